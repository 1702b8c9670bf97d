# What the pages of a table say in another way at Empires: in some languages its rounds have a name of their own.

rounds-title = Round { $n }
rounds-before = Before the first round
rounds-always-of = { $option }, and don’t ask me again this round
rounds-orders = Answered by itself this round: { $options }.
rounds-keys-always = the same answer for the rest of the round
rounds-back = One round back ([)
rounds-on = One round on (])
rounds-go = Go to a round
rounds-keys = one round back, on
