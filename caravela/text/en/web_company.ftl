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

## Talking at the table

web-talk = Talk
web-talk-unread = Talk ({ $n } new)
web-talk-say = Say
web-talk-text = Say something to the table
web-talk-mute = Mute
web-new-talk = Talk at the table
web-new-talk-about = The phrases are ready-made, and everybody reads them in their own language. Words could also tell what the rules hide.
web-new-talk-all = Anything
web-new-talk-phrases = Ready-made phrases only
web-new-talk-none = Nothing
web-phrase-hello = Hello
web-phrase-good-luck = Good luck to all
web-phrase-well-played = Well played
web-phrase-thanks = Thank you
web-phrase-sorry = Sorry
web-phrase-thinking = I need a moment
web-phrase-back-soon = Back soon
web-phrase-your-turn = Whose turn is it?
web-phrase-good-game = Good game
web-phrase-again = Another one?

talk-off = At this table nothing is said, as whoever made it has chosen.
talk-phrases = At this table only the ready-made phrases are said, as whoever made it has chosen.
talk-long = This is too long to be said at once; at most { $most } characters are allowed.
talk-empty = There is nothing to say in this.
talk-too-much = You have said a lot in a short time; wait a moment.

## Open tables

web-nav-open = Open tables
web-open-about = Tables on this server at which anybody may sit down or look on.
web-open-none = No table is open to everybody just now.
web-open-none-hint = Set one up, invite somebody by link, and offer the free seats to everybody.
web-open-seats = Free seats
web-open-watch = To watch
web-open-sit = Sit down here
web-open-sit-of = Take seat { $n }: { $table }
web-open-look = Look on
web-open-host = set up by { $host }
web-new-offered = Offer the free seats to everybody on this server
web-new-watchable = Anybody on this server may watch

open-not = This table is not open to everybody; ask for an invitation.
open-seated = You have a seat at this table already.

## History and ratings

web-nav-history = History
web-history-about = The games that you have finished here, and how you have done.
web-history-none = No finished game yet.
web-history-games = Finished games
web-history-statistics = How you have done
web-history-ratings = Ratings on this server
web-history-ratings-about = Only tables marked as rated count, and only people. Everybody begins at 1000; the number is cautious, so it rises with every game that tells more.
web-history-ratings-none = Nobody has finished a rated game of { $game } here yet.
web-history-game = Game
web-history-seats = Players
web-history-against = Against
web-history-played = Played
web-history-won = Won
web-history-mean = Points on average
web-history-best = Most points
web-history-place = Place
web-history-name = Name
web-history-rating = Rating
web-history-few = few games yet
web-history-alone = nobody
web-history-people = people
web-history-length = { $moves } moves in { $time }
web-history-winner = won
web-history-gave-up = gave up
web-history-minutes = { $n } min
web-history-hours = { $n } h
web-history-days = { $n } days
web-rated = Rated
web-new-rated = Rated
web-new-rated-about = The result counts for everybody’s rating, and everybody on this server can read the names. For people alone; who leaves the seat to a bot comes last.

rated-people = A rated table is for people alone, each at a browser of their own, and not for campaigns.
ask-back-rated = Something has come to light since then, and at a rated table that cannot be taken back.

## Notices without a page

web-set-push = Notify this device even when Caravela is closed
web-set-push-about = When a table waits for you. The notice goes through the push service of your browser, sealed so that only this browser can read it.
web-push-missing = This browser has no notices without a page, or Caravela is not reached over https.
web-push-failed = The push service of this browser does not answer; try again later.
push-address = Notices for a browser go over https alone.
push-keys = The keys of this browser cannot be used for notices.
