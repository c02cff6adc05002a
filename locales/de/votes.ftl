# Was Leute gemeinsam entscheiden: Pause, und das Ende des Spiels.

vote-pause = ⏸️ **{ $name }** möchte eine Pause. Alle, die hier spielen, müssen zustimmen.
vote-end = 🛑 **{ $name }** möchte das Spiel beenden. Es würde für niemanden zählen.
vote-agreed = Zugestimmt: { $names } ({ $count } von { $needed } nötigen Stimmen)
vote-agree = Zustimmen
vote-withdraw = Zurückziehen
# Statt der Abstimmung, bis ihre Nachricht verschwindet.
vote-over = Diese Abstimmung ist vorbei; am Tisch steht, wie sie ausging.

# An die Person, die es vorgeschlagen hat.
vote-proposed = Dein Vorschlag steht. Die anderen können auf der Nachricht unten zustimmen.
pause-done = Das Spiel pausiert. **Weiter** auf der Nachricht des Tisches oder irgendein Zug beendet die Pause.

# Auf der Nachricht des Tisches.
pause-agreed = { $count ->
    [0] ⏸️ Pause, auf Wunsch von **{ $name }**.
   *[other] ⏸️ Pause, vorgeschlagen von **{ $name }**, mit Zustimmung von { $others }.
} **Weiter** oder irgendein Zug beendet sie.
pause-go-on = Weiter
pause-hand = ⏸️ Pause: Ein Zug beendet sie.

# Auf der eigenen Nachricht.
pause-for-all = Pause für alle
end-propose-ask = Allein beenden darf nur der Host. Wenn du es vorschlägst, müssen { $needed } von { $there } Leuten hier zustimmen, du mitgezählt. Ein unfertiges Spiel zählt für niemanden.
end-propose-yes = Ende vorschlagen
