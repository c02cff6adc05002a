//! What is told about the end of a game, as a law over whole games and in examples.

use henge::language::Language;
use henge::rules::cards::scoring::points;
use henge::rules::cards::{Options, RoundScore, Rounds, TableView};
use henge::rules::{OfGame, PerSeat, Seat, SeatCount};
use henge::table::{Player, PublicStage, PublicView, WonInSeries};
use henge::view::Words;
use strum::VariantArray as _;

use crate::view::games::{lobby, play};

/// The end of a whole game between masters and one person.
fn finished(number: u64) -> PublicView {
    let options = Options { rounds: Rounds::Short, ..Options::default() };
    let lobby = lobby(options.into(), &["Ada", "Ben"], 2, number);
    let mut last = None;
    play(&Words::english(), &lobby, number, |moment| last = Some(moment.table.public_view()));
    last.unwrap()
}

fn cards(view: &mut PublicView) -> &mut TableView {
    let PublicStage::Over { board, .. } = &mut view.stage else { panic!("the game is over") };
    let OfGame::Cards(game) = &mut board.game else { panic!("a card game was played") };
    game
}

fn told(view: &PublicView) -> (String, String) {
    let message = Words::english().result(view).unwrap().message().clone();
    (message.content, message.embed.unwrap().description)
}

/// The seats with the most points.
fn first(totals: &PerSeat<i16>) -> Vec<Seat> {
    let most = totals.values().iter().max().unwrap();
    totals.iter().filter(|(_, total)| *total == most).map(|(seat, _)| seat).collect()
}

/// Whether the winner came from behind in the last round and needed the last trick to go where it
/// went. Calculated from the score sheet by giving the trick to each of the others in turn.
fn is_stolen(table: &TableView) -> bool {
    let [.., before, last] = table.sheet.as_slice() else { return false };
    let [winner] = first(&table.totals)[..] else { return false };
    let taker = table.last_trick.as_ref().unwrap().winner;
    let came_from_behind = before.totals.values().iter().any(|it| *it > before.totals[winner]);
    let mut others = table.seats.seats().filter(|seat| *seat != taker);
    came_from_behind
        && others.all(|other| {
            let mut won = last.won;
            won[taker] -= 1;
            won[other] += 1;
            let seats = table.seats;
            let totals = PerSeat::from_fn(seats, |seat| {
                before.totals[seat] + points(last.predictions[seat], won[seat])
            });
            first(&totals) != [winner]
        })
}

#[test]
fn a_game_is_stolen_on_the_last_trick_if_and_only_if_that_trick_made_the_winner() {
    for number in 1..=40 {
        let mut view = finished(number);
        let table = cards(&mut view);
        let [winner] = first(&table.totals)[..] else { continue };
        let sheet = &table.sheet;
        let is_exact = sheet.iter().all(|round| round.predictions[winner] == round.won[winner]);
        let expected = is_stolen(table) && !is_exact && table.totals[winner] > 0;
        let (heading, _) = told(&view);
        assert_eq!(heading.contains("wins it on the last trick"), expected, "{number}: {heading}");
    }
}

#[test]
fn the_best_guessers_are_those_with_the_most_exact_predictions() {
    for number in 1..=10 {
        let mut view = finished(number);
        let table = cards(&mut view);
        let exact = |seat| {
            table.sheet.iter().filter(|round| round.predictions[seat] == round.won[seat]).count()
        };
        let most = table.seats.seats().map(exact).max().unwrap();
        let (_, text) = told(&view);
        let line = text.lines().find(|line| line.starts_with("**Best guesser.**"));
        let expected = (most > 0).then(|| format!("{most} of {} exact.", 5));
        assert_eq!(line.is_some(), expected.is_some(), "{text}");
        assert!(line.is_none_or(|line| line.ends_with(&expected.unwrap())), "{text}");
    }
}

/// A game of three with these predictions and tricks, round by round, whose last trick went to the
/// first player.
fn game(rounds: &[[(u8, u8); 3]]) -> PublicView {
    let seats = SeatCount::try_from(3_usize).unwrap();
    let options = Options { rounds: Rounds::Short, ..Options::default() };
    let mut last = None;
    let lobby = lobby(options.into(), &["Ada", "Ben", "Cy"], 0, 1);
    play(&Words::english(), &lobby, 1, |moment| last = Some(moment.table.public_view()));
    let mut view = last.unwrap();
    let table = cards(&mut view);
    let mut totals = PerSeat::all(seats, 0);
    table.sheet = rounds
        .iter()
        .map(|round| {
            let said = PerSeat::from_fn(seats, |seat| round[seat.index()].0);
            let won = PerSeat::from_fn(seats, |seat| round[seat.index()].1);
            let points = PerSeat::from_fn(seats, |seat| points(said[seat], won[seat]));
            totals = PerSeat::from_fn(seats, |seat| totals[seat] + points[seat]);
            RoundScore { cards: 3, predictions: said, won, points, totals }
        })
        .collect();
    table.totals = totals;
    table.places = Some(PerSeat::from_fn(seats, |seat| {
        1 + totals.values().iter().filter(|total| **total > totals[seat]).count() as u8
    }));
    table.last_trick.as_mut().unwrap().winner = Seat::new(0);
    view
}

/// The heading after a game with these rounds, without the name of the first player.
fn heading(rounds: &[[(u8, u8); 3]]) -> String {
    let view = game(rounds);
    let PublicStage::Over { board, .. } = &view.stage else { panic!("the game is over") };
    let name = format!("## 🏆 **{}** ", board.players[0].name());
    let (content, _) = told(&view);
    let line = content.lines().next().unwrap();
    line.strip_prefix(&name).unwrap_or_else(|| panic!("{line}")).to_owned()
}

/// A prediction that comes true, and one that misses by one trick.
const HIT: (u8, u8) = (1, 1);
const MISS: (u8, u8) = (1, 0);

#[test]
fn whoever_leads_from_the_first_round_is_said_to() {
    let rounds = [[HIT, MISS, MISS], [MISS, MISS, MISS], [HIT, MISS, MISS]];
    assert_eq!(heading(&rounds), "leads from the first round to the last, 50 to −30");
}

#[test]
fn whoever_predicts_everything_exactly_is_said_to() {
    let rounds = [[HIT, HIT, MISS], [HIT, HIT, MISS], [HIT, MISS, MISS]];
    assert_eq!(heading(&rounds), "wins with every prediction exact, 90 to 50");
}

#[test]
fn whoever_wins_without_points_had_a_bad_night_with_the_others() {
    let rounds = [[MISS, MISS, (0, 2)], [(0, 1), (0, 2), MISS]];
    assert_eq!(heading(&rounds), "wins with −20: a night of disasters");
}

#[test]
fn whoever_was_last_at_half_time_comes_from_last() {
    let catches_up = [(3, 3), MISS, MISS];
    let rounds = [[MISS, HIT, HIT], [MISS, HIT, MISS], catches_up, catches_up, [HIT, MISS, MISS]];
    assert_eq!(heading(&rounds), "goes from last to first, 110 to 30");
}

#[test]
fn whoever_was_far_behind_at_half_time_comes_back() {
    let one = [MISS, HIT, MISS];
    let other = [HIT, MISS, MISS];
    let rounds = [one, one, other, other, other];
    assert_eq!(heading(&rounds), "comes back from 80 points behind, 70 to 30");
}

/// Ada passes Ben in the seventh of eight rounds.
const LATE: [[(u8, u8); 3]; 8] = [
    [HIT, HIT, MISS],
    [HIT, HIT, MISS],
    [HIT, HIT, MISS],
    [MISS, HIT, MISS],
    [HIT, HIT, MISS],
    [HIT, HIT, MISS],
    [(3, 3), MISS, MISS],
    [HIT, HIT, MISS],
];

#[test]
fn whoever_takes_the_lead_in_the_last_quarter_is_said_to() {
    assert_eq!(heading(&LATE), "takes the lead in round 7 and wins, 220 to 200");
    assert_eq!(heading(&LATE[3..]), "takes the lead in round 4 and wins, 130 to 110");
    let early = [[MISS, HIT, MISS], [(3, 3), MISS, MISS], [HIT, HIT, MISS], [HIT, HIT, MISS]];
    assert_eq!(heading(&early), "wins, 100 to 80");
}

/// The places of Ada, Ben and Cy in the game before.
fn after(places: [u32; 3], rounds: &[[(u8, u8); 3]]) -> String {
    let mut view = game(rounds);
    let PublicStage::Over { board, after, .. } = &mut view.stage else { panic!("it is over") };
    let name = |seat: usize| board.players[seat].name().to_owned();
    let names = [name(0), name(1), name(2)];
    let person = |player: &Player| player.person().unwrap().id;
    let series = board.players.iter().zip(places);
    after.series = series
        .map(|(player, place)| WonInSeries {
            person: person(player),
            won: 1,
            games: 2,
            place_before: Some(place),
        })
        .collect();
    let (content, _) = told(&view);
    let line = content.lines().next().unwrap().to_owned();
    line.replace(&names[0], "A").replace(&names[1], "B").replace(&names[2], "C")
}

#[test]
fn whoever_came_last_in_the_game_before_takes_revenge_on_its_winner() {
    let plain = &LATE[..];
    let revenge = "## 🏆 **A** takes revenge on B, 220 to 200";
    assert_eq!(after([3, 1, 2], plain), revenge);
    assert_eq!(after([4, 1, 3], plain), revenge);
    for other in [[2, 1, 3], [1, 2, 3], [3, 1, 1], [3, 2, 2]] {
        assert!(!after(other, plain).contains("revenge"), "{other:?}");
    }
    // What happened in the game itself is told first.
    let exact = [[HIT, MISS, MISS], [HIT, MISS, MISS], [HIT, MISS, MISS]];
    assert!(after([3, 1, 2], &exact).contains("every prediction exact"));
}

#[test]
fn a_turning_point_says_what_happened_in_its_round() {
    let rounds = [
        [HIT, HIT, MISS],
        [HIT, HIT, MISS],
        [HIT, HIT, MISS],
        [MISS, HIT, MISS],
        [(3, 3), (0, 3), MISS],
    ];
    let view = game(&rounds);
    let PublicStage::Over { board, .. } = &view.stage else { panic!("the game is over") };
    let (ada, ben) = (board.players[0].name(), board.players[1].name());
    let (_, text) = told(&view);
    let expected =
        format!("**Turning point.** Round 5: {ada} said 3 and won 3, {ben} said 0 and won 3.");
    assert!(text.contains(&expected), "{text}");
    assert!(text.contains("% → 100%."), "{text}");
}

#[test]
fn the_last_board_of_a_game_waits_for_nobody() {
    for words in Language::VARIANTS.iter().map(|language| Words::of(*language)) {
        let shown = words.last_board(&finished(1)).unwrap();
        let over = words.say("table-is-over");
        let pictured = &shown.pictured().unwrap().message;
        for content in [&shown.message().content, &pictured.content] {
            assert!(content.lines().any(|line| line == over), "{content}");
        }
    }
}
