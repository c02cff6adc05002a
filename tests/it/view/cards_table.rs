//! The table's message of a card game.

use henge::rules::cards::{Bidding, Options, TableView};
use henge::rules::{Seat, SeenPrediction};
use henge::view::{Message, Words};

use crate::view::games::{Moment, card_table, in_card_games, text};

/// Calls `look` at every moment of some games while they are played.
fn while_it_is_played(options: Options, look: impl Fn(&TableView, &Message)) {
    in_card_games(options, |words: &Words, moment: &Moment| {
        let view = &moment.people()[0];
        if !card_table(view).over {
            let message = words.table(&moment.table.public_view());
            look(card_table(view), message.message());
        }
    });
}

#[test]
fn it_says_whom_all_wait_for() {
    while_it_is_played(Options::default(), |_, message| {
        let waits = ["to predict", "to play", "to lead", "to name the trump suit"];
        assert!(waits.iter().any(|end| message.content.ends_with(end)), "{}", message.content);
        assert!(message.content.starts_with("**"), "{}", message.content);
    });
}

#[test]
fn it_says_how_much_is_still_free() {
    while_it_is_played(Options::default(), |view, message| {
        let footer = &message.embed.as_ref().unwrap().footer;
        let (said, cards) = (i16::from(view.said().unwrap()), i16::from(view.cards));
        if view.everybody_predicted {
            return;
        }
        let of = if cards == 1 { "the one trick".to_owned() } else { format!("{cards} tricks") };
        let tricks = if cards == 1 { "one trick".to_owned() } else { format!("{cards} tricks") };
        let expected = if said > cards {
            format!("{said} predicted so far for {tricks}: {} too many already", said - cards)
        } else if view.predictions.values().iter().all(|said| *said == SeenPrediction::NotMade) {
            "No predictions yet".to_owned()
        } else {
            format!("{said} of {of} predicted so far")
        };
        assert!(footer.starts_with(&expected), "{footer} is not {expected}");
    });
}

#[test]
fn it_does_not_sum_up_what_is_covered() {
    for (bidding, sentence) in [
        (Bidding::Covered, "Predictions stay covered until everyone has made one"),
        (Bidding::Secret, "Predictions are shown when the round is over"),
    ] {
        while_it_is_played(Options { bidding, ..Options::default() }, |view, message| {
            let footer = &message.embed.as_ref().unwrap().footer;
            let is_hidden = bidding == Bidding::Secret || !view.everybody_predicted;
            assert_eq!(footer.starts_with(sentence), is_hidden, "{footer}");
        });
    }
}

#[test]
fn a_covered_prediction_is_shown_as_made() {
    let options = Options { bidding: Bidding::Covered, ..Options::default() };
    while_it_is_played(options, |view, message| {
        let covered = |seen: &&SeenPrediction<u8>| **seen == SeenPrediction::Covered;
        let covered = view.predictions.values().iter().filter(covered).count();
        let block = text(message).split("```").nth(1).unwrap();
        assert_eq!(block.matches('?').count(), covered, "{block}");
    });
}

#[test]
fn a_star_stands_at_the_card_that_leads() {
    while_it_is_played(Options::default(), |view, message| {
        let text = text(message).replace(['\u{2060}', '*'], "");
        let Some(leading) = view.leading else {
            assert!(!text.contains('★'), "{text}");
            return;
        };
        let (_, card) = view.trick.iter().find(|(seat, _)| *seat == leading).unwrap();
        assert_eq!(text.matches('★').count(), 1, "{text}");
        assert!(text.contains(&format!("{card}\u{a0}★")), "{text}");
    });
}

#[test]
fn a_taken_trick_stays_until_the_next_card_is_led() {
    while_it_is_played(Options::default(), |view, message| {
        let Some(taken) = view.last_trick.as_ref().filter(|_| view.everybody_predicted) else {
            return;
        };
        let text = text(message).replace('\u{2060}', "");
        let in_this_round = view.tricks_taken() > 0;
        let line = text.lines().find(|line| line.contains(" took it"));
        assert_eq!(line.is_some(), in_this_round, "{text}");
        for (_, card) in taken.plays.iter().filter(|_| in_this_round) {
            assert!(
                line.unwrap().contains(&format!("**{card}"))
                    || line.unwrap().contains(&card.to_string())
            );
        }
        if in_this_round {
            assert_eq!(line.unwrap().starts_with("-# Before"), !view.trick.is_empty(), "{text}");
        }
    });
}

#[test]
fn it_tells_the_trick_on_which_the_last_open_prediction_hung_and_no_other() {
    let mut decisive = 0;
    for bidding in [Bidding::Open, Bidding::Secret] {
        in_card_games(Options { bidding, ..Options::default() }, |words, moment| {
            let own = &moment.people()[0];
            let view = card_table(own);
            if view.over {
                return;
            }
            let left = view.cards - view.tricks_taken();
            let may_hit = |seat, won, left| match view.predictions[seat] {
                SeenPrediction::Shown(said) => won <= said && said <= won + left,
                SeenPrediction::Covered | SeenPrediction::NotMade => true,
            };
            let hung_on = |winner| {
                let before = |(seat, won): (Seat, &u8)| {
                    may_hit(seat, won - u8::from(seat == winner), left + 1)
                };
                let after = |(seat, won): (Seat, &u8)| may_hit(seat, *won, left);
                view.won.iter().any(before) && !view.won.iter().any(after)
            };
            let taken = view.taken_in_this_round().filter(|_| view.trick.is_empty());
            let expected = taken.is_some_and(|taken| hung_on(taken.winner));
            let message = words.table(&moment.table.public_view());
            let beside = message.pictured().unwrap();
            let all =
                [text(message.message()), beside.picture.alt(), &format!("{:?}", beside.message)];
            for told in all {
                assert_eq!(told.contains("The last prediction hung on it."), expected, "{told}");
            }
            decisive += u8::from(expected);
        });
        assert!(decisive > 5, "{decisive}");
    }
}

#[test]
fn a_rounds_result_stays_while_the_next_predictions_are_made() {
    while_it_is_played(Options::default(), |view, message| {
        let text = text(message);
        let result = format!("Round {}:", view.sheet.len());
        let stands = !view.sheet.is_empty() && !view.everybody_predicted;
        assert_eq!(text.starts_with(&result), stands, "{text}");
        assert_eq!(text.contains("Last trick"), stands, "{text}");
    });
}

#[test]
fn every_symbol_has_its_letter_or_word() {
    while_it_is_played(Options::default(), |_, message| {
        let embed = message.embed.as_ref().unwrap();
        let text = format!("{}\n{}", embed.title, embed.description);
        let after = |symbol: char| {
            let text = text.clone();
            let ends: Vec<usize> = text.match_indices(symbol).map(|(at, _)| at).collect();
            ends.into_iter().map(move |at| text[at..].chars().skip(1).take(2).collect::<String>())
        };
        for (symbol, letter, word) in [
            ('🟦', "\u{2060}B", "\u{a0}b"),
            ('🟩', "\u{2060}G", "\u{a0}g"),
            ('🟥', "\u{2060}R", "\u{a0}r"),
            ('🟨', "\u{2060}Y", "\u{a0}y"),
            ('🧙', "\u{2060}W", "\u{2060}W"),
            ('🃏', "\u{2060}J", "\u{2060}J"),
        ] {
            for next in after(symbol) {
                assert!(next == letter || next == word, "{symbol}{next} in {text}");
            }
        }
    });
}
