# Was die Leute am Tisch neben dem Spiel tun: Reaktionen, auf der eigenen Nachricht und am Tisch.

more-bravo = ⭐ Gut gespielt
more-bravo-about = Für alle zu sehen, bis zum nächsten Stich oder Wurf.
more-laugh = 😂 Ha!
more-laugh-about = Für alle zu sehen, bis zum nächsten Stich oder Wurf.
more-wow = 😮 Oh!
more-wow-about = Für alle zu sehen, bis zum nächsten Stich oder Wurf.
more-sigh = 😩 O nein
more-sigh-about = Für alle zu sehen, bis zum nächsten Stich oder Wurf.
more-smirk = 😏 Wie geplant
more-smirk-about = Für alle zu sehen, bis zum nächsten Stich oder Wurf.
more-mutes = Stummschalten …
more-mutes-about = Wessen Reaktionen ich nicht sehen will.
reaction = { $name }: { $what }
reaction-shown = Am Tisch gezeigt.
refusal-reacted-just-now = Du hast gerade erst reagiert: Eine Reaktion in fünf Sekunden genügt.
refusal-no-reactions = Auf diesem Server gibt es weder Reaktionen noch Raten noch Mitschauen: Wer ihn verwaltet, hat das ausgeschaltet.
mutes-about = Der Tisch sieht für alle gleich aus. Solange du hier sitzt, sieht niemand die Reaktionen derer, die du stummschaltest, und sie erfahren nichts davon.
mutes-now = { $count ->
    [0] Du hast hier niemanden stummgeschaltet.
   *[other] Stumm: { $names }.
}
mutes-mute = { $name } stummschalten
mutes-unmute = { $name } nicht mehr stumm
