"""A Discord of the project's own: REST and gateway on the loopback address, with faults that can be switched on.

It is as strict as the real one where Deadeye has to do with it: three seconds for an answer, fifteen minutes for
a token, one acknowledgement, limits of components and texts, permissions, archived threads, nonces, shards.
"""

from tests.process.local_discord.faults import Fault
from tests.process.local_discord.payloads import Json, live_ids, parts, words
from tests.process.local_discord.server import LocalDiscord, running
from tests.process.local_discord.world import Interaction, World

__all__ = ["Fault", "Interaction", "Json", "LocalDiscord", "World", "live_ids", "parts", "running", "words"]
