end-title = { $headline } · mesa { $table } · { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}, { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}
end-winner = 🏆 { $name } — { $was }
end-other = ▫️ { $name } — { $was }
end-fairness = -# El azar quedó fijado con el SHA-256 `{ $commitment }`; la semilla es `{ $seed }` (/azar explica cómo comprobarlo).

void-nobody-left = se fue todo el mundo.
void-lobby-closed = no empezó a tiempo.
void-ended-by-host = la terminó quien la dirigía.
void-ended-by-moderator = la terminó alguien de moderación.
void-channel-deleted = su canal ya no existe.
void-channel-lost = no se pudo llegar a su canal durante un día.
void-bot-removed = se expulsó a Deadeye del servidor.
void-rematch-made = ya había una revancha.
