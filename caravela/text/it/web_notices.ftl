# Orologi, e avvisi che raggiungono le persone lontane dal tavolo.

## Rifiuti. Ognuno è una frase: che cosa si è tentato e che cosa è possibile.

clock-not-one = «{ $found }» non è un orologio; un orologio ha un tipo e un numero di secondi.
clock-unknown = Non c’è un orologio di tipo «{ $kind }»; i tipi sono: { $kinds }.
clock-field = Un orologio di tipo «{ $kind }» non ha «{ $field }»; ha: { $fields }.
clock-range = In un orologio «{ $field }» è un numero intero di secondi da { $least } a { $most }, non «{ $value }».

hooks-not-list = Gli avvisi vogliono un elenco di indirizzi, ognuno con il suo tipo e il suo URL.
hooks-many = Gli avvisi possono andare al massimo a { $most } indirizzi, non a { $n }.
hook-unknown = Gli avvisi non si possono inviare come «{ $kind }»; i tipi sono: { $kinds }.
hook-url = Questo non è un indirizzo a cui si possano inviare avvisi; deve cominciare con https:// o http:// e indicare un server.
hook-long = Questo indirizzo è troppo lungo per gli avvisi; sono ammessi al massimo { $most } caratteri.
hook-credentials = Un indirizzo per gli avvisi non può contenere nome utente o password; togli ciò che sta prima del segno @.
hook-failed = L’avviso non è arrivato a { $host }; controlla l’indirizzo e riprova più tardi (nulla si invia a reti private, a meno che Caravela non funzioni solo per la propria macchina).

## Intervalli di tempo: «2 giorni», «1 ora»; uniti come in un elenco.

web-span-days = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
 }
web-span-hours = { $n ->
    [one] { $n } ora
   *[other] { $n } ore
 }
web-span-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
 }
web-span-seconds = { $n ->
    [one] { $n } secondo
   *[other] { $n } secondi
 }

## Orologi. $span è un intervallo di tempo.

web-clock-none = Senza orologio
web-clock-move = { $span } per ogni mossa
web-clock-bank = { $span } per tutta la partita
web-clock-bank-increment = { $span } per tutta la partita, e in più { $increment } per ogni mossa
web-clock-about = Quando il tuo tempo scade, un bot gioca per te finché non torni.
# Nel registro, per tutti quelli al tavolo.
web-clock-out = Il tempo di { $player } è scaduto; un bot continua a giocare finché { $player } non torna.
web-seat-left = { $player } lascia il posto a un bot.
web-seat-back = { $player } è di nuovo qui e continua a giocare.

## Avvisi. $table è il titolo del tavolo, $status una frase come «Ana ha un lavoratore da piazzare.»

web-notice-turn = Tocca a te a «{ $table }»: { $status }
web-notice-reminder = «{ $table }» ti aspetta ancora: { $status }
web-notice-left = Hai ancora { $span }; poi un bot gioca per te finché non torni.
web-notice-out = Il tuo tempo a «{ $table }» è scaduto; un bot gioca per te finché non torni.
web-notice-over = La partita a «{ $table }» è finita. { $status }
web-notice-trial = Questa è una prova: d’ora in poi Caravela ti avvisa qui quando tocca a te.
