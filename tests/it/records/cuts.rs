//! Cuts are part of a game's randomness, in order, and its record contains them.

use henge::record::{Company, Record};
use henge::rules::cards::CardGame;
use henge::rules::chance::Proof;
use henge::rules::{GameKind, OfGame, Options};
use henge::table::{
    By, ChannelId, CutWords, GuildId, Location, Move, Opening, Person, PressId, Secret, Table,
    TableId, UserId,
};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::records::text::Text;

const PEOPLE: u64 = 6;

/// An action in a lobby: a person, and the text of their cut; without a text they leave and return.
type Deed = (u64, Option<String>);

fn by(person: u64) -> By {
    let person = Person { id: UserId::new(person), name: format!("Person {person}") };
    let press = PressId::new(1000 + person.id.get());
    By::Person { person, press, manages: false, last_played: Vec::new() }
}

fn cut(words: &str) -> Move {
    Move::Cut(CutWords::typed(words).unwrap())
}

/// A lobby with all seats taken.
fn lobby(secret: [u8; 32]) -> Table {
    let opening = Opening::new(
        Location { guild: GuildId::new(1), channel: ChannelId::new(2) },
        Person { id: UserId::new(1), name: "Person 1".to_owned() },
        PressId::new(1001),
        Options::classic(GameKind::Cards),
        Secret::stored(secret),
    );
    let table = Table::open(TableId::new(7), &opening);
    (2..=PEOPLE).fold(table, |table, person| after(&table, person, &Move::Sit))
}

fn after(table: &Table, person: u64, next: &Move) -> Table {
    table.decide(&by(person), next, 0).unwrap().table
}

/// The lobby after all of these actions; the host stays.
fn cut_in_turn(table: &Table, deeds: &[Deed]) -> Table {
    deeds.iter().fold(table.clone(), |table, (person, words)| match words {
        Some(words) => after(&table, *person, &cut(words)),
        None if *person == 1 => table,
        None => after(&after(&table, *person, &Move::StandUp), *person, &Move::Sit),
    })
}

/// The valid cuts according to the rule: each person's last one, unless they have left since.
fn standing(deeds: &[Deed]) -> Vec<(u64, String)> {
    let mut standing: Vec<(u64, String)> = Vec::new();
    for (person, words) in deeds {
        if words.is_some() || *person != 1 {
            standing.retain(|(by, _)| by != person);
        }
        standing.extend(words.iter().map(|words| (*person, words.clone())));
    }
    standing
}

/// The record of a game that begins in this lobby and is ended at once.
fn record(lobby: &Table) -> Text {
    let begun = lobby.decide(&by(1), &Move::Begin, 0).unwrap();
    let ended = begun.table.decide(&by(1), &Move::End, 0).unwrap();
    let lines: Vec<String> = begun.log.lines.into_iter().chain(ended.log.lines).collect();
    let (proof, Some(OfGame::Cards(playing))) = (ended.table.proof().unwrap(), ended.table.game())
    else {
        panic!("a card game is over")
    };
    let names = playing.players().iter().map(|player| player.name().to_owned()).collect();
    let order = playing.seating().order_of_play.clone();
    let company = Company { names, order, proof, repeats: None };
    let options = ended.table.options;
    let record = Record::of::<CardGame>(options, playing.beginning(), company, lines[1..].to_vec());
    Text { lines: record.unwrap().text().lines().map(str::to_owned).collect() }
}

fn proof(lobby: &Table) -> Proof {
    let begun = after(lobby, 1, &Move::Begin);
    after(&begun, 1, &Move::End).proof().unwrap()
}

fn words() -> impl Strategy<Value = String> {
    "[a-zé漢🐉*<@> ]{1,100}".prop_filter("it can be seen", |words| CutWords::typed(words).is_ok())
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let typed = words().prop_map(|words| CutWords::typed(&words).unwrap().to_string());
    prop::collection::vec((1..=PEOPLE, prop::option::weighted(0.8, typed)), 1..12)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn the_last_cut_of_each_who_stays_is_mixed_in_and_the_record_holds(
        secret in any::<[u8; 32]>(),
        deeds in deeds(),
    ) {
        let uncut = lobby(secret);
        let lobby = cut_in_turn(&uncut, &deeds);
        prop_assert_eq!(lobby.commitment, uncut.commitment);
        prop_assert_eq!(&lobby.secret, &uncut.secret);
        let standing = standing(&deeds);
        let shown: Vec<(u64, String)> =
            lobby.public_view().cuts.iter().map(|cut| (cut.by.get(), cut.words.to_string())).collect();
        prop_assert_eq!(&shown, &standing);
        let cuts: Vec<String> = standing.into_iter().map(|(_, words)| words).collect();
        let proof = proof(&lobby);
        prop_assert_eq!(&proof.cuts, &cuts);
        prop_assert_eq!(proof.commitment(), uncut.commitment);
        let record = record(&lobby);
        prop_assert_eq!(&record.value(1)["proof"]["cuts"], &json!(cuts));
        record.check_accepted();
    }

    #[test]
    fn other_cuts_or_another_order_are_another_luck(
        secret in any::<[u8; 32]>(),
        cuts in prop::collection::vec(words(), 0..7),
        others in prop::collection::vec(words(), 0..7),
    ) {
        let seed = |cuts: &[String]| {
            let (presses, cuts) = (vec![5, 6, 0], cuts.to_vec());
            Proof { table: 7, secret, presses, begin: 9, cuts }.seed()
        };
        prop_assert_eq!(seed(&cuts) == seed(&others), cuts == others);
        let turned: Vec<String> = cuts.iter().rev().cloned().collect();
        prop_assert_eq!(seed(&cuts) == seed(&turned), cuts == turned);
        prop_assert_eq!(seed(&cuts) == seed(&[]), cuts.is_empty());
    }
}

#[test]
fn altered_cuts_are_refused() {
    let deeds = [(2, Some("abra".to_owned())), (1, Some("cadabra é".to_owned()))];
    let record = record(&cut_in_turn(&lobby([7; 32]), &deeds));
    record.check_accepted();
    for altered in [
        json!([]),
        json!(["abra"]),
        json!(["cadabra é", "abra"]),
        json!(["abra", "cadabra e"]),
        json!(["abra", "cadabra e\u{301}"]),
        json!(["abra ", "cadabra é"]),
        json!(["Abra", "cadabra é"]),
        json!(["abracadabra é"]),
        json!(["abra", "cadabra é", ""]),
        json!(["abra", "cadabra é", "abra"]),
    ] {
        let alter = |header: &mut Value| header["proof"]["cuts"] = altered;
        record.altered(1, alter).check_refused_by_both(1);
    }
}
