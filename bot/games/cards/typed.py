"""Cards typed as words: what ``/play``, ``/discard`` and ``/respond`` answer.

``/play`` answers up to three questions in one line: which card, at whom, and for which card of the target.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.games.cards.words import card, kind
from bot.screens.question import Choice, choices
from bot.screens.scene import Scene, called, scene
from bot.screens.typed import Suggestion, meant, offered, parse, suggestions, unlike_names
from bot.tables.errors import Refused
from bot.tables.look import Look
from bot.tables.seats import Choose
from bot.text.names import in_label, in_text, plain
from rules.cards.options import Aim, Pick, PlayCard
from rules.cards.view import CardsView
from rules.core.ask import Ask, Indices, Seat
from rules.core.errors import IllegalAnswer
from rules.core.ring import others

PLAY, TARGET, PICK = "cards.play", "cards.target", "cards.pick"
DISCARD = ("cards.discard", "hershel.cards")
RESPOND = ("cards.attacked", "cards.herd", "cards.duel", "cards.dying")


def played(locale: str, card: str, target: str | None, take: str | None) -> Sequence[Choose]:
    """The answers of one line, each to be found when its question has come."""
    chosen = [partial(_card, locale, card)]
    if target is not None:
        chosen.append(partial(_target, locale, target))
    if take is not None:
        chosen.append(partial(_take, locale, take))
    return chosen


def discarded(look: Look, locale: str, typed: str) -> Indices:
    """The cards that go."""
    _asked(look, DISCARD, "nothing-to-discard")
    return parse(look, locale, typed)


def responded(look: Look, locale: str, typed: str) -> Indices:
    """The answer out of turn."""
    _asked(look, RESPOND, "nothing-to-respond")
    return parse(look, locale, typed)


def cards_to_play(look: Look, locale: str, typed: str) -> list[Suggestion]:
    """What may be played now."""
    _asked_to_play(look)
    return suggestions(look, locale, typed)


def cards_to_discard(look: Look, locale: str, typed: str) -> list[Suggestion]:
    """Cards that go on from those already typed."""
    _asked(look, DISCARD, "nothing-to-discard")
    return suggestions(look, locale, typed)


def responses(look: Look, locale: str, typed: str) -> list[Suggestion]:
    """Answers out of turn."""
    _asked(look, RESPOND, "nothing-to-respond")
    return suggestions(look, locale, typed)


def targets(look: Look, locale: str, typed: str) -> list[Suggestion]:
    """The other players with their distance, clockwise; whether they can be the target depends on the card."""
    return offered(_around(scene(look, locale), _view(look)), typed)


def takings(look: Look, locale: str, target: str, typed: str) -> list[Suggestion]:
    """What a target has that a card could be played for."""
    s, view = scene(look, locale), _view(look)
    seat = view.seats[_seat(look, s, target)]
    hand = [(s.t("cards-option-hand", count=seat.hand), s.t("cards-hand-word"))] if seat.hand else []
    lying = [card(s.t, one) for one in seat.in_play]
    return offered([*hand, *((name, name) for name in lying)], typed)


# -- finding what was meant -----------------------------------------------------------------------------------


def _card(locale: str, typed: str, look: Look) -> Indices:
    """A card of the hand, as suggested, by its full name, or by its kind alone."""
    ask, s = _asked_to_play(look), scene(look, locale)
    word = typed.strip().casefold()
    named = [choice for choice in choices(s, ask) if isinstance(choice.option, PlayCard)]
    of_kind = [choice for choice in named if kind(s.t, choice.option.card.kind).casefold() == word]
    if of_kind:
        return _taken(of_kind[0])
    try:
        return parse(look, locale, typed)
    except Refused as refused:
        if refused.reason.key != "no-such-option":
            raise
        raise Refused("no-such-card", ("card", in_text(in_label(typed)))) from None


def _target(locale: str, typed: str, look: Look) -> Indices:
    """A player by name or by the number of the seat."""
    ask, s = _asked(look, (TARGET,), "needs-no-target"), scene(look, locale)
    seat = _seat(look, s, typed)
    found = [one for one in choices(s, ask) if isinstance(one.option, Aim) and one.option.seat == seat]
    if not found:
        raise Refused("target-yourself" if seat == look.seat else "target-out")
    return _taken(found[0])


def _take(locale: str, typed: str, look: Look) -> Indices:
    """A card in play by its name, or the hand."""
    ask, s = _asked(look, (PICK,), "nothing-to-take"), scene(look, locale)
    word = typed.strip().casefold()
    for choice in choices(s, ask):
        if isinstance(choice.option, Pick) and word in _names(s, choice.option):
            return _taken(choice)
    raise Refused("no-such-option")


def _names(s: Scene, pick: Pick) -> list[str]:
    """What a pick may be called."""
    if pick.picked is None:
        shown = s.t("cards-option-hand", count=_view(s.look).seats[pick.seat].hand)
        return [s.t("cards-hand-word").casefold(), shown.casefold()]
    return [card(s.t, pick.picked).casefold(), kind(s.t, pick.picked.kind).casefold()]


def _around(s: Scene, view: CardsView) -> list[tuple[str, str]]:
    """The other players as they are suggested, each with a value."""
    around = [view.seats[seat] for seat in others(view.living, view.seat or 0)]
    return [
        (
            s.t("cards-option-player", name=s.labels[seat.seat], distance=seat.distance, life=seat.life),
            unlike_names(seat.seat),
        )
        for seat in around
    ]


def _seat(look: Look, s: Scene, typed: str) -> Seat:
    """A seat as suggested, by the name of its player, or by its number from 1 on; one alone may be meant."""
    if (value := meant(typed, _around(s, _view(look)))) is not None:
        return int(value)
    word = plain(typed).casefold()
    found = [seat.seat for seat in look.seats if word in (str(seat.seat + 1), plain(called(s.t, seat)).casefold())]
    if len(found) > 1:
        named = (s.t("name-with-seat", name=called(s.t, look.seats[one]), seat=one + 1) for one in found)
        players = ", ".join(map(in_text, named))
        raise Refused("several-targets", ("target", in_text(in_label(typed))), ("players", players))
    if not found:
        raise Refused("no-such-target", ("target", in_text(in_label(typed))))
    return found[0]


def _asked_to_play(look: Look) -> Ask[Any]:
    """The question which card to play; whoever has chosen one has to finish that or take it back."""
    halfway = look.ask is not None and look.ask.key in (TARGET, PICK)
    return _asked(look, (PLAY,), "card-is-chosen" if halfway else "nothing-to-play")


def _asked(look: Look, keys: Sequence[str], otherwise: str) -> Ask[Any]:
    """The reader's question, if it is one of ``keys``."""
    if look.ask is None or look.ask.key not in keys:
        raise Refused(otherwise)
    return look.ask


def _taken(choice: Choice) -> Indices:
    if choice.index is None:
        assert choice.shut is not None  # noqa: S101  (whatever is not open is shut for a reason)
        raise IllegalAnswer(choice.shut)
    return (choice.index,)


def _view(look: Look) -> CardsView:
    if not isinstance(look.view, CardsView):
        raise Refused("nothing-to-play")
    return look.view
