# Maracaibo: la storia di una campagna, raccontata dopo

tale-chapter = Capitolo { $n }: { $title }
tale-cards = Nuove carte progetto
