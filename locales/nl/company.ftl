# Wat de mensen aan een tafel naast het spel doen: reacties, op het eigen bericht en aan de tafel.

more-bravo = ⭐ Goed gespeeld
more-bravo-about = Voor iedereen, tot de volgende slag of worp.
more-laugh = 😂 Ha!
more-laugh-about = Voor iedereen, tot de volgende slag of worp.
more-wow = 😮 O!
more-wow-about = Voor iedereen, tot de volgende slag of worp.
more-sigh = 😩 O nee
more-sigh-about = Voor iedereen, tot de volgende slag of worp.
more-smirk = 😏 Zoals gepland
more-smirk-about = Voor iedereen, tot de volgende slag of worp.
more-mutes = Dempen …
more-mutes-about = Van wie ik geen reacties wil zien.
reaction = { $name }: { $what }
reaction-shown = Getoond aan de tafel.
refusal-reacted-just-now = Je hebt net al gereageerd: één reactie in vijf seconden is genoeg.
refusal-no-reactions = Op deze server zijn er geen reacties, en er wordt niet geraden of meegekeken: wie de server beheert, heeft dat uitgezet.
mutes-about = De tafel is voor iedereen hetzelfde. Zolang je hier speelt, ziet niemand de reacties van wie je dempt, en zij merken er niets van.
mutes-now = { $count ->
    [0] Je hebt hier niemand gedempt.
   *[other] Gedempt: { $names }.
}
mutes-mute = { $name } dempen
mutes-unmute = { $name } niet meer dempen
