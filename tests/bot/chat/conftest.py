from __future__ import annotations

from tests.places import place, poll_place, postgres, url

__all__ = ["place", "poll_place", "postgres", "url"]
