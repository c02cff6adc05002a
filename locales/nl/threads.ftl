# Tafels in een eigen thread.

thread-opens = 🧵 **{ $name }** nodigt uit: { $game }.
thread-name = Wizard · { $game ->
    [dice] dobbelstenen
   *[cards] kaarten
} · { $name }
thread-seats = { $taken } van { $most } plaatsen: { $names }
thread-join = Meedoen
thread-plays = 🧵 { $game } in { $thread }, met { $names }.
thread-report = { $ending }
    Gespeeld in { $thread }.
thread-locked = Deze thread is vergrendeld, dus ik kan de tafel niet bijwerken. Je keuze telt wel; de tafel komt terug zodra de thread open is en hier iemand ergens op drukt.

refusal-thread-taken = In die thread staat nu een andere tafel.
refusal-no-thread = Ik kan hier geen tafel in een thread openen. Daarvoor heb ik de rechten **Openbare threads maken** en **Berichten verzenden in threads** nodig. Zonder thread werkt `/wizard { command-play.name }` in dit kanaal.
