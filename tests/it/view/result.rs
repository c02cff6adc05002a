//! The result of a game, and other messages at its end.

use henge::features::press::{Draft, Press, Screen};
use henge::features::{Answering, Delivery, On};
use henge::history::verdict;
use henge::rules::cards::{Options, Rounds, Ties};
use henge::rules::{PerSeat, Seat, SeatCount};
use henge::table::{
    Achieved, Best, Breakdown, Move, NextAchievement, Person, PrivateView, Proposal, Rated,
    Refusal, Table, TableId, UserId, WonInSeries,
};
use henge::view::{Message, Words};

use crate::view::check::check;
use crate::view::games::{Moment, begun, by, card_table, lobby, play, text};

/// The table of a finished game, and its result.
fn finished(options: Options, number: u64) -> (Moment, Message) {
    let words = Words::english();
    let options = Options { rounds: Rounds::Short, ..options };
    let lobby = lobby(options.into(), &["Ada", "Ben", "Cy"], 1, number);
    let mut last = None;
    play(&words, &lobby, number, |moment| {
        let Moment { table, drafts, pressed } = moment;
        let (table, drafts, pressed) = (table.clone(), drafts.clone(), pressed.clone());
        last = Some(Moment { table, drafts, pressed });
    });
    let moment = last.unwrap();
    let result = result(&moment.table);
    (moment, result)
}

/// What *More* shows to a spectator.
fn details(table: &Table) -> String {
    let shown = Words::english().onlooker(&table.public_view(), Screen::Details);
    check(shown.message());
    text(shown.message()).to_owned()
}

fn result(table: &Table) -> Message {
    let result = Words::english().result(&table.public_view()).unwrap().message().clone();
    check(&result);
    result
}

#[test]
fn it_names_the_winner_and_calls_who_played() {
    let (moment, result) = finished(Options::default(), 1);
    assert!(result.content.starts_with("## 🏆 **"), "{}", result.content);
    let mut called = result.mentions.clone();
    called.sort();
    assert_eq!(called, [1, 2, 3].map(UserId::new));
    let view = &moment.people()[0];
    let exact = |seat| {
        let sheet = &card_table(view).sheet;
        sheet.iter().filter(|round| round.predictions[seat] == round.won[seat]).count()
    };
    for seat in card_table(view).seats.seats() {
        let line = format!("{} of 5 predictions exact", exact(seat));
        assert!(text(&result).contains(&line), "{line} in {}", text(&result));
    }
    let labels: Vec<&str> = result.rows[0].iter().map(|button| button.label.as_str()).collect();
    assert_eq!(labels, ["Rematch", "Review my game", "Replay", "Same deal", "More"]);
}

#[test]
fn it_says_who_has_won_how_often_once_there_was_an_earlier_game() {
    let (mut moment, alone) = finished(Options::default(), 1);
    assert!(!text(&alone).contains("Tonight"), "{}", text(&alone));
    let won = |person, won, games| WonInSeries {
        person: UserId::new(person),
        won,
        games,
        place_before: None,
    };
    moment.table.after.series = vec![won(1, 0, 1), won(2, 1, 1), won(3, 0, 1)];
    assert!(!text(&result(&moment.table)).contains("Tonight"));
    moment.table.after.series = vec![won(1, 1, 3), won(2, 2, 3), won(3, 0, 3)];
    let third = result(&moment.table);
    let tonight = "**Tonight.** Ben 2\u{a0}· Ada 1\u{a0}· Cy 0";
    assert!(text(&third).contains(tonight), "{}", text(&third));
}

/// The text of a person's own message after the game.
fn own_line(table: &Table, person: u64, achieved: Option<Achieved>) -> String {
    let own = table.private_view(UserId::new(person)).unwrap();
    let own = PrivateView { achieved, ..own };
    let shown = Words::english().own(&own, Screen::Hand, &Draft::default());
    let message = shown.message();
    check(message);
    let labels: Vec<&str> = message.rows[0].iter().map(|button| button.label.as_str()).collect();
    assert_eq!((labels[0], labels[2]), ("Rematch", "More"));
    assert_eq!(message.embed, None);
    message.content.clone()
}

#[test]
fn a_players_own_line_says_place_and_points_and_nothing_that_the_result_says() {
    let (moment, result) = finished(Options::default(), 1);
    for (person, view) in (1..).zip(moment.people()) {
        let (seat, table) = (view.seat, card_table(&view));
        let place = ["1st", "2nd", "3rd", "4th"][usize::from(table.places.unwrap()[seat]) - 1];
        let total = table.totals[seat].to_string().replace('-', "−");
        let line = format!("**{place} of 4** with **{total} points**");
        assert_eq!(own_line(&moment.table, person, None), line);
        assert!(!text(&result).contains(&line) && !result.content.contains(&line));
    }
}

#[test]
fn a_players_own_line_says_their_best_and_if_this_is_it() {
    let (mut moment, _) = finished(Options::default(), 1);
    let best = |person, before| Best { person: UserId::new(person), before };
    moment.table.after.bests = vec![best(2, -1000), best(3, 1000)];
    let says = |person, end: &str| own_line(&moment.table, person, None).ends_with(end);
    assert!(says(1, " points**"));
    assert!(says(2, " points** · your best in a game like this: it was −1000"));
    assert!(says(3, " points** · your best in a game like this is 1000"));
}

#[test]
fn a_players_own_line_says_what_cards_choices_and_luck_were_worth_once_that_is_known() {
    let (mut moment, _) = finished(Options::default(), 1);
    let seat = moment.people()[1].seat;
    let verdict = moment.table.after.verdict.insert(verdict(&moment.table).unwrap());
    let mut all = PerSeat::<Breakdown>::none(SeatCount::try_from(4_usize).unwrap());
    all[seat] = Breakdown { worth: 40, choices: -95, luck: 20, costliest: None };
    verdict.breakdown = Some(all);
    let line = |person| own_line(&moment.table, person, None).lines().nth(1).map(str::to_owned);
    let [own, other] = [2, 3].map(line).map(Option::unwrap);
    assert_eq!(own, "Cards **+40** · choices **−95** · luck **+20**");
    assert_eq!(other, "Cards **0** · choices **0** · luck **0**");
}

#[test]
fn a_players_own_line_says_what_they_have_earned_and_what_comes_next() {
    let (moment, _) = finished(Options::default(), 1);
    let next = |name, done, of| Some(NextAchievement { name, done, of });
    let lines = |earned: &[&'static str], next| {
        let achieved = Achieved { person: UserId::new(1), earned: earned.to_vec(), next };
        let line = own_line(&moment.table, 1, Some(achieved));
        line.lines().skip(1).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(lines(&[], None), [""; 0]);
    let some = lines(&["first-win", "all-exact"], next("ten-exact", 6, 10));
    let due = [
        "🏅 **Keystone** · Win a game.",
        "🏅 **Oracle** · Make every prediction of a game exact.",
        "-# Next: **Clear sight** · Make ten exact predictions in a row. 6 of 10 so far.",
    ];
    assert_eq!(some, due);
    assert_eq!(lines(&[], next("first-win", 0, 1)), ["-# Next: **Keystone** · Win a game."]);
}

#[test]
fn a_players_own_line_after_a_table_that_was_ended_says_that_it_counts_for_nobody() {
    let table = begun(&lobby(Options::default().into(), &["Ada", "Ben", "Cy"], 0, 1));
    let ended = table.decide(&by(1), &Move::End, 0).unwrap().table;
    let due = "You had 0 points; an unfinished game counts for nobody.";
    assert_eq!(own_line(&ended, 1, None), due);
}

#[test]
fn the_rematch_says_who_is_in() {
    let (mut moment, _) = finished(Options::default(), 1);
    let mut label = |people: &[&str]| {
        let person = |(id, name): (usize, &&str)| Person {
            id: UserId::new(id as u64 + 1),
            name: (*name).to_owned(),
        };
        moment.table.after.rematch = people.iter().enumerate().map(person).collect();
        result(&moment.table).rows[0][0].label.clone()
    };
    assert_eq!(label(&[]), "Rematch");
    assert_eq!(label(&["Ada"]), "Rematch · Ada is in");
    assert_eq!(label(&["Ada", "Ben"]), "Rematch · Ada and Ben are in");
    assert_eq!(label(&["Ada", "Ben", "Cy"]), "Rematch · 3 are in");
    // The button stays within the limits, which `result` checks.
    label(&["A name of as many as thirty-two c", "Another name of so many letters"]);
}

#[test]
fn it_says_the_rating_of_each_person_who_has_one_and_how_it_changed() {
    let (mut moment, without) = finished(Options::default(), 1);
    assert!(!text(&without).contains("rating"), "{}", text(&without));
    let rated = |person, rating, change| Rated { person: UserId::new(person), rating, change };
    moment.table.after.ratings =
        vec![rated(1, 1512, Some(12)), rated(2, -7, None), rated(3, 987, Some(-125))];
    let shown = Words::english().result(&moment.table.public_view()).unwrap();
    let pictured = &shown.pictured().unwrap().message;
    for message in [shown.message(), pictured] {
        check(message);
        let text = text(message);
        for (name, rating) in
            [("Ada", "rating 1512 (+12)"), ("Ben", "rating −7"), ("Cy", "rating 987 (−125)")]
        {
            let line = text.lines().find(|line| line.contains(&format!("**{name}**"))).unwrap();
            assert!(line.ends_with(rating), "{line}");
        }
        assert_eq!(text.matches("rating").count(), 3, "{text}");
    }
}

#[test]
fn the_table_above_points_down() {
    let (moment, _) = finished(Options::default(), 2);
    let above = Words::english().table(&moment.table.public_view()).message().clone();
    let view = moment.table.public_view();
    let places = card_table(&moment.people()[0]).places.unwrap();
    let first = |seat: Seat| places[seat] == 1;
    let won = places.seats().seats().filter(|seat| first(*seat)).count();
    for (seat, player) in (0..).map(Seat::new).zip(view.players()) {
        assert_eq!(above.content.contains(player.name()), first(seat), "{}", above.content);
    }
    let end = if won == 1 { "** wins. See below." } else { "** win. See below." };
    assert!(above.content.starts_with("Game over: **") && above.content.ends_with(end));
    assert!(above.rows.is_empty() && above.embed.is_none());
}

#[test]
fn what_happened_last_is_small_print_and_the_rest_is_behind_more() {
    let (moment, result) = finished(Options::default(), 3);
    let details = details(&moment.table);
    assert!(details.contains("Costliest.") && !text(&result).contains("Costliest."), "{details}");
    // The last card plays itself, so both tricks ended at once.
    for last in ["Round 5: ", "Before: ", "Last trick: "] {
        let line = text(&result).lines().find(|line| line.contains(last));
        assert!(line.is_some_and(|line| line.starts_with("-# ")), "{}", text(&result));
    }
}

#[test]
fn equal_totals_are_explained() {
    let mut seen = 0;
    for (number, ties) in (0..24).zip([Ties::Shared, Ties::Tournament].into_iter().cycle()) {
        let (moment, _) = finished(Options { ties, ..Options::default() }, number);
        let mut totals = card_table(&moment.people()[0]).totals.values().to_vec();
        totals.sort_unstable();
        totals.dedup();
        let sentence = match ties {
            Ties::Shared => "Players with equal totals share the place.",
            Ties::Tournament => "Ties go to the player with more exact predictions",
        };
        let details = details(&moment.table);
        assert_eq!(details.contains(sentence), totals.len() < 4, "{details}");
        seen += usize::from(totals.len() < 4);
    }
    assert!(seen > 0);
}

#[test]
fn a_table_that_was_ended_says_by_whom() {
    let table = begun(&lobby(Options::default().into(), &["Ada", "Ben", "Cy"], 0, 1));
    let ended = table.decide(&by(1), &Move::End, 0).unwrap().table;
    let result = result(&ended);
    assert!(result.content.starts_with("**Person 1** ended the table"), "{}", result.content);
    let above = Words::english().table(&ended.public_view()).message().content.clone();
    assert!(above.starts_with("**Person 1** ended the table"), "{above}");
}

#[test]
fn a_table_that_was_ended_together_says_who_proposed_it_and_who_agreed() {
    let table = begun(&lobby(Options::default().into(), &["Ada", "Ben", "Cy"], 0, 1));
    assert_eq!(table.decide(&by(2), &Move::End, 0).unwrap_err(), Refusal::NotAlone);
    let proposed = table.decide(&by(2), &Move::Propose(Proposal::End), 0).unwrap().table;
    let view = proposed.public_view();
    let vote = view.open_vote(Proposal::End).unwrap();
    let shown = Words::english().vote(&view, vote.id);
    check(shown.message());
    let says = &shown.message().content;
    assert!(says.contains("Agreed: Ben (1 of 2)"), "{says}");
    let ended = proposed.decide(&by(3), &Move::Agree(vote.id), 0).unwrap().table;
    let says = "**Ben** proposed to end the table early, and Cy agreed";
    let result = result(&ended);
    assert!(result.content.starts_with(says), "{}", result.content);
    let above = Words::english().table(&ended.public_view()).message().content.clone();
    assert!(above.starts_with(says), "{above}");
    let over = Words::english().vote(&ended.public_view(), vote.id);
    check(over.message());
    assert!(over.message().rows.is_empty());
}

#[test]
fn whoever_plays_a_seat_at_the_end_is_said_with_how_well() {
    let (moment, result) = finished(Options::default(), 5);
    assert!(moment.table.sitters().iter().any(|sitter| sitter.player.level().is_some()));
    assert!(text(&result).contains("· computer (random)"), "{}", text(&result));
}

#[test]
fn who_left_is_called_too() {
    let table = begun(&lobby(Options::default().into(), &["Ada", "Ben", "Cy"], 1, 1));
    let left = table.decide(&by(2), &Move::Leave, 0).unwrap().table;
    let ended = left.decide(&by(1), &Move::End, 0).unwrap().table;
    assert_eq!(result(&ended).mentions.len(), 3);
}

#[test]
fn the_proof_of_luck_says_how_to_check() {
    let (moment, _) = finished(Options::default(), 4);
    let words = Words::english();
    let open = words.onlooker(&moment.table.public_view(), Screen::Luck);
    check(open.message());
    let open = text(open.message());
    let proof = [hex::encode(moment.table.commitment), "henge verify".to_owned()];
    assert!(proof.iter().all(|part| open.contains(part)), "{open}");
    assert_eq!(open.split('`').filter(|part| part.len() == 64).count(), 3, "{open}");
    let sealed = begun(&lobby(Options::default().into(), &["Ada"], 2, 1));
    let sealed = words.onlooker(&sealed.public_view(), Screen::Luck);
    assert!(!text(sealed.message()).contains("seed"), "{}", text(sealed.message()));
}

#[test]
fn a_rematch_may_be_asked_for_on_ones_own_message() {
    let rematch = || Press::Rematch(TableId::new(7));
    let delivery = |on| Answering::press(rematch(), on).delivery;
    assert_eq!(delivery(On::Private), Delivery::POST);
    assert_eq!(delivery(On::Public { the_same: false }), Answering::forged().delivery);
}
