# De week van een server: wat er gespeeld is, en de stemming over de voorinstelling van de volgende week.

week-title = De week · { $from } tot en met { $to }
week-so-far-title = Deze week tot nu toe · { $from } tot en met { $to }
week-nobody = Niemand heeft een spel afgemaakt.
week-line = { $place } **{ $name }** · { $wins } gewonnen van { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}
week-figures = { $people ->
    [one] { $people } persoon
   *[other] { $people } mensen
} · { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}
week-climber = 📈 **Klimmer:** **{ $name }**, rating { $from } → { $to } ({ $gain }) in het { $game ->
    [dice] dobbelspel
   *[cards] kaartspel
}
week-rivalry = ⚔️ **Rivaliteit:** **{ $name }** { $ahead } : { $behind } **{ $other }** in { $games } spellen samen
week-luckiest = 🍀 **Meeste geluk:** **{ $name }**, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} door geluk in spel #{ $table }
# Onder de regel ervoor.
week-luck = Geluk: wat een meester niet door kaarten, dobbelstenen of keuzes kan verklaren.

week-winner = **Voorinstelling van deze week:** { $preset }. In een lobby is die gemarkeerd onder **{ lobby-settings }**.
week-vote = **Welke voorinstelling volgende week?** Eén stem per persoon, die je kunt wijzigen; de stemming sluit { $closes }.
# A button, with its votes.
week-choice = { $preset } · { $votes }
# Een voorinstelling van de spelregels.
week-preset = { $game ->
    [dice] Dobbelen
   *[cards] Kaarten
}, { $preset }
week-so-far = Deze week tot nu toe
week-vote-over = Deze stemming is voorbij.
