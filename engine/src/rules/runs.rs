//! Runs of consecutive predictions that came true exactly.

/// The runs of one player in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Runs {
    /// The length of the longest run.
    pub longest: u16,
    /// The length of the run that began the game; 0 if the first prediction did not come true.
    pub first: u16,
    /// The length of the run that ended the game; 0 if the last prediction did not come true.
    pub last: u16,
}

impl FromIterator<bool> for Runs {
    /// Takes one value for each prediction, in the order in which they were scored: true if it came
    /// true exactly.
    fn from_iter<T: IntoIterator<Item = bool>>(came_true: T) -> Self {
        let (mut runs, mut has_missed) = (Self::default(), false);
        for exact in came_true {
            has_missed |= !exact;
            runs.last = if exact { runs.last + 1 } else { 0 };
            runs.longest = runs.longest.max(runs.last);
            if !has_missed {
                runs.first = runs.last;
            }
        }
        runs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(came_true: &str, longest: u16, first: u16, last: u16) {
        let runs: Runs = came_true.chars().map(|mark| mark == 'x').collect();
        assert_eq!(runs, Runs { longest, first, last }, "{came_true}");
    }

    #[test]
    fn runs_of_a_game() {
        check("", 0, 0, 0);
        check("x", 1, 1, 1);
        check(".", 0, 0, 0);
        check("xxx", 3, 3, 3);
        check("xx.xxx.x", 3, 2, 1);
        check(".xx.", 2, 0, 0);
        check("..xx", 2, 0, 2);
    }
}
