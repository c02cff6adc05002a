//! Reads lines of foreign text one by one, with a limit on their length.

use std::io::{self, BufRead, Read as _};

/// The maximum length of a line in bytes, far above that of any line in the protocol or in a
/// record.
const LONGEST: u64 = 1 << 20;

/// The lines of a text, without their line endings.
pub(super) struct Lines<R> {
    text: R,
    /// The number of the line read last, from 1.
    number: usize,
}

impl<R: BufRead> Lines<R> {
    pub(super) const fn of(text: R) -> Self {
        Self { text, number: 0 }
    }

    fn read(&mut self) -> io::Result<Option<String>> {
        let mut line = Vec::new();
        (&mut self.text).take(LONGEST).read_until(b'\n', &mut line)?;
        if line.is_empty() {
            return Ok(None);
        }
        if line.len() as u64 == LONGEST && !line.ends_with(b"\n") {
            return Err(io::Error::other(format!("it is longer than {LONGEST} bytes")));
        }
        let end = [&b"\r\n"[..], b"\n"].into_iter().find(|end| line.ends_with(end));
        line.truncate(line.len() - end.map_or(0, <[u8]>::len));
        String::from_utf8(line).map(Some).map_err(|_| io::Error::other("it is not text in UTF-8"))
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = io::Result<String>;

    fn next(&mut self) -> Option<Self::Item> {
        self.number += 1;
        let number = self.number;
        let in_line = |error| io::Error::other(format!("line {number}: {error}"));
        self.read().transpose().map(|line| line.map_err(in_line))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, lines: &[&str]) {
        let read: io::Result<Vec<_>> = Lines::of(text.as_bytes()).collect();
        assert_eq!(
            read.ok().as_deref(),
            Some(&lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>()[..])
        );
        assert!(text.lines().eq(lines.iter().copied()), "as the library splits it");
    }

    #[test]
    fn lines_have_any_end() {
        check("", &[]);
        check("\n", &[""]);
        check("a\nb", &["a", "b"]);
        check("a\r\n\r\nb\n", &["a", "", "b"]);
        check("a\rb\n", &["a\rb"]);
    }

    #[test]
    fn a_line_has_an_end() {
        let long = vec![b'x'; LONGEST as usize];
        for (text, word) in
            [(&long[..], "line 1: it is longer"), (b"a\n\xff\n", "line 2: it is not text")]
        {
            let said = Lines::of(text).find_map(Result::err).map(|error| error.to_string());
            assert!(said.is_some_and(|said| said.contains(word)), "{word}");
        }
        let mut ended = vec![b'x'; LONGEST as usize - 1];
        ended.push(b'\n');
        assert!(Lines::of(&*ended).all(|line| line.is_ok()));
    }
}
