# What a hint calls the numbers that bots weigh (judgement/features.py).

feature-points = pontos se a partida acabasse agora
feature-gained = pontos garantidos
feature-deed = o restante desta ação
feature-settlers = colonos em linhas e colunas desenvolvidas
feature-bishops = as exigências dos bispos
feature-coins = moedas
feature-goods = recursos armazenados
feature-tile = a melhor peça que você pode pagar
feature-faith = o caminho até o próximo monge
feature-conquest = a trilha do conquistador neste ano
feature-income = renda dos carregamentos
feature-sets = conjuntos no porto
feature-plan = o restante deste ano
feature-engine = o que sua colônia traz nos próximos anos
feature-expansion = a peça que está sendo colocada
feature-scholars = estudiosos
feature-holes = casas vazias isoladas
