# O que as páginas de uma mesa dizem de outro modo em Empires: em algumas línguas as rodadas têm um nome próprio.

rounds-title = Rodada { $n }
rounds-before = Antes da primeira rodada
rounds-always-of = { $option }, e não perguntar de novo nesta rodada
rounds-orders = Resposta automática nesta rodada: { $options }.
rounds-keys-always = a mesma resposta até o fim da rodada
rounds-back = Uma rodada atrás ([)
rounds-on = Uma rodada adiante (])
rounds-go = Ir a uma rodada
rounds-keys = uma rodada atrás, adiante
