//! The rules in short say what somebody needs who does not know the game.

use henge::rules::GameKind;
use henge::view::Words;

fn rules(kind: GameKind) -> String {
    let message = Words::english().rules(kind).message().clone();
    let fields = message.embed.unwrap().fields.into_iter();
    fields.flat_map(|field| [field.name, field.value]).collect::<Vec<_>>().join("\n")
}

#[track_caller]
fn check_says(kind: GameKind, parts: &[&str]) {
    let rules = rules(kind);
    for part in parts {
        assert!(rules.contains(part), "{part:?} in {rules}");
    }
}

#[test]
fn the_card_game_is_explained_with_numbers() {
    check_says(
        GameKind::Cards,
        &[
            "60 cards",
            "1 to 13",
            "four Wizards",
            "which beat every card",
            "which lose to every card",
            "20 points, and 10 for each trick",
            "3 players play 20 rounds, 4 play 15, 5 play 12, 6 play 10",
            "In that last round no card is left to turn up, so there is no trump",
            "If that first card is a Wizard, there is no suit to follow",
            "**Unicolore** (3 or 4 players)",
            "**Quick** and **tournament**",
        ],
    );
}

#[test]
fn the_dice_game_is_explained_with_numbers() {
    check_says(
        GameKind::Dice,
        &[
            "Seven dice with six faces",
            "Wizard Color",
            "Up to three rolls",
            "an X is worth its column",
            "but earn no points",
            "the Seer stays",
            "after round 20",
            "3 bonus points",
        ],
    );
}
