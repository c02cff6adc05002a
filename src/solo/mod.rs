//! Games that one person plays alone against computer players, with luck that is settled beforehand:
//! the deal of the day, and challenges to games that are over.
//!
//! Such a game is followed from its setting and the actions of all players. The moves of the computer
//! players follow from the setting and the position, so that everybody meets the same opponents.

mod finished;
mod playing;
mod same_deal;

pub use finished::Finished;
pub use same_deal::SameDeal;

use std::fmt;

use playing::Playing;

use crate::computer::Level;
use crate::record::{Company, Record};
use crate::rules::chance::Proof;
use crate::rules::games::{each_game, game_of_kind, map_game, of_game};
use crate::rules::{
    Action, OfGame, Options, OptionsOf, OtherGame, PerSeat, PublicState as _, Refusal, Rules,
    SeatView, SeenPrediction, TableView,
};
use crate::table::{Person, Player, PrivateView, PublicView, Question, TableGame, TableId};

/// The separator between actions in the text form.
const BETWEEN: &str = "-";

/// The game that is played, what its luck follows from, and the players.
#[derive(Clone)]
pub struct Setting {
    pub options: Options,
    /// Everything that determines the luck.
    pub proof: Proof,
    /// The seats whose players were the last to play, which may decide who goes first at dice.
    pub last_played: PerSeat<bool>,
    /// The person's place in sitting order.
    pub place: usize,
    /// The computer players, on the other places in sitting order.
    pub others: Vec<Player>,
    /// The game is stopped after this number of rounds, if it is not over.
    pub rounds: Option<usize>,
    /// The table whose game is played again, if it is one.
    pub repeats: Option<TableId>,
}

/// The actions of all players in a game, in the order in which they were taken.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Attempt(Vec<Action>);

/// A game at some point, as its person may see it.
#[derive(Clone)]
pub struct Course {
    pub own: PrivateView,
    pub is_over: bool,
    /// The person's total after each scored round.
    pub totals: Vec<i16>,
}

/// A round with all hands open, when everybody had predicted.
pub struct OpenRound {
    pub table: PublicView,
    pub views: each_game!(Vec<Rules::SeatView>),
}

/// The actions do not fit the setting: they were taken in another version, or are damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these actions do not fit the game")]
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

impl Setting {
    /// The actions in this text.
    ///
    /// # Errors
    /// The text is not one of actions of this game.
    pub fn read(&self, text: &str) -> Result<Attempt, NotPlayable> {
        let read = |text: &str| -> Result<Action, NotPlayable> {
            Ok(game_of_kind!(self.options.kind(), Game => {
                text.parse::<<Game as Rules>::Action>().map_err(|_| NotPlayable)?
            }))
        };
        let texts = text.split(BETWEEN).filter(|text| !text.is_empty());
        texts.map(read).collect::<Result<_, _>>().map(Attempt)
    }

    /// A game that has just begun: it waits for the person. Computer players think.
    pub fn begun(&self) -> Attempt {
        of_game!(self.options, options: Game => {
            let mut playing = Playing::<Game>::begin(self, options);
            playing.let_computers_move(None);
            playing.attempt()
        })
    }

    /// The game after one more action of the person, when it waits for them again or is over.
    /// Computer players think.
    ///
    /// # Errors
    /// The rule that forbids the action; `None` if the game is over or does not fit the setting.
    pub fn with(&self, attempt: &Attempt, action: Action) -> Result<Attempt, Option<Refusal>> {
        of_game!(self.options, options: Game => {
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
    /// The actions do not fit the setting.
    pub fn look(&self, attempt: &Attempt, person: &Person) -> Result<Course, NotPlayable> {
        of_game!(self.options, options: Game => {
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
        of_game!(self.options, options: Game => {
            let mut playing = Playing::<Game>::begin(self, options);
            playing.let_computers_move(Some(Level::MASTER));
            playing.attempt()
        })
    }

    /// A round of a finished game with all hands open, at the first moment when everybody had
    /// predicted. Only for people who may see all of it.
    ///
    /// # Errors
    /// The actions do not fit the setting, or do not come as far.
    pub fn opened(
        &self,
        attempt: &Attempt,
        person: &Person,
        round: u8,
    ) -> Result<OpenRound, NotPlayable> {
        let table = self.look(attempt, person)?.own.table;
        let views = map_game!(self.options, options => views(self, options, attempt, round)?);
        Ok(OpenRound { table, views })
    }

    /// The record of a finished game. Only for people who may see all of it.
    ///
    /// # Errors
    /// The actions do not fit the setting.
    pub fn record(&self, attempt: &Attempt, person: &Person) -> Result<Record, NotPlayable> {
        of_game!(self.options, options: Game => {
            let mut playing = Playing::<Game>::follow(self, options, attempt)?;
            playing.asked().map_or(Ok(()), |_| Err(NotPlayable))?;
            let written = |event| serde_json::to_string(event).map_err(|_| NotPlayable);
            let log = playing.log.iter().map(written).collect::<Result<_, _>>()?;
            let players = playing.players(person);
            let names = players.iter().map(|player| player.name().to_owned()).collect();
            let repeats = self.repeats.map(TableId::get);
            let proof = self.proof.clone();
            let company = Company { names, order: playing.order, proof, repeats };
            let record = Record::of::<Game>(self.options, &playing.beginning, company, log);
            record.map_err(|_| NotPlayable)
        })
    }

    /// Checks that the events of a record are those of this game: the person's decisions, and after
    /// each of them what the computer players decide.
    ///
    /// # Errors
    /// The index of the first event that is another one.
    pub fn computers_decided(&self, events: &[String]) -> Result<(), usize> {
        of_game!(self.options, options: Game => Playing::<Game>::begin(self, options).agrees_with(events))
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
    setting: &Setting,
    options: O,
    attempt: &Attempt,
    round: u8,
) -> Result<Vec<<O::Game as Rules>::SeatView>, NotPlayable>
where
    O::Game: TableGame<Options = O>,
{
    let mut playing = Playing::<O::Game>::begin(setting, options);
    let mut actions = attempt.own_actions::<O::Game>()?.into_iter();
    loop {
        let asked = playing.asked();
        let view = playing.game.table_view();
        if view.round() == round && is_predicted(&view.into()) {
            break Ok(playing
                .game
                .seats()
                .seats()
                .map(|seat| playing.game.seat_view(seat))
                .collect());
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
