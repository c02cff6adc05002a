//! The refusals of the card game, each with what would be allowed, in one sentence.

use crate::features::press::Topic;
use crate::rules::cards::{Ask, Card, CardSet, Refusal, Suit, TableView, Unplayable};
use crate::rules::{OfGame, Seat};
use crate::table::{Player, PublicView, UserId};
use crate::view::Words;
use crate::view::game::{Hindrance, Reason};

impl Reason for Refusal {
    fn why(&self, words: &Words, view: &PublicView, user: UserId) -> String {
        match *self {
            Self::Over => words.say("rule-over"),
            Self::NotYourTurn => {
                words.turn_of(view, user).unwrap_or_else(|| words.say("refusal-stale"))
            }
            Self::NotTheQuestion(Ask::NameTrump) => words.say("rule-name-trump"),
            Self::NotTheQuestion(Ask::Predict { .. }) => words.say("rule-predict"),
            Self::NotTheQuestion(Ask::Play { .. }) => words.say("rule-play"),
            Self::MoreThanCards { cards } => {
                words.with("rule-more-than-cards", [("cards", cards.into())])
            }
            Self::AddsUp { cards } => words.with("rule-adds-up", [("cards", cards.into())]),
            Self::NotInHand(card) => {
                words.with("rule-not-in-hand", [("card", words.card(card).into())])
            }
            Self::Follow { suit, playable } => words.follow(suit, playable),
        }
    }

    fn topic(&self) -> Topic {
        match *self {
            Self::Over | Self::NotYourTurn => Topic::CardsGoal,
            Self::NotTheQuestion(Ask::NameTrump) => Topic::CardsTrump,
            Self::NotTheQuestion(Ask::Predict { .. }) | Self::MoreThanCards { .. } => {
                Topic::CardsPredicting
            }
            Self::AddsUp { .. } => Topic::CardsDealer,
            Self::NotTheQuestion(Ask::Play { .. }) | Self::NotInHand(_) | Self::Follow { .. } => {
                Topic::CardsFollowing
            }
        }
    }
}

impl Hindrance for Unplayable {
    fn id(&self) -> &'static str {
        match self {
            Self::SeatCount => "unplayable-seats",
            Self::NobodyPredictsLast => "unplayable-nobody-last",
            Self::UnicoloreSeatCount => "unplayable-unicolore-seats",
            Self::UnicoloreRounds => "unplayable-unicolore-rounds",
        }
    }

    fn topic(&self) -> Option<Topic> {
        Some(Topic::CardsVariants)
    }
}

impl Words {
    fn turn_of(&self, view: &PublicView, user: UserId) -> Option<String> {
        let board = view.board()?;
        let OfGame::Cards(game) = &board.game else { return None };
        let seat = seat_of(game, &board.players, user)?;
        Some(self.whose_turn(&board.players, game, seat))
    }

    /// The suit to follow, the cards that follow it, and the cards that may be played instead.
    fn follow(&self, suit: Suit, playable: CardSet) -> String {
        let following = self.card_list(playable.and(CardSet::suit(suit)));
        let values = [("suit", self.color_name(suit).into()), ("cards", following.into())];
        let instead = [(Card::Wizard, "rule-your-wizard"), (Card::Jester, "rule-your-jester")];
        let instead = instead.into_iter().filter(|(card, _)| playable.has(*card));
        let instead: Vec<String> = instead
            .map(|(card, id)| self.with(id, [("count", playable.count(card).into())]))
            .collect();
        if instead.is_empty() {
            return self.with("rule-follow", values);
        }
        let instead = ("instead", self.either(instead).into());
        self.with("rule-follow-or", values.into_iter().chain([instead]))
    }
}

fn seat_of(view: &TableView, players: &[Player], user: UserId) -> Option<Seat> {
    view.seats.seats().zip(players).find(|(_, player)| player.is(user)).map(|(seat, _)| seat)
}
