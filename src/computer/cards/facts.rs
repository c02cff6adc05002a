//! What the networks of the card game are told: facts about a round, each a row of the first layer.
//!
//! Numbers that matter little when they are large share the last row of their block.

use arrayvec::ArrayVec;

use super::round::{
    Card, Cards, JESTERS, NO_SUIT, Round, Seat, WIZARDS, count, each, is_jester, is_wizard,
    rank_of, suit, suit_of,
};

/// Facts that hold: rows of the first layer.
pub type Facts = ArrayVec<u16, 160>;

/// Blocks of rows, one after the other.
macro_rules! blocks {
    ($all:ident: $($name:ident = $rows:expr),* $(,)?) => {
        blocks!(@ $all, 0; $($name = $rows,)*);
    };
    (@ $all:ident, $at:expr; $name:ident = $rows:expr, $($rest:tt)*) => {
        const $name: usize = $at;
        blocks!(@ $all, $name + $rows; $($rest)*);
    };
    (@ $all:ident, $at:expr;) => {
        /// How many rows there are.
        pub const $all: usize = $at;
    };
}

/// A row of a block holds.
#[inline]
fn row(facts: &mut Facts, block: usize, at: usize) {
    facts.push((block + at) as u16);
}

/// In one of five classes: how many unseen cards a suit has.
#[inline]
fn length_class(unseen: usize) -> usize {
    const CLASSES: [usize; 14] = [0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4];
    CLASSES[unseen.min(13)]
}

/// What a card is played for.
pub mod play {
    use super::{
        Card, Cards, Facts, JESTERS, NO_SUIT, Round, Seat, WIZARDS, count, each, is_jester,
        is_wizard, length_class, rank_of, row, suit, suit_of,
    };

    blocks! { ROWS:
        SEATS = 4, NEED_AND_TRICKS = 10 * 20, NEED = 10, TRICKS = 20, HELD_OF_UNSEEN = 11,
        SLACK = 18, CONTENT = 7, PLACE = 24, BEST_NEED = 5, FOLLOWING = 5,
        NEED_OF_SEAT = 80, VOID_OF_SEAT = 20, TRUMP = 1, WIZARDS_OUT = 5, JESTERS_OUT = 5, TRUMPS_OUT = 14,
        BEATERS = 17, SLACK_AND_NEED = 18 * 4, SAID = 17, SECRET = 1, BOUND = 1,
        KIND = 10 * 4, LEADS = 36, HOLDS = 36, TRUMP_RANK = 28, SIDE = 200, LEAVES = 30,
        OWN_WIZARDS = 5, OWN_JESTERS = 5, OWN_TRUMP = 14, OWN_TRUMPS = 10, OWN_SIDE = 50, SIDE_LENGTH = 35,
        LOWEST = 40, WIZARDS_AND_NEED = 25, NEED_RATE_OF_SEAT = 40, INTO_VOID = 12,
    }

    /// What a seat that is to play can see at a glance.
    pub struct Glance {
        seat: Seat,
        hand: Cards,
        /// The cards it has not seen.
        pub unseen: Cards,
        jesters_out: usize,
        wizards_out: usize,
        trumps_out: usize,
        need: i32,
        /// 0: needs none; 1: some of the tricks left; 2: all of them.
        class: usize,
        /// Its own ranks and the unseen ones, by suit.
        own: [u32; 4],
        others: [u32; 4],
        best_need: usize,
    }

    impl Glance {
        fn at(round: &Round) -> Self {
            let seat = round.turn;
            let (hand, unseen) = (round.hands[seat], round.unseen_by(seat));
            let ranks = |cards: Cards| {
                [0_u8, 1, 2, 3].map(|of| ((cards & suit(of)) >> (13 * u32::from(of))) as u32)
            };
            let left = i32::from(round.tricks_left);
            let need = round.needs(seat).unwrap_or(0);
            let best_need = match round.needs(round.best_seat) {
                _ if round.lying == 0 => 0,
                _ if !round.knows(seat, round.best_seat) => 4,
                Some(1..) => 1,
                Some(0) => 2,
                Some(_) | None => 3,
            };
            Self {
                seat,
                hand,
                unseen,
                jesters_out: count(unseen & JESTERS),
                wizards_out: count(unseen & WIZARDS),
                trumps_out: if round.trump < NO_SUIT {
                    count(unseen & suit(round.trump))
                } else {
                    0
                },
                need,
                class: if need <= 0 { 0 } else { 1 + usize::from(need >= left) },
                own: ranks(hand),
                others: ranks(unseen),
                best_need,
            }
        }

        /// 0: needs none; 1: some; 2: all; 3: has too many.
        fn class_or_over(&self) -> usize {
            if self.need < 0 { 3 } else { self.class }
        }

        /// How many unseen cards of the suit lie above a rank; in unicolore of an average other hand.
        #[inline]
        fn above(&self, round: &Round, of: usize, rank: u32) -> usize {
            let higher = |ranks: u32| (ranks >> (rank + 1)).count_ones() as usize;
            self.unseen_ranks(round, of, higher)
        }

        #[inline]
        fn below(&self, round: &Round, of: usize, rank: u32) -> usize {
            let lower = |ranks: u32| (ranks & ((1 << rank) - 1)).count_ones() as usize;
            self.unseen_ranks(round, of, lower)
        }

        #[inline]
        fn out(&self, round: &Round, of: usize) -> usize {
            self.unseen_ranks(round, of, |ranks| ranks.count_ones() as usize)
        }

        #[inline]
        fn unseen_ranks(&self, round: &Round, of: usize, number: impl Fn(u32) -> usize) -> usize {
            if round.manner.unicolore {
                let all: usize = self.others.iter().map(|ranks| number(*ranks)).sum();
                (all + (round.seats - 1) / 2) / (round.seats - 1)
            } else {
                number(self.others[of])
            }
        }

        /// How many unseen cards would beat a card that leads, in tenths; a trump over a side suit is played
        /// only by who cannot follow and counts for 0.4.
        #[inline]
        fn beaters(&self, round: &Round, card: Card) -> i32 {
            if is_wizard(card) {
                return 0;
            }
            let wizards = self.wizards_out as i32;
            if is_jester(card) {
                return 10 * (count(self.unseen) as i32 - self.jesters_out as i32).max(0);
            }
            if round.manner.unicolore {
                let above = |ranks: &u32| (ranks >> (rank_of(card) + 1)).count_ones() as i32;
                return 10 * (wizards + self.others.iter().map(above).sum::<i32>());
            }
            let of = suit_of(card);
            let above = (self.others[usize::from(of)] >> (rank_of(card) + 1)).count_ones() as i32;
            let trumps = if of == round.trump { 0 } else { 4 * self.trumps_out as i32 };
            10 * (wizards + above) + trumps
        }
    }

    /// What holds whatever is played now, written down.
    #[inline]
    pub fn common(round: &Round, facts: &mut Facts) -> Glance {
        let glance = Glance::at(round);
        let seats = round.seats;
        let left = usize::from(round.tricks_left);
        let need = (glance.need.clamp(-1, 8) + 1) as usize;
        let held = (seats - 1) * left - round.lying;
        row(facts, SEATS, seats - 3);
        row(facts, NEED_AND_TRICKS, need * 20 + left - 1);
        row(facts, NEED, need);
        row(facts, TRICKS, left - 1);
        row(
            facts,
            HELD_OF_UNSEEN,
            (held * 10).checked_div(count(glance.unseen)).unwrap_or(0).min(10),
        );
        row(facts, PLACE, (seats - 3) * 6 + round.to_come());
        row(facts, BEST_NEED, glance.best_need);
        let following = match round.following {
            _ if round.lying == 0 => 0,
            4 => 1,
            5 => 2,
            of => 3 + usize::from(of != round.trump),
        };
        row(facts, FOLLOWING, following);
        needs_of_all(round, &glance, facts);
        if round.trump < NO_SUIT {
            row(facts, TRUMP, 0);
        }
        row(facts, WIZARDS_OUT, glance.wizards_out);
        row(facts, JESTERS_OUT, glance.jesters_out);
        row(facts, TRUMPS_OUT, glance.trumps_out);
        if round.manner.bound {
            row(facts, BOUND, 0);
        }
        if round.lying > 0 {
            row(facts, BEATERS, (glance.beaters(round, round.best) / 10).min(16) as usize);
        }
        own_hand(round, &glance, facts);
        glance
    }

    fn needs_of_all(round: &Round, glance: &Glance, facts: &mut Facts) {
        let (seat, seats) = (glance.seat, round.seats);
        let left = i32::from(round.tricks_left);
        for ahead in 1..seats {
            let other = (seat + ahead) % seats;
            let plays_yet = ahead <= round.to_come();
            let need = round.needs(other).filter(|_| round.knows(seat, other));
            let class = need.map_or(7, |need| (need.clamp(-1, 5) + 1) as usize);
            row(facts, NEED_OF_SEAT, ((ahead - 1) * 2 + usize::from(plays_yet)) * 8 + class);
            let rate = need.map_or(7, |need| {
                if need <= 0 { 0 } else { (1 + (need * 4 - 1) / left).min(6) as usize }
            });
            row(facts, NEED_RATE_OF_SEAT, (ahead - 1) * 8 + rate);
            if plays_yet && round.following < NO_SUIT {
                let void = |of: u8| usize::from(of >= NO_SUIT || round.voids[other] >> of & 1 == 1);
                row(
                    facts,
                    VOID_OF_SEAT,
                    (ahead - 1) * 4 + void(round.following) * 2 + void(round.trump),
                );
            }
        }
        if round.manner.secret {
            row(facts, SECRET, 0);
            row(facts, SLACK, 17);
            row(facts, SLACK_AND_NEED, 17 * 4 + glance.class_or_over());
            row(facts, SAID, 16);
            return;
        }
        let needs = (0..seats).filter_map(|other| Some((other, round.needs(other)?)));
        let (mut wanted, mut content, mut said) = (0, 0, -i32::from(round.cards));
        for (other, need) in needs {
            wanted += need.max(0);
            content += usize::from(other != seat && need <= 0);
            said += i32::from(round.predictions[other]);
        }
        let slack = ((wanted - left).clamp(-8, 8) + 8) as usize;
        row(facts, SLACK, slack);
        row(facts, SLACK_AND_NEED, slack * 4 + glance.class_or_over());
        row(facts, CONTENT, content);
        row(facts, SAID, (said.clamp(-7, 8) + 7) as usize);
    }

    fn own_hand(round: &Round, glance: &Glance, facts: &mut Facts) {
        let (wizards, jesters) = (count(glance.hand & WIZARDS), count(glance.hand & JESTERS));
        row(facts, OWN_WIZARDS, wizards);
        row(facts, OWN_JESTERS, jesters);
        row(facts, WIZARDS_AND_NEED, wizards * 5 + glance.class);
        for of in 0..4 {
            let own = glance.own[of];
            let length = own.count_ones() as usize;
            if of == usize::from(round.trump) {
                row(facts, OWN_TRUMPS, length.min(9));
                for rank in each(own.into()) {
                    row(facts, OWN_TRUMP, glance.above(round, of, rank.into()).min(13));
                }
                continue;
            }
            let out = length_class(glance.out(round, of));
            row(facts, SIDE_LENGTH, length.min(6) * 5 + out);
            if length > 0 {
                let lowest = glance.below(round, of, own.trailing_zeros()).min(9);
                row(facts, LOWEST, lowest * 4 + (length - 1).min(3));
            }
            for rank in each(own.into()) {
                row(facts, OWN_SIDE, glance.above(round, of, rank.into()).min(9) * 5 + out);
            }
        }
    }

    /// What holds and what no longer holds once this card is played.
    #[inline]
    pub fn of_card(round: &Round, glance: &Glance, card: Card, more: &mut Facts, less: &mut Facts) {
        let leads = round.would_lead(card);
        let kind = kind(round, card);
        row(more, KIND, kind * 4 + glance.class_or_over());
        row(more, LEADS, (usize::from(leads) * 6 + round.to_come()) * 3 + glance.class);
        if leads {
            let (ahead, of) =
                (round.to_come() as i32 * i32::from(round.tricks_left), count(glance.unseen));
            let expected = glance.beaters(round, card) * ahead * 4 / (10 * of.max(1) as i32);
            row(more, HOLDS, expected.min(11) as usize * 3 + glance.class);
        } else {
            let wants = usize::from(glance.class > 0);
            row(more, LEAVES, (glance.best_need * 2 + wants) * 3 + round.to_come().min(2));
        }
        if kind == LEADS_SIDE && !round.manner.unicolore {
            row(more, INTO_VOID, into_voids(round, glance, suit_of(card)));
        }
        if is_wizard(card) {
            let wizards = count(glance.hand & WIZARDS);
            row(less, OWN_WIZARDS, wizards);
            row(more, OWN_WIZARDS, wizards - 1);
            row(less, WIZARDS_AND_NEED, wizards * 5 + glance.class);
            row(more, WIZARDS_AND_NEED, (wizards - 1) * 5 + glance.class);
        } else if is_jester(card) {
            let jesters = count(glance.hand & JESTERS);
            row(less, OWN_JESTERS, jesters);
            row(more, OWN_JESTERS, jesters - 1);
        } else {
            suited(round, glance, card, leads, more, less);
        }
    }

    const LEADS_SIDE: usize = 3;

    /// One of ten: led as a Wizard, a Jester, a trump, a side suit; then a Wizard, a Jester, a trump that follows,
    /// a trump that does not, a side suit that follows, one that does not.
    fn kind(round: &Round, card: Card) -> usize {
        let of = suit_of(card);
        let trump = of == round.trump;
        match round.lying {
            0 if is_wizard(card) => 0,
            0 if is_jester(card) => 1,
            0 => 2 + usize::from(!trump),
            _ if is_wizard(card) => 4,
            _ if is_jester(card) => 5,
            _ if trump => 6 + usize::from(of != round.following),
            _ => 8 + usize::from(of != round.following && round.following != 4),
        }
    }

    /// How many others can trump a side suit that is led, and whether one of them needs tricks.
    fn into_voids(round: &Round, glance: &Glance, of: u8) -> usize {
        let (mut trumping, mut wants) = (0, false);
        for other in (0..round.seats).filter(|other| *other != glance.seat) {
            let voids = round.voids[other];
            let has_trump = round.trump < NO_SUIT && voids >> round.trump & 1 == 0;
            if voids >> of & 1 == 1 && has_trump {
                trumping += 1;
                wants |= round.knows(glance.seat, other) && round.needs(other) > Some(0);
            }
        }
        trumping * 2 + usize::from(wants)
    }

    fn suited(
        round: &Round,
        glance: &Glance,
        card: Card,
        leads: bool,
        more: &mut Facts,
        less: &mut Facts,
    ) {
        let (of, rank) = (usize::from(suit_of(card)), rank_of(card));
        let own = glance.own[of];
        let length = own.count_ones() as usize;
        let above = glance.above(round, of, rank);
        if of == usize::from(round.trump) {
            row(less, OWN_TRUMP, above.min(13));
            row(less, OWN_TRUMPS, length.min(9));
            row(more, OWN_TRUMPS, (length - 1).min(9));
            row(more, TRUMP_RANK, usize::from(leads) * 14 + above.min(13));
            return;
        }
        let out = length_class(glance.out(round, of));
        row(less, OWN_SIDE, above.min(9) * 5 + out);
        row(less, SIDE_LENGTH, length.min(6) * 5 + out);
        row(more, SIDE_LENGTH, (length - 1).min(6) * 5 + out);
        let lowest = own.trailing_zeros();
        row(less, LOWEST, glance.below(round, of, lowest).min(9) * 4 + (length - 1).min(3));
        if length > 1 {
            let next = if lowest == rank { (own & (own - 1)).trailing_zeros() } else { lowest };
            row(more, LOWEST, glance.below(round, of, next).min(9) * 4 + (length - 2).min(3));
        }
        let how = if round.lying == 0 {
            0
        } else if leads {
            2
        } else {
            1 + 2 * usize::from(of != usize::from(round.following))
        };
        row(more, SIDE, how * 50 + above.min(9) * 5 + out);
    }

    /// One card of each class of cards that come to the same: no unseen card lies between them.
    #[inline]
    pub fn distinct(round: &Round, unseen: Cards) -> Cards {
        let playable = round.playable();
        if playable & playable.wrapping_sub(1) == 0 {
            return playable;
        }
        let lowest = |cards: Cards| cards & cards.wrapping_neg();
        let mut distinct = lowest(playable & WIZARDS) | lowest(playable & JESTERS);
        let between = unseen | if round.lying > 0 && round.best < 52 { 1 << round.best } else { 0 };
        for of in 0..4 {
            let shift = 13 * u32::from(of);
            let ranks = (playable & suit(of)) >> shift;
            let apart =
                if round.manner.unicolore { any_suit(between) } else { between >> shift & 0x1FFF };
            let mut before = None;
            for rank in each(ranks) {
                let same = before.is_some_and(|before: Card| {
                    let upper = rank + u8::from(round.manner.unicolore);
                    apart >> before & ((1 << (upper - before)) - 1) == 0
                });
                if !same {
                    distinct |= 1 << (u32::from(rank) + shift);
                }
                before = Some(rank);
            }
        }
        distinct
    }

    /// The ranks that any suit has.
    fn any_suit(cards: Cards) -> Cards {
        [0, 13, 26, 39].into_iter().fold(0, |ranks, shift| ranks | cards >> shift & 0x1FFF)
    }
}

/// What a prediction is made for.
pub mod prediction {
    use super::{Cards, Facts, JESTERS, NO_SUIT, Round, Seat, WIZARDS, count, each, row, suit};

    blocks! { ROWS:
        PLACE = 24, CARDS = 20, SEATS_AND_CARDS = 80, TURNED = 3, OWN_WIZARDS = 5, OWN_JESTERS = 5,
        WIZARDS_AND_CARDS = 100, TRUMP = 13, TRUMP_BY_CARDS = 65, TRUMPS = 12, TRUMP_BY_LENGTH = 78,
        SIDE = 13, SIDE_BY_LENGTH = 65, SIDE_BY_CARDS = 65,
        PLAIN = 13, PLAIN_BY_LENGTH = 65, PLAIN_BY_CARDS = 65, LENGTH = 8,
        SAID_OVER_FAIR = 17, SAID_OVER_ALL = 17, SAID_BY_SEAT = 54, VOIDS = 10, HELD_OF_UNSEEN = 11,
        BOUND = 6, SECRET = 1, AT_ONCE = 1,
    }

    /// What a seat knows that holds this hand and is to predict.
    pub fn facts(round: &Round, seat: Seat, hand: Cards, facts: &mut Facts) {
        let (seats, cards) = (round.seats, usize::from(round.cards));
        let place = (seat + seats - round.first) % seats;
        row(facts, PLACE, (seats - 3) * 6 + place);
        row(facts, CARDS, cards - 1);
        row(facts, SEATS_AND_CARDS, (seats - 3) * 20 + cards - 1);
        let turned = if round.trump == NO_SUIT { 0 } else { 1 + usize::from(!round.named) };
        row(facts, TURNED, turned);
        let wizards = count(hand & WIZARDS);
        row(facts, OWN_WIZARDS, wizards);
        row(facts, OWN_JESTERS, count(hand & JESTERS));
        row(facts, WIZARDS_AND_CARDS, wizards * 20 + cards - 1);
        let unseen = count(round.unseen_by(seat) & !hand).max(1);
        row(facts, HELD_OF_UNSEEN, ((seats - 1) * cards * 10 / unseen).min(10));
        suits(round, hand, facts);
        if round.manner.bound {
            row(facts, BOUND, seats - 1 - place);
        }
        if round.manner.secret {
            row(facts, SECRET, 0);
        }
        if round.manner.at_once {
            row(facts, AT_ONCE, 0);
        } else if place > 0 {
            said_before(round, place, facts);
        }
    }

    fn suits(round: &Round, hand: Cards, facts: &mut Facts) {
        let by_cards = match round.cards {
            0..=2 => 0,
            3..=5 => 1,
            6..=9 => 2,
            10..=13 => 3,
            14.. => 4,
        };
        let mut voids = 0;
        for of in 0..4 {
            let ranks = (hand & suit(of)) >> (13 * u32::from(of));
            let length = count(ranks);
            let longer = length.saturating_sub(1);
            if of == round.trump {
                row(facts, TRUMPS, length.min(11));
            } else {
                row(facts, LENGTH, length.min(7));
                voids += usize::from(length == 0);
            }
            for rank in each(ranks).map(usize::from) {
                if of == round.trump {
                    row(facts, TRUMP, rank);
                    row(facts, TRUMP_BY_CARDS, by_cards * 13 + rank);
                    row(facts, TRUMP_BY_LENGTH, longer.min(5) * 13 + rank);
                } else if round.trump < NO_SUIT {
                    row(facts, SIDE, rank);
                    row(facts, SIDE_BY_LENGTH, longer.min(4) * 13 + rank);
                    row(facts, SIDE_BY_CARDS, by_cards * 13 + rank);
                } else {
                    row(facts, PLAIN, rank);
                    row(facts, PLAIN_BY_LENGTH, longer.min(4) * 13 + rank);
                    row(facts, PLAIN_BY_CARDS, by_cards * 13 + rank);
                }
            }
        }
        row(facts, VOIDS, voids + if round.trump < NO_SUIT { 5 } else { 0 });
    }

    fn said_before(round: &Round, place: usize, facts: &mut Facts) {
        let cards = i32::from(round.cards);
        let mut said = 0;
        for before in 0..place {
            let tricks = round.predictions[(round.first + before) % round.seats];
            said += i32::from(tricks);
            row(facts, SAID_BY_SEAT, (place - before - 1) * 9 + usize::from(tricks.min(8)));
        }
        let fair = cards * place as i32 / round.seats as i32;
        row(facts, SAID_OVER_FAIR, ((said - fair).clamp(-8, 8) + 8) as usize);
        row(facts, SAID_OVER_ALL, ((said - cards).clamp(-12, 4) + 12) as usize);
    }
}
