end-winners = { DRAWN("cup", "🏆") } { $names }
end-won = { $who }, kamu menang.
end-lost = { $who }, kamu kalah.
end-lost-why = { $who }, kamu kalah: { $why }.
end-won-together = Menang: { $names }
end-lost-together = Kalah: { $names }
end-drawn = { $names }: tidak ada yang menang.
end-winner = { DRAWN("cup", "🏆") } { $name } — { $was }
end-other = ▫️ { $name } — { $was }
end-last = **Giliran { $turn }** { $told }
end-rated = **Masuk rating**
end-not-rated = **Tidak masuk rating** { $why ->
    [draw] tidak ada yang menang
    [one] hanya satu orang
    [two] hanya dua orang
   *[few] kurang dari tiga orang bermain dari awal sampai akhir
}
end-foot = meja { $table } · { $turns } giliran, { $minutes } mnt · /adil
course-seat = { $number }. { $name }, { $was }{ $won ->
    [yes] , menang
   *[no] {""}
}: { $start } di awal
course-step = , { $value } setelah giliran { $turn }

void-nobody-left = semua pemain sudah pergi.
void-lobby-closed = tidak dimulai tepat waktu.
void-ended-by-host = diakhiri oleh tuan rumah.
void-ended-by-moderator = diakhiri oleh moderator.
void-channel-deleted = kanalnya sudah tidak ada.
void-channel-lost = kanalnya tidak terjangkau selama sehari.
void-bot-removed = Deadeye dikeluarkan dari server.
void-rematch-made = tanding ulangnya sudah ada.
