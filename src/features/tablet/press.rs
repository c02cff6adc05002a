//! Presses on a tablet, and the parameters of `/wizard tablet`.

use crate::features::command::NotACommand;
use crate::features::parameter::Said;
use crate::features::press::{NotAPress, Play, options_text, read, read_options};
use crate::rules::Options;
use crate::table::{Person, PressId, UserId};
use crate::tablet::Named;

/// A press on a tablet, which is named by the press that opened it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TabletPress {
    /// Submits the form with the names of the players, for a game with these options.
    New(Options),
    /// Opens the form for a line of all seats, as this step. The submitted form enters it.
    Line(PressId, u16),
    /// Opens the form for what the presser alone enters in this step. The submitted form enters it.
    Own(PressId, u16),
    /// Draws the Magic Card of this step.
    Draw(PressId, u16),
    /// Picks the Magic Card of this step; it is sent separately from the press.
    Magic(PressId, u16),
    /// Takes back the last of this number of entries.
    Undo(PressId, usize),
    /// Ends the game after this number of entries.
    End(PressId, usize),
    /// Opens a new tablet for the same people.
    Again(PressId),
}

/// The parameters of `/wizard tablet`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewTablet {
    /// The players in the order of their seats; empty if nobody was named.
    pub players: Vec<Named>,
    /// The game and its options.
    pub play: Play,
}

impl NewTablet {
    pub(in crate::features) const PLAYERS: &str = "players";
    /// The options of games that change the scores, or what is asked.
    const OPTIONS: [&str; 5] = ["rounds", "plus-minus-one", "ties", "target", "magic-cards"];

    /// Returns whether the command takes this option of a game.
    pub(in crate::features) fn takes(option: &str) -> bool {
        Self::OPTIONS.contains(&option)
    }

    pub(in crate::features) fn read(said: &[Said<'_>]) -> Result<Self, NotACommand> {
        let (players, play): (Vec<_>, Vec<_>) =
            said.iter().cloned().partition(|(name, _)| *name == Self::PLAYERS);
        let players = players.first().map(|(_, typed)| names(typed)).unwrap_or_default();
        Ok(Self { players, play: Play::read(&play)? })
    }

    /// Gives the people who are mentioned their names.
    pub fn name(&mut self, known: impl Fn(UserId) -> Option<Person>) {
        for player in &mut self.players {
            if let Named::Person(person) = player
                && let Some(known) = known(person.id)
            {
                *person = known;
            }
        }
    }
}

/// The marks between names. Without any of them, a name is a word.
const BETWEEN_NAMES: [char; 3] = [',', ';', '\n'];

/// The players, as a person types them: names and mentions, with commas or spaces between them.
pub(in crate::features) fn names(typed: &str) -> Vec<Named> {
    let apart = typed.replace("<@", " <@").replace('>', "> ");
    let parts: Vec<&str> = if typed.contains(BETWEEN_NAMES) {
        apart.split(BETWEEN_NAMES).map(str::trim).filter(|name| !name.is_empty()).collect()
    } else {
        apart.split_whitespace().collect()
    };
    parts.into_iter().filter_map(named).collect()
}

fn named(part: &str) -> Option<Named> {
    let mention = part.strip_prefix("<@").and_then(|rest| rest.strip_suffix('>'));
    let id = mention.and_then(|id| id.trim_start_matches('!').parse().ok());
    if let Some(id) = id {
        return Some(Named::Person(Person { id: UserId::new(id), name: String::new() }));
    }
    let name: String = part.trim_start_matches('@').chars().take(32).collect();
    (!name.is_empty()).then_some(Named::Name(name))
}

impl TabletPress {
    /// The tablet that the press is about, if there is one.
    pub const fn tablet(&self) -> Option<PressId> {
        match self {
            Self::New(_) => None,
            Self::Line(tablet, _)
            | Self::Own(tablet, _)
            | Self::Draw(tablet, _)
            | Self::Magic(tablet, _)
            | Self::Undo(tablet, _)
            | Self::End(tablet, _)
            | Self::Again(tablet) => Some(*tablet),
        }
    }

    pub(in crate::features) fn text(&self) -> String {
        match self {
            Self::New(options) => format!("new.{}", options_text(options)),
            Self::Line(tablet, step) => format!("line.{tablet}.{step}"),
            Self::Own(tablet, step) => format!("own.{tablet}.{step}"),
            Self::Draw(tablet, step) => format!("draw.{tablet}.{step}"),
            Self::Magic(tablet, step) => format!("magic.{tablet}.{step}"),
            Self::Undo(tablet, entries) => format!("undo.{tablet}.{entries}"),
            Self::End(tablet, entries) => format!("end.{tablet}.{entries}"),
            Self::Again(tablet) => format!("again.{tablet}"),
        }
    }

    pub(in crate::features) fn read(fields: &[&str]) -> Result<Self, NotAPress> {
        let tablet = |id: &str| read(id).map(PressId::new);
        match fields {
            ["new", options @ ..] => Ok(Self::New(read_options(&options.join("."))?)),
            ["line", id, step] => Ok(Self::Line(tablet(id)?, read(step)?)),
            ["own", id, step] => Ok(Self::Own(tablet(id)?, read(step)?)),
            ["draw", id, step] => Ok(Self::Draw(tablet(id)?, read(step)?)),
            ["magic", id, step] => Ok(Self::Magic(tablet(id)?, read(step)?)),
            ["undo", id, entries] => Ok(Self::Undo(tablet(id)?, read(entries)?)),
            ["end", id, entries] => Ok(Self::End(tablet(id)?, read(entries)?)),
            ["again", id] => Ok(Self::Again(tablet(id)?)),
            _ => Err(NotAPress),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(typed: &str, expected: &[&str]) {
        let shown = |player: Named| match player {
            Named::Person(person) => format!("#{}", person.id),
            Named::Name(name) => name,
        };
        assert_eq!(names(typed).into_iter().map(shown).collect::<Vec<_>>(), expected, "{typed}");
    }

    #[test]
    fn players_are_named_in_many_ways() {
        check("Ada, Ben, Cy", &["Ada", "Ben", "Cy"]);
        check("Ada Ben Cy", &["Ada", "Ben", "Cy"]);
        check("Ada Byron; <@12>, Cy", &["Ada Byron", "#12", "Cy"]);
        check("<@12> <@!34> Cy", &["#12", "#34", "Cy"]);
        check("<@12> Ada Cy", &["#12", "Ada", "Cy"]);
        check("<@12>, Ada Byron", &["#12", "Ada Byron"]);
        check("@Ben, ,Cy,", &["Ben", "Cy"]);
        check(" , ", &[]);
    }
}
