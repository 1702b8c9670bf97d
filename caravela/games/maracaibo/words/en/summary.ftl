# What is told when a round is over. $signed is a number with its sign, $n without, $round the round that begins.

summary-vp = { $signed } VP
summary-doubloons = { $n ->
    [one] { $signed } doubloon
   *[other] { $signed } doubloons
}
summary-stolen = explorer passed
summary-new-card-shown = Project cards on display: { $names }.
summary-new-building-shown = A prestige building is open: { $names }.
summary-new-mission-placed = New missions wait at { $names }.
summary-next = { $round ->
    [2] After every round income is paid, and who is home first gets points. Titles count only at the end, each times the strength of its nation.
    [3] Two rounds are left: what you buy now still pays twice. At the end titles count, times the strength of their nations, and so do cards and prestige buildings.
   *[4] This is the last round. Then titles count times the strength of their nations, and cards, prestige buildings, income, and 3 VP for each nation in which you lead.
}
