# Wat mensen samen beslissen: pauzeren, en het spel beëindigen.

vote-pause = ⏸️ **{ $name }** wil het spel pauzeren. Iedereen die hier meespeelt, moet akkoord gaan.
vote-end = 🛑 **{ $name }** wil het spel beëindigen. Het zou voor niemand tellen.
vote-agreed = Akkoord: { $names } ({ $count } van de { $needed } nodige stemmen)
vote-agree = Akkoord
vote-withdraw = Intrekken
# In plaats van de stemming, tot het bericht verdwijnt.
vote-over = Deze stemming is voorbij; de tafel toont de uitslag.

# Voor wie het voorstelde.
vote-proposed = Je hebt het voorgesteld. De anderen kunnen op het bericht hieronder akkoord gaan.
pause-done = Het spel is gepauzeerd. **Verder** op het bericht van de tafel, of een zet, beëindigt de pauze.

# Op het bericht van de tafel.
pause-agreed = { $count ->
    [0] ⏸️ **{ $name }** heeft het spel gepauzeerd.
   *[other] ⏸️ Pauze op voorstel van **{ $name }**, met instemming van { $others }.
} Met **Verder** of een zet gaat het weer door.
pause-go-on = Verder
pause-hand = ⏸️ Pauze: met een zet gaat het weer door.

# Op het eigen bericht.
pause-for-all = Pauze voor iedereen
end-propose-ask = Alleen de host mag het spel op eigen houtje beëindigen. Stel je het voor, dan moeten { $needed } van de { $there } mensen hier akkoord gaan, jij meegerekend. Een onvoltooid spel telt voor niemand.
end-propose-yes = Einde voorstellen
