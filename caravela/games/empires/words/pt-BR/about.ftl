# Empires: o que a mesa diz das suas coisas quando alguém aponta para elas, e os dados do painel de um jogador.

where = Rodada { $round } · Era { $age } · { $phase }

## O painel de um jogador

fact-money = Dinheiro
    .about = Paga construções, treinamento e guerras. Por si só não vale PV.
fact-income = Receita
    .about = O que mercadorias e navios rendem a cada rodada nos melhores conjuntos: $3 por três iguais, $6 por quatro iguais, $1 por três quaisquer. Na rodada 8, esse número também vale em PV.
fact-ships = Navios
    .about = Um navio vale como uma mercadoria de qualquer tipo em um conjunto; só um navio por conjunto.
fact-workers = Trabalhadores
    .about = Trabalhadores disponíveis para colocar nesta rodada, ou já ganhos para a próxima.
fact-supply = Estoque
    .about = A cada rodada, 5 colonos vêm do estoque, enquanto houver; dele saem também os que construções e missionários trazem.
fact-buildings = Construções
    .about = Construções compradas até agora. Nunca se perdem.
fact-finds = Descobertas
    .about = Marcadores e cartas de descoberta. Seus PV contam uma única vez, no fim.
fact-points = PV
    .about = PV marcados até agora. Descobertas, construções e economia se somam no fim da partida.
fact-order = Ordem dos jogadores
    .about = A ordem para colocar, para descobrir e para desempatar. O evento Iniciativa decide a próxima.
about-standings = { $players }.

## Regiões

about-workers = { $n ->
    [0] { $n } trabalhadores
    [1] { $n } trabalhador
   *[other] { $n } trabalhadores
 }
about-region-scores = No fim das rodadas 3, 6 e 8, se alguém tiver 3 trabalhadores aqui, o maior grupo marca { $leader } PV e o segundo { $second } PV.
about-region-builders = Cada construtor aqui acrescenta { $leader } PV ao maior grupo e { $second } PV ao segundo.
about-region-good = O primeiro a ter 3 trabalhadores aqui leva { $good }.
about-region-there = Trabalhadores aqui: { $players }.
about-region-hidden = Ainda não descoberta: ninguém desembarca aqui antes que venha uma expedição pelo menos tão forte quanto os nativos do marcador.
about-region-mine = Você tem { $workers } aqui; a pontuação daria a você { $points } PV agora.
about-region-none = Você não tem trabalhador aqui.
about-region-more = Com mais um, seriam { $points } PV.
about-region-takes-good = Mais um leva { $good }.
about-token-title = Marcador de descoberta { $region_in }
about-token-known = O marcador: { $find }.
about-token-at-least = { $n ->
    [1] Depois de uma expedição que falhou, todos sabem: pelo menos { $n } nativo.
   *[other] Depois de uma expedição que falhou, todos sabem: pelo menos { $n } nativos.
 }
about-token-seen = O marcador foi visto por { $players }.
about-pool-none = Você não tem trabalhador no evento Descoberta.
about-pool-known = Seus trabalhadores no evento Descoberta têm valor { $strength }; é preciso { $natives }.
about-pool-chance = Seus trabalhadores no evento Descoberta têm valor { $strength }: bastam para { $enough } dos { $all } marcadores que podem estar aqui.
about-pool-cards = Seus trabalhadores no evento Descoberta têm valor { $strength }: bastam para { $enough } das { $all } cartas que podem vir.
about-pool-sure = Seus trabalhadores aqui têm valor { $strength }: bastam com certeza para { $sure } das { $all } regiões ainda por descobrir.

## Eventos

about-box-initiative = Cada trabalhador ganha tantos dólares quanto o número do seu espaço, e a próxima ordem dos jogadores segue esta fila. Um trabalhador por jogador.
about-box-dock = Os trabalhadores desembarcam um a um, cada um em uma região descoberta à escolha do dono. Um mercador traz $5, um missionário um colono.
about-box-goods = Da esquerda para a direita, cada trabalhador pega uma das mercadorias em oferta.
about-box-shipping = O maior total ganha o navio: capitães e mercadores contam 2, os demais 1. No empate, ganha quem vem antes na ordem dos jogadores.
about-box-buildings = Da esquerda para a direita, cada trabalhador pode comprar uma das construções em oferta por ${ $money }.
about-box-discovery = Aqui os trabalhadores esperam até que o dono envie uma expedição: capitães contam 2, os demais 1. Quem não é enviado fica.
about-box-specialists = Cada espaço dá ao dono do trabalhador um especialista para a próxima rodada.
about-box-warfare = Da esquerda para a direita, cada trabalhador pode começar uma batalha em uma região, de graça, ou uma guerra contra um jogador em todas as regiões, por ${ $money }. Cada soldado elimina um trabalhador do outro lado.
about-box-next = Um trabalhador colocado agora fica no lugar { $place }.
about-box-full = Todos os lugares estão ocupados.
about-box-mine = Seus trabalhadores aqui: { $n }; o primeiro deles no lugar { $place }.
about-initiative-mine = Seu trabalhador está no lugar { $place }: ${ $place }.
about-goods-best = A melhor para você agora é { $good }: seus conjuntos renderiam ${ $more } em vez de ${ $money }.
about-goods-none = Nenhuma mercadoria em oferta mudaria o que seus conjuntos rendem, ${ $money }.
about-shipping-now = Seus trabalhadores contam { $mine } aqui; o melhor dos outros, { $others }.
about-shipping-empty = Agora não há navio a ganhar.
about-buildings-now = { $n ->
    [0] Você tem ${ $money }: pouco para uma construção agora.
   *[other] Você tem ${ $money }: dá para { $n } das construções em oferta, uma por trabalhador.
 }
about-builder-price = Um construtor paga ${ $money }.
about-warfare-now = Seus soldados no Novo Mundo: { $soldiers }. Batalhas que você poderia começar agora: { $battles }.
about-space = O dono do trabalhador aqui pega { $kind_a } para a próxima rodada.
about-space-training = O dono do trabalhador aqui pode pagar ${ $money } por um especialista de qualquer tipo para a próxima rodada.
about-space-taken = { $who } está aqui.
about-space-supply = No seu estoque: { $workers }.
about-ship-places = Navios seus que ainda podem levar um trabalhador nesta rodada: { $n }.
about-figure = { $who }: { $kind }
about-figure-place = Lugar { $place } { $box_in }.

## Construções

about-tile-on-offer = Em oferta agora por ${ $money }.
about-tile-owner = Pertence a { $who }.
about-tile-used = Já foi usada.
about-tile-to-come = Ainda pode aparecer nesta era.
about-tile-later = Pode aparecer em uma era posterior.
about-tile-gone = Já não está à venda nesta partida.
about-tile-cost = Custaria a você ${ $money }; você tem ${ $have }.
about-tile-cost-builder = Custaria a você ${ $money }, ou ${ $less } com um construtor; você tem ${ $have }.
about-tile-points = Como as coisas estão, vale { $points } PV para você no fim.
about-tile-money = Rende ${ $money } por rodada: ${ $sum } até o fim.
about-tile-now = Agora renderia a você ${ $money }.
about-tile-workers = Até o fim da partida lhe traria: { $workers }.
about-tile-plague = Como as coisas estão, você perderia { $mine } e os outros, juntos, { $others }.
about-tile-tokens = Oponentes que têm marcadores: { $n }.
about-tile-regions = Regiões ainda por descobrir: { $n }.
about-tile-captains = Seus capitães no evento Descoberta: { $n }.
about-tile-missionaries = Seus missionários a caminho do desembarque: { $n }.
about-tile-at-once = Traz ${ $money } na hora.
about-tile-there = Você tem { $workers } no Novo Mundo.
about-tile-exchange = A melhor troca agora faria seus conjuntos renderem ${ $more } em vez de ${ $money }.
about-tile-no-exchange = Nenhuma troca agora aumentaria o que seus conjuntos rendem, ${ $money }.

## Mercadorias, navios, trabalhadores, nações, descobertas

about-good = Três iguais rendem $3 a cada rodada, quatro iguais $6, três quaisquer $1; um navio vale como uma mercadoria.
about-good-tokens = Há { $n } na partida; em oferta agora: { $offer }.
about-good-mine = { $n ->
    [0] Você ainda não tem
   *[other] Você tem { $n }
 }; com mais uma peça, seus conjuntos renderiam ${ $more } em vez de ${ $money }.
about-good-same = { $n ->
    [0] Você ainda não tem
   *[other] Você tem { $n }
 }; mais uma peça não mudaria o que seus conjuntos rendem, ${ $money }.
about-ship-title = Navio mercante
about-ship-stock = { $n ->
    [0] Não há mais navios no suprimento.
    [1] Mais { $n } navio no suprimento.
   *[other] Mais { $n } navios no suprimento.
 }
about-kind-colonist = Conta 1 em Transporte Mercante e em Descoberta.
about-kind-captain = Conta 2 em Transporte Mercante e em Descoberta.
about-kind-merchant = Conta 2 em Transporte Mercante; ao desembarcar da doca, dá $5 ao dono.
about-kind-missionary = Ao desembarcar da doca, traz consigo um colono do estoque.
about-kind-soldier = Elimina um trabalhador do outro lado em uma batalha e traz mais saque quando uma expedição tem êxito.
about-kind-builder = Paga ${ $money } a menos por uma construção e faz sua região valer mais PV para os dois maiores grupos.
about-kind-mine = Você tem { $available } para colocar, { $supply } no estoque e { $world } no Novo Mundo.
about-nation-player = { $who } joga com { $nation_the }.
about-nation-free = Ninguém joga com { $nation_the }.
about-uses = { $n ->
    [0] A vantagem já foi usada.
    [1] Pode ser usada mais uma vez.
   *[other] Pode ser usada mais { $n } vezes.
 }
about-find = { $find }.
about-find-natives = Uma expedição precisa ser pelo menos tão forte quanto os nativos.
about-find-worth = Dá a você { $points } PV no fim.
about-deck-title = Baralho de descobertas
about-deck = Quando todas as regiões estão descobertas, as expedições enfrentam a carta do topo deste baralho.
about-deck-cards = { $n ->
    [0] Não resta nenhuma carta.
    [1] Resta uma carta.
   *[other] Restam { $n } cartas.
 }
about-deck-top = Você conhece a carta do topo: { $find }.

## Jogadores e rodadas

about-seat = ${ $money }; { $points } PV marcados, { $total } se a partida acabasse agora.
about-seat-place = Lugar { $position } na ordem dos jogadores.
about-seat-lead = Como as coisas estão, você tem { $n } PV a mais do que { $who }.
about-seat-behind = Como as coisas estão, você tem { $n } PV a menos do que { $who }.
about-seat-level = Como as coisas estão, você e { $who } têm os mesmos PV.
about-seat-mine = Se a partida acabasse agora, você teria { $total } PV.
about-round-title = Rodada { $n }
about-round = { $age }. As construções custam ${ $money }.
about-round-scores = O Novo Mundo pontua no fim desta rodada.
about-round-last = A partida acaba depois desta rodada.
about-round-now = { $left ->
    [0] Estamos na rodada { $n }; no fim dela o Novo Mundo pontua.
   *[other] Estamos na rodada { $n }; rodadas até a próxima pontuação: { $left }.
 }
