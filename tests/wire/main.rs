//! Whole games over the real wire: the bot is connected to a playground's gateway and REST API and
//! uses a real SQLite file.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly"
)]

mod anywhere;
mod bad_input;
mod bell;
mod challenge;
mod company;
mod crowd;
mod cuts;
mod daily;
mod dice;
mod disk;
mod duplicates;
mod emojis;
mod ends;
mod eyes;
mod faults;
mod first_games;
mod first_seer;
mod full_disk;
mod games;
mod help;
mod hints;
mod history;
mod hour;
mod languages;
mod late;
mod leaderboard;
mod limits;
mod log;
mod moves;
mod newcomers;
mod own;
mod pace;
mod panel;
mod pictures;
mod places;
mod privacy;
mod processes;
mod profile;
mod public_panel;
mod ratings;
mod settings;
mod shards;
mod stage;
mod tablet;
mod threads;
mod titles;
mod truth;
mod votes;
mod week;
mod words;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
