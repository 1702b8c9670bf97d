# Maracaibo: la campagna, come si legge al tavolo. front- si legge quando una carta entra in gioco, back- quando è completata.

campaign-lantern_chart = La Mappa della Lanterna
    .about = Una campagna in otto capitoli su una cartografa, mezza mappa e una costa che preferirebbe appartenere a sé stessa.
chapter-1 = Le Due Metà della Mappa
chapter-2 = Bandiere Gialle
chapter-3 = Un Porto senza Corona
chapter-4 = Le Cento Bocche
chapter-5 = La Costa Veglia
chapter-6 = Attraverso l’Istmo
chapter-7 = L’Ospite Ritorna
chapter-8 = Di Chi È la Mappa?

## Capitolo 1

story-01 = Una Lettera nella Lanterna
front-01 = Un impiegato della dogana di Portobelo ti mette in mano una lanterna di bordo. Dietro il vetro c’è una lettera, e in fondo alla lettera un nome che hai sentito soltanto nelle taverne: Ines Aramburu, cartografa. Chiede una scorta armata e promette di pagare in monete e in litorale.
back-01 = Ines srotola mezza mappa sul tavolo della tua cabina. L’altra metà, dice, è in mano a Tomasa, la guaritrice della strada di montagna, oppure in un relitto che i pescatori chiamano la Campana Annegata. Lei andrà dove decideranno i capitani.
vote-01 = Dove cercare la metà mancante della mappa?
choice-01-1 = Salire dalla guaritrice per la strada di montagna
choice-01-2 = Immergersi alla Campana Annegata

story-03 = La Strada della Guaritrice
front-03 = La strada sopra Santa Marta è ripida, e i muli la conoscono meglio di te. Tomasa dell’argento non sa che farsene. Chiede erbe della pianura e un disegno della costa che i suoi nipoti hanno lasciato.
back-03 = Tomasa posa la sua metà della mappa accanto all’altra. Le linee combaciano. Ti avverte che i pescatori hanno cominciato a tossire, e ti prega di ricordarti della strada quando ne avrai bisogno.

story-04 = La Campana Annegata
front-04 = Nelle mattine di bonaccia, al largo di Trujillo, una campana suona sott’acqua. I tuffatori dicono che la corrente concede una sola marea al giorno, e che arriva in tempo soltanto una nave a vele spiegate.
back-04 = La campana risale verde e intatta, e dentro, sigillata nella cera, c’è la metà mancante della mappa. Mentre l’equipaggio esulta, uno dei tuffatori si siede sul ponte e non riesce a smettere di tremare.

## Capitolo 2

story-05 = Febbre a Cartagena
front-05 = Dalle mura di Cartagena pendono bandiere gialle, e la porta resta chiusa. Sulle spiagge aspettano famiglie con i loro fagotti. I medici chiedono zucchero a ogni capitano: è la sola cosa che fa andar giù la medicina amara.
back-05 = La settimana peggiore è passata, ma il male naviga già davanti a te. A Santa Marta i capitani di porto litigano: alcuni vogliono chiudere tutti i porti, altri vogliono un convoglio di medicine in mare prima di notte.
vote-05 = Come devono rispondere i porti alla febbre?
choice-05-1 = Chiudere i porti e curare i malati dove sono
choice-05-2 = Mandare un convoglio di medicine

story-07 = Porti Chiusi
front-07 = Altri due porti vengono sbarrati con le catene. In ognuno qualcuno deve restare e tenere i calderoni sul fuoco. Non lo si ordina a nessuno. Chiedi un volontario.
back-07 = Sei settimane dopo il tuo volontario scende lungo il molo, più magro e con un gran sorriso. La catena viene calata. Una città si ricorda di chi è rimasto.

story-08 = Il Convoglio di Soccorso
front-08 = A La Guaira i moli sono ingombri di vasi e di bende. Ogni scafo conta. Porta ciò di cui la tua nave può fare a meno: il convoglio salpa appena è occupato l’ultimo posto.
back-08 = Il convoglio parte con il vento della sera, una dozzina di lanterne in fila. Quando fa ritorno, sulle mura giocano di nuovo i bambini.

## Capitolo 3

story-09 = L’Ingegnere di Puerto Cabezas
front-09 = Dove c’era un villaggio ora ci sono impalcature, e in cima alle impalcature c’è Mateo Quill, che costruisce porti come altri raccontano storie. Ha i progetti di un porto che non sia di nessuna corona. Gli servono un occhio fermo e qualcuno che tenga lontani i ladri di legname.
back-09 = Mateo lascia cadere il filo a piombo e ride. Il primo pontile regge. Ora gli serve pietra per un frangiflutti, e gli serve prima delle tempeste.

story-10 = Frangiflutti
front-10 = Il frangiflutti sarà fatto di scafi affondati e riempiti di roccia. I marinai portano quel che resta delle vecchie attrezzature e lo spingono fuori bordo con una preghiera. Il cielo sta cambiando.
back-10 = Il mare si avventa contro il muro e ricade. Dietro, l’acqua è liscia come un vassoio. Mateo battezza il molo con il nome di tutti quelli che hanno portato una pietra, e ci mette quasi un’ora.

story-11 = La Stagione delle Tempeste
front-11 = Due passaggi sono bianchi da una riva all’altra, e le navi vi arrancano a secco di vele. Il postale dei governatori spagnoli è in ritardo. Un equipaggio che osasse tenere tutte le vele potrebbe ancora portarlo a destinazione.
back-11 = Macchiate di sale e con un solo giorno di ritardo, le lettere raggiungono chi le aspettava. Il vento cade, come se fosse rimasto soltanto per vedere.

## Capitolo 4

story-13 = Città sul Fiume
front-13 = Oltre Grenada l’Orinoco si apre in cento bocche. Ines ha trovato quella che porta a una città di tessitori e maestri d’ascia, e la città è disposta a parlare. I predoni del fiume no; prima bisogna scacciarli.
back-13 = I predoni se ne sono andati, e sul tavolo del consiglio ci sono due lettere. Una viene dalle città del fiume, che vogliono commerciare sotto il proprio sigillo. L’altra viene dalla Compagnia, che offre navi, prestiti e un gran numero di firme.
vote-13 = Quale offerta prendere a bordo?
choice-13-1 = Quella del consiglio delle città del fiume
choice-13-2 = Quella della Compagnia

story-15 = Il Libero Consiglio
front-15 = Il consiglio non vuole protettori. Vuole un primo denaro, in moneta spicciola e da quante più mani possibile. Ogni capitano che mette qualcosa nel forziere di Baracoa può lasciare il suo segno sulla carta di fondazione.
back-15 = La carta di fondazione viene letta ad alta voce in cinque lingue. Sulla quinta nasce una discussione, e tutti convengono che è un buon segno.

story-16 = Il Libro Mastro della Compagnia
front-16 = La Compagnia mantiene la promessa alla lettera, e la lettera è lunga. I suoi agenti a San Juan chiedono medicine per le piantagioni. Ines legge le clausole scritte in piccolo e prega i capitani di badare che arrivino a chi ci lavora.
back-16 = Le casse si aprono nelle baracche e non negli uffici, sotto gli occhi di tutti gli equipaggi in porto. Gli agenti ingoiano le proteste. Il libro mastro dovrà farsene una ragione.

## Capitolo 5

story-17 = Argento sull’Acqua
front-17 = Una volta l’anno la flotta torna a casa, così carica che i gabbiani si posano sulle murate a pelo d’acqua. Quest’anno chiede piloti, e chiede occhi. Lungo la costa si accendono le torri di guardia.
back-17 = Dalla testa d’albero il mare è vuoto in ogni direzione, ed è il miglior rapporto che una vedetta possa fare. L’ammiraglio manda un barile di vino e l’offerta di un brevetto da ufficiale.

story-18 = Polvere per le Torri
front-18 = Una catena di torri corre lungo la costa, e metà non ha polvere per il cannone dei segnali. Ogni equipaggio può fare a meno di un barilotto e portarlo su per il sentiero di Santa Marta.
back-18 = Al tramonto parla un cannone, poi il successivo, poi l’altro ancora. Una parola impiega quattro minuti per andare dal capo al lago.

story-19 = Il Pedaggio di Saint Kitts
front-19 = Un corsaro a riposo ha teso una corda nella rada di Saint Kitts e la chiama dogana. Un’altra banda ha affondato pietre nel passaggio della Giamaica. Gli isolani hanno vecchie pistole e un coraggio nuovo; manca chi li addestri.
back-19 = A tagliare la corda è una maestra di scuola, con un coltello da cucina. Il corsaro si rivela un ottimo capitano di porto, una volta pagato per farlo.

## Capitolo 6

story-21 = La Strada per Panama
front-21 = La mappa è quasi completa. L’ultimo spazio bianco è dall’altra parte dell’istmo, dove la strada per Panama sale tra le nuvole. Le carovane di muli ti porteranno, se hai cacao per i mulattieri e indaco per i tintori delle città.
back-21 = Sei in piedi fra due oceani, con gli stivali fradici. Ines traccia l’ultima linea, soffia sull’inchiostro e non dice nulla. Poi i mulattieri ti parlano della collina dove il fiume scorre giallo, e dei coltivatori a valle, che temono ciò che verrà.
vote-21 = Che fare del fiume giallo?
choice-21-1 = Mettere al sicuro la miniera prima che lo sappiano i capitani peggiori
choice-21-2 = Schierarsi con i coltivatori della valle

story-23 = Il Fiume Giallo
front-23 = L’oro rende chiassosi gli uomini silenziosi. Sulla collina si sono già viste tre bandiere. Se una miniera ci dev’essere, meglio che la tenga qualcuno che alla valle ha promesso qualcosa per iscritto.
back-23 = La promessa viene inchiodata al cancello della miniera, in lettere alte una spanna. Non è molto. È più di quanto abbia mai avuto una collina come questa.

story-24 = I Coltivatori di Cacao
front-24 = Alla valle servono braccia per il raccolto e testimoni per il contratto. Ogni capitano presta un marinaio. I marinai tornano con dei calli e delle opinioni.
back-24 = Il raccolto è al riparo e il contratto tiene. La collina si tiene il suo oro per un altro anno, e la valle si tiene il suo nome.

## Capitolo 7

story-25 = Il Ritorno della Febbre
front-25 = Torna come tornano gli ospiti, per la stessa strada e con più bagagli. Ma stavolta ci sono torri che portano l’avviso, e sulla strada di montagna c’è una guaritrice di cui conosci il nome.
back-25 = Tomasa chiude l’ultimo dei suoi vasi. Le torri tacciono una dopo l’altra, e stanotte vuol dire che dormono tutti.

story-26 = Luce sulla Scogliera
front-26 = Al largo di Trujillo una luce arderà sulla scogliera tutta la notte, tutte le notti. Ogni equipaggio che conosce il canale lascia ai guardiani una copia della sua mappa.
back-26 = Il primo guardiano è un vecchio tuffatore, che del canale conosce al tatto ogni pietra. Quando passi agita tre volte la lanterna, cosa che il regolamento non prevede.

## Capitolo 8

story-27 = La Lunga Via di Casa
front-27 = Tre governatori, un consiglio e una compagnia desiderano sapere di chi è la mappa. Fanno tutti vela per L’Avana a chiederlo. Ines vorrebbe arrivarci prima di loro.
back-27 = Getti l’ancora con un’ora di vantaggio. La mappa è sul tavolo, fra te e Ines. Si può stampare, perché ogni padrone di barca la compri per una moneta, o si può consegnare agli ammiragli in cambio di una pace che potrebbe perfino durare.
vote-27 = Che ne sarà della mappa?
choice-27-1 = Stamparla per tutti
choice-27-2 = Scambiarla con un trattato

story-29 = Porti Liberi
front-29 = Cento copie asciugano appese fra gli alberi. Devono trovarsi in cento porti prima che qualcuno possa proibirlo. Gli stampatori si fanno pagare in zucchero e tabacco.
back-29 = Nel giro di un anno ce n’è una copia in ogni taverna, con macchie di vino sulle scogliere. Nessuno è padrone delle rotte, come nessuno è padrone del vento. Ines firma l’ultimo foglio e ti restituisce la lanterna.

story-30 = La Pace degli Ammiragli
front-30 = Tre flotte stanno a un tiro di cannone l’una dall’altra al largo di Grenada. Qualcuno deve remare fra loro con una bandiera e fare come se fosse una faccenda di tutti i giorni.
back-30 = I cannoni vengono ritirati. Non è giustizia, dice Tomasa, ma è silenzio, e nel silenzio le cose crescono. Ines ti restituisce la lanterna e chiede dov’è il prossimo spazio bianco.

## Come finisce la campagna

ending-free_ports = I Porti Liberi
    .about = La mappa è di chiunque possa accostarle una candela. Il porto di Mateo batte bandiera propria, cucita con vecchie vele, e le torri della costa annunciano navi e non più nemici. A Portobelo un impiegato della dogana prende dallo scaffale una lanterna nuova, guarda lo spazio vuoto dietro il vetro e comincia a scrivere.
ending-admirals_peace = La Pace degli Ammiragli
    .about = La mappa è appesa in tre ammiragliati, dietro tre serrature, e per una volta le tre copie concordano. Le flotte restano sulle loro linee, le valli portano a casa i raccolti, e crescono bambini che non hanno mai sentito un cannone se non al tramonto. Ines ha tenuto un foglio per sé. È bianco, e lei ha già fatto la punta alla penna.

## Quando un capitolo è il primo che si gioca

story-80 = Qui comincia il capitolo 2
front-80 = Una lettera in una lanterna di bordo ti ha portato da Ines Aramburu, che vuole disegnare l’intera costa. La sua mappa era stata tagliata in due; ora le metà sono insieme sul tuo tavolo, e le linee combaciano. Sulle spiagge la gente ha cominciato a tossire.
story-81 = Qui comincia il capitolo 3
front-81 = La febbre ha chiuso le porte di Cartagena, e i porti hanno resistito, con lo zucchero, con le bende e con calderoni che non si sono mai raffreddati. Le bandiere gialle sono state ammainate. Ines, la cui mappa cresce ogni settimana, ha sentito martellare a Puerto Cabezas e vuole vedere che cosa vi si costruisce.
story-82 = Qui comincia il capitolo 4
front-82 = A Puerto Cabezas Mateo Quill ha innalzato un porto che non è di nessuna corona, e il porto è sopravvissuto alle prime tempeste. Ines riporta a bordo la mappa. A sud di Grenada, dice, il mare diventa bruno, e nessuno ne ha mai disegnato il motivo.
story-83 = Qui comincia il capitolo 5
front-83 = La città sul fiume ormai commercia, e i capitani hanno deciso sotto quale sigillo. Sulla mappa di Ines Aramburu c’è più costa che su ogni altra. E nei porti si parla di una cosa sola: la flotta dell’argento si prepara a tornare.
story-84 = Qui comincia il capitolo 6
front-84 = L’argento è tornato a casa, le torri hanno chi le presidia, e la corda di Saint Kitts è tagliata. Sulla mappa resta un solo spazio bianco. È dall’altra parte dell’istmo, dove cominciano le nuvole.
story-85 = Qui comincia il capitolo 7
front-85 = Ines è stata fra due oceani e ha tracciato l’ultima linea. Sulla collina dove il fiume scorre giallo è stata mantenuta una promessa, cosa più rara dell’oro. Poi sulla costa torna a salire una bandiera gialla.
story-86 = Qui comincia il capitolo 8
front-86 = La febbre è stata vinta per la seconda volta, e sulla scogliera al largo di Trujillo ci sarà una luce. La mappa è finita. Quella, a quanto pare, era la parte facile.

## Partite singole

story-75 = Viaggio singolo, facile
front-75 = Né lanterna né lettera: solo una nave, un equipaggio e il vecchio giro dei Caraibi, quattro volte di fila. Dopo ognuno dei primi tre round nuove missioni aspettano lungo la rotta.
story-76 = Viaggio singolo, medio
front-76 = La costa non è quella delle vecchie mappe. C’è una rada libera a Puerto Cabezas e una città su per l’Orinoco, a Tortuga aspettano dei volontari, e la flotta dell’argento cerca una scorta. Nel mazzo ci sono nuovi progetti, e le missioni sono più rare.
story-77 = Viaggio singolo, difficile
front-77 = Tutto ciò che la costa può offrire e tutto ciò che può chiedere: la strada per Panama è aperta, sulla collina si è trovato l’oro, e all’Avana le campane suonano per chi torna a casa. Nel mazzo ci sono nuovi progetti, e le missioni sono più rare.
