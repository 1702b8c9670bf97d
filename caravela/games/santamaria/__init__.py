"""Santa Maria. The rules are book/rules.md, clause by clause."""
