# De bel: geroepen worden als iemand wil spelen. En tijdzones, die Discord niet verraadt.

bell-title = Roep me als iemand wil spelen
bell-off = **De bel staat uit.** Op deze server roept niemand je.
bell-about = Zet hem aan, dan vermeld ik je als iemand hier een tafel opent: voor de spellen die je kiest, nooit in je rusttijd en hoogstens één keer per twee uur, op alle servers samen.
bell-turn-on = Roep me
bell-turn-off = Roep me niet meer
bell-rings = { $games ->
    [cards] **De bel staat aan:** ik vermeld je als iemand hier een tafel voor het kaartspel opent.
    [dice] **De bel staat aan:** ik vermeld je als iemand hier een tafel voor het dobbelspel opent.
   *[both] **De bel staat aan:** ik vermeld je als iemand hier een tafel opent, voor kaarten of dobbelstenen.
}
bell-quiet = Niet tussen { $from } en { $to }.
bell-never-quiet = Dag en nacht.
bell-seldom = Hoogstens één keer per twee uur.
# Eerst komen de vermeldingen van mensen of van een rol.
bell-call = { $people } { $host } wil { $game ->
    [dice] het dobbelspel
   *[cards] het kaartspel
} spelen. Met { $bell } kies je wanneer ik je roep.

pick-called-for-both = Roep me voor kaarten en dobbelstenen
about-called-for-both = Voor elke tafel die iemand hier opent.
pick-called-for-cards = Roep me voor kaarten
about-called-for-cards = Alleen als iemand het kaartspel wil spelen.
pick-called-for-dice = Roep me voor dobbelstenen
about-called-for-dice = Alleen als iemand het dobbelspel wil spelen.
pick-quiet-never = Geen rusttijd
about-quiet-never = Ik roep je dag en nacht.
pick-quiet-from = Rust vanaf { $hour }
about-quiet-from = Vanaf dan roep ik je niet.
pick-quiet-to = Rust tot { $hour }
about-quiet-to = Vanaf dan roep ik je weer.

zone-own = Je tijdzone is **{ $city }**: daar is het { $time }. Je Discord toont { $here }; klopt dat niet, kies dan een andere.
zone-of-server = De tijden hieronder gelden in de tijdzone van de server, **{ $city }**: daar is het { $time }. Je Discord toont { $here }; klopt dat niet, kies dan je eigen tijdzone.
zone-other = Andere tijdzone …
zone-form-title = Tijdzone
zone-form-label = Een stad, of een naam als Europe/Lisbon
zone-form-placeholder = Lisbon
zone-unknown = Ik ken geen tijdzone “{ $typed }”. Typ de grootste stad bij jou in de buurt in het Engels, zoals Lisbon of Auckland, of kies er hieronder een. Er is niets veranderd.
pick-zone = Tijdzone: { $city }
about-zone = Daar is het nu { $time } ({ $name }).
