"""Leaderboards, and one person's games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from discord import ui

from bot.screens.controls import PageButton
from bot.screens.game import screen_of, words_of
from bot.screens.sheet import Sheet, first_that_fit
from bot.storage.repository import Board, BoardLine, Tally
from bot.text import Words, words
from bot.text.names import in_text
from rules.games import GAMES

ANY = "any"
"""Stands for all games in the id of a page."""


def board(found: Board, locale: str, *, game: str | None, period: str) -> ui.LayoutView:
    """A page of a server's leaderboard; ``period`` is ``all`` or ``month``."""
    t = words(locale)
    heading = t("board-title", game=_game(t, game), period=t(f"period-{period}"))
    sheet = Sheet().text(heading, t("board-page", page=found.page, pages=found.pages, people=found.people))
    lines = [_line(t, line) for line in found.lines]
    sheet.text(*lines) if lines else sheet.text(t("board-empty"))
    if found.mine is not None:
        sheet.text(t("board-mine", line=_line(t, found.mine)))
    sheet.text(t(f"board-order-{period}"))
    return sheet.row(*_buttons(t, found, game, period)).view()


def stats(tallies: Sequence[Tally], locale: str, name: str) -> ui.LayoutView:
    """A person's games in a server, by what they were there."""
    t = words(locale)
    sheet = Sheet().text(t("stats-title", name=in_text(name)))
    if not tallies:
        return sheet.text(t("stats-none")).view()
    for tally in tallies:
        sheet.text(*first_that_fit(_tally(t, tally), sheet.room))
    return sheet.view()


def _game(t: Words, game: str | None) -> str:
    return t("game-all") if game is None else t(f"game-{game}")


def _line(t: Words, line: BoardLine) -> str:
    name = in_text(line.name or t("former-player"))
    counts = {"rank": line.rank, "wins": line.wins, "games": line.games}
    if line.rating is None:
        return t("board-line", name=name, **counts)
    return t("board-line-rated", name=name, rating=str(round(line.rating)), **counts)


def _buttons(t: Words, found: Board, game: str | None, period: str) -> Iterator[PageButton]:
    """Turn the page; the other period; the other games."""
    key = game or ANY
    if found.page > 1:
        yield PageButton("board", key, period, found.page - 1, label=t("button-previous"), emoji="◀️")
    if found.page < found.pages:
        yield PageButton("board", key, period, found.page + 1, label=t("button-next"), emoji="▶️")
    other = "all" if period == "month" else "month"
    yield PageButton("board", key, other, 1, label=t(f"button-board-{other}"))
    if game is not None:
        yield PageButton("board", ANY, period, 1, label=t("button-board-games"))
        return
    for one in GAMES:
        yield PageButton("board", one, period, 1, label=t(f"game-{one}"))


def _tally(t: Words, tally: Tally) -> Iterator[str]:
    counts = {"games": tally.games, "wins": tally.wins}
    yield t("stats-game", game=t(f"game-{tally.game}"), **counts)
    yield t("stats-unrated") if tally.rating is None else t("stats-rating", rating=str(round(tally.rating)))
    for kind in screen_of(tally.game).traits:
        if by := tally.by.get(kind):
            yield t(f"stats-by-{kind}", all=_by(t, tally.game, kind, by))


def _by(t: Words, game: str, kind: str, by: Mapping[str, tuple[int, int]]) -> str:
    """Most played first."""
    trait, own = screen_of(game).trait, words_of(game, t.locale)
    order = sorted(by.items(), key=lambda item: (-item[1][0], item[0]))
    return " · ".join(
        t("stats-one", what=trait(own, kind, key), wins=wins, games=games) for key, (games, wins) in order
    )
