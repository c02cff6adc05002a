//! One person's game of the day: it is followed from the actions of all players.

use std::fmt;

use super::Deal;
use super::deal::{NAMES, OTHERS, ROUNDS};
use crate::computer::{Level, Persona};
use crate::record::{Company, Record};
use crate::rules::games::{each_game, game_of_kind, map_game, of_game};
use crate::rules::{
    Action, Chance, OfGame, Options, OptionsOf, OtherGame, PerSeat, PublicState as _, Refusal,
    Rules, Seat, SeatView, SeenPrediction, TableView,
};
use crate::table::{Board, Person, Player, PrivateView, PublicView, Question, TableGame, Timing};

/// The separator between actions in the text form.
const BETWEEN: &str = "-";

/// The actions of all players in a game of the day, in the order in which they were taken.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Attempt(Vec<Action>);

/// A game of the day at some point, as its person may see it.
#[derive(Clone)]
pub struct Course {
    pub own: PrivateView,
    pub is_over: bool,
    /// The person's total after each scored round.
    pub totals: Vec<i16>,
}

/// A round of a game of the day with all hands open, when everybody had predicted.
pub struct OpenRound {
    pub table: PublicView,
    pub views: each_game!(Vec<Rules::SeatView>),
}

/// The actions do not fit the deal: they were taken in another version, or are damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these actions do not fit the deal of the day")]
pub struct NotPlayable;

impl fmt::Debug for Attempt {
    /// Hides the actions, so that predictions never reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Attempt({} actions, sealed)", self.0.len())
    }
}

impl fmt::Debug for Course {
    /// Hides the content, so that hands never reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Course(sealed)")
    }
}

impl Attempt {
    /// The text of all actions.
    pub fn text(&self) -> String {
        let texts = self.0.iter().map(|action| of_game!(action, action => action.to_string()));
        texts.collect::<Vec<_>>().join(BETWEEN)
    }

    /// The number of actions taken, which is also the number of the next question.
    pub fn question(&self) -> Question {
        Question::new(self.0.len() as u32)
    }
}

impl Deal {
    /// The actions in this text.
    ///
    /// # Errors
    /// The text is not one of actions in the day's game.
    pub fn read(&self, text: &str) -> Result<Attempt, NotPlayable> {
        let read = |text: &str| -> Result<Action, NotPlayable> {
            Ok(game_of_kind!(self.options().kind(), Game => {
                text.parse::<<Game as Rules>::Action>().map_err(|_| NotPlayable)?
            }))
        };
        let texts = text.split(BETWEEN).filter(|text| !text.is_empty());
        texts.map(read).collect::<Result<_, _>>().map(Attempt)
    }

    /// A game that has just begun: it waits for the person. Computer players think.
    pub fn begun(&self) -> Attempt {
        of_game!(self.options(), options: Game => {
            let mut playing = Playing::<Game>::begin(self, options);
            playing.let_computers_move(None);
            playing.attempt()
        })
    }

    /// The game after one more action of the person, when it waits for them again or is over.
    /// Computer players think.
    ///
    /// # Errors
    /// The rule that forbids the action; `None` if the game is over or does not fit the deal.
    pub fn with(&self, attempt: &Attempt, action: Action) -> Result<Attempt, Option<Refusal>> {
        of_game!(self.options(), options: Game => {
            let mut playing =
                Playing::<Game>::follow(self, options, attempt).map_err(|NotPlayable| None)?;
            let action = action.try_into().map_err(|OtherGame| None)?;
            let asked = playing.asked().ok_or(None)?;
            if asked != playing.person {
                return Err(None);
            }
            playing.take(asked, action).map_err(|refusal| Some(refusal.into()))?;
            playing.let_computers_move(None);
            Ok(playing.attempt())
        })
    }

    /// The game as this person may see it.
    ///
    /// # Errors
    /// The actions do not fit the deal.
    pub fn look(&self, attempt: &Attempt, person: &Person) -> Result<Course, NotPlayable> {
        of_game!(self.options(), options: Game => {
            let mut playing = Playing::<Game>::follow(self, options, attempt)?;
            let is_over = playing.asked().is_none();
            let totals = playing.game.table_view().totals_by_round();
            let totals = totals.iter().map(|totals| totals[playing.person]).collect();
            let table = playing.public_view(person);
            let game: SeatView = playing.game.seat_view(playing.person).into();
            let order = game_of_kind!(Game::KIND, Game => <Game as TableGame>::ALWAYS_ASK);
            let own = PrivateView::new(table, playing.person, attempt.question(), game, order);
            Ok(Course { own, is_over, totals })
        })
    }

    /// The game of a master in place of the person. All players think.
    pub fn masters(&self) -> Attempt {
        of_game!(self.options(), options: Game => {
            let mut playing = Playing::<Game>::begin(self, options);
            playing.let_computers_move(Some(Level::MASTER));
            playing.attempt()
        })
    }

    /// A round of a finished game with all hands open, at the first moment when everybody had
    /// predicted. Only for a day that is open.
    ///
    /// # Errors
    /// The actions do not fit the deal, or do not come as far.
    pub fn opened(
        &self,
        attempt: &Attempt,
        person: &Person,
        round: u8,
    ) -> Result<OpenRound, NotPlayable> {
        let table = self.look(attempt, person)?.own.table;
        let views = map_game!(self.options(), options => views(self, options, attempt, round)?);
        Ok(OpenRound { table, views })
    }

    /// The record of a finished game. Only for a day that is open.
    ///
    /// # Errors
    /// The actions do not fit the deal.
    pub fn record(&self, attempt: &Attempt, person: &Person) -> Result<Record, NotPlayable> {
        of_game!(self.options(), options: Game => {
            let mut playing = Playing::<Game>::follow(self, options, attempt)?;
            playing.asked().map_or(Ok(()), |_| Err(NotPlayable))?;
            let written = |event| serde_json::to_string(event).map_err(|_| NotPlayable);
            let log = playing.log.iter().map(written).collect::<Result<_, _>>()?;
            let players = playing.players(person.clone());
            let names = players.iter().map(|player| player.name().to_owned()).collect();
            let company = Company { names, order: playing.order, proof: self.proof() };
            let record = Record::of::<Game>(self.options(), &playing.beginning, company, log);
            record.map_err(|_| NotPlayable)
        })
    }
}

/// Returns whether everybody has predicted, and nothing has been played yet.
fn is_predicted(view: &TableView) -> bool {
    match view {
        OfGame::Cards(view) => view.everybody_predicted,
        OfGame::Dice(view) => {
            let shown = |said: &SeenPrediction<_>| matches!(said, SeenPrediction::Shown(_));
            view.predictions.iter().all(|(_, said)| shown(said))
        }
    }
}

/// The views of all seats when everybody had predicted in this round.
fn views<O: OptionsOf>(
    deal: &Deal,
    options: O,
    attempt: &Attempt,
    round: u8,
) -> Result<Vec<<O::Game as Rules>::SeatView>, NotPlayable>
where
    O::Game: TableGame<Options = O>,
{
    let mut playing = Playing::<O::Game>::begin(deal, options);
    let mut actions = attempt.own_actions::<O::Game>()?.into_iter();
    loop {
        let asked = playing.asked();
        let view = playing.game.table_view();
        if view.round() == round && is_predicted(&view.into()) {
            break Ok(Deal::SEATS.seats().map(|seat| playing.game.seat_view(seat)).collect());
        }
        let (seat, action) = asked.zip(actions.next()).ok_or(NotPlayable)?;
        playing.take(seat, action).map_err(|_| NotPlayable)?;
    }
}

impl Attempt {
    fn own_actions<G: Rules>(&self) -> Result<Vec<G::Action>, NotPlayable> {
        let own = |action: &Action| (*action).try_into().map_err(|OtherGame| NotPlayable);
        self.0.iter().map(own).collect()
    }
}

/// A game of the day while it is followed or played.
struct Playing<G: TableGame> {
    options: Options,
    game: G,
    beginning: G::Beginning,
    chance: Chance,
    /// For each place in sitting order its seat. The person sits on the first one.
    order: Vec<Seat>,
    person: Seat,
    log: Vec<G::Event>,
    actions: Vec<Action>,
}

impl<G: TableGame> Playing<G> {
    fn begin(deal: &Deal, options: G::Options) -> Self {
        let chance = deal.proof().chance();
        let mut draws = chance.set_up();
        let order = draws.order_of_play(Deal::SEATS);
        let nobody = PerSeat::none(Deal::SEATS);
        let beginning = G::draw(options, &order, nobody, &mut draws)
            .unwrap_or_else(|_| unreachable!("four players may play with the options of a deal"));
        let person = order[0];
        let game = G::new(&beginning);
        let options = options.into();
        let (log, actions) = Default::default();
        Self { options, game, beginning, chance, order, person, log, actions }
    }

    fn follow(deal: &Deal, options: G::Options, attempt: &Attempt) -> Result<Self, NotPlayable> {
        let mut playing = Self::begin(deal, options);
        for action in attempt.own_actions::<G>()? {
            let asked = playing.asked().ok_or(NotPlayable)?;
            playing.take(asked, action).map_err(|_| NotPlayable)?;
        }
        Ok(playing)
    }

    /// Lets happen what nobody decides, and returns the seat that is asked then: computer players
    /// first. `None` if the game is over.
    fn asked(&mut self) -> Option<Seat> {
        loop {
            if let Some(event) = self.game.consequence(&self.chance) {
                self.apply(event);
            } else if !self.game.is_over() && self.game.table_view().scored() >= ROUNDS {
                self.apply(G::stopped());
            } else {
                break;
            }
        }
        let is_asked = |seat: &Seat| self.game.asked(*seat).is_some();
        let others = Deal::SEATS.seats().filter(|seat| *seat != self.person);
        others.chain([self.person]).find(is_asked)
    }

    fn apply(&mut self, event: G::Event) {
        self.game.evolve(&event);
        self.log.push(event);
    }

    fn take(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        let event = self.game.answer(seat, &action)?;
        self.apply(event);
        self.actions.push(action.into());
        Ok(())
    }

    /// Computer players decide until the person is asked or the game is over; at this level one
    /// decides for the person, too. The random numbers of a decision follow from the deal and the
    /// number of events before it.
    fn let_computers_move(&mut self, in_place_of_the_person: Option<Level>) {
        while let Some(seat) = self.asked() {
            let persona: Persona = if seat == self.person {
                let Some(level) = in_place_of_the_person else { break };
                level.into()
            } else {
                let place = self.order.iter().position(|of| *of == seat).unwrap_or_default();
                computer(place).persona().unwrap_or_else(|| OTHERS.into())
            };
            // The deal and the rolls use the streams with the lowest numbers.
            let mut luck = self.chance.stream(u64::MAX - self.log.len() as u64);
            let view = self.game.seat_view(seat);
            let action = G::choose(persona, &view, &mut luck);
            let taken = action.map(|action| self.take(seat, action));
            assert!(matches!(taken, Some(Ok(()))), "a computer player knows what it may do");
        }
    }

    fn attempt(self) -> Attempt {
        Attempt(self.actions)
    }

    /// All players, in the order of play.
    fn players(&self, person: Person) -> Vec<Player> {
        let mut seated: Vec<(Seat, Player)> = self
            .order
            .iter()
            .copied()
            .zip([Player::Person(person)].into_iter().chain((1..).map(computer)))
            .collect();
        seated.sort_by_key(|(seat, _)| *seat);
        seated.into_iter().map(|(_, player)| player).collect()
    }

    /// The part of the game that everybody may see, at a table that exists on no server.
    fn public_view(&self, person: &Person) -> PublicView {
        let board = Board {
            players: self.players(person.clone()),
            entries: self.actions.len() as u32,
            game: self.game.table_view().into(),
            timing: Timing::default(),
        };
        PublicView::alone(person, self.options, OTHERS, board)
    }
}

/// The computer player on this place in sitting order, from 1.
fn computer(place: usize) -> Player {
    let name = NAMES[place.saturating_sub(1) % NAMES.len()].to_owned();
    Player::Computer { name, level: OTHERS }
}
