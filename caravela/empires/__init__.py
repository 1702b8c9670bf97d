"""Empires: Age of Discovery, and its first edition Age of Empires III. The rules are docs/rules/empires.md, clause by clause."""
