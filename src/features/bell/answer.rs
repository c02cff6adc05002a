//! A person's bell on this server, which only they see; and their time zone.

use crate::bell::Bell;
use crate::clock::now_ms;
use crate::features::answering::{Answering, On};
use crate::features::press::{BellPress, Press, Wished};
use crate::features::{Context, Delivery, Reply};
use crate::tables::TablesError;
use crate::view::{PrivateMessage, ZonesShown};
use crate::zone::Zone;

/// Answers the command `/wizard bell`.
pub(in crate::features) fn open() -> Answering {
    Delivery::EPHEMERAL.by(async move |context: Context| context.bell_shown(None).await)
}

pub(in crate::features) fn press(press: BellPress, on: On) -> Answering {
    let answering = match press {
        BellPress::On => redraw(async move |context: Context| {
            let bell = context.bell().await?.unwrap_or_else(Bell::usual);
            context.ring(Some(bell)).await
        }),
        BellPress::Off => redraw(async move |context: Context| context.ring(None).await),
        BellPress::TypeZone => Delivery::FORM.by(async move |context: Context| {
            Reply::Form(context.words().zone_form(Press::Bell(BellPress::TypeZone)))
        }),
        // A select sends this, never a button.
        BellPress::Pick(_) => return Answering::forged(),
    };
    answering.only_if(on.is_private())
}

pub(in crate::features) fn pick(press: BellPress, on: On, value: &str) -> Option<Answering> {
    let BellPress::Pick(wish) = press else { return None };
    let wished = wish.pick(value).ok()?;
    let picked = redraw(async move |context: Context| match wished {
        Wished::Zone(zone) => context.live_in(zone).await,
        wished => match context.bell().await? {
            Some(bell) => context.ring(Some(wished.of(bell))).await,
            None => Ok(()),
        },
    });
    on.is_private().then_some(picked)
}

/// The form for the name of a time zone, filled in.
pub(in crate::features) fn form(press: BellPress, on: On, typed: &str) -> Answering {
    if press != BellPress::TypeZone || !on.is_private() {
        return Answering::forged();
    }
    let typed = typed.to_owned();
    Delivery::REDRAW.by(async move |context: Context| {
        let Ok(zone) = Zone::typed(&typed) else {
            return context.bell_shown(Some(context.words().no_zone(&typed))).await;
        };
        context.live_in(zone).await?;
        context.bell_shown(None).await
    })
}

/// The bell is redrawn after this work.
fn redraw<F, Fut>(work: F) -> Answering
where
    F: FnOnce(Context) -> Fut + Send + 'static,
    Fut: Future<Output = Result<(), TablesError>> + Send,
{
    Delivery::REDRAW.by(async move |context: Context| {
        work(context.clone()).await?;
        context.bell_shown(None).await
    })
}

impl Context {
    async fn bell(&self) -> Result<Option<Bell>, TablesError> {
        Ok(self.store().bell(self.guild(), self.user()).await?)
    }

    async fn ring(&self, bell: Option<Bell>) -> Result<(), TablesError> {
        let person = self.guest.visit.person.clone();
        Ok(self.store().set_bell(self.guild(), person, bell).await?)
    }

    /// From now on the person is in this time zone.
    pub(in crate::features) async fn live_in(&self, zone: Zone) -> Result<(), TablesError> {
        Ok(self.store().set_zone(self.guest.visit.person.clone(), zone).await?)
    }

    /// The time zones of the person and of the server.
    pub(in crate::features) async fn zones(&self) -> Result<ZonesShown, TablesError> {
        let own = self.store().zone_of(self.user()).await?;
        Ok(ZonesShown { own, servers: self.settings().zone.clone(), now: now_ms() })
    }

    /// The person's bell, below this sentence.
    async fn bell_shown(&self, said: Option<String>) -> Result<PrivateMessage, TablesError> {
        let message = self.words().bell(self.bell().await?, &self.zones().await?);
        Ok(message.with_notice(said))
    }
}
