//! Lessons: a learner plays against a script, on a private message that looks like a hand or a page.

use crate::features::answering::{Answering, On};
use crate::features::play::answer::{Input, open_form};
use crate::features::press::{Draft, OwnPress, Press, Screen, TypedMove};
use crate::features::{Context, Delivery, Reply};
use crate::lesson::{Lesson, NoProgress, Progress};
use crate::rules::GameKind;
use crate::view::alone::is_alone;
use crate::view::{NotMoved, PicturedForOne};

/// Answers the command `/wizard tutorial`.
pub(in crate::features) fn start(game: GameKind) -> Answering {
    let progress = Progress::start(Lesson::first(game));
    let hand = OwnPress::Show(Screen::Hand);
    Delivery::EPHEMERAL.by(async move |context: Context| {
        context.lesson(&progress, &Draft::default(), &Input::Press(hand))
    })
}

/// A press on the message of a lesson.
pub(in crate::features) fn press(
    progress: Progress,
    draft: Draft,
    press: OwnPress,
    on: On,
) -> Answering {
    redraw(progress, draft, press).only_if(on.is_private())
}

/// The form for a move in a lesson, filled in with these words.
pub(in crate::features) fn form(
    progress: &Progress,
    draft: &Draft,
    on: On,
    words: &str,
) -> Answering {
    let Some(typed) = TypedMove::read(words) else { return Answering::forged() };
    goes_on(progress.clone(), draft.clone(), Input::Words(typed)).only_if(on.is_private())
}

fn redraw(progress: Progress, draft: Draft, press: OwnPress) -> Answering {
    if press == OwnPress::Type {
        return open_form(Press::Lesson(progress, draft, press));
    }
    goes_on(progress, draft, Input::Press(press))
}

fn goes_on(progress: Progress, draft: Draft, input: Input) -> Answering {
    Delivery::REDRAW.by(async move |context: Context| {
        // A failure does not replace the lesson.
        context.lesson(&progress, &draft, &input).apart()
    })
}

impl Context {
    fn lesson(&self, progress: &Progress, draft: &Draft, input: &Input) -> Reply {
        match self.lesson_after(progress, draft, input) {
            Ok(lesson) => self.in_look(lesson),
            Err(NoProgress) => self.sentence("fault").into(),
        }
    }

    /// The lesson after this input. A lesson whose progress makes no sense any more starts again.
    fn lesson_after(
        &self,
        progress: &Progress,
        draft: &Draft,
        input: &Input,
    ) -> Result<PicturedForOne, NoProgress> {
        let (words, learner) = (self.words(), &self.guest.visit.person);
        let Ok(standing) = progress.look(learner) else {
            let again = progress.again();
            return Ok(words.lesson_again(&again, &again.look(learner)?));
        };
        let press = match self.meant(&standing.own, input) {
            Ok(press) => press,
            Err(unclear) => {
                return Ok(words.lesson_refused(progress, &standing, draft, Some(unclear)));
            }
        };
        Ok(match press {
            OwnPress::Answer { action, .. } => match progress.with(action) {
                Ok(next) => {
                    words.lesson(&next, &next.look(learner)?, &words.draft_after(draft, press))
                }
                Err(refusal) => {
                    let forbidden = refusal.map(NotMoved::Forbidden);
                    words.lesson_refused(progress, &standing, draft, forbidden)
                }
            },
            OwnPress::Show(screen) if screen != Screen::Hand && is_alone(screen) => {
                words.own(&standing.own, screen, draft).inside_lesson(progress).into()
            }
            OwnPress::Rules(topic) => {
                words.own_rules(&standing.own, topic, draft).inside_lesson(progress).into()
            }
            OwnPress::Show(_)
            | OwnPress::Order(_)
            | OwnPress::StepAway
            | OwnPress::Leave
            | OwnPress::End
            | OwnPress::Propose(_)
            | OwnPress::Hints(_)
            | OwnPress::Blank(_)
            | OwnPress::InAdvance { .. }
            | OwnPress::Tempo(_)
            | OwnPress::React(_)
            | OwnPress::Mute(..)
            | OwnPress::Eyes(_)
            | OwnPress::Type
            | OwnPress::More => words.lesson(progress, &standing, draft),
        })
    }
}
