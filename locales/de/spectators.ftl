# Was beim Zuschauen zu drücken ist: *Nächstes Mal dabei*, und *Einspringen* für einen Computer.
next-button = Nächstes Mal dabei
next-take-back = Doch nicht
next-in = Du bist beim nächsten Spiel dabei: Wenn hier jemand **Revanche** drückt, hast du einen Platz in der Lobby.
next-out = Du bist beim nächsten Spiel nicht dabei.
next-who = { $people ->
    [one] Platz gewünscht: { $names }.
   *[other] Platz gewünscht, in dieser Reihenfolge: { $names }.
}
next-plays-already = Du spielst hier schon mit. Wenn das Spiel aus ist, öffnet **Revanche** das nächste.
newcomer-button = Einspringen für { $computer }
newcomer-in = Ab der nächsten Runde spielst du statt **{ $computer }**: Deine Hand erscheint dann von selbst. Dein Ergebnis zählt nicht, und die Partie bleibt ohne Rating.
newcomer-out = Du springst nicht ein, du schaust zu.
newcomer-take-back = Lieber zuschauen

# Zuschauen mit den Augen von jemandem, der das erlaubt.
eyes-open = Wer zuschaut, darf das sehen.
eyes-title = Was **{ $name }** sieht. Das wird nur dir gezeigt. Du hast hingeschaut und kannst in dieser Partie nicht mehr einspringen.
eyes-look = Sehen, was { $name } sieht
eyes-cost = Wer einmal mitschaut, kann in dieser Partie nicht mehr einspringen.
more-eyes = Publikum mitschauen lassen
more-eyes-about = Wer zuschaut, sieht meine Karten oder mein Blatt, bis ich es zurücknehme oder das Spiel aus ist.
more-no-eyes = Nicht mehr mitschauen lassen
more-no-eyes-about = Zu sehen ist dann, was alle sehen.
refusal-no-eyes = Das geht hier nicht: Wo eine Partie ein Rating haben kann, und für alle, die mitspielen, bleibt verborgen, was verborgen ist.
refusal-eyes-closed = Dieser Blick ist nicht freigegeben, oder nicht mehr.
refusal-has-looked = Du hast in dieser Partie gesehen, was jemand anderes sieht, und kannst deshalb nicht einspringen. **{ next-button }** steht dir weiter offen.
