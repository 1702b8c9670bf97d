# Learning: how to play, the guided first game, the teacher at the table.

web-learn = How to play
web-learn-of = How to play { $game }
web-learn-guided = Learn by playing
web-learn-guided-of = Learn { $game } by playing
web-learn-none = This game has no page on how it is played; its rules tell it.
web-learn-rules = All the rules
web-learn-picture = From the guided game: { $title }
