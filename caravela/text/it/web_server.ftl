# Ciò che dice il server: rifiuti e frasi del tavolo che richiedono un nome o un numero.

bot-random = A caso
    .about = Fa una qualunque cosa permessa, senza preferenze. Va bene per provare, non per una serata.
bot-novice = Principiante
    .about = Prende ciò che dà punti subito. Un primo avversario gentile.
bot-amateur = Dilettante
    .about = Prende ciò che dà punti presto e comincia a vedere ciò che rende più tardi. Per la seconda e la terza partita.
bot-casual = Casuale
    .about = Guarda un passo avanti e conosce tutte le parti del gioco. Batte quasi tutti alle prime partite.
bot-club = Circolo
    .about = Sa quanto vale ogni cosa e prende ciò che ritiene migliore. Un avversario solido a un tavolo di circolo.
bot-expert = Esperto
    .about = Prima di muovere porta le sue idee migliori fino ai prossimi turni, con le risposte degli altri. Punisce il gioco distratto.
bot-master = Maestro
    .about = Pensa circa un secondo per ogni scelta, lontano e in molti mondi possibili, e gioca i finali con esattezza. Il più forte; dà il meglio con le regole compilate.
thinking-bot = { $bot } ({ $seconds } s)

web-round = Round { $n }
web-undo-step = Annulla: { $option }
web-deciding = { $who } sta decidendo.
web-waiting-for = Il tavolo aspetta { $players }.
web-why-not = Non ora: { $option }. La regola { $rule } spiega perché.
web-curtain = Passa il dispositivo a { $who }.
web-only-option = Qui non c’è scelta; ti viene chiesto perché gli altri non se ne accorgano.
web-points-over-time = Punti nel corso della partita

## Refusals

web-nobody = Questo browser non è ancora conosciuto qui; apri una volta la pagina iniziale e accetta il cookie.
web-me-twice = Puoi occupare un solo posto; lascia gli altri posti di questo schermo come «qui».
web-too-many = Sono state troppe richieste in poco tempo; aspetta un momento e riprova.
web-too-many-lines = Da qui sono aperti troppi tavoli insieme; chiudine qualcuno e torna.
web-too-large = Questo è troppo grande per essere accettato.
web-other-host = Questo server non risponde con questo nome; avvialo con --address se lo si raggiunge con un altro.
web-other-origin = Un altro sito non può agire qui a tuo nome.
web-not-understood = La richiesta non si capisce in «{ $where }».
web-no-such-page = Non c’è nulla a questo indirizzo.
web-failed-here = Qualcosa è andato storto sul server; nulla di ciò che è stato salvato è perso, quindi riprova.
web-unknown-message = Il tavolo non ha capito questo messaggio.
web-no-order = Solo una risposta semplice alla domanda attuale può essere data da sé.
table-unknown = Non c’è nessun tavolo con questo indirizzo.
table-unreadable = Questa versione di Caravela non può aprire questo tavolo{ $reason ->
    [setup] , perché non conosce «{ $said }» nella preparazione
    [tables] , perché non ha le tabelle dei componenti { $said } con cui la partita è iniziata
    [rules] , perché non conosce la versione { $said } delle regole
   *[other] { "" }
}; non vi è stato cambiato nulla, e chi gestisce il server trova il motivo nel registro.
table-parted = Dopo la mossa { $move } questa versione di Caravela non arriva a ciò che era stato salvato, perciò la partita si può guardare fin lì e non prosegue; non vi è stato cambiato nulla.
table-no-role = Non hai un posto a questo tavolo; chiedi un invito o il link per gli spettatori.
table-not-begun = La partita non è ancora iniziata, perché ci sono posti liberi.
table-not-over = Questo arriva quando la partita è finita.
table-not-your-seat = Quel posto non è tuo.
table-host-only = Solo chi ha creato il tavolo può farlo.
table-bot-plays = A questo posto gioca un bot; riprendilo prima.
table-moved-on = Nel frattempo il tavolo è andato avanti; ecco com’è adesso.
table-record-later = La registrazione contiene ciò che gli altri non devono ancora sapere; lo avrai quando la partita è finita.
table-covered = Prima passa il dispositivo: il sipario è calato.
try-when-asked = Puoi provare quando tocca a te decidere: ciò che viene chiesto agli altri rivelerebbe le loro mani.
import-given-up = Non è stato possibile controllarlo con il tempo e la memoria disponibili; non è stato importato nulla.
import-one-at-a-time = Ciò che hai portato per ultimo è ancora in fase di controllo; porta il prossimo quando sarà finito.
import-busy = Altre persone stanno portando partite proprio ora e c’è una coda; riprova tra un minuto.

## The command line

server-not-installed = Per questo serve un server, che non è installato; “pip install { $package }” lo installa.
server-or-terminal = Qui si gioca nel terminale. Il browser ha bisogno di un server: “pip install { $package }” lo installa, poi “caravela” lo apre.
serve-no-ray = Ray non è installato; “pip install caravela[ray]” lo installa, e senza --ray i bot pensano in processi di questa macchina.
serve-ready = Caravela è aperto su { $address } (Ctrl+C per chiuderlo).
serve-port = La porta { $port } di { $host } non si può usare: { $error }; scegline un’altra con { $option }.
serve-closed = Caravela è chiuso; tutte le partite sono conservate in { $database }.
