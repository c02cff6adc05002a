//! The program `playground`: starts a playground and prints its address.

use std::io::{self, Write};

use playground::{Options, Playground};

/// The reason why requests are not checked against Discord's `OpenAPI` file.
const WHY_NO_SCHEMA: &str = if cfg!(feature = "schema") {
    "DISCORD_OPENAPI does not name Discord's OpenAPI file"
} else {
    "built without the feature `schema` (`--features schema`)"
};

#[tokio::main]
async fn main() -> io::Result<()> {
    let port = std::env::args().nth(1).and_then(|port| port.parse().ok()).unwrap_or(8090);
    let playground = Playground::start(Options { port, ..Options::to_play() }).await?;
    let mut out = io::stdout();
    writeln!(out, "page:  {}", playground.base())?;
    writeln!(out, "base:  {}   (instead of https://discord.com)", playground.base())?;
    writeln!(out, "token: {}", playground.token())?;
    if !playground.schema_checked() {
        writeln!(out, "only the limits in prose are checked: {WHY_NO_SCHEMA}")?;
    }
    tokio::signal::ctrl_c().await
}
