"""Maracaibo. The rules are book/rules.md, clause by clause."""
