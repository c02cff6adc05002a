# Alles auf der eigenen Nachricht, was kein Zug ist: hinter einem Knopf, oder in einer Auswahl, deren erster Wert ihr
# Name ist.

more-button = Mehr
more-cards = Letzter Stich, Punkte, Regeln …
more-cards-about = Wieder meine Hand zeigen.
more-dice = Meine Felder, Automatik, Regeln …
more-dice-about = Wieder mein Blatt zeigen.
more-recent-trick = Letzter Stich
more-recent-trick-about = Wer was gespielt hat und wie es steht.
more-recent-round = Letzte Runde
more-recent-round-about = Wer was gewertet hat und wie es steht.
more-scores = Punkte
more-scores-about = Der Block der Wahrheit, Runde für Runde.
more-all-pages = Alle Blätter
more-all-pages-about = Die Blätter der Vorhersage von allen.
more-boxes = Meine Felder
more-boxes-about = Alle Felder auf meinem Blatt.
more-order = Automatik
more-order-about = Was nach einem Wurf ohne Frage geschieht.
more-sort-rank = Nach Wert
more-sort-rank-about = Vom Narren bis zum Zauberer, Farben gemischt.
more-sort-suit = Nach Farbe
more-sort-suit-about = Eine Reihe für jede Farbe.
more-rules = Regeln
more-rules-about = Die Regeln dieses Tisches, Thema für Thema.
more-give-hints = Hinweise geben
more-give-hints-about = Jedes Mal sagen, was ein Meister tun würde.
more-no-hints = Keine Hinweise mehr
more-no-hints-about = Ich denke selbst.
more-faster = Schneller
more-faster-about = Für alle hier: Kleine Momente gehen rasch vorbei.
more-calmer = Ruhiger
more-calmer-about = Für alle hier: Alles bleibt länger zu sehen.
more-luck = Zufall nachweisen
more-luck-about = Wie alle prüfen können, dass der Zufall fair ist.
more-leave = Verlassen …
more-leave-about = Vorerst oder endgültig; fragt vorher nach.
