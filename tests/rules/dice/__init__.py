FINISHED = ("DG", "WD", *(f"OS{n or ''}" for n in range(6)), *(f"UA{n or ''}" for n in range(6)))
"""The boxes of which every row that needs a test has one."""
