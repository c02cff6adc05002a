//! The card game in the protocol.

use serde::{Deserialize, Serialize};

#[cfg(test)]
use super::schema::{AnyOptions, Within};
use super::{Said, Speaks};
use crate::rules::cards::view::TakenTrick;
use crate::rules::cards::{
    Action, Ask, Card, CardGame, CardSet, Hand, Options, RoundScore, SeatView, Suit, TableView,
};
use crate::rules::{PerSeat, Seat, SeatCount, SeenPrediction};

/// The view of a seat that is asked.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub struct View {
    /// The seat that is asked.
    seat: Seat,
    players: SeatCount,
    /// The choices of the game, as in the header of a record.
    #[cfg_attr(test, schemars(with = "AnyOptions"))]
    options: Options,
    /// Unicolore: the suit that each seat owns.
    suits: Option<PerSeat<Suit>>,
    /// The number of the round, from 1.
    #[cfg_attr(test, schemars(with = "Within<1, 20>"))]
    round: u8,
    /// The number of rounds in the game.
    #[cfg_attr(test, schemars(with = "Within<1, 20>"))]
    rounds: u8,
    /// The number of cards that each seat was dealt.
    #[cfg_attr(test, schemars(with = "Within<1, 20>"))]
    cards: u8,
    dealer: Seat,
    /// The card that was turned up.
    turned: Option<Card>,
    trump: Option<Suit>,
    /// The seat that named the trump suit, if one had to.
    named_by: Option<Seat>,
    /// The predictions of all seats: null is not made yet.
    #[cfg_attr(test, schemars(with = "PerSeat<Said<Within<0, 20>>>"))]
    predictions: PerSeat<Said<u8>>,
    /// The seat's own prediction, covered or not.
    #[cfg_attr(test, schemars(with = "Option<Within<0, 20>>"))]
    prediction: Option<u8>,
    /// The seat's own cards; null while they are held outward (clairvoyance).
    hand: Option<CardSet>,
    /// Clairvoyance: the hands that are held outward.
    others: Vec<OthersHand>,
    /// The cards that the seat has played in this round.
    played: CardSet,
    /// The number of tricks that each seat has won in this round.
    #[cfg_attr(test, schemars(with = "PerSeat<Within<0, 20>>"))]
    won: PerSeat<u8>,
    /// The trick on the table, in order.
    trick: Vec<Play>,
    /// The seat that takes the trick as it lies.
    leading: Option<Seat>,
    /// The suit to follow.
    follow: Option<Suit>,
    /// Everything played in this round, in order, the trick on the table included.
    plays: Vec<Play>,
    /// The trick before: of this round, or the last one of the round before.
    last_trick: Option<Trick>,
    /// The trick before that one, of the same round.
    second_last_trick: Option<Trick>,
    /// The seats that are asked now.
    waits_for: Vec<Seat>,
    /// The rounds before.
    sheet: Vec<Row>,
    /// The points so far.
    totals: PerSeat<i16>,
    ask: Question,
    /// Every action that is allowed. Equal cards are listed once.
    #[serde(skip_deserializing)]
    #[cfg_attr(test, schemars(length(min = 1)))]
    answers: Vec<Answer>,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(
    test,
    derive(schemars::JsonSchema),
    schemars(deny_unknown_fields, rename = "others_hand")
)]
struct OthersHand {
    seat: Seat,
    hand: CardSet,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(deny_unknown_fields, rename = "play"))]
struct Play {
    seat: Seat,
    card: Card,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(deny_unknown_fields, rename = "trick"))]
struct Trick {
    plays: Vec<Play>,
    winner: Seat,
}

/// One line of the score sheet.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(deny_unknown_fields, rename = "sheet_row"))]
struct Row {
    #[cfg_attr(test, schemars(with = "Within<1, 20>"))]
    cards: u8,
    #[cfg_attr(test, schemars(with = "PerSeat<Within<0, 20>>"))]
    predictions: PerSeat<u8>,
    #[cfg_attr(test, schemars(with = "PerSeat<Within<0, 20>>"))]
    won: PerSeat<u8>,
    points: PerSeat<i16>,
    totals: PerSeat<i16>,
}

/// The question to the seat.
#[derive(Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[cfg_attr(
    test,
    derive(schemars::JsonSchema),
    schemars(deny_unknown_fields, rename = "cards_question")
)]
enum Question {
    /// Name the trump suit.
    Trump,
    /// Predict 0 to `most` tricks, but not `forbidden`.
    Predict {
        #[cfg_attr(test, schemars(with = "Within<1, 20>"))]
        most: u8,
        #[cfg_attr(test, schemars(with = "Option<Within<0, 20>>"))]
        forbidden: Option<u8>,
    },
    /// Play one of these cards.
    Play { cards: CardSet },
}

/// The action of a seat.
#[derive(Serialize, Deserialize)]
#[serde(tag = "action", rename_all = "kebab-case")]
#[cfg_attr(
    test,
    derive(schemars::JsonSchema),
    schemars(deny_unknown_fields, rename = "cards_answer")
)]
pub enum Answer {
    /// Names the trump suit.
    Trump { seat: Seat, suit: Suit },
    /// Predicts this number of tricks.
    Predict {
        seat: Seat,
        #[cfg_attr(test, schemars(with = "Within<0, 20>"))]
        tricks: u8,
    },
    /// Plays this card.
    Play { seat: Seat, card: Card },
}

pub(super) const fn answer(seat: Seat, action: &Action) -> Answer {
    match *action {
        Action::NameTrump(suit) => Answer::Trump { seat, suit },
        Action::Predict(tricks) => Answer::Predict { seat, tricks },
        Action::Play(card) => Answer::Play { seat, card },
    }
}

impl Speaks for CardGame {
    type View = View;
    type Answer = Answer;

    fn written(view: &SeatView) -> Option<View> {
        let ask = view.ask?;
        let SeatView { seat, table, hand, played, plays: all, others, prediction, ask: _ } = view;
        let others = others.iter().map(|(seat, hand)| OthersHand { seat: *seat, hand: *hand });
        Some(View {
            seat: *seat,
            players: table.seats,
            options: table.options,
            suits: table.suits,
            round: table.round,
            rounds: table.rounds,
            cards: table.cards,
            dealer: table.dealer,
            turned: table.turned,
            trump: table.trump,
            named_by: table.named_by,
            predictions: table.predictions.map(Said::written),
            prediction: *prediction,
            hand: match hand {
                Hand::Seen(cards) => Some(*cards),
                Hand::HeldOutward(_) => None,
            },
            others: others.collect(),
            played: *played,
            won: table.won,
            trick: plays(&table.trick),
            leading: table.leading,
            follow: table.suit_to_follow,
            plays: plays(all),
            last_trick: table.last_trick.as_ref().map(Trick::written),
            second_last_trick: table.second_last_trick.as_ref().map(Trick::written),
            waits_for: table.waited_for().collect(),
            sheet: table.sheet.iter().map(Row::written).collect(),
            totals: table.totals,
            ask: Question::written(ask),
            answers: ask.answers().iter().map(|action| answer(*seat, action)).collect(),
        })
    }

    fn seen(view: View) -> Result<SeatView, String> {
        if !view.players.has(view.seat) || view.predictions.seats() != view.players {
            return Err(format!("there is no {} among {}", view.seat, view.players.get()));
        }
        check(&view)?;
        let held_outward = Hand::HeldOutward(usize::from(view.cards));
        Ok(SeatView {
            seat: view.seat,
            hand: view.hand.map_or(held_outward, Hand::Seen),
            played: view.played,
            plays: plays_seen(&view.plays),
            others: view.others.iter().map(|other| (other.seat, other.hand)).collect(),
            prediction: view.prediction,
            ask: Some(view.ask.seen()),
            table: table_seen(view),
        })
    }

    fn answer(seat: Seat, action: &Action) -> Answer {
        answer(seat, action)
    }

    fn action(answer: Answer) -> (Seat, Action) {
        match answer {
            Answer::Trump { seat, suit } => (seat, Action::NameTrump(suit)),
            Answer::Predict { seat, tricks } => (seat, Action::Predict(tricks)),
            Answer::Play { seat, card } => (seat, Action::Play(card)),
        }
    }
}

/// Checks the properties on which a player relies when it plays the round out from this view.
fn check(view: &View) -> Result<(), String> {
    let (players, cards) = (view.players.get(), usize::from(view.cards));
    view.options.check_for(view.players).map_err(|unplayable| unplayable.to_string())?;
    let most = if view.options.unicolore { 15 } else { 60 / players };
    if cards == 0 || cards > most || view.plays.len() >= players * cards {
        return Err(format!(
            "no round of {players} has {cards} cards and {} plays",
            view.plays.len()
        ));
    }
    let plays = view.plays.iter().map(|play| play.card);
    let hands = view.others.iter().map(|other| other.hand).chain(view.hand);
    let told = || {
        view.turned.into_iter().chain(plays.clone()).chain(hands.clone().flat_map(CardSet::cards))
    };
    if told().collect::<CardSet>().len() != told().count() {
        return Err("a card is in one place alone".to_owned());
    }
    if view.options.unicolore != view.suits.is_some() {
        return Err("suits of one's own are a matter of unicolore".to_owned());
    }
    let too_many = |said: &Said<u8>| matches!(said, Said::Shown(tricks) if *tricks > view.cards);
    let said = view.predictions.values().iter().any(too_many);
    if said || view.prediction.is_some_and(|tricks| tricks > view.cards) {
        return Err(format!("nobody predicts more than {cards} tricks"));
    }
    let played = view.plays.iter().filter(|play| play.seat == view.seat).count();
    if view.hand.is_some_and(|hand| hand.len() + played != cards) {
        return Err(format!("what is held and what was played are not {cards} cards"));
    }
    match &view.ask {
        Question::Play { cards } if cards.is_empty() => Err("no card may be played".to_owned()),
        Question::Play { .. } if view.prediction.is_none() => {
            Err("who plays has predicted".to_owned())
        }
        Question::Play { .. } | Question::Predict { .. } | Question::Trump => Ok(()),
    }
}

/// The public view of a game that waits for a player.
fn table_seen(view: View) -> TableView {
    let predictions = view.predictions.map(Said::seen);
    let made = |said: &SeenPrediction<u8>| !matches!(said, SeenPrediction::NotMade);
    TableView {
        seats: view.players,
        options: view.options,
        suits: view.suits,
        round: view.round,
        rounds: view.rounds,
        cards: view.cards,
        dealer: view.dealer,
        turned: view.turned,
        trump: view.trump,
        named_by: view.named_by,
        everybody_predicted: predictions.values().iter().all(made),
        predictions,
        clairvoyant: view.hand.is_none(),
        won: view.won,
        trick: plays_seen(&view.trick),
        leading: view.leading,
        suit_to_follow: view.follow,
        last_trick: view.last_trick.map(Trick::seen),
        second_last_trick: view.second_last_trick.map(Trick::seen),
        asked: PerSeat::from_fn(view.players, |seat| view.waits_for.contains(&seat)),
        sheet: view.sheet.into_iter().map(Row::seen).collect(),
        totals: view.totals,
        places: None,
        over: false,
    }
}

fn plays(plays: &[(Seat, Card)]) -> Vec<Play> {
    plays.iter().map(|(seat, card)| Play { seat: *seat, card: *card }).collect()
}

fn plays_seen(plays: &[Play]) -> Vec<(Seat, Card)> {
    plays.iter().map(|play| (play.seat, play.card)).collect()
}

impl Trick {
    fn written(trick: &TakenTrick) -> Self {
        Self { plays: plays(&trick.plays), winner: trick.winner }
    }

    fn seen(self) -> TakenTrick {
        TakenTrick { plays: plays_seen(&self.plays), winner: self.winner }
    }
}

impl Row {
    const fn written(row: &RoundScore) -> Self {
        let RoundScore { cards, predictions, won, points, totals } = *row;
        Self { cards, predictions, won, points, totals }
    }

    fn seen(self) -> RoundScore {
        let Self { cards, predictions, won, points, totals } = self;
        RoundScore { cards, predictions, won, points, totals }
    }
}

impl Question {
    const fn written(ask: Ask) -> Self {
        match ask {
            Ask::NameTrump => Self::Trump,
            Ask::Predict { cards, forbidden } => Self::Predict { most: cards, forbidden },
            Ask::Play { playable } => Self::Play { cards: playable },
        }
    }

    const fn seen(&self) -> Ask {
        match *self {
            Self::Trump => Ask::NameTrump,
            Self::Predict { most, forbidden } => Ask::Predict { cards: most, forbidden },
            Self::Play { cards } => Ask::Play { playable: cards },
        }
    }
}
