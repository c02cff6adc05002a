//! Every test that runs in one process with others: suites that change nothing of the process itself, neither its
//! environment nor its log. They are one program, so that they are linked once. `tests/README.md` says what each is for.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly"
)]

mod achievements;
mod architecture;
mod challenge;
mod clocks;
mod company;
mod computers;
mod crowd;
mod daily;
mod emojis;
mod eyes;
mod fuzz;
mod games;
mod history;
mod hours;
mod leaks;
mod lessons;
mod pictures;
mod presses;
#[allow(dead_code, reason = "other tests run programs that do not end by themselves")]
#[path = "../shared/program.rs"]
mod program;
mod records;
#[path = "../shared/seed.rs"]
mod seed;
mod seeded;
mod shared;
mod store;
mod tables_visit;
mod tablet;
mod tournament;
mod view;
mod votes;
mod week;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
