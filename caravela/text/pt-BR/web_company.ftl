# Companhia: a sala de espera e o que as pessoas à mesa combinam.

## A sala de espera

web-agreed = O que se joga
web-room-bot = Um bot no lugar
web-room-bot-text = Um bot joga neste lugar, e ninguém mais pode ocupá-lo. O jogo começa quando todos os lugares estiverem ocupados.
web-room-bot-go = Deixar um bot jogar
web-room-cancel = Cancelar a mesa
web-room-cancel-text = O jogo não acontece. Quem já se sentou é avisado.
web-room-keep = Manter a mesa
web-room-cancelled = A mesa foi cancelada antes de o jogo começar.
web-table-cancelled = cancelada

room-begun = O jogo já começou, ou a mesa já foi cancelada.
room-cancelled = Esta mesa foi cancelada antes de o jogo começar; peça outro convite.

## O que as pessoas à mesa combinam. $who é quem joga.

web-menu-back = Pedir para voltar atrás
web-menu-back-text = Sua última jogada e tudo o que veio depois são desfeitos, se todos à mesa concordarem. A sorte fica como estava: a mesma jogada traz o mesmo sorteio.
web-menu-concede = Desistir
web-menu-concede-text = Se todos à mesa concordarem, o jogo termina aqui e você fica em último; os outros são classificados pelos pontos que têm agora.
web-menu-abandon = Abandonar o jogo
web-menu-abandon-text = Se todos à mesa concordarem, o jogo termina aqui e ninguém vence.
web-ask-abandon = { $who } pede para abandonar o jogo: ele terminaria aqui, sem vencedor.
web-ask-concede = { $who } desiste: o jogo terminaria aqui, com { $who } em último lugar e os outros classificados pelos pontos que têm agora.
web-ask-back = { $who } pede para desfazer tudo a partir da jogada { $move }.
web-ask-back-uncovered = Desde então algo foi revelado, e ninguém pode esquecê-lo: concorde só se isso não incomodar você.
web-ask-waits = Falta responder: { $players }.
web-ask-agree = Concordo
web-ask-decline = Não
web-ask-withdraw = Retirar o pedido
# No registro.
web-back-taken = { $player } volta atrás, como todos concordaram (jogadas: { $n }).
web-back-uncovered = Algo já tinha sido revelado.
# Como um jogo terminou.
web-ended-abandoned = O jogo foi abandonado de comum acordo; ninguém venceu.
web-ended-conceded = { $who } desistiu.
web-notice-asked = Em “{ $table }” pedem a sua concordância. { $status }

ask-standing = Já há um pedido em aberto; responda primeiro a esse.
ask-nothing = Não há mais nenhum pedido em aberto.
ask-campaign = Os jogos de uma campanha dependem uns dos outros, por isso cada um é jogado até o fim.
ask-alone = Quem joga a sós pode abandonar o jogo.
ask-back-often = Nesta mesa já se voltou atrás de comum acordo { $most } vezes, que é o máximo.

## Minha lista de mesas, endereços

web-table-remove = Tirar da minha lista
web-table-removed = A mesa não está mais na sua lista; nada dela se perdeu.
web-table-put-back = Pôr de volta
web-table-back = A mesa está de novo na sua lista.
web-tables-removed = Tiradas da minha lista
web-tables-removed-none = Nada foi tirado.
table-remove-others = Outros jogam aqui com você; antes deixe seu lugar a um bot ou combine abandonar o jogo, e cancele uma mesa que não começou.
web-nowhere = Não há nada aqui
web-nowhere-about = Este endereço não leva a lugar nenhum. Talvez não tenha sido copiado inteiro.

## Conversa à mesa

web-talk = Conversa
web-talk-unread = Conversa ({ $n } de novo)
web-talk-say = Dizer
web-talk-text = Diga algo à mesa
web-talk-mute = Silenciar
web-new-talk = Conversa à mesa
web-new-talk-about = As frases já vêm prontas, e cada um as lê na própria língua. Com palavras também se poderia contar o que as regras escondem.
web-new-talk-all = Qualquer coisa
web-new-talk-phrases = Só frases prontas
web-new-talk-none = Nada
web-phrase-hello = Olá
web-phrase-good-luck = Boa sorte a todos
web-phrase-well-played = Bela jogada
web-phrase-thanks = Muito obrigado
web-phrase-sorry = Desculpe
web-phrase-thinking = Preciso de um momento
web-phrase-back-soon = Já volto
web-phrase-your-turn = De quem é a vez?
web-phrase-good-game = Bom jogo
web-phrase-again = Mais uma partida?

talk-off = Nesta mesa nada se diz, como escolheu quem a criou.
talk-phrases = Nesta mesa só se dizem as frases prontas, como escolheu quem a criou.
talk-long = Isto é longo demais para dizer de uma vez; são no máximo { $most } caracteres.
talk-empty = Não há nada a dizer aqui.
talk-too-much = Você disse muito em pouco tempo; espere um momento.

## Mesas abertas

web-nav-open = Mesas abertas
web-open-about = Mesas deste servidor em que qualquer pessoa pode se sentar ou assistir.
web-open-none = Nenhuma mesa está aberta a todos agora.
web-open-none-hint = Crie uma, convide alguém por link e ofereça os lugares livres a todos.
web-open-seats = Lugares livres
web-open-watch = Para assistir
web-open-sit = Sentar aqui
web-open-sit-of = Ocupar o lugar { $n }: { $table }
web-open-look = Assistir
web-open-host = criada por { $host }
web-new-offered = Oferecer os lugares livres a todos neste servidor
web-new-watchable = Qualquer pessoa neste servidor pode assistir

open-not = Esta mesa não está aberta a todos; peça um convite.
open-seated = Você já tem um lugar nesta mesa.

## Histórico e classificações

web-nav-history = Histórico
web-history-about = Os jogos que você terminou aqui, e como se saiu.
web-history-none = Nenhum jogo terminado ainda.
web-history-games = Jogos terminados
web-history-statistics = Como você se saiu
web-history-ratings = Classificação neste servidor
web-history-ratings-about = Só contam mesas classificatórias, e só pessoas. Todos começam com 1000; o número é cauteloso, por isso sobe com cada jogo que diz mais.
web-history-ratings-none = Ninguém terminou ainda um jogo classificatório de { $game } aqui.
web-history-game = Jogo
web-history-seats = Jogadores
web-history-against = Contra
web-history-played = Jogados
web-history-won = Vencidos
web-history-mean = Média de pontos
web-history-best = Mais pontos
web-history-place = Lugar
web-history-name = Nome
web-history-rating = Classificação
web-history-few = ainda poucos jogos
web-history-alone = ninguém
web-history-people = pessoas
web-history-length = { $moves } jogadas em { $time }
web-history-winner = venceu
web-history-gave-up = desistiu
web-history-minutes = { $n } min
web-history-hours = { $n } h
web-history-days = { $n } dias
web-rated = Classificatória
web-new-rated = Classificatória
web-new-rated-about = O resultado conta para a classificação de todos, e qualquer pessoa neste servidor pode ler os nomes. Só para pessoas; quem deixa o lugar a um bot fica em último.

rated-people = Uma mesa classificatória é só para pessoas, cada uma em seu navegador, e não para campanhas.
ask-back-rated = Desde então algo foi revelado, e numa mesa classificatória isso não se desfaz.

## Avisos sem página aberta

web-set-push = Avisar neste aparelho mesmo com a Caravela fechada
web-set-push-about = Quando uma mesa espera por você. O aviso passa pelo serviço de avisos do navegador, cifrado para que só este navegador possa lê-lo.
web-push-missing = Este navegador não tem avisos sem página aberta, ou a Caravela não é acessada por https.
web-push-failed = O serviço de avisos deste navegador não responde; tente mais tarde.
push-address = Avisos para um navegador vão só por https.
push-keys = As chaves deste navegador não servem para avisos.
