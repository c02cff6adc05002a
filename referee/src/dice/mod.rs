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
    #[serde(rename = "first")]
    _first: First,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Options {
    target: usize,
    magic_cards: bool,
}

/// The way in which the first Seer was found. The record does not say who last played.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum First {
    LastPlayed,
    Drawn,
}

/// Checks the whole game, from the options to the last line.
pub(crate) fn check(
    header: &Line<'_>,
    events: &mut Events<'_>,
    game: &mut Game,
) -> Result<(), Halt> {
    let Header { options, .. } = header.parse()?;
    require!((2..=5).contains(&game.seats), "this game is for 2 to 5 players, not {}", game.seats);
    require!([9, 12].contains(&options.target), "the target is 9 or 12, not {}", options.target);
    let mut pages = vec![Page::default(); game.seats];
    let mut pile = options.magic_cards.then(Pile::default);
    let mut seer = None;
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
