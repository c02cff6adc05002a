# Wat iemand hier op dit moment kan doen.

help-title = Wat je hier kunt doen
help-what = **Wizard** is een spel van precieze voorspellingen. Met kaarten zeg je in elke ronde hoeveel slagen je wint; met dobbelstenen hoeveel van de zeven dobbelstenen jouw kleur tonen. Punten win je alleen als het precies klopt.
help-no-table = In dit kanaal staat geen tafel. Open een lobby: anderen doen mee met een knop, en computers vullen de overige plaatsen. Ken je Wizard nog niet? Een eerste spel van drie korte ronden laat zien hoe het gaat; alleen jij ziet het.
help-missing = In dit kanaal staat geen tafel, en ik mag er geen openen: ik mis hier { $count ->
    [one] het recht
   *[other] de rechten
} **{ $permissions }**. Een eerste spel, dat alleen jij ziet, kan toch.
help-elsewhere = Je spel is in { $channel }, en je hand ook. In dit kanaal staat geen tafel.
help-astray = Het kanaal van je spel bestaat niet meer. Haal het spel hierheen om verder te spelen.
help-lobby = Hier is een lobby open: druk op **Meedoen** op het bericht, of haal dat eerst naar beneden.
help-lobby-seated = Je hebt hier een plaats in de lobby. De host begint het spel; dan verschijnt je hand vanzelf.
help-lobby-host = Jij bent hier host van de lobby. Op het bericht staan **Opties**, **Computer erbij** en **Beginnen**; als het spel begint, verschijnt je hand vanzelf.
help-my-turn = **Jij bent aan de beurt.** Open je hand of vel: daar staat wat er te doen is.
help-waiting = Je speelt hier mee, en je bent niet aan de beurt. Op je hand of vel staat op wie het spel wacht.
help-paused = Het spel hier is gepauzeerd. **Verder** op het bericht van de tafel, of een zet, beëindigt de pauze.
help-away = Je bent weg, en een computer valt in. Open je hand om je plaats terug te nemen.
help-onlooker = Hier wordt gespeeld, en jij kijkt toe: punten en regels kun je bekijken. Zelf spelen kan in een ander kanaal of in een thread.
help-elsewhere-too = Zelf speel je in { $channel }.
help-commands = **Commando’s**
    { $play } opent een lobby
    { $hand } toont je hand, alleen aan jou
    { $board } haalt de tafel hier naar beneden
    { $scores } toont het scoreblok
    { $leave }: even of definitief weggaan
    { $rules } legt een onderwerp uit
    { $tutorial } is een eerste spel
    { $daily } is het spel van de dag, voor iedereen gelijk
    { $bell } roept je als iemand wil spelen
    { $tablet } houdt de punten bij van een spel met echte kaarten of dobbelstenen
    En meer: typ `/wizard` om alles te zien.
    Bij een uitslag geeft **Zelfde spel** alle anderen dezelfde kaarten of dobbelstenen
    In het menu van een persoon staat onder **Apps** *{ user-command-challenge }*

help-play-cards = Tafel openen: kaarten
help-play-dice = Tafel openen: dobbelen
help-play-thread = In een thread openen
help-tutorial-cards = Eerste spel: kaarten
help-tutorial-dice = Eerste spel: dobbelen
help-hand = Mijn hand of vel
help-hand-back = Terug naar mijn plaats
help-scores = Punten
help-board = Tafel hier tonen
help-leave = Weggaan …
help-rules-cards = Regels: kaarten
help-rules-dice = Regels: dobbelen

# The message with buttons that stays in a channel.
help-panel-title = Hier wordt Wizard gespeeld
help-panel = Druk op een knop: niemand hoeft een commando te typen. Open een tafel, en anderen komen erbij met **Meedoen**; computers nemen de andere plaatsen in. Het eerste spel en het spel van de dag speel je alleen, wanneer je maar wilt.
help-panel-managers = Alleen wie deze server beheert, kan het paneel plaatsen. De **hulp** toont wat je hier kunt doen.
help-bell = Roep me …
help-help = Hulp
help-profile = Mijn profiel
help-leaderboard-cards = Ranglijst: kaarten
help-leaderboard-dice = Ranglijst: dobbelstenen
help-privacy = Mijn gegevens
