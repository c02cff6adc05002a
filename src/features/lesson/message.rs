//! Lesson messages: a hand or page with the table, and the coach's comment on the last decision and
//! the next one in place of how the player stands.

use strum::VariantArray as _;

use crate::features::press::{Draft, OwnPress, Press, Screen, Subcommand, Topic};
use crate::lesson::{Lesson, LessonState, Progress};
use crate::rules::games::of_game;
use crate::rules::{GameKind, Refusal};
use crate::table;
use crate::table::PrivateView;
use crate::view::game::{Coach as _, OwnMessages as _, PublicMessages as _};
use crate::view::message::{Button, Embed, Message, PicturedForOne, PrivateMessage, Style};
use crate::view::{VIOLET, Words};

impl Words {
    /// The message of a lesson: the hand or page, or after the round its result and the next
    /// lesson.
    pub fn lesson(
        &self,
        progress: &Progress,
        standing: &LessonState,
        draft: &Draft,
    ) -> PicturedForOne {
        let own = &standing.own;
        if standing.is_over {
            return self.lesson_over(progress, own).into();
        }
        let (players, lesson) = (own.table.players(), progress.lesson());
        let question = of_game!(&own.game, game => game.question(self, own, draft));
        let coach = of_game!(&own.game, game => game.now(self, players, lesson));
        let PrivateMessage(hand) = self.own(own, Screen::Hand, draft);
        let content = format!("{question}\n{coach}");
        self.coached(progress, own, PrivateMessage(Message { content, ..hand }))
    }

    /// The message of a lesson after a move that is not allowed.
    pub fn lesson_refused(
        &self,
        progress: &Progress,
        standing: &LessonState,
        draft: &Draft,
        refusal: Option<Refusal>,
    ) -> PicturedForOne {
        let Some(refusal) = refusal.filter(|_| !standing.is_over) else {
            return self.lesson(progress, standing, draft);
        };
        let own = &standing.own;
        let (refusal, learner) = (table::Refusal::Rule(refusal), own.table.host);
        let why = self.why(refusal, &own.table, learner);
        let hand = self.own(own, Screen::Hand, draft);
        self.coached(progress, own, self.refused(hand, why, Some(refusal)))
    }

    /// The message of a lesson that starts over because the recorded moves are no longer valid.
    pub fn lesson_again(&self, progress: &Progress, standing: &LessonState) -> PicturedForOne {
        let lesson = self.lesson(progress, standing, &Draft::default());
        lesson.with_notice(&self.say("lesson-again"))
    }

    /// A screen opened inside a lesson's message.
    pub fn lesson_screen(
        &self,
        progress: &Progress,
        standing: &LessonState,
        screen: Screen,
        draft: &Draft,
    ) -> PrivateMessage {
        of_lesson(progress, self.own(&standing.own, screen, draft))
    }

    /// A topic of the rules, opened inside a lesson's message.
    pub fn lesson_rules(
        &self,
        progress: &Progress,
        standing: &LessonState,
        topic: Topic,
        draft: &Draft,
    ) -> PrivateMessage {
        of_lesson(progress, self.own_rules(&standing.own, topic, draft))
    }

    /// A hand or page in a lesson, with the table, the lesson's title above, and a button that skips
    /// to the next lesson.
    fn coached(
        &self,
        progress: &Progress,
        own: &PrivateView,
        hand: PrivateMessage,
    ) -> PicturedForOne {
        let hand = hand.with_notice(self.lesson_title(progress.lesson()));
        let PrivateMessage(mut hand) = of_lesson(progress, hand);
        if let Some(next) = progress.lesson().next() {
            hand.place(self.begins(next, "lesson-skip", Style::Secondary));
        }
        self.with_its_table(own, PrivateMessage(hand))
    }

    fn lesson_over(&self, progress: &Progress, own: &PrivateView) -> PrivateMessage {
        let lesson = progress.lesson();
        let players = own.table.players();
        let lines = of_game!(&own.game, game => game.table.scored(self, players));
        let learned = self.say(&format!("coach-learned-{}", lesson.word()));
        let after = of_game!(&own.game, game => game.after(self));
        let went_well = of_game!(&own.game, game => game.went_well());
        let cheer = self.say(if went_well { "lesson-well-done" } else { "lesson-missed" });
        let mut said = vec![self.lesson_title(lesson), after, cheer, learned];
        // After a miss the first thing to press is another try.
        let (go_on, try_again) = if went_well {
            (Style::Success, Style::Secondary)
        } else {
            (Style::Secondary, Style::Success)
        };
        let again = self.begins(lesson, "lesson-once-more", try_again);
        let mut buttons = if let Some(next) = lesson.next() {
            vec![self.begins(next, "lesson-next", go_on), again]
        } else {
            said.push(self.say("lesson-graduated"));
            self.after_the_last(lesson.game(), go_on, again)
        };
        if !went_well {
            buttons.rotate_right(1);
        }
        let embed = Embed {
            title: self.say("lesson-result"),
            description: lines.join("\n"),
            color: VIOLET,
            ..Embed::default()
        };
        let content = said.join("\n");
        PrivateMessage(Message {
            content,
            embed: Some(embed),
            rows: vec![buttons],
            ..Message::default()
        })
    }

    fn after_the_last(&self, game: GameKind, go_on: Style, again: Button) -> Vec<Button> {
        let open = Press::Command(Subcommand::Play, Some(game));
        let rules = Press::Command(Subcommand::Rules, Some(game));
        let others = GameKind::VARIANTS.iter().filter(|other| **other != game).map(|other| {
            let label = format!("help-tutorial-{other}");
            self.begins(Lesson::first(*other), &label, Style::Secondary)
        });
        let open = Button::new(open, self.say(&format!("help-play-{game}")), go_on);
        let rules = Button::new(rules, self.say("rules-button"), Style::Secondary);
        [open, rules].into_iter().chain(others).chain([again]).collect()
    }

    fn lesson_title(&self, lesson: Lesson) -> String {
        let name = self.say(&format!("lesson-name-{}", lesson.word()));
        let lessons = Lesson::of(lesson.game()).count();
        let values = [
            ("number", lesson.number().into()),
            ("lessons", lessons.into()),
            ("name", name.into()),
        ];
        self.with("lesson-title", values)
    }

    /// The button that starts a lesson.
    fn begins(&self, lesson: Lesson, label: &str, style: Style) -> Button {
        let hand = OwnPress::Show(Screen::Hand);
        let press = Press::Lesson(Progress::start(lesson), Draft::default(), hand);
        let name = self.say(&format!("lesson-name-{}", lesson.word()));
        Button::new(press, self.with(label, [("name", name.into())]), style)
    }
}

/// Turns a player's private message into that of a lesson.
fn of_lesson(progress: &Progress, own: PrivateMessage) -> PrivateMessage {
    own.alone(|draft, press| Press::Lesson(progress.clone(), draft.clone(), press))
}
