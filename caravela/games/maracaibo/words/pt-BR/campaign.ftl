# Maracaibo: a história de uma campanha, contada depois

tale-chapter = Capítulo { $n }: { $title }
tale-cards = Novas cartas de projeto
