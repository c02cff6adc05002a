//! Typed moves: legal moves are suggested, and no others; and every suggestion can be read back, in
//! every language.

use std::collections::BTreeSet;

use henge::features::press::{OwnPress, TypedMove};
use henge::language::Language;
use henge::rules::cards::{Card, CardSet, Rank, Suit};
use henge::rules::{Action, GameKind, OfGame, SeatView, cards, dice};
use henge::table::{AfterRoll, Move, PrivateView, Refusal, Table, UserId};
use henge::view::{Possible, Words};
use rand::RngExt as _;
use strum::VariantArray as _;

use crate::leaks::games::{Setup, by_user, card_setups, dice_setups, people, seats};
use crate::shared::actions::every_action;
use crate::view::check::check_sentences;

/// One of this number of moments is checked.
const ONE_IN: u32 = 60;
/// The approximate number of legal moves that are typed at a moment; they vary between moments.
const TYPED: usize = 12;

/// A player at one moment.
struct Moment<'a> {
    language: Language,
    words: &'a Words,
    english: &'a Words,
    table: &'a Table,
    user: UserId,
    own: PrivateView,
}

impl Moment<'_> {
    fn possible(&self) -> Vec<Possible> {
        self.words.possible(&self.own)
    }

    /// Some of the legal moves, each with its position among all.
    fn some(&self) -> Vec<(usize, Possible)> {
        let possible = self.possible();
        let step = possible.len().div_ceil(TYPED).max(1);
        let first = self.table.entries() as usize % step;
        possible.into_iter().enumerate().skip(first).step_by(step).collect()
    }

    fn read(&self, typed: &str) -> Option<OwnPress> {
        self.words.read_move(self.english, &self.own, typed).ok()
    }

    fn is_english(&self) -> bool {
        std::ptr::eq(self.words, self.english)
    }

    /// Returns whether the rules accept the move.
    fn is_accepted(&self, next: &Move) -> bool {
        self.table.decide(&by_user(self.user), next, 0).is_ok()
    }

    /// The cards of this person's hand that the rules forbid now.
    fn forbidden(&self) -> CardSet {
        let OfGame::Cards(view) = &self.own.game else { return CardSet::EMPTY };
        match (&view.ask, view.hand) {
            (Some(cards::Ask::Play { playable }), cards::Hand::Seen(hand)) => hand.minus(*playable),
            _ => CardSet::EMPTY,
        }
    }

    /// Returns whether this is a green card or box, and the yellow one with the same number is
    /// possible or held as well.
    fn has_yellow_for(&self, press: OwnPress) -> bool {
        let OwnPress::Answer { action, .. } = press else { return false };
        let yellow = match action {
            OfGame::Cards(cards::Action::Play(Card::Suited(Suit::Green, rank))) => {
                let yellow = Card::Suited(Suit::Yellow, rank);
                if self.forbidden().has(yellow) {
                    return true;
                }
                cards::Action::Play(yellow).into()
            }
            OfGame::Cards(cards::Action::NameTrump(Suit::Green)) => {
                cards::Action::NameTrump(Suit::Yellow).into()
            }
            OfGame::Dice(dice::Action::Predict(of)) if of.color == dice::Color::Green => {
                dice::Action::Predict(dice::Prediction { color: dice::Color::Yellow, ..of }).into()
            }
            OfGame::Cards(_) | OfGame::Dice(_) => return false,
        };
        self.answers().contains(&yellow)
    }

    /// The suggested answers; no two are the same press.
    fn answers(&self) -> Vec<Action> {
        let answer = |one: &Possible| match one.press {
            OwnPress::Answer { question, action, .. } => {
                assert_eq!(question, self.own.question, "{}", one.text);
                Some(action)
            }
            _ => None,
        };
        self.possible().iter().filter_map(answer).collect()
    }
}

/// Calls `look` at some moments of some games with every combination of options, for each person
/// who plays. Games alternate between languages.
fn in_games(setups: impl Iterator<Item = Setup>, mut look: impl FnMut(&Moment<'_>)) {
    let languages: Vec<Words> = Language::VARIANTS.iter().map(|one| Words::of(*one)).collect();
    let english = &languages[Language::English as usize];
    let each = Language::VARIANTS.iter().copied().zip(&languages);
    for (setup, (language, words)) in setups.zip(each.cycle()) {
        setup.play(|table, luck| {
            if luck.random_range(0..ONE_IN) != 0 {
                return;
            }
            for user in people(table) {
                let Some(own) = table.private_view(user) else { continue };
                look(&Moment { language, words, english, table, user, own });
            }
        });
    }
}

fn card_games() -> impl Iterator<Item = Setup> {
    (3..=6).flat_map(|players| card_setups(seats(players), 1).skip(players % 4).step_by(8))
}

fn dice_games() -> impl Iterator<Item = Setup> {
    (2..=5).flat_map(|players| dice_setups(seats(players), 4))
}

/// Checks that the suggestions are exactly the moves that the rules accept.
#[track_caller]
fn check_offers(moment: &Moment<'_>, all: &[Action]) {
    let (offered, question) = (moment.answers(), moment.own.question);
    for action in all.iter().copied() {
        let times = offered.iter().filter(|other| **other == action).count();
        let accepted = moment.is_accepted(&Move::Answer { question, action });
        assert_eq!(times, usize::from(accepted), "{action:?}");
    }
    assert!(offered.iter().all(|action| all.contains(action)), "{offered:?}");
}

/// Checks that every suggestion can be reached by typing, and is read correctly: its text, with its
/// note or without, in any case, and its value.
#[track_caller]
fn check_reads(moment: &Moment<'_>) {
    let own = &moment.own;
    let offered = moment.words.suggestions(moment.english, own, "");
    assert_eq!(offered.len(), moment.possible().len().min(25));
    for (place, one) in moment.some() {
        let [first, ..] = &moment.words.suggestions(moment.english, own, &one.text)[..] else {
            panic!("nothing is offered for {one:?}")
        };
        let chosen = TypedMove::Chosen(own.table.id, one.press);
        assert_eq!(TypedMove::read(&first.value), Some(chosen), "{first:?}");
        assert!(offered.get(place).is_none_or(|choice| choice == first), "{first:?}");
        for typed in [&one.text, &first.label, &first.label.to_uppercase()] {
            assert_eq!(moment.read(typed), Some(one.press), "{typed}");
        }
        for text in [&first.label, &first.value] {
            assert!((1..=100).contains(&text.encode_utf16().count()), "{text}");
        }
        check_sentences(&first.label);
    }
}

/// A short form with the letters that cards and dice bear in this language.
fn translated(words: &Words, short: &str) -> String {
    let letter = |letter: char| match letter {
        'B' => words.say("letter-blue"),
        'G' => words.say("letter-green"),
        'R' => words.say("letter-red"),
        'Y' => words.say("letter-yellow"),
        'W' => words.say("letter-wizard"),
        'J' => words.say("letter-jester"),
        other => other.to_string(),
    };
    short.chars().map(letter).collect()
}

/// Checks that moves can be typed in the game's shortest forms and in the buttons' forms: with the
/// letters of one's own language, and with the English ones, which are never read as another move.
#[track_caller]
fn check_short_forms(moment: &Moment<'_>) {
    for (_, one) in moment.some() {
        let short = match one.press {
            OwnPress::Answer { action: OfGame::Cards(action), .. } => match action {
                cards::Action::NameTrump(suit) => suit.letter().to_string(),
                cards::Action::Predict(tricks) => tricks.to_string(),
                cards::Action::Play(card) => card.to_string(),
            },
            OwnPress::Answer { action: OfGame::Dice(action), .. } => match action {
                dice::Action::Predict(of) => format!("{}{}", of.number.get(), of.color.letter()),
                dice::Action::Roll(dice) => {
                    dice.dice().map(|die| (die.index() + 1).to_string()).collect()
                }
                dice::Action::Stay => "stay".to_owned(),
                dice::Action::Score(dice::Scoring::Prediction) => "score".to_owned(),
                dice::Action::Score(dice::Scoring::JesterScore) => "jester".to_owned(),
                dice::Action::Turn(_)
                | dice::Action::Strike(_)
                | dice::Action::NameWizardColor(_) => continue,
            },
            _ => continue,
        };
        let read = moment.read(&short);
        assert!(read.is_none_or(|read| read == one.press), "{short}: {read:?}");
        // A word of English may be the beginning of another word.
        if !moment.is_english() && short.contains(char::is_lowercase) {
            continue;
        }
        let own = translated(moment.words, &short);
        // In German and Dutch, the letter of green begins the name of yellow.
        let asks = moment.has_yellow_for(one.press);
        for own in [own.to_lowercase(), own] {
            let read = moment.read(&own);
            assert!(read == Some(one.press) || asks && read.is_none(), "{own}: {read:?}");
        }
    }
}

/// Ways in which people say this in a language, which are not the words of the move.
fn said_by_people(language: Language, action: Action) -> Vec<String> {
    use Language::{Dutch, English, French, German};
    let text = |text: &str| vec![text.to_owned()];
    match (action, language) {
        (OfGame::Cards(cards::Action::Predict(2)), _) => match language {
            English => text("I bid two tricks, please"),
            German => text("ich sage zwei Stiche an"),
            French => text("j’annonce deux plis"),
            Dutch => text("ik win twee slagen"),
        },
        (OfGame::Cards(cards::Action::Play(Card::Suited(Suit::Green, rank))), _) => {
            let rank = rank.number();
            match language {
                English => vec![format!("lead the green {rank}"), format!("elf {rank}")],
                German => vec![format!("die grüne {rank}"), format!("GRUENE {rank} legen")],
                French => vec![format!("le {rank} vert"), format!("elfe {rank}")],
                Dutch => vec![format!("leg de groene {rank}"), format!("elfen {rank}")],
            }
        }
        (OfGame::Cards(cards::Action::Play(Card::Wizard)), French) => text("le magicien"),
        (OfGame::Cards(cards::Action::Play(Card::Jester)), _) => match language {
            English => text("the fool"),
            German => text("den Hofnarr"),
            French => vec!["le bouffon".to_owned(), "un bouffon".to_owned()],
            Dutch => vec!["de hofnar".to_owned(), "een hofnar".to_owned()],
        },
        (OfGame::Dice(dice::Action::Predict(of)), _) if of.color == dice::Color::Red => {
            let number = of.number.get();
            match language {
                English => vec![format!("{number} x red"), format!("{number} red dice")],
                German => vec![format!("{number}x rot"), format!("{number} rote")],
                French => vec![format!("{number} rouges"), format!("{number} fois rouge")],
                Dutch => vec![format!("{number} keer rood"), format!("{number} rode")],
            }
        }
        (OfGame::Dice(dice::Action::Score(dice::Scoring::Prediction)), _) => match language {
            English => text("leave"),
            German => text("aussteigen"),
            French => text("sortir"),
            Dutch => text("stoppen"),
        },
        _ => Vec::new(),
    }
}

/// Checks the ways in which people say the possible moves. Returns those that were there.
#[track_caller]
fn check_said_by_people(language: Language, moment: &Moment<'_>) -> BTreeSet<String> {
    let mut said = BTreeSet::new();
    for one in moment.possible() {
        let OwnPress::Answer { action, .. } = one.press else { continue };
        for typed in said_by_people(language, action) {
            assert_eq!(moment.read(&typed), Some(one.press), "{typed}");
            said.insert(typed);
        }
    }
    said
}

/// Checks that a move that the rules forbid is read, so that the rules refuse it, and a number below
/// zero is not.
#[track_caller]
fn check_forbidden(moment: &Moment<'_>) {
    let (words, question) = (moment.words, moment.own.question);
    let SeatView::Cards(view) = &moment.own.game else { return };
    let [first, ..] = moment.answers()[..] else { return };
    let (typed, action) = match first {
        OfGame::Cards(cards::Action::Play(_)) => {
            let forbidden = |rank: &u8| {
                let card = Card::Suited(Suit::Blue, Rank::new(*rank).unwrap());
                !moment.answers().contains(&cards::Action::Play(card).into())
            };
            let Some(rank) = (1..=13).find(forbidden) else { return };
            let card = Card::Suited(Suit::Blue, Rank::new(rank).unwrap());
            (format!("{} {rank}", words.say("suit-blue")), cards::Action::Play(card))
        }
        OfGame::Cards(cards::Action::Predict(_)) => {
            assert_eq!(moment.read("-1"), None);
            let tricks = view.table.cards + 1;
            if tricks > 20 {
                return;
            }
            (tricks.to_string(), cards::Action::Predict(tricks))
        }
        OfGame::Cards(cards::Action::NameTrump(_)) | OfGame::Dice(_) => return,
    };
    let action = Action::from(action);
    assert_eq!(
        moment.read(&typed),
        Some(OwnPress::Answer { question, action, place: 0 }),
        "{typed}"
    );
    assert!(!moment.is_accepted(&Move::Answer { question, action }), "{typed}");
}

#[test]
fn what_people_say_in_other_words_is_read_and_what_is_forbidden_is_refused_by_the_rules() {
    let mut said = BTreeSet::new();
    for games in [&mut card_games() as &mut dyn Iterator<Item = Setup>, &mut dice_games()] {
        in_games(games.step_by(3), |moment| {
            said.extend(check_said_by_people(moment.language, moment));
            check_forbidden(moment);
        });
    }
    for part in ["zwei Stiche", "magicien", "hofnar", " rode", "sortir", "lead the green"] {
        assert!(said.iter().any(|typed| typed.contains(part)), "{part} was never to be said");
    }
}

#[test]
fn what_means_a_card_of_ones_hand_that_the_rules_forbid_plays_no_other_card() {
    let mut asked = BTreeSet::new();
    in_games(card_games(), |moment| {
        for card in moment.forbidden().cards() {
            let Card::Suited(suit, rank) = card else { panic!("{card} may always be played") };
            let name = moment.words.say(&format!("suit-{}", suit.word()));
            let letter = translated(moment.words, &suit.letter().to_string());
            let rank = rank.number();
            for typed in
                [format!("{name} {rank}"), format!("{letter}{rank}"), rank.to_string(), name]
            {
                let Some(OwnPress::Answer { action, .. }) = moment.read(&typed) else {
                    asked.insert((moment.language.to_string(), typed));
                    continue;
                };
                assert_eq!(action, cards::Action::Play(card).into(), "{typed}");
            }
        }
    });
    // In German and Dutch, the letter of green begins the name of yellow.
    for language in [Language::German, Language::Dutch] {
        let is_asked = |(of, typed): &(String, String)| {
            *of == language.to_string() && typed.starts_with('G') && !typed.starts_with("Ge")
        };
        assert!(asked.iter().any(is_asked), "{language}: no letter was ever ambiguous");
    }
}

/// Checks that nonsense gets a sentence that names possible moves.
#[track_caller]
fn check_nonsense(moment: &Moment<'_>) {
    let asked = !moment.answers().is_empty();
    for typed in ["", " — ", "xyzzy", "play the unknown", "99 red balloons", "**q** `<@99>`"] {
        let sentence = moment.words.read_move(moment.english, &moment.own, typed).unwrap_err();
        check_sentences(&sentence);
        assert!(sentence.chars().count() <= 1000, "{sentence}");
        let named = moment.possible().iter().any(|one| sentence.contains(&one.text));
        assert_eq!(named, asked, "{sentence}");
    }
}

#[test]
fn in_the_card_game_everything_that_is_allowed_is_offered_in_words_and_nothing_else() {
    let all = every_action(GameKind::Cards);
    let mut kinds = BTreeSet::new();
    in_games(card_games(), |moment| {
        check_offers(moment, &all);
        check_reads(moment);
        check_short_forms(moment);
        check_nonsense(moment);
        kinds.extend(moment.answers().iter().map(kind));
    });
    assert_eq!(kinds.into_iter().collect::<String>(), "cpt");
}

#[test]
fn in_the_dice_game_everything_that_is_allowed_is_offered_in_words_and_nothing_else() {
    let all = every_action(GameKind::Dice);
    let mut kinds = BTreeSet::new();
    in_games(dice_games(), |moment| {
        check_offers(moment, &all);
        check_orders(moment);
        check_reads(moment);
        check_short_forms(moment);
        check_nonsense(moment);
        kinds.extend(moment.answers().iter().map(kind));
    });
    assert_eq!(kinds.into_iter().collect::<String>(), "jprstwxy");
}

/// The first letter of an action's text.
fn kind(action: &Action) -> char {
    let text = match action {
        OfGame::Cards(action) => action.to_string(),
        OfGame::Dice(action) => action.to_string(),
    };
    text.chars().next().unwrap()
}

/// Checks that standing orders can be given at any time.
#[track_caller]
fn check_orders(moment: &Moment<'_>) {
    let order = |one: &Possible| match one.press {
        OwnPress::Order(order) => Some(order),
        _ => None,
    };
    let offered: Vec<_> = moment.possible().iter().filter_map(order).collect();
    let all: Vec<_> =
        AfterRoll::VARIANTS.iter().map(|order| OfGame::Dice((*order).into())).collect();
    assert_eq!(offered, all);
    assert!(offered.into_iter().all(|order| moment.is_accepted(&Move::Order(order))));
}

#[test]
fn of_the_seers_dice_those_that_are_marked_are_offered_first_and_what_is_typed_finds_the_others() {
    let mut seen = 0;
    in_games(dice_games(), |moment| {
        let OfGame::Dice(view) = &moment.own.game else { panic!("a dice game") };
        let Some(dice::Ask::RollOrScore { rolling, .. }) = view.ask else { return };
        seen += 1;
        let offered = moment.words.suggestions(moment.english, &moment.own, "");
        let prediction = view.prediction.unwrap();
        let counting = view.table.round.on_table().counting(prediction.color);
        let missing = rolling.dice.minus(counting);
        let first = match TypedMove::read(&offered[0].value) {
            Some(TypedMove::Chosen(_, OwnPress::Answer { action, .. })) => action,
            other => panic!("{other:?}"),
        };
        if missing.is_empty() {
            assert_eq!(first, OfGame::Dice(dice::Action::Score(dice::Scoring::Prediction)));
        } else {
            assert_eq!(first, OfGame::Dice(dice::Action::Roll(missing)));
        }
        for die in rolling.dice.dice() {
            let single = OfGame::Dice(dice::Action::Roll([die].into_iter().collect()));
            let value = TypedMove::choice(
                moment.own.table.id,
                OwnPress::Answer { question: moment.own.question, action: single, place: 0 },
            );
            assert!(offered.iter().any(|choice| choice.value == value), "{value}");
        }
    });
    assert!(seen > 0);
}

#[test]
fn nothing_is_offered_when_the_game_is_over() {
    let words = Words::english();
    for setup in card_setups(seats(3), 1).take(1).chain(dice_setups(seats(2), 1).take(1)) {
        let mut last = None;
        setup.play(|table, _| last = Some(table.clone()));
        let user = people(last.as_ref().unwrap())[0];
        let over = last.unwrap().decide(&by_user(user), &Move::End, 0).unwrap().table;
        let own = over.private_view(user).unwrap();
        assert!(words.possible(&own).is_empty());
        let answer =
            Move::Answer { question: own.question, action: every_action(setup.options.kind())[0] };
        assert_eq!(over.decide(&by_user(user), &answer, 0).unwrap_err(), Refusal::Over);
    }
}
