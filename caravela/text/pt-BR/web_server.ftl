# O que o servidor diz: recusas e frases da mesa que precisam de um nome ou de um número.

bot-random = Aleatório
    .about = Faz qualquer coisa permitida, sem preferência. Bom para experimentar, não para uma noite de jogo.
bot-novice = Novato
    .about = Pega o que pontua na hora. Um primeiro adversário amigável.
bot-amateur = Amador
    .about = Pega o que pontua logo e começa a ver o que rende depois. Para a sua segunda e terceira partida.
bot-casual = Casual
    .about = Olha um passo à frente e conhece todas as partes do jogo. Vence a maioria das pessoas nas primeiras partidas.
bot-club = Clube
    .about = Sabe quanto vale cada coisa e escolhe o que julga melhor. Um adversário sólido numa mesa de clube.
bot-expert = Especialista
    .about = Antes de jogar, leva suas melhores ideias até os próximos turnos, com as respostas dos outros. Castiga o jogo descuidado.
bot-master = Mestre
    .about = Pensa cerca de um segundo em cada escolha, longe e em muitos mundos possíveis, e joga os finais com exatidão. O mais forte; rende o máximo com as regras compiladas.
thinking-bot = { $bot } ({ $seconds } s)

web-round = Rodada { $n }
web-undo-step = Desfazer: { $option }
web-deciding = { $who } está decidindo.
web-waiting-for = A mesa espera por { $players }.
web-why-not = Agora não: { $option }. A regra { $rule } explica por quê.
web-curtain = Passe o aparelho para { $who }.
web-only-option = Aqui não há escolha; a pergunta é feita para que os outros não percebam.
web-points-over-time = Pontos ao longo da partida

## Refusals

web-nobody = Este navegador ainda não é conhecido aqui; abra a página inicial uma vez e aceite o cookie.
web-me-twice = Você só pode ocupar um lugar; deixe os outros lugares desta tela como “aqui”.
web-too-many = Foram pedidos demais em pouco tempo; espere um momento e tente de novo.
web-too-many-lines = Há mesas demais abertas ao mesmo tempo a partir daqui; feche algumas e volte.
web-too-large = Isto é grande demais para ser aceito.
web-other-host = Este servidor não responde por este nome; inicie-o com --address se as pessoas o alcançam por outro.
web-other-origin = Outro site não pode agir aqui em seu nome.
web-not-understood = Não foi possível entender o pedido em “{ $where }”.
web-no-such-page = Não há nada neste endereço.
web-failed-here = Algo deu errado no servidor; nada do que foi guardado se perdeu, então tente de novo.
web-unknown-message = A mesa não entendeu esta mensagem.
web-no-order = Só uma resposta simples à pergunta atual pode ser dada sozinha.
table-unknown = Não há mesa com este endereço.
table-unreadable = Esta mesa não pode ser aberta por esta versão da Caravela{ $reason ->
    [setup] , porque ela não conhece “{ $said }” na preparação
    [tables] , porque ela não tem as tabelas de componentes { $said } com que a partida começou
    [rules] , porque ela não conhece a versão { $said } das regras
   *[other] { "" }
}; nada nela foi alterado, e quem mantém o servidor encontra o motivo no registro.
table-parted = Depois da jogada { $move }, esta versão da Caravela não chega ao mesmo que foi guardado, por isso a partida pode ser vista até ali e não continua; nada nela foi alterado.
table-no-role = Você não tem lugar nesta mesa; peça um convite ou o link de espectador.
table-not-begun = A partida ainda não começou, porque há lugares livres.
table-not-over = Isto vem quando a partida terminar.
table-not-your-seat = Este lugar não é seu.
table-host-only = Só quem criou a mesa pode fazer isto.
table-bot-plays = Um bot joga neste lugar; retome-o primeiro.
table-moved-on = A mesa já avançou nesse meio-tempo; é assim que ela está agora.
table-record-later = O registro contém o que os outros ainda não podem saber; você o recebe quando a partida terminar.
table-covered = Primeiro passe o aparelho: a cortina está fechada.
try-when-asked = Você pode experimentar quando for a sua vez de decidir: o que se pergunta aos outros revelaria as mãos deles.
import-given-up = Isto não pôde ser verificado com o tempo e a memória que há para isso; nada foi importado.
import-one-at-a-time = O que você trouxe por último ainda está sendo verificado; traga o próximo quando isso terminar.
import-busy = Outras pessoas estão trazendo partidas agora e há uma fila; tente de novo daqui a um minuto.

## The command line

server-not-installed = Isso precisa de um servidor, que não está instalado; “pip install { $package }” o instala.
server-or-terminal = Aqui joga-se no terminal. O navegador precisa de um servidor: “pip install { $package }” o instala, e então “caravela” o abre.
serve-no-ray = Ray não está instalado; “pip install caravela[ray]” o instala, e sem --ray os bots pensam em processos desta máquina.
serve-ready = A Caravela está aberta em { $address } (Ctrl+C para fechar).
serve-port = A porta { $port } de { $host } não pode ser usada: { $error }; escolha outra com { $option }.
serve-closed = A Caravela foi fechada; todas as partidas estão guardadas em { $database }.
