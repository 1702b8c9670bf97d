# Campagne sul web: la pagina di una campagna e la prossima partita.

campaign-unknown = Non c’è una campagna con questo indirizzo.
campaign-no-role = Non hai giocato a nessun tavolo di questa campagna; chiedi un invito a chi la gioca.
campaign-game-there = La prossima partita di questa campagna è già sul tavolo.

web-campaign = Campagna
web-campaigns = Campagne
web-campaign-name = Nome della campagna
web-campaign-game = Partita { $n }
web-campaign-games = Partite
web-campaign-number = Partite: { $n }
web-campaign-story = La storia fin qui
web-campaign-unread = Non si è ancora letto nulla.
web-campaign-standing = A che punto è
web-campaign-next = Prossima partita
web-campaign-seats = Prossima partita con altri posti
web-campaign-seats-title = Prossima partita: { $name }
web-campaign-seats-about = Quello che l’ultima partita ha lasciato è di nuovo sul tavolo. Chi gioca può cambiare da una partita all’altra.
web-campaign-again = { $name } di nuovo
web-campaign-open = La prossima partita aspetta chi gioca.
web-campaign-playing = C’è una partita in corso.
web-campaign-between = La prossima partita può cominciare.
web-campaign-over = La campagna è finita.
web-campaign-go = Al tavolo
web-campaign-new = Nuova campagna
web-campaign-file = Salva come file
web-campaign-file-part = La partita in corso resta fuori dal file, perché contiene ciò che gli altri non devono sapere.
web-campaign-won = ha vinto
web-campaign-page = Alla campagna
web-campaign-made = La prossima partita della campagna è sul tavolo.
web-story-read = Storia
web-story-none = Non c’è ancora nulla da leggere.
