//! A player's private message: the hand or the page, and the screens inside it.

mod onlooker;
mod typed;

use crate::features::answering::{Answering, On};
use crate::features::press::{Draft, OwnPress, Press, Screen, TypedMove};
use crate::features::vote::answer::{screen_for, told};
use crate::features::{Context, Delivery, Pressed, PrivateResponse, Showing};
use crate::table::{Move, PrivateView, Refusal, TableId};
use crate::tables::{Happened, Seen, TablesError};

pub(in crate::features) use onlooker::is_seated_in_lobby;
pub(in crate::features) use typed::{Input, open_form};

/// A command that opens a screen of the table in the channel.
pub(in crate::features) fn here(screen: Screen) -> Answering {
    Delivery::EPHEMERAL.by(async move |context: Context| {
        let table = context.table_here().await?;
        context.screen(table, screen).await
    })
}

/// Answers the command `/wizard move`.
pub(in crate::features) fn typed_move(typed: TypedMove) -> Answering {
    Delivery::EPHEMERAL.by(async move |context: Context| {
        let table = context.table_here().await?;
        context.typed_move(table, &typed).await
    })
}

/// The form for a move, filled in on the private message.
pub(in crate::features) fn form(table: TableId, on: On, words: &str) -> Answering {
    let Some(typed) = TypedMove::read(words) else { return Answering::forged() };
    let redraw = Delivery::redraw_own(table).by(async move |context: Context| {
        match context.typed_move(table, &typed).await {
            Ok(own) => own,
            Err(error) => {
                let apology = context.apology(&error);
                context.above_the_hand(table, &Draft::default(), apology).await
            }
        }
    });
    redraw.only_if(on.is_private())
}

/// A press that opens a screen in a new private message.
pub(in crate::features) fn open(table: TableId, screen: Screen, on: On) -> Answering {
    let delivery = match on {
        On::Private => Delivery::EPHEMERAL,
        On::Public { .. } => Delivery::follow_up(Pressed::Table(table)),
    };
    delivery.by(async move |context: Context| context.screen(table, screen).await)
}

/// A press on the private message.
pub(in crate::features) fn press(
    table: TableId,
    draft: Draft,
    press: OwnPress,
    on: On,
) -> Answering {
    redraw(table, draft, press).only_if(on.is_private())
}

/// The press that a pick from a select on the private message of a game stands for, and the draft after it. A topic of
/// the rules is picked there, or something that is no move.
pub(in crate::features) fn picked(
    draft: Draft,
    press: OwnPress,
    value: &str,
) -> Option<(Draft, OwnPress)> {
    match press {
        OwnPress::Show(Screen::Rules) => Some((draft, OwnPress::Rules(value.parse().ok()?))),
        OwnPress::More => OwnPress::read_value(value),
        _ => None,
    }
}

fn redraw(table: TableId, draft: Draft, press: OwnPress) -> Answering {
    if press == OwnPress::Type {
        return open_form(Press::Own(table, Draft::default(), press));
    }
    Delivery::redraw_own(table)
        .by(async move |context: Context| context.own(table, &draft, press).await)
}

impl Context {
    async fn screen(&self, table: TableId, screen: Screen) -> Result<PrivateResponse, TablesError> {
        let seen = self.visit(table, None).await?;
        match (&seen.own, screen) {
            (Some(view), screen) => {
                let own = self.own_message(view, screen, Draft::default());
                Ok(own.with_notice(self.greeting(&seen)))
            }
            (None, Screen::Leave) if is_seated_in_lobby(&seen, self.user()) => {
                self.leave_lobby(table).await
            }
            (None, screen) => self.to_an_onlooker(&seen, screen).await,
        }
    }

    /// The notice shown first to a returning player, or to one whose table cannot be shown.
    fn greeting(&self, seen: &Seen) -> Option<String> {
        let words = self.words();
        let back = seen.back.as_ref().map(|back| words.back(back));
        let unseen = seen.unseen.then(|| words.unseen(&self.guest.missing));
        back.into_iter().chain(unseen).reduce(|one, next| format!("{one}\n{next}"))
    }

    /// The player's private message.
    fn own_message(&self, view: &PrivateView, screen: Screen, draft: Draft) -> PrivateResponse {
        let enders = self.settings().enders;
        let screen = screen_for(self, view, screen, enders);
        let message = self.words().own(view, screen, &draft);
        PrivateResponse::showing(message, self.shows(view, Showing::Play(screen, draft)))
    }

    /// The player's private message, after a press on it.
    pub(in crate::features) async fn own(
        &self,
        table: TableId,
        draft: &Draft,
        press: OwnPress,
    ) -> PrivateResponse {
        match self.visit_for(table, press).await {
            Ok(seen) => self.after_press(&seen, draft, press),
            Err(error) => {
                let apology = self.apology(&error);
                self.above_the_hand(table, draft, apology).await
            }
        }
    }

    /// Does what the press says: a move at the table, or something besides the game.
    async fn visit_for(&self, table: TableId, press: OwnPress) -> Result<Seen, TablesError> {
        let (user, tables) = (self.user(), self.tables());
        let next = match press {
            OwnPress::Hints(wanted) => {
                self.store().set_hints(user, wanted).await?;
                None
            }
            OwnPress::Mute(other, on) => {
                tables.mute(user, other, on).await?;
                None
            }
            OwnPress::React(reaction) => {
                // A player who was away comes back first.
                let seen = self.visit(table, None).await?;
                let from = (user, self.guest.visit.press);
                let reacted = tables.react(table, from, reaction).await?;
                return Ok(Seen { happened: reacted.map(|()| Happened::Now), ..seen });
            }
            OwnPress::Eyes(is_open) => {
                let mut seen = self.visit(table, None).await?;
                let opened = tables.open_eyes(table, user, is_open).await?;
                if let (Ok(()), Some(own)) = (opened, &mut seen.own) {
                    own.has_open_eyes = is_open;
                }
                return Ok(Seen { happened: opened.map(|()| Happened::Now), ..seen });
            }
            OwnPress::Answer { question, action, .. } => Some(Move::Answer { question, action }),
            OwnPress::InAdvance { moment, action, .. } => Some(Move::InAdvance { moment, action }),
            OwnPress::Order(order) => Some(Move::Order(order)),
            OwnPress::Tempo(tempo) => Some(Move::Tempo(tempo)),
            OwnPress::StepAway => Some(Move::StepAway),
            OwnPress::Leave => Some(Move::Leave),
            OwnPress::End => Some(Move::End),
            OwnPress::Propose(proposal) => Some(Move::Propose(proposal)),
            OwnPress::Show(_)
            | OwnPress::Rules(_)
            | OwnPress::Blank(_)
            | OwnPress::Type
            | OwnPress::More => None,
        };
        self.visit(table, next).await
    }

    /// An apology above the hand or page, so that the player can press again; the apology alone if the table cannot be
    /// read either.
    async fn above_the_hand(
        &self,
        table: TableId,
        draft: &Draft,
        apology: PrivateResponse,
    ) -> PrivateResponse {
        let seen = self.visit(table, None).await;
        let Some(view) = seen.ok().and_then(|seen| seen.own) else { return apology };
        let own = self.own_message(&view, Screen::Hand, draft.clone());
        let sentence = apology.message.message().content.clone();
        own.with_notice(sentence)
    }

    fn after_press(&self, seen: &Seen, draft: &Draft, press: OwnPress) -> PrivateResponse {
        let words = self.words();
        if press == OwnPress::StepAway && seen.happened.is_ok() && seen.own.is_none() {
            return PrivateResponse::plain(words.stepped_away(&seen.public));
        }
        let (screen, done) = match press {
            OwnPress::Show(screen) => (screen, None),
            OwnPress::Mute(..) => (Screen::Mutes, None),
            OwnPress::Leave => (Screen::Hand, Some("leave-done")),
            OwnPress::End => (Screen::Hand, Some("end-done")),
            OwnPress::Propose(proposal) => (Screen::Hand, Some(told(proposal, &seen.public))),
            OwnPress::React(_) => (Screen::Hand, Some("reaction-shown")),
            OwnPress::Rules(_)
            | OwnPress::Hints(_)
            | OwnPress::Blank(_)
            | OwnPress::More
            | OwnPress::Tempo(_)
            | OwnPress::Eyes(_)
            | OwnPress::Type
            | OwnPress::Answer { .. }
            | OwnPress::InAdvance { .. }
            | OwnPress::Order(_)
            | OwnPress::StepAway => (Screen::Hand, None),
        };
        let head = match (seen.happened, done) {
            (Err(refusal), _) => Some(words.why(refusal, &seen.public, self.user())),
            (Ok(_), done) => done.map(|id| words.say(id)),
        };
        let greeting = self.greeting(seen);
        let head = greeting.into_iter().chain(head).reduce(|one, next| format!("{one}\n{next}"));
        let Some(view) = &seen.own else {
            let not_seated = || words.why(Refusal::NotSeated, &seen.public, self.user());
            return PrivateResponse::plain(words.sentence(head.unwrap_or_else(not_seated)));
        };
        let draft =
            if seen.happened.is_ok() { words.draft_after(draft, press) } else { draft.clone() };
        if let OwnPress::Rules(topic) = press {
            let message = words.own_rules(view, topic, &draft);
            let shows = self.shows(view, Showing::Rules(topic, draft));
            let own = PrivateResponse::showing(message, shows);
            return head.into_iter().fold(own, PrivateResponse::with_notice);
        }
        let own = self.own_message(view, screen, draft);
        match head {
            Some(head) => {
                let message = words.refused(own.message, head, seen.happened.err());
                PrivateResponse { message, ..own }
            }
            None => own,
        }
    }
}
