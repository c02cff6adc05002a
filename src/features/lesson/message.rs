//! Lesson messages: a hand or page with the table, and the coach's comment on the last decision and
//! the next one in place of the player's progress.

use strum::VariantArray as _;

use crate::features::press::{Draft, OwnPress, Press, Screen, Subcommand};
use crate::lesson::{Lesson, LessonState, Progress, Stars};
use crate::rules::GameKind;
use crate::rules::games::of_game;
use crate::table::PrivateView;
use crate::view::components::{Button, Style};
use crate::view::game::{Coach as _, OwnMessages as _, PublicMessages as _};
use crate::view::message::{Embed, Message, PicturedForOne, PrivateMessage};
use crate::view::numbers::number;
use crate::view::text::{BETWEEN, heading, small, subheading};
use crate::view::{NotMoved, Words};

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
        if let Some(stars) = standing.stars {
            return self.lesson_over(progress, own, stars);
        }
        let (players, lesson) = (own.table.players(), progress.lesson());
        let question = of_game!(&own.game, game => game.question(self, own, draft));
        let coach = of_game!(&own.game, game => game.now(self, players, lesson));
        let PrivateMessage(hand) = self.own(own, Screen::Hand, draft);
        let content = format!("{question}\n{coach}");
        self.coached(progress, own, PrivateMessage(Message { content, ..hand }))
    }

    /// The message of a lesson after something that made no move.
    pub fn lesson_refused(
        &self,
        progress: &Progress,
        standing: &LessonState,
        draft: &Draft,
        not_moved: Option<NotMoved>,
    ) -> PicturedForOne {
        if not_moved.is_none() || standing.stars.is_some() {
            return self.lesson(progress, standing, draft);
        }
        let own = &standing.own;
        self.coached(progress, own, self.hand_after(own, draft, not_moved))
    }

    /// The message of a lesson that starts over because the recorded moves are no longer valid.
    pub fn lesson_again(&self, progress: &Progress, standing: &LessonState) -> PicturedForOne {
        let lesson = self.lesson(progress, standing, &Draft::default());
        lesson.with_notice(&self.say("lesson-again"))
    }

    /// A hand or page in a lesson, with the table, the lesson's title above, and a button that skips
    /// to the next lesson.
    fn coached(
        &self,
        progress: &Progress,
        own: &PrivateView,
        hand: PrivateMessage,
    ) -> PicturedForOne {
        let rule = (progress.steps() == 0).then(|| small(&self.rule_of_stars(progress.lesson())));
        let title = [self.lesson_title(progress.lesson())].into_iter().chain(rule);
        let hand = hand.with_notice(title.collect::<Vec<_>>().join("\n"));
        let PrivateMessage(mut hand) = hand.inside_lesson(progress);
        // The first lesson shows nothing but what it is about.
        hand.more = hand.more.filter(|_| progress.lesson().number() > 1);
        if let Some(next) = progress.next(None) {
            hand.place(self.begins(next, "lesson-skip", Style::Secondary));
        }
        self.with_its_table(own, PrivateMessage(hand))
    }

    /// The result of a lesson, next to the last state of its table.
    fn lesson_over(&self, progress: &Progress, own: &PrivateView, stars: Stars) -> PicturedForOne {
        let lesson = progress.lesson();
        let points = of_game!(&own.game, game => game.table.totals[own.seat]);
        let values = [
            ("marks", self.marks(Some(stars)).into()),
            ("points", points.into()),
            ("shown", number(points).into()),
        ];
        let after = of_game!(&own.game, game => game.after(self));
        let mut said = vec![
            self.lesson_title(lesson),
            heading(&self.with("lesson-done", values)),
            after,
            self.cheer(lesson, stars),
            self.say(&format!("coach-learned-{}", lesson.word())),
        ];
        if lesson.next().is_none() {
            said.push(self.summary(&progress.with_stars(Some(stars)), lesson));
        }
        let message = Message {
            content: said.join("\n"),
            rows: vec![self.after_a_lesson(progress, stars)],
            ..Message::default()
        };
        let lines = of_game!(&own.game, game => game.table.scored(self, own.table.players()));
        let embed = Embed::titled(self.say("lesson-result"), lines.join("\n"));
        let pictured = self.beside_its_table(own, PrivateMessage(message.clone()));
        let text = PrivateMessage(Message { embed: Some(embed), ..message });
        PicturedForOne { text, pictured }
    }

    fn rule_of_stars(&self, lesson: Lesson) -> String {
        self.say(match lesson {
            Lesson::Predicting
            | Lesson::Following
            | Lesson::NamingTrump
            | Lesson::Seer
            | Lesson::WizardColor => "lesson-stars-rule",
            Lesson::JesterScore => "lesson-stars-rule-jester-score",
        })
    }

    /// A mark for each star of a lesson that was earned, and for each one that was not.
    fn marks(&self, stars: Option<Stars>) -> String {
        let count = usize::from(stars.map_or(0, Stars::count));
        let left = usize::from(Stars::MOST) - count;
        self.say("lesson-star").repeat(count) + &self.say("lesson-no-star").repeat(left)
    }

    /// The number of stars in words, with a joke.
    fn cheer(&self, lesson: Lesson, stars: Stars) -> String {
        let joke = match stars {
            Stars::Three => format!("lesson-joke-{}", lesson.word()),
            Stars::Two | Stars::One if lesson == Lesson::Predicting => {
                "lesson-joke-accident".into()
            }
            Stars::Two | Stars::One => "lesson-joke-missed".into(),
        };
        let cheer = self.with("lesson-stars", [("stars", stars.count().into())]);
        self.sentences([cheer, self.say(&joke)])
    }

    /// The stars of all lessons of a game, and what a learner may do next.
    fn summary(&self, earned: &[Option<Stars>], last: Lesson) -> String {
        let of_lesson = |(lesson, stars): (Lesson, &Option<Stars>)| {
            format!("{} {}", self.lesson_name(lesson), self.marks(*stars))
        };
        let lessons: Vec<String> = Lesson::of(last.game()).zip(earned).map(of_lesson).collect();
        let all: u8 = earned.iter().flatten().map(|stars| stars.count()).sum();
        let values = [("stars", all.into()), ("most", (Stars::MOST * earned.len() as u8).into())];
        let title = subheading(&self.with("lesson-graduated", values));
        [title, lessons.join(BETWEEN), self.say("lesson-what-next")].join("\n")
    }

    /// The buttons below a result. After a miss the first thing to press is another try.
    fn after_a_lesson(&self, progress: &Progress, stars: Stars) -> Vec<Button> {
        let went_well = stars == Stars::Three;
        let (go_on, try_again) = if went_well {
            (Style::Success, Style::Secondary)
        } else {
            (Style::Secondary, Style::Success)
        };
        let again = self.begins(progress.again(), "lesson-once-more", try_again);
        let mut buttons = match progress.next(Some(stars)) {
            Some(next) => vec![self.begins(next, "lesson-next", go_on), again],
            None => self.after_the_last(progress.lesson().game(), go_on, again),
        };
        if !went_well {
            buttons.rotate_right(1);
        }
        buttons
    }

    fn after_the_last(&self, game: GameKind, go_on: Style, again: Button) -> Vec<Button> {
        let open = Press::Command(Subcommand::Play, Some(game));
        let others = GameKind::VARIANTS.iter().filter(|other| **other != game).map(|other| {
            let label = format!("help-tutorial-{other}");
            self.begins(Progress::start(Lesson::first(*other)), &label, Style::Secondary)
        });
        let open = Button::new(open, self.say(&format!("help-play-{game}")), go_on);
        let daily = Press::Command(Subcommand::Daily, None);
        let daily = Button::new(daily, self.say("daily-play"), Style::Secondary);
        [open, daily].into_iter().chain(others).chain([again]).collect()
    }

    fn lesson_title(&self, lesson: Lesson) -> String {
        let name = self.lesson_name(lesson);
        let lessons = Lesson::of(lesson.game()).count();
        let values = [
            ("number", lesson.number().into()),
            ("lessons", lessons.into()),
            ("name", name.into()),
        ];
        self.with("lesson-title", values)
    }

    fn lesson_name(&self, lesson: Lesson) -> String {
        self.say(&format!("lesson-name-{}", lesson.word()))
    }

    /// The button that starts a lesson.
    fn begins(&self, start: Progress, label: &str, style: Style) -> Button {
        let name = self.lesson_name(start.lesson());
        let press = Press::Lesson(start, Draft::default(), OwnPress::Show(Screen::Hand));
        Button::new(press, self.with(label, [("name", name.into())]), style)
    }
}

impl PrivateMessage {
    /// This hand or page, or what is opened inside it, in a lesson.
    #[must_use]
    pub fn inside_lesson(self, progress: &Progress) -> Self {
        self.alone(|draft, press| Press::Lesson(progress.clone(), draft.clone(), press))
    }
}
