# Lo que dice el maestro cuando algo se pregunta por primera vez en la vida de alguien: qué es, y cómo pensarlo.

first-divide-plan = De las ocho cartas repartidas, aparta una para comprarla más tarde: espera en tu planificación. Elige una que ayude en cada ronda.
first-divide-discard = De las demás te quedas cuatro; el resto se va. Guarda cartas que puedas pagar pronto y bienes que los mercados quieran: una carta es también el bien que muestra.
first-career = Elige una carrera: cada una de sus tres tareas, una vez completada, trae doblones y un trabajador, y puntos si haces más de lo que pide. Toma aquella cuyas tareas encajen con tus cartas.
first-sail = Navega de 1 a 7 espacios hacia delante, nunca hacia atrás; donde paras decide lo que puedes hacer. Los pasos cortos paran más veces; los largos dan más acciones de aldea y te llevan a casa, donde el primer barco termina la ronda para todos.
first-visit = Un barco ha parado donde está tu asistente, y tu carta te paga. Toma 1 punto o 2 doblones.
first-main = Haz aquí una acción principal, o ninguna. Planificar una carta, para comprarla más tarde, es gratis.
first-deliver = Descarta una carta como el bien que quiere este mercado. Eso libera un disco de tu barco, así que las cartas flojas son carga.
first-city-action = Has entregado; ahora puedes hacer también la acción de la ciudad. Es lo que muestra el dibujo junto a ella.
first-village = Cada acción compra una carta o una parte de un edificio de prestigio, da un doblón o descarta tu mano por 2. Cuanto más has navegado, más acciones: de 1 a 3 espacios dan una, de 4 a 6 dos, 7 tres. Los ingresos comprados pronto pagan cada ronda.
first-choose-part = Elige uno de los dos. Señala cada uno para leer qué trae ahora.
first-may-fight = Puedes librar aquí un combate. Mira antes tus puntos de combate: se suman a lo que te da la nación, y lo que sobra se pierde.
first-influence = Elige la nación con la que ganas influencia. Al final tu título se multiplica por lo que valga ella entonces: una o dos naciones son mejores que tres.
first-title = Sube al siguiente título con una nación. Al final su nivel se multiplica por lo que vale la nación.
first-disc = Retira un disco de tu barco. Cuando faltan los dos discos de un lugar, su mejora te ayuda para siempre.
first-token = Toma una ficha de sinergia que aún no tengas. La cuentan cartas, carreras y la Iglesia.
first-annex = Pon el marcador de una nación en una aldea sin marcador. Cuantos menos marcadores le quedan a una nación, más valen sus títulos.
first-annex-nation = Elige la nación cuyo marcador queda aquí. Mejor una en la que tengas título.
first-place-here = Elige la nación cuyo marcador queda en esta aldea. Mejor una en la que tengas título.
first-effect-order = Elige qué efecto va primero. Lo que trae uno puede ayudar al otro.
first-workers-on-card = Cada trabajador que pones en esta carta aumenta tus ingresos de doblones. Se quedan allí, así que guarda los que aún necesites.
first-fill = Completa la mano hasta su límite, al principio cuatro cartas. Una carta del mazo es gratis, una de la oferta cuesta 1 doblón.
first-pay-card = Elige con qué pagas. Guarda lo que aún necesites en esta ronda.
first-may-pay = Puedes pagar esto por lo que trae. Señálalo para ver cuánto vale ahora.
first-end-turn = Tu acción está hecha. Aún puedes planificar una carta, lo que deja sitio en tu mano.
first-buy-or-points = Antes de la próxima ronda compra una carta más o una parte de un edificio de prestigio, o toma 2 puntos. Después se pagan los ingresos.
first-last-conversion = Los trabajadores que sobran pueden devolverse por puntos de combate. Vale la pena cuando algo tuyo cuenta puntos de combate al final.
first-pile = Da la vuelta a una loseta de combate de una de las dos pilas. Dice cuánta fuerza tiene cada nación en este combate.
first-fight-for = Luchas por una nación, nunca contra otros jugadores; su número es tu valor de combate, y lo que está al lado se paga o se gana. Mejor una en la que tengas título.
first-fight-for-bare = Luchas por una nación; todas te dan el mismo valor de combate. Mejor una en la que tengas título.
first-fight = Gasta tu valor de combate en acciones de combate, una tras otra; puntos de combate y trabajadores suman 1 cada uno. Lo que sobra se pierde cuando terminas el combate.
first-explore = Tu explorador avanza y salta a los demás; solo paga el espacio donde para. Una barrera en el camino trae influencia o puntos, más a quien la cruza primero.
first-explore-path = El camino se bifurca aquí: elige por dónde va. Señala los espacios para leer qué traen.
first-barrier = Has cruzado una barrera y ganas influencia con una nación. Mejor una en la que tengas título.
first-mission-slot = Paga lo que pide la misión y recibe su recompensa, una parte de ella una vez por cada brújula que tengas. Cada misión se cumple una vez, por un jugador.
first-mission-order = Elige qué trae primero la misión. Lo que trae uno puede ayudar al otro.
first-remove-skull = Puedes quitar del tablero una loseta con calavera. Su lugar vuelve a servir para todos.
first-vote = La historia llega a una encrucijada y todos votan en secreto; con empate decide el voto de quien lee. Lee ambos lados antes de elegir.

# -- La primera partida guiada: qué hacer, y por qué.

opening-who = Capitaneas un barco que da cuatro vueltas por el Caribe. Tras la cuarta ronda gana quien tiene más puntos de victoria.
opening-turn = En tu turno navegas de 1 a 7 espacios hacia delante, nunca hacia atrás, haces una cosa donde paras y completas la mano hasta cuatro cartas. Después le toca al jugador siguiente.
opening-round = El camino numerado sale de La Habana, da la vuelta al mar y lleva otra vez a casa, el espacio 21a arriba a la izquierda. La ronda acaba para todos en cuanto un barco llega allí; después se pagan los ingresos, y todos los barcos empiezan de nuevo.
opening-points = Lo que más puntos da son los títulos: al final el nivel de tu título con una nación, de 1 a 6, se multiplica por lo que valga ella entonces. En el momento llegan 3 puntos por volver a casa antes que nadie, y los de las misiones y el explorador. Las cartas dan puntos al final.

guide-sail = Navega cuatro espacios, hasta la ciudad que se ilumina.
    .why = Esta ciudad recibe el azúcar que tienes. ¿Rápido o despacio? Un paso largo deja atrás lo que hay en medio, pero te lleva antes a casa, y el primer barco en casa termina la ronda para todos. Los pasos cortos paran más veces.
guide-deliver = Haz la acción de la ciudad y entrega { card-A33 }: la carta cuenta como el azúcar que muestra.
    .why = Una carta o se compra por lo que hace, o se gasta como su bien. Esta apenas la comprarías: es mejor entregarla.
guide-disc = Retira un disco de { area-S01 } en tu barco.
    .why = Cuando faltan los dos discos de un área, tienes su mejora hasta el final de la partida. Esta te da más acciones en las aldeas.
guide-explore = Después viene la acción de la ciudad: deja que tu explorador avance dos espacios por la selva, el camino bajo el mapa.
    .why = Solo cuenta el espacio donde para: 2 doblones, para las cartas que vas a comprar. Tres espacios darían un punto de combate.
guide-hand = Termina tu turno y después roba una carta.
    .why = Completas la mano hasta cuatro. El mazo es gratis, las cartas de la oferta cuestan 1 doblón. «Planificar» aparta una carta para comprarla más tarde y deja sitio en la mano; no es obligatorio.
guide-village = Navega a { location-9 } y haz las acciones de aldea.
    .why = En una aldea cuenta lo largo que es tu paso: de 1 a 3 espacios dan una acción, de 4 a 6 dos, 7 tres. Con un espacio menos tendrías solo una.
    .why-2 = Cada acción de aldea es una de estas: comprar una carta o una parte de un edificio de prestigio, ganar 1 doblón, o descartar toda la mano por 2. Puede ser la misma dos veces.
guide-cards = Compra { card-A04 } y { card-A02 }.
    .why = Cada una sube tus ingresos en 3 doblones, que se pagan tras las rondas 1, 2 y 3: compradas ahora, 4 doblones dan 9. El número junto a tu nombre pasa a 5: 3 puntos de las cartas, 2 de la escala de ingresos de doblones.
    .why-4 = Carta a carta: después de cada una eliges de nuevo entre el mazo y la oferta.
guide-upgrade = Navega a { location-11 }, entrega otra vez y retira el segundo disco.
    .why = Entonces tienes { area-S01 }: dos espacios dan dos acciones de aldea. Primero va la entrega, después se pregunta por la acción de la ciudad.
    .why-4 = Tu primera mejora. Tu carrera, la carta { career-CR3 } bajo tu barco, tiene tres tareas, y cada una paga una vez doblones y un trabajador. Una de ellas pide 5 mejoras; si entonces ya son 8, son 4 puntos más.
guide-pile = Ahora haz la acción de la ciudad, un combate, y da la vuelta a una loseta de una pila.
    .why = Dice cuánta fuerza tiene cada nación en este combate. Luchas por una nación, nunca contra los demás jugadores.
guide-nation = Lucha por Francia.
    .why = Francia te da un valor de combate de 5 y cuesta 1 doblón. España da 4 y trae 1 punto, Inglaterra da 3 y trae 3 doblones. Necesitas 6 en total, para dos acciones de combate.
guide-strength = Pon tu punto de combate en el combate.
    .why = Así son 6: 4 para anexionar una ciudad y 2 para influencia. Lo que sobra al final se pierde.
guide-annex = Tú eliges: ¿qué ciudad anexionas para Francia?
    .why = Cada una cuesta 4. Su marcador hace que Francia valga más al final, y ganas 1 influencia; quien más tiene con una nación gana 3 puntos al final.
    .way-points = { location-14 }: 4 puntos en el momento.
    .way-doubloons = { location-4 }: 4 doblones, para una carta en la próxima aldea.
    .way-worker = { location-5 }: un trabajador; misiones y algunas cartas se pagan con trabajadores.
guide-influence = Gana favor con los 2 que quedan y termina el combate.
    .why = Con dos de influencia tienes tu primer título con Francia. Al final su nivel se multiplica por lo que valga Francia, ahora 1 × 3 = 3 puntos; para casi todos, los títulos acaban siendo la suma más grande.
guide-mission = Navega a { location-15 }, cumple la misión y toma la influencia con Francia.
    .why = Una misión paga una vez, a quien llega primero; esta cuesta un trabajador. Los trabajadores son las figuras pequeñas en lo alto de tu hoja; las cartas con asistente también necesitan uno.
    .why-2 = Una brújula está en tu barco; algunas cartas traen más, y entonces cada misión paga más.
    .why-3 = Mejor con la nación de tu título: una más después de esta, y tienes el segundo título con Francia.
guide-fast = Navega tres espacios y toma dos doblones.
    .why = Tres espacios, dos acciones: eso lo hace { area-S01 }.
guide-fast-buy = Navega tres espacios y haz las acciones de aldea.
    .why = Tres espacios, dos acciones: eso lo hace { area-S01 }.
    .then-3 = Tú eliges: ¿qué haces con tus doblones?
    .way-card = Comprar una carta: su efecto ayuda desde ahora, y sus puntos cuentan al final.
    .way-coins = Ganar uno más: al final de la ronda puedes comprar una carta más cara.
guide-homeward = Navega a { location-20 }, haz su acción y elige el explorador.
    .why = Nadie pasa de largo por este espacio: todos paran aquí, para un combate o para el explorador. No te queda punto de combate, así que el explorador da más.
guide-walk = Tú eliges: ¿hasta dónde va el explorador?
    .why = Más adelante hay barreras que dan influencia o puntos, más a quien las cruza primero.
    .way-ahead = Dos espacios: 2 puntos en el momento, y más cerca de la primera barrera.
    .way-near = Un espacio: un punto de combate para el próximo combate.
guide-home = Haz la acción y termina tu turno.
    .why = Quien llega primero a casa gana 3 puntos y termina la ronda para todos: los demás pierden las paradas que aún querían. Así que date prisa cuando vas delante, y no cuentes con un turno más cuando vas detrás.
guide-alone = Tú eliges; después sigue por tu cuenta.
    .why = Después se pagan los ingresos, al menos 14 doblones para ti. Meta: más ingresos pronto, y Francia hasta el siguiente título.
    .way-card = Una carta: su efecto ayuda desde ahora, y sus puntos cuentan al final.
    .way-two = 2 puntos en el momento, y tus doblones siguen siendo tuyos.

# Lo que hicieron los rivales entretanto, y por qué le importa a quien aprende.

meanwhile-sailed = { $points ->
    [one] { $who } navega { $location_to } ({ $points } punto de movimiento): el primer barco en casa termina la ronda para todos.
   *[other] { $who } navega { $location_to } ({ $points } puntos de movimiento): el primer barco en casa termina la ronda para todos.
 }
