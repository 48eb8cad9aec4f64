"""What talks to Discord: presses, messages, private messages, names of commands."""
