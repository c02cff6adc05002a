//! `cargo run -p art` regenerates the emojis, the sprites and the logo.

use std::error::Error;
use std::fs;

fn main() -> Result<(), Box<dyn Error>> {
    let files = art::made()?;
    let mut bytes = 0;
    for made in &files {
        let path = art::folder().join(&made.path);
        fs::create_dir_all(path.parent().unwrap_or(&path))?;
        fs::write(&path, &made.bytes)?;
        bytes += made.bytes.len();
    }
    println!("{} files, {} kB", files.len(), bytes / 1000);
    Ok(())
}
