//! The week of a server: its message, votes, and the preset that has won.

use crate::features::answering::{Answering, On};
use crate::features::press::{WeekPress, ballot};
use crate::features::{Context, Delivery, Pressed, Reply, Responder};
use crate::rules::Options;
use crate::scores::{Ballot, Week};
use crate::server::Weekly;
use crate::store::ReadError;
use crate::table::GuildId;
use crate::tables::TablesError;
use crate::view::PublicMessage;

/// A press about the week.
pub(in crate::features) fn press(press: WeekPress, on: On) -> Answering {
    match press {
        WeekPress::Show => {
            Delivery::EPHEMERAL.by(async move |context: Context| context.week_so_far().await)
        }
        WeekPress::Vote(week, choice) => {
            let redraw = Delivery::redraw_public(Pressed::Other);
            let vote = async move |context: Context| context.vote_in_week(week, choice).await;
            redraw.by(vote).only_if(on.shows_the_same())
        }
    }
}

impl Context {
    async fn week_so_far(&self) -> Result<Reply, TablesError> {
        let week = self.responder.this_week();
        let (summary, names) = self.store().week(self.guild(), week).await?;
        Ok(Reply::private(self.words().week_so_far(week, (&summary, &names))))
    }

    /// The message of the week with this person's vote.
    async fn vote_in_week(&self, week: Week, choice: u8) -> Result<Reply, TablesError> {
        let (guild, responder) = (self.guild(), &self.responder);
        if !responder.has_weeks(guild) || week != responder.this_week() {
            let winner = responder.preset_of_the_week(guild).await?;
            return Ok(self.words().week_vote_over(winner).into());
        }
        let person = self.guest.visit.person.clone();
        if !self.store().vote_in_week(guild, week, person, choice).await? {
            return Ok(self.told("refusal-forged"));
        }
        Ok(Reply::Update(responder.week_message(guild, week).await?))
    }
}

impl Responder {
    /// The current week, by the clock of the days.
    pub(in crate::features) fn this_week(&self) -> Week {
        Week::at(self.days.now())
    }

    fn has_weeks(&self, guild: GuildId) -> bool {
        self.tables.store().settings(guild).weekly == Weekly::On
    }

    /// A game has ended on this server: returns the message of the week, if it is to be posted now.
    pub async fn week_to_post(
        &self,
        guild: GuildId,
    ) -> Result<Option<(Week, PublicMessage)>, TablesError> {
        let (store, week) = (self.tables.store(), self.this_week());
        if !self.has_weeks(guild) || store.has_week_message(guild, week).await? {
            return Ok(None);
        }
        let (summary, names) = store.week(guild, week.before()).await?;
        if summary.games == 0 {
            return Ok(None);
        }
        let winner = self.preset_of_the_week(guild).await?;
        let presets = ballot(&store.settings(guild));
        if !store.begin_week(guild, week, presets.clone()).await? {
            return Ok(None);
        }
        let presets = presets.into_iter().map(|options| (options, 0)).collect();
        let vote = Ballot { week, presets };
        let words = self.words_for_all(guild);
        Ok(Some((week, words.week(week, (&summary, &names), Some(&vote), winner))))
    }

    /// The message of this week, which is about the week before, as it is now.
    async fn week_message(&self, guild: GuildId, week: Week) -> Result<PublicMessage, TablesError> {
        let store = self.tables.store();
        let (summary, names) = store.week(guild, week.before()).await?;
        let vote = store.ballot(guild, week).await?;
        let winner = self.preset_of_the_week(guild).await?;
        Ok(self.words_for_all(guild).week(week, (&summary, &names), vote.as_ref(), winner))
    }

    /// The preset that has won the vote of last week on this server.
    pub(in crate::features) async fn preset_of_the_week(
        &self,
        guild: GuildId,
    ) -> Result<Option<Options>, ReadError> {
        if !self.has_weeks(guild) {
            return Ok(None);
        }
        let ballot = self.tables.store().ballot(guild, self.this_week().before()).await?;
        Ok(ballot.and_then(|ballot| ballot.winner()).map(|(options, _)| options))
    }
}
