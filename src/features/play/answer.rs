//! A player's private message: the hand or the page, and the screens inside it.

use tracing::debug;

use crate::features::answering::{Answering, On};
use crate::features::press::{Draft, OwnPress, Screen, TypedMove};
use crate::features::vote::answer::{screen_for, told};
use crate::features::{Context, Delivery, Pressed, PrivateResponse, Reply, Showing};
use crate::table::{Move, PrivateView, PublicStage, Refusal, TableId, UserId};
use crate::tables::{Happened, Seen, TablesError};
use crate::view::Choice;

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

/// A pick of a topic of the rules on the private message, or of something that is no move.
pub(in crate::features) fn pick(
    table: TableId,
    draft: Draft,
    press: OwnPress,
    on: On,
    value: &str,
) -> Option<Answering> {
    let (draft, press) = picked(draft, press, on, value)?;
    Some(redraw(table, draft, press))
}

/// What was picked from a select on a private message, and the draft afterwards.
pub(in crate::features) fn picked(
    draft: Draft,
    press: OwnPress,
    on: On,
    value: &str,
) -> Option<(Draft, OwnPress)> {
    match press {
        _ if !on.is_private() => None,
        OwnPress::Show(Screen::Rules) => Some((draft, OwnPress::Rules(value.parse().ok()?))),
        OwnPress::More => OwnPress::read_value(value),
        _ => None,
    }
}

fn redraw(table: TableId, draft: Draft, press: OwnPress) -> Answering {
    if press == OwnPress::Type {
        let form = async move |context: Context| Reply::Form(context.words().move_form(table));
        return Delivery::FORM.by(form);
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
                Ok(self.greeted(&seen, own))
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

    fn greeted(&self, seen: &Seen, own: PrivateResponse) -> PrivateResponse {
        match self.greeting(seen) {
            Some(greeting) => own.with_notice(greeting),
            None => own,
        }
    }

    /// The player's private message.
    fn own_message(&self, view: &PrivateView, screen: Screen, draft: Draft) -> PrivateResponse {
        let enders = self.settings().enders;
        let screen = screen_for(self, view, screen, enders);
        let message = self.words().own(view, screen, &draft);
        PrivateResponse::showing(message, self.shows(view, Showing::Play(screen, draft)))
    }

    /// A spectator may see what is public.
    async fn to_an_onlooker(
        &self,
        seen: &Seen,
        screen: Screen,
    ) -> Result<PrivateResponse, TablesError> {
        let words = self.words();
        let manages = self.guest.visit.manages;
        let refusal = match (screen, &seen.public.stage) {
            (Screen::Rules, _)
            | (
                Screen::Luck,
                PublicStage::Lobby(_) | PublicStage::Playing(_) | PublicStage::Over { .. },
            )
            | (Screen::Details, PublicStage::Playing(_) | PublicStage::Over { .. }) => {
                return Ok(PrivateResponse::plain(words.onlooker(&seen.public, screen)));
            }
            (Screen::Scores, PublicStage::Playing(_)) => return self.watching(seen).await,
            (Screen::Scores | Screen::Last, PublicStage::Playing(_) | PublicStage::Over { .. }) => {
                let message = words.onlooker(&seen.public, screen);
                let message = self.for_a_spectator(message, seen).await?;
                return Ok(PrivateResponse::plain(message));
            }
            (Screen::End, PublicStage::Lobby(_) | PublicStage::Playing(_))
                if manages
                    || is_seated_in_lobby(seen, self.user()) && self.user() == seen.public.host =>
            {
                return Ok(PrivateResponse::plain(words.onlooker(&seen.public, screen)));
            }
            (Screen::End, PublicStage::Lobby(_)) if is_seated_in_lobby(seen, self.user()) => {
                Refusal::NotTheHost
            }
            (Screen::End, PublicStage::Lobby(_) | PublicStage::Playing(_)) => Refusal::NotPlaying,
            (_, PublicStage::Over { .. } | PublicStage::Closed { .. }) => Refusal::Over,
            (Screen::Scores | Screen::Last | Screen::Details, PublicStage::Lobby(_)) => {
                Refusal::NotBegun
            }
            (
                Screen::Hand | Screen::Boxes | Screen::Order | Screen::More,
                PublicStage::Lobby(_),
            ) if is_seated_in_lobby(seen, self.user()) => Refusal::NotBegun,
            (
                Screen::Hand
                | Screen::More
                | Screen::Boxes
                | Screen::Order
                | Screen::Leave
                | Screen::ProposeEnd
                | Screen::Hints
                | Screen::Mutes,
                _,
            ) => Refusal::NotSeated,
        };
        let message = words.refusal(refusal, &seen.public, self.user());
        Ok(PrivateResponse::plain(match refusal {
            Refusal::NotSeated => self.for_a_spectator(message, seen).await?,
            _ => message,
        }))
    }

    /// The player's private message, after a move in words.
    async fn typed_move(
        &self,
        table: TableId,
        wanted: &TypedMove,
    ) -> Result<PrivateResponse, TablesError> {
        let seen = self.visit(table, None).await?;
        let Some(view) = &seen.own else {
            return self.to_an_onlooker(&seen, Screen::Hand).await;
        };
        let words = self.words();
        let read = match wanted {
            TypedMove::Chosen(at, press) if *at == table => Ok(*press),
            TypedMove::Chosen(..) => Err(words.why(Refusal::Stale, &seen.public, self.user())),
            TypedMove::Free(text) => words.read_move(&self.english(), view, text),
        };
        let own = self.own_message(view, Screen::Hand, Draft::default());
        let moved = match read {
            Ok(press) => self.own(table, &Draft::default(), press).await,
            // The command was delivered twice, and the move is made already.
            Err(_) if self.store().has_press(self.guest.visit.press).await? => own,
            Err(refusal) => own.with_notice(refusal),
        };
        Ok(self.greeted(&seen, moved))
    }

    /// The moves at the table in this channel that match what is typed; none for a spectator. It only looks: an absent
    /// player is not back yet.
    pub(in crate::features) async fn moves_like(&self, typed: &str) -> Vec<Choice> {
        let views = match self.tables().table_in(self.channel()).await {
            Ok(table) => self.tables().views(table, &[self.user()]).await,
            Err(error) => Err(error),
        };
        match views {
            Ok((_, own)) => {
                let own = own.into_iter().flatten();
                let (words, english) = (self.words(), self.english());
                own.flat_map(|own| words.suggestions(&english, &own, typed)).collect()
            }
            Err(fault) => {
                debug!("nothing is offered: {fault}");
                Vec::new()
            }
        }
    }

    async fn leave_lobby(&self, table: TableId) -> Result<PrivateResponse, TablesError> {
        let words = self.words();
        let seen = self.visit(table, Some(Move::StandUp)).await?;
        Ok(PrivateResponse::plain(match seen.happened {
            Ok(_) => words.private("lobby-left"),
            Err(refusal) => words.refusal(refusal, &seen.public, self.user()),
        }))
    }

    /// The player's private message, after a press on it.
    pub(in crate::features) async fn own(
        &self,
        table: TableId,
        draft: &Draft,
        press: OwnPress,
    ) -> PrivateResponse {
        let next = match press {
            OwnPress::Show(_)
            | OwnPress::Rules(_)
            | OwnPress::Hints(_)
            | OwnPress::Blank(_)
            | OwnPress::React(_)
            | OwnPress::Mute(..)
            | OwnPress::Eyes(_)
            | OwnPress::Type
            | OwnPress::More => None,
            OwnPress::Answer { question, action, .. } => Some(Move::Answer { question, action }),
            OwnPress::InAdvance { moment, action, .. } => Some(Move::InAdvance { moment, action }),
            OwnPress::Order(order) => Some(Move::Order(order)),
            OwnPress::Tempo(tempo) => Some(Move::Tempo(tempo)),
            OwnPress::StepAway => Some(Move::StepAway),
            OwnPress::Leave => Some(Move::Leave),
            OwnPress::End => Some(Move::End),
            OwnPress::Propose(proposal) => Some(Move::Propose(proposal)),
        };
        match self.visit_for(table, press, next).await {
            Ok(seen) => self.after_press(&seen, draft, press),
            Err(error) => {
                let apology = self.apology(&error);
                self.above_the_hand(table, draft, apology).await
            }
        }
    }

    async fn visit_for(
        &self,
        table: TableId,
        press: OwnPress,
        next: Option<Move>,
    ) -> Result<Seen, TablesError> {
        let (user, tables) = (self.user(), self.tables());
        match press {
            OwnPress::Hints(wanted) => tables.want_hints(user, wanted).await?,
            OwnPress::Mute(other, on) => tables.mute(user, other, on).await?,
            OwnPress::React(reaction) => {
                // A player who was away comes back first.
                let seen = self.visit(table, next).await?;
                let from = (user, self.guest.visit.press);
                let reacted = tables.react(table, from, reaction).await?;
                return Ok(Seen { happened: reacted.map(|()| Happened::Now), ..seen });
            }
            OwnPress::Eyes(is_open) => {
                let mut seen = self.visit(table, next).await?;
                let opened = tables.open_eyes(table, user, is_open).await?;
                if let (Ok(()), Some(own)) = (opened, &mut seen.own) {
                    own.has_open_eyes = is_open;
                }
                return Ok(Seen { happened: opened.map(|()| Happened::Now), ..seen });
            }
            OwnPress::Show(_)
            | OwnPress::Rules(_)
            | OwnPress::Answer { .. }
            | OwnPress::InAdvance { .. }
            | OwnPress::Order(_)
            | OwnPress::StepAway
            | OwnPress::Leave
            | OwnPress::End
            | OwnPress::Propose(_)
            | OwnPress::Blank(_)
            | OwnPress::Tempo(_)
            | OwnPress::Type
            | OwnPress::More => {}
        }
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
        let done = match press {
            OwnPress::Leave => Some("leave-done"),
            OwnPress::End => Some("end-done"),
            OwnPress::Propose(proposal) => Some(told(proposal, &seen.public)),
            OwnPress::React(_) => Some("reaction-shown"),
            OwnPress::Show(_)
            | OwnPress::Rules(_)
            | OwnPress::Hints(_)
            | OwnPress::Blank(_)
            | OwnPress::More
            | OwnPress::Tempo(_)
            | OwnPress::Mute(..)
            | OwnPress::Eyes(_)
            | OwnPress::Type
            | OwnPress::Answer { .. }
            | OwnPress::InAdvance { .. }
            | OwnPress::Order(_)
            | OwnPress::StepAway => None,
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
        let screen = match press {
            OwnPress::Show(screen) => screen,
            OwnPress::Rules(topic) => {
                let message = words.own_rules(view, topic, &draft);
                let shows = self.shows(view, Showing::Rules(topic, draft));
                let own = PrivateResponse::showing(message, shows);
                return head.into_iter().fold(own, PrivateResponse::with_notice);
            }
            OwnPress::Mute(..) => Screen::Mutes,
            OwnPress::Blank(_)
            | OwnPress::More
            | OwnPress::Tempo(_)
            | OwnPress::React(_)
            | OwnPress::Eyes(_)
            | OwnPress::Type
            | OwnPress::Answer { .. }
            | OwnPress::InAdvance { .. }
            | OwnPress::Order(_)
            | OwnPress::StepAway
            | OwnPress::Leave
            | OwnPress::End
            | OwnPress::Propose(_)
            | OwnPress::Hints(_) => Screen::Hand,
        };
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

/// Returns whether this person sits in the lobby that was seen.
pub(in crate::features) fn is_seated_in_lobby(seen: &Seen, user: UserId) -> bool {
    match &seen.public.stage {
        PublicStage::Lobby(players) => players.iter().any(|player| player.is(user)),
        PublicStage::Playing(_) | PublicStage::Over { .. } | PublicStage::Closed { .. } => false,
    }
}
