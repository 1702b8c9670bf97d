# Programas de outras pessoas como bots, e jogos como ambientes de pesquisa.

## Recusas. Cada uma é uma frase: o que se tentou e o que é possível.

outside-file = O arquivo { $file } não nomeia bots como deve ({ $error }); docs/outside-bots.md mostra um exemplo.
outside-entry = Em { $file }, o bot “{ $bot }” não tem um “{ $what }” válido; uma entrada tem command (uma lista de palavras) e talvez seconds, title e about.
outside-name = Em { $file }, “{ $bot }” não pode ser o nome de um bot: são até 30 letras minúsculas, algarismos, - e _, começando por uma letra, e um nome que ninguém tenha ainda.
outside-command = “{ $command }” não é um comando que possa ser iniciado ({ $error }).
outside-no-command = Diga o comando que inicia o programa, como o digitaria: python bot.py.
outside-by-name = “{ $command }” não pode jogar aqui, porque o registro guarda o nome do jogador; dê um nome ao comando em um arquivo e indique o arquivo com --bots-file.
outside-seconds = Uma decisão pode ter até { $most } segundos, não { $seconds }.
outside-one-game = As opções --preset, --set e --seats são de um só jogo; diga qual com --game ({ $games }).
research-not-saved = Estes bytes não são uma posição salva.
research-other-setting = A posição salva é de outro jogo, de outra preparação, de outro número de jogadores ou de outra versão das regras.
research-games = É preciso haver pelo menos uma partida, não { $games }.
research-actions = É preciso haver uma ação para cada uma das { $games } partidas, não { $actions }.

## O que um programa fez de errado

outside-not-started = O programa “{ $bot }” não pode ser iniciado: { $error }.
outside-late = O programa “{ $bot }” não respondeu em { $seconds } segundos.
outside-gone = O programa “{ $bot }” terminou no meio da partida, com o código { $code }.
outside-long = O programa “{ $bot }” respondeu com uma linha de mais de { $limit } bytes.
outside-garbage = O programa “{ $bot }” respondeu “{ $answer }”, que não é um objeto em JSON com o id { $id }.
outside-option = O programa “{ $bot }” escolheu “{ $option }”, que não está disponível.
outside-stays = O programa “{ $bot }” não termina em { $seconds } segundos quando a partida acaba e sua entrada se encerra.
outside-stand-in = A partir de agora, um novato joga por { $who }.
outside-unknown = Este servidor não tem mais o bot “{ $bot }”.

## caravela bots check

# $setup is a preset with what is changed of it; $seat is counted from 1.
outside-table = { $players ->
    [1] { $game } ({ $setup }), sozinho
   *[other] { $game } ({ $setup }), lugar { $seat } de { $players }
 }
outside-played = { $table }: uma partida inteira, { $decisions } decisões, { $mean } ms cada em média, { $slowest } ms no máximo
outside-middle = { $table }: uma resposta no meio de uma partida, logo após o início do programa
outside-leaves = termina por si quando a partida acaba
outside-kept = Tudo está como deve.
outside-broken = Nem tudo está como deve.
arena-forfeits = { $games ->
    [1] { $player } perdeu { $games } partida por abandono. { $first }
   *[other] { $player } perdeu { $games } partidas por abandono; a primeira assim: { $first }
 }
