# Company: the waiting room, and what people at a table agree on.

## The waiting room

web-agreed = What is played
web-room-bot = A bot instead
web-room-bot-text = A bot plays this seat, and nobody can take it any more. The game begins when every seat is taken.
web-room-bot-go = Let a bot play
web-room-cancel = Call the table off
web-room-cancel-text = The game does not take place. Whoever has sat down already is told so.
web-room-keep = Keep the table
web-room-cancelled = The table was called off before the game began.
web-table-cancelled = called off

room-begun = The game has begun, or the table was called off already.
room-cancelled = This table was called off before the game began; ask for another invitation.

## What people at a table agree on. $who is a player.

web-menu-back = Ask to take back
web-menu-back-text = Your last move and all that came later are taken back, if everybody at the table agrees. Luck stays as it was: the same move brings the same draw.
web-menu-concede = Give up
web-menu-concede-text = If everybody at the table agrees, the game ends here and you come last; the others are ranked by the points they have now.
web-menu-abandon = Abandon the game
web-menu-abandon-text = If everybody at the table agrees, the game ends here and nobody has won.
web-ask-abandon = { $who } asks to abandon the game: it would end here, and nobody would have won.
web-ask-concede = { $who } gives up: the game would end here, with { $who } in the last place and the others ranked by the points they have now.
web-ask-back = { $who } asks to take back everything from move { $move } on.
web-ask-back-uncovered = Something has come to light since then, and nobody can forget it: agree only if that is fine with you.
web-ask-waits = Not answered yet: { $players }.
web-ask-agree = I agree
web-ask-decline = No
web-ask-withdraw = Withdraw
# In the log.
web-back-taken = { $player } takes back, as everybody has agreed (moves: { $n }).
web-back-uncovered = Something had come to light meanwhile.
# How a game has ended.
web-ended-abandoned = The game was abandoned by agreement; nobody has won.
web-ended-conceded = { $who } has given up.
web-notice-asked = At “{ $table }” you are asked for your consent. { $status }

ask-standing = Something is being asked for already; answer that first.
ask-nothing = Nothing is being asked for any more.
ask-campaign = The games of a campaign build on each other, so each is played to its end.
ask-alone = Who plays alone can abandon the game.
ask-back-often = At this table moves were taken back by agreement { $most } times, which is as often as it goes.

## My list of tables, addresses

web-table-remove = Remove from my list
web-table-removed = The table is no longer in your list; nothing of it is lost.
web-table-put-back = Put back
web-table-back = The table is in your list again.
web-tables-removed = Removed from my list
web-tables-removed-none = Nothing was removed.
table-remove-others = Others play here with you; leave your seat to a bot or agree to abandon the game first, and call off a table that has not begun.
web-nowhere = There is nothing here
web-nowhere-about = This address leads nowhere. Perhaps it was not copied completely.
