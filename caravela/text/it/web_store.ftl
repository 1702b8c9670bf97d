# Dove si conservano i tavoli: che cosa si dice quando il database o un link non si può usare.

store-address = Caravela non conserva tavoli a un indirizzo che comincia con «{ $kind }://», oppure l’indirizzo è incompleto; indica il nome di un file o un indirizzo come postgresql://utente@server/database.
store-no-folder = La cartella { $folder } per il database non esiste; creala o scegline un’altra.
store-unusable = Non è stato possibile aprire il database { $name }: { $error }.
store-not-one = Il file { $name } non è un database o è danneggiato; scegli un altro file.
store-foreign = Il database { $name } contiene i dati di un altro programma; scegline un altro.
store-newer = Il database { $name } è stato scritto da una versione più recente di Caravela; usa quella versione o scegli un altro database.
store-silent = Il database al momento non risponde; riprova tra poco.
store-gone = Il file in cui si conservano le partite è stato eliminato o sostituito con il server in funzione, perciò non si può più salvare nulla; chi gestisce il server deve rimetterlo al suo posto o riavviare il server.
store-no-table = Nel database non c’è il tavolo { $table }.

link-unknown = Questo link non porta da nessuna parte: è stato sostituito da uno più nuovo o non è stato copiato per intero.
link-used = Questo link funziona una volta sola ed è già stato usato; chiedine uno nuovo.
link-expired = Questo link è scaduto; chiedine uno nuovo.
link-many = Ci sono già { $most } link di questo tipo in uso; passane uno.
seat-taken = Il posto { $seat } è già occupato; chiedine un altro a chi ha creato il tavolo.

## Copie di tutto ciò che si conserva, e chi vuole essere dimenticato

backup-done = { $file } contiene tutto ciò che c’era. Persone: { $people }, tavoli: { $tables }, azioni: { $acts }.
backup-thinned = Copie più vecchie rimosse: { $n }.
backup-nothing = Il database { $name } non esiste, quindi non c’è nulla da copiare.
backup-other-release = Il database { $name } è stato lasciato da un’altra versione di Caravela; fai la copia con la versione che lo serve.
backup-keep = «--keep { $n }» richiede una cartella invece di un file, e almeno 1.
restore-done = { $name } contiene tutto ciò che c’era in { $file }. Persone: { $people }, tavoli: { $tables }, azioni: { $acts }.
restore-not-empty = Nel database { $name } ci sono già persone o tavoli, e nulla viene sovrascritto; ripristina in uno vuoto.
restore-not-one = Il file { $file } non è una copia fatta con «caravela backup», oppure è danneggiato; non è cambiato nulla.
restore-damaged = Qualcosa nella copia non può essere messo in quel database ({ $error }); non è cambiato nulla.
forget-none = Nessuno qui ha il nome o l’id «{ $wanted }».
forget-many = Più persone si chiamano «{ $wanted }»; indica quale con l’id.
forget-found = { $id }: { $name }, qui dal { $since }, ultima visita il { $seen }. Tavoli: { $tables }.
forget-sure = Non è stato eliminato nulla; lo stesso comando con { $option } elimina per sempre.
forget-done = Dimenticata. Tavoli eliminati: { $deleted }; tavoli che restano agli altri, senza il nome: { $kept }. Un server in funzione può mostrare il nome finché non viene riavviato, e le copie fatte prima lo contengono ancora.
forget-nobody = Qualcuno
