//! The text-only form of a private message, for people who listen or use a keyboard: its first
//! sentence names what may be answered, every button can be pressed and is in words, and whole games
//! can be played with nothing else.

use henge::features::press::{Draft, OwnPress, Page, Screen};
use henge::language::Language;
use henge::lesson::Lesson;
use henge::rules::{GameKind, OfGame, Options, Seat, cards, dice};
use henge::server::Look;
use henge::solo::Finished;
use henge::table::{PrivateView, Table, UserId};
use henge::tablet::Due;
use henge::view::{ButtonState, Message, Wordbook, Words};
use strum::VariantArray as _;

use crate::daily;
use crate::shared::emojis::pictured;
use crate::view::check::check as check_limits;
use crate::view::dice_games::{every_page, people, play as play_dice, with_every_choice};
use crate::view::games::{card_seat, every_card_option, lobby, play};
use crate::view::names::hostile;
use crate::view::{lessons, tablet};

/// The most characters of the first sentence.
const LONGEST: usize = 200;

/// The interval between moments at which every draft of a page is checked.
const EVERY: usize = 41;

/// The words in every language, and in one of them with emojis: the text-only form needs none.
fn all_words() -> Vec<Words> {
    let book = Wordbook::default();
    let plain = Language::VARIANTS.iter().map(|language| book.of(*language).clone());
    plain.chain([pictured()]).map(|words| words.in_form(Look::Text)).collect()
}

/// Checks a private message of this player.
fn check(words: &Words, view: &PrivateView, message: &Message) {
    check_limits(message);
    let text = message.text();
    let sentence = text.lines().next().unwrap_or_default();
    assert!((1..=LONGEST).contains(&sentence.chars().count()), "{sentence}");
    assert!(!sentence.starts_with('#'), "a heading comes first: {sentence}");
    let since = words.with("words-since", [("things", "".into())]);
    let since = since.trim_end_matches('.').trim_end();
    let since = text.lines().find(|line| line.starts_with(since)).unwrap_or_default();
    assert!(since.chars().count() <= LONGEST, "{since}");
    check_words(&text);
    for button in message.rows.iter().flatten() {
        assert_eq!(button.state, ButtonState::Live, "{} in {text}", button.label);
        check_words(&button.label);
        let is_move = button.press.own().is_some_and(|(_, press)| {
            matches!(press, OwnPress::Answer { .. } | OwnPress::InAdvance { .. })
        });
        let is_picture = button.with_emoji.is_some();
        assert!(!is_picture || !is_move, "{} has an emoji", button.label);
        assert!(!is_move || letters(&button.label) > 1, "{} is no word", button.label);
    }
    for named in answers(words, view) {
        assert!(sentence.contains(&named), "{named} is not in: {sentence}");
    }
}

/// Checks that a message that is no hand or page says first, in few words, what it is about.
fn check_first(message: &Message) {
    check_limits(message);
    let text = message.text();
    let title = || message.embed.as_ref().map(|embed| embed.title.as_str());
    let first = text.lines().next().or_else(title).unwrap_or_default();
    let first = first.trim_start_matches(['#', ' ']);
    assert!((1..=LONGEST).contains(&first.chars().count()), "{first}");
}

/// The number of letters in a label.
fn letters(label: &str) -> usize {
    label.chars().filter(|mark| mark.is_alphabetic()).count()
}

/// Checks that nothing is said by an emoji or a symbol of a suit alone.
fn check_words(text: &str) {
    for symbol in ["<:", "🟦", "🟩", "🟥", "🟨", "🧙", "🃏", "▫️", "🔒"] {
        assert!(!text.contains(symbol), "{symbol} in {text}");
    }
}

/// The things that the first sentence must name: suits, numbers and cards that may be answered.
fn answers(words: &Words, view: &PrivateView) -> Vec<String> {
    let color = |word: &str| words.say(&format!("suit-{word}"));
    match &view.game {
        OfGame::Cards(view) => match view.ask {
            None => Vec::new(),
            Some(cards::Ask::NameTrump) => cards::Suit::ALL.map(|suit| color(suit.word())).to_vec(),
            Some(cards::Ask::Predict { cards, forbidden }) => {
                let ends = [0, cards].into_iter().chain(forbidden);
                ends.map(|tricks| tricks.to_string()).collect()
            }
            Some(cards::Ask::Play { playable }) => {
                playable.cards().flat_map(|card| named(words, card)).collect()
            }
        },
        OfGame::Dice(view) => match view.ask {
            Some(dice::Ask::Predict { boxes } | dice::Ask::Strike { boxes }) => {
                let all = dice::Prediction::all().filter(|of| boxes.has(*of));
                all.flat_map(|of| [color(of.color.word()), of.number.get().to_string()]).collect()
            }
            Some(dice::Ask::Roll(rolling) | dice::Ask::RollOrScore { rolling, .. }) => {
                rolling.dice.dice().map(|die| (die.index() + 1).to_string()).collect()
            }
            Some(dice::Ask::NameWizardColor) => {
                dice::Color::ALL.map(|of| color(of.word())).to_vec()
            }
            Some(dice::Ask::Turn | dice::Ask::StayOrScore { .. } | dice::Ask::Score { .. })
            | None => Vec::new(),
        },
    }
}

fn named(words: &Words, card: cards::Card) -> Vec<String> {
    match card {
        cards::Card::Suited(suit, rank) => {
            vec![words.say(&format!("suit-{}", suit.word())), rank.number().to_string()]
        }
        cards::Card::Wizard => vec![words.say("move-wizard")],
        cards::Card::Jester => vec![words.say("move-jester")],
    }
}

#[test]
fn every_hand_says_first_what_may_be_played_and_has_no_other_buttons() {
    let all = all_words();
    let mut turn = 0;
    for seats in 3..=6 {
        let options = every_card_option(seats).into_iter().skip(seats % 2).step_by(2);
        for (number, options) in (0..).zip(options) {
            let names = &["Ada", "Ben", "Cy", "Di", "Eve", "Finn"][..seats];
            let lobby = lobby(options.into(), names, 0, number);
            // The buttons of the text-only form are enough to play a game to its end.
            let words = &all[number as usize % all.len()];
            play(words, &lobby, number, |moment| {
                turn += 1;
                for view in moment.people() {
                    check(words, &view, &moment.own(words, &view));
                }
            });
        }
    }
    assert!(turn > 1000, "{turn} moments");
}

#[test]
fn every_page_says_first_what_may_be_answered_and_has_no_other_buttons() {
    let all = all_words();
    for (number, deal) in with_every_choice().enumerate() {
        let words = &all[number % all.len()];
        let mut moment = 0_usize;
        play_dice(words, deal, |table: &Table| {
            moment += 1;
            for user in people() {
                check_page(words, table, user);
                if moment.is_multiple_of(EVERY) {
                    check_pages(words, table, user);
                }
            }
        });
    }
}

fn check_page(words: &Words, table: &Table, user: UserId) {
    let Some(view) = table.private_view(user) else { return };
    check(words, &view, words.own(&view, Screen::Hand, &Draft::default()).message());
}

/// Checks the page with every draft that its buttons lead to.
fn check_pages(words: &Words, table: &Table, user: UserId) {
    let Some(view) = table.private_view(user) else { return };
    for (_, page) in every_page(words, table, user) {
        check(words, &view, &page);
    }
}

/// The sentence about what has happened in the meantime.
fn since(message: &Message) -> String {
    let text = message.text();
    let since = text.lines().find_map(|line| line.strip_prefix("Meanwhile: "));
    since.unwrap_or_default().trim_end_matches('.').to_owned()
}

#[test]
fn a_hand_says_what_was_played_after_ones_own_card_and_who_took_it_also_while_one_waits() {
    let words = Words::english().in_form(Look::Text);
    let options = cards::Options { rounds: cards::Rounds::Short, ..Default::default() };
    let (mut waited, mut asked) = (0, 0);
    play(&words, &lobby(options.into(), &["Ada", "Ben", "Cy"], 0, 3), 3, |moment| {
        for view in moment.people() {
            let seat = card_seat(&view);
            if !seat.table.everybody_predicted || seat.table.over {
                continue;
            }
            let name = |of: Seat| view.table.players()[of.index()].name();
            let since = since(&moment.own(&words, &view));
            let things: Vec<&str> = since.split("; ").collect();
            let is_own = |play: &(_, _)| play.0 == view.seat;
            let new = seat.plays.split(is_own).next_back().unwrap_or_default();
            let who = |(of, card): &(Seat, cards::Card)| {
                format!("{} played {}", name(*of), named(&words, *card).join(" "))
            };
            let played = things.iter().filter(|thing| thing.contains(" played "));
            let played: Vec<String> = played.map(|thing| (*thing).to_owned()).collect();
            assert_eq!(played, new.iter().map(who).collect::<Vec<_>>(), "{since}");
            let taken = seat
                .table
                .last_trick
                .as_ref()
                .filter(|_| !seat.played.is_empty() && !seat.table.trick.iter().any(is_own));
            let took = taken.map(|taken| format!("{} took the last trick", name(taken.winner)));
            let told = things.iter().position(|thing| thing.ends_with("took the last trick"));
            assert_eq!(told.map(|place| things[place].to_owned()), took, "{since}");
            // The cards of the trick that was taken come before its winner, and others after.
            let after = told.map_or(0, |place| new.len() - place);
            assert!(told.is_none() || after == seat.table.trick.len(), "{since}");
            waited += usize::from(seat.ask.is_none() && !new.is_empty());
            asked += usize::from(seat.ask.is_some() && told.is_some_and(|place| place > 0));
        }
    });
    assert!(waited > 20 && asked > 20, "{waited} {asked}");
}

#[test]
fn the_deal_of_the_day_says_first_what_may_be_answered() {
    let all = all_words();
    for number in [2, 4] {
        let (deal, mut turn) = (daily::deal(number), 0);
        let positions = daily::played(&deal, |_| {
            turn += 1;
            turn
        });
        for (_, course) in positions {
            for words in &all {
                if course.is_over {
                    let finished = Finished { totals: course.totals.clone() };
                    let over = words.daily_over(deal.day, &finished, 0, Some((1, 2)), 3, None);
                    check_first(over.message());
                    continue;
                }
                let shown = words.daily_hand(deal.day, &course, &[0; 5], &Draft::default(), None);
                check(words, &course.own, shown.text.message());
            }
        }
    }
}

#[test]
fn every_lesson_says_first_what_may_be_answered() {
    for words in all_words() {
        for lesson in Lesson::VARIANTS.iter().copied() {
            lessons::play(&words, lesson, 2, |_, standing, message| {
                check_first(message);
                let is_asked = standing.stars.is_none();
                assert!(!is_asked || !message.text().starts_with('#'), "{}", message.text());
            });
        }
    }
}

#[test]
fn lobbies_panels_and_tablets_say_first_what_they_are_about() {
    for (words, number) in all_words().into_iter().zip(0..) {
        for kind in GameKind::VARIANTS.iter().copied() {
            let names = hostile(2, number);
            let lobby = lobby(Options::classic(kind), &names, 1, 1).public_view();
            check_first(words.table(&lobby).message());
            for user in [1, 2].map(UserId::new) {
                for page in Page::VARIANTS.iter().copied() {
                    check_first(words.panel(&lobby, user, page).message());
                }
            }
        }
        for (options, seats) in tablet::games() {
            let mut tablet = tablet::tablet(options, &hostile(seats, number));
            tablet::play(&mut tablet, 1, |tablet| {
                let sheet = tablet.sheet().unwrap();
                if sheet.due() != Due::Nothing {
                    check_first(words.tablet(tablet, &sheet, None).message());
                }
            });
        }
    }
}
