//! `henge ladder`: every player plays against every other one, and all are rated.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use super::Failure;
use super::games::{Games, failure, help};
use super::series::{Series, stop, stopped};
use crate::simulation::{Command, Entrant, Entrants, Ladder, Rated, Ratings};

#[derive(clap::Args)]
#[command(after_help = help())]
pub(super) struct Arguments {
    /// The folder of the players: each executable file in it is one.
    folder: PathBuf,
    #[command(flatten)]
    of: Games,
    #[command(flatten)]
    series: Series,
    /// Number of games of each pair, who sit alternately; rounded up so that each deal is played
    /// from both sides.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// More players: levels and programs.
    #[arg(long, value_name = "WHO,…")]
    with: Option<Entrants>,
    /// Prints JSON instead of a table.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let ladder = ladder(arguments).map_err(Failure::Usage)?;
    let stop = stop();
    let ratings = ladder.play(stop, arguments.series.tell());
    let folder = arguments.folder.display().to_string();
    let ratings = ratings.map_err(|broken| failure(&folder, &broken))?;
    let text = if arguments.json {
        let json = serde_json::to_string_pretty(&ratings);
        json.map_err(|error| Failure::Failed(error.to_string()))? + "\n"
    } else {
        table(&ratings)
    };
    io::stdout().write_all(text.as_bytes()).map_err(|_| Failure::OutputClosed)?;
    stopped(stop, ratings.games)
}

fn ladder(arguments: &Arguments) -> Result<Ladder, String> {
    let Arguments { folder, of, series, games, with, json: _ } = arguments;
    let (options, seats) = of.options()?;
    if seats.get() % 2 != 0 {
        return Err("--players must be even: two players sit alternately".to_owned());
    }
    let mut players = players(folder)?;
    for player in with.iter().flat_map(|with| &with.0) {
        if !players.contains(player) {
            players.push(player.clone());
        }
    }
    if players.len() < 2 {
        return Err(format!(
            "a ladder needs two players, and {} has {} executable files: add players with --with",
            folder.display(),
            players.len(),
        ));
    }
    Ok(Ladder {
        options,
        seats,
        players,
        programs: of.programs(),
        seed: of.seed.clone(),
        games: *games,
        threads: series.threads(),
    })
}

/// The players in this folder, by the names of their files.
fn players(folder: &Path) -> Result<Vec<Entrant>, String> {
    let unreadable = |error: io::Error| format!("cannot read {}: {error}", folder.display());
    let folder = folder.canonicalize().map_err(unreadable)?;
    let entries = folder.read_dir().map_err(unreadable)?;
    let files = entries.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<PathBuf>>>();
    let mut files = files.map_err(unreadable)?;
    files.retain(|file| is_executable(file));
    files.sort();
    Ok(files.iter().map(|file| Entrant::Program(Command::of_file(file))).collect())
}

#[cfg(unix)]
fn is_executable(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    file.metadata().is_ok_and(|file| file.is_file() && file.permissions().mode() & 0o111 != 0)
}

/// Windows runs files with this extension.
#[cfg(not(unix))]
fn is_executable(file: &Path) -> bool {
    file.is_file() && file.extension().is_some_and(|extension| extension == "exe")
}

/// The ladder as a table, and the players that have made mistakes below it.
fn table(ratings: &Ratings) -> String {
    let mut lines = vec!["rating    ±   games  wins %  points  player".to_owned()];
    let mut faults = Vec::new();
    let shown =
        |number: Option<f64>| number.map_or("-".to_owned(), |number| format!("{number:.1}"));
    for one in &ratings.ladder {
        let Rated { entrant, rating, standard_error, games, not_ready, .. } = one;
        let (percent, points) =
            (shown(one.win_share.map(|share| share * 100.0)), shown(one.points));
        lines.push(format!(
            "{rating:6.0} {standard_error:4.0} {games:7} {percent:>7} {points:>7}  {entrant}"
        ));
        if let Rated { first_fault: Some(fault), forfeits, .. } = one {
            faults.push(format!("{entrant} lost {forfeits} games by default; the first: {fault}"));
        }
        if *not_ready > 0 {
            faults.push(format!("{entrant} was not ready after {not_ready} games"));
        }
    }
    lines.extend(faults);
    lines.join("\n") + "\n"
}
