//! The computer players in the record of a day's game.

use serde::Deserialize;

use super::{Day, Deal};
use crate::record::WrongLine;
use crate::rules::GameKind;
use crate::rules::chance::Proof;

/// Checks line by line that the computer players of each recorded deal of cards of a day decided as
/// they do for everybody. Days of dice are left out, since a record of dice does not say what each
/// player answered about a roll; so are other games, and days with another version of the computer
/// players. [`crate::record::Verifier`] checks that the rules allow each line.
#[derive(Default)]
pub struct Opponents {
    /// The number of lines read.
    read: usize,
    /// The deal of the last header, if it is one of a day, with the events after it.
    game: Option<(Deal, Vec<String>)>,
    /// The number of games whose computer players decided as they do for everybody.
    games: usize,
}

/// The part of a header that says which game it is.
#[derive(Deserialize)]
struct Header {
    #[serde(rename = "record")]
    _version: u32,
    proof: Proof,
}

impl Opponents {
    /// Reads the next line.
    ///
    /// # Errors
    /// A computer player of the game before this line would have decided otherwise.
    pub fn read(&mut self, line: &str) -> Result<(), WrongLine> {
        if let Ok(Header { proof, .. }) = serde_json::from_str(line) {
            self.end_game()?;
            self.game = Deal::of_proof(&proof).map(|deal| (deal, Vec::new()));
        } else if let Some((_, events)) = &mut self.game {
            events.push(line.to_owned());
        }
        self.read += 1;
        Ok(())
    }

    /// The number of games that were checked, after the last line.
    ///
    /// # Errors
    /// A computer player of the last game would have decided otherwise.
    pub fn end(mut self) -> Result<usize, WrongLine> {
        self.end_game()?;
        Ok(self.games)
    }

    fn end_game(&mut self) -> Result<(), WrongLine> {
        let Some((deal, events)) = self.game.take() else { return Ok(()) };
        deal.setting().computers_decided(&events).map_err(|wrong| WrongLine {
            line: self.read - events.len() + wrong + 1,
            reason: "in the deal of the day this computer player decides otherwise".to_owned(),
        })?;
        self.games += 1;
        Ok(())
    }
}

impl Deal {
    /// The deal of cards of a day that is played with this luck, if it is one for the computer players
    /// of this program.
    fn of_proof(proof: &Proof) -> Option<Self> {
        let day = i64::try_from(proof.table / 1000).ok()?;
        let deal = Self::new(Day::of_number(day), proof.secret);
        (deal.options().kind() == GameKind::Cards && deal.proof() == *proof).then_some(deal)
    }
}
