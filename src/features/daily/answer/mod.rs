//! The deal of the day: a person's game, and reminders.

mod open_day;

use crate::daily::{Day, Deal, PLAYERS_VERSION};
use crate::features::answering::{Answering, On};
use crate::features::play::answer::{Input, open_form};
use crate::features::press::{DailyPress, Draft, OwnPress, Press, Screen, TypedMove};
use crate::features::{Context, Delivery, Pressed, Reply};
use crate::rules::Action;
use crate::solo::{Attempt, Course, Finished, NotPlayable};
use crate::store::DailyGame;
use crate::table::ChannelId;
use crate::tables::TablesError;
use crate::view::NotMoved;
use crate::view::alone::is_alone;

/// Answers the command `/wizard daily`.
pub(in crate::features) fn open() -> Answering {
    Delivery::EPHEMERAL.by(async move |context: Context| context.play_daily().await)
}

/// A press about the deal of the day.
pub(in crate::features) fn press(press: DailyPress, on: On) -> Answering {
    let in_place = match on {
        On::Private => Delivery::REDRAW,
        On::Public { .. } => Delivery::follow_up(Pressed::Day),
    };
    // An answer next to the message with the pressed button, which stays as it is.
    let beside = match on {
        On::Private => Delivery::EPHEMERAL,
        On::Public { .. } => in_place,
    };
    match press {
        DailyPress::Own(day, draft, press) => redraw(day, draft, press).only_if(on.is_private()),
        DailyPress::Play => in_place.by(async move |context: Context| context.play_daily().await),
        DailyPress::Yesterday(round) => {
            in_place.by(async move |context: Context| context.yesterday(round).await)
        }
        DailyPress::Luck => beside.by(async move |context: Context| context.daily_luck()),
        DailyPress::Remind => beside.by(async move |context: Context| context.remind_daily().await),
        DailyPress::Record(day) => {
            Delivery::EPHEMERAL.by(async move |context: Context| context.daily_record(day).await)
        }
    }
}

/// The form for a move in the game, filled in with these words.
pub(in crate::features) fn form(press: &DailyPress, on: On, words: &str) -> Answering {
    match (press, TypedMove::read(words)) {
        (DailyPress::Own(day, draft, OwnPress::Type), Some(typed)) => {
            goes_on(*day, draft.clone(), Input::Words(typed)).only_if(on.is_private())
        }
        _ => Answering::forged(),
    }
}

fn redraw(day: Day, draft: Draft, press: OwnPress) -> Answering {
    if press == OwnPress::Type {
        return open_form(Press::Daily(DailyPress::Own(day, draft, press)));
    }
    goes_on(day, draft, Input::Press(press))
}

fn goes_on(day: Day, draft: Draft, input: Input) -> Answering {
    Delivery::REDRAW.by(async move |context: Context| context.own_daily(day, &draft, &input).await)
}

/// A game of the day, from the database.
struct Game {
    deal: Deal,
    stored: DailyGame,
    attempt: Attempt,
    course: Course,
}

impl Context {
    /// Opens the person's game of today, and begins it if they have not.
    async fn play_daily(&self) -> Result<Reply, TablesError> {
        let (days, guild) = (self.responder.days(), self.guild());
        let today = days.today();
        let Some(deal) = days.deal(today) else { return Ok(self.told("daily-none")) };
        let game = match self.store().daily_game(self.user(), today).await? {
            Some(game) if game.finished.is_some() && game.guild != guild && self.has_bot() => {
                self.store().show_daily_game(self.user(), today, guild).await?;
                game
            }
            Some(game) => game,
            None => {
                let first = self.store().work().think(move || deal.setting().begun().text()).await;
                let actions = first.map_err(|_| TablesError::Broken)?;
                let (players, finished, is_struck) = (PLAYERS_VERSION, None, false);
                let game = DailyGame { guild, players, actions, finished, is_struck };
                let person = self.guest.visit.person.clone();
                self.store().begin_daily_game(person, today, game).await?
            }
        };
        let place = self.may_have_the_day();
        if place.is_some() && self.has_bot() {
            self.settle_language().await?;
        }
        days.changed(guild, place);
        let deal = deal.of_version(game.players);
        if let Some(finished) = &game.finished {
            return self.daily_over(deal, finished, game.is_struck).await;
        }
        match self.game(deal, game) {
            Ok(game) => self.daily_hand(&game, &Draft::default(), Screen::Hand, None).await,
            Err(NotPlayable) => Ok(self.told("daily-other-version")),
        }
    }

    /// This channel, if the server's settings and the bot's permissions allow that the day's message
    /// is posted here.
    fn may_have_the_day(&self) -> Option<ChannelId> {
        let place = self.guest.parent.unwrap_or(self.channel());
        let is_allowed = self.guest.missing.is_empty() && self.settings().allows(place);
        is_allowed.then(|| self.channel())
    }

    fn game(&self, deal: Deal, stored: DailyGame) -> Result<Game, NotPlayable> {
        let attempt = deal.setting().read(&stored.actions)?;
        let course = deal.setting().look(&attempt, &self.guest.visit.person)?;
        Ok(Game { deal, stored, attempt, course })
    }

    /// What the person does in their game of this day.
    async fn own_daily(
        &self,
        day: Day,
        draft: &Draft,
        input: &Input,
    ) -> Result<Reply, TablesError> {
        let (deal, stored) =
            (self.responder.days().deal(day), self.store().daily_game(self.user(), day).await?);
        let (Some(deal), Some(stored)) = (deal, stored) else {
            return Ok(self.told("daily-none"));
        };
        let deal = deal.of_version(stored.players);
        if let Some(finished) = &stored.finished {
            return self.daily_over(deal, finished, stored.is_struck).await;
        }
        if !day.may_be_finished(self.responder.days().now()) {
            return Ok(Reply::in_place(self.words().daily_too_late(day)));
        }
        let Ok(game) = self.game(deal, stored) else {
            return Ok(self.told("daily-other-version"));
        };
        let press = match self.meant(&game.course.own, input) {
            Ok(press) => press,
            Err(unclear) => {
                return self.daily_hand(&game, draft, Screen::Hand, Some(unclear)).await;
            }
        };
        let words = self.words();
        let drafted = words.draft_after(draft, press);
        match press {
            OwnPress::Answer { question, action, .. } if question == game.attempt.question() => {
                self.move_daily(game, draft, &drafted, action).await
            }
            OwnPress::Show(screen) if is_alone(screen) => {
                self.daily_hand(&game, draft, screen, None).await
            }
            OwnPress::Rules(topic) => {
                let rules = words.own_rules(&game.course.own, topic, draft);
                Ok(Reply::in_place(rules.inside_daily(day)))
            }
            _ => self.daily_hand(&game, &drafted, Screen::Hand, None).await,
        }
    }

    /// The person's move, and what the computer players do then.
    async fn move_daily(
        &self,
        game: Game,
        draft: &Draft,
        drafted: &Draft,
        action: Action,
    ) -> Result<Reply, TablesError> {
        let Game { deal, stored, attempt, .. } = &game;
        let (deal, thought) = (*deal, attempt.clone());
        let thinking = move || deal.setting().with(&thought, action);
        let moved = self.store().work().think(thinking).await.map_err(|_| TablesError::Broken)?;
        let moved = match moved {
            Ok(moved) => moved,
            Err(refusal) => {
                let forbidden = refusal.map(NotMoved::Forbidden);
                return self.daily_hand(&game, draft, Screen::Hand, forbidden).await;
            }
        };
        let course = deal.setting().look(&moved, &self.guest.visit.person);
        let course = course.map_err(|NotPlayable| TablesError::Broken)?;
        let finished = course.is_over.then(|| Finished { totals: course.totals.clone() });
        let is_struck =
            finished.is_some() && !self.responder.counts(deal.day, self.user(), stored.guild).await;
        let next = DailyGame { actions: moved.text(), finished, is_struck, ..stored.clone() };
        let before = stored.actions.clone();
        let stands = self.store().set_daily_actions(self.user(), deal.day, before, next).await?;
        // Somebody else's press cannot be in between, but another one of this person can.
        let Some(stands) = stands else { return Ok(self.told("daily-none")) };
        if let Some(finished) = &stands.finished {
            for guild in self.store().daily_servers(self.user(), deal.day).await? {
                self.responder.days().changed(guild, None);
            }
            return self.daily_over(deal, finished, stands.is_struck).await;
        }
        let game = self.game(deal, stands).map_err(|NotPlayable| TablesError::Broken)?;
        self.daily_hand(&game, drafted, Screen::Hand, None).await
    }

    /// The message of a game that goes on.
    async fn daily_hand(
        &self,
        game: &Game,
        draft: &Draft,
        screen: Screen,
        not_moved: Option<NotMoved>,
    ) -> Result<Reply, TablesError> {
        let (words, day) = (self.words(), game.deal.day);
        if screen != Screen::Hand {
            let opened = words.own(&game.course.own, screen, draft);
            return Ok(Reply::in_place(opened.inside_daily(day)));
        }
        // Par takes a second of thought. It is first said after a round.
        let par = if game.course.totals.is_empty() {
            self.responder.think_of_masters(game.deal);
            Vec::new()
        } else {
            self.responder.masters(game.deal).await?.totals.clone()
        };
        Ok(self.in_look(words.daily_hand(day, &game.course, &par, draft, not_moved)))
    }

    /// The result of a game that is over.
    async fn daily_over(
        &self,
        deal: Deal,
        finished: &Finished,
        is_struck: bool,
    ) -> Result<Reply, TablesError> {
        let masters = self.responder.masters(deal).await?;
        let streak = self.store().daily_streak(self.user(), deal.day).await?;
        // Elsewhere nobody is compared with strangers, and nothing is posted that could mention them.
        let (mut place, mut is_reminded) = (None, None);
        if self.has_bot() {
            place = self.store().daily_place(self.guild(), deal.day, self.user()).await?;
            is_reminded = Some(self.store().is_reminded_daily(self.guild(), self.user()).await?);
        }
        let par = masters.totals.last().copied().unwrap_or_default();
        let words = self.words();
        let message = words.daily_over(deal.day, finished, par, place, streak, is_reminded);
        let notice = is_struck.then(|| words.say("daily-struck"));
        Ok(Reply::in_place(message.with_notice(notice)))
    }

    /// Asks for a mention when the day's message is posted, or takes that back.
    async fn remind_daily(&self) -> Result<Reply, TablesError> {
        let wants = !self.store().is_reminded_daily(self.guild(), self.user()).await?;
        let person = self.guest.visit.person.clone();
        self.store().remind_daily(self.guild(), person, wants).await?;
        let said = if wants { "daily-reminded" } else { "daily-not-reminded" };
        Ok(self.told(said))
    }
}
