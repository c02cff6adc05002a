//! Tablets in every language: within the limits whatever people are called, complete as text, and
//! open to whoever uses a keyboard.

use henge::features::press::{Press, TabletPress};
use henge::language::Language;
use henge::rules::cards::{self, Bidding};
use henge::rules::dice::{Color, MagicCard, Number, Page, Prediction};
use henge::rules::{GameKind, OfGame, Options, Rules as _, Seat, SeatCount};
use henge::table::{ChannelId, GuildId, Location, Person, PressId, UserId};
use henge::tablet::{Due, Entry, Item, Named, Refusal, Sheet, Tablet};
use henge::view::{Message, PublicMessage, Words};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use strum::VariantArray as _;

use crate::view::check::check;
use crate::view::names::hostile;

pub fn tablet(options: Options, names: &[&str]) -> Tablet {
    let person = |id: usize, name: &str| Person { id: UserId::new(id as u64), name: name.into() };
    let player = |(place, name): (usize, &&str)| match place % 2 {
        0 => Named::Person(person(place + 1, name)),
        _ => Named::Name((*name).to_owned()),
    };
    Tablet {
        id: PressId::new(u64::MAX),
        location: Location { guild: GuildId::new(1), channel: ChannelId::new(2) },
        scribe: person(1, names[0]),
        options,
        players: names.iter().enumerate().map(player).collect(),
        first: Seat::new(0),
        log: Vec::new(),
        draft: None,
        is_continued: false,
    }
}

/// Enters random lines until the game is over; calls this after each entry.
pub fn play(tablet: &mut Tablet, seed: u64, mut watch: impl FnMut(&Tablet)) {
    let mut luck = StdRng::seed_from_u64(seed);
    loop {
        watch(tablet);
        let sheet = tablet.sheet().unwrap();
        let seats = tablet.players.len();
        let entry = match sheet.due() {
            Due::Nothing => return,
            Due::MagicCard => {
                let pile = sheet.pile();
                Entry::Magic(pile[luck.random_range(0..pile.len())])
            }
            due => {
                let items = items(&sheet, due, &mut luck);
                if luck.random_bool(0.1) {
                    let place = luck.random_range(0..seats);
                    Entry::Own(Seat::new(place as u8), items[place])
                } else {
                    Entry::Line(items)
                }
            }
        };
        if tablet.with(entry.clone()).is_ok() {
            tablet.log.push(entry);
        }
    }
}

/// A random line, which the rules may refuse.
fn items(sheet: &Sheet, due: Due, luck: &mut StdRng) -> Vec<Item> {
    match &sheet.game {
        OfGame::Cards(game) => {
            let view = game.table_view();
            let mut numbers = vec![0; view.seats.get()];
            let more = if due == Due::Predictions { luck.random_range(0..2) } else { 0 };
            for _ in 0..view.cards + more {
                let place = luck.random_range(0..numbers.len());
                numbers[place] += 1;
            }
            numbers.into_iter().map(Item::Number).collect()
        }
        OfGame::Dice(game) if due == Due::Predictions => {
            let mut taken = Vec::new();
            let said = game.pages().values().iter().map(|page| {
                let mut free: Vec<Prediction> = page.free().boxes().collect();
                free.retain(|of| !taken.contains(of) || free_is_rare(page));
                let of = free[luck.random_range(0..free.len().max(1))];
                taken.push(of);
                Item::Box(of, None)
            });
            said.collect()
        }
        OfGame::Dice(game) => (0..game.seats().get())
            .map(|_| {
                if luck.random_bool(0.2) {
                    Item::Jesters(Number::ALL[luck.random_range(0..5)])
                } else {
                    Item::Number(luck.random_range(0..6))
                }
            })
            .collect(),
    }
}

/// Returns whether the others may have taken all free boxes of this page.
fn free_is_rare(page: &Page) -> bool {
    page.free().len() < 5
}

/// Games that random lines can fill.
pub fn games() -> Vec<(Options, usize)> {
    let cards = Options::classic(GameKind::Cards);
    let bound = cards.with("plus-minus-one", "strict").unwrap();
    let dice = Options::classic(GameKind::Dice);
    let magic = dice.with("magic-cards", "true").unwrap();
    let twelve = magic.with("target", "12").unwrap();
    vec![(cards, 6), (bound, 5), (cards, 4), (dice, 2), (magic, 3), (twelve, 5), (dice, 4)]
}

/// Everything that others see of a tablet on which the third player has entered this: the message in
/// both forms, and the form of the scribe.
fn seen_by_others(tablet: &Tablet, own: Item) -> String {
    let words = Words::english();
    let entry = Entry::Own(Seat::new(2), own);
    let tablet = Tablet { log: [&tablet.log[..], &[entry]].concat(), ..tablet.clone() };
    let sheet = tablet.sheet().unwrap();
    let shown = words.tablet(&tablet, &sheet, None);
    let alt = shown.pictured().map(|pictured| pictured.picture.alt());
    format!("{:?} {alt:?} {:?}", both(&shown), words.tablet_form(&tablet, &sheet, None))
}

#[test]
fn what_is_covered_at_a_table_is_covered_on_its_tablet() {
    let names = ["Ada", "Ben", "Cy"];
    for options in cards::Options::every_combination(SeatCount::try_from(3_usize).unwrap()) {
        let mut tablet = tablet(options.into(), &names);
        let [one, other] = [0, 1].map(|number| seen_by_others(&tablet, Item::Number(number)));
        assert_eq!(one == other, options.bidding != Bidding::Open, "{options:?}");
        play(&mut tablet, 1, |_| ());
    }
    let magic = Options::classic(GameKind::Dice).with("magic-cards", "true").unwrap();
    for card in MagicCard::ALL {
        let mut tablet = tablet(magic, &names);
        tablet.log.push(Entry::Magic(card));
        let [one, other] = [Number::ALL[0], Number::ALL[1]].map(|number| {
            seen_by_others(&tablet, Item::Box(Prediction { number, color: Color::Red }, None))
        });
        assert_eq!(one == other, card == MagicCard::Secret, "{card:?}");
    }
}

fn both(shown: &PublicMessage) -> Vec<&Message> {
    let pictured = shown.pictured().map(|pictured| &pictured.message);
    [shown.message()].into_iter().chain(pictured).collect()
}

#[test]
fn a_tablet_is_within_the_limits_in_every_language_whatever_people_are_called() {
    for (number, (options, seats)) in games().into_iter().enumerate() {
        let language = Language::VARIANTS[number % Language::VARIANTS.len()];
        let words = Words::of(language);
        let names = hostile(seats, 3 * number);
        let mut tablet = tablet(options, &names);
        let mut moment = 0;
        play(&mut tablet, number as u64, |tablet| {
            moment += 1;
            let sheet = tablet.sheet().unwrap();
            let notice = (moment % 3 == 0).then(|| words.say("tablet-moved-on"));
            for message in both(&words.tablet(tablet, &sheet, notice.as_deref())) {
                check(message);
            }
            if matches!(sheet.due(), Due::Predictions | Due::Results) {
                for seat in [None, Some(Seat::new(0))] {
                    let form = words.tablet_form(tablet, &sheet, seat);
                    assert!(form.title.encode_utf16().count() <= 45, "{}", form.title);
                    assert!(form.placeholder.chars().count() <= Tablet::LONGEST_LINE);
                    assert!(form.filled.chars().count() <= Tablet::LONGEST_LINE);
                }
            }
        });
    }
}

#[test]
fn what_a_form_offers_is_read_in_every_language() {
    for language in Language::VARIANTS {
        let words = Words::of(*language);
        for (options, seats) in games() {
            let names = &["Ada", "Ben", "Cy", "Di", "Eve", "Finn"][..seats];
            let tablet = tablet(options, names);
            let sheet = tablet.sheet().unwrap();
            if sheet.due() == Due::Predictions {
                let example = words.tablet_form(&tablet, &sheet, None).placeholder;
                let read = sheet.read(&example, seats, &words.tablet_letters());
                assert_eq!(read.map(|items| items.len()), Ok(seats), "{language}: {example}");
            }
        }
    }
}

#[test]
fn every_refusal_has_a_sentence_in_every_language() {
    let (seat, by) = (Seat::new(0), Seat::new(1));
    let of = Prediction { number: Number::ALL[2], color: Color::Red };
    let refusals = [
        Refusal::Unplayable,
        Refusal::NotDue,
        Refusal::NotUnderstood,
        Refusal::Count { wanted: 1, typed: 0 },
        Refusal::Count { wanted: 4, typed: 1 },
        Refusal::MoreThanCards { seat, cards: 1 },
        Refusal::AddsUp { seat, cards: 3 },
        Refusal::Sum { sum: 0, cards: 1 },
        Refusal::BoxUsed { seat, of },
        Refusal::BoxTaken { seat, of, by },
        Refusal::NothingToStrike { seat },
        Refusal::MoreThanDice { seat },
        Refusal::JesterBoxUsed { seat, jesters: Number::ALL[0] },
    ];
    for language in Language::VARIANTS {
        let words = Words::of(*language);
        let tablet = tablet(Options::classic(GameKind::Cards), &["**Ada**", "@everyone", "Cy"]);
        for refusal in refusals {
            check(words.tablet_refused(refusal, &tablet, Some("1 **2**")).message());
        }
        for game in GameKind::VARIANTS {
            let options = Options::classic(*game);
            let form = words.tablet_names_form(&options);
            assert!(form.label.encode_utf16().count() <= 45, "{}", form.label);
            let lonely = self::tablet(options, &["Ada"]);
            let refused = words.tablet_players_refused(&lonely);
            assert!(refused.message().text().contains("Ada"), "{refused:?}");
            check(refused.message());
        }
    }
}

#[test]
fn a_tablet_says_what_is_due_and_has_the_button_for_it_alone() {
    let words = Words::english();
    let options = Options::classic(GameKind::Cards).with("plus-minus-one", "strict").unwrap();
    let mut tablet = tablet(options, &["Ada", "Ben", "Cy"]);
    let shown = |tablet: &Tablet| words.tablet(tablet, &tablet.sheet().unwrap(), None);
    let labels = |shown: &PublicMessage| {
        let buttons = shown.message().rows.iter().flatten();
        buttons.map(|button| button.label.clone()).collect::<Vec<_>>()
    };
    let first = shown(&tablet);
    assert_eq!(
        first.message().content,
        "## Round 1 of 20: 1 card
**Ada** deals, **Ben** predicts first. The predictions may not add up to 1: Ada predicts last.
-# Ada keeps this tablet. It counts for nobody’s rating."
    );
    assert_eq!(labels(&first), ["Predictions", "My own", "End here"]);
    tablet.log.push(Entry::Line([1, 0, 1].map(Item::Number).to_vec()));
    let second = shown(&tablet);
    assert!(second.message().content.contains("Said: Ada 1, Ben 0, Cy 1 (2 in all)"));
    assert_eq!(labels(&second), ["Tricks", "My own", "Undo", "End here"]);
    tablet.log.push(Entry::Line([0, 0, 1].map(Item::Number).to_vec()));
    tablet.log.push(Entry::End);
    let ended = shown(&tablet);
    assert!(ended.message().content.starts_with("## Cy wins with 30\n🥇 Cy: 30\n🥈 Ben: 20"));
    assert_eq!(labels(&ended), ["Again with the same people", "Undo"]);
    let undo = Press::Tablet(TabletPress::Undo(tablet.id, 3));
    assert!(ended.message().rows[0].iter().any(|button| button.press == undo));
}

#[test]
fn the_form_and_the_round_say_how_a_prediction_is_typed() {
    let words = Words::english();
    let form = |tablet: &Tablet| words.tablet_form(tablet, &tablet.sheet().unwrap(), None);
    let cards = tablet(Options::classic(GameKind::Cards), &["Ada", "Ben", "Cy"]);
    assert_eq!(form(&cards).placeholder, "1 0 1", "no more than the cards of the round");
    let options = Options::classic(GameKind::Dice).with("magic-cards", "true").unwrap();
    let mut dice = tablet(options, &["Ada", "Ben"]);
    dice.log.push(Entry::Magic(MagicCard::CrossOut));
    assert_eq!(form(&dice).title, "Number and color (b g r y), round 1");
    let content = |tablet: &Tablet| {
        let shown = words.tablet(tablet, &tablet.sheet().unwrap(), None);
        shown.message().content.clone()
    };
    assert!(content(&dice).contains("add x and its number: `4gx2`."), "{}", content(&dice));
    dice.log[0] = Entry::Magic(MagicCard::Secret);
    assert!(!content(&dice).contains("`4gx2`"));
}
