//! The names on pictures: normalized, shortened, and told apart.

use icu_normalizer::ComposingNormalizer;

use super::letters::words;

/// The font size of names, in pixels.
pub(super) const SIZE: u8 = 28;

/// A name to be written, with the number of its seat, from 1, and the available width in pixels.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    pub(super) number: usize,
    pub(super) name: &'a str,
    pub(super) room: f32,
}

/// Names as they appear on pictures: shortened if too long, and with their seat number if several
/// would look alike.
pub(super) fn fitted(places: &[Place<'_>]) -> Vec<String> {
    let cut: Vec<String> = places.iter().map(|place| place.fitted()).collect();
    let looks_alike = |name: &String| cut.iter().filter(|other| *other == name).count() > 1;
    let fitted = |(place, name): (&Place<'_>, &String)| {
        if looks_alike(name) { place.cut(&format!(" {}", place.number)) } else { name.clone() }
    };
    places.iter().zip(&cut).map(fitted).collect()
}

impl Place<'_> {
    /// The name, shortened to fit.
    pub(super) fn fitted(self) -> String {
        self.cut("")
    }

    /// The name, shortened so that this ending fits behind it.
    fn cut(self, end: &str) -> String {
        let name = on_pictures(self.number, self.name);
        words(SIZE).cut(&name, self.room - words(SIZE).width(end)) + end
    }
}

/// The name as it appears on pictures, before it is shortened; `#4` for a name at seat 4 that
/// cannot be written.
fn on_pictures(place: usize, name: &str) -> String {
    written(name).unwrap_or_else(|| format!("#{place}"))
}

/// Returns whether pictures can write a name. If not, they show its seat number.
pub fn is_written(name: &str) -> bool {
    written(name).is_some()
}

/// The characters of a name that the font has, in normal form; `None` if that is less than half of
/// its letters.
fn written(name: &str) -> Option<String> {
    let name = ComposingNormalizer::new_nfkc().normalize(name);
    let letters = |text: &str| text.chars().filter(|letter| letter.is_alphanumeric()).count();
    let known: String =
        name.chars().filter(|letter| *letter == ' ' || words(SIZE).has(*letter)).collect();
    let known = known.split_whitespace().collect::<Vec<_>>().join(" ");
    let kept = letters(&known);
    (kept > 0 && kept * 2 >= letters(&name)).then_some(known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(name: &str, expected: &str) {
        assert_eq!(on_pictures(4, name), expected, "{name}");
    }

    #[test]
    fn names_are_written_as_far_as_the_font_goes() {
        check("Ada", "Ada");
        check("Jürgen", "Jürgen");
        check("Łukasz", "Łukasz");
        check("Дмитрий", "Дмитрий");
        check("Δημήτρης", "Δημήτρης");
        check("Nguyễn", "Nguyễn");
        check("★ Ada 🐉 Byron ★", "Ada Byron");
        check("𝓐𝓭𝓪", "Ada");
        check("Ａｄａ", "Ada");
        check("Zoe\u{308}", "Zoë");
        check("Ada 山", "Ada");
    }

    #[test]
    fn names_that_look_alike_have_their_places() {
        let names = ["Nebukadnezar", "Nebukadrezar", "Ben", "Ben"];
        let place = |(number, name)| Place { number, name, room: 90.0 };
        let places: Vec<Place<'_>> = (1..).zip(names).map(place).collect();
        let fitted = fitted(&places);
        assert_eq!(fitted[2..], ["Ben 3", "Ben 4"]);
        assert!(fitted[0].ends_with("… 1") && fitted[1].ends_with("… 2"), "{fitted:?}");
        for name in fitted {
            assert!(words(SIZE).width(&name) <= 90.0, "{name}");
        }
    }

    #[test]
    fn names_that_the_font_lacks_are_their_place() {
        for name in ["山田", "A山田", "🐉", "", "\u{202e}", "محمد", "!!"] {
            check(name, "#4");
            assert!(!is_written(name));
        }
    }
}
