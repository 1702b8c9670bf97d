# Relógios, e avisos que alcançam as pessoas longe da mesa.

## Recusas. Cada uma é uma frase: o que se tentou e o que é possível.

clock-not-one = “{ $found }” não é um relógio; um relógio tem um tipo e um número de segundos.
clock-unknown = Não existe relógio do tipo “{ $kind }”; os tipos são: { $kinds }.
clock-field = Um relógio do tipo “{ $kind }” não tem “{ $field }”; ele tem: { $fields }.
clock-range = No relógio, “{ $field }” é um número inteiro de segundos de { $least } a { $most }, e não “{ $value }”.

hooks-not-list = Os avisos precisam de uma lista de endereços, cada um com seu tipo e sua URL.
hooks-many = Os avisos podem ir para no máximo { $most } endereços, não para { $n }.
hook-unknown = Não é possível enviar avisos como “{ $kind }”; os tipos são: { $kinds }.
hook-url = Este não é um endereço para o qual se possam enviar avisos; ele deve começar com https:// ou http:// e indicar um servidor.
hook-long = Este endereço é longo demais para avisos; são permitidos no máximo { $most } caracteres.
hook-credentials = Um endereço para avisos não pode conter nome de usuário nem senha; deixe de fora o que vem antes do sinal @.
hook-failed = O aviso não chegou a { $host }; confira o endereço e tente de novo mais tarde (nada é enviado para redes privadas, a não ser que a Caravela funcione só para a própria máquina).

## Intervalos de tempo: “2 dias”, “1 hora”; unidos como numa lista.

web-span-days = { $n ->
    [1] { $n } dia
   *[other] { $n } dias
 }
web-span-hours = { $n ->
    [1] { $n } hora
   *[other] { $n } horas
 }
web-span-minutes = { $n ->
    [1] { $n } minuto
   *[other] { $n } minutos
 }
web-span-seconds = { $n ->
    [1] { $n } segundo
   *[other] { $n } segundos
 }

## Relógios. $span é um intervalo de tempo.

web-clock-none = Sem relógio
web-clock-move = { $span } para cada turno
web-clock-bank = { $span } para a partida inteira
web-clock-bank-increment = { $span } para a partida inteira, e mais { $increment } por turno
web-clock-about = Quando o seu tempo acabar, um bot joga por você até você voltar.
# No histórico, para todos à mesa.
web-clock-out = O tempo de { $player } acabou; um bot continua jogando até { $player } voltar.
web-seat-left = { $player } deixa o lugar para um bot.
web-seat-back = { $player } voltou e continua jogando.

## Avisos. $table é o título da mesa, $status uma frase como “Ana tem um trabalhador para colocar.”

web-notice-turn = É a sua vez em “{ $table }”: { $status }
web-notice-reminder = “{ $table }” ainda espera por você: { $status }
web-notice-left = Você ainda tem { $span }; depois disso um bot joga por você até você voltar.
web-notice-out = O seu tempo em “{ $table }” acabou; um bot joga por você até você voltar.
web-notice-over = A partida em “{ $table }” terminou. { $status }
web-notice-trial = Isto é um teste: de agora em diante, a Caravela avisa você aqui quando for a sua vez.
