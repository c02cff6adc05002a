# Wat er over iemand bewaard wordt, de kopie daarvan, en het wissen ervan.

former-player = verwijderd profiel

privacy-title = Wat ik over jou bewaar
privacy-name = Je Discord-id, en de naam die ik het laatst zag: **{ $name }**.
privacy-tables = { $tables ->
    [0] Je had aan geen enkele tafel een plaats.
    [one] Je plaats aan één tafel: welk spel het was, wie er zat, wat er gespeeld is en wanneer.
   *[other] Je plaatsen aan { $tables } tafels, op { $servers ->
        [one] één server
       *[other] { $servers } servers
    }: welke spellen het waren, wie er zat, wat er gespeeld is en wanneer.
}
privacy-results = { $results ->
    [0] Nog geen spel telde voor jou.
    [one] De uitslag van één spel, en je plaats op de ranglijsten.
   *[other] De uitslagen van { $results } spellen, en je plaatsen op de ranglijsten.
}
privacy-cuts = { $cuts ->
    [one] De woorden waarmee je één keer coupeerde.
   *[other] De woorden waarmee je { $cuts } keer coupeerde.
}
privacy-tablets = { $tablets ->
    [one] { $tablets } scoreblok met jouw plaats, of door jou bijgehouden.
   *[other] { $tablets } scoreblokken met jouw plaats, of door jou bijgehouden.
}
# Rows of the database that concern nobody else, by their tables.
privacy-rows-daily-game = { $rows ->
    [one] Je ene spel van de dag: wat er gespeeld is, en je punten.
   *[other] Je { $rows } spellen van de dag: wat er gespeeld is, en je punten.
}
privacy-rows-bell = { $rows ->
    [one] Eén server waarop ik je roep als iemand wil spelen.
   *[other] { $rows } servers waarop ik je roep als iemand wil spelen.
}
privacy-rows-called = Wanneer ik je het laatst riep, op welke server dan ook.
privacy-rows-challenge = { $rows ->
    [one] Eén nagespeeld spel: wat er gespeeld is, en je punten.
   *[other] { $rows } nagespeelde spellen: wat er gespeeld is, en je punten.
}
privacy-rows-daily-reminder = { $rows ->
    [one] Je wens om in het bericht van de dag vermeld te worden, op één server.
   *[other] Je wens om in het bericht van de dag vermeld te worden, op { $rows } servers.
}
privacy-rows-mute = { $rows ->
    [one] Eén persoon van wie je geen reacties wilt zien.
   *[other] { $rows } personen van wie je geen reacties wilt zien.
}
privacy-rows-next-player = { $rows ->
    [one] Dat je aan één tafel meedoet aan het volgende spel.
   *[other] Dat je aan { $rows } tafels meedoet aan het volgende spel.
}
privacy-rows-title = { $rows ->
    [one] De titel die je op één server koos.
   *[other] De titels die je op { $rows } servers koos.
}
privacy-rows-week-vote = { $rows ->
    [one] Je stem over de voorinstelling van één week.
   *[other] Je stemmen over de voorinstellingen van { $rows } weken.
}
privacy-likes-text = Je keuze voor privéberichten zonder afbeeldingen.
privacy-wants-hints = Je keuze voor hints, waar een tafel die toestaat.
privacy-language = De taal die je voor mijn antwoorden hebt gekozen.
privacy-zone = De tijdzone die je hebt genoemd: { $zone }.
privacy-why = Ik bewaar het zodat spellen na een herstart verdergaan, meetellen, en gecontroleerd kunnen worden. Wie een kanaal kan zien, heeft de tafels en uitslagen daar gezien; wie de bot beheert, kan alles lezen. Berichten lees ik niet.
privacy-export = Exporteren
privacy-delete = Alles over mij wissen
privacy-nothing = Ik bewaar niets over jou. Dat begint als je speelt, iets voor jezelf kiest, stemt, een blok bijhoudt of op een blok wordt vermeld.
privacy-elsewhere = Ik heb meerdere databases, elk voor een aantal servers, en dit gaat over die van deze server. Typ `/wizard { command-privacy.name }` ook op je andere servers.
privacy-told-elsewhere = Ik heb meerdere databases, elk voor een aantal servers, en dit gaat over die van deze server; typ `/wizard { command-privacy.name }` op je andere servers om te zien wat daar staat. Een verwijdering bereikt ze vanzelf allemaal, net als wat je voor alle servers kiest.

privacy-exported = Hier is het: een JSON-bestand dat alleen jij ziet. PRIVACY.md van de bot legt de onderdelen uit.
privacy-too-large = Het is te veel voor één bestand op Discord. Vraag erom bij wie de bot beheert.

# Welk bestand het ook was.
file-refused = Discord neemt het bestand hier niet aan: misschien mag ik in dit kanaal geen bestanden bijvoegen. Probeer een ander kanaal.

privacy-delete-title = Alles over jou wissen?
privacy-delete-open = { $open ->
    [0] Je zit nu aan geen enkele tafel.
    [one] **De tafel waaraan je zit, verlaat je definitief:** een computer speelt voor je verder.
   *[other] **De { $open } tafels waaraan je zit, verlaat je definitief:** computers spelen voor je verder.
}
privacy-delete-goes = **Wat verdwijnt:** je id, je naam, je plaatsen op de ranglijsten. Je krijgt ze niet terug; speel je weer, dan begin je van voren af aan.
privacy-delete-stays = **Wat blijft:**
    - de spellen die anderen met jou speelden, zetten en punten, zodat hun uitslagen blijven kloppen en het toeval te controleren is; je naam is daar “verwijderd profiel”;
    - de woorden waarmee je in die spellen coupeerde;
    - berichten op Discord: ik verander alleen die van tafels waar ik nog voor zorg.
privacy-delete-yes = Definitief wissen
privacy-deleted = Alles over jou is gewist. Binnen tien minuten staat er niets meer van in mijn bestanden; nachtelijke back-ups bewaren het hoogstens zeven dagen.
privacy-not-deleted = Wissen lukte niet; het staat er nog. Tafels die je intussen hebt verlaten, blijven verlaten. Probeer het zo meteen nog eens: `/wizard { command-privacy.name }`.
