# Aprender: como jogar, a primeira partida guiada, o professor à mesa.

web-learn = Como jogar
web-learn-of = Como jogar { $game }
web-learn-guided = Aprender jogando
web-learn-guided-of = Aprender { $game } jogando
web-learn-new = Não conhece? Um professor acompanha você na primeira partida, passo a passo.
web-learn-read = Como jogar (3 minutos de leitura)
web-learn-icons = Peças e ícones
web-learn-none = Este jogo não tem uma página sobre como se joga; as regras contam.
web-learn-rules = Todas as regras
web-learn-picture = Da partida guiada: { $title }
web-teach-step = Passo { $number } de { $of }
web-teach-part = Passo { $number } de { $of } · jogada { $part } de { $parts }
web-teach-now = Agora: { $option }.
web-teach-meanwhile = Enquanto isso: { $deeds }
web-teach-you = Este é você: tudo o que tem esta cor é seu.
web-teach-number = O número com ampulheta ao lado de um nome é quanto esse jogador teria se a partida acabasse agora; ele cai quando se gasta algo que contaria.
web-teach-begin = Ir para o passo { $number }
web-teach-hide = Ocultar
web-teach-overview = O essencial
web-teach-again = Mostrar o passo { $number } de novo
web-teach-question = O que se pede aqui?
# Who gives no name is called so: it must read as a name in every sentence of the log.
learn-you = Alex
web-learn-name = Como você se chama?
web-learn-begin = Começar
web-teach-off = Chega de explicações
web-teach-off-told = O professor se cala. “Ajustes” o chama de volta.
web-set-teacher = O professor explica o que é perguntado pela primeira vez
web-set-teacher-about = Duas frases, uma vez na vida para cada pergunta; “?” à mesa as repete.
web-set-taught = Explicar tudo de novo

web-legend = Legenda
web-legend-none = Este jogo não tem legenda.
web-legend-pieces = Peças
web-legend-goods = Mercadorias
web-legend-worth = Dinheiro e pontos
web-legend-places = Lugares, cartas, ações
web-legend-signs = Sinais
web-keys-legend = o que significam as peças e os ícones

web-summary = Resumo da última rodada
web-summary-of = Fim de { $title }
web-summary-new = Novidades
web-summary-next = O que pontua a seguir
web-summary-now = { $n ->
    [1] { $n } ponto se a partida acabasse agora
   *[other] { $n } pontos se a partida acabasse agora
}
web-summary-lesson = Feche isto, e a lição continua.
web-summary-none = Nenhuma rodada acabou ainda.
web-summary-off = Chega de resumos
web-summary-off-told = As rodadas não são mais contadas sozinhas; a tecla “e” ainda as conta.
web-set-rounds = Contar o que uma rodada trouxe quando ela acaba
web-set-rounds-about = Quem ganhou o quê e por quê, o que há de novo e o que pontua a seguir; a tecla “e” à mesa conta de novo.
web-keys-summary = o que a última rodada trouxe
web-no-round = Não há rodada { $round } nesta partida.
