"""The command line: play, replay, verify, rules, data, bench, arena."""
