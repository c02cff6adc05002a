//! The values that sentences about the rules of the card game use: above all which rounds are played.

use crate::rules::SeatCount;
use crate::rules::cards::schedule::schedule;
use crate::rules::cards::scoring::points;
use crate::rules::cards::{Options, Rounds};
use crate::view::Words;
use crate::view::game::Explained;
use crate::view::words::Named;

impl Explained for Options {
    /// The rounds that are played: under these options, and under each alternative.
    fn told(&self, words: &Words, seats: Option<SeatCount>) -> Vec<Named<'static>> {
        let played = match seats {
            Some(seats) => words.with("rounds-here", words.rounds(self, seats)),
            None => words.rounds_by_players(self),
        };
        let with = |rounds, unicolore| {
            words.rounds_by_players(&Self { unicolore, rounds, ..Self::default() })
        };
        let values = [
            ("played", played),
            ("played-all", with(Rounds::All, false)),
            ("played-tournament", with(Rounds::Tournament, false)),
            ("played-short", with(Rounds::Short, false)),
            ("played-unicolore", with(Rounds::All, true)),
            ("played-unicolore-short", with(Rounds::Short, true)),
        ];
        let values = values.map(|(name, value)| (name, value.into()));
        values.into_iter().chain([("zero", points(0, 0).into())]).collect()
    }

    fn length(&self, words: &Words, seats: SeatCount) -> String {
        let alone = minutes(&schedule(self, seats), seats, ALONE);
        let values = [("players", seats.get().into()), ("alone", alone.into())];
        words.with("lobby-length-cards", values.into_iter().chain(words.rounds(self, seats)))
    }
}

impl Words {
    /// A line about the rounds for each number of players.
    fn rounds_by_players(&self, options: &Options) -> String {
        let line = |seats: SeatCount| {
            let players = [("players", seats.get().into())];
            let length = self.rounds(options, seats);
            self.with("rounds-of-players", players.into_iter().chain(length))
        };
        let played = (options.fewest_seats()..=options.most_seats()).map(SeatCount::try_from);
        played.filter_map(Result::ok).map(line).collect::<Vec<_>>().join("\n")
    }

    /// The number of rounds, the deal sizes, and the duration in minutes.
    fn rounds(&self, options: &Options, seats: SeatCount) -> [Named<'static>; 3] {
        let schedule = schedule(options, seats);
        [
            ("count", schedule.len().into()),
            ("sizes", self.list(self.runs(&schedule)).into()),
            ("minutes", minutes(&schedule, seats, AMONG_PEOPLE).into()),
        ]
    }

    /// Turns `1, 3, 5, 6, 7` into `1`, `3`, `5 to 7`.
    fn runs(&self, sizes: &[u8]) -> Vec<String> {
        let runs = sizes.chunk_by(|one, next| next.checked_sub(*one) == Some(1));
        let said = |run: &[u8]| match run {
            [first, _, .., last] => {
                vec![self.with("rounds-run", [("first", first.into()), ("last", last.into())])]
            }
            few => few.iter().map(u8::to_string).collect(),
        };
        runs.flat_map(said).collect()
    }
}

/// The time for a decision among people, in tenths of a second.
const AMONG_PEOPLE: usize = 60;
/// The time for a decision while one person plays with computers, in tenths of a second: theirs
/// take a second at most, and the person thinks.
const ALONE: usize = 15;

/// Estimated minutes, with `tenths` of a second for each decision, rounded up to a multiple of
/// five. Each player makes one decision for each card dealt: they predict in each round, and play
/// every card but the last, which plays itself.
fn minutes(schedule: &[u8], seats: SeatCount, tenths: usize) -> usize {
    let decisions: usize = schedule.iter().map(|cards| usize::from(*cards) * seats.get()).sum();
    (decisions * tenths).div_ceil(10 * 5 * 60) * 5
}
