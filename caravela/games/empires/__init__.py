"""Empires: Age of Discovery, and its first edition Age of Empires III. The rules are book/rules.md, clause by clause."""
