//! Votes, tested on the table alone: whatever people do in whatever order, a vote succeeds with
//! exactly the required number of votes, and only people can resume a paused table.

use std::collections::BTreeSet;

use henge::computer::{self, Level};
use henge::rules::{Chance, GameKind, Options};
use henge::table::{
    By, ChannelId, Clock, GuildId, Joining, Location, Move, Opening, Person, PressId, Proposal,
    Refusal, Secret, Table, TableId, UserId,
};
use proptest::prelude::*;

/// An action of a person.
#[derive(Clone, Debug)]
enum Deed {
    Propose(Proposal),
    Agree(Proposal),
    Withdraw(Proposal),
    StepAway,
    Return,
    Leave,
    GoOn,
    /// The person answers their question.
    Answer,
    /// A computer player who is asked, or else the clock, decides.
    ByItself,
}

/// The expected state of the votes: the people in favor of each, the proposer first.
#[derive(Default)]
struct Expected {
    pause: Vec<u64>,
    end: Vec<u64>,
    there: BTreeSet<u64>,
    is_paused: bool,
    is_over: bool,
}

impl Expected {
    fn on(&mut self, proposal: Proposal) -> &mut Vec<u64> {
        match proposal {
            Proposal::Pause => &mut self.pause,
            Proposal::End => &mut self.end,
        }
    }

    fn voice(&mut self, user: u64, on: Proposal) {
        let is_settled = on == Proposal::Pause && self.is_paused;
        if self.there.contains(&user) && !is_settled && !self.on(on).contains(&user) {
            self.on(on).push(user);
        }
    }

    fn gone(&mut self, user: u64) {
        self.there.remove(&user);
        for on in [Proposal::Pause, Proposal::End] {
            let is_settled = on == Proposal::Pause && self.is_paused;
            let voices = self.on(on);
            if !is_settled && voices.first() == Some(&user) {
                voices.clear();
            } else if !is_settled {
                voices.retain(|other| *other != user);
            }
        }
    }

    fn go_on(&mut self) {
        if self.is_paused {
            self.pause.clear();
            self.is_paused = false;
        }
    }

    fn settle(&mut self) {
        let there = self.there.len();
        if !self.is_paused && there > 0 && self.pause.len() == there {
            self.is_paused = true;
        }
        if 2 * self.end.len() > there && there > 0 {
            self.is_over = true;
        }
    }
}

fn by(user: u64, press: u64) -> By {
    let person = Person { id: UserId::new(user), name: format!("P{user}") };
    By::Person { person, press: PressId::new(press), manages: false, last_played: Vec::new() }
}

/// A game of this number of people, and a computer player.
fn begun(people: u64) -> Table {
    let opening = Opening {
        clock: Clock::Live,
        joining: Joining::Level(Level::RANDOM),
        ..Opening::new(
            Location { guild: GuildId::new(1), channel: ChannelId::new(2) },
            Person { id: UserId::new(1), name: "P1".to_owned() },
            PressId::new(1),
            Options::classic(GameKind::Cards),
            Secret::stored([7; 32]),
        )
    };
    let mut table = Table::open(TableId::new(1), &opening);
    for user in 2..=people {
        table = table.decide(&by(user, user), &Move::Sit, 0).unwrap().table;
    }
    table = table.decide(&by(1, 10), &Move::AddComputer, 0).unwrap().table;
    table.decide(&by(1, 11), &Move::FillAndBegin, 0).unwrap().table
}

fn deed() -> impl Strategy<Value = Deed> {
    let on = || prop_oneof![Just(Proposal::Pause), Just(Proposal::End)];
    prop_oneof![
        3 => on().prop_map(Deed::Propose),
        4 => on().prop_map(Deed::Agree),
        1 => on().prop_map(Deed::Withdraw),
        2 => Just(Deed::StepAway),
        2 => Just(Deed::Return),
        1 => Just(Deed::Leave),
        2 => Just(Deed::GoOn),
        2 => Just(Deed::Answer),
        3 => Just(Deed::ByItself),
    ]
}

/// The move of this action at this table; `None` if it is not possible.
fn next(table: &Table, user: u64, deed: &Deed) -> Option<Move> {
    let vote = |on: Proposal| {
        let vote = table.votes.iter().find(|vote| vote.on == on);
        vote.map_or(PressId::new(5), |vote| vote.id)
    };
    Some(match deed {
        Deed::Propose(on) => Move::Propose(*on),
        Deed::Agree(on) => Move::Agree(vote(*on)),
        Deed::Withdraw(on) => Move::Withdraw(vote(*on)),
        Deed::StepAway => Move::StepAway,
        Deed::Return => Move::Return,
        Deed::Leave => Move::Leave,
        Deed::GoOn => Move::GoOn,
        Deed::Answer => {
            let view = table.private_view(UserId::new(user))?;
            let luck = &mut Chance::new([table.entries() as u8; 32]).set_up();
            let action = computer::choose(Level::RANDOM, &view.game, luck)?;
            Move::Answer { question: view.question, action }
        }
        Deed::ByItself => return None,
    })
}

/// The next automatic event, long after every question was asked: a computer player decides for
/// itself, or for a player whose time is up.
fn by_itself(table: &Table, at: i64) -> Option<Table> {
    let luck = &mut Chance::new([table.entries() as u8; 32]).set_up();
    if let Some((seat, question, level, view)) = table.computer_asked() {
        let action = computer::choose(level, &view, luck).unwrap();
        let answer = Move::Answer { question, action };
        return Some(table.decide(&By::Seat(seat), &answer, at).unwrap().table);
    }
    let (_, seat) = table.due()?;
    let user = table.deadlines().iter().find(|late| late.seat == seat)?.user;
    let view = table.private_view(user).unwrap();
    let action = computer::choose(Level::RANDOM, &view.game, luck).unwrap();
    let answer = Move::Answer { question: view.question, action };
    table.decide(&By::Clock(seat), &answer, at).ok().map(|step| step.table)
}

proptest! {
    #[test]
    fn votes_are_counted_as_people_would(
        people in 1..=5_u64,
        deeds in prop::collection::vec((1..=5_u64, deed()), 1..60),
    ) {
        let mut table = begun(people);
        let mut expected = Expected { there: (1..=people).collect(), ..Expected::default() };
        for ((user, deed), press) in deeds.into_iter().zip(100..) {
            let user = 1 + user % people;
            let at = press as i64 * 20_000;
            let before = table.clone();
            if matches!(deed, Deed::ByItself) {
                match by_itself(&table, at) {
                    Some(_) if before.is_paused() => panic!("a table that pauses goes on"),
                    Some(after) => {
                        table = after;
                        // Whoever plays at the end is there, though the game no longer asks.
                        let sitters = table.sitters();
                        let people = sitters.iter().filter_map(|sitter| sitter.player.person());
                        let there: BTreeSet<u64> = people.map(|person| person.id.get()).collect();
                        let gone = expected.there.difference(&there).copied();
                        gone.collect::<Vec<_>>().into_iter().for_each(|user| expected.gone(user));
                    }
                    None => {}
                }
            } else if let Some(next) = next(&table, user, &deed) {
                match table.decide(&by(user, press), &next, at) {
                    Ok(step) => {
                        table = step.table;
                        happened(&mut expected, user, &deed);
                    }
                    Err(Refusal::Unwritable | Refusal::Broken(_)) => panic!("{next:?}"),
                    Err(_) => {}
                }
            }
            expected.settle();
            if table.is_over() {
                let voices = table.votes.first().map(|vote| vote.agreed.len());
                let everybody_left = expected.there.is_empty();
                prop_assert!(expected.is_over || everybody_left || voices.is_none());
                prop_assert_eq!(voices.is_some(), expected.is_over);
                return Ok(());
            }
            prop_assert!(!expected.is_over);
            let there: BTreeSet<u64> = table.people_there().iter().map(|id| id.get()).collect();
            prop_assert_eq!(&there, &expected.there);
            prop_assert_eq!(table.is_paused(), expected.is_paused || there.is_empty());
            for (on, voices) in
                [(Proposal::Pause, &expected.pause), (Proposal::End, &expected.end)]
            {
                let vote = table.votes.iter().find(|vote| vote.on == on);
                let agreed = vote.map(|vote| vote.agreed.iter().map(|id| id.get()).collect());
                prop_assert_eq!(&agreed.unwrap_or_else(Vec::new), voices, "{:?}", on);
            }
        }
    }
}

/// Updates the expected state after an accepted action.
fn happened(expected: &mut Expected, user: u64, deed: &Deed) {
    match deed {
        Deed::Propose(on) | Deed::Agree(on) => expected.voice(user, *on),
        Deed::Withdraw(on) => {
            assert_eq!(expected.on(*on).first(), Some(&user), "only the proposer withdraws");
            expected.on(*on).clear();
        }
        Deed::StepAway | Deed::Leave => expected.gone(user),
        Deed::Return => {
            if expected.there.is_empty() {
                expected.go_on();
            }
            expected.there.insert(user);
        }
        Deed::GoOn | Deed::Answer => expected.go_on(),
        Deed::ByItself => {}
    }
}

#[test]
fn time_that_was_up_before_a_table_could_not_be_shown_is_up_for_nobody_until_it_can() {
    let mut table = begun(2);
    while table.due().is_none() {
        table = by_itself(&table, 0).unwrap();
    }
    let (due, seat) = table.due().unwrap();
    let table = table.decide(&By::Boards, &Move::Disappear, due + 1).unwrap().table;
    assert!(table.due().is_none() && table.wakes(0).is_none());
    let table = table.decide(&By::Boards, &Move::Appear, due + 1_000_000).unwrap().table;
    assert_eq!(table.due(), Some((due, seat)));
}

#[test]
fn a_pause_gives_its_time_back() {
    let mut table = begun(2);
    while table.due().is_none() {
        table = by_itself(&table, 0).unwrap();
    }
    let (due, seat) = table.due().unwrap();
    for (user, at) in [(1, 1_000), (2, 2_000)] {
        let propose = Move::Propose(Proposal::Pause);
        table = table.decide(&by(user, 50 + user), &propose, at).unwrap().table;
    }
    assert!(table.is_paused() && table.due().is_none() && table.wakes(0).is_none());
    let table = table.decide(&by(2, 60), &Move::GoOn, 1_000_000).unwrap().table;
    assert_eq!(table.due(), Some((due + 1_000_000 - 2_000, seat)));
}
