//! Achievements in sentences, and the titles next to names.

use super::Words;
use super::text::{BETWEEN, name, small, yes_or_no};
use super::words::Named;
use crate::table::{NextAchievement, Player, Titles};

impl Words {
    pub(crate) fn achievement_name(&self, achievement: &str) -> String {
        self.say(&format!("achievement-{achievement}"))
    }

    /// The values for a sentence about an achievement.
    pub(crate) fn achievement(&self, achievement: &str) -> [Named<'static>; 2] {
        let sentence = self.say(&format!("achievement-{achievement}-why"));
        [("name", self.achievement_name(achievement).into()), ("sentence", sentence.into())]
    }

    /// The values for a sentence about an achievement still to be earned.
    pub(crate) fn achievement_left(
        &self,
        NextAchievement { name, done, of }: NextAchievement,
    ) -> impl Iterator<Item = Named<'static>> {
        let progress = [("done", done.into()), ("of", of.into())];
        self.achievement(name).into_iter().chain(progress)
    }

    /// The values for a sentence that says a title after a name.
    pub(crate) fn title(&self, title: Option<&str>) -> [Named<'static>; 2] {
        let said = title.map(|title| self.achievement_name(title)).unwrap_or_default();
        [("titled", yes_or_no(title.is_some()).into()), ("title", said.into())]
    }

    /// The values for a sentence that says this player's title after their name.
    pub(crate) fn title_beside(&self, player: &Player, titles: &Titles) -> [Named<'static>; 2] {
        self.title(player.whose().and_then(|person| titles.of(person.id)))
    }

    /// The players who have a title, each with it, in small print.
    pub(crate) fn titled_players(&self, players: &[Player], titles: &Titles) -> Option<String> {
        let people = players.iter().filter_map(Player::whose);
        self.titled(people.filter_map(|person| Some((&*person.name, titles.of(person.id)?))))
    }

    /// These names, each with a title, in small print.
    pub(crate) fn titled<'a>(
        &self,
        people: impl Iterator<Item = (&'a str, &'a str)>,
    ) -> Option<String> {
        let one = |(of, title): (&str, &str)| {
            let values =
                [("name", name(of).into()), ("title", self.achievement_name(title).into())];
            self.with("titled", values)
        };
        let titled: Vec<String> = people.map(one).collect();
        (!titled.is_empty()).then(|| small(&titled.join(BETWEEN)))
    }
}
