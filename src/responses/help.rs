//! What is answered to who asks what they can do here, and to who takes a lesson.

use super::{Guest, PrivateResponse, Responder};
use crate::lesson::{NoProgress, Progress};
use crate::press::{Draft, OwnPress, Screen};
use crate::rules::games::of_game;
use crate::table::{ChannelId, Location, Player, PrivateView, PublicStage, PublicView};
use crate::tables::TablesError;
use crate::view::{Part, PrivateMessage, Situation, Words};

impl Responder {
    /// What who asks can do here. It is only looked: who was away is not back yet.
    pub(super) async fn help(&self, guest: &Guest) -> Result<PrivateResponse, TablesError> {
        let situation = self.situation(guest).await?;
        Ok(PrivateResponse::plain(self.words(guest.language).help(&situation)))
    }

    async fn situation(&self, guest: &Guest) -> Result<Situation, TablesError> {
        let table = match self.table_here(guest).await {
            Ok(table) => table,
            Err(TablesError::NoTable) => return Ok(Situation::NoTable(guest.missing.clone())),
            Err(TablesError::In(channel)) => return Ok(Situation::Elsewhere(channel)),
            Err(TablesError::Astray) => return Ok(Situation::Astray),
            Err(error) => return Err(error),
        };
        let (public, own) = self.tables.views(table, &[guest.user()]).await?;
        let game = public.options.kind();
        Ok(match part(guest, &public, own.into_iter().flatten().next()) {
            Some(part) => Situation::At(part, game),
            None => Situation::LookingOn(game, self.plays_in(guest).await?),
        })
    }

    /// The other channel in which who asks plays.
    async fn plays_in(&self, guest: &Guest) -> Result<Option<ChannelId>, TablesError> {
        let Location { guild, channel } = guest.visit.location;
        let game = self.tables.store().game_of(guild, guest.user()).await?;
        let game = game.filter(|game| !game.is_astray && game.channel != channel);
        Ok(game.map(|game| game.channel))
    }

    /// A lesson after this press.
    pub(super) fn lesson(
        &self,
        guest: &Guest,
        progress: &Progress,
        draft: &Draft,
        press: OwnPress,
    ) -> PrivateResponse {
        let words = self.words(guest.language);
        let lesson = lesson_after(&words, guest, progress, draft, press);
        PrivateResponse::plain(lesson.unwrap_or_else(|NoProgress| words.private("fault")))
    }
}

/// The part that somebody has at a table, as everybody sees it and as they do; `None` where they only look on.
fn part(guest: &Guest, public: &PublicView, own: Option<PrivateView>) -> Option<Part> {
    let user = guest.user();
    match (&public.stage, own) {
        (PublicStage::Lobby(players), _) => {
            let is_seated = players.iter().any(|player| player.is(user));
            Some(match is_seated {
                true if public.host == user => Part::Host,
                true => Part::Seated,
                false => Part::Unseated,
            })
        }
        (PublicStage::Playing(board), Some(own)) => {
            let asked = of_game!(&own.game, game => game.ask.is_some());
            Some(match asked {
                _ if board.timing.is_paused => Part::Paused,
                true => Part::Asked,
                false => Part::Waiting,
            })
        }
        (PublicStage::Playing(board), None) => {
            let is_theirs = |player: &Player| player.away().is_some_and(|person| person.id == user);
            board.players.iter().any(is_theirs).then_some(Part::Away)
        }
        (PublicStage::Over { .. } | PublicStage::Closed { .. }, _) => None,
    }
}

/// What a lesson shows after this press. One that means nothing any more begins anew.
fn lesson_after(
    words: &Words,
    guest: &Guest,
    progress: &Progress,
    draft: &Draft,
    press: OwnPress,
) -> Result<PrivateMessage, NoProgress> {
    let learner = &guest.visit.person;
    let Ok(standing) = progress.look(learner) else {
        let again = Progress::start(progress.lesson());
        return Ok(words.lesson_again(&again, &again.look(learner)?));
    };
    Ok(match press {
        OwnPress::Answer { action, .. } => match progress.with(action) {
            Ok(next) => words.lesson(&next, &next.look(learner)?, &words.draft_after(draft, press)),
            Err(refusal) => words.lesson_refused(progress, &standing, draft, refusal),
        },
        OwnPress::Show(screen @ (Screen::Boxes | Screen::Scores | Screen::Rules)) => {
            words.lesson_screen(progress, &standing, screen, draft)
        }
        OwnPress::Rules(topic) => words.lesson_rules(progress, &standing, topic, draft),
        OwnPress::Show(
            Screen::Hand
            | Screen::Order
            | Screen::Luck
            | Screen::Leave
            | Screen::End
            | Screen::ProposeEnd
            | Screen::Hints,
        )
        | OwnPress::Order(_)
        | OwnPress::StepAway
        | OwnPress::Leave
        | OwnPress::End
        | OwnPress::Propose(_)
        | OwnPress::Hints(_)
        | OwnPress::Blank(_) => words.lesson(progress, &standing, draft),
    })
}
