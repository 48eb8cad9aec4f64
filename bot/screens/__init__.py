"""What the messages of every table share: texts in reading order, then controls.

Each function makes a fresh view from a look, a language and nothing else.
"""
