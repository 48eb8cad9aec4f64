"""Pure rules: no Discord, no database, no clock, no event loop."""
