//! The playground's page, as one person sees and uses it.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use fantoccini::Locator;
use fantoccini::key::Key;
use playground::Channel;
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::{Value, json};

use crate::chromium::{Chromium, Screen};
use crate::sizes::Sizes;
use crate::stage::{PATIENCE, Stage};

pub const DESKTOP: Screen = Screen { name: "desktop", width: 1280, height: 900 };
pub const PHONE: Screen = Screen { name: "phone", width: 390, height: 844 };
/// Screens that show a table and a hand at once, for the README.
const TALL: [Screen; 2] = [
    Screen { name: "desktop-tall", width: 1040, height: 1480 },
    Screen { name: "phone-tall", width: 390, height: 1480 },
];

/// The first entry of the menu above the message box.
const FIRST_OFFER: &str = "document.querySelector('#offers li[aria-selected=true] .offer')";
/// The most steps of the focus to a button of the newest table or tablet.
const FEW_STEPS: usize = 8;
/// The pause between two looks at the page.
const BLINK: Duration = Duration::from_millis(40);

/// The page in a browser.
pub struct Page<'a> {
    chromium: &'a Chromium,
    pictures: Option<PathBuf>,
    taken: RefCell<BTreeSet<String>>,
    luck: RefCell<StdRng>,
    pressed: Cell<usize>,
    off_screen: RefCell<Vec<String>>,
    last_press: Cell<Option<Instant>>,
    /// The time from each clicked answer to the next that was offered.
    waits: RefCell<Vec<Duration>>,
    pub sizes: Sizes,
}

impl<'a> Page<'a> {
    /// Opens the page as this person, in this channel.
    pub async fn open(chromium: &'a Chromium, stage: &Stage, name: &str, channel: &str) -> Self {
        let pictures = std::env::var_os("HENGE_SCREENSHOTS").map(PathBuf::from);
        let luck = RefCell::new(StdRng::seed_from_u64(7));
        let (taken, pressed, off_screen, last_press, waits) = Default::default();
        let page = Self {
            chromium,
            pictures,
            taken,
            luck,
            pressed,
            off_screen,
            last_press,
            waits,
            sizes: Sizes::default(),
        };
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

    /// Types this into the message box, waits until the menu offers this first, and takes it.
    pub async fn take_offer(&self, typed: &str, offer: &str) {
        let message_box = self.chromium.client.find(Locator::Css("#box")).await.unwrap();
        message_box.send_keys(typed).await.unwrap();
        let first = async || {
            let first = self.text_of(FIRST_OFFER).await;
            (first == offer).then_some(())
        };
        self.wait_for(first, offer).await;
        message_box.send_keys(&char::from(Key::Tab).to_string()).await.unwrap();
    }

    /// Types a move with the keyboard alone: waits until something is asked, takes the first
    /// suggestion, and sends it. Returns the first suggestion.
    pub async fn move_by_keyboard(&self) -> String {
        const ASKED: &str = "
            const live = [...document.querySelectorAll('.message[data-ephemeral=true] .row button:not(:disabled)')];
            return live.some(({ dataset }) => /\\.do\\./.test(dataset.customId))";
        self.wait_until(ASKED, "something is asked").await;
        let message_box = self.chromium.client.find(Locator::Css("#box")).await.unwrap();
        message_box.send_keys("/wizard move what:").await.unwrap();
        let first =
            async || Some(self.text_of(FIRST_OFFER).await).filter(|first| !first.is_empty());
        let offered = self.wait_for(first, "something is offered").await;
        message_box.send_keys(&char::from(Key::Tab).to_string()).await.unwrap();
        message_box.send_keys(&char::from(Key::Enter).to_string()).await.unwrap();
        offered
    }

    /// Opens the menu of a person in the list of people and takes its first command, with the keyboard
    /// alone. Returns the command.
    pub async fn first_in_menu_of(&self, person: &str) -> String {
        const FIRST: &str = "document.querySelector('#person-menu [role=menuitem]:focus')";
        let enter = char::from(Key::Enter).to_string();
        let name = format!("#people-list [data-person-name='{person}']");
        self.wait_for_element(&name).await;
        let name = self.chromium.client.find(Locator::Css(&name)).await.unwrap();
        name.send_keys(&enter).await.unwrap();
        let focused = async || Some(self.text_of(FIRST).await).filter(|first| !first.is_empty());
        let first = self.wait_for(focused, "the menu").await;
        self.chromium.client.active_element().await.unwrap().send_keys(&enter).await.unwrap();
        first
    }

    /// Waits for an enabled button with this label, or with this end of its id, which is the same in every
    /// language, and clicks the newest one.
    pub async fn press(&self, label: &str) {
        const FIND: &str = "
            const live = [...document.querySelectorAll('.message .row .button:not(:disabled)')];
            const [label] = arguments;
            const isIt = ({ innerText, dataset: { customId } }) =>
                innerText.trim() === label || (label[0] === '.' && customId?.endsWith(label));
            const [newest] = live.filter(isIt).reverse();
            newest?.click();
            return newest ? true : null";
        let clicked = async || self.run(FIND, vec![json!(label)]).await.as_bool();
        self.wait_for(clicked, label).await;
    }

    /// Opens the newest select that shows this as its value; the other values appear below it.
    pub async fn unfold(&self, label: &str) {
        const UNFOLD: &str = "
            const selects = [...document.querySelectorAll('.message .row summary')];
            const [newest] = selects.filter((face) => face.ariaLabel === arguments[0]).reverse();
            newest?.click();
            return newest ? true : null";
        let unfolded = async || self.run(UNFOLD, vec![json!(label)]).await.as_bool();
        self.wait_for(unfolded, label).await;
    }

    /// Clicks this value in an open select.
    pub async fn pick(&self, label: &str) {
        const PICK: &str = "
            const values = [...document.querySelectorAll('.message .row details[open] .option')];
            const value = values.find(({ innerText }) => innerText.startsWith(arguments[0]));
            value?.click();
            return value ? true : null";
        let picked = async || self.run(PICK, vec![json!(label)]).await.as_bool();
        self.wait_for(picked, label).await;
    }

    /// Types this into the form that opens, without a click, because the form has the focus.
    pub async fn fill_in(&self, words: &str) {
        const FOCUSED: &str = "return document.activeElement?.closest('dialog.form') != null";
        self.wait_until(FOCUSED, "a form").await;
        let focused = self.chromium.client.active_element().await.unwrap();
        focused.send_keys(words).await.unwrap();
    }

    /// Types this into the form that opens, submits it, and waits until it closes, with the keyboard
    /// alone.
    pub async fn submit_by_keyboard(&self, words: &str) {
        // What the form is filled with at first is replaced.
        let select_all = [Key::Control.into(), 'a', Key::Null.into()].iter().collect::<String>();
        self.fill_in(&format!("{select_all}{words}{}", char::from(Key::Enter))).await;
        self.wait_until("return document.querySelector('dialog.form') == null", "sent").await;
    }

    /// Moves the focus to this button, backward from the message box and forward from a message, and
    /// presses it, with the keyboard alone.
    pub async fn press_by_keyboard(&self, label: &str) {
        const FOCUSED: &str = "
            const at = document.activeElement;
            return [at?.innerText?.trim() ?? '', String(at?.closest('.message') != null)]";
        let focused = async || self.all(FOCUSED).await;
        let forward = char::from(Key::Tab).to_string();
        let backward = [Key::Shift, Key::Tab, Key::Null].map(char::from).iter().collect();
        let key = if focused().await[1] == "\"true\"" { forward } else { backward };
        let wanted = json!(label).to_string();
        for _ in 0..FEW_STEPS {
            let at = self.chromium.client.active_element().await.unwrap();
            if focused().await[0] == wanted {
                return at.send_keys(&char::from(Key::Enter).to_string()).await.unwrap();
            }
            at.send_keys(&key).await.unwrap();
        }
        panic!("not reached in {FEW_STEPS} steps: {label}\n{}", self.text().await)
    }

    /// Submits the form and waits until it closes.
    pub async fn send_form(&self) {
        let submit = Locator::Css("dialog.form button[type=submit]");
        self.chromium.client.find(submit).await.unwrap().click().await.unwrap();
        self.wait_until("return document.querySelector('dialog.form') == null", "sent").await;
    }

    /// Clicks an enabled answer on the player's private message, or changes the draft there if no
    /// answer is offered yet, unless a press is in flight. Records whether the button is on the
    /// screen: players must never have to scroll away from their private message.
    pub async fn answer(&self) {
        const FIND: &str = "
            const [own] = [...document.querySelectorAll('.message[data-ephemeral=true]')].reverse();
            if (own?.querySelector('.waiting')) return null;
            const live = [...(own?.querySelectorAll('.row button:not(:disabled)') ?? [])];
            const answers = live.filter(({ dataset }) => /^2\\.[oexy]\\..*\\.do\\./.test(dataset.customId));
            // An answer that may still be changed stays as it is.
            if (answers.some(({ textContent }) => textContent.includes('✓'))) return null;
            const laidOut = live.filter(({ dataset }) =>
                /^2\\.o\\.\\d+\\.[mf].*\\.show\\.hand$/.test(dataset.customId));
            const offered = answers.length ? answers : laidOut;
            const chosen = offered[Math.floor(offered.length * arguments[0])];
            if (!chosen) return null;
            const { top, bottom } = chosen.getBoundingClientRect();
            const screen = document.querySelector('#scroller').getBoundingClientRect();
            return [chosen.dataset.customId, top >= screen.top && bottom <= screen.bottom]";
        self.chromium.two_frames().await;
        let luck = self.luck.borrow_mut().random_range(0.0..1.0);
        match self.run(FIND, vec![json!(luck)]).await.as_array().map(Vec::as_slice) {
            Some([id, on_screen]) => {
                let id = id.as_str().unwrap().to_owned();
                self.count(on_screen.as_bool().unwrap(), &id);
                self.waits.borrow_mut().extend(self.last_press.get().map(|last| last.elapsed()));
                self.click(&id).await;
                self.last_press.set(Some(Instant::now()));
            }
            _ => tokio::time::sleep(BLINK).await,
        }
    }

    fn count(&self, on_screen: bool, id: &str) {
        self.pressed.set(self.pressed.get() + 1);
        if !on_screen {
            self.off_screen.borrow_mut().push(id.to_owned());
        }
    }

    /// The number of clicked answers, and those of them that were not on the screen.
    pub fn pressed(&self) -> (usize, Vec<String>) {
        (self.pressed.get(), self.off_screen.borrow().clone())
    }

    /// The times from each clicked answer to the next that was offered, shortest first.
    pub fn waits(&self) -> Vec<Duration> {
        let mut waits = self.waits.borrow().clone();
        waits.sort();
        waits
    }

    /// Shows the page as on a phone.
    pub async fn on_a_phone(&self) {
        self.resize(PHONE).await;
    }

    pub async fn resize(&self, screen: Screen) {
        self.chromium.resize(screen).await;
    }

    /// Clicks this button, which may be gone by then because the table moves on.
    async fn click(&self, id: &str) {
        const CLICK: &str = "
            const button = document.querySelector(`button[data-custom-id='${arguments[0]}']:not(:disabled)`);
            button?.click()";
        self.run(CLICK, vec![json!(id)]).await;
    }

    /// The whole text of the page.
    pub async fn text(&self) -> String {
        self.text_of("document.querySelector('#log')").await
    }

    /// The text of the newest message.
    pub async fn newest_message(&self) -> String {
        self.text_of("[...document.querySelectorAll('.message')].pop()").await
    }

    /// The height of the newest message in CSS pixels.
    pub async fn newest_height(&self) -> u64 {
        const MEASURE: &str = "
            const newest = [...document.querySelectorAll('.message')].pop();
            return Math.ceil(newest.getBoundingClientRect().height)";
        self.run(MEASURE, Vec::new()).await.as_u64().unwrap()
    }

    pub async fn text_of(&self, element: &str) -> String {
        let text = self.run(&format!("return {element}?.innerText ?? ''"), Vec::new()).await;
        text.as_str().unwrap_or_default().to_owned()
    }

    /// The alt text of the newest picture.
    pub async fn newest_alt(&self) -> String {
        const ALT: &str =
            "return [...document.querySelectorAll('.picture.attached img')].at(-1)?.alt ?? ''";
        self.run(ALT, Vec::new()).await.as_str().unwrap_or_default().to_owned()
    }

    /// The distances from each element of the newest message that matches the selector down to the next, in
    /// CSS pixels.
    pub async fn lines_apart(&self, selector: &str) -> Vec<u64> {
        const MEASURE: &str = "
            const newest = [...document.querySelectorAll('.message')].pop();
            const parts = [...newest.querySelectorAll(arguments[0])];
            const tops = parts.map((part) => Math.round(part.getBoundingClientRect().top));
            return tops.slice(1).map((top, at) => top - tops[at])";
        let found = self.run(MEASURE, vec![json!(selector)]).await;
        found.as_array().into_iter().flatten().filter_map(Value::as_u64).collect()
    }

    /// Waits for an element that matches the selector, and clicks the first one. An edit of its
    /// message may replace the element between the two.
    pub async fn follow(&self, selector: &str) {
        let client = &self.chromium.client;
        let clicked = async || client.find(Locator::Css(selector)).await.ok()?.click().await.ok();
        self.wait_for(clicked, selector).await;
    }

    /// Waits for an element that matches the selector.
    pub async fn wait_for_element(&self, selector: &str) {
        let found = async || self.chromium.client.find(Locator::Css(selector)).await.ok();
        self.wait_for(found, selector).await;
    }

    pub async fn wait_for_text(&self, text: &str) {
        let shown = async || self.text().await.contains(text).then_some(());
        self.wait_for(shown, text).await;
    }

    /// Goes to this channel or group chat by the list of channels.
    pub async fn go_to(&self, channel: &Channel) {
        self.follow("#show-places").await;
        self.follow(&format!("#channels a[href='#{}']", channel.id)).await;
    }

    /// The parts of messages that extend beyond the screen's edge, and the lines of tables that
    /// wrap.
    pub async fn too_wide(&self) -> Vec<String> {
        const FIND: &str = "
            const parts = [...document.querySelectorAll('.message, .message *')];
            const over = parts.filter((part) => part.getBoundingClientRect().right > innerWidth + 1);
            const wraps = (table) => {
                const { height } = table.getBoundingClientRect();
                const lines = table.innerText.trimEnd().split('\\n').length;
                return height > (lines + .5) * parseFloat(getComputedStyle(table).lineHeight);
            };
            const wrapped = [...document.querySelectorAll('.message pre code')].filter(wraps);
            return [...over, ...wrapped].map(({ innerText }) => innerText)";
        self.all(FIND).await
    }

    /// Waits until the newest message contains this text.
    pub async fn wait_for_newest(&self, text: &str) {
        let shown = async || self.newest_message().await.contains(text).then_some(());
        self.wait_for(shown, text).await;
    }

    /// The errors that the page shows.
    pub async fn troubles(&self) -> Vec<String> {
        const FIND: &str = "
            return [...document.querySelectorAll('.failed, .toast, #violations:not([hidden])')]
                .map(({ innerText }) => innerText)";
        self.all(FIND).await
    }

    async fn all(&self, script: &str) -> Vec<String> {
        let found = self.run(script, Vec::new()).await;
        let found = found.as_array().into_iter().flatten();
        found.map(ToString::to_string).collect()
    }

    /// The name of the current moment if it is worth a picture: the question on the player's
    /// private message, and for a dice game the Magic Card in play.
    pub async fn moment(&self) -> Option<String> {
        const FIND: &str = "
            const [own] = [...document.querySelectorAll('.message[data-ephemeral=true]')].reverse();
            const live = [...(own?.querySelectorAll('.row button:not(:disabled)') ?? [])];
            const kinds = live.map(({ dataset }) => /\\.do\\.\\d+\\.(\\w+\\.[a-z])/.exec(dataset.customId)?.[1]);
            const asked = kinds.find((kind) => kind) ?? 'waiting';
            const many = live.length > 20 ? '-many' : '';
            const card = own?.querySelector(`img[alt=':magic:'] ~ strong`)?.innerText ?? '';
            return own ? `${asked}${many}-${card}` : null";
        self.pictures.as_ref()?;
        let found = self.run(FIND, Vec::new()).await;
        let moment: String = found.as_str()?.chars().map(plain).collect();
        let moment = moment.trim_matches('-').to_lowercase();
        (!self.taken.borrow().contains(&moment)).then_some(moment)
    }

    /// Returns whether pictures of the page are wanted.
    pub fn is_pictured(&self) -> bool {
        self.pictures.is_some()
    }

    /// Saves screenshots of the page on a desktop and on a phone, if pictures are wanted.
    pub async fn picture(&self, moment: &str) {
        let Some(folder) = &self.pictures else { return };
        self.taken.borrow_mut().insert(moment.to_owned());
        std::fs::create_dir_all(folder).unwrap();
        // The last screenshots are taken late enough for a table's picture to show the latest
        // press.
        for screen in [PHONE, DESKTOP].into_iter().chain(TALL) {
            self.save(screen, &folder.join(format!("{moment}-{}.png", screen.name))).await;
        }
        self.change_light().await;
        for screen in [PHONE, DESKTOP] {
            self.save(screen, &folder.join(format!("{moment}-{}-light.png", screen.name))).await;
        }
        self.change_light().await;
    }

    async fn save(&self, screen: Screen, file: &Path) {
        self.chromium.resize(screen).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        std::fs::write(file, self.chromium.client.screenshot().await.unwrap()).unwrap();
    }

    /// Switches between the dark and the light theme. Returns the brightness of the background,
    /// from 0 to 255.
    pub async fn change_light(&self) -> u64 {
        let change = "document.getElementById('theme').click();
            const color = getComputedStyle(document.body).backgroundColor;
            return Number(color.match(/\\d+/)[0]);";
        self.run(change, Vec::new()).await.as_u64().unwrap()
    }

    async fn wait_until(&self, script: &str, what: &str) {
        let holds = async || self.run(script, Vec::new()).await.as_bool().filter(|holds| *holds);
        self.wait_for(holds, what).await;
    }

    pub async fn wait_for<T>(&self, look: impl AsyncFn() -> Option<T>, what: &str) -> T {
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

    pub async fn run(&self, script: &str, values: Vec<Value>) -> Value {
        self.chromium.client.execute(script, values).await.unwrap()
    }
}

/// Replaces a character that a file name should not contain.
fn plain(mark: char) -> char {
    if mark.is_ascii_alphanumeric() { mark } else { '-' }
}
