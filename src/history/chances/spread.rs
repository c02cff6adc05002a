//! A probability distribution over numbers of points.

/// The chances of `least` points, of one point more, and so on. Their sum is at most 1.
#[derive(Clone, Debug, Default)]
pub(super) struct Spread {
    least: i32,
    chances: Vec<f64>,
}

impl Spread {
    /// The distribution of a certain number of points.
    pub(super) fn sure(points: i32) -> Self {
        Self { least: points, chances: vec![1.0] }
    }

    /// The distribution with all points shifted by this number.
    pub(super) fn shifted(&self, points: i32) -> Self {
        Self { least: self.least + points, chances: self.chances.clone() }
    }

    /// The distribution after one more round with these results and their chances.
    pub(super) fn after(&self, round: &[(i32, f64)]) -> Self {
        let mut after = Self::default();
        for (points, chance) in round {
            after.add(self, *points, *chance);
        }
        after
    }

    /// Adds another distribution, shifted by `points` and weighted with `chance`.
    pub(super) fn add(&mut self, other: &Self, points: i32, chance: f64) {
        if other.chances.is_empty() {
            return;
        }
        let least = other.least + points;
        if self.chances.is_empty() {
            self.least = least;
        }
        let missing = (self.least - least).max(0);
        self.chances.splice(0..0, std::iter::repeat_n(0.0, missing as usize));
        self.least -= missing;
        let first = (least - self.least) as usize;
        let length = self.chances.len().max(first + other.chances.len());
        self.chances.resize(length, 0.0);
        for (sum, of) in self.chances[first..].iter_mut().zip(&other.chances) {
            *sum += of * chance;
        }
    }

    /// The sum of all chances.
    pub(super) fn all(&self) -> f64 {
        self.chances.iter().sum()
    }
}

/// Each player's chance to have the most points. A tie counts half.
pub(super) fn most(of_each: &[Spread]) -> Vec<f64> {
    let fewer: Vec<Fewer<'_>> = of_each.iter().map(Fewer::than).collect();
    let chance = |(own, spread): (usize, &Spread)| {
        let wins = (spread.least..).zip(&spread.chances).map(|(points, chance)| {
            let others = fewer.iter().enumerate().filter(|(other, _)| *other != own);
            others.fold(*chance, |chance, (_, fewer)| chance * fewer.have(points))
        });
        wins.sum()
    };
    of_each.iter().enumerate().map(chance).collect()
}

/// For each number of points, the chance of having fewer.
struct Fewer<'a> {
    of: &'a Spread,
    chances: Vec<f64>,
}

impl<'a> Fewer<'a> {
    fn than(of: &'a Spread) -> Self {
        let fewer = of.chances.iter().scan(0.0, |sum, chance| {
            let fewer = *sum;
            *sum += chance;
            Some(fewer)
        });
        Self { of, chances: fewer.chain([of.all()]).collect() }
    }

    /// The chance of fewer points than this, plus half the chance of exactly as many.
    fn have(&self, points: i32) -> f64 {
        let Ok(place) = usize::try_from(points - self.of.least) else { return 0.0 };
        let Some(fewer) = self.chances.get(place) else { return self.of.all() };
        fewer + 0.5 * self.of.chances.get(place).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(of_each: &[&[(i32, f64)]], chances: &[f64]) {
        let spreads = of_each.iter().map(|round| Spread::sure(0).after(round));
        let most = most(&spreads.collect::<Vec<_>>());
        let is_near = |(one, other): (&f64, &f64)| (one - other).abs() < 1e-9;
        assert!(most.iter().zip(chances).all(is_near), "{most:?} {chances:?}");
    }

    #[test]
    fn whoever_may_have_most_points_may_win() {
        check(&[&[(3, 1.0)], &[(2, 1.0)]], &[1.0, 0.0]);
        check(&[&[(3, 1.0)], &[(3, 1.0)]], &[0.5, 0.5]);
        check(&[&[(3, 0.5), (-1, 0.5)], &[(2, 1.0)]], &[0.5, 0.5]);
        check(&[&[(3, 0.5), (-1, 0.5)], &[(-1, 0.25), (2, 0.75)]], &[0.5625, 0.4375]);
        check(&[&[(1, 1.0)], &[(9, 0.1), (-9, 0.9)], &[(0, 1.0)]], &[0.9, 0.1, 0.0]);
    }

    #[test]
    fn rounds_add_up() {
        let coin = [(1, 0.5), (-1, 0.5)];
        let two = Spread::sure(10).after(&coin).after(&coin);
        assert_eq!((two.least, &two.chances[..]), (8, &[0.25, 0.0, 0.5, 0.0, 0.25][..]));
        let mut sum = two.shifted(-8);
        sum.add(&Spread::sure(-2), 0, 1.0);
        assert_eq!((sum.least, sum.chances[0], sum.all()), (-2, 1.0, 2.0));
    }
}
