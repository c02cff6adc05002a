//! The content that somebody is sent at a table, and the outcome of every press that they could
//! forge.

use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::LazyLock;

use henge::computer::Level;
use henge::discord::wire;
use henge::features::Watching;
use henge::features::press::{Draft, OwnPress, Page, Press, Screen, Topic};
use henge::picture::Picture;
use henge::rules::{Action, GameKind, OfGame, Options, Pick, Seat};
use henge::table::{
    AfterRoll, Bubble, By, Chosen, Clock, CutWords, Hits, InAdvance, Move, Order, OwnGuesses,
    Person, Player, Playing, PressId, PrivateView, Proposal, PublicView, Question, Reaction,
    Refusal, Step, Table, TableGame, Tempo, UserId,
};
use henge::view::{Message, PublicMessage, Words};
use strum::VariantArray as _;

use crate::leaks::games::{STRANGER, seats};
use crate::shared::actions::every_action;

/// The approximate maximum number of drafts that are followed from a private message.
const DRAFTS: usize = 6;
/// Drafts that no button of the bot has, or of another game or another moment.
const FORGED_DRAFTS: [&str; 8] =
    ["1", "2", "127", "zzz", "-", "0-0-0", "B11", "999999999999999999999999"];

/// The texts that are typed as a move: none, some that may fit, and nonsense.
const TYPED: [&str; 10] =
    ["", "play blue", "1", "w", "2", "xyzzy", "trump green", "roll 24", "score", "never"];
/// The name of the suggestions for typed moves.
pub const OFFERED: &str = "offered to who types";
/// The names of the reminder, the host's panel, and the form for a cut.
pub const THE_REMINDER: &str = "the reminder";
pub const THE_PANEL: &str = "the panel";
pub const THE_FORM: &str = "the form for a cut";
/// Texts of cuts: a plain one, and one with markup that a careless message would render.
const CUTS: [&str; 2] = ["abracadabra", "**<@4>** `x`"];

/// Everything that somebody is sent, and the outcomes of their presses.
pub struct Sent {
    /// The messages by name, as they are sent over the wire.
    pub messages: Vec<(String, String)>,
    /// The pictures by name.
    pub pictures: Vec<(String, Picture)>,
    /// The moves with their outcomes.
    pub outcomes: Vec<(Move, Outcome)>,
    /// The reactions of people, which are shown as long as they last.
    pub bubbles: Vec<(Seat, Bubble)>,
}

/// The outcome of a press.
pub enum Outcome {
    /// The press was refused with this sentence.
    Refused(Rc<str>),
    /// The press was accepted and led to this step.
    Accepted(Box<Step>),
}

impl Outcome {
    /// The immediate response to the presser.
    pub fn told(&self) -> &str {
        match self {
            Self::Refused(sentence) => sentence,
            Self::Accepted(_) => "accepted",
        }
    }
}

/// The content that is sent to this viewer at this table; `None` is an onlooker.
pub type WhatIsSent = dyn Fn(&Words, &Table, Option<UserId>) -> Sent;

impl Sent {
    /// Collects everything: the messages that have content now, and the outcomes of all presses.
    pub fn everything(words: &Words, table: &Table, viewer: Option<UserId>) -> Self {
        let bubbles = reactions(table);
        let mut sent = Self::nothing(bubbles);
        let view = sent.view(table);
        sent.add_public(words, table, &view);
        sent.add_panel(words, &view, viewer.unwrap_or(STRANGER));
        sent.add_rules(words, &view, table.entries() as usize);
        match viewer.and_then(|user| table.private_view(user)) {
            Some(own) => {
                let own = PrivateView { table: view.clone(), ..own };
                sent.add_own(words, &own, table.entries() as usize);
                // Shown to a spectator, and known to this player alone.
                let shown = words.through_eyes(&own.watched(), &[]);
                sent.add_message("what a spectator sees through these eyes", shown.message());
                if let Some(picture) = &shown.message().picture {
                    sent.add_picture("what a spectator sees through these eyes", picture);
                }
            }
            None => sent.add_open(words, &view),
        }
        sent.add_outcomes(words, table, &view, viewer.unwrap_or(STRANGER));
        sent
    }

    fn nothing(bubbles: Vec<(Seat, Bubble)>) -> Self {
        let (messages, pictures, outcomes) = Default::default();
        Self { messages, pictures, outcomes, bubbles }
    }

    /// The table as everybody sees it, with the reactions of people.
    fn view(&self, table: &Table) -> PublicView {
        let mut view = table.public_view();
        let shown = lasting(&self.bubbles, &view);
        view.company.reactions.extend(shown);
        view.company.reactions.sort_unstable_by_key(|(seat, _)| *seat);
        view
    }

    /// Collects what somebody sees after this press of theirs has taken effect, with the reactions from
    /// before it that last.
    pub fn afterwards(
        &self,
        words: &Words,
        step: &Step,
        presser: UserId,
        press: Option<OwnPress>,
    ) -> Self {
        let mut sent = Self::nothing(self.bubbles.clone());
        sent.add("how long it stands", format!("{:?}", step.spectacle));
        sent.add_public(words, &step.table, &sent.view(&step.table));
        if let Some(own) = step.table.private_view(presser) {
            let draft = Draft::default();
            let draft = press.map_or(draft.clone(), |press| words.draft_after(&draft, press));
            sent.own(words, &own, Screen::Hand, &draft);
        }
        sent
    }

    pub fn add(&mut self, name: &str, what: String) {
        self.messages.push((name.to_owned(), what));
    }

    fn add_message(&mut self, name: &str, message: &Message) {
        self.add(name, wire(message).unwrap());
    }

    /// Adds a message with its picture, byte for byte, and the picture's alt text.
    fn add_public_message(&mut self, name: &str, message: &PublicMessage) {
        self.add_message(name, message.message());
        let Some(pictured) = message.pictured() else { return };
        self.add_message(&format!("{name} beside its picture"), &pictured.message);
        self.add_picture(name, &pictured.picture);
    }

    fn add_picture(&mut self, name: &str, picture: &Picture) {
        self.add(&format!("what is said of the picture of {name}"), picture.alt().to_owned());
        self.pictures.push((format!("the picture of {name}"), picture.clone()));
    }

    /// Adds everything that is public.
    fn add_public(&mut self, words: &Words, table: &Table, view: &PublicView) {
        self.add_public_message("the table", &words.table(view));
        self.add_reminder(words, table, view);
        if let Some(board) = words.last_board(view) {
            self.add_public_message("the last board", &board);
        }
        if let Some(result) = words.result(view) {
            self.add_public_message("the result", &result);
        }
        for vote in Proposal::VARIANTS.iter().filter_map(|on| view.open_vote(*on)) {
            let message = words.vote(view, vote.id);
            self.add_message(&format!("the vote on {}", vote.on), message.message());
        }
        self.add_message("a vote that is over", words.vote(view, PressId::new(1)).message());
        self.add("own messages go to", format!("{:?}", own_messages_go_to(table)));
    }

    /// Adds the reminder for all players for whom the table waits.
    fn add_reminder(&mut self, words: &Words, table: &Table, view: &PublicView) {
        let waited_for: Vec<UserId> = table.deadlines().iter().map(|waits| waits.user).collect();
        if !waited_for.is_empty() {
            let reminder = words.reminding(view, &waited_for);
            self.add_public_message(THE_REMINDER, &reminder);
            self.add("who is reminded", format!("{:?}", reminder.message().mentions));
        }
    }

    /// Adds the panel of options and the form for a cut, even if the game has begun.
    fn add_panel(&mut self, words: &Words, view: &PublicView, presser: UserId) {
        for page in Page::VARIANTS {
            let shown = words.panel(view, presser, *page);
            self.add_message(&format!("{THE_PANEL} {page:?}"), shown.message());
        }
        let typing = Press::Own(view.id, Draft::default(), OwnPress::Type);
        for form in [words.cut_form(view.id), words.move_form(typing)] {
            self.add(THE_FORM, format!("{form:?}"));
        }
    }

    /// Adds rules of this table, for anyone; the topics change from turn to turn.
    fn add_rules(&mut self, words: &Words, view: &PublicView, turn: usize) {
        for (place, topic) in (turn..).zip(Topic::VARIANTS) {
            if place.is_multiple_of(8) {
                let shown = words.rules_at(view, *topic);
                self.add_message(&format!("the topic {topic:?}"), shown.message());
            }
        }
    }

    /// Adds the public screens, for somebody who has no seat.
    fn add_open(&mut self, words: &Words, view: &PublicView) {
        for screen in Screen::VARIANTS {
            let shown = words.onlooker(view, *screen);
            self.add_message(&format!("to an onlooker {screen:?}"), shown.message());
        }
        let guesses = OwnGuesses {
            now: view.guessed_by(STRANGER).ok().map(|round| (round, seats(2).seats().collect())),
            last: Some((1, Hits { right: 1, of: 3 })),
            all: Hits { right: 1, of: 3 },
        };
        let own = Watching { guesses, ..Watching::default() };
        let shown = words.watching(view, &own, STRANGER);
        self.add_message("to a spectator who guesses", shown.message());
    }

    /// Adds the player's hand with the drafts of its buttons and with a forged draft, and every
    /// second other screen with one of these drafts. Screens and drafts change from turn to turn.
    fn add_own(&mut self, words: &Words, own: &PrivateView, turn: usize) {
        let forged = FORGED_DRAFTS[turn % FORGED_DRAFTS.len()];
        let mut drafts = vec![Draft::default(), Draft::new(forged).unwrap()];
        let mut shown = 0;
        while let Some(draft) = drafts.get(shown).cloned() {
            for next in self.own(words, own, Screen::Hand, &draft) {
                if drafts.len() < DRAFTS && !drafts.contains(&next) {
                    drafts.push(next);
                }
            }
            shown += 1;
        }
        let hinted = words.own(own, Screen::Hints, &Draft::default());
        self.add_message("one's own message with a hint", hinted.message());
        self.add_moves(words, own, turn);
        for (place, screen) in (turn..).zip(Screen::VARIANTS) {
            if *screen != Screen::Hand && place.is_multiple_of(2) {
                self.own(words, own, *screen, &drafts[place / 2 % drafts.len()]);
            }
        }
    }

    /// Adds the suggestions for a typed move and its interpretation; the text changes from turn to
    /// turn.
    fn add_moves(&mut self, words: &Words, own: &PrivateView, turn: usize) {
        let typed = TYPED[turn % TYPED.len()];
        let offered = words.suggestions(&Words::english(), own, typed);
        self.add(&format!("{OFFERED} {typed}"), format!("{offered:?}"));
        let read = words.read_move(&Words::english(), own, typed);
        self.add(&format!("what is read in {typed}"), format!("{read:?}"));
    }

    /// Adds a private message. Returns the drafts of its buttons.
    fn own(
        &mut self,
        words: &Words,
        own: &PrivateView,
        screen: Screen,
        draft: &Draft,
    ) -> Vec<Draft> {
        let shown = words.own(own, screen, draft);
        self.add_message(&format!("one's own {screen:?} with {draft} laid out"), shown.message());
        let buttons = shown.message().rows.iter().flatten();
        buttons.filter_map(|button| Some(button.press.own()?.0.clone())).collect()
    }

    /// Adds the outcome of every press. The sentence for each refusal is made once.
    fn add_outcomes(&mut self, words: &Words, table: &Table, view: &PublicView, presser: UserId) {
        let mut said: Vec<(Refusal, Rc<str>)> = Vec::new();
        let mut refused = |refusal: Refusal| {
            if let Some((_, sentence)) = said.iter().find(|(other, _)| *other == refusal) {
                return Outcome::Refused(sentence.clone());
            }
            let message = words.refusal(refusal, view, presser, None);
            let sentence: Rc<str> = wire(message.message()).unwrap().into();
            said.push((refusal, sentence.clone()));
            Outcome::Refused(sentence)
        };
        for manages in [false, true] {
            let person = Person { id: presser, name: "Gus".to_owned() };
            let press = PressId::new(300);
            let by = By::Person { person, press, manages, last_played: Vec::new() };
            let moves = if manages { vec![Move::End] } else { every_move(table) };
            for next in moves {
                let outcome = match table.decide(&by, &next, 0) {
                    Ok(step) => Outcome::Accepted(Box::new(step)),
                    Err(refusal) => refused(refusal),
                };
                self.outcomes.push((next, outcome));
            }
        }
    }
}

/// A reaction of every person but one, who changes from turn to turn, to what is on the table now. What
/// computer players show by themselves stays.
fn reactions(table: &Table) -> Vec<(Seat, Bubble)> {
    let view = table.public_view();
    let Some(board) = view.board().filter(|_| !view.is_over()) else { return Vec::new() };
    let turn = table.entries() as usize;
    let reacts = |place: usize| board.players[place].person().is_some() && place != turn % 7;
    let reaction = |place: usize| Reaction::VARIANTS[(place + turn) % Reaction::VARIANTS.len()];
    let places = (0..board.players.len()).filter(|place| reacts(*place));
    places.map(|place| (Seat::new(place as u8), Bubble::now(reaction(place), board))).collect()
}

/// The reactions that are still shown at this table.
pub fn lasting(bubbles: &[(Seat, Bubble)], view: &PublicView) -> Vec<(Seat, Reaction)> {
    let Some(board) = view.board().filter(|_| !view.is_over()) else { return Vec::new() };
    let shown = bubbles.iter().filter(|(_, bubble)| bubble.lasts(board));
    shown.map(|(seat, bubble)| (*seat, bubble.reaction)).collect()
}

/// The recipients of private messages, in this order: everybody who plays a game that is not over.
pub fn own_messages_go_to(table: &Table) -> Vec<UserId> {
    let view = table.public_view();
    let Some(board) = view.board().filter(|_| !view.is_over()) else { return Vec::new() };
    let people = board.players.iter().filter_map(Player::person).map(|person| person.id);
    people.filter(|user| table.seat_of(*user).is_ok()).collect()
}

/// Makes every move of each of these kinds. A new kind of move does not compile until it is listed
/// here.
macro_rules! moves {
    ($($kind:pat => $moves:expr),+ $(,)?) => {{
        let _stands_here = |next: &Move| match next { $($kind => ()),+ };
        [$($moves),+].concat()
    }};
}

/// Every move that a press could mean.
fn every_move(table: &Table) -> Vec<Move> {
    let orders = AfterRoll::VARIANTS.iter().map(|order| Order::Dice((*order).into()));
    let orders = orders.chain([Order::Cards(InAdvance::Nothing)]).map(Move::Order);
    moves![
        Move::Sit => vec![Move::Sit],
        Move::StandUp => vec![Move::StandUp],
        Move::Choose(_) => every_choice(),
        Move::SendAway(_) => (1..=6).map(|user| Move::SendAway(UserId::new(user))).collect(),
        Move::AddComputer => vec![Move::AddComputer],
        Move::RemoveComputer => vec![Move::RemoveComputer],
        Move::Cut(_) => CUTS.map(|words| Move::Cut(CutWords::typed(words).unwrap())).to_vec(),
        Move::Begin => vec![Move::Begin],
        Move::FillAndBegin => vec![Move::FillAndBegin],
        Move::NameHour(_) => [None, Some(1)].map(Move::NameHour).to_vec(),
        Move::BeginOnTime(_) => vec![Move::BeginOnTime(Vec::new())],
        Move::Answer { .. } => every_answer(table),
        Move::InAdvance { .. } => every_move_in_advance(table),
        Move::Order(_) => orders.collect(),
        Move::Tempo(_) => Tempo::VARIANTS.iter().copied().map(Move::Tempo).collect(),
        Move::StepAway => vec![Move::StepAway],
        Move::Return => vec![Move::Return],
        Move::Leave => vec![Move::Leave],
        Move::Remind(_) => vec![Move::Remind(seats(6).seats().collect())],
        Move::SitIn(_) => seats(6).seats().map(Move::SitIn).collect(),
        Move::StayOut => vec![Move::StayOut],
        Move::Propose(_) => Proposal::VARIANTS.iter().copied().map(Move::Propose).collect(),
        Move::Agree(_) => votes(table).map(Move::Agree).to_vec(),
        Move::Withdraw(_) => votes(table).map(Move::Withdraw).to_vec(),
        Move::GoOn => vec![Move::GoOn],
        Move::End => vec![Move::End],
        Move::Disappear => vec![Move::Disappear],
        Move::Appear => vec![Move::Appear],
        Move::LoseChannel => vec![Move::LoseChannel],
        Move::Fetch(_) => vec![Move::Fetch(table.location)],
    ]
}

/// A vote that is open or won, and one that nobody has proposed.
fn votes(table: &Table) -> [PressId; 2] {
    let known = table.votes.first().map(|vote| vote.id);
    [known.unwrap_or(PressId::new(1)), PressId::new(2)]
}

/// Every option that a host may set.
fn every_choice() -> Vec<Move> {
    let games = GameKind::VARIANTS.iter().flat_map(|game| {
        let choices = Options::choices(*game).into_iter().enumerate();
        let values = choices.flat_map(|(number, choice)| {
            let pick = move |value: String| Pick::of(*game, number, &value);
            choice.words().into_iter().filter_map(pick).collect::<Vec<_>>()
        });
        let all = [Chosen::Game(*game), Chosen::All(Options::classic(*game))];
        values.map(Chosen::One).chain(all).collect::<Vec<_>>()
    });
    let clocks = Clock::VARIANTS.iter().copied().map(Chosen::Clock);
    let levels = Level::NAMED.map(Chosen::Level).into_iter();
    let levels = levels.chain([Chosen::AsHost(Level::ADEPT)]);
    games.chain(clocks).chain(levels).map(Move::Choose).collect()
}

static ACTIONS: LazyLock<Vec<(GameKind, Vec<Action>)>> =
    LazyLock::new(|| GameKind::VARIANTS.iter().map(|kind| (*kind, every_action(*kind))).collect());

/// Every action as an answer to every question. Actions of the other game answer only one question,
/// which changes from turn to turn.
fn every_answer(table: &Table) -> Vec<Move> {
    let questions = questions(table);
    let mut answers = Vec::new();
    for (kind, actions) in &*ACTIONS {
        let one = [questions[table.entries() as usize % questions.len()]];
        let asked = if *kind == table.options.kind() { &questions[..] } else { &one };
        for question in asked.iter().copied() {
            answers.extend(actions.iter().map(|action| Move::Answer { question, action: *action }));
        }
    }
    answers
}

/// Every move in advance, at everybody's next decision and at one that has passed.
fn every_move_in_advance(table: &Table) -> Vec<Move> {
    let views = (1..=6).filter_map(|id| table.private_view(UserId::new(id)));
    let moments: BTreeSet<u32> = views.filter_map(|own| own.moment).collect();
    let own = |kind: &GameKind| *kind == table.options.kind();
    let actions = ACTIONS.iter().filter(|(kind, _)| own(kind)).flat_map(|(_, actions)| actions);
    let now = moments.iter().flat_map(|moment| {
        actions.clone().map(|action| Move::InAdvance { moment: *moment, action: *action })
    });
    let passed = actions.clone().take(1).flat_map(|action| {
        let earlier = moments.iter().map(|moment| moment.wrapping_sub(1));
        earlier.map(|moment| Move::InAdvance { moment, action: *action })
    });
    now.chain(passed).collect()
}

/// The questions of all seats, stale ones, and ones that were never asked.
fn questions(table: &Table) -> Vec<Question> {
    let asked = match table.playing() {
        Ok(OfGame::Cards(playing)) => questions_of(playing),
        Ok(OfGame::Dice(playing)) => questions_of(playing),
        Err(_) => Vec::new(),
    };
    let entries = table.entries();
    let others = [0, entries.saturating_sub(1), entries, u32::MAX].map(Question::new);
    let mut all: Vec<Question> = asked.into_iter().chain(others).collect();
    all.sort_unstable();
    all.dedup();
    all
}

fn questions_of<G: TableGame>(playing: &Playing<G>) -> Vec<Question> {
    playing.seats().seats().map(|seat| playing.question(seat)).collect()
}
