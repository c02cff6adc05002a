//! Pictures written to a folder for inspection.

use std::path::Path;

use henge::picture::Picture;

/// Writes a picture and its alt text if `HENGE_PICTURES` names a folder.
pub fn save(name: &str, picture: &Picture) {
    let Ok(folder) = std::env::var("HENGE_PICTURES") else { return };
    let path = Path::new(&folder).join(name);
    std::fs::write(path.with_extension("png"), picture.png().unwrap()).unwrap();
    std::fs::write(path.with_extension("txt"), picture.alt()).unwrap();
}
