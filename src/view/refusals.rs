//! What is not possible, and what would be: one sentence for each refusal.

use super::Words;
use super::cards::{card, card_list};
use super::message::{Message, PrivateMessage};
use super::text::{name, names_of};
use crate::rules::{self, Unplayable, cards, dice};
use crate::table::{Board, Face, Player, Refusal, StageFace, TableView};

impl Words {
    /// Why a press has no effect, as a message of its own.
    pub fn refusal(&self, refusal: Refusal, face: &Face) -> PrivateMessage {
        PrivateMessage(Message::sentence(self.why(refusal, face)))
    }

    /// Why a press has no effect.
    pub fn why(&self, refusal: Refusal, face: &Face) -> String {
        match refusal {
            Refusal::NotSeated => match &face.stage {
                StageFace::Lobby(_) => self.say("refusal-not-seated-lobby"),
                StageFace::Playing(_) | StageFace::Over { .. } | StageFace::Closed => {
                    self.say("refusal-not-seated")
                }
            },
            Refusal::SeatedAlready => self.say("refusal-seated"),
            Refusal::Full => self.say("refusal-full"),
            Refusal::NotTheHost => {
                self.with("refusal-not-host", [("name", host_name(face).into())])
            }
            Refusal::NoComputer => self.say("refusal-no-computer"),
            Refusal::TooFew { needed } => self.with("refusal-too-few", [("needed", needed.into())]),
            Refusal::Begun => self.say("refusal-begun"),
            Refusal::NotBegun => self.say("refusal-not-begun"),
            Refusal::Over => self.say("refusal-over"),
            Refusal::Stale => self.say("refusal-stale"),
            Refusal::Unplayable(unplayable) => self.unplayable(unplayable),
            Refusal::Rule(rules::Refusal::Cards(rule)) => self.card_rule(rule, face),
            Refusal::Rule(rules::Refusal::Dice(rule)) => self.dice_rule(rule, face),
            Refusal::Rule(rules::Refusal::OtherGame) => self.say("refusal-forged"),
        }
    }

    /// Why a game cannot begin with these choices.
    pub fn unplayable(&self, unplayable: Unplayable) -> String {
        let unplayable = match unplayable {
            Unplayable::Cards(unplayable) => unplayable,
            Unplayable::Dice(dice::Unplayable::SeatCount) => {
                return self.say("unplayable-dice-seats");
            }
        };
        self.say(match unplayable {
            cards::Unplayable::SeatCount => "unplayable-seats",
            cards::Unplayable::NobodyPredictsLast => "unplayable-nobody-last",
            cards::Unplayable::UnicoloreSeatCount => "unplayable-unicolore-seats",
            cards::Unplayable::UnicoloreRounds => "unplayable-unicolore-rounds",
        })
    }

    fn card_rule(&self, rule: cards::Refusal, face: &Face) -> String {
        match rule {
            cards::Refusal::Over => self.say("rule-over"),
            cards::Refusal::NotYourTurn => self.not_your_turn(face),
            cards::Refusal::NotTheQuestion(ask) => self.say(match ask {
                cards::Ask::NameTrump => "rule-name-trump",
                cards::Ask::Predict { .. } => "rule-predict",
                cards::Ask::Play { .. } => "rule-play",
            }),
            cards::Refusal::MoreThanCards { cards } => {
                self.with("rule-more-than-cards", [("cards", cards.into())])
            }
            cards::Refusal::AddsUp { cards } => {
                self.with("rule-adds-up", [("cards", cards.into())])
            }
            cards::Refusal::NotInHand(played) => {
                self.with("rule-not-in-hand", [("card", card(played).into())])
            }
            cards::Refusal::Follow { suit, playable } => self.with(
                "rule-follow",
                [("suit", self.suit(suit).into()), ("cards", card_list(playable).into())],
            ),
        }
    }

    fn not_your_turn(&self, face: &Face) -> String {
        let (StageFace::Playing(board) | StageFace::Over { board, .. }) = &face.stage else {
            return self.say("refusal-not-begun");
        };
        let Board { players, view: TableView::Cards(view), .. } = board else {
            return self.say("refusal-stale");
        };
        let names = names_of(players, view.waited_for());
        let count = view.waited_for().count();
        self.with("rule-not-your-turn", [("names", names.into()), ("count", count.into())])
    }

    /// The bot may not post in this channel.
    pub fn missing_permissions(&self, missing: &[&str]) -> PrivateMessage {
        let named: Vec<String> = missing.iter().map(|id| self.say(id)).collect();
        let named = named.join(", ");
        PrivateMessage(Message::sentence(
            self.with("refusal-permission", [("permissions", named.into())]),
        ))
    }

    /// These choices are not playable, as a message of its own.
    pub fn unplayable_message(&self, unplayable: Unplayable) -> PrivateMessage {
        PrivateMessage(Message::sentence(self.unplayable(unplayable)))
    }
}

fn host_name(face: &Face) -> String {
    let players = match &face.stage {
        StageFace::Lobby(players) => players.as_slice(),
        StageFace::Playing(board) | StageFace::Over { board, .. } => board.players.as_slice(),
        StageFace::Closed => &[],
    };
    let host = players.iter().filter_map(Player::person).find(|person| person.id == face.host);
    host.map_or_else(|| "?".to_owned(), |host| name(&host.name))
}
