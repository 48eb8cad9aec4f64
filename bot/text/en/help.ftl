help-title = ## { $title }: how to play
help-cast = **Who is who here.**
help-play = **Using Deadeye.** Press the buttons under the table, or type: /choose answers any question, /table shows the table at the bottom again.
help-seat = **My seat** shows who you are, what you play for and what you may do now, to you alone. There you can also hand your seat over or leave.
help-bots = **Time.** Every question has a deadline and one reminder. When time runs out, Deadeye makes the neutral choice; after several times a bot plays your seat until you take it back. Leaving for good counts as a loss.
help-rated = **Rating.** Every finished game counts as played. It is rated when at least three seats were held by different people from the deal to the end: all winners against all losers, or, where everybody plays alone, one place against the other; bots count with the rating of a newcomer. What some win the others lose, so equally good people stay around 1500. Draws and tables that were closed are not rated.
help-fair = **Fair luck.** A fingerprint of the seed of every roll and shuffle is published before the first one, the seed itself at the end; /fair explains how to check. /rules looks up any rule.

odds-title = ### 📊 Odds · { $title }

story-deal = What happened · the deal
story-turn = Turn { $turn } of { $turns } · { $name }{ $more ->
    [yes] , continued
   *[no] {""}
}
story-line = { $number }\. { $sentence }
story-why-menu = Why? Choose a line
story-why = **Why { $number }?** { $sentence }
story-base-game = the base game
story-another-rule = another rule
story-before = ‹ { $turn ->
    [0] The deal
   *[other] Turn { $turn }
}
story-after = Turn { $turn } ›
story-own = My last

fair-title = ### Fair luck · { $title }
fair-commitment = Before the lobby opened, Deadeye drew a secret seed of 32 bytes and published its SHA-256: `{ $commitment }`
fair-hidden = The seed stays secret until this table has ended, since whoever has it knows every roll and shuffle to come.
fair-seed = The seed: `{ $seed }`
fair-how = **How to check.** First: SHA-256 of the seed's bytes must be the fingerprint above. Then draw number *k* (counted from 0 over the whole table, the deal included) with *n* possible outcomes: x is HMAC-SHA256 with the seed as key and the text `deadeye/1 k a` as message, read as a big-endian number; start with a = 0, and take the next a as long as x is not below 2^256 − (2^256 mod n). The outcome is x mod n. Once the table has ended, /fair gives a list of k, n and outcome for every draw.
fair-proves = **What this proves:** every roll and shuffle was fixed before anybody sat down, and nobody has changed one since.
fair-proves-not = **What it does not prove:** that whoever runs Deadeye has not looked at the seed, or has not thrown a table away before it opened.

rules-nothing = Nothing found. Try a character, a card, a symbol such as beer, or a rule such as DG-ARROW-1.
rules-of-game = { $title } · { $game }
rules-others = Also found:
rules-row = **{ $id }** { $rule }
rules-ruling = -# { $ruling }
