# Die Regeln in Kürze, je ein Thema, mit Beispielen: für Leute, die die Spiele nicht kennen.
#
# Ein Thema erzählt die Regeln der Hefte oder die eines Tisches. { $of }: books oder table. Jede Option des Spiels heißt wie in
# einem Protokoll: { $bidding }, { $unicolore }, { $target } … { $round }: die Runde, die am Tisch gespielt wird, sonst 0.
# Ein Absatz, der unter diesen Regeln nichts sagt, fällt weg.

rules-title = { $game } · { $topic }
rules-link = Regeln: { $topic }
rules-elsewhere = { $sentence } (`/wizard { command-rules.name }`: { $topic })
rules-other-cards = Das Kartenspiel
rules-other-dice = Das Würfelspiel

# Welche Runden gespielt werden, und wie lange das bei sechs Sekunden pro Entscheidung dauert.
rounds-here = • { $count } Runden mit { $sizes } Karten: etwa { $minutes } Minuten
rounds-of-players = • { $players } am Tisch: { $count } Runden mit { $sizes } Karten, etwa { $minutes } Minuten
rounds-run = { $first } bis { $last }

# Das Kartenspiel
topic-cards-goal = Das Ziel
topic-cards-goal-about = Worum es geht, die Karten, eine Runde von Anfang bis Ende
topic-cards-goal-text =
    In jeder Runde sagst du vorher, wie viele Stiche du gewinnst. Stimmt es **genau**, bekommst du Punkte; einer zu viel ist genauso falsch wie einer zu wenig.

    ▸ **Die Karten** · 60 Karten: vier Farben, nämlich Menschen ({ $blue }), Elfen ({ $green }), Zwerge ({ $red }) und Riesen ({ $yellow }), je von 1 bis 13, mit der 13 als höchster; vier Zauberer { $wizard }, die jede Karte schlagen; vier Narren { $jester }, die gegen jede verlieren. { $b9 } ist die blaue 9.

    ▸ **Eine Runde**
    { $unicolore ->
        [true] 1. Alle ziehen gleich viele Karten aus ihren eigenen 15: einer Farbe, einem Zauberer und einem Narren.
        2. Es gibt keinen Trumpf und keine Farbe zu bedienen.
       *[false] 1. Alle bekommen gleich viele Karten.
        2. Die nächste Karte wird aufgedeckt: Ihre Farbe ist in dieser Runde Trumpf.
    }
    3. { $bidding ->
        [covered] Alle sagen gleichzeitig und verdeckt vorher; dann werden alle Vorhersagen gezeigt.
        [secret] Alle sagen gleichzeitig und geheim vorher; gezeigt werden die Vorhersagen nach der Runde.
       *[open] Alle sagen reihum vorher, im Uhrzeigersinn, links vom Geber beginnend.
    }
    4. Wer links vom Geber sitzt, spielt zum ersten Stich aus: Alle spielen im Uhrzeigersinn je eine Karte. Wer den Stich gewinnt, spielt zum nächsten aus.

    ▸ **Das Spiel** · { $of ->
        [table] Dieser Tisch spielt:
       *[books] Im Spiel der Regelhefte:
    }
    { $played }
    { $round ->
        [0] Die höchste Summe gewinnt.
       *[other] Das ist Runde { $round }, mit je { $cards ->
            [one] einer Karte
           *[other] { $cards } Karten
        }. Die höchste Summe gewinnt.
    }

topic-cards-predicting = Vorhersagen
topic-cards-predicting-about = Wie viele Stiche gewinnst du?
topic-cards-predicting-text =
    Vor dem ersten Stich sagst du eine Zahl vorher, von 0 bis zur Zahl deiner Karten. Ändern kannst du sie nicht.

    { $bidding ->
        [covered] Alle sagen gleichzeitig und verdeckt vorher. Vor dem ersten Stich werden alle Vorhersagen gezeigt.
        [secret] Alle sagen gleichzeitig und geheim vorher. Bis die Runde vorbei ist, siehst du nur deine eigene Vorhersage.
       *[open] Alle sagen reihum vorher, im Uhrzeigersinn, links vom Geber beginnend: Wer gibt, sagt zuletzt vorher.
    }

    { rule-plus-minus-one }

    { rule-clairvoyance }

    { $unicolore ->
        [true] Zähle, was wahrscheinlich gewinnt: deinen Zauberer, wenn du ihn gezogen hast, und deine höchsten Karten. Trumpf gibt es nicht.
       *[false] Zähle, was wahrscheinlich gewinnt: jeden { $wizard }, hohe Trümpfe, vielleicht eine 12 oder 13 einer anderen Farbe. In langen Runden verlieren niedrige Trümpfe öfter gegen höhere, und die 12 und 13 anderer Farben gewinnen öfter.

        ▸ **Beispiel** · Blau ist Trumpf, und du hast { $wizard } { $b11 } { $r3 } { $jester }. Der Zauberer gewinnt einen Stich, { $b11 } wahrscheinlich noch einen, { $r3 } und der Narr keinen: Sag 2.
    }

    0 ist eine Vorhersage wie jede andere: Sie bringt { $zero } Punkte.

topic-cards-following = Farbe bedienen
topic-cards-following-about = Welche Karte gespielt werden darf
topic-cards-following-text =
    { $unicolore ->
        [true] Bei Einfarbig gibt es keine Farbe zu bedienen: Spiel, was du willst.
       *[false] Die erste Karte eines Stichs, die kein Narr ist, legt fest, **welche Farbe zu bedienen ist**. Hast du diese Farbe, musst du sie spielen; stattdessen gehen nur Zauberer und Narren. Hast du sie nicht, spiel, was du willst.

        ▸ **Beispiel** · { $g8 } wird ausgespielt, und du hast { $g4 } { $r12 } { $wizard }: Spiel { $g4 } oder { $wizard }, aber nicht { $r12 }. Ohne { $g4 } dürftest du alles spielen.

        ▸ **Beispiel** · { $jester } wird ausgespielt, dann folgt { $y5 }: Bediene Gelb.

        Ist diese erste Karte ein Zauberer, gibt es in diesem Stich keine Farbe zu bedienen: Alle spielen, was sie wollen. Ein Zauberer oder Narr, der später kommt, ändert an der Farbe nichts.

        Karten, die du gerade nicht spielen darfst, sind auf deiner Hand blass.
    }

    Die letzte Karte einer Runde wird von selbst gespielt: Da gibt es nichts zu wählen.

topic-cards-wizards-and-jesters = Zauberer und Narren
topic-cards-wizards-and-jesters-about = Was jede Karte schlägt und was gegen jede verliert
topic-cards-wizards-and-jesters-text =
    Beide darfst du jederzeit spielen, welche Farbe auch zu bedienen ist.

    • **{ $wizard } Zauberer** · Der erste Zauberer in einem Stich gewinnt ihn, was immer sonst gespielt wird.
    • **{ $jester } Narr** · Er verliert. Ein Narr gewinnt nur, wenn im Stich lauter Narren liegen, was zu dritt oder zu viert möglich ist: dann der erste.

    { $unicolore ->
        [true] Der Stich geht also an den ersten Zauberer; sonst an die höchste Karte, gleich welcher Farbe; bei gleichen Karten an die zuerst gespielte.

        ▸ **Beispiel** · { $b11 } { $r11 } { $jester } geht an { $b11 }, denn sie kam vor { $r11 }.
       *[false] Der Stich geht also an den ersten Zauberer; sonst an den höchsten Trumpf; sonst an die höchste Karte der Farbe, die zu bedienen war.

        ▸ **Beispiel** · Rot ist Trumpf: { $y13 } { $r3 } { $wizard } { $wizard } geht an die dritte Karte, den ersten Zauberer. Ohne die Zauberer hätte { $r3 } gewonnen.

        ▸ **Beispiel** · Kein Trumpf gespielt: { $g8 } { $y13 } { $jester } geht an { $g8 }, denn zu bedienen war Grün.
    }

topic-cards-trump = Trumpf
topic-cards-trump-about = Die Farbe, die die drei anderen schlägt
topic-cards-trump-text =
    { $unicolore ->
        [true] Einfarbig kennt keinen Trumpf: Keine Karte wird aufgedeckt, und die höchste Karte gewinnt den Stich, gleich welcher Farbe.
       *[false] Sind die Karten einer Runde ausgeteilt, wird die nächste aufgedeckt. Ihre Farbe ist **Trumpf**: Jede Karte davon schlägt alle Karten der drei anderen Farben.

        • { $jester } wird aufgedeckt: In dieser Runde gibt es keinen Trumpf.
        • { $wizard } wird aufgedeckt: { $clairvoyance ->
            [first-round] Wer gibt, bestimmt die Trumpffarbe: in der ersten Runde mit Blick auf alle Karten außer den eigenen, später mit Blick auf die eigene Hand.
            [every-round] Wer gibt, bestimmt die Trumpffarbe, mit Blick auf alle Karten außer den eigenen.
           *[off] Wer gibt, sieht sich die eigene Hand an und bestimmt die Trumpffarbe.
        }
        • In der letzten Runde sind alle 60 Karten ausgeteilt. Zum Aufdecken bleibt keine, also gibt es keinen Trumpf.

        ▸ **Beispiel** · Grün ist Trumpf: { $g4 } schlägt { $r12 } und { $y13 }; { $g8 } schlägt { $g4 }. Ein Zauberer schlägt sie alle.

        Mit Trumpf stechen darfst du nur, wenn du die verlangte Farbe nicht hast.
    }

topic-cards-scoring = Punkte
topic-cards-scoring-about = Was eine Vorhersage wert ist
topic-cards-scoring-text =
    Genau richtig: 20 Punkte plus 10 für jeden Stich. Sonst: −10 für jeden Stich zu viel oder zu wenig.

    ▸ **Beispiele**
    • 0 angesagt und 0 gewonnen: +20
    • 2 angesagt und 2 gewonnen: +40
    • 2 angesagt und 1 oder 3 gewonnen: −10
    • 2 angesagt und 4 gewonnen: −20

    { $ties ->
        [tournament] Bei gleicher Summe entscheidet die Zahl der genauen Vorhersagen, dann die beste Runde; ist auch das gleich, wird der Rang geteilt.
       *[shared] Bei gleicher Summe wird der Rang geteilt.
    }

topic-cards-dealer = Wer gibt und wer zuletzt vorhersagt
topic-cards-dealer-about = Wer anfängt und was zuletzt nicht vorhergesagt werden darf
topic-cards-dealer-text =
    Wer zuerst gibt, wird ausgelost; danach wandert das Geben jede Runde einen Platz nach links. Wer links vom Geber sitzt, spielt zum ersten Stich aus.

    { $bidding ->
        [open] Dort beginnt auch das Vorhersagen. Wer gibt, sagt also zuletzt vorher und weiß, was alle anderen angesagt haben.
       *[other] Alle sagen gleichzeitig vorher, also niemand zuletzt.
    }

    { $plus-minus-one ->
        [off] { $of ->
            [books] ▸ **Plus/minus eins**, eine Variante · Wer zuletzt vorhersagt, darf die Vorhersagen nicht aufgehen lassen: Ihre Summe darf nicht die Zahl der Stiche sein, damit nicht alle recht haben können.
           *[table] Plus/minus eins ist an diesem Tisch aus: Du darfst jede Zahl vorhersagen.
        }
       *[on] { rule-plus-minus-one }
    }

    { $plus-minus-one ->
        [off] { $of ->
            [books] { rule-plus-minus-one-example }
           *[table] {""}
        }
       *[on] { rule-plus-minus-one-example }
    }

rule-plus-minus-one = { $plus-minus-one ->
    [strict] ▸ **Plus/minus eins** · Wer zuletzt vorhersagt, darf die Vorhersagen nicht aufgehen lassen: Ihre Summe darf nicht die Zahl der Stiche sein, damit nicht alle recht haben können.
    [tournament] ▸ **Plus/minus eins**, außer in Runden mit einer Karte · Wer zuletzt vorhersagt, darf die Vorhersagen nicht aufgehen lassen: Ihre Summe darf nicht die Zahl der Stiche sein, damit nicht alle recht haben können.
    [late] ▸ **Plus/minus eins**, ab der vierten Runde · Wer zuletzt vorhersagt, darf die Vorhersagen nicht aufgehen lassen: Ihre Summe darf nicht die Zahl der Stiche sein, damit nicht alle recht haben können.
    [canadian] ▸ **Plus/minus eins**, kanadisch · Wer zuletzt vorhersagt und allein führt, darf die Vorhersagen nicht aufgehen lassen: Ihre Summe darf nicht die Zahl der Stiche sein; 0 ist immer erlaubt.
   *[off] {""}
}
rule-plus-minus-one-example = { $plus-minus-one ->
    [canadian] ▸ **Beispiel** · 5 Stiche. Wer gibt, führt allein, und die anderen haben 2, 0 und 1 angesagt, zusammen 3: Wer gibt, darf alles sagen außer 2.
   *[other] ▸ **Beispiel** · 5 Stiche, und die anderen haben 2, 0 und 1 angesagt, zusammen 3: Wer gibt, darf alles sagen außer 2.
}
rule-clairvoyance = { $clairvoyance ->
    [first-round] ▸ **Hellsehen** · In der ersten Runde siehst du beim Vorhersagen alle Karten außer deinen eigenen. Deine siehst du, sobald alle vorhergesagt haben.
    [every-round] ▸ **Hellsehen** · In jeder Runde siehst du beim Vorhersagen alle Karten außer deinen eigenen. Deine siehst du, sobald alle vorhergesagt haben.
   *[off] {""}
}

topic-cards-rounds = Runden und ihre Dauer
topic-cards-rounds-about = Wie viele Runden gespielt werden, mit wie vielen Karten
topic-cards-rounds-text =
    { $of ->
        [table] ▸ **Dieser Tisch** spielt:
        { $played }
       *[books] ▸ **Das Spiel der Regelhefte** · Jede Kartenzahl, bis alle 60 ausgeteilt sind:
        { $played-all }
    }
    { $round ->
        [0] {""}
       *[other] Das ist Runde { $round }, mit je { $cards ->
            [one] einer Karte
           *[other] { $cards } Karten
        }.
    }

    { $of ->
        [table] {""}
       *[books] ▸ **Turnier** · Die zehn Runden der Turniere des Verlags:
        { $played-tournament }

        ▸ **Fünf Runden** (die Vorlage **schnell**):
        { $played-short }

        ▸ **Einfarbig** · Alle Runden oder fünf:
        { $played-unicolore }
        { $played-unicolore-short }
    }

    Die Zeiten rechnen mit sechs Sekunden pro Entscheidung. Zu entscheiden hast du so oft, wie du Karten bekommst: erst die Vorhersage, dann jede Karte außer der letzten der Runde. Die Regelhefte nennen etwa 45 Minuten für ein Spiel am echten Tisch.

topic-cards-by-itself = Was von selbst geschieht
topic-cards-by-itself-about = Die letzte Karte, die Bedenkzeit und wenn jemand weg ist
topic-cards-by-itself-text =
    • **Die letzte Karte** jeder Runde wird von selbst gespielt: Alle haben nur noch eine, also gibt es nichts zu wählen. In einer Runde mit einer Karte sagst du nur vorher.
    { rule-time-is-up }
    { rule-away }

# Was beide Spiele tun, wenn jemand zu spät oder weg ist. { $clock } ist any, wo von keinem Tisch die Rede ist.
rule-time-is-up = { $clock ->
    [none] • **Zeit** · Dieser Tisch hat kein Limit: Lass dir Zeit, niemand entscheidet für dich.
   *[any] • **Zeit abgelaufen**{ $clock ->
        [any] {" (an Tischen mit Limit)"}
       *[running] {""}
    } · Ein Computer trifft diese eine Entscheidung für dich. Passiert das { $missed }-mal hintereinander, springt er für dich ein, bis du am Tisch etwas drückst.
}
rule-away = • **Gehen** · Wenn du vorerst gehst, springt ein Computer ein, bis du etwas drückst. Wenn du endgültig gehst, behält er deinen Platz, und das Ergebnis zählt trotzdem für dich. Ist außer dir niemand mehr da, wartet das Spiel auf dich, oder es endet und zählt für niemanden.

topic-cards-variants = Varianten
topic-cards-variants-about = Was in der Lobby zu wählen ist
topic-cards-variants-text =
    { $of ->
        [table] ▸ **Dieser Tisch** · { $options }
       *[books] {""}
    }

    `/wizard { command-play.name }` und **Optionen** in der Lobby bieten:
    • **Verdeckte** Vorhersagen: Alle sagen gleichzeitig und ungesehen vorher; vor dem ersten Stich werden alle gezeigt. **Geheime**: Gezeigt werden sie nach der Runde.
    • **Plus/minus eins** (nur mit offenen Vorhersagen): Wer zuletzt vorhersagt, darf die Vorhersagen nicht aufgehen lassen: Ihre Summe darf nicht die Zahl der Stiche sein. Streng: in jeder Runde. Turnier: außer in Runden mit einer Karte. Spät: ab der vierten Runde. Kanadisch: nur, wenn allein führt, wer zuletzt vorhersagt; 0 ist immer erlaubt.
    • **Hellsehen**, in der ersten oder in jeder Runde: Beim Vorhersagen siehst du alle Karten außer deinen eigenen. Auch wer gibt und die Trumpffarbe bestimmt, hat die eigenen dann noch nicht gesehen.
    • **Einfarbig** (zu dritt oder zu viert): Alle spielen eine eigene Farbe, ohne Trumpf und ohne Bedienen.
    • **Schnell**: fünf Runden. **Turnier**: zehn Runden, plus/minus eins außer in Runden mit einer Karte, und bei Gleichstand entscheiden genaue Vorhersagen. Welche Runden, sagt das Thema **{ topic-cards-rounds }**.
    • **Gleichstand**: geteilt, oder es entscheidet die Zahl der genauen Vorhersagen, dann die beste Runde.

topic-cards-unicolore = Einfarbig
topic-cards-unicolore-about = Eine Variante: eine eigene Farbe, kein Trumpf, nichts zu bedienen
topic-cards-unicolore-text =
    { $of ->
        [table] { $unicolore ->
            [true] Dieser Tisch spielt Einfarbig.
           *[false] Eine Variante zu dritt oder zu viert. Dieser Tisch spielt sie nicht.
        }
       *[books] Eine Variante zu dritt oder zu viert.
    }

    • Alle haben 15 eigene Karten: alle 13 einer Farbe, einen Zauberer und einen Narren. Die Farben werden zu Beginn ausgelost, und alle sehen, wer welche hat. Zu dritt bleibt eine Farbe übrig.
    • Für jede Runde ziehen alle zufällig aus ihren eigenen 15: in einem vollen Spiel in der ersten 4 Karten, dann 5, bis zu allen 15. In der nächsten Runde sind alle 15 wieder da.
    • Es gibt keinen Trumpf und keine Farbe zu bedienen: Spiel, was du willst.
    • Die höchste Karte gewinnt den Stich: Ein Zauberer ist höher als eine 13, ein Narr niedriger als eine 1. Von gleichen Karten gewinnt die zuerst gespielte.
    • Das Geben geht nach links weiter. Vorhersagen und Punkte sind wie üblich.

    ▸ **Beispiel** · { $g8 } { $b11 } { $r11 } geht an { $b11 }, denn sie kam vor { $r11 }.

    ▸ **Beispiel** · { $b11 } { $wizard } { $wizard } geht an die zweite Karte, den ersten Zauberer.

    ▸ **Runden**
    { $unicolore ->
        [true] { $played }
       *[false] { $played-unicolore }
        { $played-unicolore-short }
    }

topic-cards-words = Wörter der Regelhefte
topic-cards-words-about = Stich, Trumpf, ausspielen, Vertrauter: was sie bedeuten
topic-cards-words-text =
    • **Stich** · Von allen je eine Karte. Die stärkste gewinnt ihn.
    • **Ausspielen** · Die erste Karte eines Stichs spielen.
    • **Farbe bedienen** · Die Farbe spielen, die der Stich verlangt.
    • **Trumpf** · Die Farbe, die in dieser Runde die drei anderen schlägt.
    • **Vorhersage** (Tipp) · Wie viele Stiche du gewinnen willst.
    • **Runde** · Einmal geben, mit Vorhersagen, Stichen und Punkten.
    • **Menschen, Elfen, Zwerge, Riesen** · Die Farben Blau, Grün, Rot und Gelb.
    • **Zauberer** · Im gedruckten Spiel die Karte mit Z; auf den Bildern hier ein Hut.
    • **Narr** · Im gedruckten Spiel die Karte mit N; auf den Bildern hier eine Narrenkappe.
    • **Erfahrungspunkte** · Die Punkte auf dem Block der Wahrheit.
    • **Vertrauter** · Wer die Punkte aufschreibt; hier der Bot.
    • **Block der Wahrheit** · Darauf stehen Vorhersagen und Punkte: Drück **Punkte**.
    • **Plus/minus eins** · Die Vorhersagen einer Runde dürfen nicht aufgehen.
    • **Verdeckt, geheim** · Ungesehen vorhersagen, gezeigt vor oder nach den Stichen.
    • **Hellsehen** · Vorhersagen mit Blick auf alle Karten außer den eigenen.

# Das Würfelspiel
topic-dice-goal = Das Ziel
topic-dice-goal-about = Worum es geht, die Würfel, eine Runde von Anfang bis Ende
topic-dice-goal-text =
    In jeder Runde sagst du **genau** vorher, wie viele von sieben Würfeln eine Farbe zeigen. Erfüllt sich das, kommt ein X auf dein Blatt. X in hohen Spalten gewinnen Spiele.

    ▸ **Die Würfel** · Sieben Würfel mit je sechs Seiten: { $blue-die } { $green-die } { $red-die } { $yellow-die }, ein Wizard { $wizard-die }, ein Narr { $jester-die }.
    ▸ **Dein Blatt** · Ein Feld für jede Farbe und Zahl (1 bis 5) und eine Reihe von fünf Narrenfeldern. Jedes Feld wird nur einmal benutzt.

    ▸ **Eine Runde**
    1. Eine Person ist der Seher. Beim Seher beginnend sagen alle im Uhrzeigersinn vorher, etwa „3 Grün“.
    2. Der Seher bestimmt die Wizardfarbe: Jeder Wizard zählt als diese Farbe.
    3. Der Seher würfelt, bis zu dreimal. Nach jedem Wurf steigt, wer will, damit aus; die anderen bleiben.
    4. Wer aussteigt, wertet die Würfel, wie sie liegen.

    { $magic-cards ->
        [true] ▸ **Zauberkarten** · Zu Beginn jeder Runde wird eine Zauberkarte gezogen, die die Regeln dieser Runde ändert.
       *[false] {""}
    }

    ▸ **Das Ende** · Das Spiel endet nach einer Runde, in der jemand { $of ->
        [books] 9 X hat, oder 12 im Spiel für Fortgeschrittene
       *[table] { $target } X hat
    }. Die höchste Summe gewinnt. Das Regelheft nennt etwa 20 Minuten für ein Spiel.

topic-dice-seer = Der Seher
topic-dice-seer-about = Wer für alle würfelt und wer als Nächstes
topic-dice-seer-text =
    Eine Person ist der Seher: Sie sagt zuerst vorher, bestimmt die Wizardfarbe und würfelt **für alle**. Die Farbe ihrer Vorhersage ist die **Seherfarbe**.

    ▸ **Der nächste Seher** ist, wer die höchste Zahl in einer anderen Farbe als der Seherfarbe vorhergesagt hat; bei mehreren, wer vom Seher aus im Uhrzeigersinn zuerst kommt. Haben alle in der Seherfarbe vorhergesagt, wechselt der Seher nicht.

    ▸ **Beispiel** · Der Seher hat 5 Grün angesagt, Ben 2 Blau, Di 2 Rot: Die Seherkarte bekommt Ben, denn Ben hat die 2 vor Di gesagt.

    { $first-seer ->
        [last-played] Der erste Seher eines Spiels ist, wer von euch auf diesem Server zuletzt Wizard gespielt hat, mit Karten oder Würfeln. Gilt das für mehrere von euch, wird unter ihnen gelost; hat noch niemand von euch gespielt, unter allen.{ $of ->
            [books] {" "}Der Host kann den ersten Seher in der Lobby auch auslosen lassen oder unter euch bestimmen.
           *[table] {""}
        }
        [drawn] Der erste Seher dieses Spiels wird unter allen ausgelost.
       *[chosen] Der erste Seher dieses Spiels ist, wen der Host in der Lobby bestimmt hat. Geht diese Person vor dem Beginn, ist es, wer von euch auf diesem Server zuletzt Wizard gespielt hat.
    }

topic-dice-predicting = Vorhersagen
topic-dice-predicting-about = Wie viele Würfel zeigen eine Farbe?
topic-dice-predicting-text =
    Sag eine Zahl von 1 bis 5 und eine Farbe: So viele Würfel zeigen sie am Ende. Es muss ein freies Feld auf deinem Blatt sein, und in dieser Runde darf es noch niemand angesagt haben. Wizards und Narren kann man nicht vorhersagen.

    Haben die anderen alle deine freien Felder schon angesagt, darfst du eines davon wiederholen. Bleibt nur ein Feld zur Wahl, wird es für dich vorhergesagt.

    Beim 1. Wurf zeigt sich eine Farbe etwa einmal; mit ihren Wizards etwa zweimal. Der Seher lässt liegen, was er braucht, und erreicht so höhere Zahlen als die anderen.

    ▸ **Beispiel** · { $red-die } { $red-die } { $wizard-die } { $blue-die } { $green-die } { $jester-die } { $yellow-die }, und Wizards zählen als Rot: Drei sind rot. „3 Rot“ ist erfüllt, bei „2 Rot“ ist die Differenz 1.

topic-dice-rolling = Würfeln
topic-dice-rolling-about = Bis zu drei Würfe, mit beliebigen Würfeln
topic-dice-rolling-text =
    Es gibt bis zu drei Würfe, den ersten mit allen sieben Würfeln. Danach markiert der Seher beliebige der sieben, mindestens einen, und wirft sie neu; die anderen bleiben liegen.

    Zwischen zwei Würfen werten alle anderen den Wurf oder bleiben. Neu geworfen wird, sobald alle gewählt haben.

    ▸ **Beispiel** · Der Seher hat 4 Blau angesagt und { $blue-die } { $blue-die } { $wizard-die } { $red-die } { $green-die } { $green-die } { $jester-die } geworfen; Wizards zählen als Blau, also zählen drei Würfel. Diese bleiben liegen, die anderen vier werden neu geworfen, in der Hoffnung auf genau einen mehr.

topic-dice-wizard-color = Die Wizardfarbe
topic-dice-wizard-color-about = Als was Wizards zählen
topic-dice-wizard-color-text =
    Nach allen Vorhersagen bestimmt der Seher eine der vier Farben. In dieser Runde zählt jeder Wizard { $wizard-die } als Würfel dieser Farbe, **für alle**. Bestimmt der Seher keine, gilt die Seherfarbe, also die Farbe der eigenen Vorhersage.

    ▸ **Beispiel** · Die Wizardfarbe ist Grün: { $green-die } { $wizard-die } { $wizard-die } sind drei grüne Würfel. Gut für 3 Grün, schlecht für 1 Grün.

topic-dice-scoring = Aussteigen und werten
topic-dice-scoring-about = Wann man einen Wurf nimmt und was er wert ist
topic-dice-scoring-text =
    Nach jedem Wurf darfst du **aussteigen**: Du wertest die Würfel, wie sie liegen, und diese Runde ist für dich vorbei. Oder du **bleibst** für den nächsten Wurf. Steigt der Seher aus oder war es der letzte Wurf, werten alle, die noch drin sind.

    • Genau so viele Würfel, wie du vorhergesagt hast: ein **X** in deinem Feld.
    • Sonst kommt die Differenz hinein, als Minuspunkte.

    ▸ **Beispiele**
    • 4 vorhergesagt, und 2 zählen: −2
    • 1 vorhergesagt, und 2 zählen: −1

    Am Ende ist ein X seine Spalte wert: 1 Punkt in Spalte 1, bis zu 5 Punkte in Spalte 5.

    Du darfst auch bleiben, wenn deine Vorhersage erfüllt ist. Meist kann der nächste Wurf dir das nur nehmen.

topic-dice-jester-score = Die Narrenwertung
topic-dice-jester-score-about = Wozu Narren gut sind
topic-dice-jester-score-text =
    Wenn du deine Vorhersage verfehlst und 1 bis 5 Narren daliegen, darfst du eine Narrenwertung machen: ein X in deinem Narrenfeld dieser Zahl, wenn es frei ist, und 0 im vorhergesagten Feld.

    ▸ **Beispiel** · Du hast 2 Rot vorhergesagt und keiner zählt, aber { $jester-die } { $jester-die } liegen da: Statt −2 nimmst du 0 und ein X im Narrenfeld ×2.

    Diese X zählen zu den { $of ->
        [books] neun (zwölf für Fortgeschrittene)
       *[table] { $target }
    }, die das Spiel beenden, bringen aber keine Punkte. Bei gleicher Summe gewinnt, wer weniger Narrenwertungen hat.

topic-dice-magic-cards = Zauberkarten
topic-dice-magic-cards-about = Eine Variante: In jeder Runde ändert eine Karte die Regeln
topic-dice-magic-cards-text =
    { $of ->
        [table] { $magic-cards ->
            [true] { $drawn-card }
           *[false] Dieser Tisch spielt ohne Zauberkarten.
        }
       *[books] {""}
    }

    { $magic-cards ->
        [true] Zu Beginn jeder Runde wird für sie eine Zauberkarte gezogen.
       *[false] Eine Variante, in der Lobby zu wählen: Zu Beginn jeder Runde wird für sie eine Zauberkarte gezogen.
    } Es gibt zehn, und keine kommt zweimal, bis alle zehn dran waren; dann werden alle neu gemischt. Wo Vorhersagen doppelt gewertet werden, gilt das nicht für Narrenwertungen.

    { $ten-cards }

    Im Thema **{ topic-dice-magic-examples }** steht zu jeder ein Beispiel.

topic-dice-magic-examples = Zauberkarten: Beispiele
topic-dice-magic-examples-about = Was jede der zehn ändert, mit Würfeln
topic-dice-magic-examples-text =
    Jede Zauberkarte in einer eigenen Runde. „Zählt 3“ heißt: Für die Vorhersage zählen drei Würfel.

topic-dice-end = Das Ende
topic-dice-end-about = Wann das Spiel aus ist und wer gewinnt
topic-dice-end-text =
    Das Spiel endet nach einer Runde, in der jemand { $of ->
        [books] neun X (zwölf für Fortgeschrittene)
       *[table] { $target } X
    } hat, Narren-X mitgezählt; oder nach Runde 20, wenn bei allen die 20 Felder der Farben voll sind.

    Deine Punkte: Jedes X im Feld einer Farbe ist die Zahl seiner Spalte wert, Minuspunkte gehen ab. Wer { $of ->
        [books] neun (zwölf)
       *[table] { $target }
    } X oder mehr hat, bekommt { $bonus } Bonuspunkte.

    Die meisten Punkte gewinnen. Bei gleicher Summe gewinnt, wer weniger Narrenwertungen hat; ist auch das gleich, wird der Rang geteilt.

    ▸ **Beispiel**, ein Spiel bis neun X · X in den Spalten 5, 4, 4, 3, 2 und 1 sind 19 Punkte. Mit drei Narren-X sind es neun X, also 3 mehr. Mit −2 und −1 in zwei Feldern ist die Summe 19.

topic-dice-by-itself = Was von selbst geschieht
topic-dice-by-itself-about = Deine Automatik, die Bedenkzeit und wenn jemand weg ist
topic-dice-by-itself-text =
    • **Nur ein Feld** zur Wahl: Es wird für dich vorhergesagt.
    • **Nach dem letzten Wurf** wirst du nur gefragt, wenn eine Narrenwertung möglich ist. Sonst wird deine Vorhersage gewertet.
    • **Wenn jemand anders wirft** · Drück **{ more-order }** auf deinem Blatt, um zu sagen, was nach jedem Wurf für dich gilt:
    „{ order-close }“ (wenn du nichts anderes wählst) · { order-close-text }
    „{ order-always }“ · { order-always-text }
    „{ order-never }“ · { order-never-text }
    { rule-time-is-up }{ $clock ->
        [none] {""}
       *[any] {" "}Bei dieser einen Entscheidung ist die Wizardfarbe die Seherfarbe, gestrichen wird nichts, und von zwei Ergebnissen wird das gewertet, das gerade mehr wert ist.
    }
    { rule-away }

topic-dice-words = Wörter des Regelhefts
topic-dice-words-about = Seherfarbe, Blatt der Vorhersage, Narrenwertung: was sie bedeuten
topic-dice-words-text =
    • **Seher** · Wer in dieser Runde für alle würfelt.
    • **Seherkarte** · Wer sie hat, ist der Seher.
    • **Seherfarbe** · Die Farbe der Vorhersage des Sehers.
    • **Wizardfarbe** · Die Farbe, als die Wizards in dieser Runde zählen.
    • **Blatt der Vorhersage** · Dein Blatt: ein Feld für jede Farbe und Zahl und fünf Narrenfelder.
    • **Spalte** · Die Felder einer Zahl, 1 bis 5.
    • **Erfüllt** · Es zählen genau so viele Würfel, wie du vorhergesagt hast: ein X.
    • **Minuspunkte** · Die Differenz, wenn sich deine Vorhersage nicht erfüllt.
    • **Narrenwertung** · Ein X in einem Narrenfeld und eine 0 im vorhergesagten Feld.
    • **Aussteigen** · Die Würfel werten, wie sie liegen.
    • **Neu werfen** · Einen oder mehrere Würfel noch einmal werfen.
    • **Drehen** · Einen Würfel so drehen, dass eine Seite deiner Wahl oben liegt.
    • **Streichen** · Minuspunkte von deinem Blatt nehmen.
    • **Bonuspunkte** · { $bonus } für alle, die am Ende genug X haben.
    • **Zauberkarte** · Ändert die Regeln einer Runde.
    • **Fortgeschrittene** · Das Spiel bis zwölf X.
