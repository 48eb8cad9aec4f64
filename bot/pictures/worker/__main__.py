"""``python -m bot.pictures.worker [FONT ...]``: draws the scenes that come in, until no more can come."""

from __future__ import annotations

import logging
import os
import pickle
import signal
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

from bot.pictures.process import HEADER
from bot.pictures.scenes import Scene
from bot.pictures.worker.letters import FILES, face
from bot.pictures.worker.render import render

BEHIND = 5
"""The bot comes first where there is one processor for both."""

log = logging.getLogger(__name__)


def main(arguments: Sequence[str]) -> None:
    """Draw what comes in; stop when the bot is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    further = tuple(filter(_readable, map(Path, arguments)))
    answers = _own_output()
    for file in FILES.values():
        face(file)
    _send(answers, True, b"")
    for scene in _scenes(sys.stdin.buffer):
        _send(answers, *_drawn(scene, further))


def _own_output() -> BinaryIO:
    """The way to the bot; whatever else prints something goes to where errors go."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


def _readable(file: Path) -> bool:
    try:
        return bool(face(file).widths)
    except Exception as error:
        log.warning("%s is no font that can be used: %s", file, error)
        return False


def _scenes(requests: BinaryIO) -> Iterator[Scene]:
    while len(header := requests.read(HEADER.size)) == HEADER.size:
        yield pickle.loads(requests.read(HEADER.unpack(header)[1]))  # noqa: S301  from the bot itself


def _drawn(scene: Scene, further: tuple[Path, ...]) -> tuple[bool, bytes]:
    try:
        return True, render(scene, further)
    except Exception as error:
        return False, f"{type(error).__name__}: {error}".encode()


def _send(answers: BinaryIO, well: bool, body: bytes) -> None:
    answers.write(HEADER.pack(well, len(body)) + body)
    answers.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
