"""What measures: speed, tables under load, strength. README.md tells how."""
