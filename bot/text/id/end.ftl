end-title = { $headline } · meja { $table } · { $turns } giliran, { $minutes } menit
end-winner = 🏆 { $name } — { $was }
end-other = ▫️ { $name } — { $was }
end-fairness = -# Seed undian ditetapkan sejak awal dengan SHA-256 `{ $commitment }`; seed-nya `{ $seed }` (cara memeriksanya ada di /adil).

void-nobody-left = semua pemain sudah pergi.
void-lobby-closed = tidak dimulai tepat waktu.
void-ended-by-host = diakhiri oleh tuan rumah.
void-ended-by-moderator = diakhiri oleh moderator.
void-channel-deleted = kanalnya sudah tidak ada.
void-channel-lost = kanalnya tidak terjangkau selama sehari.
void-bot-removed = Deadeye dikeluarkan dari server.
void-rematch-made = tanding ulangnya sudah ada.
