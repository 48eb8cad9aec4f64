"""Every colour that a drawing or a picture may have, by what it is for."""

from __future__ import annotations

INK = "#2A1F1A"
PAPER, PAPER_DIM, PAPER_DARK = "#F7ECD4", "#E2CFA5", "#CBB383"
RED, RED_DARK = "#CC3A2B", "#97261C"
AMBER, AMBER_DARK = "#EBA92B", "#B87812"
TEAL, TEAL_DARK = "#2F8572", "#1F5A4E"
BLUE, BLUE_DARK = "#2F6FA8", "#1F4C77"
GREEN, GREEN_DARK = "#6E9E3A", "#466921"
VIOLET = "#6D4C9A"
BRASS, WOOD = "#C8963E", "#8A5A33"
STEEL, STEEL_LIGHT, SILVER = "#7D8894", "#B4BDC6", "#D7DCE0"
WHITE, MUTE = "#FFFFFF", "#8A8F98"

PLAIN = frozenset({
    *(INK, PAPER, PAPER_DIM, PAPER_DARK, RED, RED_DARK, AMBER, AMBER_DARK, TEAL, TEAL_DARK, BLUE, BLUE_DARK),
    *(GREEN, GREEN_DARK, VIOLET, BRASS, WOOD, STEEL, STEEL_LIGHT, SILVER, WHITE, MUTE),
})  # fmt: skip
"""What most drawings are made of."""
TILES = frozenset({
    *("#453B3A", "#221B1A", "#8C8480"),  # black dice: fill, shade, edge
    *("#F4C534", "#C79718", "#EE7E24", "#B9570C", "#8F2218", "#3B82C4", "#22568A"),  # dice of the exploring game
    *("#F0B08C", "#C97F58"),  # the Loudmouth
    "#A9D3EC",  # the Coward, whose shade is the blue die's fill
})  # fmt: skip
"""Fills and shades of dice that are told apart by their colour."""
THINGS = frozenset({
    *("#D9A47A", "#E8B98C"),  # faces and hands
    *("#8FA86A", "#55812B", "#B8D84A"),  # what is rotten, the back of a Boneyard card, contagion
    *("#5A4034", "#574A44"),  # hats
    *("#C58A4E", "#C9743B"),  # shafts of arrows, copper
    *("#F2A79E", "#EB6A5B", "#FF6B57", "#E9F1F4"),  # glints, lit sides, what is crossed out, ghosts
})  # fmt: skip
"""What single things need beside."""
DRAWN_WITH = PLAIN | TILES | THINGS
