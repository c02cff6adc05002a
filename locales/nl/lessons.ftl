# Een eerste spel: drie lessen per spel, en wat de coach boven de hand of het vel zegt.

lesson-title = **Een eerste spel · les { $number } van { $lessons }: { $name }**
lesson-name-predicting = voorspellen
lesson-name-following = kleur bekennen
lesson-name-naming-trump = troef bepalen
lesson-name-seer = de ziener werpt
lesson-name-wizard-color = jij bent ziener
lesson-name-jester-score = de narrentelling
lesson-skip = Overslaan
lesson-next = Verder: { $name }
lesson-once-more = Nog een keer
lesson-result = Zo eindigde de ronde
# Onder de titel van een les, vóór de eerste beslissing.
lesson-stars-rule = ★★★ precies goed · ★★ één ernaast · ★ anders
lesson-stars-rule-jester-score = ★★★ precies goed of een narrentelling · ★★ één ernaast · ★ anders
# A star that was earned, and one that was not.
lesson-star = ★
lesson-no-star = ☆
lesson-done = { $marks } Dat was het: { $points ->
    [one] { $shown } punt
   *[other] { $shown } punten
}
lesson-stars = { $stars ->
    [3] **Drie sterren!**
    [2] **Twee sterren:** bijna.
   *[1] **Eén ster,** voor de moed.
}
# Grapjes na drie sterren, per les. Merlin en Morgana zijn de computers.
lesson-joke-predicting = Merlin zegt dat hij het al die tijd wist.
lesson-joke-following = Morgana wil dat nog eens zien, langzaam.
lesson-joke-naming-trump = Merlin wil de kaarten laten natellen.
lesson-joke-seer = De dobbelstenen gehoorzaamden. Merlin doet alsof hij het hun had opgedragen.
lesson-joke-wizard-color = Eindelijk zag iemand het echt aankomen.
lesson-joke-jester-score = Zelfs de narren klappen.
# Na een 0 die de slag toch won.
lesson-joke-accident = Je won per ongeluk. Een magiër zou dat nooit toegeven.
lesson-joke-missed = Merlin kijkt beleefd de andere kant op.
lesson-graduated = Dat was je eerste spel: { $stars } van de { $most } sterren
lesson-what-next = Een echt spel is langer. Probeer er een tegen computers, of het spel van vandaag.
lesson-again = Deze les is veranderd sinds je eraan begon, dus die begint opnieuw.

# Kaarten: wat er te beslissen is.
coach-predict-predicting = Ieder één kaart, dus er is één slag te winnen. Jij hebt { $card }, een hoge kaart, en { $trump } is troef: die kleur wint van de andere drie. Wint die kaart? Druk op **1** voor ja, op **0** voor nee. Merlin heeft je antwoord natuurlijk voorzien. Dat zegt hij altijd.
coach-predict-following = Vier kaarten, vier slagen. { $wizard } is een tovenaar en wint van elke kaart; { $jester } is een nar en verliest van elke kaart. Hoeveel slagen win je? **1** of **2** is hier verstandig.
coach-predict-naming-trump = Jij deelt, dus je voorspelt het laatst: de anderen zeiden samen { $said }, bij { $cards } slagen. Troeven winnen meestal hun slag. Hoeveel slagen win je?
coach-name-trump = Jij deelt, en er is een tovenaar omgedraaid: dus bepaal jij de troefkleur, die van de andere drie wint. Neem de kleur waarvan je de meeste kaarten hebt.
coach-short-trump = Gewaagd: daarvan heb je er { $held }, van een andere kleur { $most }.
coach-lead = Jij komt uit: speel wat je wilt. Heeft de kaart een kleur, dan moet wie die kleur heeft, bekennen.
coach-jester-led = Er liggen alleen narren, dus je hoeft nog geen kleur te bekennen: speel wat je wilt.
coach-wizard-led = { $name } speelde een tovenaar voordat er een kleur lag: je hoeft geen kleur te bekennen. Speel wat je wilt.
coach-follow = { $name } speelde { $card }: beken { $suit }. Je mag elk van je kaarten spelen.
coach-follow-dim = { $name } speelde { $card }: je hebt { $suit } en moet bekennen. In plaats daarvan mag alleen een tovenaar of een nar; de andere kaarten zijn gedimd.
coach-cannot-follow = { $name } speelde { $card }, en je hebt geen { $suit }: speel wat je wilt.
coach-cannot-follow-but-trump = { $name } speelde { $card }, en je hebt geen { $suit }: speel wat je wilt. Een troef wint ervan, tenzij er een hogere of een tovenaar bij komt.
coach-aim-some = Je hebt er nog { $wanted } nodig van de { $left } slagen die nog komen.
coach-aim-all = Je hebt alle slagen nodig die nog komen: { $wanted }.
coach-aim-none = Je hebt er zoveel als je zei: win er geen meer. Lage kaarten en narren helpen.
coach-aim-beyond = Dat is al meer dan je zei; elke slag erbij kost 10 punten meer.
coach-aim-lost = Wat je zei, haal je niet meer; elke slag die je wint, scheelt nog wel 10 punten.

# Kaarten: waar een beslissing toe leidde.
coach-you-took = ✓ Jouw { $card } wint de slag.
coach-they-took = { $name } wint de slag met { $card }.
coach-exact = ✓ Je zei { $said } en won { $won }, precies goed: **{ SIGNED($points) }** (20, plus 10 per slag).
coach-too-few = Je zei { $said } en won { $won }: { $off } te weinig, **{ SIGNED($points) }** (10 per slag ernaast).
coach-too-many = Je zei { $said } en won { $won }: { $off } te veel, **{ SIGNED($points) }** (10 per slag ernaast).
coach-learned-predicting = Met één kaart valt er niets te kiezen: die werd vanzelf gespeeld, zoals bij elke laatste slag. Vanaf nu heb je er meer.
coach-learned-following = Onthoud: heb je de gevraagde kleur, speel die dan, of een tovenaar of een nar.
coach-learned-naming-trump = Onthoud: elke ronde schuift het delen een plaats naar links, en wie deelt, voorspelt het laatst.

# Dobbelstenen: wat er te beslissen is.
coach-predict-seer = { $seer } is ziener en ziet alles, behalve de volgende worp van deze zeven dobbelstenen. Hoeveel daarvan tonen aan het eind een bepaalde kleur? Druk op een cijfer in een kleur: 1 of 2 is waarschijnlijk, 5 is gewaagd en het meest waard. Wat anderen deze ronde zeiden, is bezet.
coach-predict-wizard-color = Nu ben jij ziener: je voorspelt het eerst, en je werpt. Je mag laten liggen wat je nodig hebt, dus 3 is een verstandig cijfer.
coach-predict-jester-score = { $seer } is weer ziener. Voorspel wat je wilt. Let daarna op narren.
coach-wizard-color = Bepaal de Wizardkleur: elke geworpen tovenaar telt als een dobbelsteen van die kleur, voor iedereen. Je eigen kleur helpt jou het meest.
coach-roll-exact = Precies { $said }. **Stoppen**: een X voor jou, en wie nog meedoet, scoort deze dobbelstenen. Nog een worp kan het alleen bederven.
coach-roll-off = Je zei { $said } en hebt er { $count }. Wat niet telt, is gemarkeerd; druk op een dobbelsteen om dat te veranderen, en dan op **Deze … werpen**.
coach-roll-jester = Je zei { $said } en hebt er { $count }. Wat niet telt, is gemarkeerd: druk op **Deze … werpen**. Je kunt ook stoppen met een narrentelling: er ligt wat je daarvoor nodig hebt.
coach-stay-exact = Jouw { $said } is juist. **Scoren** geeft je nu de X; ga je door, dan kan de volgende worp het bederven.
coach-stay-off = Je zei { $said }, en er { $count ->
        [0] ligt er geen
        [one] ligt er één
       *[other] liggen er { $count }
    }: scoor je nu, dan zit je er { $off } naast. Kies je **Doorgaan**, dan kan { $seer } dobbelstenen opnieuw werpen; stopt { $seer }, dan scoor je wat er ligt.
coach-stay-jester = Er { $jesters ->
    [one] ligt een nar
   *[other] liggen { $jesters } narren
}. Een **narrentelling** geeft een X in je narrenveld ×{ $jesters }, en 0 in plaats van −{ $off } in je voorspelde veld. Of ga door en hoop op { $said }.
coach-score-exact = Jouw { $said } is juist.
coach-score-off = Dit was de laatste worp, en je zit er { $off } naast.
coach-score-jester = Dit was de laatste worp, en je zit er { $off } naast. Een **narrentelling** geeft een X in je narrenveld ×{ $jesters }, en 0 in plaats van −{ $off } in je voorspelde veld.

# Dobbelstenen: waar een beslissing toe leidde.
coach-hit = ✓ { $said }, en precies { $count }: een **X** in dat veld, aan het eind { $number ->
    [one] één punt
   *[other] { $number } punten
} waard.
coach-miss = { $said }, en er { $count ->
        [0] telde er geen
        [one] telde er één
       *[other] telden er { $count }
    }: **−{ $off }** in dat veld.
coach-took-jester = ✓ Een narrentelling: een **X** bij narrenveld ×{ $jesters }, en 0 in plaats van −{ $off } voor { $said }. Die X telt mee voor de negen waarmee het spel eindigt, maar geeft geen punten.
coach-learned-seer = Onthoud: als je geen ziener bent, kies je na elke worp tussen scoren en doorgaan. Straks werp jij.
coach-learned-wizard-color = Onthoud: de volgende ziener is wie het hoogste cijfer voorspelde in een andere kleur dan die van de ziener.
coach-learned-jester-score = Onthoud: elk veld gebruik je één keer. Voorspel dus wat op je vel vrij is, en mik op hoge kolommen: een X in kolom 5 is 5 waard.
