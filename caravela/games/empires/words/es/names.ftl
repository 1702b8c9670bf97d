# Empires: Age of Discovery / Age of Empires III: nombres de los componentes y descripciones breves.

game-empires = Empires: Age of Discovery
    .about = De dos a seis naciones envían trabajadores a un mundo nuevo durante ocho turnos: poblar, comerciar, construir, explorar. Colocar cada trabajador a tiempo decide la partida.
    .tact = Este juego convierte la conquista en una carrera por puntos. Para los pueblos que ya vivían en América supuso despojo, esclavitud y muerte, que ningún punto de este tablero compensa.

## Trabajadores

kind-colonist = colono
    .a = un colono
    .the = el colono
    .many = colonos
    .count = { $n ->
        [one] { $n } colono
       *[other] { $n } colonos
    }
kind-captain = capitán
    .a = un capitán
    .the = el capitán
    .many = capitanes
    .count = { $n ->
        [one] { $n } capitán
       *[other] { $n } capitanes
    }
kind-merchant = mercader
    .a = un mercader
    .the = el mercader
    .many = mercaderes
    .count = { $n ->
        [one] { $n } mercader
       *[other] { $n } mercaderes
    }
kind-missionary = misionero
    .a = un misionero
    .the = el misionero
    .many = misioneros
    .count = { $n ->
        [one] { $n } misionero
       *[other] { $n } misioneros
    }
kind-soldier = soldado
    .a = un soldado
    .the = el soldado
    .many = soldados
    .count = { $n ->
        [one] { $n } soldado
       *[other] { $n } soldados
    }
kind-builder = constructor
    .a = un constructor
    .the = el constructor
    .many = constructores
    .count = { $n ->
        [one] { $n } constructor
       *[other] { $n } constructores
    }
kind-militia = miliciano
    .a = un miliciano
    .the = el miliciano
    .many = milicianos
    .count = { $n ->
        [one] { $n } miliciano
       *[other] { $n } milicianos
    }

## Regiones

region-new_france = Nueva Francia
    .the = Nueva Francia
    .in = en Nueva Francia
    .to = a Nueva Francia
    .from = de Nueva Francia
    .of = de Nueva Francia
region-canada = Canadá
    .the = Canadá
    .in = en Canadá
    .to = a Canadá
    .from = de Canadá
    .of = de Canadá
region-new_england = Nueva Inglaterra
    .the = Nueva Inglaterra
    .in = en Nueva Inglaterra
    .to = a Nueva Inglaterra
    .from = de Nueva Inglaterra
    .of = de Nueva Inglaterra
region-virginia = Virginia
    .the = Virginia
    .in = en Virginia
    .to = a Virginia
    .from = de Virginia
    .of = de Virginia
region-florida = Florida
    .the = Florida
    .in = en Florida
    .to = a Florida
    .from = de Florida
    .of = de Florida
region-new_spain = Nueva España
    .the = Nueva España
    .in = en Nueva España
    .to = a Nueva España
    .from = de Nueva España
    .of = de Nueva España
region-caribbean = Caribe
    .the = el Caribe
    .in = en el Caribe
    .to = al Caribe
    .from = del Caribe
    .of = del Caribe
region-new_granada = Nueva Granada
    .the = Nueva Granada
    .in = en Nueva Granada
    .to = a Nueva Granada
    .from = de Nueva Granada
    .of = de Nueva Granada
region-peru = Perú
    .the = el Perú
    .in = en el Perú
    .to = al Perú
    .from = del Perú
    .of = del Perú
region-brazil = Brasil
    .the = Brasil
    .in = en Brasil
    .to = a Brasil
    .from = de Brasil
    .of = de Brasil

## Bienes de comercio

good-silver = plata
good-sugar = azúcar
good-gold = oro
good-tobacco = tabaco
good-coffee = café
good-indigo = añil
good-fur = pieles
good-cattle = ganado
good-cocoa = cacao
good-fish = pescado
good-rice = arroz

## Casillas de evento y sus espacios

box-initiative = Iniciativa
    .in = en la casilla de Iniciativa
    .to = a la casilla de Iniciativa
box-dock = Muelle de Colonos
    .in = en el Muelle de Colonos
    .to = al Muelle de Colonos
box-goods = Comercio de Bienes
    .in = en la casilla de Comercio de Bienes
    .to = a la casilla de Comercio de Bienes
box-shipping = Navegación Mercante
    .in = en la casilla de Navegación Mercante
    .to = a la casilla de Navegación Mercante
box-buildings = Edificios de la Capital
    .in = en la casilla de Edificios de la Capital
    .to = a la casilla de Edificios de la Capital
box-discovery = Descubrimiento
    .in = en la casilla de Descubrimiento
    .to = a la casilla de Descubrimiento
box-specialists = Especialistas
    .in = en la casilla de Especialistas
    .to = a la casilla de Especialistas
box-warfare = Guerra
    .in = en la casilla de Guerra
    .to = a la casilla de Guerra

space-missionary = Espacio del Misionero
    .to = al espacio del Misionero
    .in = en el espacio del Misionero
space-merchant = Espacio del Mercader
    .to = al espacio del Mercader
    .in = en el espacio del Mercader
space-soldier = Espacio del Soldado
    .to = al espacio del Soldado
    .in = en el espacio del Soldado
space-captain = Espacio del Capitán
    .to = al espacio del Capitán
    .in = en el espacio del Capitán
space-builder = Espacio del Constructor
    .to = al espacio del Constructor
    .in = en el espacio del Constructor
space-training = Espacio de Entrenamiento
    .to = al espacio de Entrenamiento
    .in = en el espacio de Entrenamiento
# Plaza al final del muelle que un trabajador ocupa junto con un barco de su dueño (Mayflower).
space-ship = Plaza a bordo de un barco
    .to = a una plaza a bordo de un barco propio
    .in = a bordo de un barco propio

## Naciones

nation-england = Inglaterra
    .the = Inglaterra
    .advantage = Una vez por partida, poco antes de resolverse el Muelle de Colonos, Inglaterra puede enviar allí 2 colonos más y después ordenar a su gusto a los trabajadores de todos los jugadores en el muelle.
nation-spain = España
    .the = España
    .advantage = Antes del turno 1, España puede descubrir una región de su elección sin enfrentarse a los nativos: coloca en ella 1 soldado y se queda con la ficha y el saqueo, pero sin nada más por el soldado.
nation-france = Francia
    .the = Francia
    .advantage = En dos turnos distintos de la partida, Francia puede quedarse con un bien de la casilla de Comercio de Bienes antes de que los demás elijan.
nation-portugal = Portugal
    .the = Portugal
    .advantage = Una vez en cada edad, Portugal puede dirigir su expedición al mazo de descubrimiento, aunque queden regiones por descubrir, y la carta pasa a tener resistencia 3.
nation-holland = Holanda
    .the = Holanda
    .advantage = Una vez por partida, Holanda puede apoderarse del barco de la casilla de Navegación Mercante antes de que se dispute, y nadie gana un barco allí ese turno.
nation-italy = Ciudades-Estado Italianas
    .the = las Ciudades-Estado Italianas
    .advantage = En dos turnos distintos, antes de resolverse la casilla de Especialistas, las Ciudades-Estado Italianas pueden poner a un trabajador de su reserva en el lugar del de otro jugador; el Entrenamiento sigue costando $5.

## Edificios de la edad I

tile-settlers = Colonos
    .about = Cada turno obtienes 1 colono más para el turno siguiente.
tile-settlers_2 = Colonos
    .about = Cada turno obtienes 1 colono más para el turno siguiente.
tile-monastery = Monasterio
    .about = Cada turno obtienes 1 misionero para el turno siguiente.
tile-trade_routes = Rutas Comerciales
    .about = Cada turno obtienes 1 mercader para el turno siguiente.
tile-training_grounds = Campos de Entrenamiento
    .about = Cada turno obtienes 1 soldado para el turno siguiente.
tile-indentured_servitude = Servidumbre por Contrato
    .about = Cada turno, 1 colono de tu reserva va al espacio X del muelle. Desembarca en el turno siguiente.
tile-conquistadors = Conquistadores
    .about = Cada turno, 1 soldado de tu reserva se une a tus trabajadores en la casilla de Descubrimiento.
tile-navigator = Navegador
    .about = Cada turno, 1 capitán de tu reserva se une a tus trabajadores en la casilla de Descubrimiento.
tile-inca_conquest = Conquista del Imperio Inca
    .about = Ganas $20 al comprarla.
tile-trading_post = Puesto Comercial
    .about = Ganas $5 cada turno.
tile-cartography = Cartografía del Nuevo Mundo
    .about = Una sola vez, al comprarla o en una fase de beneficios posterior, descubres una región a tu elección sin enfrentarte a los nativos: pones allí 1 colono y te quedas con la ficha y el saqueo. Vale 4 PV al final.
tile-plague_1 = Plaga (edad I)
    .about = Las fichas y cartas que encuentran tus expediciones cuentan 1 nativo menos.
tile-spoils_money_1 = Botín de Guerra ($5)
    .about = No cuesta nada. Ganas $5 en el acto.
tile-spoils_ship = Botín de Guerra (barco)
    .about = No cuesta nada. Te llevas en el acto 1 barco del suministro.
tile-spoils_specialists = Botín de Guerra (2 especialistas)
    .about = No cuesta nada. Eliges 2 especialistas, iguales o distintos, para el turno siguiente.
tile-magellan = Magallanes
    .about = Tus capitanes valen 3, y no 2, en Descubrimiento.
tile-new_world_city = Ciudad del Nuevo Mundo
    .about = Cada turno obtienes 1 constructor para el turno siguiente.
tile-new_world_mission = Misión del Nuevo Mundo
    .about = Cada turno obtienes 1 misionero para el turno siguiente.
tile-overpopulation = Superpoblación
    .about = En el acto, pones 3 colonos de tu reserva en regiones descubiertas, juntos o por separado.
tile-smuggler = Contrabandistas
    .about = Una vez por turno puedes cambiar un bien tuyo por uno de otro jugador, lo quiera o no. Los barcos no se pueden cambiar.

## Edificios de la edad II

tile-indian_allies = Aliados Indios
    .about = En el acto, pones 2 soldados de tu reserva en una misma región donde ya tengas un trabajador.
tile-privateers = Corsarios
    .about = Cada turno, cada uno de los demás jugadores te paga $1 por barco tuyo, o todo lo que tenga si no le alcanza.
tile-ship_yards = Astilleros
    .about = Cada turno obtienes 1 capitán para el turno siguiente.
tile-cathedral = Catedral
    .about = Cada misionero tuyo que desembarca desde el muelle trae 2 colonos en vez de 1.
tile-taxation = Impuestos
    .about = Ganas $10 cada turno. Vale 2 PV al final.
tile-university = Universidad
    .about = Una sola vez, cuando quieras, llevas a un trabajador tuyo { $university_mode ->
        [one_step] un puesto adelante
       *[to_front] al primer puesto
    } en el Muelle de Colonos, en Iniciativa{ $edition ->
        [first] {" "}o
       *[deluxe] , Comercio de Bienes, Guerra o
    } Edificios de la Capital; o, en su lugar, tu marcador en el orden de turno. Vale 5 PV al final.
tile-west_indies = Compañía de las Indias Occidentales
    .about = Cada turno robas del montón 1 bien de comercio al azar. Empieza a contar en los ingresos del turno siguiente.
tile-colonization_laws = Leyes de Colonización
    .about = Cada turno, 1 colono de tu reserva va al espacio Y del muelle. Desembarca en el turno siguiente.
tile-rum_distillery = Destilería de Ron
    .about = { $edition ->
        [first] En cada fase de ingresos ganas $3 por azúcar que tengas. Los barcos no valen como azúcar, y este dinero no entra en los PV de economía.
       *[deluxe] En cada fase de beneficios ganas $3 por azúcar que tengas. Los barcos no valen como azúcar, y este dinero no entra en los PV de economía.
    }
tile-marketplace = Mercado
    .about = Cada turno obtienes 1 mercader para el turno siguiente.
tile-military_academy = Academia Militar
    .about = Cada turno obtienes 1 soldado para el turno siguiente.
tile-fortress = Fortaleza
    .about = Cada turno obtienes 1 soldado para el turno siguiente.
tile-stables = Establos
    .about = { $edition ->
        [first] Una vez por turno, en la fase de beneficios, puedes llevar 1 soldado tuyo de una región a otra adyacente ya descubierta.
       *[deluxe] Una vez por turno, poco antes de Descubrimiento, puedes llevar 1 soldado tuyo de una región a otra adyacente ya descubierta.
    }
tile-plague_2 = Plaga (edad II)
    .about = En el acto, todos los jugadores, tú también, pierden 1 trabajador de su elección en cada una de sus colonias de 3 o más.
tile-spoils_money_2 = Botín de Guerra ($7)
    .about = No cuesta nada. Ganas $7 en el acto.
tile-spoils_goods = Botín de Guerra (2 bienes)
    .about = No cuesta nada. Robas en el acto 2 bienes de comercio al azar.
tile-stone_masonry = Mampostería en Piedra
    .about = Cada turno obtienes 1 constructor para el turno siguiente.
tile-papal_edict = Edicto Papal
    .about = Eliges a un oponente y cuál de los dos empieza. Después, cada uno pone 2 colonos de su reserva en una misma región donde ya tenga un trabajador.
tile-mint = Casa de la Moneda
    .about = En cada fase de ingresos eliges oro o plata y ganas $2 por cada bien de ese tipo que tengas.
tile-trading_house = Casa Comercial
    .about = En cada fase de beneficios puedes vender al banco cuantos bienes quieras, a $5 cada uno. Los barcos no se pueden vender.
tile-reformation = Reforma
    .about = Donde tú tienes un misionero, los misioneros ajenos que desembarcan no traen colonos.
tile-mayflower = Mayflower
    .about = Cada turno puedes poner hasta 3 trabajadores al final del muelle, cada uno con un barco tuyo. Esos barcos no completan conjuntos en los ingresos de ese turno.

## Edificios de la edad III

tile-militia = Milicia
    .about = En toda batalla que no hayas declarado tú, tienes 1 soldado más solo para esa batalla.
tile-mercantilism = Mercantilismo
    .about = Al final puntúas 1 PV por bien de comercio que tengas. Los barcos no cuentan.
tile-population = Población
    .about = Al final puntúas 1 PV por cada par de trabajadores tuyos en el Nuevo Mundo.
tile-navy = Marina
    .about = Al final puntúas 4 PV por barco que tengas.
tile-power = Poder
    .about = Al final puntúas 2 PV por soldado tuyo en el Nuevo Mundo.
tile-prosperity = Prosperidad
    .about = Al final puntúas 2 PV por edificio que tengas, contando este.
tile-glory = Gloria
    .about = { $edition ->
        [first] Al final puntúas 2 PV por región donde tengas un trabajador.
       *[deluxe] Al final puntúas 2 PV por región donde tengas un trabajador y algún jugador tenga al menos 3.
    }
tile-wealth = Riqueza
    .about = Al final puntúas 1 PV por cada $5 completos que tengas. Si se pueden comprar PV, tu dinero se cuenta antes de tu compra.
tile-migration = Migración
    .about = Cada turno puedes llevar 1 o 2 colonos tuyos de una región a otra ya descubierta, por lejos que esté.
tile-factory = Factoría
    .about = { $edition ->
        [first] Ganas $25 cada turno. Vale 5 PV al final.
       *[deluxe] Ganas $30 cada turno. Vale 5 PV al final.
    }
tile-plague_3 = Plaga (edad III)
    .about = En el acto, eliges una región y a un jugador presente en ella y devuelves a su reserva hasta 3 de sus colonos. Los especialistas están a salvo.
tile-age_of_discovery = Era de los Descubrimientos
    .about = Al final puntúas 4 PV por ficha y por carta de descubrimiento que tengas, además de los PV que ya dan.
tile-new_world_capital = Capital del Nuevo Mundo
    .about = Al final puntúas 3 PV por constructor tuyo en el Nuevo Mundo.
tile-age_of_reason = Edad de la Razón
    .about = Al final puntúas 4 PV por trabajador que tuviste en la casilla de Especialistas en el turno 8.
tile-rewrite_history = Reescribir la Historia
    .about = En el acto, puedes quitar al azar 1 ficha de descubrimiento a cada uno de hasta 2 oponentes. No hay saqueo, y las cartas no se pueden quitar.

## Descubrimientos

token = ficha de descubrimiento
    .about = { $natives ->
        [one] { $natives } nativo
       *[other] { $natives } nativos
    }, saqueo de ${ $plunder }, ${ $per_soldier } por soldado, { $vp } PV

card-c01 = El Misisipi
card-c02 = Los Grandes Lagos
card-c03 = La Pampa
card-c04 = California
card-c05 = Filipinas
card-c06 = Mares del Sur
card-c07 = Etiopía
card-c08 = El Amazonas
card-c09 = El Territorio del Noroeste
card-c10 = Australia
card-c11 = Chipongu (Japón)
card-c12 = Siam
card-c13 = Islas de las Especias
card-c14 = India
card-c15 = Circunnavegar el Globo
card-c16 = China

## Edades y lugares

age = edad { $n ->
        [1] I
        [2] II
       *[3] III
    }

place-supply = reserva
place-available = trabajadores disponibles
place-pool = grupo de descubrimiento
place-expedition = expedición

## Opciones de la partida

option-edition = Edición
    .about = Si se juega con las reglas y los componentes de la primera edición (2007) o de la edición deluxe (2015).
option-builders = Constructores
    .about = Añade los constructores, un sexto tipo de trabajador que aumenta los PV de las regiones y abarata los edificios.
option-expansion_buildings = Edificios de la expansión
    .about = Cuáles de los 20 edificios de la expansión Constructores entran en las pilas.
option-plague_tiles = Losetas de Plaga
    .about = Añade una loseta de Plaga a los edificios de cada edad.
option-nations = Ventajas nacionales
    .about = Cada jugador dirige una nación con una ventaja propia, repartida al azar o ganada en una subasta que también fija el orden inicial.
option-vp_purchase = Compra de PV
    .about = Después de cada puntuación del Nuevo Mundo se pueden comprar PV, a $1 cada uno en la edad I, $3 en la edad II y $10 en la edad III.
option-start_auction_first = Subasta inicial
    .about = Los jugadores pujan por el orden inicial en lugar de sortearlo, y el ganador descubre además el Caribe.
option-two_player_captains = Capitanes para dos
    .about = En partidas de 2, cada jugador empieza con 2 capitanes en la casilla de Descubrimiento.
option-reduced_luck_age3 = Edad III a la vista
    .about = Solo entran en juego 10 edificios de la edad III, sorteados en la preparación y a la vista de todos desde el principio.
option-no_survivors = Sin supervivientes
    .about = Cuando fracasa una expedición a una región, su ficha sale del juego y otra sin usar ocupa su lugar boca abajo.
option-reconnaissance = Reconocimiento
    .about = Cuando te toca jugar, puedes mirar una ficha boca abajo o, si ya no queda ninguna, la carta superior del mazo, por $1 en la edad I, $2 en la edad II o $3 en la edad III.
option-advanced_reconnaissance = Reconocimiento avanzado
    .about = Las fichas de descubrimiento del mapa están boca arriba desde el principio, de modo que las expediciones a las regiones nunca fracasan.
option-university_mode = Alcance de la Universidad
    .about = Hasta dónde lleva la Universidad a un trabajador: directamente al primer puesto o solo un puesto adelante.
option-failed_token_secrecy = Ficha de una expedición fallida
    .about = Quién llega a ver la ficha cuando una expedición fracasa: todos, o solo el jugador que la envió.

value-first = Primera edición
value-deluxe = Edición deluxe
value-off = Desactivadas
value-random = Al azar
value-auction = Subasta
value-none = Ninguno
value-all = Todos
value-to_front = Al primer puesto
value-one_step = Un puesto adelante
value-public = Pública
value-private = Privada
value-true = Sí
value-false = No

preset-first = Primera edición
    .about = El juego de 2007 para 2 a 5 jugadores, con 34 edificios.
preset-deluxe_base = Edición deluxe, juego base
    .about = Las reglas deluxe para 2 a 6 jugadores con 37 edificios, incluidas las Plagas, pero sin la expansión Constructores.
preset-deluxe_full = Edición deluxe con la expansión Constructores
    .about = Los 57 edificios, los constructores y naciones con ventajas que se subastan al principio.
