//! Challenges: a person's game with the same deal as a game that is over.

use super::message::NotChallenged;
use crate::features::answering::{Answering, On};
use crate::features::play::answer::{Input, open_form};
use crate::features::press::{
    ChallengePress, Draft, OwnPress, Presence, Press, Screen, Target, TypedMove,
};
use crate::features::{Context, Delivery, Pressed, Reply};
use crate::history::{GamesPage, Onlooker, Played, Sight};
use crate::rules::Action;
use crate::solo::{Attempt, Course, Finished, NotPlayable, SameDeal};
use crate::store::Challenge;
use crate::table::{TableId, UserId};
use crate::tables::TablesError;
use crate::view::NotMoved;
use crate::view::alone::is_alone;

/// A press about a challenge.
pub(in crate::features) fn press(press: ChallengePress, on: On) -> Answering {
    // The answer does not replace the message with the button.
    let in_addition = match on {
        On::Private => Delivery::EPHEMERAL,
        On::Public { .. } => Delivery::follow_up(Pressed::Other),
    };
    match press {
        ChallengePress::Play(table) => {
            in_addition.by(async move |context: Context| context.play_same_deal(table).await)
        }
        ChallengePress::Own(table, draft, press) => {
            redraw(table, draft, press).only_if(on.is_private())
        }
        ChallengePress::Dare(table) => Delivery::SHARE
            .by(async move |context: Context| context.dare(table).await)
            .only_if(on.is_private()),
        ChallengePress::Record(table) => Delivery::EPHEMERAL
            .by(async move |context: Context| context.record_of_challenge(table).await)
            .only_if(on.is_private()),
    }
}

/// Answers the user command, with which a person challenges another one by name.
pub(in crate::features) fn by_name(target: Target) -> Answering {
    Delivery::POST.by(async move |context: Context| context.challenge_by_name(target).await)
}

/// The form for a move in the game, filled in with these words.
pub(in crate::features) fn form(press: &ChallengePress, on: On, words: &str) -> Answering {
    match (press, TypedMove::read(words)) {
        (ChallengePress::Own(table, draft, OwnPress::Type), Some(typed)) => {
            goes_on(*table, draft.clone(), Input::Words(typed)).only_if(on.is_private())
        }
        _ => Answering::forged(),
    }
}

fn redraw(table: TableId, draft: Draft, press: OwnPress) -> Answering {
    if press == OwnPress::Type {
        return open_form(Press::Challenge(ChallengePress::Own(table, draft, press)));
    }
    goes_on(table, draft, Input::Press(press))
}

fn goes_on(table: TableId, draft: Draft, input: Input) -> Answering {
    Delivery::REDRAW
        .by(async move |context: Context| context.own_challenge(table, &draft, &input).await)
}

/// A person's game, from the database.
struct Game {
    same: SameDeal,
    stored: Challenge,
    attempt: Attempt,
    course: Course,
}

/// The deal of a game, or the name of the sentence that says why it cannot be played.
type Found = Result<SameDeal, &'static str>;

impl Context {
    /// The deal of a game that the person may see.
    async fn same_deal(&self, table: TableId) -> Result<Found, TablesError> {
        let found = self.past_game(table).await?;
        Ok(found.and_then(|(table, _)| SameDeal::of(&table).ok_or("challenge-none")))
    }

    /// Opens the person's game with this deal, and begins it if they have not.
    async fn play_same_deal(&self, table: TableId) -> Result<Reply, TablesError> {
        let same = match self.same_deal(table).await? {
            Ok(same) => same,
            Err(sentence) => return Ok(self.told(sentence)),
        };
        if same.is_known_to(self.user()) {
            return Ok(Reply::private(self.words().challenge_known(table)));
        }
        match self.begun_challenge(&same).await? {
            Some(stored) => Ok(self.challenge(same, stored)),
            None => Ok(self.told("replay-none")),
        }
    }

    /// The person's game with this deal, begun now if it was not; `None` if the deal is gone.
    async fn begun_challenge(&self, same: &SameDeal) -> Result<Option<Challenge>, TablesError> {
        let begun = self.store().challenge(same.table, self.user()).await?;
        if begun.is_some() {
            return Ok(begun);
        }
        let setting = same.setting.clone();
        let first = self.store().work().think(move || setting.begun().text()).await;
        let actions = first.map_err(|_| TablesError::Broken)?;
        let person = self.guest.visit.person.clone();
        Ok(self.store().begin_challenge(same.table, person, actions).await?)
    }

    /// The message of the person's game as it is stored.
    fn challenge(&self, same: SameDeal, stored: Challenge) -> Reply {
        if let Some(finished) = &stored.finished {
            let message = self.words().challenge_over(&same, finished, &self.guest.visit.person);
            return Reply::in_place(message);
        }
        match self.game_of_challenge(same, stored) {
            Ok(game) => self.challenge_hand(&game, &Draft::default(), None),
            Err(NotPlayable) => self.told("challenge-other-version"),
        }
    }

    fn game_of_challenge(&self, same: SameDeal, stored: Challenge) -> Result<Game, NotPlayable> {
        let attempt = same.setting.read(&stored.actions)?;
        let course = same.setting.look(&attempt, &self.guest.visit.person)?;
        Ok(Game { same, stored, attempt, course })
    }

    fn challenge_hand(&self, game: &Game, draft: &Draft, not_moved: Option<NotMoved>) -> Reply {
        let hand = self.words().challenge_hand(&game.same, &game.course, draft, not_moved);
        self.in_look(hand)
    }

    /// What the person does in their game with this deal.
    async fn own_challenge(
        &self,
        table: TableId,
        draft: &Draft,
        input: &Input,
    ) -> Result<Reply, TablesError> {
        let same = match self.same_deal(table).await? {
            Ok(same) => same,
            Err(sentence) => return Ok(self.told(sentence)),
        };
        let Some(stored) = self.store().challenge(table, self.user()).await? else {
            return Ok(self.told("refusal-forged"));
        };
        if stored.finished.is_some() {
            return Ok(self.challenge(same, stored));
        }
        let Ok(game) = self.game_of_challenge(same, stored) else {
            return Ok(self.told("challenge-other-version"));
        };
        let press = match self.meant(&game.course.own, input) {
            Ok(press) => press,
            Err(unclear) => return Ok(self.challenge_hand(&game, draft, Some(unclear))),
        };
        let words = self.words();
        let drafted = words.draft_after(draft, press);
        match press {
            OwnPress::Answer { question, action, .. } if question == game.attempt.question() => {
                self.move_in_challenge(game, draft, &drafted, action).await
            }
            OwnPress::Show(screen) if is_alone(screen) && screen != Screen::Hand => {
                let opened = words.own(&game.course.own, screen, draft);
                Ok(Reply::in_place(opened.inside_challenge(table)))
            }
            OwnPress::Show(Screen::Hand) => Ok(self.challenge_hand(&game, draft, None)),
            OwnPress::Rules(topic) => {
                let rules = words.own_rules(&game.course.own, topic, draft);
                Ok(Reply::in_place(rules.inside_challenge(table)))
            }
            _ => Ok(self.challenge_hand(&game, &drafted, None)),
        }
    }

    /// The person's move, and what the computer players do then.
    async fn move_in_challenge(
        &self,
        game: Game,
        draft: &Draft,
        drafted: &Draft,
        action: Action,
    ) -> Result<Reply, TablesError> {
        let (setting, thought) = (game.same.setting.clone(), game.attempt.clone());
        let thinking = move || setting.with(&thought, action);
        let moved = self.store().work().think(thinking).await.map_err(|_| TablesError::Broken)?;
        let moved = match moved {
            Ok(moved) => moved,
            Err(refusal) => {
                return Ok(self.challenge_hand(&game, draft, refusal.map(NotMoved::Forbidden)));
            }
        };
        let Game { same, stored, .. } = game;
        let course = same.setting.look(&moved, &self.guest.visit.person);
        let course = course.map_err(|NotPlayable| TablesError::Broken)?;
        let finished = course.is_over.then(|| Finished { totals: course.totals.clone() });
        let next = Challenge { actions: moved.text(), finished };
        let (store, before) = (self.store(), stored.actions);
        let now = store.go_on_with_challenge(same.table, self.user(), before, next).await?;
        // The person may be deleted meanwhile.
        let Some(now) = now else { return Ok(self.told("refusal-forged")) };
        if now.finished.is_some() {
            self.tables().result_changed(same.table);
            return Ok(self.challenge(same, now));
        }
        let game = self.game_of_challenge(same, now).map_err(|NotPlayable| TablesError::Broken)?;
        Ok(self.challenge_hand(&game, drafted, None))
    }

    /// The record of the person's finished game with this deal.
    async fn record_of_challenge(&self, table: TableId) -> Result<Reply, TablesError> {
        let same = match self.same_deal(table).await? {
            Ok(same) => same,
            Err(sentence) => return Ok(self.told(sentence)),
        };
        let stored = self.store().challenge(table, self.user()).await?;
        let Some(stored) = stored.filter(|stored| stored.finished.is_some()) else {
            return Ok(self.told("refusal-forged"));
        };
        let record = || {
            let attempt = same.setting.read(&stored.actions)?;
            same.setting.record(&attempt, &self.guest.visit.person)
        };
        Ok(match record() {
            Ok(record) => {
                Reply::private(self.words().challenge_record(table, record.text().into_bytes()))
            }
            Err(NotPlayable) => self.told("challenge-other-version"),
        })
    }

    /// A person of a game challenges everyone in the channel.
    async fn dare(&self, table: TableId) -> Result<Reply, TablesError> {
        let table = match self.past_game(table).await? {
            Ok((table, _)) => table,
            Err(sentence) => return Ok(self.told(sentence)),
        };
        let same = SameDeal::of(&table).filter(|same| same.is_known_to(self.user()));
        let Some(same) = same else { return Ok(self.told("refusal-forged")) };
        if !self.is_open_to_all(&Played::at(table.location, table.parent, &[])) {
            return Ok(self.told("challenge-elsewhere"));
        }
        let words = self.words_for_all();
        Ok(Reply::Post(words.challenge(&same, &self.guest.visit.person, None), None))
    }

    /// The person challenges this one to the deal of their last game.
    async fn challenge_by_name(&self, target: Target) -> Result<Reply, TablesError> {
        let Target { person: other, presence } = target;
        let found = match presence {
            Presence::Bot => Err(NotChallenged::Bot),
            Presence::Absent => Err(NotChallenged::Absent),
            Presence::Here if other.id == self.user() => Err(NotChallenged::Oneself),
            Presence::Here => self.deal_against(other.id).await?,
        };
        let limits = &self.responder.challenges;
        let allowed = found
            .and_then(|same| limits.challenge(self.guild(), self.user(), other.id).map(|()| same));
        Ok(match allowed {
            Ok(same) => {
                let (words, by) = (self.words_for_all(), &self.guest.visit.person);
                Reply::Post(words.challenge(&same, by, Some(other.id)), None)
            }
            Err(why) => self.words().not_challenged(&other.name, why).into(),
        })
    }

    /// The deal of the last of the person's games, among the ten newest, that this other person can
    /// play here; or why the newest one is not it.
    async fn deal_against(
        &self,
        other: UserId,
    ) -> Result<Result<SameDeal, NotChallenged>, TablesError> {
        let own = GamesPage::first(Some(self.user()));
        let games = self.store().past_games(self.guild(), own).await?.games;
        let mut why = NotChallenged::NoGame;
        for game in games.iter().filter(|game| game.result.is_some()) {
            let not_this = if !self.is_open_to_all(&game.played) {
                NotChallenged::Elsewhere(game.played.location.channel)
            } else if game.played.people.contains(&other) {
                NotChallenged::Known
            } else if self.has_finished(game.table, other).await? {
                NotChallenged::Played
            } else {
                match self.same_deal(game.table).await? {
                    Ok(same) => return Ok(Ok(same)),
                    Err(_) => continue,
                }
            };
            if why == NotChallenged::NoGame {
                why = not_this;
            }
        }
        Ok(Err(why))
    }

    async fn has_finished(&self, table: TableId, person: UserId) -> Result<bool, TablesError> {
        let begun = self.store().challenge(table, person).await?;
        Ok(begun.is_some_and(|begun| begun.finished.is_some()))
    }

    /// Returns whether everyone here may see this game.
    fn is_open_to_all(&self, played: &Played) -> bool {
        let anyone = Onlooker { user: UserId::default(), ..self.onlooker() };
        anyone.sees(played) == Sight::Open
    }
}
