# Waar wie toekijkt op kan drukken: *Volgende keer mee*, en *Invallen* voor een computer.
next-button = Volgende keer mee
next-take-back = Toch niet
next-in = Je doet mee aan het volgende spel: als hier iemand op **Revanche** drukt, heb je een plaats in de lobby.
next-out = Je doet niet mee aan het volgende spel.
next-who = { $people ->
    [0] Niemand heeft er nog een plaats in gevraagd.
    [one] Wil daaraan meedoen: { $names }.
   *[other] Willen daaraan meedoen, in deze volgorde: { $names }.
}
next-plays-already = Je speelt al mee. Als dit spel is afgelopen, opent **Revanche** het volgende.
newcomer-button = Invallen voor { $computer }
newcomer-in = Vanaf de volgende ronde speel je in plaats van **{ $computer }**: je hand verschijnt dan vanzelf. Je uitslag telt niet mee, en het spel is zonder rating.
newcomer-out = Je valt niet in: je kijkt toe.
newcomer-take-back = Liever toekijken
