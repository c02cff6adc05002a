//! The reactions of computer players. They follow from the public state of a game alone, so that a
//! reaction says nothing about a hand, a covered prediction, or the luck to come.
//!
//! At most one of them reacts in a round, and never in two rounds in a row: in the odd rounds, to the
//! round before; at cards, in every other odd round to the first prediction that is exceeded.

use super::{Board, Player, Reaction};
use crate::computer::Character;
use crate::rules::cards::{self, RoundScore};
use crate::rules::dice::{self, Round, Scoring};
use crate::rules::{OfGame, Seat, SeenPrediction};

/// What has just happened to a player, as everybody has seen it.
#[derive(Clone, Copy)]
enum Fate {
    /// A prediction came true that was hard to make.
    Triumph,
    /// A prediction did not come true.
    Mishap,
}

/// The computer player who reacts now, if one does.
pub(super) fn voice(board: &Board) -> Option<(Seat, Reaction)> {
    let (seat, fate) = match &board.game {
        OfGame::Cards(view) => in_cards(view),
        OfGame::Dice(view) => in_dice(view),
    }?;
    let character = |seat: Seat| match board.players.get(seat.index())? {
        player @ Player::Computer { .. } => player.persona()?.character,
        Player::Person(_) | Player::StandIn { .. } | Player::Newcomer { .. } => None,
    };
    if let Some(own) = character(seat) {
        return Some((seat, of_oneself(own, fate)));
    }
    // The next computer player after the person whom it concerns.
    let others = (1..board.players.len()).map(|step| (seat.index() + step) % board.players.len());
    let mut others = others.map(|index| Seat::new(index as u8));
    others.find_map(|other| Some((other, of_another(character(other)?, fate))))
}

const fn of_oneself(character: Character, fate: Fate) -> Reaction {
    match (fate, character) {
        (Fate::Triumph, Character::Bold | Character::Spoiler) => Reaction::Smirk,
        (Fate::Triumph, Character::Collector) | (Fate::Mishap, Character::Bold) => Reaction::Laugh,
        (Fate::Triumph, Character::Careful) => Reaction::Wow,
        (Fate::Mishap, Character::Careful | Character::Spoiler | Character::Collector) => {
            Reaction::Sigh
        }
    }
}

const fn of_another(character: Character, fate: Fate) -> Reaction {
    match (fate, character) {
        (Fate::Triumph, Character::Spoiler) => Reaction::Sigh,
        (Fate::Triumph, Character::Bold | Character::Careful | Character::Collector) => {
            Reaction::Bravo
        }
        (Fate::Mishap, Character::Spoiler) => Reaction::Smirk,
        (Fate::Mishap, Character::Bold) => Reaction::Laugh,
        (Fate::Mishap, Character::Careful | Character::Collector) => Reaction::Wow,
    }
}

fn in_cards(view: &cards::TableView) -> Option<(Seat, Fate)> {
    match view.round % 4 {
        1 => exceeded(view),
        3 if view.tricks_taken() == 0 => of_round_in_cards(view.sheet.last()?),
        _ => None,
    }
}

/// The first player of the round who has won more tricks than predicted, just now.
fn exceeded(view: &cards::TableView) -> Option<(Seat, Fate)> {
    let winner = view.taken_in_this_round()?.winner;
    let mut beyond = 0;
    for seat in view.seats.seats() {
        let SeenPrediction::Shown(said) = view.predictions[seat] else { return None };
        beyond += view.won[seat].saturating_sub(said);
    }
    let SeenPrediction::Shown(said) = view.predictions[winner] else { return None };
    (beyond == 1 && view.won[winner] == said + 1).then_some((winner, Fate::Mishap))
}

/// The most tricks that were predicted and won, or the widest miss.
fn of_round_in_cards(round: &RoundScore) -> Option<(Seat, Fate)> {
    let seats = || round.won.iter().map(|(seat, won)| (seat, *won, round.predictions[seat]));
    let widest = seats().max_by_key(|(_, won, said)| won.abs_diff(*said))?;
    if widest.1.abs_diff(widest.2) >= 2 {
        return Some((widest.0, Fate::Mishap));
    }
    let hits = seats().filter(|(_, won, said)| won == said && *said >= 2);
    hits.max_by_key(|(_, _, said)| *said).map(|(seat, ..)| (seat, Fate::Triumph))
}

fn in_dice(view: &dice::TableView) -> Option<(Seat, Fate)> {
    let reacts = view.round.number % 2 == 1 && view.round.roll == 0;
    of_round_in_dice(view.last_round.as_ref().filter(|_| reacts)?)
}

/// The widest miss, or the largest number that was predicted and rolled.
fn of_round_in_dice(round: &Round) -> Option<(Seat, Fate)> {
    let scored = || {
        round.scores.iter().filter_map(|(seat, score)| {
            let (score, said) = (score.as_ref()?, round.predictions[seat]?);
            (score.result.scoring == Scoring::Prediction).then_some((
                seat,
                score.result,
                said.number.get(),
            ))
        })
    };
    let widest = scored().max_by_key(|(_, result, _)| result.minus)?;
    if widest.1.minus >= 2 {
        return Some((widest.0, Fate::Mishap));
    }
    let hits = scored().filter(|(_, result, said)| result.xs > 0 && *said >= 4);
    hits.max_by_key(|(_, _, said)| *said).map(|(seat, ..)| (seat, Fate::Triumph))
}
