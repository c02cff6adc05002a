# De lobby: mensen nemen plaats.

game-cards = Wizard · het kaartspel
game-dice = Wizard · het dobbelspel

lobby-title = { $name } nodigt uit: { $game }
lobby-seat = { $gate } **{ $name }**{ $titled ->
    [yes] {" "}· *{ $title }*
   *[no] {""}
}{ $who ->
    [host] {" "}(host)
    [computer] , computer ({ $level })
   *[person] {""}
}
lobby-free = { $gates } { $free ->
    [one] één plaats vrij
   *[other] { $free } plaatsen vrij
}, voor { $fewest } tot { $most } spelers
lobby-options = **Spel** · { $options }
lobby-length-cards = **Duur** · { $count ->
    [one] één ronde
   *[other] { $count } ronden
}, ongeveer { $minutes } minuten met { $players } mensen, { $alone } alleen met computers
lobby-length-dice = **Duur** · hoogstens { $count } ronden, ongeveer 20 minuten met mensen, 5 alleen met computers
lobby-last-time = **Vorige keer** · { $when }: { $standings }
lobby-joining = **Nieuwe computers** · { $level }
lobby-joining-as-host = **Nieuwe computers** · even sterk als de host: { $level }
lobby-hints = **Hints** · iedereen mag vragen wat een meester zou doen; spel zonder rating
lobby-hindrance = ⚠️ { $sentence }
lobby-begins = De host begint het spel; dan wordt om de volgorde geloot.

lobby-sit = Meedoen
lobby-seated = Je hebt een plaats in de lobby: { $link }
lobby-stand = Weggaan
lobby-add = Computer erbij
lobby-remove = Computer weg
lobby-settings = Opties
lobby-begin = Beginnen
lobby-fill = Beginnen met computers
lobby-luck = Eerlijk toeval
lobby-cut = Couperen

# Couperen: woorden van de spelers die in het toeval worden gemengd. Titel en label: hoogstens 45 tekens.
cut-title = Couperen: meng je woorden in het toeval
cut-label = Woorden naar keuze; iedereen ziet ze
cut-placeholder = abracadabra
cut-by = ✂️ **{ $name }** coupeerde: “{ $words }”
cut-done = Je woorden zijn erin gemengd: iedereen kan ze in de lobby lezen.

level-random = willekeurig
level-beginner = beginner
level-novice = novice
level-apprentice = leerling
level-journeyman = gezel
level-adept = adept
level-conjurer = bezweerder
level-mage = magiër
level-master = meester
level-grandmaster = grootmeester
level-archmage = aartsmagiër
level-between = tussen { $below } en { $above }
level-and-character = { $level }, { $character }

character-bold = waagt graag
character-careful = voorzichtig
character-spoiler = stoort graag
character-collector = verzamelt graag

rules-button = Regels
back-button = Terug

# De keuzes van de spellen in woorden; wat vanzelf spreekt, heeft er geen.
chosen-bidding-open = open voorspellingen
chosen-bidding-covered = gedekte voorspellingen, getoond vóór de eerste slag
chosen-bidding-secret = geheime voorspellingen, getoond na de ronde
chosen-plus-minus-one-strict = plus/min één: de som van de voorspellingen is nooit het aantal slagen
chosen-plus-minus-one-tournament = plus/min één, behalve in ronden met één kaart
chosen-plus-minus-one-late = plus/min één vanaf de vierde ronde
chosen-plus-minus-one-canadian = plus/min één alleen zolang wie het laatst voorspelt als enige op kop staat; 0 mag altijd
chosen-clairvoyance-first-round = helderziendheid in de eerste ronde
chosen-clairvoyance-every-round = helderziendheid in elke ronde
chosen-unicolore-true = eenkleurig: ieder speelt een eigen kleur, zonder troef
chosen-rounds-all = alle ronden
chosen-rounds-tournament = de tien toernooironden
chosen-rounds-short = vijf ronden
chosen-ties-tournament = bij gelijke stand beslissen precieze voorspellingen, dan de beste ronde
chosen-target-9 = tot negen X-en
chosen-target-12 = tot twaalf X-en, voor gevorderden
chosen-magic-cards-true = met toverkaarten
chosen-magic-cards-false = zonder toverkaarten
chosen-first-seer-drawn = eerste ziener: geloot
chosen-first-seer = eerste ziener: { $name }
chosen-first-seer-player-1 = eerste ziener: plaats 1 in de lobby
chosen-first-seer-player-2 = eerste ziener: plaats 2 in de lobby
chosen-first-seer-player-3 = eerste ziener: plaats 3 in de lobby
chosen-first-seer-player-4 = eerste ziener: plaats 4 in de lobby
chosen-first-seer-player-5 = eerste ziener: plaats 5 in de lobby
