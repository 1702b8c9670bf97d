"""Santa Maria. The rules are docs/rules/santamaria.md, clause by clause."""
