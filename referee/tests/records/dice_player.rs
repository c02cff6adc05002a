//! Plays whole dice games at random and writes their records, as naively as possible.

use crate::scribe::{Luck, header};
use serde_json::{Map, Value, json};

const FACES: [&str; 6] = ["blue", "green", "red", "yellow", "wizard", "jester"];
pub const MAGIC: [&str; 10] = [
    "every-color",
    "stuck-jesters",
    "roll-first",
    "turn-two",
    "extra-die",
    "own-color-jesters",
    "cross-out",
    "seers-number",
    "same-column",
    "secret",
];

/// The eagerness of the players: a lazy one leaves after the first roll at which that is allowed,
/// and takes no Jester Score.
#[derive(Clone, Copy, PartialEq)]
pub enum Zeal {
    Eager,
    Lazy,
}

type Place = (usize, &'static str);

#[derive(Clone, Default)]
struct Page {
    boxes: Vec<(Place, usize, usize)>,
    jesters: Vec<usize>,
}

impl Page {
    fn free(&self) -> Vec<Place> {
        let all = FACES[..4].iter().flat_map(|color| (1..=5).map(move |number| (number, *color)));
        all.filter(|place| !self.boxes.iter().any(|used| used.0 == *place)).collect()
    }

    fn xs(&self) -> usize {
        self.boxes.iter().map(|used| used.1).sum::<usize>() + self.jesters.len()
    }

    fn total(&self, target: usize) -> i64 {
        let mut total = if self.xs() >= target { 3 } else { 0 };
        for ((number, _), xs, minus) in &self.boxes {
            total += i64::try_from(number * xs).unwrap() - i64::try_from(*minus).unwrap();
        }
        total
    }
}

pub fn play(seats: usize, options: &Value, zeal: Zeal, luck: &mut Luck) -> Vec<Value> {
    let target = usize::try_from(options["target"].as_u64().unwrap()).unwrap();
    let mut record = vec![header("dice", seats, options)];
    let mut pages = vec![Page::default(); seats];
    let mut seer = luck.below(seats);
    let mut pile: Vec<&str> = Vec::new();
    for round in 1..=20 {
        if pile.is_empty() && options["magic-cards"] == true {
            pile = MAGIC.to_vec();
            luck.shuffle(&mut pile);
        }
        let magic = pile.pop();
        record.push(json!({"event": "round", "round": round, "seer": seer, "magic": magic}));
        let mut table =
            Table { seats, seer, magic: magic.unwrap_or(""), zeal, luck, record: &mut record };
        seer = table.round(&mut pages);
        if pages.iter().any(|page| page.xs() >= target) {
            break;
        }
    }
    let totals: Vec<i64> = pages.iter().map(|page| page.total(target)).collect();
    let xs: Vec<usize> = pages.iter().map(Page::xs).collect();
    let jesters: Vec<usize> = pages.iter().map(|page| page.jesters.len()).collect();
    let ahead = |a: usize, b: usize| {
        totals[a] > totals[b] || totals[a] == totals[b] && jesters[a] < jesters[b]
    };
    let places: Vec<usize> =
        (0..seats).map(|own| 1 + (0..seats).filter(|other| ahead(*other, own)).count()).collect();
    record.push(json!({"event": "end", "totals": totals, "xs": xs, "jester-scores": jesters, "places": places}));
    record
}

struct Table<'a> {
    seats: usize,
    seer: usize,
    magic: &'a str,
    zeal: Zeal,
    luck: &'a mut Luck,
    record: &'a mut Vec<Value>,
}

impl Table<'_> {
    fn round(&mut self, pages: &mut [Page]) -> usize {
        let mut dice: Vec<&'static str> = vec![""; 7];
        let mut number = 0;
        if self.magic == "roll-first" {
            number = 1;
            self.roll(1, &(0..7).collect::<Vec<_>>(), &mut dice);
        }
        if self.magic == "turn-two" {
            number = 1;
            self.turn(&mut dice);
        }
        let said = self.predict(pages);
        let wizards = self.choices(&said, pages);
        self.rolls(number, dice, &said, wizards, pages);
        let mut next = self.seer;
        let mut best = 0;
        for step in 0..self.seats {
            let seat = (self.seer + step) % self.seats;
            if said[seat].1 != said[self.seer].1 && said[seat].0 > best {
                best = said[seat].0;
                next = seat;
            }
        }
        next
    }

    fn turn(&mut self, dice: &mut [&'static str]) {
        let mut faces = Map::new();
        let first = self.luck.below(7);
        for die in [first, (first + 1 + self.luck.below(6)) % 7] {
            dice[die] = self.luck.one_of(&FACES);
            faces.insert(die.to_string(), json!(dice[die]));
        }
        self.record.push(json!({"event": "turn", "faces": faces}));
    }

    fn predict(&mut self, pages: &[Page]) -> Vec<Place> {
        let mut order: Vec<usize> =
            (0..self.seats).map(|step| (self.seer + step) % self.seats).collect();
        if self.magic == "secret" {
            self.luck.shuffle(&mut order[1..]);
        }
        let mut said = vec![(0, ""); self.seats];
        for seat in order {
            let taken = if self.magic == "secret" { vec![said[self.seer]] } else { said.clone() };
            let mut boxes = pages[seat].free();
            boxes.retain(|place| !taken.contains(place));
            if boxes.is_empty() {
                boxes = pages[seat].free();
            }
            said[seat] = self.luck.one_of(&boxes);
            let (number, color) = said[seat];
            self.record
                .push(json!({"event": "predict", "seat": seat, "number": number, "color": color}));
        }
        said
    }

    fn choices(&mut self, said: &[Place], pages: &mut [Page]) -> &'static str {
        let color = match self.magic {
            "every-color" => "every",
            "seers-number" => "",
            _ => self.luck.one_of(&FACES[..4]),
        };
        let named = json!({"event": "wizard-color", "color": if color.is_empty() { None } else { Some(color) }});
        let before = self.luck.below(2) == 0;
        if before {
            self.record.push(named.clone());
        }
        for seat in 0..self.seats {
            let own = said[seat].1;
            let box_ = pages[seat].boxes.iter_mut().find(|used| used.0.1 == own && used.2 > 0);
            if let Some(box_) = box_.filter(|_| self.magic == "cross-out") {
                box_.2 = 0;
                let number = box_.0.0;
                self.record
                    .push(json!({"event": "strike", "seat": seat, "number": number, "color": own}));
            }
        }
        if !before {
            self.record.push(named);
        }
        color
    }

    fn roll(&mut self, number: usize, rolled: &[usize], dice: &mut [&'static str]) {
        for die in rolled {
            dice[*die] = self.luck.one_of(&FACES);
        }
        self.record.push(json!({"event": "roll", "roll": number, "rolled": rolled, "dice": dice}));
    }

    fn rolls(
        &mut self,
        mut number: usize,
        mut dice: Vec<&'static str>,
        said: &[Place],
        wizards: &str,
        pages: &mut [Page],
    ) {
        let most = if self.magic == "seers-number" { said[self.seer].0 } else { 3 };
        let mut still: Vec<usize> = (0..self.seats).collect();
        while !still.is_empty() {
            number += 1;
            let rolled = self.choose(number, &dice);
            self.roll(number, &rolled, &mut dice);
            let stuck = self.magic == "stuck-jesters" && dice.iter().all(|face| *face == "jester");
            let all_leave = self.zeal == Zeal::Lazy || number == most || stuck;
            let mut leavers = still.clone();
            if !all_leave {
                leavers.retain(|_| self.luck.below(4) == 0);
            }
            if leavers.contains(&self.seer) {
                leavers.clone_from(&still);
            }
            self.luck.shuffle(&mut leavers);
            still.retain(|seat| !leavers.contains(seat));
            for seat in leavers {
                self.leave(seat, said[seat], &dice, wizards, &mut pages[seat]);
            }
        }
    }

    fn choose(&mut self, number: usize, dice: &[&str]) -> Vec<usize> {
        let unseen: Vec<usize> = (0..7).filter(|die| dice[*die].is_empty()).collect();
        if !unseen.is_empty() {
            return unseen;
        }
        let least = if self.magic == "roll-first" && number == 2 { 3 } else { 1 };
        let mut free: Vec<usize> = (0..7).collect();
        free.retain(|die| self.magic != "stuck-jesters" || dice[*die] != "jester");
        self.luck.shuffle(&mut free);
        let how_many = least + self.luck.below(free.len() + 1 - least);
        free.truncate(how_many);
        free
    }

    fn leave(&mut self, seat: usize, said: Place, dice: &[&str], wizards: &str, page: &mut Page) {
        let (number, color) = said;
        let jesters = dice.iter().filter(|face| **face == "jester").count();
        let mut count = dice.iter().filter(|face| **face == color).count();
        if wizards == "every" || wizards == color {
            count += dice.iter().filter(|face| **face == "wizard").count();
        }
        count += usize::from(self.magic == "extra-die");
        count += if self.magic == "own-color-jesters" { jesters } else { 0 };
        let times =
            if self.magic == "every-color" || self.magic == "stuck-jesters" { 2 } else { 1 };
        let (mut xs, mut minus) =
            (if count == number { times } else { 0 }, times * count.abs_diff(number));
        let both = self.magic == "same-column" && jesters == number;
        let mut jester = (1..=5).contains(&jesters) && !page.jesters.contains(&jesters);
        jester &= (xs == 0 || both) && self.zeal == Zeal::Eager && self.luck.below(3) > 0;
        if jester {
            (xs, minus) = (usize::from(both), 0);
            page.jesters.push(jesters);
        }
        page.boxes.push((said, xs, minus));
        self.record.push(json!({"event": "leave", "seat": seat, "jester": jester, "count": count,
            "jesters": jesters, "xs": xs, "minus": minus}));
    }
}
