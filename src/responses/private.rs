//! What is answered to who asked alone.

use tracing::debug;

use super::vote::{screen_for, told};
use super::{Guest, PrivateResponse, Responder, Show, Showing, Suggest};
use crate::press::{Draft, OwnPress, Screen, SettingsPage, Topic, TypedMove};
use crate::table::{Move, PrivateView, Proposal, PublicStage, Refusal, TableId};
use crate::tables::{Seen, TablesError};
use crate::view::Choice;

impl Responder {
    /// A new message to who asked.
    pub async fn show(&self, guest: &Guest, show: &Show) -> PrivateResponse {
        let words = self.words(guest.language);
        let shown = match show {
            Show::Of(table, screen) => self.screen(guest, *table, *screen).await,
            Show::Here(screen) => match self.table_here(guest).await {
                Ok(table) => self.screen(guest, table, *screen).await,
                Err(error) => Err(error),
            },
            Show::Panel(table, page) => self.open_panel(guest, *table, *page).await,
            Show::Moved(wanted) => self.moved(guest, wanted).await,
            Show::Proposed(proposal) => self.proposed(guest, *proposal).await,
            Show::Cut(table, cut) => self.cut_elsewhere(guest, *table, cut.clone()).await,
            Show::Help => self.help(guest).await,
            Show::Lesson(progress, draft, press) => Ok(self.lesson(guest, progress, draft, *press)),
            Show::Rules(table, topic) => Ok(self.rules(guest, *table, *topic).await),
            Show::RulesHere(topic) => {
                let here = self.tables.table_in(guest.visit.location.channel).await.ok();
                Ok(self.rules(guest, here, *topic).await)
            }
            Show::Settings => Ok(Box::pin(self.settings(guest, SettingsPage::Tables)).await),
            Show::Privacy(press) => Ok(Box::pin(self.privacy(guest, *press)).await),
            Show::Wrong(wrong) => Ok(PrivateResponse::plain(words.wrong_command(wrong))),
            Show::Past(press) => self.answer_past(guest, *press).await,
            Show::Last(wanted) => self.last_game(guest, *wanted).await,
            Show::Sentence(id) => Ok(PrivateResponse::plain(words.private(id))),
        };
        shown.unwrap_or_else(|error| self.apology(guest.language, &error))
    }

    /// A topic of the rules: those of this table, which is only looked at; of the books, where none can be seen.
    async fn rules(&self, guest: &Guest, table: Option<TableId>, topic: Topic) -> PrivateResponse {
        let words = self.words(guest.language);
        let seen = match table {
            Some(table) => self.tables.views(table, &[]).await.ok(),
            None => None,
        };
        PrivateResponse::plain(match seen {
            Some((table, _)) => words.rules_at(&table, topic),
            None => words.rules(topic),
        })
    }

    async fn screen(
        &self,
        guest: &Guest,
        table: TableId,
        screen: Screen,
    ) -> Result<PrivateResponse, TablesError> {
        let seen = self.tables.visit(table, guest.visit.clone(), None).await?;
        match (&seen.own, screen) {
            (Some(view), screen) => {
                let own = self.own_message(guest, view, screen, Draft::default());
                Ok(self.greeted(guest, &seen, own))
            }
            (None, Screen::Leave) if seated_in_lobby(&seen, guest) => {
                self.leave_lobby(guest, table).await
            }
            (None, screen) => Ok(self.to_an_onlooker(guest, &seen, screen)),
        }
    }

    /// What who comes is told above all else: that they are back, that the table cannot be shown.
    fn greeting(&self, guest: &Guest, seen: &Seen) -> Option<String> {
        let words = self.words(guest.language);
        let back = seen.back.as_ref().map(|back| words.back(back, seen.own.as_ref()));
        let unseen = seen.unseen.then(|| words.unseen(&guest.missing));
        back.into_iter().chain(unseen).reduce(|one, next| format!("{one}\n{next}"))
    }

    fn greeted(&self, guest: &Guest, seen: &Seen, own: PrivateResponse) -> PrivateResponse {
        match self.greeting(guest, seen) {
            Some(greeting) => above(greeting, own),
            None => own,
        }
    }

    /// A player's own message.
    fn own_message(
        &self,
        guest: &Guest,
        view: &PrivateView,
        screen: Screen,
        draft: Draft,
    ) -> PrivateResponse {
        let enders = self.tables.store().settings(guest.visit.location.guild).enders;
        let screen = screen_for(guest, view, screen, enders);
        let message = self.words(guest.language).own(view, screen, &draft);
        PrivateResponse { message, shows: Some(guest.shows(view, Showing::Play(screen, draft))) }
    }

    /// Who has no seat may look at what lies open.
    fn to_an_onlooker(&self, guest: &Guest, seen: &Seen, screen: Screen) -> PrivateResponse {
        let words = self.words(guest.language);
        let manages = guest.visit.manages;
        let refusal = match (screen, &seen.public.stage) {
            (Screen::Rules, _)
            | (Screen::Scores | Screen::Luck, PublicStage::Playing(_) | PublicStage::Over { .. }) =>
            {
                return PrivateResponse::plain(words.onlooker(&seen.public, screen));
            }
            (Screen::End, PublicStage::Lobby(_) | PublicStage::Playing(_))
                if manages || seated_in_lobby(seen, guest) && guest.user() == seen.public.host =>
            {
                return PrivateResponse::plain(words.onlooker(&seen.public, screen));
            }
            (Screen::End, PublicStage::Lobby(_)) if seated_in_lobby(seen, guest) => {
                Refusal::NotTheHost
            }
            (Screen::End, PublicStage::Lobby(_) | PublicStage::Playing(_)) => Refusal::NotPlaying,
            (_, PublicStage::Over { .. } | PublicStage::Closed { .. }) => Refusal::Over,
            (Screen::Scores | Screen::Luck, PublicStage::Lobby(_)) => Refusal::NotBegun,
            (Screen::Hand | Screen::Boxes | Screen::Order, PublicStage::Lobby(_))
                if seated_in_lobby(seen, guest) =>
            {
                Refusal::NotBegun
            }
            (
                Screen::Hand
                | Screen::Boxes
                | Screen::Order
                | Screen::Leave
                | Screen::ProposeEnd
                | Screen::Hints,
                _,
            ) => Refusal::NotSeated,
        };
        PrivateResponse::plain(words.refusal(refusal, &seen.public, guest.user()))
    }

    /// One's own message, after a move in words.
    async fn moved(
        &self,
        guest: &Guest,
        wanted: &TypedMove,
    ) -> Result<PrivateResponse, TablesError> {
        let table = self.table_here(guest).await?;
        let seen = self.tables.visit(table, guest.visit.clone(), None).await?;
        let Some(view) = &seen.own else {
            return Ok(self.to_an_onlooker(guest, &seen, Screen::Hand));
        };
        let words = self.words(guest.language);
        let read = match wanted {
            TypedMove::Chosen(at, press) if *at == table => Ok(*press),
            TypedMove::Chosen(..) => Err(words.why(Refusal::Stale, &seen.public, guest.user())),
            TypedMove::Free(text) => words.read_move(view, text),
        };
        let own = self.own_message(guest, view, Screen::Hand, Draft::default());
        let moved = match read {
            Ok(press) => self.own(guest, table, &Draft::default(), press).await,
            // Delivered twice, it has been done, and means nothing any more.
            Err(_) if self.tables.store().has_press(guest.visit.press).await? => own,
            Err(refusal) => headed(own, refusal),
        };
        Ok(self.greeted(guest, &seen, moved))
    }

    /// What may be chosen while this is typed.
    pub async fn suggest(&self, guest: &Guest, typed: &Suggest) -> Vec<Choice> {
        match typed {
            Suggest::Move(typed) => self.moves_like(guest, typed).await,
            Suggest::Preset(typed) => self.presets_like(guest, typed),
            Suggest::Nothing => Vec::new(),
        }
    }

    /// What may be done now, at the table that stands in the channel, while this is typed. Nothing where
    /// who types does not play there. It is only looked: who was away is not back yet.
    async fn moves_like(&self, guest: &Guest, typed: &str) -> Vec<Choice> {
        let views = match self.tables.table_in(guest.visit.location.channel).await {
            Ok(table) => self.tables.views(table, &[guest.user()]).await,
            Err(error) => Err(error),
        };
        match views {
            Ok((_, own)) => {
                let own = own.into_iter().flatten();
                let words = self.words(guest.language);
                own.flat_map(|own| words.suggestions(&own, typed)).collect()
            }
            Err(fault) => {
                debug!("nothing is offered: {fault}");
                Vec::new()
            }
        }
    }

    /// One's own message, after one has proposed this at the table that stands in the channel.
    async fn proposed(
        &self,
        guest: &Guest,
        proposal: Proposal,
    ) -> Result<PrivateResponse, TablesError> {
        let table = self.table_here(guest).await?;
        Ok(self.own(guest, table, &Draft::default(), OwnPress::Propose(proposal)).await)
    }

    async fn leave_lobby(
        &self,
        guest: &Guest,
        table: TableId,
    ) -> Result<PrivateResponse, TablesError> {
        let words = self.words(guest.language);
        let seen = self.tables.visit(table, guest.visit.clone(), Some(Move::StandUp)).await?;
        Ok(PrivateResponse::plain(match seen.happened {
            Ok(_) => words.private("lobby-left"),
            Err(refusal) => words.refusal(refusal, &seen.public, guest.user()),
        }))
    }

    /// One's own message anew, after a press on it.
    pub async fn own(
        &self,
        guest: &Guest,
        table: TableId,
        draft: &Draft,
        press: OwnPress,
    ) -> PrivateResponse {
        let next = match press {
            OwnPress::Show(_) | OwnPress::Rules(_) | OwnPress::Hints(_) | OwnPress::Blank(_) => {
                None
            }
            OwnPress::Answer { question, action, .. } => Some(Move::Answer { question, action }),
            OwnPress::Order(order) => Some(Move::Order(order)),
            OwnPress::StepAway => Some(Move::StepAway),
            OwnPress::Leave => Some(Move::Leave),
            OwnPress::End => Some(Move::End),
            OwnPress::Propose(proposal) => Some(Move::Propose(proposal)),
        };
        match self.visit(guest, table, press, next).await {
            Ok(seen) => self.after_press(guest, &seen, draft, press),
            Err(error) => {
                let apology = self.apology(guest.language, &error);
                self.above_the_hand(guest, table, draft, apology).await
            }
        }
    }

    async fn visit(
        &self,
        guest: &Guest,
        table: TableId,
        press: OwnPress,
        next: Option<Move>,
    ) -> Result<Seen, TablesError> {
        if let OwnPress::Hints(wanted) = press {
            self.tables.want_hints(guest.user(), wanted).await?;
        }
        self.tables.visit(table, guest.visit.clone(), next).await
    }

    /// An apology above the hand or page on which was pressed, so that the press can be made again; alone
    /// where the table cannot be seen either.
    async fn above_the_hand(
        &self,
        guest: &Guest,
        table: TableId,
        draft: &Draft,
        apology: PrivateResponse,
    ) -> PrivateResponse {
        let seen = self.tables.visit(table, guest.visit.clone(), None).await;
        let Some(view) = seen.ok().and_then(|seen| seen.own) else { return apology };
        let own = self.own_message(guest, &view, Screen::Hand, draft.clone());
        let sentence = apology.message.message().content.clone();
        PrivateResponse { message: own.message.headed(sentence), ..own }
    }

    fn after_press(
        &self,
        guest: &Guest,
        seen: &Seen,
        draft: &Draft,
        press: OwnPress,
    ) -> PrivateResponse {
        let words = self.words(guest.language);
        if press == OwnPress::StepAway && seen.happened.is_ok() && seen.own.is_none() {
            return PrivateResponse::plain(words.stepped_away(&seen.public));
        }
        let done = match press {
            OwnPress::Leave => Some("leave-done"),
            OwnPress::End => Some("end-done"),
            OwnPress::Propose(proposal) => Some(told(proposal, &seen.public)),
            OwnPress::Show(_)
            | OwnPress::Rules(_)
            | OwnPress::Hints(_)
            | OwnPress::Blank(_)
            | OwnPress::Answer { .. }
            | OwnPress::Order(_)
            | OwnPress::StepAway => None,
        };
        let head = match (seen.happened, done) {
            (Err(refusal), _) => Some(words.why(refusal, &seen.public, guest.user())),
            (Ok(_), done) => done.map(|id| words.say(id)),
        };
        let greeting = self.greeting(guest, seen);
        let head = greeting.into_iter().chain(head).reduce(|one, next| format!("{one}\n{next}"));
        let Some(view) = &seen.own else {
            let not_seated = || words.why(Refusal::NotSeated, &seen.public, guest.user());
            return PrivateResponse::plain(words.sentence(head.unwrap_or_else(not_seated)));
        };
        let draft =
            if seen.happened.is_ok() { words.draft_after(draft, press) } else { draft.clone() };
        let screen = match press {
            OwnPress::Show(screen) => screen,
            OwnPress::Rules(topic) => {
                let message = words.own_rules(view, topic, &draft);
                let shows = Some(guest.shows(view, Showing::Rules(topic, draft)));
                return head.into_iter().fold(PrivateResponse { message, shows }, headed);
            }
            OwnPress::Blank(_)
            | OwnPress::Answer { .. }
            | OwnPress::Order(_)
            | OwnPress::StepAway
            | OwnPress::Leave
            | OwnPress::End
            | OwnPress::Propose(_)
            | OwnPress::Hints(_) => Screen::Hand,
        };
        let own = self.own_message(guest, view, screen, draft);
        match head {
            Some(head) => {
                let message = words.refused(own.message, head, seen.happened.err());
                PrivateResponse { message, ..own }
            }
            None => own,
        }
    }
}

/// The same message with this sentence above everything else.
fn headed(own: PrivateResponse, sentence: String) -> PrivateResponse {
    PrivateResponse { message: own.message.headed(sentence), ..own }
}

/// The same message with this sentence above what is said in it.
fn above(sentence: String, own: PrivateResponse) -> PrivateResponse {
    let said = &own.message.message().content;
    let all = if said.is_empty() { sentence } else { format!("{sentence}\n{said}") };
    headed(own, all)
}

/// Whether who asks sits in a lobby.
pub(super) fn seated_in_lobby(seen: &Seen, guest: &Guest) -> bool {
    match &seen.public.stage {
        PublicStage::Lobby(players) => players.iter().any(|player| player.is(guest.user())),
        PublicStage::Playing(_) | PublicStage::Over { .. } | PublicStage::Closed { .. } => false,
    }
}
