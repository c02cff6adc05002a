//! The rules: the events that follow without a decision. `answers` has the questions and the checks
//! of their answers.

use rand::Rng;

use super::ask::{Ask, Refusal};
use super::beginning::Beginning;
use super::card::Card;
use super::deal::{deal, deal_unicolore};
use super::event::{Action, Event};
use super::game::{CardGame, Stage};
use super::options::{Options, PlusMinusOne, Rounds, Ties, Unplayable};
use super::record::{self, Header};
use super::scoring::{final_places, points};
use super::view::{SeatView, TableView};
use super::world;
use crate::rules::{
    Chance, Draws, GameKind, GameResult, OptionsOf, PerSeat, PublicState, Rules, Seat, SeatCount,
};

impl OptionsOf for Options {
    type Game = CardGame;

    fn quick() -> Option<Self> {
        Some(Self { rounds: Rounds::Short, ..Self::default() })
    }

    fn tournament() -> Option<Self> {
        Some(Self {
            rounds: Rounds::Tournament,
            plus_minus_one: PlusMinusOne::Tournament,
            ties: Ties::Tournament,
            ..Self::default()
        })
    }
}

impl PublicState for TableView {
    fn waits_for(&self, seat: Seat) -> bool {
        self.asked[seat]
    }

    fn round(&self) -> u8 {
        self.round
    }

    fn scored(&self) -> usize {
        self.sheet.len()
    }

    fn totals_by_round(&self) -> Vec<PerSeat<i16>> {
        self.sheet.iter().map(|round| round.totals).collect()
    }

    fn places(&self) -> Option<&PerSeat<u8>> {
        self.places.as_ref()
    }
}

impl Rules for CardGame {
    const KIND: GameKind = GameKind::Cards;
    const IS_RANKED_BY_PLAYERS: bool = true;
    const SMALLEST_LEAD: i16 = 10;

    type Options = Options;
    type Beginning = Beginning;
    type Header = Header;
    type Unplayable = Unplayable;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type Ask = Ask;
    type TableView = TableView;
    type SeatView = SeatView;

    fn draw(
        options: Options,
        last_played: PerSeat<bool>,
        draws: &mut Draws,
    ) -> Result<Beginning, Unplayable> {
        Beginning::draw(options, last_played.seats(), draws)
    }

    fn header(beginning: &Beginning) -> Header {
        Header { suits: beginning.suits }
    }

    fn last_played(_: &Header, seats: SeatCount) -> PerSeat<bool> {
        PerSeat::none(seats)
    }

    fn new(beginning: &Beginning) -> Self {
        Self::before_the_first_round(beginning)
    }

    fn seats(&self) -> SeatCount {
        self.beginning.seats
    }

    fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    fn result(&self) -> Option<GameResult> {
        let (seats, rounds) = (self.seats(), self.sheet());
        let came_true =
            |seat| rounds.iter().map(move |round| round.predictions[seat] == round.won[seat]);
        Some(GameResult {
            totals: self.totals(),
            places: *self.places()?,
            predictions: PerSeat::all(seats, rounds.len() as u16),
            exact: PerSeat::from_fn(seats, |seat| {
                came_true(seat).filter(|exact| *exact).count() as u16
            }),
            runs: PerSeat::from_fn(seats, |seat| came_true(seat).collect()),
        })
    }

    fn stopped() -> Event {
        Event::Stopped {}
    }

    fn is_recorded(_: &Event) -> bool {
        true
    }

    fn check_recorded(&self, event: &Event, chance: &Chance) -> Result<(), String> {
        record::check(self, event, chance)
    }

    fn consequence(&self, chance: &Chance) -> Option<Event> {
        match self.stage {
            Stage::BetweenRounds => Some(self.next_round()),
            Stage::Dealing => Some(self.deal(chance)),
            Stage::SettlingTrump => self.trump_by_the_turned_card(),
            Stage::Playing if self.everybody_predicted() => self.play_on(),
            Stage::Playing | Stage::Over => None,
        }
    }

    fn answer(&self, seat: Seat, action: &Action) -> Result<Event, Refusal> {
        self.event_of(seat, action)
    }

    fn decision(&self, event: &Event) -> Option<(Seat, Action)> {
        event.decision()
    }

    fn evolve(&mut self, event: &Event) {
        self.write_down(event);
    }

    fn asked(&self, seat: Seat) -> Option<Ask> {
        self.ask(seat)
    }

    fn table_view(&self) -> TableView {
        TableView::of(self)
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        SeatView::of(self, seat)
    }

    fn another_world(&self, viewer: Option<Seat>, luck: &mut impl Rng) -> Self {
        world::another(self, viewer, luck)
    }
}

/// The events that follow without a decision.
impl CardGame {
    fn next_round(&self) -> Event {
        let Some(cards) = self.schedule().get(usize::from(self.round)).copied() else {
            let totals = self.totals();
            let places = final_places(self.options().ties, &totals, &self.sheet);
            return Event::End { totals, places };
        };
        let first = self.round == 0;
        let dealer = if first { self.dealer } else { self.seats().left_of(self.dealer) };
        Event::Round { round: self.round + 1, cards, dealer }
    }

    fn deal(&self, chance: &Chance) -> Event {
        let draws = chance.stream(u64::from(self.round));
        let dealt = match &self.beginning.suits {
            Some(suits) => deal_unicolore(suits, self.cards, draws),
            None => deal(self.seats(), self.cards, draws),
        };
        Event::Deal { hands: dealt.hands, turned: dealt.turned }
    }

    /// There is no trump if a Jester was turned up or no card was left. If a Wizard was turned up,
    /// the dealer is asked.
    fn trump_by_the_turned_card(&self) -> Option<Event> {
        match self.turned {
            Some(Card::Wizard) => None,
            Some(Card::Jester) | None => Some(Event::Trump { suit: None, by: None }),
            Some(Card::Suited(suit, _)) => Some(Event::Trump { suit: Some(suit), by: None }),
        }
    }

    fn play_on(&self) -> Option<Event> {
        if self.trick.len() == self.seats().get() {
            let winner = self.trick.winner(self.ranking())?;
            return Some(Event::Trick { winner });
        }
        if self.tricks_taken() == self.cards {
            return Some(self.score_the_round());
        }
        self.last_card()
    }

    fn score_the_round(&self) -> Event {
        let predicted = self.predictions.map(Option::unwrap_or_default);
        let points = PerSeat::from_fn(self.seats(), |seat| points(predicted[seat], self.won[seat]));
        let before = self.totals();
        let totals = PerSeat::from_fn(self.seats(), |seat| before[seat] + points[seat]);
        Event::Score { points, totals }
    }

    /// The last trick is played automatically: every player holds only one card.
    fn last_card(&self) -> Option<Event> {
        if self.tricks_taken() + 1 < self.cards {
            return None;
        }
        let seat = self.next_to_play()?;
        let card = self.hands[seat].nth(0)?;
        Some(Event::Play { seat, card })
    }
}
