# De bedenktijd, en wie er weg is.

# Na de namen van wie het spel wacht; Discord telt zelf af ("over 40 seconden").
clock-due = uiterlijk { $moment }
# Boven de vraag, op het eigen bericht.
clock-due-for-you = Beslis uiterlijk { $moment }.
clock-ran-out = { $times ->
    [1] Tijd om voor { $name }: een computer heeft beslist.
   *[other] Weer tijd om voor { $name }: een computer heeft beslist. Nog één keer, en die neemt de plaats over.
}
clock-reminder = { $people } { $count ->
    [one] je bent aan de beurt.
   *[other] jullie zijn aan de beurt.
}
clock-given-back = Ik was offline; die tijd is er weer bij.
clock-given-back-unseen = Ik kon de tafel niet tonen; die tijd is er weer bij.
away-sits-in = { $name } is weg; een computer ({ $level }) valt in.
newcomer-waits = { $name } speelt vanaf de volgende ronde, in plaats van { $computer }.
left-plays-on = { $name } is definitief weg; een computer ({ $level }) speelt verder.
away-came-back = { $name } is terug.
table-pauses = Het spel wacht: geen van de spelers is er. Het gaat verder zodra een van hen ergens op drukt.
table-unseen = Het spel wacht tot ik de tafel weer kan tonen. De klok staat stil.
table-unseen-missing = Ik kan de tafel hier niet tonen: in dit kanaal mis ik { $count ->
    [one] het recht
   *[other] de rechten
} **{ $permissions }**. Het spel wacht; de klok staat stil.
table-unseen-why = Ik kan de tafel hier niet tonen: misschien is het kanaal vergrendeld of gearchiveerd, of is het bericht van de tafel verwijderd (`/wizard { command-board.name }` haalt het terug). Het spel wacht; de klok staat stil.

# In de lobby.
clock-live = één minuut per beslissing
clock-relaxed = tien minuten per beslissing
clock-slow = één dag per beslissing
lobby-clock = **Bedenktijd** · { $clock }

# Voor wie even is weggegaan.
away-done = Een computer valt voor je in. Druk aan deze tafel ergens op om je plaats terug te nemen.
away-back = Plaats terugnemen

# Voor wie terug is, of te laat was.
away-welcome = Je zit weer op je plaats.
late-welcome = Je tijd was om.
decided-for-you = { $times ->
    [one] Een computer heeft één keer voor je beslist.
   *[other] Een computer heeft { $times } keer voor je beslist.
}
away-done-for-you = Terwijl je weg was, heeft een computer voor je { $done }{ $more ->
    [0] .
    [one] {" "}en nog één keer beslist.
   *[other] {" "}en nog { $more } keer beslist.
}
late-done-for-you = Je tijd was om: een computer heeft voor je { $done }{ $more ->
    [0] .
    [one] {" "}en nog één keer beslist.
   *[other] {" "}en nog { $more } keer beslist.
}

# Wat er op een plaats is gedaan: gelijke daden op een rij staan bij elkaar. Na "heeft" en na "had".
done-name-trump = { $things } als troefkleur bepaald
done-predict = { $things } voorspeld
done-play = { $things } gespeeld
done-rotate = naar { $things } gedraaid
done-cross-out = { $things } doorgehaald
done-cross-out-nothing = niets doorgehaald
done-wizard-color = { $things } als Wizardkleur bepaald
done-own-color = de eigen kleur als Wizardkleur bepaald
done-roll = { $times ->
    [one] geworpen
   *[other] { $times } keer geworpen
}
done-score = gescoord
done-jester-score = een narrentelling gedaan
done-stay = { $times ->
    [one] voor doorgaan gekozen
   *[other] { $times } keer voor doorgaan gekozen
}
