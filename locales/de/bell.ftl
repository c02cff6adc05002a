# Die Klingel: gerufen werden, wenn jemand spielen will. Und Zeitzonen, die Discord nicht verrät.

bell-title = Ruf mich, wenn jemand spielen will
bell-off = **Die Klingel ist aus.** Auf diesem Server ruft dich niemand.
bell-about = Schalt sie ein, und ich erwähne dich, wenn hier jemand einen Tisch öffnet: für die Spiele, die du wählst, nie in deinen Ruhezeiten und höchstens einmal alle zwei Stunden, auf allen Servern zusammen.
bell-turn-on = Ruf mich
bell-turn-off = Nicht mehr rufen
bell-rings = { $games ->
    [cards] **Die Klingel ist an:** Ich erwähne dich, wenn hier jemand einen Tisch für das Kartenspiel öffnet.
    [dice] **Die Klingel ist an:** Ich erwähne dich, wenn hier jemand einen Tisch für das Würfelspiel öffnet.
   *[both] **Die Klingel ist an:** Ich erwähne dich, wenn hier jemand einen Tisch öffnet, für Karten oder Würfel.
}
bell-quiet = Nicht zwischen { $from } und { $to } Uhr.
bell-never-quiet = Zu jeder Uhrzeit.
bell-seldom = Höchstens einmal alle zwei Stunden.
# Zuerst stehen die Erwähnungen von Leuten oder einer Rolle.
bell-call = { $people } { $host } will { $game ->
    [dice] das Würfelspiel
   *[cards] das Kartenspiel
} spielen. Mit { $bell } wählst du, wann ich dich rufe.

pick-called-for-both = Ruf mich für Karten und Würfel
about-called-for-both = Für jeden Tisch, den hier jemand öffnet.
pick-called-for-cards = Ruf mich für Karten
about-called-for-cards = Nur wenn jemand das Kartenspiel spielen will.
pick-called-for-dice = Ruf mich für Würfel
about-called-for-dice = Nur wenn jemand das Würfelspiel spielen will.
pick-quiet-never = Keine Ruhezeiten
about-quiet-never = Ich rufe dich zu jeder Uhrzeit.
pick-quiet-from = Ruhe ab { $hour } Uhr
about-quiet-from = Von da an rufe ich dich nicht.
pick-quiet-to = Ruhe bis { $hour } Uhr
about-quiet-to = Von da an rufe ich dich wieder.

zone-own = Deine Zeitzone ist **{ $city }**: Dort ist es { $time } Uhr. Dein Discord zeigt { $here }; wenn das nicht passt, wähl eine andere.
zone-of-server = Die Uhrzeiten unten gelten in der Zeitzone des Servers, **{ $city }**: Dort ist es { $time } Uhr. Dein Discord zeigt { $here }; wenn das nicht passt, wähl deine eigene.
zone-other = Andere Zeitzone …
zone-form-title = Zeitzone
zone-form-label = Eine Stadt oder ein Name wie Europe/Lisbon
zone-form-placeholder = Lisbon
zone-unknown = Ich kenne keine Zeitzone „{ $typed }“. Schreib die größte Stadt in deiner Nähe auf Englisch, etwa Lisbon oder Auckland, oder wähl unten eine. Es hat sich nichts geändert.
pick-zone = Zeitzone: { $city }
about-zone = Dort ist es jetzt { $time } Uhr ({ $name }).
