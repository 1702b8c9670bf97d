# Maracaibo: la historia de una campaña, contada después

tale-chapter = Capítulo { $n }: { $title }
tale-cards = Nuevas cartas de proyecto
