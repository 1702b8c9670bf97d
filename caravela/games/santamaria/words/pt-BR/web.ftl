# O que as páginas de uma mesa dizem de outro modo em Santa Maria: seus anos são as rodadas, e pontos são pontos.

years-title = Ano { $n }
years-before = Antes do primeiro ano
years-always-of = { $option }, e não perguntar de novo neste ano
years-orders = Resposta automática neste ano: { $options }.
years-keys-always = a mesma resposta até o fim do ano
years-back = Um ano atrás ([)
years-on = Um ano adiante (])
years-go = Ir a um ano
years-keys = um ano atrás, adiante
points-short = pts
