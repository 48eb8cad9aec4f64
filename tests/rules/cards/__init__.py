FINISHED = ("CG",)
"""The boxes of which every row that needs a test has one."""
