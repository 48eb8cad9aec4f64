"""The keys of messages that the card game puts together when it says them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.games.cards.asks import PICTURES
from bot.games.cards.screen import HELP, TOPICS
from rules.cards import CARDS
from rules.cards.places import HATCHET
from rules.cards.state import Phase, Role
from rules.cards.turn import CHECKS

DRAWS = (*CHECKS, "riot-gear")
"""What a card may be turned up for."""
ASKED = (
    *("cards-play", "cards-target", "cards-pick", "cards-supplies", "cards-discard"),
    *("cards-attacked", "cards-herd", "cards-duel", "cards-dying"),
    *(f"ezekiel-{check}" for check in DRAWS),
    *("hershel-cards", "eugene-put-back", "glenn-draw", "negan-draw"),
)
ENDS = ("order-restored", "leader-eliminated", "loner-alone")
COMPOSED: Mapping[str, Iterable[str]] = {
    "cards-ability-": CARDS.edition.characters,
    "cards-most-": ("attacks", "cancelled", "healed", "lost"),
    "cards-needs-": Role,
    "cards-fall-": ("survivor", "savior", "loner"),
    "cards-about-": CARDS.edition.kinds,
    "cards-act-": Phase,
    "cards-ask-": ASKED,
    "cards-badge-": Role,
    "cards-emoji-": (*CARDS.edition.kinds, HATCHET),
    "cards-effect-": CARDS.edition.kinds,
    "cards-for-": ("reward", "penalty", "eliminated", "replaced"),
    "cards-goal-": Role,
    "cards-help-": (*HELP, *TOPICS),
    "cards-kind-": (*CARDS.edition.kinds, HATCHET),
    "cards-name-": CARDS.edition.characters,
    "cards-option-": PICTURES,
    "cards-outcome-": DRAWS,
    "cards-role-": Role,
    "cards-status-": Phase,
    "cards-title-": TOPICS,
    "cards-why-": ENDS,
    "cards-won-": ENDS,
}
