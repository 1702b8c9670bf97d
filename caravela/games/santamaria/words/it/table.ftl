# Il tavolo di Santa Maria a parole.
table-setting-up = Il tabellone è pronto; la partita non è ancora iniziata.
table-year = Anno { $year } di 3. È il turno di { $who }.
table-over = La partita è finita.
table-order = Ordine di turno: { $players }.
table-white-dice = Dadi bianchi in offerta: { $dice }.
table-blue-offer = Dadi blu in offerta: { $dice }.
table-docks = { $n ->
    [0] Moli (la pila delle spedizioni è vuota)
    [one] Moli (ancora { $n } spedizione nella pila)
   *[other] Moli (ancora { $n } spedizioni nella pila)
}
table-monks = Per i monaci: studiosi, vescovi, campi missionari
table-fee = un altro costa { $coins }
table-religion = Tracciato della religione, fino a { $last }: { $players }.
table-conquistador = Tracciato dei conquistadores, fino a { $last }: { $players }.
table-ranks = Quest’anno i primi posti sul tracciato dei conquistadores segnano: { $points }.
table-tree = { $points ->
    [one] L’albero di quest’anno è sullo spazio { $space } e vale { $points } punto.
   *[other] L’albero di quest’anno è sullo spazio { $space } e vale { $points } punti.
}
table-retire = Spazi di ritiro
table-roads = { $n ->
    [0] Non restano tessere strada.
    [one] Resta { $n } tessera strada.
   *[other] Restano { $n } tessere strada.
}
table-player = { $who }: { $coins } e { $points }; { $total } se la partita finisse ora.
table-resources = Risorse: { $things }.
table-dice = Dadi bianchi che può ancora prendere quest’anno: { $white }. Valori dei dadi blu: { $blue }.
table-dice-common = Dadi che può ancora prendere quest’anno: bianchi { $white }, blu { $blue }.
table-next-activation = La prossima attivazione con monete costa { $coins }.
table-colony = Colonia: { $colony }.
table-row = Riga { $row }: { $cells }
table-cell = colonna { $column }, { $what }
table-die = { $colour ->
    [white] { $value } bianco
   *[blue] { $value } blu
}
table-developed = sviluppata
table-columns = Colonne sviluppate: { $columns }.
table-scholars = Studiosi: { $names }.
table-bishops = Vescovi e ciò che rendono ora le loro richieste: { $names }.
table-camps = Campi missionari: { $names }. Monaci rimasti: { $n }.
table-harbour = Porto, { $dock }: { $loads }.
table-sets = { $n ->
    [one] { $n } serie di quattro moli.
   *[other] { $n } serie di quattro moli.
}
table-retired = Ritiro: { $space }.
table-boards = Colonie tra cui scegliere
table-sets-on-offer = Municipi tra cui scegliere, ciascuno con uno studioso
table-display = Tessere in offerta
table-to-come = Ancora in arrivo: tessere doppie, { $doubles }; tessere triple, { $triples }.
table-has = { $who } ha { $things }.
table-monks-at = Monaci su { $spaces }; dadi blu su { $dice }.
table-gold-at = Oro su { $spaces }.
table-own-scholar = { $scholar }, solo per { $who }

## Le scelte nel terminale

choice-for = { $what } per { $price }
choice-if-room = { $gains } (se c’è posto)
choice-line = { $colour ->
    [white] Colonna { $n }: { $cells }
   *[blue] Riga { $n }: { $cells }
}
choice-no-export = esportazione (mancano ancora risorse)
choice-to-line = { $colour ->
    [white] colonna { $n }
   *[blue] riga { $n }
}
choice-die = { $colour ->
    [white] Un { $value } bianco
   *[blue] Un { $value } blu
}
choice-retire = Ritirati (chi ha il numero più basso comincia l’anno seguente)
choice-retire-last = Ritirati (chi ha il numero più basso vince un pareggio)
choice-retire-alone = Ritirati
choice-space = { $space }, numero { $n }
choice-sell = Vendi
choice-buy = Compra
table-turned = { $turn }: { $cells }
lies-right = a destra { $what }
lies-below = sotto { $what }
lies-left = a sinistra { $what }
lies-above = sopra { $what }
table-still = Ancora da attivare: { $cells }.

## La fine di una partita in solitario

table-goal = { $n ->
    [one] Per vincere serviva { $points }.
   *[other] Per vincere servivano { $points }.
}
table-achievement = Obiettivo: { $achievement }. { $about }
table-no-achievement = Nessun obiettivo questa volta.

## Che cosa si può guardare nel terminale: la parola da scrivere e che cosa mostra

sheet-map = mercato
    .about = mostra la plancia comune: dadi, moli, monaci, tracciati, spazi di ritiro
sheet-board = colonia
    .about = mostra la tua colonia riga per riga, con risorse, dadi, studiosi e porto, o quella di un altro giocatore: colonia 2
sheet-drawing = disegno
    .about = disegna la tua colonia o quella di un altro giocatore: disegno 2
sheet-tiles = tessere
    .about = mostra le tessere in offerta e quanto costano
sheet-monks = monaci
    .about = mostra che cosa fanno studiosi, vescovi e campi missionari, e di chi sono i monaci che ci stanno
example-option = compra oro
example-word = harbour
