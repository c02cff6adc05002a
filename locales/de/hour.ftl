# Die Uhrzeit, zu der eine Lobby von selbst beginnt. Jeder liest { $hour } und { $countdown } in seiner Zeitzone.

lobby-hour = Beginn um …
hour-title = Zu fester Uhrzeit beginnen
hour-about = Alle lesen die Uhrzeit in ihrer eigenen Zeitzone. Dann rufe ich alle, die hier sitzen.
hour-none = Keine Uhrzeit ist genannt: Du startest die Partie.
hour-named = **Beginnt um { $hour }**, { $countdown }, mit allen, die bis dahin da sind (mindestens { $fewest }).
hour-missed = **Sie sollte um { $hour } beginnen** und konnte nicht: Es braucht mindestens { $fewest } Spieler und Optionen, die zusammenpassen. Der Host startet die Partie oder nennt eine andere Uhrzeit.
hour-or-host = Der Host kann sie auch vorher starten; die Reihenfolge wird dann ausgelost.
hour-other = Andere Uhrzeit …
hour-form-label = Uhrzeit in { $city }, höchstens einen Tag voraus
hour-form-placeholder = 20:30
hour-unknown = „{ $typed }“ ist keine Uhrzeit. Schreib sie wie 20:30 oder 20 Uhr. Es hat sich nichts geändert.
# Zuerst stehen die Erwähnungen von Leuten.
hour-call = { $people } Es ist { $hour }: Die Partie beginnt.
pick-hour-never = Keine Uhrzeit
about-hour-never = Der Host startet die Partie.
pick-hour = Beginn um { $time } Uhr
about-hour = { $day ->
    [today] Heute ({ $city })
   *[tomorrow] Morgen ({ $city })
}

refusal-wrong-hour = Diese Uhrzeit ist vorbei oder mehr als einen Tag entfernt. Nenn eine andere.
