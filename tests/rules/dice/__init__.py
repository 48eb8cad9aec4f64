FINISHED = ("DG", "WD")
"""The boxes of which every row that needs a test has one."""
