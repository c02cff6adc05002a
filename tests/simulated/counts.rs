//! What games come to, counted from their logs without the bot's rules: a referee judges each
//! record, and score sheets, pages, hands, leaderboards and profiles show these numbers.
#![allow(clippy::cast_precision_loss, reason = "counts are far below 2^53")]

use std::cmp::Reverse;
use std::collections::BTreeMap;

use henge::discord::Core;
use henge::history::record_of;
use henge::rules::cards::{CardSet, Hand};
use henge::rules::{GameKind, SeatView, TableView};
use henge::scores::{self, By, Leaderboard, Line, Own, Period, ProfilePage, Standings};
use henge::store::Store;
use henge::table::{GuildId, Player, PublicView, Table, UserId};
use playground::Person;
use serde_json::Value;
use strum::VariantArray as _;

/// The figures of a person on a server.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Figures {
    games: i64,
    wins: i64,
    points: i64,
    predictions: i64,
    exact: i64,
    rated: i64,
}

/// The figures of everybody who has finished a game, by the games.
pub type Lifetimes = BTreeMap<(&'static str, UserId), Figures>;

/// A game as its log tells it.
#[derive(Default)]
struct Counted {
    /// The cards that each seat holds.
    hands: Vec<Vec<String>>,
    predicted: Vec<i64>,
    won: Vec<i64>,
    /// The Xs of each page.
    xs: Vec<i64>,
    /// A line for each scored round of a card game: predictions, tricks, points and totals.
    sheet: Vec<[Vec<i64>; 4]>,
    figures: Vec<Figures>,
    /// True if the game was played to its end.
    is_played: bool,
}

impl Counted {
    fn of(seats: usize, log: &[String]) -> Self {
        let none = || vec![0; seats];
        let figures = vec![Figures::default(); seats];
        let (predicted, won, xs) = (none(), none(), none());
        let mut counted = Self { predicted, won, xs, figures, ..Self::default() };
        for line in log {
            counted.hear(&serde_json::from_str(line).unwrap());
        }
        counted
    }

    fn hear(&mut self, event: &Value) {
        let seat = || event["seat"].as_u64().unwrap() as usize;
        match event["event"].as_str().unwrap() {
            "round" => self.won.fill(0),
            "deal" => self.hands = serde_json::from_value(event["hands"].clone()).unwrap(),
            "predict" => {
                let said = event.get("tricks").unwrap_or(&event["number"]);
                self.predicted[seat()] = said.as_i64().unwrap();
            }
            "play" => {
                let hand = &mut self.hands[seat()];
                let held = hand.iter().position(|card| *card == event["card"]);
                hand.swap_remove(held.expect("a card that is played was held"));
            }
            "trick" => self.won[event["winner"].as_u64().unwrap() as usize] += 1,
            "score" => {
                for seat in 0..self.won.len() {
                    self.scored(seat, self.won[seat]);
                }
                let (points, totals) = (numbers(&event["points"]), numbers(&event["totals"]));
                self.sheet.push([self.predicted.clone(), self.won.clone(), points, totals]);
            }
            "leave" => {
                self.scored(seat(), event["count"].as_i64().unwrap());
                self.xs[seat()] += event["xs"].as_i64().unwrap();
                let is_jester_box = (1..=5).contains(&event["jesters"].as_i64().unwrap());
                self.xs[seat()] += i64::from(event["jester"] == true && is_jester_box);
            }
            "end" => {
                let (totals, places) = (numbers(&event["totals"]), numbers(&event["places"]));
                for (seat, figures) in self.figures.iter_mut().enumerate() {
                    figures.games = 1;
                    figures.wins = i64::from(places[seat] == 1);
                    figures.points = totals[seat];
                }
                self.is_played = true;
            }
            _ => {}
        }
    }

    fn scored(&mut self, seat: usize, came: i64) {
        self.figures[seat].predictions += 1;
        self.figures[seat].exact += i64::from(self.predicted[seat] == came);
    }

    /// Checks that everybody reads this on the score sheet, or on the pages.
    fn is_shown(&self, table: &Table, view: &TableView) {
        match view {
            TableView::Cards(view) => {
                let values = |of: &[u8]| of.iter().copied().map(i64::from).collect::<Vec<_>>();
                let sums = |of: &[i16]| of.iter().copied().map(i64::from).collect::<Vec<_>>();
                let lines = view.sheet.iter().map(|round| {
                    let (predictions, won) = (round.predictions.values(), round.won.values());
                    let (points, totals) = (round.points.values(), round.totals.values());
                    [values(predictions), values(won), sums(points), sums(totals)]
                });
                assert_eq!(
                    lines.collect::<Vec<_>>(),
                    self.sheet,
                    "the sheet of table {}",
                    table.id
                );
            }
            TableView::Dice(view) => {
                let xs = view.pages.values().iter().map(|page| i64::from(page.xs()));
                assert_eq!(xs.collect::<Vec<_>>(), self.xs, "the pages of table {}", table.id);
            }
        }
    }

    /// Checks that these people see the cards that they were dealt and have not played.
    fn are_held(&self, table: &Table, people: &[Person]) {
        for view in people.iter().filter_map(|who| table.private_view(UserId::new(who.id.0))) {
            if let SeatView::Cards(own) = view.game
                && let Hand::Seen(hand) = own.hand
                && let Some(held) = self.hands.get(own.seat.index())
            {
                let held: CardSet = held.iter().map(|card| card.parse().unwrap()).collect();
                assert_eq!(hand, held, "the hand of {} at table {}", own.seat, table.id);
            }
        }
    }
}

fn numbers(list: &Value) -> Vec<i64> {
    serde_json::from_value(list.clone()).unwrap()
}

/// Checks what is shown of every game, and lets a referee judge those that are over. Returns what
/// they come to.
pub async fn of_games(core: &Core, people: &[Person]) -> Lifetimes {
    let store = core.tables().store();
    let mut lifetimes = Lifetimes::new();
    for id in store.tables_shown(0).await.unwrap() {
        let table = store.table(id).await.unwrap().unwrap();
        let (public, log) = (table.public_view(), store.log(id).await.unwrap());
        let Some(board) = public.board() else { continue };
        let counted = Counted::of(board.players.len(), &log[1..]);
        counted.is_shown(&table, &board.game);
        counted.are_held(&table, people);
        if let Ok(record) = record_of(&table, log) {
            let judged = referee::check(&record.text());
            assert!(judged.is_ok(), "the record of table {id}: {judged:?}");
        }
        if counted.is_played {
            add(&mut lifetimes, &public, &board.players, &counted.figures);
        }
    }
    lifetimes
}

/// Adds the figures of a game for everybody who began it. It is rated if at least two people did,
/// nobody could have hints, and nobody came later.
fn add(lifetimes: &mut Lifetimes, view: &PublicView, players: &[Player], figures: &[Figures]) {
    let began: Vec<_> =
        players.iter().zip(figures).filter_map(|(p, of)| Some((p.scored_for()?, of))).collect();
    let came_later = |player: &Player| matches!(player, Player::Newcomer { level: None, .. });
    let is_rated = began.len() > 1 && !view.hints && !players.iter().any(came_later);
    for (person, of) in began.into_iter().filter(|(person, _)| !person.is_former()) {
        let sum = lifetimes.entry((view.options.kind().word(), person.id)).or_default();
        sum.games += of.games;
        sum.wins += of.wins;
        sum.points += of.points;
        sum.predictions += of.predictions;
        sum.exact += of.exact;
        sum.rated += i64::from(is_rated);
    }
}

/// Checks that a recount finds nothing, and that all leaderboards and profiles are what the games
/// come to. All games of a run ended in this month and this season.
pub async fn are_kept(core: &Core, guild: GuildId, people: &[Person], lifetimes: &Lifetimes) {
    let store = core.tables().store();
    let recount = store.recount().await.unwrap();
    assert!(recount.differences.is_empty() && recount.unreadable.is_empty(), "{recount:?}");
    let people: Vec<UserId> = people.iter().map(|person| UserId::new(person.id.0)).collect();
    for user in &people {
        profile_is_kept(store, guild, *user, lifetimes).await;
    }
    let is_played = |kind: &&GameKind| lifetimes.keys().any(|(game, _)| *game == kind.word());
    for kind in GameKind::VARIANTS.iter().filter(is_played) {
        for by in By::VARIANTS {
            for period in [Period::AllTime, Period::Month, Period::ThisSeason] {
                let asked = Leaderboard { by: *by, period, ..Leaderboard::of(*kind) };
                let kept = store.leaderboard(guild, people[0], asked).await.unwrap();
                board_is_kept(&kept, people[0], listed(lifetimes, *kind, *by));
            }
        }
    }
}

async fn profile_is_kept(store: &Store, guild: GuildId, user: UserId, lifetimes: &Lifetimes) {
    let profile = store.profile(guild, user, ProfilePage::Favorite).await.unwrap();
    for kind in GameKind::VARIANTS {
        let games = profile.as_ref().map(|profile| &profile.career.games[*kind]);
        let kept = games.map(|games| {
            let scores::Figures { games: all, wins, points, predictions, exact, .. } =
                games.figures();
            let rated = games.0.iter().filter(|game| game.rating.is_some()).count() as i64;
            Figures { games: all, wins, points, predictions, exact, rated }
        });
        let due = lifetimes.get(&(kind.word(), user)).copied();
        assert_eq!(kept.unwrap_or_default(), due.unwrap_or_default(), "{kind:?} of {user}");
    }
}

fn board_is_kept(kept: &Standings, reader: UserId, mut due: Vec<(UserId, Figures)>) {
    let lines: Vec<_> = kept.lines.iter().map(|line| (line.person, of_line(line))).collect();
    if kept.leaderboard.by == By::Rating {
        // The recount has checked the ratings themselves.
        assert!(kept.lines.is_sorted_by_key(|line| Reverse(line.rating)), "{kept:?}");
        let place = |person| lines.iter().position(|(other, _)| *other == person);
        due.sort_by_key(|(person, _)| place(*person));
    }
    assert_eq!(lines, due, "{kept:?}");
    let own = match kept.own {
        Own::Listed { place, .. } => Some(place as usize - 1),
        Own::Unlisted { .. } => None,
    };
    let due = (due.len() as i64, due.iter().position(|(person, _)| *person == reader));
    assert_eq!((kept.people, own), due, "{kept:?}");
}

const fn of_line(line: &Line) -> Figures {
    let Line { games, wins, points, predictions, exact, rated, .. } = *line;
    Figures { games, wins, points, predictions, exact, rated }
}

/// Everybody who is on this leaderboard, the first one first.
fn listed(lifetimes: &Lifetimes, kind: GameKind, by: By) -> Vec<(UserId, Figures)> {
    let of_kind = lifetimes.iter().filter(|((game, _), _)| *game == kind.word());
    let mut listed: Vec<_> = of_kind.map(|((_, person), of)| (*person, *of)).collect();
    let counted = |of: &Figures| if by == By::Rating { of.rated } else { of.games };
    listed.retain(|(_, of)| counted(of) >= i64::from(by.fewest_games()));
    let share = |part: i64, of: i64| part as f64 / of as f64;
    let figures = |of: &Figures| match by {
        By::Rating => [0.0; 3],
        By::Wins => [of.wins as f64, of.points as f64, of.games as f64],
        By::Points => [share(of.points, of.games), of.games as f64, 0.0],
        By::Precision => [share(of.exact, of.predictions), of.games as f64, 0.0],
        By::Games => [of.games as f64, of.wins as f64, 0.0],
    };
    // Those who are equal stay in the order of their ids.
    listed.sort_by(|(_, one), (_, other)| figures(other).partial_cmp(&figures(one)).unwrap());
    listed
}
