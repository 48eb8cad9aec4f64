"""Views and events become messages and components."""
