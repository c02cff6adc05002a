//! Every heading to which an error message or a setting refers a host exists.

use std::path::Path;

use crate::home;

/// All texts that a host reads: the program's own, and the files for deployment.
fn texts() -> Vec<(String, String)> {
    let mut texts = Vec::new();
    for start in
        ["src", "packaging", "docs", ".env.example", "compose.yaml", "Dockerfile", "README.md"]
    {
        collect(&home().join(start), &mut texts);
    }
    texts
}

fn collect(path: &Path, texts: &mut Vec<(String, String)>) {
    if path.is_dir() {
        for file in path.read_dir().unwrap() {
            collect(&file.unwrap().path(), texts);
        }
    } else if let Ok(text) = std::fs::read_to_string(path) {
        // A Rust string that ends with a backslash continues on the next line.
        let lines: Vec<&str> =
            text.lines().map(|line| line.trim().trim_end_matches('\\')).collect();
        texts.push((path.display().to_string(), lines.join(" ")));
    }
}

/// The documents and headings to which a text refers, as in `(docs/hosting.md, Settings)`.
fn references(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let parentheses = text.split('(').skip(1).filter_map(|rest| Some(rest.split_once(')')?.0));
    let pairs = parentheses.filter_map(|inside| inside.split_once(", "));
    pairs.filter(|(document, heading)| {
        let is_document = *document == "README" || document.strip_suffix(".md").is_some();
        is_document && heading.starts_with(|first: char| first.is_ascii_uppercase())
    })
}

#[test]
fn every_heading_that_is_named_exists() {
    let mut found = Vec::new();
    for (file, text) in texts() {
        for (document, heading) in references(&text) {
            let document = document.trim_end_matches(".md");
            let path = home().join(document).with_extension("md");
            let text =
                std::fs::read_to_string(&path).unwrap_or_else(|_| panic!("{file}: {document}"));
            let is_it = |line: &str| line.trim_start_matches('#').trim() == heading;
            let mut headings = text.lines().filter(|line| line.starts_with('#'));
            assert!(headings.any(is_it), "{file} names {heading:?}, which is not in {document}.md");
            found.push(file.clone());
        }
    }
    for sender in [".env.example", "src/store/errors.rs"] {
        assert!(found.iter().any(|file| file.ends_with(sender)), "{sender} names one: {found:?}");
    }
}
