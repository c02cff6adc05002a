# Het paneel met de instellingen van een server.

settings-title = Instellingen van deze server
settings-not-yours = Dit veranderen mag alleen wie het recht “Server beheren” heeft. De instellingen zijn:

settings-game = **Spel**: { $what }
settings-game-cards = kaartspel
settings-game-dice = dobbelspel
settings-clock = **Bedenktijd**: { $what }
settings-clock-none = zonder limiet
settings-clock-live = live, één minuut per beslissing
settings-clock-relaxed = rustig, tien minuten per beslissing
settings-clock-slow = langzaam, één dag per beslissing
settings-level = **Computers**: { $what }
settings-place = **Een tafel opent**: { $what }
settings-place-here = in het kanaal
settings-place-thread = in een eigen thread
settings-channels = **Kanalen voor tafels**: { $what }
settings-every-channel = elk kanaal
settings-look = **Getoond**: { $what }
settings-look-pictures = als afbeelding
settings-look-text = alleen als tekst
settings-language = **Taal van de tafels**: { $what }
settings-enders = **Mag beëindigen**: { $what }
settings-enders-host = de host, of wie de server beheert; anderen stemmen
settings-enders-nobody = een stemming, of wie de server beheert
settings-limits = **Limieten**: hier { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}, { $lobbies ->
    [one] één lobby
   *[other] { $lobbies } lobby’s
} per persoon
settings-zone = **Tijdzone**: { $what }
settings-bell = **Geroepen voor een nieuwe tafel**: { $what }
settings-no-bell-role = alleen wie erom heeft gevraagd
settings-weekly = **De week**: { $what }
settings-weekly-off = geen bericht
settings-weekly-on = een bericht over de vorige week, na het eerste spel van elke week
settings-reactions = **Reacties en publiek**: { $what }
settings-reactions-on = spelers en computers reageren aan de tafel; wie toekijkt, raadt wie het haalt, en ziet wat iemand laat zien
settings-reactions-off = geen reacties, niet raden, niet meekijken
settings-turn-reactions-off = Reacties, raden en meekijken uitzetten
settings-turn-reactions-on = Reacties, raden en meekijken aanzetten
settings-presets = **Opgeslagen voorinstellingen**: { $what }
settings-no-preset = geen

settings-page-tables = Nieuwe tafels
settings-page-places = Kanalen
settings-page-limits = Limieten
settings-page-presets = Voorinstellingen
settings-page-bell = Bel en week
settings-page-reset = Standaard

settings-about-tables = Zo begint een nieuwe tafel, tenzij de host anders kiest.
settings-about-places = Tafels openen alleen in deze kanalen en hun threads; maak de lijst leeg om elk kanaal toe te staan. Tafels die elders al open zijn, blijven.
settings-about-places-all = Tafels openen in elk kanaal waar ik iets mag plaatsen; kies kanalen om alleen die toe te staan. Tafels die elders al open zijn, blijven.
settings-about-limits = Wie een spel zonder te vragen mag beëindigen, en hoeveel tafels er mogen zijn. Wie de server beheert, mag altijd beëindigen.
settings-about-presets = Om een voorinstelling op te slaan, open je in dit kanaal een lobby, kies je de opties, en kom je hier terug.
settings-about-presets-here = De tafel in dit kanaal kun je opslaan als voorinstelling: { $what }
settings-about-bell = Een nieuwe tafel roept deze rol, hoogstens één keer in twee uur; ik mag die vermelden als iedereen dat mag, of als ik dat recht heb. Wie zelf geroepen wil worden, zet zijn bel aan. De tijdzone geldt voor wie geen eigen heeft genoemd. Bij het bericht van de week hoort een stemming over de volgende voorinstelling.
settings-bell-everyone = Een nieuwe tafel roept nooit iedereen: kies een rol waar mensen om hebben gevraagd.
settings-pick-bell-role = Geroepen voor een nieuwe tafel: geen rol
settings-about-reset = Dit zet alles hierboven terug op standaard. Opgeslagen voorinstellingen blijven.
settings-really-delete = “{ $name }” echt verwijderen? Tafels met deze voorinstelling houden hun opties.

settings-reset = Terugzetten
settings-save = Opslaan als voorinstelling
settings-delete = Voorinstelling verwijderen
settings-saved = “{ $name }” is opgeslagen: kies die in de opties van een lobby, of met `/wizard { command-play.name } { option-saved.name }:`.
settings-deleted = De voorinstelling is verwijderd.
settings-are-reset = Alle instellingen staan weer op standaard; opgeslagen voorinstellingen zijn gebleven.
settings-name-label = Naam
settings-name-placeholder = Vrijdagavond

settings-pick-options = Spel: { $game }, { $preset }
settings-pick-channels = Kanalen voor tafels: elk kanaal
settings-preset-classic = klassiek
settings-preset-quick = snel
settings-preset-tournament = toernooi
settings-preset-own = eigen keuze

pick-preset-saved = Voorinstelling: { $name }

pick-place-here = Tafels openen: in het kanaal
about-place-here = In een kanaal is plaats voor één tafel tegelijk.
pick-place-thread = Tafels openen: in een eigen thread
about-place-thread = Het kanaal blijft vrij; één regel daar zegt hoe het spel afliep.

pick-look-pictures = Tafels tonen: als afbeelding
about-look-pictures = Waar Discord ze aanneemt, tenzij wie de bot beheert ze heeft uitgezet.
pick-look-text = Tafels tonen: alleen als tekst
about-look-text = Er wordt niets weggelaten. Open tafels veranderen meteen.

pick-enders-host = Mag een spel beëindigen: de host
about-enders-host = Of wie de server beheert; alle anderen stellen het voor en stemmen.
pick-enders-nobody = Mag een spel beëindigen: alleen een stemming
about-enders-nobody = Of wie de server beheert; ook de host vraagt het de anderen.

settings-pick-tables = Tafels tegelijk: { $number }
settings-pick-tables-about = Lobby’s en spellen op de hele server.
settings-pick-lobbies = Lobby’s per persoon: { $number }
settings-pick-lobbies-about = Een lobby telt tot het spel begint of de lobby sluit.

pick-weekly-off = De week: geen bericht
about-weekly-off = Over weken wordt niets geplaatst, en niemand stemt.
pick-weekly-on = De week: één bericht
about-weekly-on = Tabel van de vorige week en een stemming over de voorinstelling, na het eerste spel.

pick-delete-none = Voorinstelling verwijderen …
about-delete-none = Daarna wordt om bevestiging gevraagd.

refusal-not-in-this-channel = In dit kanaal mag geen tafel open. Op deze server openen tafels in { $channels }.
refusal-name-blank = Een voorinstelling heeft een zichtbare naam nodig: één letter is genoeg.
refusal-name-long = De naam van een voorinstelling heeft hoogstens 32 tekens.
refusal-name-taken = Er is al een voorinstelling “{ $name }”: kies een andere naam, of verwijder die eerst.
refusal-saved-already = Deze opties zijn al de voorinstelling “{ $name }”.
refusal-many-presets = Er zijn { $most } voorinstellingen opgeslagen, en meer mag niet: verwijder er eerst een.
refusal-no-such-preset = Hier is geen voorinstelling “{ $name }”. Opgeslagen voorinstellingen: { $saved }.
refusal-no-presets = Hier is geen voorinstelling “{ $name }”: op deze server is er nog geen opgeslagen.
refusal-two-presets = Kies `{ option-preset.name }` of `{ option-saved.name }`, niet allebei.

# Elke taal met haar eigen naam.
language-en = English
language-de = Deutsch
language-fr = Français
language-nl = Nederlands
# To people who manage the server, once, when its first lobby has settled the language.
settled-language = De taal van mijn tafels op deze server is nu { $language }. Kies een andere onder { $settings }, **{ settings-page-places }**.
settings-pick-language = Taal van de tafels: { $language }
settings-pick-language-about = Wat iedereen leest: tafels, uitslagen en ranglijsten.
settings-own-language = Mijn taal: { $language }
settings-own-language-about = Mijn hand, mijn instellingen en alles wat alleen ik zie, op elke server.
pick-own-language-discord = Mijn taal: zoals in mijn Discord
about-own-language-discord = De taal van je Discord, als ik die spreek; anders die van de server.
