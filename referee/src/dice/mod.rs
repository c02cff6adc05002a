//! The dice game, by the English and the Dutch rules.

mod choices;
mod events;
mod faces;
mod magic;
mod page;
mod predictions;
mod rolls;
mod round;
mod scores;

pub use magic::MagicCard;

use crate::Game;
use crate::record::{Events, Halt, Line};
use crate::tally::{Occurrence, Tally};
use events::{End, Round};
use magic::Pile;
use page::Page;
use round::Place;
use serde::Deserialize;

/// The number of prediction boxes on a page. One is filled each round, so no game is longer.
const BOXES: usize = 20;

/// The keys of the header that only the dice game has.
#[derive(Deserialize)]
struct Header {
    options: Options,
    first: First,
    /// The seat of each place in sitting order, if the record names it.
    order: Option<Vec<usize>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Options {
    target: usize,
    magic_cards: bool,
    #[serde(default)]
    first_seer: FirstSeer,
}

/// The way in which the first Seer is to be found: a record names it unless it is the first of
/// these. The Dutch rules let the table choose one of the players, who are numbered in sitting
/// order.
#[derive(Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum FirstSeer {
    #[default]
    LastPlayed,
    Drawn,
    #[serde(rename = "player-1")]
    Player1,
    #[serde(rename = "player-2")]
    Player2,
    #[serde(rename = "player-3")]
    Player3,
    #[serde(rename = "player-4")]
    Player4,
    #[serde(rename = "player-5")]
    Player5,
}

impl FirstSeer {
    /// The place of the chosen player in sitting order, from 0, if one of this number is chosen.
    fn place(self, seats: usize) -> Option<usize> {
        let place = match self {
            Self::LastPlayed | Self::Drawn => return None,
            Self::Player1 => 0,
            Self::Player2 => 1,
            Self::Player3 => 2,
            Self::Player4 => 3,
            Self::Player5 => 4,
        };
        (place < seats).then_some(place)
    }
}

/// The way in which the first Seer was found. The referee does not ask who last played.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum First {
    LastPlayed,
    Drawn,
    Chosen,
}

/// Checks the whole game, from the options to the last line.
pub(crate) fn check(
    header: &Line<'_>,
    events: &mut Events<'_>,
    game: &mut Game,
) -> Result<(), Halt> {
    let header: Header = header.parse()?;
    let options = &header.options;
    require!((2..=5).contains(&game.seats), "this game is for 2 to 5 players, not {}", game.seats);
    require!([9, 12].contains(&options.target), "the target is 9 or 12, not {}", options.target);
    let mut pages = vec![Page::default(); game.seats];
    let mut pile = options.magic_cards.then(Pile::default);
    let mut seer = chosen_seer(&header, game.seats)?;
    while !is_over(&pages, game.rounds, options.target) {
        let opening = events.read()?;
        check_opening(game.rounds + 1, seer, &opening, &mut pile, &mut game.tally)?;
        check_seat(opening.seer, game.seats)?;
        let place = Place { seer: opening.seer, magic: opening.magic, seats: game.seats };
        seer = Some(round::read(&place, &mut pages, events, &mut game.tally)?);
        game.rounds += 1;
    }
    notice_end(&pages, game.rounds, options.target, &mut game.tally);
    let end: End = events.read_unstopped()?;
    scores::check_end(&pages, options.target, &end, &mut game.tally)
}

/// The seat of the first Seer, if the table has chosen one and the record names the seats of the
/// places.
fn chosen_seer(header: &Header, seats: usize) -> Result<Option<usize>, Halt> {
    let place = header.options.first_seer.place(seats);
    let is_as_said = match header.first {
        First::LastPlayed => place.is_none() && header.options.first_seer != FirstSeer::Drawn,
        First::Drawn => place.is_none(),
        First::Chosen => place.is_some(),
    };
    require!(is_as_said, "the options say otherwise how the first Seer is found");
    let (Some(place), Some(order)) = (place, &header.order) else { return Ok(None) };
    require!(order.len() == seats, "the order of play names {} seats of {seats}", order.len());
    Ok(Some(order[place]))
}

fn is_over(pages: &[Page], rounds: usize, target: usize) -> bool {
    rounds == BOXES || pages.iter().any(|page| page.xs() >= target)
}

/// Checks the round's number, its Seer, and its Magic Card if they are played.
fn check_opening(
    number: usize,
    seer: Option<usize>,
    round: &Round,
    pile: &mut Option<Pile>,
    tally: &mut Tally,
) -> Result<(), Halt> {
    require!(round.number == number, "this is round {number}, not {}", round.number);
    let seer = seer.unwrap_or(round.seer);
    require!(round.seer == seer, "the Seer is seat {seer}, not {}", round.seer);
    match (pile, round.magic) {
        (Some(pile), Some(card)) => pile.draw(card, tally)?,
        (Some(_), None) => return Err(Halt::Wrong("no Magic Card is drawn".into())),
        (None, Some(card)) => {
            return Err(Halt::Wrong(format!("{card:?} is drawn in a game without Magic Cards")));
        }
        (None, None) => {}
    }
    Ok(())
}

fn check_seat(seat: usize, seats: usize) -> Result<(), Halt> {
    require!(seat < seats, "there is no seat {seat}");
    Ok(())
}

fn notice_end(pages: &[Page], rounds: usize, target: usize, tally: &mut Tally) {
    let arrived = pages.iter().filter(|page| page.xs() >= target).count();
    tally.saw_if(arrived > 1, Occurrence::SeveralAtTarget);
    tally.saw_if(pages.iter().any(|page| page.xs() > target), Occurrence::PastTarget);
    tally.saw_if(rounds == BOXES, Occurrence::RoundTwenty);
    tally.saw_if(arrived == 0, Occurrence::TargetNotReached);
}
