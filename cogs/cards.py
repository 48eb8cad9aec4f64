"""The card game by commands: ``/play``, ``/discard``, ``/respond``."""

from __future__ import annotations

from discord import app_commands

from bot.chat.client import DeadeyeBot
from bot.chat.replies import in_time, locale_of
from bot.games.cards.typed import (
    cards_to_discard,
    cards_to_play,
    discarded,
    played,
    responded,
    responses,
    takings,
    targets,
)
from bot.screens.typed import Suggestion
from bot.tables.look import Look
from cogs.common import AnswersCog, Interaction, in_private_too, options, said, table_choices
from rules.cards import CardsGame


class Cards(AnswersCog):
    """What *My seat* offers while cards are played, typed."""

    plays = CardsGame

    @app_commands.command(**said("play"))
    @in_private_too
    @app_commands.autocomplete(table=table_choices)
    @options("card", "target", "take", "table")
    async def play(
        self,
        interaction: Interaction,
        card: str,
        target: str | None = None,
        take: str | None = None,
        table: int | None = None,
    ) -> None:
        """Play a card, at a target and for one of its cards where it needs that: all in one, or nothing."""
        look = await self.asked(interaction, table)
        answers = played(locale_of(interaction), card, target, take)
        await in_time(interaction, self.tables.acts(look.id, interaction.user.id, answers))
        await self.show_seat(interaction, look.id)

    @play.autocomplete("card")
    async def cards_to_play(self, interaction: Interaction, current: str) -> list[Suggestion]:
        """The cards that may be played now."""
        return await self.suggest(interaction, current, cards_to_play)

    @play.autocomplete("target")
    async def targets(self, interaction: Interaction, current: str) -> list[Suggestion]:
        """The other players."""
        return await self.suggest(interaction, current, targets)

    @play.autocomplete("take")
    async def takings(self, interaction: Interaction, current: str) -> list[Suggestion]:
        """The cards of the target that has been typed."""
        target: str = interaction.namespace.target or ""

        def suggest(look: Look, locale: str, typed: str) -> list[Suggestion]:
            return takings(look, locale, target, typed)

        return await self.suggest(interaction, current, suggest)

    @app_commands.command(**said("discard"))
    @in_private_too
    @app_commands.autocomplete(table=table_choices)
    @options("table", cards="discard-cards")
    async def discard(self, interaction: Interaction, cards: str, table: int | None = None) -> None:
        """Discard cards where that is asked."""
        look = await self.asked(interaction, table)
        await self.enter(interaction, look, discarded(look, locale_of(interaction), cards))

    @discard.autocomplete("cards")
    async def cards_to_discard(self, interaction: Interaction, current: str) -> list[Suggestion]:
        """Cards of the hand."""
        return await self.suggest(interaction, current, cards_to_discard)

    @app_commands.command(**said("respond"))
    @in_private_too
    @app_commands.autocomplete(table=table_choices)
    @options("table", answer="respond-with")
    async def respond(self, interaction: Interaction, answer: str, table: int | None = None) -> None:
        """Answer out of turn."""
        look = await self.asked(interaction, table)
        await self.enter(interaction, look, responded(look, locale_of(interaction), answer))

    @respond.autocomplete("answer")
    async def responses(self, interaction: Interaction, current: str) -> list[Suggestion]:
        """What may be answered."""
        return await self.suggest(interaction, current, responses)


async def setup(bot: DeadeyeBot) -> None:
    await bot.add_cog(Cards(bot))
