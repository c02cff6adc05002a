//! Leaderboards, posted by a command and turned by presses.

use crate::features::answering::{Answering, On};
use crate::features::press::LeaderboardPress;
use crate::features::{Context, Delivery, Pressed, Reply};
use crate::scores::Leaderboard;
use crate::tables::TablesError;
use crate::view::PublicMessage;

/// Answers the command `/wizard leaderboard`.
pub(in crate::features) fn post(leaderboard: Leaderboard) -> Answering {
    Delivery::POST.by(async move |context: Context| {
        let page = context.leaderboard(leaderboard).await;
        page.map(|page| Reply::Post(page, None))
    })
}

pub(in crate::features) fn press(press: LeaderboardPress, on: On) -> Answering {
    match press {
        LeaderboardPress::Show(leaderboard) => redraw(leaderboard).only_if(on.shows_the_same()),
        // A select sends this, never a button.
        LeaderboardPress::Pick(..) => Answering::forged(),
    }
}

pub(in crate::features) fn pick(press: LeaderboardPress, on: On, value: &str) -> Option<Answering> {
    let LeaderboardPress::Pick(subject, shown) = press else { return None };
    let next = subject.pick(shown, value).ok().filter(|_| on.shows_the_same())?;
    Some(redraw(next))
}

fn redraw(leaderboard: Leaderboard) -> Answering {
    Delivery::redraw_public(Pressed::Other).by(async move |context: Context| {
        let page = context.leaderboard(leaderboard).await;
        page.map(Reply::Update)
    })
}

impl Context {
    async fn leaderboard(&self, leaderboard: Leaderboard) -> Result<PublicMessage, TablesError> {
        self.settle_language().await?;
        let standings = self.store().leaderboard(self.guild(), self.user(), leaderboard).await?;
        Ok(self.words_for_all().leaderboard(&standings, &self.guest.visit.person))
    }
}
