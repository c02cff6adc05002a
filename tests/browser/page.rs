//! The playground's page, as one person sees and uses it.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::Duration;

use fantoccini::Locator;
use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::chromium::{Chromium, Screen};
use crate::stage::Stage;

const DESKTOP: Screen = Screen { name: "desktop", width: 1280, height: 900 };
const TALL: Screen = Screen { name: "tall", width: 1280, height: 1060 };
const PHONE: Screen = Screen { name: "phone", width: 390, height: 844 };

/// How long to wait for something to be shown.
const PATIENCE: Duration = Duration::from_secs(20);
/// Between two looks at the page.
const BLINK: Duration = Duration::from_millis(40);

/// The page in a browser.
pub struct Page<'a> {
    chromium: &'a Chromium,
    pictures: Option<PathBuf>,
    taken: RefCell<BTreeSet<String>>,
}

impl<'a> Page<'a> {
    /// Opens the page as this person, in this channel.
    pub async fn open(chromium: &'a Chromium, stage: &Stage, name: &str, channel: &str) -> Self {
        let pictures = std::env::var_os("HENGE_SCREENSHOTS").map(PathBuf::from);
        let page = Self { chromium, pictures, taken: RefCell::default() };
        chromium.resize(DESKTOP).await;
        let (person, channel) = (stage.person(name).id, stage.channel(channel).id);
        let url = format!("{}/?as={person}#{channel}", stage.playground.base());
        chromium.client.goto(&url).await.unwrap();
        page.wait_until("return window.__ready === true", "the page is ready").await;
        page
    }

    /// Types a line into the message box and sends it.
    pub async fn type_line(&self, line: &str) {
        let message_box = self.chromium.client.find(Locator::Css("#box")).await.unwrap();
        message_box.click().await.unwrap();
        message_box.send_keys(&format!("{line}{}", char::from(Key::Enter))).await.unwrap();
    }

    /// Clicks the newest live button that says this, once there is one.
    pub async fn press(&self, label: &str) {
        const FIND: &str = "
            const live = [...document.querySelectorAll('.message .row button:not(:disabled)')];
            const [newest] = live.filter((button) => button.innerText.trim() === arguments[0]).reverse();
            return newest?.dataset.customId ?? null";
        let found = async || {
            let id = self.run(FIND, vec![json!(label)]).await;
            id.as_str().map(str::to_owned)
        };
        let id = self.wait_for(found, label).await;
        self.click(&id).await;
    }

    /// Clicks one of the live numbers or cards of the hand, if any is offered.
    pub async fn click_in_hand(&self) {
        const FIND: &str = "
            const [hand] = [...document.querySelectorAll('.message[data-ephemeral=true]')].reverse();
            const live = [...(hand?.querySelectorAll('.row button:not(:disabled):not(.waiting)') ?? [])];
            const answers = live.filter(({ dataset }) => /^1\\.h\\.\\d+\\.\\w\\.\\d+\\./.test(dataset.customId));
            return answers[Math.floor(answers.length / 3)]?.dataset.customId ?? null";
        match self.run(FIND, Vec::new()).await.as_str() {
            Some(id) => self.click(id).await,
            None => tokio::time::sleep(BLINK).await,
        }
    }

    /// Clicks one of the live answers on the page, in a private question or below the dice.
    pub async fn click_at_the_dice(&self, me: &str) {
        const FIND: &str = "
            const any = (buttons) => buttons[Math.floor(Math.random() * buttons.length)];
            const live = (selector, id) => [...document.querySelectorAll(selector)]
                .filter(({ dataset }) => id.test(dataset.customId));
            const own = live('.message[data-ephemeral=true] .row button:not(:disabled):not(.waiting)',
                /^1\\.(h\\.\\d+\\.\\w|q\\.\\d+)\\.\\d+\\./);
            const below = live('.message:not([data-ephemeral=true]) .row button:not(:disabled):not(.waiting)',
                /^1\\.t\\.\\d+\\.\\d+\\.(?!m|u|order)/);
            const asked = below[0]?.closest('.message').innerText.split('Round')[0].includes(arguments[0]);
            const answers = own.length ? own : asked ? below : [];
            return any(answers)?.dataset.customId ?? null";
        match self.run(FIND, vec![json!(me)]).await.as_str() {
            Some(id) => self.click(id).await,
            None => tokio::time::sleep(BLINK).await,
        }
    }

    /// Clicks this button. It may be gone by then: the table moves on.
    async fn click(&self, id: &str) {
        let selector = format!("button[data-custom-id='{id}']");
        if let Ok(button) = self.chromium.client.find(Locator::Css(&selector)).await {
            drop(button.click().await);
        }
    }

    /// Everything that the page says.
    pub async fn text(&self) -> String {
        self.text_of("document.querySelector('#log')").await
    }

    /// The newest message.
    pub async fn newest_message(&self) -> String {
        self.text_of("[...document.querySelectorAll('.message')].pop()").await
    }

    async fn text_of(&self, element: &str) -> String {
        let text = self.run(&format!("return {element}?.innerText ?? ''"), Vec::new()).await;
        text.as_str().unwrap_or_default().to_owned()
    }

    pub async fn wait_for_text(&self, text: &str) {
        let shown = async || self.text().await.contains(text).then_some(());
        self.wait_for(shown, text).await;
    }

    /// What went wrong, as the page says it.
    pub async fn troubles(&self) -> Vec<String> {
        const FIND: &str = "
            return [...document.querySelectorAll('.failed, .toast, #violations:not([hidden])')]
                .map(({ innerText }) => innerText)";
        let found = self.run(FIND, Vec::new()).await;
        let found = found.as_array().into_iter().flatten();
        found.map(ToString::to_string).collect()
    }

    /// Which moment of a dice game that is worth a picture this is, if one: the round of each Magic Card,
    /// as predictions are made, settled, and once dice lie there.
    pub async fn dice_moment(&self) -> Option<String> {
        self.pictures.as_ref()?;
        let text = self.text().await;
        let (_, table) = text.rsplit_once("is the Seer")?;
        let (_, card) = table.split_once('✨')?;
        let card: Vec<&str> = card.split_whitespace().take(3).collect();
        let phase = match () {
            () if text.contains("How do you score") => "choice",
            () if table.contains("Roll 1") => "roll-1",
            () if table.contains("Roll ") => "rolls",
            () => "before",
        };
        let moment = format!("{}-{phase}", card.join("-")).to_lowercase();
        (!self.taken.borrow().contains(&moment)).then_some(moment)
    }

    /// Which moment that is worth a picture this is, if one.
    pub async fn moment(&self) -> Option<&'static str> {
        self.pictures.as_ref()?;
        let text = self.text().await;
        let buttons = self.run(
            "const [hand] = [...document.querySelectorAll('.message[data-ephemeral=true]')].reverse();
             return hand?.querySelectorAll('.row button').length ?? 0",
            Vec::new(),
        );
        let buttons = buttons.await.as_u64().unwrap_or_default();
        let first = |moment| (!self.taken.borrow().contains(moment)).then_some(moment);
        if text.contains("How many tricks will you win") {
            return first(if buttons > 20 { "predict-many" } else { "predict" });
        }
        if text.contains("Trick:") && text.contains("to go") && (8..=11).contains(&buttons) {
            return first("trick");
        }
        if buttons < 22 {
            return None;
        }
        first(if text.contains("You said") { "many" } else { "many-waiting" })
    }

    /// Saves how the page looks on a desk and on a phone, if pictures are wanted.
    pub async fn picture(&self, moment: &str) {
        self.picture_after(moment, "").await;
    }

    /// The same, from the table's message on.
    pub async fn picture_of_the_table(&self, moment: &str) {
        const SCROLL: &str = "
            const tables = [...document.querySelectorAll('.message:not([data-ephemeral=true])')];
            tables.pop()?.scrollIntoView({ block: 'start', behavior: 'instant' })";
        self.picture_after(moment, SCROLL).await;
    }

    async fn picture_after(&self, moment: &str, script: &str) {
        let Some(folder) = &self.pictures else { return };
        self.taken.borrow_mut().insert(moment.to_owned());
        std::fs::create_dir_all(folder).unwrap();
        for screen in [PHONE, TALL, DESKTOP] {
            self.chromium.resize(screen).await;
            tokio::time::sleep(Duration::from_millis(300)).await;
            self.run(script, Vec::new()).await;
            tokio::time::sleep(Duration::from_millis(100)).await;
            let picture = self.chromium.client.screenshot().await.unwrap();
            let file = folder.join(format!("{moment}-{}.png", screen.name));
            std::fs::write(file, picture).unwrap();
        }
    }

    async fn wait_until(&self, script: &str, what: &str) {
        let holds = async || self.run(script, Vec::new()).await.as_bool().filter(|holds| *holds);
        self.wait_for(holds, what).await;
    }

    async fn wait_for<T>(&self, look: impl AsyncFn() -> Option<T>, what: &str) -> T {
        let looking = async {
            loop {
                if let Some(found) = look().await {
                    return found;
                }
                tokio::time::sleep(BLINK).await;
            }
        };
        if let Ok(found) = tokio::time::timeout(PATIENCE, looking).await {
            return found;
        }
        panic!("not shown: {what}\n{}", self.text().await)
    }

    async fn run(&self, script: &str, values: Vec<Value>) -> Value {
        self.chromium.client.execute(script, values).await.unwrap()
    }
}
