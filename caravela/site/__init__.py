"""Caravela without a server: the same pages, and in a worker of the browser the same tables."""
