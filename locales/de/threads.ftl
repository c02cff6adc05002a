# Tische in eigenen Threads.

thread-opens = 🧵 **{ $name }** möchte spielen: { $game }.
thread-name = Wizard · { $game ->
    [dice] Würfel
   *[cards] Karten
} · { $name }
thread-seats = { $taken } von { $most } Plätzen: { $names }
thread-join = Platz nehmen
thread-plays = 🧵 In { $thread }: { $names } · { $game }.
thread-report = { $ending }
    Gespielt in { $thread }.
thread-locked = Dieser Thread ist gesperrt, also kann ich den Tisch nicht erneuern. Dein Knopfdruck zählt; der Tisch kommt wieder, sobald der Thread offen ist und hier jemand etwas drückt.

refusal-thread-taken = In dem Thread ist jetzt ein anderer Tisch.
refusal-no-thread = Ich kann hier keinen Tisch in einem Thread öffnen. Dazu brauche ich die Berechtigungen **Öffentliche Threads erstellen** und **Nachrichten in Threads senden**. Ohne Thread geht `/wizard { command-play.name }` in diesem Kanal.
