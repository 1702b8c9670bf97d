# Campaigns on the web: the page of a campaign, and the next game.

campaign-unknown = There is no campaign with this address.
campaign-no-role = You have played at no table of this campaign; ask its players for an invitation.
campaign-game-there = The next game of this campaign is on the table already.

web-campaign = Campaign
web-campaigns = Campaigns
web-campaign-name = Name of the campaign
web-campaign-game = Game { $n }
web-campaign-games = Games
web-campaign-number = Games: { $n }
web-campaign-story = The story so far
web-campaign-unread = Nothing has been read yet.
web-campaign-standing = How it stands
web-campaign-next = Next game
web-campaign-seats = Next game with other seats
web-campaign-seats-title = Next game: { $name }
web-campaign-seats-about = What the last game has left is on the table again. Who plays may change from game to game.
web-campaign-again = { $name } again
web-campaign-open = The next game waits for its players.
web-campaign-playing = A game is in progress.
web-campaign-between = The next game can begin.
web-campaign-over = The campaign has ended.
web-campaign-go = To the table
web-campaign-new = New campaign
web-campaign-file = Save as a file
web-campaign-file-part = The game in progress is left out of the file, because it holds what the others must not know.
web-campaign-won = winner
web-campaign-page = To the campaign
web-campaign-made = The next game of the campaign is on the table.
web-story-read = Story
web-story-none = There is nothing to read yet.
