# De tijd waarop een lobby vanzelf begint. Iedereen leest { $hour } en { $countdown } in de eigen tijdzone.

lobby-hour = Begin om …
hour-title = Op een vaste tijd beginnen
hour-about = Iedereen leest de tijd in de eigen tijdzone. Op die tijd roep ik iedereen die hier zit.
hour-none = Er is geen tijd afgesproken: jij start het spel.
hour-named = **Begint om { $hour }**, { $countdown }, met iedereen die er dan is (minstens { $fewest }).
hour-missed = **Het spel zou om { $hour } beginnen**, maar dat kon niet: er zijn minstens { $fewest } spelers nodig en opties die samengaan. De host begint het spel, of noemt een andere tijd.
hour-or-host = De host kan het spel eerder beginnen; dan wordt om de volgorde geloot.
hour-other = Andere tijd …
hour-form-label = Tijd in { $city }, hoogstens een dag vooruit
hour-form-placeholder = 20:30
hour-unknown = “{ $typed }” is geen tijd. Typ hem als 20:30 of 20 uur. Er is niets veranderd.
# Eerst komen de vermeldingen van mensen.
hour-call = { $people } Het is { $hour }: het spel begint.
pick-hour-never = Geen tijd
about-hour-never = De host start het spel.
pick-hour = Begin om { $time }
about-hour = { $day ->
    [today] Vandaag ({ $city })
   *[tomorrow] Morgen ({ $city })
}

refusal-wrong-hour = Die tijd is voorbij, of meer dan een dag weg. Noem een andere.
