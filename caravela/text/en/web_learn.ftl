# Learning: how to play, the guided first game, the teacher at the table.

web-learn = How to play
web-learn-of = How to play { $game }
web-learn-guided = Learn by playing
web-learn-guided-of = Learn { $game } by playing
web-learn-new = New to you? A teacher leads you through a first game, step by step.
web-learn-read = How to play (3 minutes to read)
web-learn-icons = Pieces and icons
web-learn-none = This game has no page on how it is played; its rules tell it.
web-learn-rules = All the rules
web-learn-picture = From the guided game: { $title }
web-teach-step = Step { $number } of { $of }
web-teach-part = Step { $number } of { $of } · move { $part } of { $parts }
web-teach-now = Now: { $option }.
web-teach-meanwhile = Meanwhile: { $deeds }
web-teach-you = This is you: all that has this colour is yours.
web-teach-number = The number beside a name, with an hourglass, is what that player would have if the game ended now; it falls when something is spent that would count.
web-teach-begin = Go on to step { $number }
web-teach-hide = Hide
web-teach-overview = Overview
web-teach-again = Show step { $number } again
web-teach-question = What is asked here?
# Who gives no name is called so: it must read as a name in every sentence of the log.
learn-you = Alex
web-learn-name = What shall we call you?
web-learn-begin = Begin
web-teach-off = No more explanations
web-teach-off-told = The teacher keeps silent. “Settings” calls it back.
web-set-teacher = The teacher explains what is asked for the first time
web-set-teacher-about = Two sentences, once in your life for every question; “?” at the table says them again.
web-set-taught = Explain everything again

web-legend = Legend
web-legend-none = This game has no legend.
web-legend-pieces = Pieces
web-legend-goods = Goods
web-legend-worth = Money and points
web-legend-places = Places, cards, deeds
web-legend-signs = Signs
web-keys-legend = what the pieces and icons mean

web-summary = Summary of the last round
web-summary-of = { $title } is over
web-summary-new = New
web-summary-next = What scores next
web-summary-now = { $n ->
    [one] { $n } point if the game ended now
   *[other] { $n } points if the game ended now
}
web-summary-lesson = Close this, and the lesson goes on.
web-summary-none = No round is over yet.
web-summary-off = No more summaries
web-summary-off-told = Rounds are no longer told by themselves; the key “e” still tells them.
web-set-rounds = Tell what a round has brought when it is over
web-set-rounds-about = Who gained what and why, what is new, and what scores next; the key “e” at the table tells it again.
web-keys-summary = what the last round has brought
web-no-round = There is no round { $round } in this game.
