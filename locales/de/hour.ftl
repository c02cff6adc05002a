# Die Uhrzeit, zu der eine Lobby von selbst beginnt. Jeder liest { $hour } und { $countdown } in seiner Zeitzone.

lobby-hour = Beginn um …
hour-title = Zu fester Uhrzeit beginnen
hour-about = Alle lesen die Uhrzeit in ihrer eigenen Zeitzone. Zu dieser Zeit rufe ich alle, die hier sitzen.
hour-none = Es ist keine Uhrzeit genannt: Du startest die Partie.
hour-named = **Beginnt um { $hour }**, { $countdown }, mit allen, die bis dahin da sind (mindestens { $fewest }).
hour-missed = **Die Partie sollte um { $hour } beginnen** und konnte nicht: Nötig sind mindestens { $fewest } Leute und Optionen, die zusammenpassen. Der Host startet die Partie oder nennt eine andere Uhrzeit.
hour-or-host = Der Host kann die Partie auch früher starten; dann wird die Reihenfolge ausgelost.
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
