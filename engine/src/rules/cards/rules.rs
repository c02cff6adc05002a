//! The rules: the events that follow without a decision. `answers` has the questions and the checks
//! of their answers.

use rand::Rng;

use super::ask::{Ask, Refusal};
use super::beginning::Beginning;
use super::card::Card;
use super::deal::{deal, deal_unicolore};
use super::event::{Action, Event};
use super::game::CardGame;
use super::options::{Options, PlusMinusOne, Rounds, Ties, Unplayable};
use super::record::{self, Header};
use super::round::{Announced, Deal, Round, Stage};
use super::scoring::{final_places, points};
use super::view::{SeatView, TableView};
use super::world;
use crate::rules::{
    Chance, Draws, GameKind, GameResult, OptionsOf, PerSeat, PublicState, Rules, Seat, SeatCount,
    SeenPrediction,
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

    fn scene(&self) -> u8 {
        self.tricks_taken() + u8::from(!self.trick.is_empty())
    }

    fn last_scene(&self) -> u8 {
        self.tricks_taken() + u8::from(self.everybody_predicted)
    }

    fn may_be_guessed(&self) -> bool {
        let has_predicted = |seen: &SeenPrediction<u8>| *seen != SeenPrediction::NotMade;
        let is_scored = self.sheet.len() >= usize::from(self.round);
        let has_begun = self.predictions.values().iter().any(has_predicted);
        has_begun && self.tricks_taken() == 0 && !is_scored && !self.over
    }

    fn came_true(&self, round: u8) -> Option<PerSeat<bool>> {
        let scored = self.sheet.get(usize::from(round).checked_sub(1)?)?;
        let is_exact = |seat| scored.predictions[seat] == scored.won[seat];
        Some(PerSeat::from_fn(self.seats, is_exact))
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
        _: &[Seat],
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
        self.is_over()
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

    fn first_seat(beginning: &Beginning) -> Seat {
        beginning.dealer
    }

    fn named_seat(event: &Event) -> Option<Seat> {
        event.seat()
    }

    fn is_recorded(_: &Event) -> bool {
        true
    }

    fn check_recorded(&self, event: &Event, chance: &Chance) -> Result<(), String> {
        record::check(self, event, chance)
    }

    fn consequence(&self, chance: &Chance) -> Option<Event> {
        if self.is_over() {
            return None;
        }
        match &self.stage {
            Stage::Beginning | Stage::Scored(_) => Some(self.next_round()),
            Stage::Dealing(announced) => Some(self.deal(announced, chance)),
            Stage::SettlingTrump(deal) => trump_by_the_turned_card(deal),
            Stage::Playing(round) if round.everybody_predicted() => self.play_on(round),
            Stage::Playing(_) => None,
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

    fn check_conserved(&self) -> Result<(), &'static str> {
        self.check_cards()
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
        let before = self.round_number();
        let Some(cards) = self.schedule().get(usize::from(before)).copied() else {
            let totals = self.totals();
            let places = final_places(self.options().ties, &totals, &self.sheet);
            return Event::End { totals, places };
        };
        let dealer = self.dealer();
        let dealer = if before == 0 { dealer } else { self.seats().left_of(dealer) };
        Event::Round { round: before + 1, cards, dealer }
    }

    fn deal(&self, announced: &Announced, chance: &Chance) -> Event {
        let draws = chance.stream(u64::from(announced.number));
        let dealt = match &self.beginning.suits {
            Some(suits) => deal_unicolore(suits, announced.cards, draws),
            None => deal(self.seats(), announced.cards, draws),
        };
        Event::Deal { hands: dealt.hands, turned: dealt.turned }
    }

    fn play_on(&self, round: &Round) -> Option<Event> {
        if round.trick.len() == self.seats().get() {
            let winner = round.trick.winner(self.ranking())?;
            return Some(Event::Trick { winner });
        }
        if round.tricks_taken() == round.cards() {
            return Some(self.score_the_round(round));
        }
        self.last_card(round)
    }

    fn score_the_round(&self, round: &Round) -> Event {
        let predicted = round.predictions.map(Option::unwrap_or_default);
        let points =
            PerSeat::from_fn(self.seats(), |seat| points(predicted[seat], round.won[seat]));
        let before = self.totals();
        let totals = PerSeat::from_fn(self.seats(), |seat| before[seat] + points[seat]);
        Event::Score { points, totals }
    }

    /// The last trick is played automatically: every player holds only one card.
    fn last_card(&self, round: &Round) -> Option<Event> {
        if round.tricks_taken() + 1 < round.cards() {
            return None;
        }
        let seat = self.next_to_play(round)?;
        let card = round.hands()[seat].nth(0)?;
        Some(Event::Play { seat, card })
    }
}

/// There is no trump if a Jester was turned up or no card was left. If a Wizard was turned up, the
/// dealer is asked.
const fn trump_by_the_turned_card(deal: &Deal) -> Option<Event> {
    match deal.turned {
        Some(Card::Wizard) => None,
        Some(Card::Jester) | None => Some(Event::Trump { suit: None, by: None }),
        Some(Card::Suited(suit, _)) => Some(Event::Trump { suit: Some(suit), by: None }),
    }
}
