//! The message of the week: what was played the week before, and the vote on the preset of the next
//! week.

use std::collections::BTreeMap;

use crate::features::press::{Preset, Press, WeekPress};
use crate::rules::Options;
use crate::scores::{Ballot, Climber, Luckiest, Rivalry, Week, WeekLine, WeekSummary};
use crate::server::SavedPreset;
use crate::table::UserId;
use crate::view::Words;
use crate::view::clock::relative_time;
use crate::view::components::{Button, Style};
use crate::view::message::{Embed, Message, PrivateMessage, PublicMessage};
use crate::view::numbers::signed;
use crate::view::text::{BETWEEN, heading, name, plain, small};

/// A week, with the names of everybody who is named.
type Named<'a> = (&'a WeekSummary, &'a BTreeMap<UserId, String>);

impl Words {
    /// The message of this week, which is about the week before, with the vote and the preset that
    /// has won the last one.
    pub fn week(
        &self,
        week: Week,
        before: Named<'_>,
        vote: Option<&Ballot>,
        winner: Option<Options>,
    ) -> PublicMessage {
        let mut lines = self.week_lines(before);
        lines.extend(winner.map(|winner| format!("\n{}", self.week_winner(&winner))));
        lines.extend(vote.map(|vote| format!("\n{}", self.week_vote(vote))));
        let title = heading(&self.week_title("week-title", week.before()));
        let votes = vote.map(|vote| self.week_buttons(vote)).unwrap_or_default();
        let so_far = vec![self.week_so_far_button()];
        let rows = [votes, so_far].into_iter().filter(|row| !row.is_empty()).collect();
        PublicMessage::new(Message { content: title, rows, ..embedded(&lines) })
    }

    /// The current week so far.
    pub fn week_so_far(&self, week: Week, so_far: Named<'_>) -> PrivateMessage {
        let title = heading(&self.week_title("week-so-far-title", week));
        PrivateMessage(Message { content: title, ..embedded(&self.week_lines(so_far)) })
    }

    pub(crate) fn week_so_far_button(&self) -> Button {
        let press = Press::Week(WeekPress::Show);
        Button::new(press, self.say("week-so-far"), Style::Secondary)
    }

    /// The answer to a vote that comes too late.
    pub fn week_vote_over(&self, winner: Option<Options>) -> PrivateMessage {
        let over = self.say("week-vote-over");
        let winner = winner.map(|winner| self.week_winner(&winner));
        self.sentence(self.sentences([over].into_iter().chain(winner)))
    }

    fn week_title(&self, id: &str, week: Week) -> String {
        let [from, to] = week.days().map(|day| format!("<t:{}:d>", day / 1000));
        self.with(id, [("from", from.into()), ("to", to.into())])
    }

    /// The table, and below it what else there is to say.
    fn week_lines(&self, (summary, names): Named<'_>) -> Vec<String> {
        if summary.best.is_empty() {
            return vec![self.say("week-nobody")];
        }
        let of = |person: &UserId| names.get(person).map_or_else(String::new, |of| name(of));
        let lines = (1..).zip(&summary.best);
        let mut lines: Vec<String> =
            lines.map(|(place, line)| self.week_line(place, line, of(&line.person))).collect();
        let figures = [("people", summary.people.into()), ("games", summary.games.into())];
        lines.push(small(&self.with("week-figures", figures)));
        let told = [
            summary.climber.as_ref().map(|climber| self.week_climber(climber, of)),
            summary.rivalry.as_ref().map(|rivalry| self.week_rivalry(rivalry, of)),
            summary.luckiest.as_ref().map(|luckiest| self.week_luckiest(luckiest, of)),
        ];
        let told: Vec<String> = told.into_iter().flatten().collect();
        lines.extend((!told.is_empty()).then(|| format!("\n{}", told.join("\n"))));
        lines
    }

    fn week_line(&self, place: u8, line: &WeekLine, of: String) -> String {
        // A medal needs a win.
        let medal = if line.wins > 0 { self.medal(place) } else { self.place_number(place.into()) };
        let values = [
            ("place", medal.into()),
            ("name", of.into()),
            ("wins", line.wins.into()),
            ("games", line.games.into()),
        ];
        self.with("week-line", values)
    }

    fn week_climber(&self, climber: &Climber, of: impl Fn(&UserId) -> String) -> String {
        let Climber { person, game, from, to } = climber;
        let values = [
            ("name", of(person).into()),
            ("game", game.word().into()),
            ("from", from.to_string().into()),
            ("to", to.to_string().into()),
            ("gain", signed(to - from).into()),
        ];
        self.with("week-climber", values)
    }

    fn week_rivalry(&self, rivalry: &Rivalry, of: impl Fn(&UserId) -> String) -> String {
        let Rivalry { people: [one, other], ahead: [ahead, behind], games } = rivalry;
        let values = [
            ("name", of(one).into()),
            ("ahead", (*ahead).into()),
            ("behind", (*behind).into()),
            ("other", of(other).into()),
            ("games", (*games).into()),
        ];
        self.with("week-rivalry", values)
    }

    fn week_luckiest(&self, luckiest: &Luckiest, of: impl Fn(&UserId) -> String) -> String {
        let Luckiest { person, table, points } = luckiest;
        let values = [
            ("name", of(person).into()),
            ("points", (*points).into()),
            ("table", table.to_string().into()),
        ];
        [self.with("week-luckiest", values), small(&self.say("week-luck"))].join("\n")
    }

    /// The question, and below it what the saved presets are: their names do not say it.
    fn week_vote(&self, vote: &Ballot) -> String {
        let closes = relative_time(vote.week.after().begins_at());
        let asked = self.with("week-vote", [("closes", closes.into())]);
        let options = vote.presets.iter().map(|(options, _)| options);
        let saved = options.filter(|options| self.saved_as(options).is_some());
        let saved = saved.map(|options| small(&self.week_preset(options)));
        [asked].into_iter().chain(saved).collect::<Vec<_>>().join("\n")
    }

    /// A button for each preset, with its votes.
    fn week_buttons(&self, vote: &Ballot) -> Vec<Button> {
        let button = |(choice, (options, votes)): (u8, &(Options, u32))| {
            let press = Press::Week(WeekPress::Vote(vote.week, choice));
            let preset = self.week_preset_label(options);
            let values = [("preset", (&*preset).into()), ("votes", (*votes).into())];
            let label = if *votes > 0 { self.with("week-choice", values) } else { preset.clone() };
            Button::new(press, label, Style::Secondary)
        };
        (0..).zip(&vote.presets).map(button).collect()
    }

    fn saved_as(&self, options: &Options) -> Option<&SavedPreset> {
        self.saved_presets().iter().find(|saved| saved.options == *options)
    }

    fn week_winner(&self, winner: &Options) -> String {
        self.with("week-winner", [("preset", self.week_preset(winner).into())])
    }

    /// A preset in running text: a saved one with its name and options.
    fn week_preset(&self, options: &Options) -> String {
        match self.saved_as(options) {
            Some(saved) => {
                let what = self.game_and_options(options);
                [format!("**{}**", name(saved.name.text())), what].join(BETWEEN)
            }
            None => format!("**{}**", self.week_preset_label(options)),
        }
    }

    /// A preset in a few words.
    fn week_preset_label(&self, options: &Options) -> String {
        if let Some(saved) = self.saved_as(options) {
            return plain(saved.name.text());
        }
        let preset = Preset::of(options).map(|preset| self.preset_word(preset));
        let preset = preset.unwrap_or_else(|| self.say("settings-preset-own"));
        let values = [("game", options.kind().word().into()), ("preset", preset.into())];
        self.with("week-preset", values)
    }
}

fn embedded(lines: &[String]) -> Message {
    let embed = Embed::text(lines.join("\n"));
    Message { embed: Some(embed), ..Message::default() }
}
