"""What a reader is told when nothing came of a press or a command."""

from __future__ import annotations

import logging
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.chat.panels import Panels
from bot.chat.replies import (
    TOO_LATE,
    UNSENT,
    code_of,
    headed,
    in_private,
    locale_of,
    reason_of,
    reason_text,
    saying,
    show,
    tell,
    whisper,
)
from bot.chat.which_table import WhichTable
from bot.screens.controls import Interaction, Press
from bot.screens.which import which_table
from bot.storage.away import StoreAway
from bot.storage.repository import TableId
from rules.core.errors import Reason
from rules.core.session import MOVED_ON

MALFORMED = 50035
"""What Deadeye sent was no message: a fault of its own."""

log = logging.getLogger(__name__)


class Failures:
    """Answers interactions that have failed; never raises."""

    def __init__(self, panels: Panels) -> None:
        self._panels = panels

    async def of_press(self, press: Interaction, error: Exception, control: Press[Any]) -> None:
        """Tell why nothing came of a press; who is too late for a question also sees how things stand."""
        reason, where = reason_of(error), control.custom_id
        if control.of_question and reason is not None and reason.key == MOVED_ON.key:
            await self._answer(press, error, where, stands=control.table)
        else:
            await self._answer(press, error, where)

    async def of_command(self, interaction: Interaction, error: Exception, where: str) -> None:
        """Tell why nothing came of a command."""
        await self._answer(interaction, error, where)

    async def _answer(
        self, interaction: Interaction, error: Exception, where: str, stands: TableId | None = None
    ) -> None:
        try:
            if (reason := reason_of(error)) is not None:
                await self._refuse(interaction, reason, stands)
            else:
                await self._explain(interaction, error, where)
        except UNSENT as unheard:
            log.info("%s could not be answered (%s)", where, unheard)

    async def _explain(self, interaction: Interaction, error: Exception, where: str) -> None:
        if isinstance(error, WhichTable):
            await whisper(interaction, which_table(error.lines, error.button, locale_of(interaction)))
        elif isinstance(error, app_commands.CommandSignatureMismatch):
            await tell(interaction, "error-commands-changed")
        elif isinstance(error, StoreAway):
            log.warning("%s: the database is away; nothing was changed", where)
            await tell(interaction, "error-database-away")
        elif code_of(error) in TOO_LATE:
            log.info("%s was answered too late; what it did stands", where)
        elif isinstance(error, discord.HTTPException | aiohttp.ClientError) and code_of(error) != MALFORMED:
            log.warning("%s: %s", where, error)
            await tell(interaction, "error-refused-by-discord")
        else:
            log.error("%s failed; nothing is lost", where, exc_info=error)
            await tell(interaction, "error-fault")

    async def _refuse(self, interaction: Interaction, reason: Reason, stands: TableId | None) -> None:
        text = reason_text(reason, locale_of(interaction))
        if stands is None:
            await whisper(interaction, saying(text))
            return
        view = headed(text, await self._panels.of(interaction, stands))
        if in_private(interaction):
            await show(interaction, view)
        else:
            await whisper(interaction, view)
