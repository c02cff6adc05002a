//! Profile messages: figures, form, rivals and achievements, with a picture.

mod drawn;
mod figures;

use strum::VariantArray as _;

use crate::features::press::{Press, ProfilePress};
use crate::rules::GameKind;
use crate::scores::{ACHIEVEMENTS, Achievement, Profile, ProfilePage};
use crate::server::Look;
use crate::table::{NextAchievement, UserId};
use crate::view::Words;
use crate::view::components::{Button, Select, SelectValue, Style};
use crate::view::message::{Embed, Message, Pictured, PrivateMessage, PublicMessage};
use crate::view::text::{BETWEEN, name, small};

/// The number of achievements on a page, which fits the screen of a phone.
const ON_A_PAGE: usize = ACHIEVEMENTS.len().div_ceil(2);
/// The value of a select that stands for no title.
pub(super) const NO_TITLE: &str = "none";

/// The reader of a profile that is shown privately.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProfileReader {
    pub id: UserId,
    /// The form that the reader has chosen for their private messages.
    pub look: Look,
    /// True if pictures can be shown.
    pub has_pictures: bool,
    /// The games that the reader has finished in places without the bot; 0 in such a place itself, and
    /// on the profile of another.
    pub elsewhere: u32,
}

/// What is below a profile.
#[derive(Default)]
struct Below {
    buttons: Vec<Button>,
    /// The select below the achievements.
    titles: Option<Select>,
}

impl Words {
    /// A person's profile as a public message.
    pub fn profile(&self, profile: &Profile, page: ProfilePage) -> PublicMessage {
        self.profile_over(profile, page, &Below::default())
    }

    /// The profile for the person who asked, with buttons to its pages, and on their own profile a
    /// button for the picture preference.
    pub fn profile_with_buttons(
        &self,
        profile: &Profile,
        page: ProfilePage,
        reader: ProfileReader,
    ) -> PublicMessage {
        let pages = self.pages(profile, page);
        let is_own = reader.id == profile.career.person.id;
        let is_switched = is_own && !page.is_of_achievements();
        let switch = is_switched.then(|| self.switch_form(page_of(profile, page), reader));
        let buttons: Vec<Button> = pages.into_iter().chain(switch).collect();
        let below =
            Below { buttons, titles: if is_own { self.select_title(profile) } else { None } };
        let shown = self.profile_over(profile, page, &below);
        let is_pictured = reader.has_pictures && reader.look == Look::Pictures;
        let shown = if is_pictured { shown } else { shown.in_text() };
        match self.games_elsewhere(reader) {
            Some(line) if is_own => shown.headed(&line),
            Some(_) | None => shown,
        }
    }

    /// Tells the reader of their games in places without the bot, which a server's profile leaves out.
    fn games_elsewhere(&self, reader: ProfileReader) -> Option<String> {
        let games = [("games", reader.elsewhere.into())];
        (reader.elsewhere > 0).then(|| small(&self.with("profile-elsewhere", games)))
    }

    /// The answer to a person who has no profile yet.
    pub fn no_profile(&self, page: ProfilePage, reader: ProfileReader) -> PrivateMessage {
        let open = GameKind::VARIANTS.iter().map(|game| self.open(*game));
        let rows = vec![open.chain([self.switch_form(page, reader)]).collect()];
        let lines = [self.say("profile-none-own")].into_iter().chain(self.games_elsewhere(reader));
        let text = lines.collect::<Vec<_>>().join("\n");
        PrivateMessage(Message { rows, ..Message::sentence(text) })
    }

    /// The profile of all places without the bot, which says so.
    #[must_use]
    pub fn profile_elsewhere(&self, profile: PublicMessage) -> PublicMessage {
        profile.headed(&small(&self.say("elsewhere-profile")))
    }

    /// The button that changes the form of the reader's private messages.
    fn switch_form(&self, page: ProfilePage, reader: ProfileReader) -> Button {
        let (press, label) = match reader.look {
            Look::Pictures => (ProfilePress::TextOnly, "profile-text-only"),
            Look::Text => (ProfilePress::WithPicture, "profile-with-picture"),
        };
        Button::new(Press::Profile(reader.id, page, press), self.say(label), Style::Secondary)
    }

    fn profile_over(
        &self,
        profile: &Profile,
        page: ProfilePage,
        Below { buttons, titles }: &Below,
    ) -> PublicMessage {
        let message = |lines: Vec<String>, buttons: &[Button]| {
            let embed = Embed::titled(self.profile_title(profile, page), lines.join("\n"));
            let rows = [buttons.to_vec()].into_iter().filter(|row| !row.is_empty()).collect();
            Message { embed: Some(embed), rows, ..Message::default() }
        };
        if page.is_of_achievements() {
            let message = message(self.all_achieved(profile, page), buttons);
            let selects = titles.iter().cloned().collect();
            return PublicMessage::new(Message { selects, ..message });
        }
        let (table, beside) = (self.figures(profile), self.beside_profile(profile));
        let shown = self.on_profile_picture(profile);
        let alone = [vec![table.clone()], shown, beside.clone()].concat();
        let pictured = Pictured {
            message: message([vec![table], beside].concat(), buttons),
            picture: self.profile_picture(profile),
        };
        PublicMessage::new(message(alone, buttons)).with_picture(Some(pictured))
    }

    fn profile_title(&self, profile: &Profile, page: ProfilePage) -> String {
        let shown = self.page_name(page_of(profile, page));
        let values = [("name", name(&profile.career.person.name).into()), ("shown", shown.into())];
        self.with("profile-title", values.into_iter().chain(self.title(profile.title)))
    }

    /// The achievements that a person may choose as their title; `None` if there are none.
    fn select_title(&self, profile: &Profile) -> Option<Select> {
        let earned = profile.career.achievements();
        let value = |achievement: &&Achievement| SelectValue {
            value: achievement.name.to_owned(),
            label: self.with("profile-select-title", self.achievement(achievement.name)),
            description: self.say(&format!("achievement-{}-why", achievement.name)),
        };
        let no_title = SelectValue {
            value: NO_TITLE.to_owned(),
            label: self.say("profile-no-title"),
            description: self.say("profile-about-title"),
        };
        let is_title = |achievement: &&Achievement| profile.title == Some(achievement.name);
        let page = ProfilePage::Achievements;
        let press = Press::Profile(profile.career.person.id, page, ProfilePress::Title);
        (!earned.is_empty()).then(|| Select {
            press,
            values: [no_title].into_iter().chain(earned.iter().map(value)).collect(),
            chosen: earned.iter().position(is_title).map_or(0, |at| at + 1),
        })
    }

    fn pages(&self, profile: &Profile, page: ProfilePage) -> Vec<Button> {
        let person = profile.career.person.id;
        let here = page_of(profile, page);
        let turn = |page: ProfilePage| {
            let press = Press::Profile(person, page, ProfilePress::Turn);
            let is_any = match page {
                ProfilePage::Game(game) => profile.career.has(game),
                ProfilePage::Favorite
                | ProfilePage::Achievements
                | ProfilePage::MoreAchievements => true,
            };
            let name = self.page_name(page);
            let empty = |name: String| self.with("profile-page-empty", [("page", name.into())]);
            let label = if is_any { name } else { empty(name) };
            let button = Button::new(press, label, Style::Secondary);
            button.live_if(is_any && page != here)
        };
        let share = Press::Profile(person, here, ProfilePress::Share);
        let share = Button::new(share, self.say("profile-share"), Style::Secondary);
        let is_offered = |offered: &ProfilePage| match offered {
            ProfilePage::Favorite => false,
            ProfilePage::Game(_) | ProfilePage::Achievements => true,
            ProfilePage::MoreAchievements => page.is_of_achievements(),
        };
        let pages = ProfilePage::all().filter(is_offered);
        pages.map(turn).chain([share]).collect()
    }

    fn page_name(&self, page: ProfilePage) -> String {
        self.say(&format!("profile-{}", page.word()))
    }
}

/// The achievements in words.
impl Words {
    fn achieved(&self, profile: &Profile) -> String {
        let had = profile.career.achievements();
        let all = ("all", ACHIEVEMENTS.len().into());
        if had.is_empty() {
            return self.with("profile-had-none", [all]);
        }
        let name = |achieved: &&Achievement| self.achievement_name(achieved.name);
        let names: Vec<String> = had.iter().map(name).collect();
        let names = ("names", names.join(BETWEEN).into());
        self.with("profile-had", [("had", had.len().into()), all, names])
    }

    /// The number of achievements earned, and a page of those that are, and of those still to earn,
    /// the nearest first, with how far the person is.
    fn all_achieved(&self, profile: &Profile, page: ProfilePage) -> Vec<String> {
        let achieved =
            |achieved: &Achievement| self.with("profile-achieved", self.achievement(achieved.name));
        let left =
            |left: NextAchievement| self.with("profile-not-achieved", self.achievement_left(left));
        let (had, still) = (profile.career.achievements(), profile.career.achievements_left());
        let values = [("had", had.len().into()), ("all", ACHIEVEMENTS.len().into())];
        let count = self.with("profile-count-achieved", values);
        let all = had.into_iter().map(achieved).chain(still.into_iter().map(left));
        let before = if page == ProfilePage::Achievements { 0 } else { ON_A_PAGE };
        [count].into_iter().chain(all.skip(before).take(ON_A_PAGE)).collect()
    }
}

/// The page that is shown when this one is requested.
const fn page_of(profile: &Profile, page: ProfilePage) -> ProfilePage {
    match page {
        ProfilePage::Achievements | ProfilePage::MoreAchievements => page,
        ProfilePage::Favorite | ProfilePage::Game(_) => ProfilePage::Game(profile.game),
    }
}
