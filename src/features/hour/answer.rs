//! The host names the hour at which a lobby begins, on a message that only they see.

use crate::features::answering::{Answering, On};
use crate::features::press::{HourPress, Press};
use crate::features::{Context, Delivery, Pressed, PrivateResponse, Reply, Showing, Shows};
use crate::table::{Move, PublicStage, Refusal, TableId};
use crate::tables::{Seen, TablesError};
use crate::view::Words;
use crate::zone::{NoTime, NoZone, TimeOfDay, Zone};

/// A press on the lobby, or on the message with the hours.
pub(in crate::features) fn press(table: TableId, press: HourPress, on: On) -> Answering {
    match press {
        HourPress::Show if on.is_private() => redraw(table, None),
        HourPress::Show => {
            let below = Delivery::follow_up(Pressed::Table(table));
            let answering =
                below.by(async move |context: Context| context.hours(table, None, None).await);
            answering.only_if(on.shows_the_same())
        }
        HourPress::Type => {
            let form = Delivery::FORM.by(async move |context: Context| {
                let zones = context.zones().await?;
                Ok::<_, TablesError>(Reply::Form(context.words().hour_form(table, zones.in_use())))
            });
            form.only_if(on.is_private())
        }
        HourPress::TypeZone => {
            let form = Delivery::FORM.by(async move |context: Context| {
                Reply::Form(context.words().zone_form(Press::Hour(table, HourPress::TypeZone)))
            });
            form.only_if(on.is_private())
        }
        // A select sends this, never a button.
        HourPress::Pick | HourPress::Zone => Answering::forged(),
    }
}

/// A pick on the message with the hours.
pub(in crate::features) fn pick(
    table: TableId,
    press: HourPress,
    on: On,
    value: &str,
) -> Option<Answering> {
    let answering = match press {
        HourPress::Pick => {
            let hour = HourPress::moment(value).ok()?;
            redraw(table, Some(Move::NameHour(hour)))
        }
        HourPress::Zone => in_zone(table, value.parse().ok()?),
        HourPress::Show | HourPress::Type | HourPress::TypeZone => return None,
    };
    on.is_private().then_some(answering)
}

/// The form for a time of day or for a time zone, filled in.
pub(in crate::features) fn form(
    table: TableId,
    press: HourPress,
    on: On,
    typed: &str,
) -> Answering {
    let answering = match press {
        HourPress::Type => match TimeOfDay::typed(typed) {
            Ok(time) => Delivery::redraw_own(table).by(async move |context: Context| {
                let zones = context.zones().await?;
                let at = zones.in_use().next(time, zones.now);
                context.hours(table, Some(Move::NameHour(Some(at))), None).await
            }),
            Err(NoTime) => unknown(table, typed, Words::no_time),
        },
        HourPress::TypeZone => match Zone::typed(typed) {
            Ok(zone) => in_zone(table, zone),
            Err(NoZone) => unknown(table, typed, Words::no_zone),
        },
        HourPress::Show | HourPress::Pick | HourPress::Zone => return Answering::forged(),
    };
    answering.only_if(on.is_private())
}

/// The hours stay as they are, below a sentence about the typed text, which names nothing.
fn unknown(table: TableId, typed: &str, sentence: fn(&Words, &str) -> String) -> Answering {
    let typed = typed.to_owned();
    Delivery::redraw_own(table).by(async move |context: Context| {
        let said = sentence(&context.words(), &typed);
        context.hours(table, None, Some(said)).await
    })
}

fn redraw(table: TableId, next: Option<Move>) -> Answering {
    Delivery::redraw_own(table)
        .by(async move |context: Context| context.hours(table, next, None).await)
}

/// The hours are redrawn for this time zone, which is the person's from now on.
fn in_zone(table: TableId, zone: Zone) -> Answering {
    Delivery::redraw_own(table).by(async move |context: Context| {
        context.live_in(zone).await?;
        context.hours(table, None, None).await
    })
}

impl Context {
    /// The hours that the host can name, below this sentence, perhaps after naming one; a refusal for
    /// everyone else.
    async fn hours(
        &self,
        table: TableId,
        next: Option<Move>,
        said: Option<String>,
    ) -> Result<Reply, TablesError> {
        let seen = self.visit(table, next).await?;
        let refusal = match (seen.happened, &seen.public.stage) {
            (_, PublicStage::Playing(_)) => Some(Refusal::Begun),
            (_, PublicStage::Over { .. } | PublicStage::Closed { .. }) => Some(Refusal::Over),
            _ if seen.public.host != self.user() => Some(Refusal::NotTheHost),
            (Err(Refusal::WrongHour) | Ok(_), PublicStage::Lobby(_)) => None,
            (Err(refusal), PublicStage::Lobby(_)) => Some(refusal),
        };
        if let Some(refusal) = refusal {
            return Ok(self.refusal(refusal, &seen));
        }
        let said = said.or_else(|| self.wrong_hour(&seen));
        let message = self.words().hours(&seen.public, &self.zones().await?);
        let shows = Shows { table, what: Showing::Hours, language: self.guest.language };
        let response = PrivateResponse::showing(message, shows);
        Ok(response.with_notice(said).into())
    }

    /// The reason why an hour that was named does not hold.
    fn wrong_hour(&self, seen: &Seen) -> Option<String> {
        let refusal = seen.happened.err()?;
        Some(self.words().why(refusal, &seen.public, self.user()))
    }
}
