# Maracaibo: nombres de los componentes y descripciones breves. Los números vienen de las tablas de componentes.

game-maracaibo = Maracaibo
    .about = De uno a cuatro capitanes dan cuatro vueltas por el Caribe: entregan bienes, luchan por tres naciones, realizan proyectos y exploran la selva. Las campañas cambian el mapa de una partida a otra.
    .tact = Este juego hace una aventura de las guerras de tres imperios por el Caribe. El azúcar, el tabaco, el cacao y el añil venían de tierras arrebatadas a sus pueblos y del trabajo de africanos esclavizados, cuyas vidas ningún punto de este tablero compensa.

## Lo que se tiene y se gana. $n es la cantidad.

gain-doubloons = doblones
    .one = 1 doblón
    .count = { $n ->
        [one] { $n } doblón
       *[other] { $n } doblones
    }
gain-vp = puntos de victoria
    .one = 1 PV
    .count = { $n } PV
gain-cp = puntos de combate
    .one = 1 punto de combate
    .count = { $n ->
        [one] { $n } punto de combate
       *[other] { $n } puntos de combate
    }
gain-workers = trabajadores
    .one = 1 trabajador
    .count = { $n ->
        [one] { $n } trabajador
       *[other] { $n } trabajadores
    }

## Lo que dan los efectos además

effect-remove_disc = discos fuera del barco
    .one = 1 disco fuera del barco
    .count = { $n ->
        [one] { $n } disco fuera del barco
       *[other] { $n } discos fuera del barco
    }
effect-village_action = acciones de aldea
    .one = 1 acción de aldea
    .count = { $n ->
        [one] { $n } acción de aldea
       *[other] { $n } acciones de aldea
    }
effect-income_doubloons = ingreso de doblones
    .one = 1 de ingreso de doblones
    .count = { $n } de ingreso de doblones
effect-income_vp = ingreso de PV
    .one = 1 de ingreso de PV
    .count = { $n } de ingreso de PV
effect-explorer = explorador
    .count = { $n ->
        [one] hasta { $n } espacio para el explorador
       *[other] hasta { $n } espacios para el explorador
    }
effect-sail = navegar más
    .count = { $n ->
        [one] hasta { $n } punto de movimiento más
       *[other] hasta { $n } puntos de movimiento más
    }
effect-main_action = una acción principal allí
    .count = una acción principal allí
effect-combat = un combate
    .count = un combate
effect-influence_next_title = influencia hasta el siguiente título con una nación
    .count = influencia hasta el siguiente título con una nación
effect-token_new = una ficha de sinergia que aún no tienes
    .count = una ficha de sinergia que aún no tienes
effect-annex_village = un marcador de cualquier nación en una aldea sin marcador
    .count = un marcador de cualquier nación en una aldea sin marcador
effect-annex_village_title = un marcador de cualquier nación en una aldea sin marcador, con influencia hasta el siguiente título
    .count = un marcador de cualquier nación en una aldea sin marcador, con influencia hasta el siguiente título
effect-mission_on_card = una misión de la pila sobre esta carta
    .count = una misión de la pila sobre esta carta
effect-fulfil_card_mission = la misión sobre una de tus cartas
    .count = la misión sobre una de tus cartas
effect-workers_on_card_income = ingreso de doblones por trabajador puesto en esta carta
    .count = { $n } de ingreso de doblones por cada trabajador que pongas en esta carta
effect-buy_card_or_invest = la compra de una carta de proyecto o una inversión en un edificio de prestigio
    .count = la compra de una carta de proyecto o una inversión en un edificio de prestigio
effect-place_marker_here = un marcador de cualquier nación en esta aldea
    .count = un marcador de cualquier nación en esta aldea
effect-place_marker = un marcador de la nación
    .count = un marcador de la nación
effect-flag_bonus = la bonificación de la bandera
    .count = la bonificación de la bandera
effect-story_tile = la loseta de historia
    .count = la loseta de historia
effect-mission_from_pile = una misión de la pila
    .count = una misión de la pila
effect-remove_skull_tile = losetas de calavera fuera del mapa
    .count = { $n ->
        [one] { $n } loseta de calavera fuera del mapa
       *[other] { $n } losetas de calavera fuera del mapa
    }

## Influencia

influence-france = influencia con Francia
    .count = { $n } de influencia con Francia
influence-england = influencia con Inglaterra
    .count = { $n } de influencia con Inglaterra
influence-spain = influencia con España
    .count = { $n } de influencia con España
influence-any = influencia con una nación de tu elección
    .count = { $n } de influencia con una nación de tu elección
influence-fighting = influencia con la nación por la que luchas
    .count = { $n } de influencia con la nación por la que luchas
influence-same = influencia con la misma nación
    .count = { $n } de influencia con la misma nación

## Lo que se gana por cada cosa

vp_per-compass = PV por cada brújula
    .count = { $n } PV por cada brújula
vp_per-combat_tile = PV por cada loseta de combate tuya
    .count = { $n } PV por cada loseta de combate tuya
vp_per-assistant = PV por cada asistente tuyo
    .count = { $n } PV por cada asistente tuyo
vp_per-mission = PV por cada misión o loseta de historia tuya
    .count = { $n } PV por cada misión o loseta de historia tuya
vp_per-synergy = PV por cada ficha de sinergia tuya
    .count = { $n } PV por cada ficha de sinergia tuya
vp_per-nation_influence_3 = PV por cada nación con la que tienes al menos 3 de influencia
    .count = { $n } PV por cada nación con la que tienes al menos 3 de influencia
doubloons_per-compass = doblones por cada brújula
    .count = { $n ->
        [one] { $n } doblón por cada brújula
       *[other] { $n } doblones por cada brújula
    }
village_action_per-compass = acciones de aldea por cada brújula
    .count = { $n ->
        [one] { $n } acción de aldea por cada brújula
       *[other] { $n } acciones de aldea por cada brújula
    }

## Lo que se paga

pay-goods_identical = bienes iguales
    .count = { $n } bienes iguales
pay-discard_hand = toda tu mano
    .count = toda tu mano
pay-movement_spent = puntos de movimiento gastados este turno
    .count = al menos { $n } puntos de movimiento gastados este turno

## Bienes y objetos

good-sugar = azúcar
    .one = 1 azúcar
    .count = { $n } azúcar
good-tobacco = tabaco
    .one = 1 tabaco
    .count = { $n } tabaco
good-cocoa = cacao
    .one = 1 cacao
    .count = { $n } cacao
good-indigo = añil
    .one = 1 añil
    .count = { $n } añil
object-map = mapa
    .one = 1 mapa
    .count = { $n ->
        [one] { $n } mapa
       *[other] { $n } mapas
    }
object-herbs = hierbas medicinales
    .one = 1 hierba medicinal
    .count = { $n ->
        [one] { $n } hierba medicinal
       *[other] { $n } hierbas medicinales
    }
object-pistol = pistola
    .one = 1 pistola
    .count = { $n ->
        [one] { $n } pistola
       *[other] { $n } pistolas
    }
object-spyglass = catalejo
    .one = 1 catalejo
    .count = { $n ->
        [one] { $n } catalejo
       *[other] { $n } catalejos
    }

## Fichas de sinergia

token-medal = medalla
    .the = la medalla
    .with = con la medalla
token-anchor = ancla
    .the = el ancla
    .with = con el ancla
token-cannon = cañón
    .the = el cañón
    .with = con el cañón
token-quill = pluma
    .the = la pluma
    .with = con la pluma
token-column = columna
    .the = la columna
    .with = con la columna

## Las naciones y sus títulos

nation-france = Francia
    .the = Francia
    .of = de Francia
    .with = con Francia
    .for = por Francia
    .adjective = francés
nation-england = Inglaterra
    .the = Inglaterra
    .of = de Inglaterra
    .with = con Inglaterra
    .for = por Inglaterra
    .adjective = inglés
nation-spain = España
    .the = España
    .of = de España
    .with = con España
    .for = por España
    .adjective = español
title-0 = ningún título
title-1 = Hidalguía
title-2 = Orden de Caballería
title-3 = Baronía
title-4 = Vizcondado
title-5 = Condado
title-6 = Ducado

## Barreras del sendero del explorador

barrier-blue = barrera azul
    .the = la barrera azul
    .crossed = la barrera azul cruzada
barrier-red = barrera roja
    .the = la barrera roja
    .crossed = la barrera roja cruzada
barrier-green = barrera verde
    .the = la barrera verde
    .crossed = la barrera verde cruzada

## Lugares

location-H = La Habana
    .at = en La Habana
    .to = a La Habana
    .from = de La Habana
    .of = de La Habana
location-1 = Matanzas
    .at = en Matanzas
    .to = a Matanzas
    .from = de Matanzas
    .of = de Matanzas
location-2 = Baracoa
    .at = en Baracoa
    .to = a Baracoa
    .from = de Baracoa
    .of = de Baracoa
location-3 = La Tortuga
    .at = en La Tortuga
    .to = a La Tortuga
    .from = de La Tortuga
    .of = de La Tortuga
location-4 = Puerto Plata
    .at = en Puerto Plata
    .to = a Puerto Plata
    .from = de Puerto Plata
    .of = de Puerto Plata
location-5 = Santo Domingo
    .at = en Santo Domingo
    .to = a Santo Domingo
    .from = de Santo Domingo
    .of = de Santo Domingo
location-6 = San Juan
    .at = en San Juan
    .to = a San Juan
    .from = de San Juan
    .of = de San Juan
location-7 = San Cristóbal
    .at = en San Cristóbal
    .to = a San Cristóbal
    .from = de San Cristóbal
    .of = de San Cristóbal
location-8 = Martinica
    .at = en Martinica
    .to = a Martinica
    .from = de Martinica
    .of = de Martinica
location-9 = Granada
    .at = en Granada
    .to = a Granada
    .from = de Granada
    .of = de Granada
location-9a = Angostura
    .at = en Angostura
    .to = a Angostura
    .from = de Angostura
    .of = de Angostura
location-10 = La Guaira
    .at = en La Guaira
    .to = a La Guaira
    .from = de La Guaira
    .of = de La Guaira
location-11 = Maracaibo
    .at = en Maracaibo
    .to = a Maracaibo
    .from = de Maracaibo
    .of = de Maracaibo
location-12 = Santa Marta
    .at = en Santa Marta
    .to = a Santa Marta
    .from = de Santa Marta
    .of = de Santa Marta
location-13 = Port Royal
    .at = en Port Royal
    .to = a Port Royal
    .from = de Port Royal
    .of = de Port Royal
location-14 = Cartagena
    .at = en Cartagena
    .to = a Cartagena
    .from = de Cartagena
    .of = de Cartagena
location-15 = Portobelo
    .at = en Portobelo
    .to = a Portobelo
    .from = de Portobelo
    .of = de Portobelo
location-15a = Panamá
    .at = en Panamá
    .to = a Panamá
    .from = de Panamá
    .of = de Panamá
location-16 = Bluefields
    .at = en Bluefields
    .to = a Bluefields
    .from = de Bluefields
    .of = de Bluefields
location-17 = Puerto Cabezas
    .at = en Puerto Cabezas
    .to = a Puerto Cabezas
    .from = de Puerto Cabezas
    .of = de Puerto Cabezas
location-18 = Trujillo
    .at = en Trujillo
    .to = a Trujillo
    .from = de Trujillo
    .of = de Trujillo
location-19 = Gran Caimán
    .at = en Gran Caimán
    .to = a Gran Caimán
    .from = de Gran Caimán
    .of = de Gran Caimán
location-20 = Regreso I
    .at = en el Regreso I
    .to = al Regreso I
    .from = del Regreso I
    .of = del Regreso I
location-21a = Regreso II
    .at = en el Regreso II
    .to = al Regreso II
    .from = del Regreso II
    .of = del Regreso II
location-21b = Regreso II
    .at = en el Regreso II
    .to = al Regreso II
    .from = del Regreso II
    .of = del Regreso II
location-22 = Regreso III
    .at = en el Regreso III
    .to = al Regreso III
    .from = del Regreso III
    .of = del Regreso III

## Lugares para marcadores junto al mapa

place-fleet10 = flota de la plata (10)
    .at = en la flota de la plata (10)
    .to = a la flota de la plata (10)
    .from = de la flota de la plata (10)
    .of = de la flota de la plata (10)
place-fleet11 = flota de la plata (11)
    .at = en la flota de la plata (11)
    .to = a la flota de la plata (11)
    .from = de la flota de la plata (11)
    .of = de la flota de la plata (11)
place-mine = mina de oro
    .at = en la mina de oro
    .to = a la mina de oro
    .from = de la mina de oro
    .of = de la mina de oro

## Espacios del sendero del explorador. $number cuenta los espacios del camino largo, $step los de un atajo.

space = espacio { $number }
    .on = en el espacio { $number }
    .to = al espacio { $number }
space-short = paso { $step } del atajo tras el espacio { $number }
    .on = en el paso { $step } del atajo tras el espacio { $number }
    .to = al paso { $step } del atajo tras el espacio { $number }
space-start = inicio del sendero
    .on = al inicio del sendero
    .to = al inicio del sendero
space-end = final del sendero (espacio { $number })
    .on = al final del sendero (espacio { $number })
    .to = al final del sendero (espacio { $number })

## Losetas de ciudad. $gain es lo que hace la ciudad.

city_tile-CT01 = Casa de Expediciones
    .about = { city-tile-about }
city_tile-CT02 = Muelle del Arsenal
    .about = { city-tile-about }
city_tile-CT03 = Salón del Gobernador
    .about = { city-tile-about }
city_tile-CT04 = Carenero
    .about = { city-tile-about }
city_tile-CT05 = Casa de los Prácticos
    .about = { city-tile-about }
city_tile-CT06 = Lonja de los Agentes
    .about = { city-tile-about }
city_tile-CT07 = Casa de Expediciones
    .about = { city-tile-about }
city_tile-CT08 = Muelle del Arsenal
    .about = { city-tile-about }
city_tile-CT09 = Plaza del Mercado
    .about = { city-tile-about }
city_tile-CT10 = Comandancia Naval
    .about = { city-tile-about }
city_tile-CT11 = Taberna de los Veteranos
    .about = { city-tile-about }
city_tile-CT12 = Casa de la Compañía Libre
    .about = { city-tile-about }
city_tile-CT13 = Maracaibo (1 o 2 jugadores)
    .about = { city-tile-about }
city-tile-about = { $n ->
    [one] Su mercado recibe { $good } y tiene { $n } espacio. Acción de ciudad: { $gain }.
   *[other] Su mercado recibe { $good } y tiene { $n } espacios. Acción de ciudad: { $gain }.
 }

## Áreas del barco

area-S01 = Velas Ligeras
    .about = En una aldea tienes dos acciones de aldea si gastaste { $two } puntos de movimiento o más, y tres si gastaste { $three } o más.
area-S02 = Gran Cámara
    .about = Al final de tu turno completas la mano hasta { $n } cartas.
area-S03 = Gaviotas Mensajeras
    .about = Ganas { $gain } al instante. Desde ahora las cartas de la oferta no te cuestan nada.
area-S04 = Cámara del Tesoro
    .about = Ganas { $gain } al instante.
area-S05 = Mascarón de Proa
    .about = Ganas { $gain } al instante.
area-S06 = Popa Dorada
    .about = Ganas { $gain } al instante. Sus discos solo salen después de los de { area-S05 }.
area-S07 = Botes de Desembarco
    .about = Tienes una acción de combate más: { combat_action-CA_VILLAGE }.
area-S08 = Cubierta de Instrucción
    .about = Tienes una acción de aldea más: { village_action-VA_DRILL }.
area-S09 = Bodega Honda
    .about = Tienes una acción de aldea más: { village_action-VA_HOLD }. Sus discos solo salen después de los de { area-S08 }.
area-S10 = Camarote del Enviado
    .about = Tienes una acción de aldea más: { village_action-VA_FLAG }. Sus discos solo salen cuando otras { $others } áreas están vacías.
area-S11 = Galería de las Cartas
    .about = Elige al instante: { $gain }. Sus discos solo salen cuando otras { $others } áreas están vacías.
area-S12 = Cubierta del Almirante
    .about = Ganas { $gain } al instante. Sus discos solo salen cuando otras { $others } áreas están vacías.

## Acciones de aldea. $pay y $gain son lo que cuestan y lo que dan.

village_action-VA_DISCARD = Descartar la mano
    .about = Descarta toda tu mano, al menos 1 carta, para ganar { $gain }.
village_action-VA_COIN = Ganar dinero
    .about = Ganas { $gain }.
village_action-VA_BUY = Comprar o invertir
    .about = Compra una carta de proyecto de tu mano o de tu planificación, o invierte en un edificio de prestigio abierto.
village_action-VA_DRILL = Instruir a la tripulación
    .about = Ganas { $gain }.
village_action-VA_HOLD = Vaciar la bodega
    .about = Paga { $pay } para ganar { $gain }.
village_action-VA_FLAG = Izar una bandera
    .about = Si tu barco está en una aldea sin marcador, pon allí uno de cualquier nación y gana { $gain }.
village_action-VA_MAPS_VP = Seguir los mapas
    .about = Paga { $pay } para ganar { $gain }. { village-last }
village_action-VA_MAPS_D = Vender la ruta
    .about = Paga { $pay } para ganar { $gain }. { village-last }
village_action-VA_VP = Contar una historia
    .about = Ganas { $gain }. { village-last }
village_action-VA_GOODS_D = Vender al por mayor
    .about = Paga { $pay } para ganar { $gain }.
village_action-VA_CARD_MISSION = Misión sobre una carta
    .about = Cumple la misión que está sobre una de tus cartas. { village-last }
village-last = Ninguna otra acción de aldea puede seguirla.

## Acciones de combate. $first y $second son lo que restan al valor de combate, $first_gain y $second_gain lo que dan.

combat_action-CA_INFLUENCE = Ganar favor
    .about = Reduce el valor de combate en { $first } para ganar { $first_gain }, o en { $second } para ganar { $second_gain }.
combat_action-CA_FLAG = Anexionar o tomar una bandera
    .about = Pon un marcador de la nación en una bandera: por { $first } donde no hay ninguno, por { $second } en lugar del de otra nación. Ganas { $first_gain }.
combat_action-CA_VILLAGE = Anexionar o tomar una aldea
    .about = Pon un marcador de la nación en una aldea: por { $first } donde no hay ninguno, por { $second } en lugar del de otra nación. Ganas { $first_gain }, { $own } doblones por cada asistente tuyo allí y { $other } por cada uno de los demás.
combat_action-CA_RENOWN = Ganar renombre
    .about = Reduce el valor de combate en { $first } para ganar { $first_gain }.
combat_action-CA_PLUNDER = Saquear
    .about = Reduce el valor de combate en { $first } para ganar { $first_gain }, y { $extra } más { $with }.
combat_action-CA_FLEET = Escoltar la flota de la plata
    .about = Pon un marcador de la nación en un espacio libre de la flota, por { $first } o { $second }, y gana { $first_gain }. Nadie puede quitarlo.
combat_action-CA_MINE = Tomar la mina de oro
    .about = Una vez en la partida, con tu explorador en el espacio { $space } o más allá: pon un marcador de la nación en la mina, por { $first }, y gana { $first_gain }.

## Acciones de los asistentes

assistant_action-AA01 = Corretaje
assistant_action-AA02 = Brazos Contratados
assistant_action-AA03 = Cartas de Favor
assistant_action-AA04 = Travesía Armada
assistant_action-AA05 = Venta al por Mayor
assistant_action-AA06 = Reparaciones bajo Armas
assistant_action-AA07 = Reparaciones Pagadas
assistant_action-AA08 = Bienes por Armas
assistant_action-AA09 = Bienes por Favores
assistant_action-AA10 = Sendero Guiado
assistant_action-AA11 = Notas de Campo
assistant_action-AA12 = Informes Secretos
assistant_action-AA13 = Viejas Campañas
assistant_action-AA14 = Hospitalidad
assistant_action-AA15 = Practicaje
assistant_action-AA16 = Víveres del Fuerte
assistant_action-AA17 = Salvamento
assistant_action-AA18 = Subasta

## Edificios de prestigio

building-PB1 = Abadía
    .about = { $vp } PV al final por cada barrera que cruzó tu explorador.
building-PB2 = Palacio
    .about = { $vp } PV al final por cada misión o loseta de historia tuya.
building-PB3 = Basílica
    .about = { $vp } PV al final por cada asistente tuyo, como máximo { $most }.
building-PB4 = Ciudadela
    .about = { $vp } PV al final por cada trabajador de tu reserva y por cada punto de combate que te quede.
building-PB5 = Iglesia
    .about = { $vp } PV al final por cada ficha de sinergia tuya.
building-PB6 = Base Militar
    .about = { $vp } PV al final por cada loseta de combate tuya.
building-PB7 = Academia
    .about = { $vp } PV al final por cada área de tu barco sin discos.
building-PB8 = Catedral
    .about = { $vp } PV al final por cada PV impreso en la posición de tu ingreso de doblones, además de esos mismos PV.

## Carreras y sus tareas

career-CR1 = Vida de Corso
career-CR2 = Caminos Nuevos
career-CR3 = Capitanía Mercante
career-CR4 = Diplomacia de la Corte
career-CR5 = Red de Espías
career-CR6 = Mando de Escuadra
career-CR7 = Vida de Aventuras
career-CR8 = Obras y Fortalezas
task-combat_tiles = losetas de combate
    .count = { $n ->
        [one] { $n } loseta de combate
       *[other] { $n } losetas de combate
    }
task-missions = misiones
    .count = { $n ->
        [one] { $n } misión
       *[other] { $n } misiones
    }
task-influence_one = influencia con una nación
    .count = { $n } de influencia con una nación
task-influence_two = influencia con dos naciones
    .count = { $n } de influencia con cada una de dos naciones
task-upgrades = mejoras del barco
    .count = { $n ->
        [one] { $n } mejora del barco
       *[other] { $n } mejoras del barco
    }
task-explorer_barrier = una barrera del sendero del explorador
    .count = una barrera del sendero del explorador
task-synergy = fichas de sinergia
    .count = { $n ->
        [one] { $n } ficha de sinergia
       *[other] { $n } fichas de sinergia
    }
task-assistants = asistentes
    .count = { $n ->
        [one] { $n } asistente
       *[other] { $n } asistentes
    }
career-task = Con { $low }: { $gain } y un trabajador de esta carta; con { $high }: también { $more }.
career-done = Las tres tareas: { $gain }.

## Misiones y losetas de combate. $number las cuenta; $cost, $each y $bonus son lo que la misión cuesta, da por cada brújula y da una vez.

mission = misión ({ $cost })
    .the = la misión que cuesta { $cost }
    .about = Cuesta { $cost }. Da { $each } por cada brújula tuya, y { $bonus }.
story_tile = loseta de historia { $number }
    .the = la loseta de historia { $number }
combat_tile = loseta de combate (Francia { $france }, Inglaterra { $england }, España { $spain })
    .about = Al instante: Francia { $france_gain }; Inglaterra { $england_gain }; España { $spain_gain }.
modifier-most = { $n } menos para la nación con más marcadores
modifier-fewest = { $n } más para la nación con menos marcadores

## Lo que pide una carta además de doblones

requirement-assistant = un trabajador como asistente { $location_at }
requirement-worker_return = un trabajador de vuelta a la reserva común
requirement-worker_on_card = un trabajador sobre la carta
requirement-nation3 = al menos { $n } marcadores { $nation_of } en el mapa

## Efectos permanentes. $n es su número.

permanent-compass = brújula
    .about = Tienes una brújula más.
permanent-object = objeto permanente
    .about = Cada vez que pagas con objetos de ese tipo pagas { $n } menos ({ $object }).
permanent-discount = descuento
    .about = { $n ->
        [one] Las cartas de proyecto y los edificios de prestigio te cuestan { $n } doblón menos.
       *[other] Las cartas de proyecto y los edificios de prestigio te cuestan { $n } doblones menos.
    }
permanent-combat_cp = punto de combate antes de los combates
    .about = { $n ->
        [one] Antes de cada combate tuyo ganas { $n } punto de combate.
       *[other] Antes de cada combate tuyo ganas { $n } puntos de combate.
    }
permanent-explorer_plus = explorador más rápido
    .about = { $n ->
        [one] Tu explorador puede avanzar { $n } espacio más en cada movimiento.
       *[other] Tu explorador puede avanzar { $n } espacios más en cada movimiento.
    }
permanent-steal_on_skip = puntos de los exploradores adelantados
    .about = Por cada explorador que salte el tuyo le quitas { $n } PV a su dueño.
permanent-assistant_visit = visitas a tus asistentes
    .about = Cada vez que un barco, también el tuyo, termina su navegación donde tienes un asistente, ganas { $gain }.
permanent-worker_to_cp = trabajadores en puntos de combate
    .about = { $n ->
        [one] En cualquier momento puedes devolver 1 trabajador para ganar { $n } punto de combate.
       *[other] En cualquier momento puedes devolver 1 trabajador para ganar { $n } puntos de combate.
    }
permanent-nation_combat_cp = puntos de combate por una nación
    .about = { $n ->
        [one] Cuando luchas { $nation_for } ganas { $n } punto de combate.
       *[other] Cuando luchas { $nation_for } ganas { $n } puntos de combate.
    }
permanent-take_bonus = puntos por tomar
    .about = Ganas { $n } PV cada vez que tomas un lugar de otra nación en un combate.

## Losetas de legado. $pay, $gain, $spaces, $cost, $space, $vp y $toll son sus números.

legacy-L1 = Fondeadero Libre de Puerto Cabezas
    .about = Puerto Cabezas es una ciudad. Entrega allí un bien y después cumple la misión de su espacio de misión, que se repone al instante con otra de la pila.
legacy-L2 = Temporal frente a San Juan
    .about = Navegar de San Juan a San Cristóbal cuesta { $cost } puntos de movimiento.
legacy-L3 = Fiebre en Cartagena
    .about = Cartagena está cerrada: allí no hay acción de ciudad, acción de aldea, entrega ni marcador. Las misiones y los asistentes siguen abiertos.
legacy-L4 = Ciudad en el Río
    .about = Angostura es una ciudad para quienes tienen el explorador más allá del espacio { $space }. Los caminos de entrada y de salida cuestan { $cost } puntos de movimiento cada uno. Acción de ciudad: { $gain }, y puedes devolver { $pay } para ganar { $vp } PV.
legacy-L5 = Voluntarios de La Tortuga
    .about = Si tu barco termina su navegación en La Tortuga ganas { $gain } antes de tu acción principal.
legacy-L6 = Flota de la Plata
    .about = Todos tienen una acción de combate más: { combat_action-CA_FLEET }.
legacy-L7 = Camino de Panamá
    .about = Panamá es una ciudad para quienes tienen el explorador más allá del espacio { $space }. Acción de ciudad: entrega un bien y después { $gain }.
legacy-L8 = Mina de Oro
    .about = Todos tienen una acción de combate más: { combat_action-CA_MINE }.
legacy-L9 = Campanas de La Habana
    .about = Quien llegue al Regreso II gana { $gain } al llegar, en lugar de lo que está impreso allí.
legacy-L10 = Convoy de Socorro
    .about = En La Guaira. { disc-tile-free }
legacy-L11 = Arca del Consejo
    .about = En Baracoa. { disc-tile }
legacy-L12 = Medicinas para las Plantaciones
    .about = En San Juan. { disc-tile }
legacy-L13 = Pólvora para las Atalayas
    .about = En Santa Marta. { disc-tile }
legacy-L14 = Rompeolas
    .about = En Bluefields. { disc-tile }
legacy-L15 = Cosecha del Cacao
    .about = En Martinica. { disc-tile }
legacy-L16 = Luz en el Arrecife
    .about = En Trujillo. { disc-tile }
legacy-L17 = Cuerda en la Rada
    .about = En San Cristóbal. { disc-tile } Quien pase de largo paga { $toll } doblones, o tiene que parar allí.
legacy-L20 = Fiebre en Granada
    .about = Ninguna acción de aldea como acción principal en Granada. Las misiones y los asistentes siguen abiertos.
legacy-L21 = Fiebre en Portobelo
    .about = Ninguna acción de aldea como acción principal en Portobelo. Las misiones y los asistentes siguen abiertos.
legacy-L22 = Fiebre en Matanzas
    .about = Ninguna acción de aldea como acción principal en Matanzas. Las misiones y los asistentes siguen abiertos.
legacy-L23 = Fiebre en Gran Caimán
    .about = Ninguna acción de aldea como acción principal en Gran Caimán. Las misiones y los asistentes siguen abiertos.
legacy-L24 = Piedras en el Paso de Jamaica
    .about = Navegar de Santa Marta a Port Royal cuesta { $cost } puntos de movimiento.
legacy-L25 = Temporal frente a Trujillo
    .about = Navegar de Trujillo a Gran Caimán cuesta { $cost } puntos de movimiento.
disc-tile = Si tu barco termina aquí su navegación puedes, una vez antes de tu acción principal, pagar { $pay } para ganar { $gain } y mover un disco de tu barco a uno de los { $spaces } espacios.
disc-tile-free = Si tu barco termina aquí su navegación puedes, una vez antes de tu acción principal, ganar { $gain } y mover un disco de tu barco a uno de los { $spaces } espacios.

## Ana, que juega contra quien está solo: sus cartas y niveles

ana = Ana
automa-A1 = Rastreadora
automa-A2 = Enviada a Francia
automa-A3 = Escaramuza
automa-A4 = Enviada a España
automa-A5 = Enviada a Inglaterra
automa-B1 = Sendero del Norte
automa-B2 = Recado
automa-B3 = Reparaciones
automa-B4 = Sendero del Sur
automa-B5 = Carena
automa-B6 = Acción de Escuadra
automa-C1 = Maestra de Ribera
automa-C2 = Mensajera
automa-C3 = Veterana de la Selva
automa-C4 = Guerrera
value-very_easy = Muy fácil
    .about = Ana juega con cinco cartas de la letra A.
value-easy = Fácil
    .about = Ana tiene además una carta de la letra C.
value-medium = Medio
    .about = Ana tiene además una carta de la letra B y una de la letra C.
value-hard = Difícil
    .about = Ana tiene además dos cartas de la letra B y una de la letra C.
value-very_hard = Muy difícil
    .about = Ana tiene además tres cartas de la letra B y una de la letra C.

## Cartas de proyecto

card-A01 = Botes de Pesca
card-A02 = Trapiche de Caña
card-A03 = Salinas
card-A04 = Paso de la Barcaza
card-A05 = Cordelería
card-A06 = Tonelería
card-A07 = Tenería
card-A08 = Taberna del Muelle
card-A09 = Pintora de Puertos
card-A10 = Cronista Errante
card-A11 = Coro de la Capilla
card-A12 = Cerro del Vigía
card-A13 = Comprador de Perlas
card-A14 = Legionario
card-A15 = Puerto
card-A16 = Sargento
card-A17 = Escribano
card-A18 = Oficial de Aduanas
card-A19 = Cantero
card-A20 = Patio de Armas
card-A21 = Estafeta
card-A22 = Capitán Retirado
card-A23 = Ayudante del Práctico
card-A24 = Polvorín
card-A25 = Maestro de Escuela
card-A26 = Capataz de la Cantera
card-A27 = Hermandad de Veteranos
card-A28 = Aprendiz de Astillero
card-A29 = Impresora
card-A30 = Cocinero Regateador
card-A31 = Intendente
card-A32 = Contador de a Bordo
card-A33 = Piloto de Altura
card-A34 = Lectora de Estrellas
card-A35 = Maestro de Brújulas
card-A36 = Guía de Senderos
card-A37 = Arriero
card-A38 = Cuarto de Derrota
card-A39 = Huerto de Hierbas
card-A40 = Puesto del Armero
card-A41 = Pulidor de Lentes
card-A42 = Maestro de Esgrima
card-A43 = Trozo de Abordaje
card-A44 = Enviado Francés
card-A45 = Enviado Inglés
card-A46 = Enviado Español
card-A47 = Mujeres del Mercado
card-A48 = Exploradores de la Selva
card-A49 = Ejercicio de Mosquete
card-A50 = Capataz del Muelle
card-A51 = Posadera de San Juan
card-A52 = Anciana de la Aldea
card-A53 = Porteador de la Selva
card-A54 = Carpintero de Santa Marta
card-A55 = Corredor Local
card-A56 = Práctico de la Laguna
card-B001 = Refinería de Azúcar
card-B002 = Casa del Tabaco
card-B003 = Cacaotal
card-B004 = Pilas de Añil
card-B005 = Casa de Cuentas
card-B006 = Puente de Portazgo
card-B007 = Ladrillar
card-B008 = Calle de los Almacenes
card-B009 = Compañía de Cargadores
card-B010 = Sociedad Botánica
card-B011 = Hospital de la Misericordia
card-B012 = Botica
card-B013 = Casa del Cabildo
card-B014 = Faro
card-B015 = Biblioteca
card-B016 = Plaza de los Fundadores
card-B017 = Observatorio
card-B018 = Capitán de la Guarnición
card-B019 = Muralla del Fuerte
card-B020 = Academia Naval
card-B021 = Tribunal del Consulado
card-B022 = Salón de Honor
card-B023 = Gremio de Albañiles
card-B024 = Gran Mercado
card-B025 = Club de Corsarios
card-B026 = Imprenta Real
card-B027 = Dique Seco
card-B028 = Archivo de Indias
card-B029 = Gobernador de Saint-Domingue
card-B030 = Lord Propietario
card-B031 = Secretaria del Virrey
card-B032 = Factoría Francesa
card-B033 = Factoría Inglesa
card-B034 = Factoría Española
card-B035 = Corredora de Gangas
card-B036 = Dama de los Contratos
card-B037 = Maestro Contador
card-B038 = Lobo de Mar
card-B039 = Cartógrafa
card-B040 = Baquiano
card-B041 = Guía de la Laguna
card-B042 = Montaraz
card-B043 = Exploradora Rival
card-B044 = Rastreador Astuto
card-B045 = Red de Posaderos
card-B046 = Gremio de Informadores
card-B047 = Reclutador de la Milicia
card-B048 = Cirujano de a Bordo
card-B049 = Fundidor de Cañones
card-B050 = Capitán de Infantes
card-B051 = Corsario Francés
card-B052 = Corsaria Inglesa
card-B053 = Corsario Español
card-B054 = Ingeniero de Asedio
card-B055 = Herbolaria Viajera
card-B056 = Agrimensor Real
card-B057 = Jefa de la Expedición
card-B058 = Vendedor de Mapas
card-B059 = Cuentacuentos
card-B060 = Poeta del Puerto
card-B061 = Mayorista
card-B062 = Diplomático en Armas
card-B063 = Agregado Naval
card-B064 = Comodoro
card-B065 = Cabo de Presa
card-B066 = Capitana de Abordaje
card-B067 = Amigos en la Corte Francesa
card-B068 = Amigos en la Corte Inglesa
card-B069 = Amigos en la Corte Española
card-B070 = Carta de los Pobladores
card-B071 = Patente de la Corona
card-B072 = Playa de Carenar
card-B073 = Cartas de Presentación
card-B074 = Mapa del Tesoro
card-B075 = Órdenes Selladas
card-B076 = Historias de Guerra
card-B077 = Red de Amistades
card-B078 = Cuaderno de Bitácora
card-B079 = Rosa de los Vientos
card-B080 = Casa de los Marineros Libres
card-B081 = Orden del Mérito
card-B082 = Mesa de los Tratados
card-B083 = Arsenal
card-B084 = Almacenista de Tabaco
card-B085 = Viuda del Astillero
card-B086 = Maestre del Muelle
card-B087 = Mercader de Ron
card-B088 = Prima del Gobernador
card-B089 = Botánica de Campo
card-B090 = Ventero del Camino
card-B091 = Jefe de Espías
card-B092 = Veterano de Guerra
card-B093 = Alcaldesa de la Bahía
card-B094 = Práctico de los Arrecifes
card-B095 = Intendente del Fuerte
card-B096 = Capitana de Salvamento
card-B097 = Subastador de Especias
card-B098 = Corresponsal de la Corte
card-B099 = Maestro Carpintero
card-B100 = Príncipe Mercader
card-B101 = Práctico de la Costa
card-C90 = Guías del Manglar
card-C91 = Carta de Puerto Franco
card-C92 = Liga de los Médicos
card-C93 = Escolta de la Flota
card-C94 = Prácticos de Aguas Hondas
card-C95 = Comisionados de Paz
card-C96 = Ensayador de Oro
card-C97 = Amigos de las Islas

## De dónde viene algo

cause-card = carta de proyecto
cause-city = acción de ciudad
cause-village = acción de aldea
cause-assistant = asistente
cause-mission = misión
cause-story = historia
cause-space = sendero del explorador
cause-barrier = barrera
cause-arrival = llegada
cause-area = mejora del barco
cause-flag = bandera
cause-combat_tile = loseta de combate
cause-combat = combate
cause-legacy = loseta de legado
cause-career = carrera
cause-prestige = edificio de prestigio
cause-income = ingresos
cause-wrap = ingreso de PV más allá del final
cause-track_end = final de la escala de influencia
cause-unused = asistente sin usar
cause-visit = visita a un asistente
cause-steal = explorador adelantado
cause-not_buying = nada comprado
cause-mission_count = número de misiones
cause-synergy = sinergia
cause-conversion = trabajador cambiado
cause-toll = peaje
cause-display = carta de la oferta
cause-setup = inicio de la partida
cause-automa = carta de Ana
cause-taking = marcador tomado

## Opciones de la preparación

option-story = Historia
    .about = Si se juega una partida suelta, en uno de tres niveles, o una campaña, desde el principio o desde uno de sus capítulos.
option-archive = Archivo
    .about = Lo que dejó la última partida de la campaña: cartas de historia, losetas de legado y nuevas cartas de proyecto.
option-difficulty = Nivel de Ana
    .about = Lo fuerte que es Ana, que juega contra quien está solo.
option-start_player = Jugador inicial
    .about = Si quien empieza la primera ronda sale por sorteo o es el primer asiento.
option-open_planning = Planificación abierta
    .about = Si todos ven las cartas que han planificado los demás.
option-city_tiles_all_sets = Losetas de ciudad de todos los conjuntos
    .about = Si las losetas de ciudad sin timón se sortean entre todas, y no solo entre las del número de jugadores.
option-unreached_assistants_score_round_4 = Asistentes no alcanzados en la ronda IV
    .about = Si los asistentes que tu barco no alcanzó puntúan también al final de la última ronda.
option-legacy_city_on_or_beyond = Angostura y Panamá ya desde el espacio
    .about = Si basta un explorador en el espacio indicado para entrar en esas ciudades, y no solo uno más allá.
value-75 = { story-75 }
value-76 = { story-76 }
value-77 = { story-77 }
value-campaign = Campaña
value-chapter2 = Campaña desde el capítulo 2
value-chapter3 = Campaña desde el capítulo 3
value-chapter4 = Campaña desde el capítulo 4
value-chapter5 = Campaña desde el capítulo 5
value-chapter6 = Campaña desde el capítulo 6
value-chapter7 = Campaña desde el capítulo 7
value-chapter8 = Campaña desde el capítulo 8
value-empty = Nada guardado
value-random = Al azar
value-first_seat = El primer asiento
value-true = Sí
value-false = No
preset-single = Partida suelta
    .about = Una partida sin historia y sin losetas de legado. Buena para empezar.
preset-single_medium = Partida suelta, media
    .about = Una partida con cuatro losetas de legado, nuevas cartas de proyecto y menos misiones.
preset-single_hard = Partida suelta, difícil
    .about = Una partida con siete losetas de legado, nuevas cartas de proyecto y menos misiones.
preset-campaign = Campaña
    .about = { campaign-lantern_chart.about }
preset-chapter2 = Campaña desde el capítulo 2
    .about = La campaña empieza por su capítulo 2, «{ chapter-2 }».
preset-chapter3 = Campaña desde el capítulo 3
    .about = La campaña empieza por su capítulo 3, «{ chapter-3 }».
preset-chapter4 = Campaña desde el capítulo 4
    .about = La campaña empieza por su capítulo 4, «{ chapter-4 }».
preset-chapter5 = Campaña desde el capítulo 5
    .about = La campaña empieza por su capítulo 5, «{ chapter-5 }».
preset-chapter6 = Campaña desde el capítulo 6
    .about = La campaña empieza por su capítulo 6, «{ chapter-6 }».
preset-chapter7 = Campaña desde el capítulo 7
    .about = La campaña empieza por su capítulo 7, «{ chapter-7 }».
preset-chapter8 = Campaña desde el capítulo 8
    .about = La campaña empieza por su capítulo 8, «{ chapter-8 }».
