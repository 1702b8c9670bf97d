# Lo que dice el maestro cuando algo se pregunta por primera vez en la vida de alguien: qué es, y cómo pensarlo.

first-place = Coloca uno de tus trabajadores en una casilla de evento con sitio; todos lo hacen por turnos hasta colocarlos todos. Primero lo escaso: el muelle y los especialistas se llenan pronto.
first-buy-points = Ahora puedes convertir dólares en puntos de victoria. Guarda lo que cuesta el próximo edificio; tras el último turno el dinero no vale nada.
first-land = Este trabajador deja el muelle y va a una región ya descubierta. Tras los turnos 3, 6 y 8 puntúan las regiones donde alguien tiene tres trabajadores: 6 para quien más tiene, 2 para el segundo.
first-good = Toma un bien de comercio; es tuyo hasta el final. Cada turno tres iguales pagan $3 y cuatro iguales $6, otros tres cualquiera solo $1.
first-specialist = Toma el especialista de este espacio; se coloca en el turno siguiente, además de tus cinco colonos. Cada tipo tiene su punto fuerte.
first-train = Por $5 obtienes un especialista de cualquier tipo para el turno siguiente. También puedes guardar el dinero.
first-swap = No queda ninguno de este tipo en tu reserva, pero puedes hacer volver uno de una región y dejar un colono en su lugar. El número de tus trabajadores allí no cambia.
first-buy = Este trabajador puede comprar uno de los edificios a la vista. Lo que sirve cada turno es mejor pronto; lo que puntúa al final, tarde.
first-chart = Descubre una región sin expedición: obtienes su ficha, su saqueo y un colono allí. Elige dónde quieres ir en cabeza.
first-pick-specialist = Toma un especialista de cualquier tipo para el turno siguiente. Piensa en la casilla que más vas a querer.
first-overpopulate = Pon colonos gratis en regiones descubiertas, uno tras otro. Mira dónde uno más te hace primero o segundo.
first-allies = Dos soldados van a una región donde ya tienes a alguien. Cuentan como trabajadores, y los oponentes se pensarán dos veces una batalla.
first-edict = Elige un oponente: cada uno pone dos colonos en una región donde ya tenga a alguien. Elige a quien menos te estorbe.
first-edict-order = Decide quién coloca primero. Quien coloca después puede responder.
first-edict-place = Elige la región para tus dos colonos. Un buen sitio es donde vas justo por detrás.
first-lose = La Plaga se lleva uno de tus trabajadores de aquí, y tú eliges cuál. Un colono es lo más fácil de reponer.
first-strike-region = Elige una región donde la Plaga se lleve hasta tres colonos de un jugador. Ayuda más donde pasas a ir en cabeza.
first-strike-player = Elige de quién son los colonos que caen. Quien va justo delante de ti es quien más importa.
first-strike-how-many = Decide cuántos caen, hasta tres. Más de los necesarios para adelantarte no aporta nada.
first-rewrite = Puedes quitarle a un oponente una ficha de descubrimiento al azar. Las fichas puntúan al final.
first-benefits = Tus edificios ofrecen algo ahora, cada uno una vez por turno. Usa lo que ayude y sigue.
first-smuggle-from = Elige quién recibe el bien que das; a cambio tomas uno suyo. No puede negarse.
first-smuggle-what = Elige lo que recibes. Toma lo que forme tres o cuatro iguales.
first-migrate-to = Hasta dos colonos de esta región pueden trasladarse. Elige dónde ayudan más.
first-migrate-how-many = Decide cuántos se trasladan. Deja los suficientes para conservar tu puesto.
first-ride = Un soldado puede cabalgar a una región adyacente. Allí cuenta como trabajador.
first-ride-to = Elige adónde va. Los soldados valen más donde alguien está a punto de adelantarte.
first-discover = Envía una expedición ahora, o deja que tu gente se reúna para otro turno. La resistencia es de 1 a 5, y quien va vuelve a la reserva: con valor 4 sale bien 7 veces de 8.
first-muster = Elige quién va, uno tras otro; solo cuenta quien se envía, un capitán vale dos. Los soldados traen más saqueo si sale bien.
first-return-card = Has visto la próxima carta; devuélvela encima o al fondo. Encima, si piensas descubrirla pronto.
first-declare = Donde tú y un oponente coincidís y alguien tiene soldados, puedes luchar: cada soldado elimina un trabajador del otro bando. Por sí solo no puntúa, así que lucha donde cambie quién va en cabeza.
first-casualty = Elige qué trabajador del oponente cae. Los soldados aún devuelven el golpe.
first-mint = Elige oro o plata: la Casa de la Moneda paga $2 por cada uno que tengas. Elige aquel del que tengas más.
first-study = Una vez en la partida la Universidad lleva al frente uno de tus trabajadores, o tu puesto en el orden. Úsala donde ser el primero cambie lo que consigues.
first-england = Inglaterra puede añadir dos colonos al muelle y ordenar después a todos los trabajadores de allí como quiera. Es mejor con el muelle lleno y bienes de regiones en juego.
first-arrange = Elige quién ocupa este puesto del muelle. Quien está antes desembarca antes.
first-spain = España puede descubrir ahora una región y poner allí un soldado. Elige dónde quieres ir en cabeza.
first-france = Francia puede tomar un bien antes que nadie, sin trabajador. Toma el que coleccionas.
first-holland = Una vez en la partida Holanda puede tomar el barco antes de que se adjudique. Un barco vale por cualquier bien en un conjunto.
first-italy = El jugador italiano puede ocupar el lugar del trabajador de alguien entre los especialistas. Ese trabajador vuelve a la reserva.
first-bid = Pujas por un puesto en el orden, con dólares que echarás de menos. Un edificio cuesta $10 en la primera edad.
first-free-specialist = Elige un especialista para empezar. Un misionero trae un colono cuando desembarca.
first-nation = Elige tu nación; cada una tiene su propia ventaja. Señala una para leer sobre ella.

# -- La primera partida guiada: qué hacer, y por qué.

opening-who = Diriges una de las potencias de Europa que colonizan el Nuevo Mundo. Tras ocho turnos gana quien tiene más puntos.
opening-turn = Cuando te toca, pones un trabajador en una de las casillas 1 a 8; después le toca al jugador siguiente.
opening-round = Cuando todos los trabajadores están colocados, las casillas se resuelven de la 1 a la 8 y el turno acaba. En cada turno tienes cinco colonos y los especialistas que hayas ganado.
opening-points = Lo que más puntos da son las regiones: tras los turnos 3, 6 y 8, cada región donde alguien tiene tres trabajadores o más da 6 puntos a quien tiene más allí y 2 al segundo. Descubrimientos, edificios e ingresos dan puntos al final.

guide-dock = Pon un trabajador en el Muelle de Colonos para ir al Nuevo Mundo.
    .why = Más tarde en este turno desembarca en una región. Una región donde alguien tiene tres trabajadores o más da la mayor parte de los puntos: 6 a quien tiene más allí, 2 al segundo.
guide-missionary = Pon uno en el espacio del misionero.
    .why = En el turno siguiente tienes un misionero además de tus cinco colonos. Un misionero que desembarca trae un colono consigo: dos trabajadores por un espacio del muelle.
guide-buildings = Pon uno en Edificios de la Capital.
    .why = Podrá comprar un edificio en este turno. Tienes justo los $10 que cuesta, y un edificio sirve en todos los turnos que quedan.
guide-goods = Pon uno en Comercio de Bienes.
    .why = Toma un bien. Tres iguales te dan $3 cada turno, y con dinero se compran edificios.
guide-discovery = Pon tu último trabajador en Descubrimiento.
    .why = Los trabajadores de esta casilla son exploradores y se reúnen allí de turno en turno. Un descubrimiento vale de 4 a 7 puntos al final, pero un explorador solo aún es muy débil.
guide-land = Todos los trabajadores están colocados, y las casillas se resuelven de la 1 a la 8. Desembarca en el Caribe.
    .why = Aún no se ha descubierto otra región. Solo puntuará si alguien tiene tres trabajadores allí, y quien primero tenga tres toma su bien, el azúcar. Este es tu primero.
guide-good = Tú eliges: ¿qué bien tomas?
    .why = Es tuyo para siempre. Tres iguales dan $3 cada turno, otros tres cualesquiera solo $1.
    .way-sugar = Azúcar: el Caribe te dará pronto otro.
    .way-tobacco = Tabaco: lo hay en Virginia, y tú elegirás dónde explorar.
    .way-fur = Pieles: las hay en Nueva Francia, y tú elegirás dónde explorar.
guide-building = Tú eliges: ¿qué edificio compras?
    .why = Cada uno cuesta $10 y sirve cada turno. Con cada uno la partida sigue de otra manera.
    .way-monastery = { tile-monastery }: un misionero más, y otro espacio del muelle desembarca a dos.
    .way-servitude = { tile-indentured_servitude }: va al muelle un colono que no es uno de tus cinco.
    .way-navigator = { tile-navigator }: un capitán se une a tus exploradores y vale por dos.
guide-wait = Aún no envíes a nadie.
    .why = Cada región esconde una resistencia de 1 a 5, y tus exploradores necesitan al menos ese valor. Quien se envía vuelve a casa, también si fracasa. Con cuatro sale bien 7 veces de 8: espéralos.
guide-specialist = Toma el misionero.
    .why = Lo colocas en el turno siguiente, además de tus cinco colonos.
guide-pair = Un turno nuevo. Pon los dos misioneros en el muelle.
    .why = Cada uno trae un colono: con el que ya está, son cinco en el Caribe.
guide-pair-servitude = Un turno nuevo. Pon tu misionero en el muelle.
    .why = El misionero, su colono, el que envía { tile-indentured_servitude } y el que ya está: son cuatro en el Caribe.
guide-pair-navigator = Un turno nuevo. Pon tu misionero en el muelle.
    .why = El misionero trae un colono: con el que ya está, son tres en el Caribe.
guide-merchant = Pon un colono en el espacio del mercader.
    .why = Un mercader que desembarca trae $5. Lo que hoy dejas de lado: la Navegación Mercante da un barco, que vale por cualquier bien; el entrenamiento compra un especialista por $5; en la Guerra los soldados quitan trabajadores a los demás.
guide-initiative = Pon uno en Iniciativa.
    .why = La casilla te da $1, y en el turno siguiente colocas antes que los demás, cuando puntúan las regiones y los sitios escasean.
guide-gather = Pon tres colonos en Descubrimiento.
    .why = Con el que espera allí son cuatro: bastan 7 veces de 8.
guide-gather-navigator = Pon un colono en el muelle y dos en Descubrimiento.
    .why = Con el capitán, que vale por dos, y el que espera allí, tu valor es 5: siempre basta. Así puede desembarcar uno más.
guide-three = Desembarca a los dos en el Caribe.
    .why = Llegas allí a tres trabajadores antes que nadie: el azúcar es tuyo. Además tienes más que nadie: 6 puntos cuando puntúen las regiones.
guide-explore = Tú eliges: explora una región que se ilumine y envía a los cuatro exploradores, uno tras otro.
    .why = El éxito da unos dólares, un colono allí y de 4 a 7 puntos al final. Piensa en el bien de la región: quien primero tenga tres trabajadores allí lo toma.
guide-explore-navigator = Tú eliges: explora una región que se ilumine y envía al capitán y a todos los colonos, uno tras otro.
    .why = No puede fallar, y da unos dólares, un colono allí y de 4 a 7 puntos al final. Piensa en el bien de la región: quien primero tenga tres trabajadores allí lo toma.
guide-alone = Toma el mercader y sigue por tu cuenta.
    .why = Tras el próximo turno puntúan las regiones, la única vez antes del turno 6. Conserva el Caribe, lleva la región nueva a tres trabajadores y reúne bienes iguales.

# Lo que hicieron los rivales entretanto, y por qué le importa a quien aprende.

meanwhile-placed = { $target_id ->
    [initiative] { $who } { $target_in }, para jugar antes en el próximo turno.
    [dock] { $who } { $target_in }: un puesto menos allí.
    [goods] { $who } { $target_in }: quien llegó primero elige primero.
    [shipping] { $who } { $target_in }: quien tenga más allí gana el barco.
    [buildings] { $who } { $target_in }: quien llegó primero compra primero.
    [discovery] { $who } { $target_in }: allí se reúnen los exploradores hasta zarpar.
    [warfare] { $who } { $target_in }, para una batalla en este turno.
   *[other] { $who } { $target_in }: ese puesto está ocupado.
 }
meanwhile-landed = { $who } desembarca { $kind_a } { $region_in }: allí solo puntúan quien tiene más trabajadores y quien va segundo.
meanwhile-bought = { $money ->
    [0] { $who } se queda con { $tile } sin pagar nada: nadie más puede tener ese edificio.
   *[other] { $who } compra { $tile } por ${ $money }: nadie más puede tener ese edificio.
 }
