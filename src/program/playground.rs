//! `henge playground`: the bot and a local stand-in for Discord, in one process.

use std::path::PathBuf;
use std::time::Duration;

use playground::{Options, Playground};

use super::run::{block_on, run_bot, stop_signal};
use super::{Failure, logs};
use crate::computer::advice::Effort;
use crate::emojis;
use crate::language::Pseudo;
use crate::settings::{Daily, Environment, LogFormat, Pictures, Presses, Settings, Watch};
use crate::table::Randomness;

/// The names of the playground's people.
const PEOPLE: [&str; 8] = ["Ada", "Ben", "Cy", "Di", "Eve", "Finn", "Gus", "Hana"];

/// The group chat of all people. The bot is no member of it.
const GROUP: &str = "Game night";

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The page's port on this machine; 0 takes any that is free.
    #[arg(long, default_value_t = 8090)]
    port: u16,
    /// Number of people on the server: 1 to 8.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=8))]
    people: u8,
    /// Names of the first people, separated by commas, to see long ones or those of another script.
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    /// The folder that keeps its database.
    #[arg(long, default_value = "playground-data")]
    folder: PathBuf,
    /// Pause of computer players before they act, in milliseconds.
    #[arg(long, default_value_t = 900)]
    pause: u64,
    /// Writes English as a pseudo-language, for translators: xx-long, xx-rtl or xx-wide.
    #[arg(long)]
    pseudo: Option<Pseudo>,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let environment = Environment::default();
    logs::start(LogFormat::read(&environment)?, &environment);
    block_on(play(arguments))?
}

async fn play(arguments: &Arguments) -> Result<(), Failure> {
    let folder = &arguments.folder;
    std::fs::create_dir_all(folder)
        .map_err(|error| Failure::Failed(format!("cannot make {}: {error}", folder.display())))?;
    let names = arguments.names.iter().map(String::as_str);
    let others = PEOPLE.into_iter().skip(arguments.names.len());
    let people = names.chain(others).take(usize::from(arguments.people));
    let people: Vec<String> = people.map(str::to_owned).collect();
    let options = Options {
        port: arguments.port,
        groups: [(GROUP.to_owned(), people.clone())].into(),
        people,
        bot: "henge".to_owned(),
        ..Options::to_play()
    };
    let playground = Playground::start(options).await.map_err(|error| {
        let port = arguments.port;
        Failure::Failed(format!("cannot open port {port}: {error}; choose another with --port"))
    })?;
    // The emojis are there from the first moment.
    for emoji in emojis::ALL {
        playground.add_emoji(emoji.name, emoji.png);
    }
    let database = folder.join("henge.db");
    println!("Open {} and choose who you are (a tab each).", playground.base());
    println!("Games and scores are kept in {}. Ctrl-C stops.", database.display());
    let settings = Settings {
        token: playground.token().to_owned(),
        database_url: format!("sqlite://{}", database.display()),
        backups: None,
        api_base: Some(playground.base().to_owned()),
        pause: Duration::from_millis(arguments.pause),
        metrics: None,
        watch: Watch::default(),
        randomness: Randomness::System,
        presses: Presses::default(),
        pictures: Pictures::On,
        pseudo: arguments.pseudo,
        emoji_pause: None,
        effort: Effort::FULL,
        shards: None,
        daily: Daily::default(),
    };
    run_bot(&settings, stop_signal()).await?;
    playground.stop();
    Ok(())
}
