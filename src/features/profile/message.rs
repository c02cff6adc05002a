//! Profile messages: figures, form, rivals and achievements, with a picture.

mod drawn;

use crate::features::leaderboard::message::rounded;
use crate::features::press::{Press, ProfilePress};
use crate::picture::LastGame;
use crate::scores;
use crate::scores::{ACHIEVEMENTS, Achievement, Figures, Played, Profile, ProfilePage, Rival};
use crate::server::Look;
use crate::table::{NextAchievement, UserId};
use crate::view::message::{
    Button, Embed, Message, Pictured, PrivateMessage, PublicMessage, Select, SelectValue, Style,
};
use crate::view::numbers::number;
use crate::view::text::{BETWEEN, column, name, right, small};
use crate::view::words::Named;
use crate::view::{VIOLET, Words};

/// The widths of the label and of each column in the table of figures, which is at most 34 columns
/// wide.
const LABEL: usize = 7;
const COLUMN: usize = 5;
/// The number of recent games listed one by one.
const LAST: usize = 20;
/// The maximum number of rivals named, of those beaten and of those not.
const RIVALS: usize = 3;
/// The maximum number of points in the line chart.
const POINTS: usize = 120;
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
    /// Returns whether pictures can be shown.
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
        let rows = vec![vec![self.switch_form(page, reader)]];
        let lines = [self.say("profile-none-own")].into_iter().chain(self.games_elsewhere(reader));
        let text = lines.collect::<Vec<_>>().join("\n");
        PrivateMessage(Message { rows, ..Message::sentence(text) })
    }

    /// The answer to a person who has no profile of places without the bot yet.
    pub fn no_profile_elsewhere(&self) -> PrivateMessage {
        PrivateMessage(Message::sentence(self.say("elsewhere-no-profile")))
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
            let title = self.profile_title(profile, page);
            let description = lines.join("\n");
            let embed = Embed { title, description, color: VIOLET, ..Embed::default() };
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

/// The figures in words.
impl Words {
    /// The table of figures for all games, and for each number of players if there are several.
    fn figures(&self, profile: &Profile) -> String {
        let games = profile.games();
        let by_seats = games.by_seats();
        let all = (self.say("profile-head-all"), games.figures());
        let apart = by_seats.iter().filter(|_| by_seats.len() > 1);
        let apart = apart.map(|(seats, figures)| (seats.to_string(), *figures));
        let columns: Vec<(String, Figures)> = [all].into_iter().chain(apart).collect();
        let row = |id: &str, cell: &dyn Fn(&(String, Figures)) -> String| {
            let cells = columns.iter().map(|of| right(&cell(of), COLUMN));
            column(&self.say(id), LABEL) + &cells.collect::<String>()
        };
        let head = (columns.len() > 1).then(|| row("profile-head", &|(head, _)| head.clone()));
        let rows = [
            row("profile-row-games", &|(_, figures)| short(self, figures.games)),
            row("profile-row-wins", &|(_, figures)| short(self, figures.wins)),
            row("profile-row-points", &|(_, figures)| number(mean(figures))),
            row("profile-row-best", &|(_, figures)| number(figures.best.unwrap_or_default())),
            row("profile-row-exact", &|(_, figures)| self.percent(precision(figures))),
        ];
        let rows: Vec<String> = head.into_iter().chain(rows).collect();
        format!("```\n{}\n```", rows.join("\n"))
    }

    /// The lines that the picture replaces.
    fn on_profile_picture(&self, profile: &Profile) -> Vec<String> {
        let games = profile.games();
        let (course, is_rated) = values_of(games);
        let course_id = if is_rated { "profile-rating" } else { "profile-mean" };
        let last = games.last(LAST).iter().map(|played| {
            let exact = last_game(played).exact;
            let values = [("medal", self.medal(played.place).into()), ("exact", exact.into())];
            self.with("profile-last-game", values)
        });
        let last = last.collect::<Vec<_>>().join(BETWEEN);
        vec![
            self.with(course_id, ends_of(&course)),
            self.with("profile-last", [("games", last.into())]),
        ]
    }

    /// The lines next to the picture.
    fn beside_profile(&self, profile: &Profile) -> Vec<String> {
        let games = profile.games();
        let (exact, winning) = (games.exact(), games.winning());
        let streaks = [
            ("exact", exact.longest.into()),
            ("wins", winning.longest.into()),
            ("exact-now", exact.now.into()),
            ("wins-now", winning.now.into()),
        ];
        let stood_in = games.stood_in();
        let stood_in =
            (stood_in > 0).then(|| self.with("profile-stood-in", [("games", stood_in.into())]));
        [self.places(profile), self.with("profile-streaks", streaks)]
            .into_iter()
            .chain(self.rivals("profile-beaten", profile.beaten()))
            .chain(self.rivals("profile-unbeaten", profile.unbeaten()))
            .chain(stood_in)
            .chain([self.achieved(profile)])
            .collect()
    }

    fn places(&self, profile: &Profile) -> String {
        let places = (1..).zip(profile.games().places()).filter(|(_, count)| *count > 0);
        let places = places.map(|(place, count)| {
            let values = [("medal", self.medal(place).into()), ("count", count.into())];
            self.with("profile-count", values)
        });
        let places = places.collect::<Vec<_>>().join(BETWEEN);
        self.with("profile-places", [("places", places.into())])
    }

    fn rivals<'a>(&self, id: &str, rivals: impl Iterator<Item = &'a Rival>) -> Option<String> {
        let rival = |rival: &Rival| {
            let values = [
                ("name", name(&rival.name).into()),
                ("won", rival.beaten.into()),
                ("lost", rival.lost.into()),
            ];
            self.with("profile-rival", values)
        };
        let rivals: Vec<String> = rivals.take(RIVALS).map(rival).collect();
        let is_any = !rivals.is_empty();
        is_any.then(|| self.with(id, [("rivals", rivals.join(BETWEEN).into())]))
    }

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

/// The ratings if there are any, otherwise the mean points per game, and whether they are ratings.
fn values_of(games: &scores::Games) -> (Vec<i32>, bool) {
    let ratings = games.ratings();
    if ratings.is_empty() { (games.means(), false) } else { (ratings, true) }
}

/// The values for a sentence about this course.
fn ends_of(values: &[i32]) -> [Named<'static>; 4] {
    let value = |value: Option<&i32>| value.copied().unwrap_or_default().into();
    [
        ("first", value(values.first())),
        ("last", value(values.last())),
        ("lowest", value(values.iter().min())),
        ("highest", value(values.iter().max())),
    ]
}

fn last_game(played: &Played) -> LastGame {
    let predictions = i64::from(played.predictions.max(1));
    let exact = rounded(100 * i64::from(played.exact), predictions).clamp(0, 100);
    LastGame { place: played.place, exact: exact as u8 }
}

/// At most as many values as the chart has points, and at least two: the first, the last, and
/// evenly spaced ones between.
fn sampled(values: &[i32]) -> Vec<i32> {
    let last = values.len().saturating_sub(1);
    let points = last.clamp(1, POINTS - 1);
    let at = |point: usize| values.get(point * last / points).copied();
    (0..=points).filter_map(at).collect()
}

fn mean(figures: &Figures) -> i64 {
    rounded(figures.points, figures.games.max(1))
}

fn precision(figures: &Figures) -> i64 {
    rounded(100 * figures.exact, figures.predictions.max(1))
}

/// The page that is shown when this one is requested.
const fn page_of(profile: &Profile, page: ProfilePage) -> ProfilePage {
    match page {
        ProfilePage::Achievements | ProfilePage::MoreAchievements => page,
        ProfilePage::Favorite | ProfilePage::Game(_) => ProfilePage::Game(profile.game),
    }
}

/// A count that is at most four columns wide.
fn short(words: &Words, count: i64) -> String {
    if count < 10_000 {
        return count.to_string();
    }
    words.with("thousands", [("number", (count / 1000).into())])
}
