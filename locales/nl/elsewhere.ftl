# Waar de bot niet is: privéberichten, groepschats en servers die hem niet hebben toegevoegd.
elsewhere-goes-on = 15 minuten stil? Elke knop hier wekt me.
elsewhere-lobby = Ik ben hier geen lid: er is geen tijdslimiet, geen rating en geen ranglijst. Zodra het spel begint, haalt iedereen met een knop de eigen hand.
elsewhere-proposed = Je hebt het voorgesteld. De anderen stemmen op dezelfde manier in.
elsewhere-newcomer = Vanaf de volgende ronde speel je in plaats van **{ $computer }**: haal dan je hand met een knop. Je uitslag telt niet mee.
elsewhere-profile = Spellen in privéberichten, in groepschats en op servers die mij niet hebben toegevoegd
elsewhere-profile-of-another = Hier zie je alleen je eigen profiel. Dat van anderen zie je op servers.
elsewhere-no-profile = Je hebt buiten servers nog geen spel uitgespeeld: je profiel hier begint met het eerste. `/wizard { command-play.name }` opent een lobby.
elsewhere-help = Ik ben hier geen lid: ik antwoord als iemand op een knop drukt, en doe verder niets. Er is geen tijdslimiet, geen rating en geen ranglijst, en een hand krijg je alleen met een knop.
elsewhere-help-seated = Je hebt hier een plaats in de lobby. Zodra de host het spel is begonnen, heeft het bericht van de tafel een knop voor je hand.
elsewhere-help-host = Jij bent hier host van de lobby. Op het bericht staan **Opties**, **Computer erbij** en **Beginnen**; zodra het spel begint, heeft het een knop voor je hand.
elsewhere-commands = **Commando’s**
    { $play } opent een lobby
    { $hand } toont je hand, alleen aan jou
    { $board } haalt de tafel hier naar beneden
    { $scores } toont het scoreblok
    { $leave }: even of definitief weggaan
    { $rules } legt een onderwerp uit
    { $tutorial } is een eerste spel
    { $daily } is het spel van de dag, voor iedereen gelijk
    En meer: typ `/wizard` om alles te zien.
