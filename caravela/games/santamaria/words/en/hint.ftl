# What a hint calls the numbers that bots weigh (judgement/features.py).

feature-points = points if the game ended now
feature-gained = points that are safe
feature-deed = the rest of this action
feature-settlers = settlers in developed rows and columns
feature-bishops = what the bishops ask for
feature-coins = coins
feature-goods = resources in storage
feature-tile = the best tile that you can pay for
feature-faith = the way to the next monk
feature-conquest = the conquistador track this year
feature-income = income from shipments
feature-sets = sets in the harbour
feature-plan = the rest of this year
feature-engine = what your colony brings in the years to come
feature-expansion = the tile that is being placed
feature-scholars = scholars
feature-holes = single empty cells
