"""How the database got to its present form, one module a step."""
