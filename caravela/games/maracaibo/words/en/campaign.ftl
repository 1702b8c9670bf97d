# Maracaibo: the story of a campaign, told afterwards

tale-chapter = Chapter { $n }: { $title }
tale-cards = New project cards
