# What the pages of a table say in another way at Santa Maria: years are its rounds, and points are points.

years-title = Year { $n }
years-before = Before the first year
years-always-of = { $option }, and don’t ask me again this year
years-orders = Answered by itself this year: { $options }.
years-keys-always = the same answer for the rest of the year
years-back = One year back ([)
years-on = One year on (])
years-go = Go to a year
years-keys = one year back, on
points-short = pts
