//! The card game, by the historical German and the French rules.

mod deal;
mod deck;
mod events;
mod options;
mod predictions;
mod scores;
mod tricks;

use crate::Game;
use crate::record::{Events, Halt, Line};
use crate::tally::Tally;
use deal::Owners;
use deck::Suit;
use events::{End, Round, Score};
use options::{Options, deal_sizes};
use scores::Scores;
use serde::Deserialize;

/// The keys of the header that only the card game has.
#[derive(Deserialize)]
struct Header {
    options: Options,
    #[serde(default)]
    suits: Suits,
}

/// The optional key `suits`, which names the owner of each suit in unicolore.
#[derive(Default, Deserialize)]
#[serde(untagged)]
enum Suits {
    #[default]
    #[serde(skip)]
    Unsaid,
    Drawn(Vec<Suit>),
    None(()),
}

/// A round's position in the game, and its players.
struct Place<'a> {
    options: &'a Options,
    seats: usize,
    number: usize,
    cards: usize,
    dealer: usize,
}

impl Place<'_> {
    /// All seats clockwise from the player to the left of the dealer, who is first to predict and
    /// to play.
    fn order(&self) -> impl Iterator<Item = usize> {
        (1..=self.seats).map(|step| (self.dealer + step) % self.seats)
    }

    fn check_seat(&self, seat: usize) -> Result<(), Halt> {
        require!(seat < self.seats, "there is no seat {seat}");
        Ok(())
    }
}

/// Checks the whole game, from the options to the last line.
pub(crate) fn check(
    header: &Line<'_>,
    events: &mut Events<'_>,
    game: &mut Game,
) -> Result<(), Halt> {
    let Header { options, suits } = header.parse()?;
    options.check(game.seats)?;
    let mut owners = owners(&options, suits, game.seats)?;
    let mut scores = Scores::of(game.seats);
    let mut dealer = None;
    for (number, cards) in (1..).zip(deal_sizes(&options, game.seats)) {
        let round = events.read()?;
        let place = opening(&options, game.seats, number, cards, dealer, &round)?;
        dealer = Some(place.dealer);
        play(&place, &mut owners, &mut scores, events, &mut game.tally)?;
        game.rounds += 1;
    }
    let end: End = events.read_unstopped()?;
    scores.check_end(&end, &options, &mut game.tally)
}

fn owners(options: &Options, suits: Suits, seats: usize) -> Result<Owners, Halt> {
    match suits {
        Suits::Drawn(_) if !options.unicolore => {
            Err(Halt::Wrong("`suits` are drawn, but the game is not unicolore".into()))
        }
        Suits::None(()) if options.unicolore => {
            Err(Halt::Wrong("the game is unicolore, but no `suits` are drawn".into()))
        }
        Suits::Drawn(suits) => Owners::drawn(&suits, seats),
        Suits::None(()) | Suits::Unsaid => Ok(Owners::unknown(seats)),
    }
}

/// Checks the round's number, size and dealer: the deal passes to the left each round.
fn opening<'a>(
    options: &'a Options,
    seats: usize,
    number: usize,
    cards: usize,
    last_dealer: Option<usize>,
    round: &Round,
) -> Result<Place<'a>, Halt> {
    let dealer = last_dealer.map_or(round.dealer, |last| (last + 1) % seats);
    require!(round.number == number, "this is round {number}, not {}", round.number);
    require!(round.cards == cards, "round {number} deals {cards} cards each, not {}", round.cards);
    require!(round.dealer == dealer, "the deal has passed to seat {dealer}, not {}", round.dealer);
    let place = Place { options, seats, number, cards, dealer };
    place.check_seat(dealer)?;
    Ok(place)
}

fn play(
    place: &Place<'_>,
    owners: &mut Owners,
    scores: &mut Scores,
    events: &mut Events<'_>,
    tally: &mut Tally,
) -> Result<(), Halt> {
    let deal = events.read()?;
    deal::check_deal(place, &deal, owners)?;
    let trump = events.read()?;
    deal::check_trump(place, deal.turned, &trump, tally)?;
    let predictions = predictions::read(place, &scores.totals(), events, tally)?;
    let won = tricks::read(place, trump.suit, deal.hands, events, tally)?;
    let score: Score = events.read()?;
    scores.enter(&predictions, &won, &score, tally)
}
