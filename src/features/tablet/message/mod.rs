//! The messages of a tablet: the round and the sheet; the forms for a line; and the refusals.

mod buttons;
mod drawn;
mod forms;
mod refusals;

pub(crate) use refusals::Told;

use crate::picture::is_written;
use crate::rules::dice::MagicCard;
use crate::rules::games::of_game;
use crate::rules::{OfGame, PerSeat, Rules as _, Seat, SeenPrediction};
use crate::table::Player;
use crate::tablet::{Due, Entry, Item, Refusal, Sheet, Tablet};
use crate::view::Words;
use crate::view::beside::places;
use crate::view::game::PublicMessages as _;
use crate::view::message::{Embed, Message, Pictured, PublicMessage};
use crate::view::text::{heading, name, name_of, small, yes_or_no};

impl Words {
    /// A tablet, as everyone sees it, with this sentence above everything else.
    pub fn tablet(&self, tablet: &Tablet, sheet: &Sheet, notice: Option<&str>) -> PublicMessage {
        let players = tablet.named();
        let written = Written { words: self, tablet, sheet, players: &players };
        let (selects, rows) = (written.magic_cards(), vec![written.buttons()]);
        let message = |below: Option<Embed>, places: Option<String>| Message {
            notice: notice.unwrap_or_default().to_owned(),
            content: written.content(places),
            embed: below,
            selects: selects.clone(),
            rows: rows.clone(),
            ..Message::default()
        };
        let pictured = (!self.is_text_alone()).then(|| {
            let unwritten = places(&players, is_written);
            let below = unwritten.map(Embed::text);
            Pictured { message: message(below, None), picture: written.picture() }
        });
        let in_text = message(Some(written.in_text()), Some(written.places()));
        PublicMessage::new(in_text).with_picture(pictured)
    }
}

/// A tablet while its message is written.
struct Written<'a> {
    words: &'a Words,
    tablet: &'a Tablet,
    sheet: &'a Sheet,
    players: &'a [Player],
}

impl Written<'_> {
    /// The key of what is due.
    fn due(&self) -> &'static str {
        let of_cards = matches!(self.sheet.game, OfGame::Cards(_));
        match self.sheet.due() {
            Due::MagicCard => "magic",
            Due::Predictions => "predictions",
            Due::Results if of_cards => "tricks",
            Due::Results => "results",
            Due::Nothing => "over",
        }
    }

    /// This sentence, with the round and its cards.
    fn with_round(&self, id: &str) -> String {
        let now = of_game!(&self.sheet.game, game => game.table_view().now());
        let rounds = match &self.sheet.game {
            OfGame::Cards(game) => game.table_view().rounds,
            OfGame::Dice(_) => 0,
        };
        let drawn_first = u8::from(self.sheet.due() == Due::MagicCard);
        let values = [
            ("round", (now.round + drawn_first).into()),
            ("rounds", rounds.into()),
            ("cards", now.cards.into()),
            ("game", self.tablet.options.kind().word().into()),
            ("letters", self.letters().into()),
        ];
        self.words.with(id, values)
    }

    /// The text above the sheet; at the end with these places, unless the picture shows them.
    fn content(&self, places: Option<String>) -> String {
        if self.sheet.due() == Due::Nothing {
            return self.ending(places);
        }
        let mut lines = vec![heading(&self.with_round("tablet-round"))];
        lines.extend(self.course());
        lines.extend(self.entered());
        lines.push(small(&self.kept()));
        lines.join("\n")
    }

    fn kept(&self) -> String {
        self.words.with("tablet-kept", [("name", name(&self.tablet.scribe.name).into())])
    }

    /// The seats in the order of their places, with those and the totals.
    fn standings(&self) -> (Vec<Seat>, PerSeat<u8>, PerSeat<i16>) {
        let (places, totals) =
            of_game!(&self.sheet.game, game => (game.places().copied(), game.totals()));
        let places = places.unwrap_or(PerSeat::all(self.sheet.seats(), 1));
        let mut seats: Vec<Seat> = places.seats().seats().collect();
        seats.sort_by_key(|seat| places[*seat]);
        (seats, places, totals)
    }

    /// A line for each place.
    fn places(&self) -> String {
        let (seats, places, totals) = self.standings();
        let line = |seat: Seat| {
            let values = [
                ("medal", self.words.medal(places[seat]).into()),
                ("name", name_of(self.players, seat).into()),
                ("total", totals[seat].into()),
            ];
            self.words.with("tablet-place", values)
        };
        seats.into_iter().map(line).collect::<Vec<_>>().join("\n")
    }

    /// The winners, and these places of all.
    fn ending(&self, listed: Option<String>) -> String {
        let words = self.words;
        if self.sheet.scored() == 0 {
            return [heading(&words.say("tablet-empty")), small(&self.kept())].join("\n");
        }
        let (seats, places, totals) = self.standings();
        let boldest =
            of_game!(&self.sheet.game, game => game.table_view().boldest(words, self.players));
        let first: Vec<Seat> = seats.iter().copied().filter(|seat| places[*seat] == 1).collect();
        let names = words.list(first.iter().map(|seat| name_of(self.players, *seat)).collect());
        let values = [
            ("winners", first.len().into()),
            ("names", names.into()),
            ("total", first.first().map_or(0, |seat| totals[*seat]).into()),
        ];
        let mut lines = vec![heading(&words.with("tablet-won", values))];
        lines.extend(listed);
        lines.extend(boldest);
        lines.push(small(&self.kept()));
        lines.join("\n")
    }

    /// The lines about the round: the dealer and who begins, or the Seer and the Magic Card.
    fn course(&self) -> Vec<String> {
        let words = self.words;
        let of = |seat: Seat| name_of(self.players, seat).into();
        match &self.sheet.game {
            OfGame::Cards(game) => {
                let view = game.table_view();
                let first = view.seats.left_of(view.dealer);
                let values = [("dealer", of(view.dealer)), ("first", of(first))];
                let order = words.with(&format!("tablet-order-{}", self.due()), values);
                let values = [("name", of(view.dealer)), ("cards", view.cards.into())];
                let bound = self
                    .is_bound(view.dealer, view.cards)
                    .then(|| words.with("tablet-plus-minus-one", values));
                vec![words.sentences([order].into_iter().chain(bound))]
            }
            OfGame::Dice(game) => {
                let view = game.table_view();
                if self.sheet.due() == Due::MagicCard {
                    return vec![words.say("tablet-draw-first")];
                }
                let seer = words
                    .with(&format!("tablet-seer-{}", self.due()), [("name", of(view.round.seer))]);
                let magic = view.round.magic.map(|card| words.magic_card(card));
                let crosses = view.round.magic == Some(MagicCard::CrossOut)
                    && self.sheet.due() == Due::Predictions;
                let how = crosses.then(|| {
                    words.with("tablet-cross-out", [("example", self.crossed_out().into())])
                });
                [seer].into_iter().chain(magic).chain(how).collect()
            }
        }
    }

    /// Plus/minus one: true if the dealer may not make the predictions add up to the tricks.
    fn is_bound(&self, dealer: Seat, cards: u8) -> bool {
        let seats = self.sheet.seats().seats();
        let said = |seat| Item::Number(if seat == dealer { cards } else { 0 });
        let line = Entry::Line(seats.map(said).collect());
        self.sheet.due() == Due::Predictions
            && self.sheet.clone().enter(&line) == Err(Refusal::AddsUp { seat: dealer, cards })
    }

    /// The entries of the current round: the predictions, and what players have entered for
    /// themselves. Of covered predictions it says only whose are in.
    fn entered(&self) -> Option<String> {
        let words = self.words;
        let item = |seat: Seat, shown: String| {
            let values = [("name", name_of(self.players, seat).into()), ("shown", shown.into())];
            words.with("tablet-item", values)
        };
        let is_covered = self.sheet.is_covered();
        let own: Vec<String> =
            (self.sheet.own.iter())
                .filter_map(|(seat, own)| Some((seat, (*own)?)))
                .map(|(seat, own)| {
                    if is_covered {
                        name_of(self.players, seat)
                    } else {
                        item(seat, self.shown(own))
                    }
                })
                .collect();
        let said: Vec<String> = (self.said().iter())
            .filter_map(|(seat, said)| Some(item(seat, self.shown((*said)?))))
            .collect();
        let mut lines = Vec::new();
        if !said.is_empty() {
            let values = [
                ("said", words.listed(said).into()),
                ("has-sum", yes_or_no(self.sum().is_some()).into()),
                ("sum", self.sum().unwrap_or_default().into()),
            ];
            lines.push(words.with("tablet-said", values));
        }
        if !own.is_empty() {
            lines.push(words.with("tablet-own", [("own", words.listed(own).into())]));
        }
        (!lines.is_empty()).then(|| lines.join("\n"))
    }

    /// An item in running text.
    fn shown(&self, item: Item) -> String {
        match item {
            Item::Box(of, None) => self.words.said(of),
            Item::Number(_) | Item::Jesters(_) | Item::Box(_, Some(_)) => {
                self.words.tablet_item(item)
            }
        }
    }

    /// The predictions of the round.
    fn said(&self) -> PerSeat<Option<Item>> {
        match &self.sheet.game {
            OfGame::Cards(game) => game.table_view().predictions.map(|said| match said {
                SeenPrediction::Shown(number) if self.sheet.due() == Due::Results => {
                    Some(Item::Number(number))
                }
                SeenPrediction::Shown(_) | SeenPrediction::NotMade | SeenPrediction::Covered => {
                    None
                }
            }),
            OfGame::Dice(game) => game.table_view().round.predictions.map(|said| {
                let is_now = self.sheet.due() == Due::Results;
                said.filter(|_| is_now).map(|of| Item::Box(of, None))
            }),
        }
    }

    /// The sum of the predictions, at cards.
    fn sum(&self) -> Option<u16> {
        let said = self.said();
        let numbers = said.values().iter().map(|said| match said {
            Some(Item::Number(number)) => Some(u16::from(*number)),
            Some(Item::Box(..) | Item::Jesters(_)) | None => None,
        });
        numbers.sum()
    }

    fn in_text(&self) -> Embed {
        of_game!(&self.sheet.game, game => game.table_view().sheet(self.words, self.players))
    }
}
