# Learning: how to play, the guided first game, the teacher at the table.

web-learn = How to play
web-learn-of = How to play { $game }
web-learn-guided = Learn by playing
web-learn-guided-of = Learn { $game } by playing
web-learn-none = This game has no page on how it is played; its rules tell it.
web-learn-rules = All the rules
web-learn-picture = From the guided game: { $title }
web-teach-step = Step { $number } of { $of }
web-teach-close = I see
web-teach-off = No more explanations
web-teach-off-told = The teacher keeps silent. “Settings” calls it back.
web-set-teacher = The teacher explains what is asked for the first time
web-set-teacher-about = Two sentences, once in your life for every question; “?” at the table says them again.
web-set-taught = Explain everything again

web-legend = Legend
web-legend-of = Legend of { $game }
web-legend-none = This game has no legend.
web-legend-pieces = Pieces
web-legend-goods = Goods
web-legend-worth = Money and points
web-legend-places = Places, cards, deeds
web-legend-signs = Signs
web-keys-legend = what the pieces and icons mean
