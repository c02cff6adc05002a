//! The texts of refusals. Each is one sentence that says what is not possible, and what would be.

use super::Words;
use super::components::{Button, Style};
use super::game::{Hindrance as _, Reason as _};
use super::message::{Message, PrivateMessage};
use super::text::name;
use super::words::Named;
use crate::features::press::{NotACommand, Press, Screen, Terms, Topic};
use crate::rules::Unplayable;
use crate::rules::games::of_game;
use crate::table::{ChannelId, Player, PublicStage, PublicView, Refusal, UserId};

impl Words {
    /// The reason why a press has no effect, as a message of its own, with what the person can do
    /// instead; `in_thread` are the terms of a lobby like this one in a thread, if one can be opened.
    pub fn refusal(
        &self,
        refusal: Refusal,
        view: &PublicView,
        user: UserId,
        in_thread: Option<Terms>,
    ) -> PrivateMessage {
        let buttons = self.instead(refusal, view, user, in_thread);
        let rows = if buttons.is_empty() { Vec::new() } else { vec![buttons] };
        let sentence = Message::sentence(self.why(refusal, view, user));
        let message = PrivateMessage(Message { rows, ..sentence });
        match explained_by(refusal) {
            Some(topic) => self.with_link(message, view.id, topic),
            None => message,
        }
    }

    /// The buttons that lead elsewhere if this table has no place for the person.
    fn instead(
        &self,
        refusal: Refusal,
        view: &PublicView,
        user: UserId,
        in_thread: Option<Terms>,
    ) -> Vec<Button> {
        let button = |press, label| Button::new(press, self.say(label), Style::Secondary);
        if refusal == Refusal::Over {
            let played = |player: &Player| player.belongs_to(user);
            let is_over = matches!(view.stage, PublicStage::Over { .. });
            let is_theirs = is_over && view.players().iter().any(played);
            let again = is_theirs.then(|| self.rematch_button(view));
            return again.into_iter().chain([self.open(view.options.kind())]).collect();
        }
        let is_played = matches!(view.stage, PublicStage::Playing(_));
        let is_gone = refusal == Refusal::NotSeated && is_played && has_left(view, user);
        if refusal != Refusal::Full && !is_gone {
            return Vec::new();
        }
        let watch = Press::Show(view.id, Screen::Scores);
        let watch = is_played.then(|| button(watch, "help-scores"));
        let elsewhere = match in_thread {
            Some(terms) => button(Press::Open(terms), "help-play-thread"),
            None => self.daily(),
        };
        watch.into_iter().chain([elsewhere]).collect()
    }

    /// A hand or page, headed by the reason why a press has no effect.
    pub fn refused(
        &self,
        own: PrivateMessage,
        why: String,
        refusal: Option<Refusal>,
    ) -> PrivateMessage {
        match refusal.and_then(explained_by) {
            Some(topic) => self.explained(own, why, topic),
            None => own.with_notice(why),
        }
    }

    /// The reason why this person's press has no effect.
    pub fn why(&self, refusal: Refusal, view: &PublicView, user: UserId) -> String {
        match refusal {
            Refusal::NotSeated => self.not_seated(view, user),
            Refusal::SeatedAlready => self.say("refusal-seated"),
            Refusal::Full => self.say("refusal-full"),
            Refusal::NotTheHost => {
                self.with("refusal-not-host", [("name", host_name(view).into())])
            }
            Refusal::NotPlaying => self.say("refusal-not-playing"),
            Refusal::NotAlone => self.say("refusal-not-alone"),
            Refusal::AgreedAlready => self.say("refusal-agreed"),
            Refusal::NotTheProposer => self.say("refusal-not-proposer"),
            Refusal::VoteOver => self.say("refusal-vote-over"),
            Refusal::Paused => self.say("refusal-paused"),
            Refusal::NotPaused => self.say("refusal-not-paused"),
            Refusal::NotThere => self.say("refusal-not-there"),
            Refusal::NoComputer => self.say("refusal-no-computer"),
            Refusal::LastRound => self.say("refusal-last-round"),
            Refusal::TooFew { needed } => self.with("refusal-too-few", [("needed", needed.into())]),
            Refusal::WrongHour => self.say("refusal-wrong-hour"),
            Refusal::ReactedJustNow => self.say("refusal-reacted-just-now"),
            Refusal::NoReactions => self.say("refusal-no-reactions"),
            Refusal::NoEyes => self.say("refusal-no-eyes"),
            Refusal::EyesClosed => self.say("refusal-eyes-closed"),
            Refusal::HasLooked => self.say("refusal-has-looked"),
            Refusal::NoGuessNow => self.say("refusal-no-guess-now"),
            Refusal::PlaysHere => self.say("refusal-plays-here"),
            Refusal::Begun => self.say("refusal-begun"),
            Refusal::NotBegun => self.say("refusal-not-begun"),
            Refusal::Over => self.say("refusal-over"),
            Refusal::Stale | Refusal::InTime => self.say("refusal-stale"),
            Refusal::PlayedAlready => self.say("refusal-played-already"),
            Refusal::Unplayable(unplayable) => self.unplayable(unplayable),
            Refusal::Rule(rule) => of_game!(rule, rule => rule.why(self, view, user)),
            Refusal::OtherGame => self.say("refusal-forged"),
            Refusal::Unwritable | Refusal::Broken(_) => self.say("fault"),
        }
    }

    fn not_seated(&self, view: &PublicView, user: UserId) -> String {
        if let Some(waits) = self.waits(view, user) {
            return waits;
        }
        self.say(match &view.stage {
            PublicStage::Lobby(_) => "refusal-not-seated-lobby",
            PublicStage::Playing(_) if has_left(view, user) => "refusal-has-left",
            PublicStage::Playing(_) | PublicStage::Over { .. } | PublicStage::Closed { .. } => {
                "refusal-not-seated"
            }
        })
    }

    /// The reason why a game cannot begin with these options.
    pub fn unplayable(&self, unplayable: Unplayable) -> String {
        self.say(of_game!(unplayable, unplayable => unplayable.id()))
    }

    /// The refusal for a channel in which the bot lacks these permissions; it names another channel
    /// where it lacks none.
    pub fn missing_permissions(
        &self,
        missing: &[&str],
        other: Option<ChannelId>,
    ) -> PrivateMessage {
        let needed = self.with("refusal-permission", self.permissions(missing));
        let other = other.map(|channel| ("channel", format!("<#{channel}>").into()));
        let there = other.map(|channel| self.with("refusal-permission-elsewhere", [channel]));
        self.sentence(self.sentences([needed].into_iter().chain(there)))
    }

    /// The names of these permissions, and their number.
    pub(crate) fn permissions(&self, missing: &[&str]) -> [Named<'static>; 2] {
        let named = self.list(missing.iter().map(|id| self.say(id)).collect());
        [("permissions", named.into()), ("count", missing.len().into())]
    }

    /// The refusal for a person whose game is in another channel.
    pub fn elsewhere(&self, channel: ChannelId) -> PrivateMessage {
        let channel = format!("<#{channel}>");
        self.sentence(self.with("refusal-table-elsewhere", [("channel", channel.into())]))
    }

    /// The reason why no lobby opens with these terms, and a button for each option of which one is
    /// to be dropped, which opens the lobby without it.
    pub fn not_together(&self, unplayable: Unplayable, terms: &Terms) -> PrivateMessage {
        let open = |(name, value, terms): (String, String, Terms)| {
            let label = self.say(&format!("pick-{name}-{value}"));
            Button::new(Press::Open(terms), label, Style::Success)
        };
        let rows = vec![terms.corrected().into_iter().map(open).collect()];
        PrivateMessage(Message { rows, ..Message::sentence(self.unplayable(unplayable)) })
    }

    /// The refusal for a command that cannot be understood.
    pub fn wrong_command(&self, wrong: &NotACommand) -> PrivateMessage {
        self.sentence(match wrong {
            NotACommand::Unknown => self.say("refusal-unknown-command"),
            NotACommand::OtherGame(option) => {
                let option = self.name_to_type(&format!("option-{option}"));
                self.with("refusal-other-game", [("option", option.into())])
            }
            NotACommand::NoSuchValue(option, value) => {
                let values = [("option", name(option).into()), ("value", name(value).into())];
                self.with("refusal-no-such-value", values)
            }
            NotACommand::NoSuchPreset(typed) => self.no_such_preset(typed),
            NotACommand::TwoPresets => self.say("refusal-two-presets"),
        })
    }
}

/// The part of the rules that explains a refusal; `None` if no rule of a game does.
fn explained_by(refusal: Refusal) -> Option<Topic> {
    match refusal {
        Refusal::Rule(rule) => Some(of_game!(rule, rule => rule.topic())),
        Refusal::Unplayable(unplayable) => of_game!(unplayable, unplayable => unplayable.topic()),
        Refusal::NotSeated
        | Refusal::SeatedAlready
        | Refusal::Full
        | Refusal::NotTheHost
        | Refusal::NotPlaying
        | Refusal::NotAlone
        | Refusal::AgreedAlready
        | Refusal::NotTheProposer
        | Refusal::VoteOver
        | Refusal::Paused
        | Refusal::NotPaused
        | Refusal::NotThere
        | Refusal::NoComputer
        | Refusal::LastRound
        | Refusal::TooFew { .. }
        | Refusal::WrongHour
        | Refusal::ReactedJustNow
        | Refusal::NoReactions
        | Refusal::NoEyes
        | Refusal::EyesClosed
        | Refusal::HasLooked
        | Refusal::NoGuessNow
        | Refusal::PlaysHere
        | Refusal::Begun
        | Refusal::NotBegun
        | Refusal::Over
        | Refusal::Stale
        | Refusal::PlayedAlready
        | Refusal::InTime
        | Refusal::OtherGame
        | Refusal::Unwritable
        | Refusal::Broken(_) => None,
    }
}

/// Returns whether a computer player plays on for this person.
fn has_left(view: &PublicView, user: UserId) -> bool {
    let left =
        |player: &Player| matches!(player, Player::StandIn { .. }) && player.belongs_to(user);
    view.players().iter().any(left)
}

fn host_name(view: &PublicView) -> String {
    let host = view.players().iter().filter_map(Player::person).find(|p| p.id == view.host);
    host.map_or_else(|| "?".to_owned(), |host| name(&host.name))
}
