//! The contract that every game fulfills, whatever its rules.
//!
//! A new game implements [`Contract`] in one file, and is listed once below.

mod allowed;
mod card_game;
mod conserved;
mod decisions;
mod dice_game;
mod endings;
mod game;
mod log;
mod offers;
mod options;
mod play;
mod public;
mod records;
mod words;
mod worlds;

/// Checks every law for this game.
macro_rules! keeps_the_contract {
    ($name:ident, $game:ty) => {
        keeps_the_contract!($name, $game,
            allowed::a_log_holds_what_is_due_or_decided_and_nothing_else,
            conserved::nothing_is_lost_or_doubled,
            decisions::answering_changes_nothing,
            decisions::what_is_carried_out_is_the_answer_and_what_follows_by_itself,
            decisions::the_luck_of_a_game_gives_the_same_events_again,
            endings::every_game_ends_with_a_result,
            endings::a_game_that_is_stopped_is_over_without_a_result,
            log::a_replay_of_the_written_events_is_the_game,
            log::every_event_reads_as_it_is_written,
            offers::what_is_offered_is_accepted_and_nothing_else,
            offers::the_game_waits_for_somebody_until_it_is_over,
            offers::nobody_is_asked_who_does_not_sit_at_the_table,
            offers::every_action_reads_as_it_is_written,
            options::every_value_of_every_option_can_be_chosen,
            options::a_pick_is_of_one_game,
            options::options_are_for_the_numbers_of_players_between_the_fewest_and_the_most,
            public::the_public_state_counts_the_rounds_and_keeps_their_totals,
            public::an_event_names_the_seat_that_its_text_names,
            records::every_record_holds,
            records::a_record_tells_the_whole_game,
            records::the_record_of_a_stopped_game_holds,
            worlds::another_world_is_the_same_to_its_viewer,
            worlds::another_world_can_be_played_on,
        );
    };
    ($name:ident, $game:ty, $($file:ident::$law:ident,)+) => {
        mod $name {
            $(#[test]
            fn $law() {
                crate::contract::$file::$law::<$game>();
            })+
        }
    };
}

keeps_the_contract!(cards, engine::rules::cards::CardGame);
keeps_the_contract!(dice, engine::rules::dice::DiceGame);
