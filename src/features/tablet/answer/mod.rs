//! Tablets: opened, and filled in line by line.
//!
//! The message of a tablet is redrawn by the answer to each press on it. A button carries the step
//! for which it was drawn: a press that comes too late enters nothing, and redraws the message.

mod enter;

use tracing::error;

use super::message::Told;
use super::press::names;
use crate::features::answering::{Answering, On};
use crate::features::press::{NewTablet, TabletPress};
use crate::features::{Context, Delivery, Pressed, PrivateResponse, Reply};
use crate::rules::{Chance, Options, Seat};
use crate::table::PressId;
use crate::tables::TablesError;
use crate::tablet::{Due, Entry, Named, Refusal, Sheet, Tablet};
use crate::view::PrivateMessage;

/// Answers the command `/wizard tablet`.
pub(in crate::features) fn open(new: NewTablet) -> Answering {
    if new.players.is_empty() {
        return Delivery::FORM.by(async move |context: Context| {
            match new.play.options(&context.settings()) {
                Ok(options) => Reply::Form(context.words().tablet_names_form(&options)),
                Err(wrong) => context.words().wrong_command(&wrong).into(),
            }
        });
    }
    Delivery::POST.by(async move |context: Context| match new.play.options(&context.settings()) {
        Ok(options) => context.open_tablet(options, new.players).await,
        Err(wrong) => Ok(context.words().wrong_command(&wrong).into()),
    })
}

pub(in crate::features) fn press(press: TabletPress, on: On) -> Answering {
    let redraw = Delivery::redraw_public(Pressed::Other);
    let answering = match press {
        TabletPress::Line(tablet, step) => Delivery::FORM
            .by(async move |context: Context| context.tablet_form(tablet, step, Whose::All).await),
        TabletPress::Own(tablet, step) => Delivery::FORM
            .by(async move |context: Context| context.tablet_form(tablet, step, Whose::Own).await),
        TabletPress::Draw(tablet, step) => redraw.by(async move |context: Context| {
            let press = context.guest.visit.press;
            let seed = context.tables().draw(&format!("tablet-{press}"))?;
            context.enter(tablet, At::Step(step), Whose::All, |_, sheet| drawn(sheet, seed)).await
        }),
        TabletPress::Undo(tablet, entries) => redraw.by(async move |context: Context| {
            context.enter(tablet, At::Entries(entries), Whose::All, |_, _| Ok(Entry::Undo)).await
        }),
        TabletPress::End(tablet, entries) => redraw.by(async move |context: Context| {
            context.enter(tablet, At::Entries(entries), Whose::All, |_, _| Ok(Entry::End)).await
        }),
        TabletPress::Again(tablet) => {
            Delivery::SHARE.by(async move |context: Context| context.tablet_again(tablet).await)
        }
        // A form or a select sends these, never a button.
        TabletPress::New(_) | TabletPress::Magic(..) => return Answering::forged(),
    };
    answering.only_if(on.shows_the_same())
}

/// A pick from the Magic Cards.
pub(in crate::features) fn pick(press: TabletPress, on: On, value: &str) -> Option<Answering> {
    let TabletPress::Magic(tablet, step) = press else { return None };
    let card = Entry::magic(value)?;
    let redraw = Delivery::redraw_public(Pressed::Other).by(async move |context: Context| {
        context.enter(tablet, At::Step(step), Whose::All, |_, _| Ok(card.clone())).await
    });
    Some(redraw.only_if(on.shows_the_same()))
}

/// A form that was opened on a tablet or for a new one, filled in.
pub(in crate::features) fn form(press: &TabletPress, on: On, typed: &str) -> Answering {
    let (tablet, step, whose) = match press {
        TabletPress::New(options) => {
            let (options, players) = (*options, names(typed));
            return Delivery::POST
                .by(async move |context: Context| context.open_tablet(options, players).await)
                .only_if(on.is_private());
        }
        TabletPress::Line(tablet, step) => (*tablet, *step, Whose::All),
        TabletPress::Own(tablet, step) => (*tablet, *step, Whose::Own),
        TabletPress::Draw(..)
        | TabletPress::Magic(..)
        | TabletPress::Undo(..)
        | TabletPress::End(..)
        | TabletPress::Again(_) => return Answering::forged(),
    };
    let typed: String = typed.chars().take(Tablet::LONGEST_LINE).collect();
    let entered = Delivery::redraw_public(Pressed::Other)
        .by(async move |context: Context| context.typed_line(tablet, step, whose, typed).await);
    entered.only_if(on.shows_the_same())
}

/// The seats for which something is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Whose {
    /// All seats, or the tablet itself: only the scribe enters this.
    All,
    /// The presser's own seat.
    Own,
}

/// The state of the tablet for which a button was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum At {
    Step(u16),
    Entries(usize),
}

impl At {
    fn is_now(self, tablet: &Tablet, sheet: &Sheet) -> bool {
        match self {
            Self::Step(step) => step == sheet.step,
            Self::Entries(entries) => entries == tablet.version(),
        }
    }
}

/// Draws one of the Magic Cards that are due.
fn drawn(sheet: &Sheet, seed: [u8; 32]) -> Result<Entry, Refusal> {
    let pile = sheet.pile();
    let place = Chance::new(seed).set_up().below(pile.len() as u32);
    pile.get(place as usize).copied().map(Entry::Magic).ok_or(Refusal::NotDue)
}

impl Context {
    async fn open_tablet(
        &self,
        options: Options,
        mut players: Vec<Named>,
    ) -> Result<Reply, TablesError> {
        let scribe = self.guest.visit.person.clone();
        for player in &mut players {
            if matches!(player, Named::Name(name) if name.eq_ignore_ascii_case(&scribe.name)) {
                *player = Named::Person(scribe.clone());
            }
            player.forget_stranger();
        }
        let first = Seat::new(0);
        let tablet = Tablet {
            id: self.guest.visit.press,
            location: self.guest.visit.location,
            scribe,
            options,
            players,
            first,
            log: Vec::new(),
            draft: None,
            is_continued: false,
        };
        self.post_tablet(tablet, None).await
    }

    async fn post_tablet(
        &self,
        tablet: Tablet,
        continues: Option<PressId>,
    ) -> Result<Reply, TablesError> {
        if tablet.sheet().is_err() {
            return Ok(self.words().tablet_players_refused(&tablet).into());
        }
        let id = tablet.id;
        let there = self.store().open_tablet(tablet, continues).await?;
        if there != id {
            return Ok(self.told("tablet-continued"));
        }
        let Some(tablet) = self.store().tablet(id).await? else {
            return Ok(self.told("tablet-gone"));
        };
        let Ok(sheet) = tablet.sheet() else { return Ok(self.told("tablet-gone")) };
        self.settle_language().await?;
        Ok(self.drawn_tablet(&tablet, &sheet, None))
    }

    /// The form for a line, or for what the presser alone enters.
    async fn tablet_form(
        &self,
        id: PressId,
        step: u16,
        whose: Whose,
    ) -> Result<Reply, TablesError> {
        let Some((tablet, sheet)) = self.tablet(id).await? else {
            return Ok(self.told("tablet-gone"));
        };
        let seat = match self.seat_for(&tablet, whose) {
            Ok(seat) => seat,
            Err(told) => return Ok(self.not_allowed(told, &tablet)),
        };
        match sheet.due() {
            Due::Predictions | Due::Results if At::Step(step).is_now(&tablet, &sheet) => {
                Ok(Reply::Form(self.words().tablet_form(&tablet, &sheet, seat)))
            }
            _ => Ok(self.drawn_tablet(&tablet, &sheet, Some("tablet-moved-on"))),
        }
    }

    /// A new tablet for the same people, begun by the next of them.
    async fn tablet_again(&self, id: PressId) -> Result<Reply, TablesError> {
        let Some((tablet, _)) = self.tablet(id).await? else {
            return Ok(self.told("tablet-gone"));
        };
        if self.seat_for(&tablet, Whose::All).is_err() && tablet.seat_of(self.user()).is_none() {
            return Ok(self.not_allowed(Told::NotTheScribe, &tablet));
        }
        let next = Tablet {
            id: self.guest.visit.press,
            location: self.guest.visit.location,
            scribe: self.guest.visit.person.clone(),
            first: tablet.next_first().unwrap_or(tablet.first),
            log: Vec::new(),
            draft: None,
            is_continued: false,
            ..tablet
        };
        self.post_tablet(next, Some(id)).await
    }

    /// The tablet of this server, with its sheet.
    async fn tablet(&self, id: PressId) -> Result<Option<(Tablet, Sheet)>, TablesError> {
        let tablet = self.store().tablet(id).await?;
        let tablet = tablet.filter(|tablet| tablet.location.guild == self.guild());
        let sheet = tablet.as_ref().map(Tablet::sheet);
        match (tablet, sheet) {
            (Some(tablet), Some(Ok(sheet))) => Ok(Some((tablet, sheet))),
            (Some(tablet), Some(Err(refusal))) => {
                error!(tablet = %tablet.id, "a tablet cannot be read: {refusal}");
                Ok(None)
            }
            (None, _) | (_, None) => Ok(None),
        }
    }

    /// The seat for which the presser enters something; `None` for all.
    fn seat_for(&self, tablet: &Tablet, whose: Whose) -> Result<Option<Seat>, Told> {
        let is_scribe = tablet.scribe.id == self.user() || self.guest.visit.manages;
        match whose {
            Whose::All if is_scribe => Ok(None),
            Whose::All => Err(Told::NotTheScribe),
            Whose::Own => tablet.seat_of(self.user()).map(Some).ok_or(Told::NoSeat),
        }
    }

    /// The tablet, drawn for the first time or again.
    fn drawn_tablet(&self, tablet: &Tablet, sheet: &Sheet, notice: Option<&str>) -> Reply {
        let words = self.words_for_all();
        let notice = notice.map(|id| words.say(id));
        let message = words.tablet(tablet, sheet, notice.as_deref());
        Reply::Pictured(if self.is_pictured() { message } else { message.in_text() })
    }

    fn not_allowed(&self, told: Told, tablet: &Tablet) -> Reply {
        Self::privately(self.words().tablet_not_allowed(told, tablet))
    }

    fn refused(&self, refusal: Refusal, tablet: &Tablet, typed: Option<&str>) -> Reply {
        Self::privately(self.words().tablet_refused(refusal, tablet, typed))
    }

    const fn privately(message: PrivateMessage) -> Reply {
        Reply::Refused(PrivateResponse::plain(message))
    }
}
