"""Draws scenes, in a process of its own: the renderer holds Python's lock for as long as a picture takes."""
