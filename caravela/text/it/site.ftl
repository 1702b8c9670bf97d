# Che cosa si dice dove non c’è un server.

site-loading = Caravela si sta caricando…
site-elsewhere = Caravela è aperta in un’altra scheda. Chiudila là, e continua qui.
site-old-browser = Questo browser non può eseguire Caravela: è troppo vecchio, o l’indirizzo non comincia con https.
site-denied = Questo browser non permette a Caravela di conservare nulla, quindi la prossima volta nessuna partita sarebbe qui. Consenti a questo sito di salvare dati e ricarica la pagina.
site-failed = Non è stato possibile caricare Caravela, o si è fermata. Ricarica questa pagina; le tue partite sono conservate.
site-not-kept = Il browser non è riuscito a conservare l’ultima cosa fatta; probabilmente non ha più spazio. Appena c’è spazio, la partita continua.
site-needs-server = Per questo serve un server: porta la registrazione della partita su uno, il cui ingresso la importa.
