//! The answer to `/wizard help`: what a person can do now, with buttons for it; and the panel, from which
//! people play who type no commands.

use strum::VariantArray;

use crate::features::press::{Press, Subcommand, Terms};
use crate::rules::GameKind;
use crate::table::{ChannelId, TableId};
use crate::view::Words;
use crate::view::components::{Button, Style};
use crate::view::message::{BUTTONS_IN_A_ROW, Embed, Message, PrivateMessage, PublicMessage};

/// The situation of a person who asks for help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Situation {
    /// There is no table here, and the person plays nowhere on this server. The list holds message
    /// keys of permissions that the bot needs here but lacks.
    NoTable(Vec<&'static str>),
    /// There is no table here; the person plays in this channel.
    Elsewhere(ChannelId),
    /// The person plays at a table whose channel is gone.
    Astray,
    /// The person takes part in the table here, or may join it.
    At(Part, GameKind),
    /// The person only watches the table here. They play in this other channel, if any.
    LookingOn(GameKind, Option<ChannelId>),
}

/// The role of a person at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum Part {
    /// The lobby is open, and the person has no seat.
    Unseated,
    /// The person has a seat in the lobby.
    Seated,
    /// The person hosts the lobby.
    Host,
    /// The game waits for the person.
    Asked,
    /// The game waits for other players.
    Waiting,
    /// The game is paused.
    Paused,
    /// A computer player sits in for the person.
    Away,
}

impl Words {
    pub fn help(&self, situation: &Situation) -> PrivateMessage {
        let commands = self.help_commands("help-commands");
        self.help_of(situation, vec![self.help_in(situation), commands])
    }

    /// The help message where the bot is not.
    pub fn help_elsewhere(&self, situation: &Situation) -> PrivateMessage {
        let here = match situation {
            Situation::At(Part::Seated, _) => self.say("elsewhere-help-seated"),
            Situation::At(Part::Host, _) => self.say("elsewhere-help-host"),
            other => self.help_in(other),
        };
        let about = self.say("elsewhere-help");
        self.help_of(situation, vec![here, about, self.help_commands("elsewhere-commands")])
    }

    fn help_of(&self, situation: &Situation, paragraphs: Vec<String>) -> PrivateMessage {
        let what = self.say("help-what");
        let description = [vec![what], paragraphs].concat().join("\n\n");
        let embed = Embed::titled(self.say("help-title"), description);
        let rows = self.help_buttons(situation);
        PrivateMessage(Message { embed: Some(embed), rows, ..Message::default() })
    }

    /// The refusal of a lobby where the channel has this table: what the person can do there, and a
    /// button that opens the lobby with these terms.
    pub fn channel_taken(
        &self,
        table: TableId,
        situation: &Situation,
        may_end: bool,
        in_thread: Option<Terms>,
    ) -> PrivateMessage {
        let id = if may_end { "refusal-channel-taken-by-you" } else { "refusal-channel-taken" };
        let opens = |press, label| Button::new(press, self.say(label), Style::Success);
        let joins = matches!(situation, Situation::At(Part::Unseated, _));
        let join = joins.then(|| opens(Press::Join(table), "thread-join"));
        let end = may_end.then(|| self.does(Subcommand::End, "end-yes", Style::Secondary));
        let thread = in_thread.map(|terms| opens(Press::Open(terms), "help-play-thread"));
        let teaches = |button: &Button| {
            matches!(button.press, Press::Command(Subcommand::Tutorial | Subcommand::Rules, _))
        };
        let mut helps = self.help_buttons(situation).concat();
        helps.retain(|button| !teaches(button));
        let buttons: Vec<Button> = join.into_iter().chain(helps).chain(end).chain(thread).collect();
        let rows = buttons.chunks(BUTTONS_IN_A_ROW).map(<[_]>::to_vec).collect();
        PrivateMessage(Message { rows, ..Message::sentence(self.say(id)) })
    }

    /// This sentence, with what a person in this situation can do.
    pub fn with_help(&self, id: &str, situation: &Situation) -> PrivateMessage {
        let rows = self.help_buttons(situation).into_iter().take(1).collect();
        PrivateMessage(Message { rows, ..Message::sentence(self.say(id)) })
    }

    /// The refusal of a button that no longer works, with one that does.
    pub fn forged(&self) -> PrivateMessage {
        let board = self.does(Subcommand::Board, "help-board", Style::Secondary);
        let rows = vec![vec![board]];
        PrivateMessage(Message { rows, ..Message::sentence(self.say("refusal-forged")) })
    }

    /// The message with buttons that stays in a channel.
    pub fn public_panel(&self) -> PublicMessage {
        let description = [self.say("help-what"), self.say("help-panel")].join("\n\n");
        let embed = Embed::titled(self.say("help-panel-title"), description);
        let games = || GameKind::VARIANTS.iter();
        let look = |subcommand, label| self.does(subcommand, label, Style::Secondary);
        let first = |game: &GameKind| {
            let label = format!("help-tutorial-{game}");
            self.of_game(Subcommand::Tutorial, *game, &label, Style::Primary)
        };
        let leaderboard = |game: &GameKind| {
            let label = format!("help-leaderboard-{game}");
            self.of_game(Subcommand::Leaderboard, *game, &label, Style::Secondary)
        };
        let bell = look(Subcommand::Bell, "help-bell");
        let hand = look(Subcommand::Hand, "help-hand");
        let profile = look(Subcommand::Profile, "help-profile");
        let privacy = look(Subcommand::Privacy, "help-privacy");
        let rows = vec![
            games().map(|game| self.open(*game)).chain([self.daily()]).collect(),
            games().map(first).chain([bell, look(Subcommand::Help, "help-help")]).collect(),
            [hand, profile].into_iter().chain(games().map(leaderboard)).chain([privacy]).collect(),
        ];
        PublicMessage::new(Message { embed: Some(embed), rows, ..Message::default() })
    }

    fn help_commands(&self, id: &str) -> String {
        let named =
            |subcommand: &Subcommand| (<&str>::from(*subcommand), self.command(*subcommand).into());
        self.with(id, Subcommand::VARIANTS.iter().map(named))
    }

    fn help_in(&self, situation: &Situation) -> String {
        let in_channel = |id: &str, channel: &ChannelId| {
            self.with(id, [("channel", format!("<#{channel}>").into())])
        };
        match situation {
            Situation::NoTable(missing) if missing.is_empty() => self.say("help-no-table"),
            Situation::NoTable(missing) => self.with("help-missing", self.permissions(missing)),
            Situation::Elsewhere(channel) => in_channel("help-elsewhere", channel),
            Situation::Astray => self.say("help-astray"),
            Situation::At(part, _) => self.say(match part {
                Part::Unseated => "help-lobby",
                Part::Seated => "help-lobby-seated",
                Part::Host => "help-lobby-host",
                Part::Asked => "help-my-turn",
                Part::Waiting => "help-waiting",
                Part::Paused => "help-paused",
                Part::Away => "help-away",
            }),
            Situation::LookingOn(_, None) => self.say("help-onlooker"),
            Situation::LookingOn(_, Some(channel)) => {
                let also = in_channel("help-elsewhere-too", channel);
                self.sentences([self.say("help-onlooker"), also])
            }
        }
    }

    fn help_buttons(&self, situation: &Situation) -> Vec<Vec<Button>> {
        let of_game = |game: &GameKind| vec![self.learn(*game)];
        match situation {
            Situation::NoTable(missing) => {
                let open = |game: &GameKind| self.open(*game).live_if(missing.is_empty());
                let daily = self.daily();
                let begin = GameKind::VARIANTS.iter().map(open).chain([daily]).collect();
                vec![begin, self.learn_all()]
            }
            Situation::Elsewhere(_) => vec![vec![self.daily()], self.learn_all()],
            Situation::Astray => {
                vec![vec![self.does(Subcommand::Board, "help-board", Style::Primary)]]
            }
            Situation::LookingOn(game, _) => {
                let [scores, board] = self.look();
                vec![[vec![scores, board], of_game(game).concat()].concat()]
            }
            Situation::At(Part::Unseated, game) => {
                let board = self.does(Subcommand::Board, "help-board", Style::Primary);
                vec![[vec![board], self.learn(*game)].concat()]
            }
            Situation::At(Part::Seated | Part::Host, game) => {
                let board = self.does(Subcommand::Board, "help-board", Style::Primary);
                let leave = self.does(Subcommand::Leave, "help-leave", Style::Secondary);
                vec![[vec![board, leave], self.learn(*game)].concat()]
            }
            Situation::At(
                part @ (Part::Asked | Part::Waiting | Part::Paused | Part::Away),
                game,
            ) => {
                let label = if *part == Part::Away { "help-hand-back" } else { "help-hand" };
                let hand = self.does(Subcommand::Hand, label, Style::Primary);
                let leave = self.does(Subcommand::Leave, "help-leave", Style::Secondary);
                let [scores, board] = self.look();
                let leave = (*part != Part::Away).then_some(leave);
                let first = [hand, scores, board].into_iter().chain(leave).collect();
                vec![first, vec![self.rules_of(*game)]]
            }
        }
    }

    fn look(&self) -> [Button; 2] {
        [
            self.does(Subcommand::Scores, "help-scores", Style::Secondary),
            self.does(Subcommand::Board, "help-board", Style::Secondary),
        ]
    }

    /// The button for the deal of the day.
    pub(crate) fn daily(&self) -> Button {
        self.does(Subcommand::Daily, "daily-play", Style::Success)
    }

    /// The button that opens a lobby for this game.
    pub(crate) fn open(&self, game: GameKind) -> Button {
        self.of_game(Subcommand::Play, game, &format!("help-play-{game}"), Style::Success)
    }

    /// The buttons for the tutorial and the rules.
    fn learn(&self, game: GameKind) -> Vec<Button> {
        let label = format!("help-tutorial-{game}");
        let first = self.of_game(Subcommand::Tutorial, game, &label, Style::Primary);
        vec![first, self.rules_of(game)]
    }

    fn learn_all(&self) -> Vec<Button> {
        GameKind::VARIANTS.iter().flat_map(|game| self.learn(*game)).collect()
    }

    fn rules_of(&self, game: GameKind) -> Button {
        self.of_game(Subcommand::Rules, game, &format!("help-rules-{game}"), Style::Secondary)
    }

    fn does(&self, subcommand: Subcommand, label: &str, style: Style) -> Button {
        Button::new(Press::Command(subcommand, None), self.say(label), style)
    }

    fn of_game(&self, subcommand: Subcommand, game: GameKind, label: &str, style: Style) -> Button {
        Button::new(Press::Command(subcommand, Some(game)), self.say(label), style)
    }
}
