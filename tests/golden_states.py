"""Stored states of every layout there has been, as ``tests/golden/<game>-<schema>.json``.

After raising the ``schema`` of a game's state: ``python -m tests.golden_states <game>`` adds the file of the new
layout. The files of older layouts are never written again: people's games are stored like that.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from bot.storage.codec import Codec
from rules.core.game import AnyGame
from rules.games import GAMES
from tests.playing import deal, to_the_end
from tests.poll import POLL

FOLDER = Path(__file__).with_name("golden")
ALL: tuple[AnyGame, ...] = (*GAMES.values(), POLL)


def golden(game: AnyGame, schema: int) -> Path:
    """Where the state of one layout is kept."""
    return FOLDER / f"{game.key}-{schema}.json"


def write(game: AnyGame) -> Path:
    """Keep a state of a game's present layout: of a whole game, the one that has most to tell."""
    path, codec = golden(game, game.state_type.schema), Codec(game)
    played = to_the_end(deal(game, game.players.start), random.Random(1))
    fullest = max((codec.dump_state(session.state) for session in played), key=len)
    path.write_text(fullest + "\n", encoding="utf-8")
    return path


if __name__ == "__main__":
    for game in ALL:
        if game.key in sys.argv[1:]:
            print(write(game))  # noqa: T201
