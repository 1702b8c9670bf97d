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
