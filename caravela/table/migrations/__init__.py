"""How the database came to its present shape, revision by revision. A server brings its database to the last one when it starts.

A change of schema.py needs a new module in versions/ that makes the same change; a released one is never edited.
"""
