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
