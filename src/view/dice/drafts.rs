//! The drafts of a page. They are kept in the buttons and contain the number of the question, so
//! that a draft for an older question is ignored.

use crate::features::press::Draft;
use crate::rules::dice::{DiceSet, Die, Face, Rolling};
use crate::table::Question;

pub(super) fn marks(question: Question, dice: DiceSet) -> Draft {
    let indices: String = dice.dice().map(|die| die.index().to_string()).collect();
    draft(&format!("m{question}-{indices}"))
}

/// The dice marked for this question; `None` if the draft belongs to another question or marks a
/// die that may not be rolled.
pub(super) fn read_marks(draft: &Draft, question: Question, rolling: Rolling) -> Option<DiceSet> {
    let indices = draft.text().strip_prefix(&format!("m{question}-"))?;
    let read_die = |mark: char| Die::new(u8::try_from(mark.to_digit(10)?).ok()?);
    let marked: DiceSet = indices.chars().map(read_die).collect::<Option<_>>()?;
    marked.minus(rolling.dice).is_empty().then_some(marked)
}

/// The draft for the chosen face of the first of two dice.
pub(super) fn first_face(question: Question, face: Face) -> Draft {
    draft(&format!("f{question}-{}", face.letter()))
}

/// The face chosen for the first of two dice, if the draft belongs to this question.
pub(super) fn read_first_face(draft: &Draft, question: Question) -> Option<Face> {
    let letter = draft.text().strip_prefix(&format!("f{question}-"))?;
    Face::ALL.into_iter().find(|face| face.letter().to_string() == letter)
}

/// The draft with this text, or the default if it does not fit into a button.
fn draft(text: &str) -> Draft {
    Draft::new(text).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(indices: &[u8]) -> DiceSet {
        indices.iter().copied().filter_map(Die::new).collect()
    }

    #[test]
    fn marks_mean_something_for_their_own_question_only() {
        let question = Question::new(u32::MAX);
        let rolling = Rolling { dice: dice(&[0, 1, 2, 3, 4, 5]), at_least: 1 };
        for marked in [dice(&[]), dice(&[0, 3]), rolling.dice] {
            let draft = marks(question, marked);
            assert_ne!(draft, Draft::default());
            assert_eq!(read_marks(&draft, question, rolling), Some(marked));
            assert_eq!(read_marks(&draft, Question::new(7), rolling), None);
        }
        for wrong in ["m7-6", "m7-9", "m7-x", "m07-1", "f7-1", "0", "m7"] {
            let draft = Draft::new(wrong).unwrap();
            assert_eq!(read_marks(&draft, Question::new(7), rolling), None, "{wrong}");
        }
    }

    #[test]
    fn the_first_face_is_read_as_it_is_written() {
        let question = Question::new(12);
        for face in Face::ALL {
            let draft = first_face(question, face);
            assert_eq!(read_first_face(&draft, question), Some(face));
            assert_eq!(read_first_face(&draft, Question::new(1)), None);
        }
        assert_eq!(read_first_face(&Draft::default(), question), None);
    }
}
