//! How large a table, a hand and what is written on it are on the page.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;
use std::io::Write as _;

use crate::page::{DESKTOP, PHONE, Page};

/// The smallest text of a hand or a page on a phone, in CSS pixels.
const TEXT: f64 = 12.0;
/// The least width and height of the buttons and selects there. WCAG 2.2 AA asks for 24.
const TARGET: f64 = 40.0;
/// The greatest height that a table and a hand may have together on a desktop of 900 pixels, which shows
/// about as much.
const ONE_DESKTOP: u64 = 780;

/// What has been measured so far, in CSS pixels.
#[derive(Default)]
pub struct Sizes {
    /// The largest sum of both heights on a phone with up to 12 cards, and with more, and the page's text
    /// then.
    highest: RefCell<[(u64, String); 2]>,
    /// The largest heights below each heading of the private message.
    heights: RefCell<BTreeMap<String, Heights>>,
    /// The smallest text and the smallest target of a private message on a phone, and what they are.
    smallest: RefCell<HashMap<&'static str, (f64, String)>>,
}

/// The heights of the table's message and of the private message.
#[derive(Clone, Copy, Default)]
struct Heights {
    phone: [u64; 2],
    desktop: [u64; 2],
}

impl Page<'_> {
    /// Measures the table's message and the private message, as they are now on a phone, and below each new
    /// heading on a desktop as well.
    pub async fn measure(&self) {
        let Some([table, own, numbers]) = self.heights().await else { return };
        let kind = usize::from(numbers > 13);
        if table + own > self.sizes.highest.borrow()[kind].0 {
            let text = format!("{table} + {own}: {}", self.text().await.replace('\n', " | "));
            self.sizes.highest.borrow_mut()[kind] = (table + own, text);
            self.picture(["highest", "highest-many"][kind]).await;
            self.resize(PHONE).await;
        }
        let heading =
            "document.querySelector('.message[data-ephemeral=true] .said [class^=heading]')";
        let heading = self.text_of(heading).await;
        let known = self.sizes.heights.borrow().get(&heading).copied();
        let mut heights = known.unwrap_or_default();
        heights.phone = [heights.phone[0].max(table), heights.phone[1].max(own)];
        if known.is_none() {
            self.measure_what_is_small().await;
            self.resize(DESKTOP).await;
            let desktop = self.heights().await;
            heights.desktop = desktop.map_or([0; 2], |[table, own, _]| [table, own]);
            self.resize(PHONE).await;
        }
        self.sizes.heights.borrow_mut().insert(heading, heights);
    }

    /// Measures the smallest text and the smallest target of the private message. What Discord adds, such
    /// as *(edited)*, is left out.
    async fn measure_what_is_small(&self) {
        const MEASURE: &str = "
            const own = [...document.querySelectorAll('.message[data-ephemeral=true]')].at(-1);
            if (!own) return {};
            const least = (all) => all.sort(([one], [other]) => one - other)[0] ?? [Infinity, ''];
            const walker = document.createTreeWalker(own, NodeFilter.SHOW_TEXT);
            const texts = [];
            while (walker.nextNode()) {
                const { data, parentElement } = walker.currentNode;
                const size = parseFloat(getComputedStyle(parentElement).fontSize);
                const isOurs = parentElement.closest('.markdown, .embed, .row') && !parentElement.closest('.edited');
                if (data.trim() && isOurs && parentElement.checkVisibility()) texts.push([size, data]);
            }
            const targets = [...own.querySelectorAll('.row > button, .row > details > summary')];
            const sides = targets.filter((target) => target.checkVisibility()).map((target) => {
                const { width, height } = target.getBoundingClientRect();
                return [Math.min(width, height), target.innerText];
            });
            return { text: least(texts), target: least(sides) };";
        let found = self.run(MEASURE, Vec::new()).await;
        let mut smallest = self.sizes.smallest.borrow_mut();
        for what in ["text", "target"] {
            let size = found[what][0].as_f64().unwrap_or(f64::INFINITY);
            let of = smallest.entry(what).or_insert((f64::INFINITY, String::new()));
            if size < of.0 {
                *of = (size, found[what][1].to_string());
            }
        }
    }

    /// Prints what was measured, even if the test passes, and checks that a phone shows both messages at
    /// once but for this number of lines, and that everything can be read and pressed there.
    pub fn check_sizes(&self, most: [u64; 2], more: u64) {
        let mut report = String::new();
        for (heading, Heights { phone, desktop }) in self.sizes.heights.borrow().iter() {
            let [on_phone, on_desktop] =
                [phone, desktop].map(|[table, own]| format!("{table} + {own}"));
            let sum = phone[0] + phone[1];
            writeln!(report, "{on_phone} = {sum}, on a desktop {on_desktop}: {heading}").unwrap();
        }
        let desktops = self.sizes.heights.borrow();
        let desktop = desktops.values().map(|heights| heights.desktop.iter().sum::<u64>()).max();
        let desktop = desktop.unwrap_or_default();
        let highest = self.sizes.highest.borrow();
        let heights = highest.each_ref().map(|(height, _)| height);
        let smallest = self.sizes.smallest.borrow();
        for (_, text) in highest.iter() {
            writeln!(report, "highest: {text}").unwrap();
        }
        writeln!(report, "{heights:?} pixels high, {desktop} on a desktop; smallest {smallest:?}")
            .unwrap();
        std::io::stderr().write_all(report.as_bytes()).unwrap();
        for ((height, text), most) in highest.iter().zip(most) {
            assert!(*height <= most + more, "{height} pixels high: {text}");
        }
        assert!(desktop <= ONE_DESKTOP + more, "{desktop} pixels high on a desktop");
        for (what, least) in [("text", TEXT), ("target", TARGET)] {
            let found = smallest.get(what);
            assert!(found.is_none_or(|(size, _)| *size >= least), "{what}: {found:?}");
        }
    }

    /// The heights in CSS pixels of the newest message of a table with a picture and of the newest
    /// private message, and the number of buttons of the latter that predict a number of tricks;
    /// `None` if one of the messages is not there, or the private message shows no hand or page.
    async fn heights(&self) -> Option<[u64; 3]> {
        const MEASURE: &str = "
            const newest = (selector) => [...document.querySelectorAll(selector)].at(-1);
            const own = newest('.message[data-ephemeral=true]');
            const isOver = ':has([data-custom-id^=\"2.r.\"])';
            const isTable = `:not([data-ephemeral=true]):not(${isOver}):has(.picture.attached img)`;
            const table = newest(`.message${isTable}`);
            const isHand = own?.querySelector('.said [class^=heading]');
            if (!isHand || !table) return null;
            const height = (message) => Math.ceil(message.getBoundingClientRect().height);
            const ids = [...own.querySelectorAll('.row button')].map(({ dataset }) => dataset.customId);
            return [height(table), height(own), ids.filter((id) => id?.includes('.cards.p')).length];";
        let found = self.run(MEASURE, Vec::new()).await;
        let number = |place| found.get(place)?.as_u64();
        Some([number(0)?, number(1)?, number(2)?])
    }

    /// The displayed sizes of a table's picture on a desktop and on a phone, in pixels.
    pub async fn table_sizes(&self) -> [(u64, u64); 2] {
        const SEEN: &str = "
            const seen = [...document.querySelectorAll('.picture.attached img[alt]')].at(-1);
            const is_there = seen?.complete && seen.naturalWidth === 800 && seen.alt.length > 0;
            return is_there ? [seen.clientWidth, seen.clientHeight] : null";
        let mut sizes = [(0, 0); 2];
        for (size, screen) in sizes.iter_mut().zip([DESKTOP, PHONE]) {
            self.resize(screen).await;
            let seen = async || {
                let seen = self.run(SEEN, Vec::new()).await;
                Some((seen.get(0)?.as_u64()?, seen.get(1)?.as_u64()?))
            };
            *size = self.wait_for(seen, "the picture of the table").await;
        }
        sizes
    }

    /// The first and the last column of the newest picture of a table that differ from the last look at it,
    /// in its own pixels; `None` if it is the same, or is not there yet.
    pub async fn changed_columns(&self) -> Option<[u64; 2]> {
        const LOOK: &str = "
            const seen = [...document.querySelectorAll('.picture.attached img')].at(-1);
            if (!seen?.complete || !seen.naturalWidth) return null;
            const canvas = new OffscreenCanvas(seen.naturalWidth, seen.naturalHeight);
            const brush = canvas.getContext('2d');
            brush.drawImage(seen, 0, 0);
            const { data } = brush.getImageData(0, 0, canvas.width, canvas.height);
            const before = window.__seen ?? [];
            window.__seen = data;
            let [first, last] = [Infinity, -1];
            for (let at = 0; at < data.length; at += 1) {
                if (data[at] === before[at]) continue;
                const column = (at >> 2) % canvas.width;
                [first, last] = [Math.min(first, column), Math.max(last, column)];
            }
            return last < 0 ? null : [first, last]";
        let found = self.run(LOOK, Vec::new()).await;
        Some([found.get(0)?.as_u64()?, found.get(1)?.as_u64()?])
    }
}
