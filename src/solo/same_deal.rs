//! The same deal as that of a game that is over: another person plays the seat of one of its people.

use super::{Finished, Setting};
use crate::computer::Level;
use crate::rules::games::of_game;
use crate::rules::{PerSeat, PublicState as _, Rules, Seat};
use crate::table::{Lobby, Person, Player, Playing, Sitter, Table, TableGame, TableId, UserId};

/// The level of the computer players in place of people.
const OTHERS: Level = Level::MASTER;

/// The same deal as that of a game that is over.
#[derive(Clone)]
pub struct SameDeal {
    pub table: TableId,
    pub setting: Setting,
    /// The person whose seat is played: of all people the one with the best place.
    pub of: Person,
    /// The game of that person.
    pub finished: Finished,
    /// The other people of the game, in the order of play, in whose place computer players sit.
    pub others: Vec<Person>,
    /// Everybody who has seen the cards from a seat.
    played: Vec<UserId>,
}

impl SameDeal {
    /// The deal of this table; `None` if its game was not played to its end, counts for nobody, or was
    /// dealt by another version of the rules.
    pub fn of(table: &Table) -> Option<Self> {
        let proof = table.proof()?;
        of_game!(table.game()?, playing => {
            if !playing.is_by_these_rules() {
                return None;
            }
            let view = playing.game().table_view();
            let (seat, of) = best(playing.players(), view.places()?)?;
            let order = &playing.seating().order_of_play;
            let place = order.iter().position(|other| *other == seat)?;
            let setting = Setting {
                options: table.options,
                proof,
                last_played: last_played(playing),
                place,
                others: others(playing.sitters(), place),
                rounds: None,
                repeats: Some(table.id),
            };
            let totals = view.totals_by_round().iter().map(|totals| totals[seat]).collect();
            let counted = playing.players().iter().filter_map(Player::scored_for);
            let whose = playing.players().iter().filter_map(Player::whose);
            Some(Self {
                table: table.id,
                setting,
                finished: Finished { totals },
                others: counted.filter(|other| other.id != of.id).cloned().collect(),
                of,
                played: whose.map(|person| person.id).collect(),
            })
        })
    }

    /// Returns whether this person had a seat in the game, and so knows the cards.
    pub fn is_known_to(&self, person: UserId) -> bool {
        self.played.contains(&person)
    }
}

/// The person with the best place.
fn best(players: &[Player], places: &PerSeat<u8>) -> Option<(Seat, Person)> {
    let of_seat = |(seat, place): (Seat, &u8)| {
        Some((*place, seat, players.get(seat.index())?.scored_for()?.clone()))
    };
    let best = places.iter().filter_map(of_seat).min_by_key(|(place, seat, _)| (*place, *seat));
    best.map(|(_, seat, person)| (seat, person))
}

/// The players on all places but this one, with computer players in place of people.
fn others(mut sitters: Vec<Sitter>, place: usize) -> Vec<Player> {
    sitters.remove(place);
    let others = Lobby::of(sitters).without_people(OTHERS);
    others.sitters().iter().map(|sitter| sitter.player.clone()).collect()
}

fn last_played<G: TableGame>(playing: &Playing<G>) -> PerSeat<bool> {
    <G as Rules>::last_played(&G::header(playing.beginning()), playing.seats())
}
