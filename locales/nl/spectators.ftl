# Waar wie toekijkt op kan drukken: *Volgende keer mee*, en *Invallen* voor een computer.
next-button = Volgende keer mee
next-take-back = Toch niet
next-in = Je doet mee aan het volgende spel: als hier iemand op **Revanche** drukt, heb je een plaats in de lobby.
next-out = Je doet niet mee aan het volgende spel.
next-who = { $people ->
    [one] Wil daaraan meedoen: { $names }.
   *[other] Willen daaraan meedoen, in deze volgorde: { $names }.
}
next-plays-already = Je speelt al mee. Als dit spel is afgelopen, opent **Revanche** het volgende.
newcomer-button = Invallen voor { $computer }
newcomer-in = Vanaf de volgende ronde speel je in plaats van **{ $computer }**: je hand verschijnt dan vanzelf. Je uitslag telt niet mee, en het spel is zonder rating.
newcomer-out = Je valt niet in: je kijkt toe.
newcomer-take-back = Liever toekijken

# Toekijken door de ogen van iemand die dat toestaat.
eyes-open = Wie toekijkt, mag dit zien.
eyes-title = Wat **{ $name }** ziet. Niemand anders krijgt dit te zien. Je hebt meegekeken en kunt in dit spel niet meer invallen.
eyes-look = Zien wat { $name } ziet
eyes-cost = Wie heeft meegekeken, kan in dit spel niet meer invallen.
more-eyes = Publiek laten meekijken
more-eyes-about = Wie toekijkt, ziet mijn kaarten of mijn vel, tot ik dat terugneem of het spel is afgelopen.
more-no-eyes = Publiek niet meer laten meekijken
more-no-eyes-about = Te zien is dan wat iedereen ziet.
refusal-no-eyes = Dat kan hier niet: waar een spel een rating kan krijgen, en voor wie meespeelt, blijft verborgen wat verborgen is.
refusal-eyes-closed = Dit is niet opengesteld, of niet meer.
refusal-has-looked = Je hebt in dit spel gezien wat iemand anders ziet, dus je kunt niet invallen. **{ next-button }** kan nog wel.
