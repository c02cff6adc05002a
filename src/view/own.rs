//! A player's private message: the hand or page, and the screens that open inside it.

use super::Words;
use super::components::{Button, Style};
use super::game::{OwnMessages as _, PublicMessages as _};
use super::hints::above_last_line;
use super::message::{Embed, Message, PrivateMessage};
use super::text::small;
use crate::features::press::{Draft, OwnPress, Press, Screen, Topic};
use crate::rules::Rules;
use crate::rules::games::{by_kind, of_game};
use crate::table::{Board, Location, MessageId, PrivateView, Proposal, PublicView};

impl Words {
    /// A player's private message with this screen.
    pub fn own(&self, own: &PrivateView, screen: Screen, draft: &Draft) -> PrivateMessage {
        let mut message = match screen {
            Screen::Hand | Screen::Hints => {
                of_game!(&own.game, game => game.hand(self, own, draft))
            }
            Screen::Boxes => match of_game!(&own.game, game => game.boxes(self, own)) {
                Some(boxes) => self.inside(own, draft, boxes, Vec::new()),
                None => of_game!(&own.game, game => game.hand(self, own, draft)),
            },
            Screen::More => {
                let hand = of_game!(&own.game, game => game.hand(self, own, draft));
                if own.table.is_over() {
                    hand
                } else {
                    let tools = of_game!(&own.game, game => game.tools(self, own, draft));
                    let tools = self.inside(own, draft, Embed::default(), tools);
                    Message { rows: tools.rows, more: None, ..hand }
                }
            }
            Screen::Order => match of_game!(&own.game, game => game.orders(self, own, draft)) {
                Some((orders, buttons)) => self.inside(own, draft, orders, buttons),
                None => of_game!(&own.game, game => game.hand(self, own, draft)),
            },
            Screen::Scores => self.inside(own, draft, self.sheet(&own.table), Vec::new()),
            Screen::Last => self.inside(own, draft, self.last(&own.table), Vec::new()),
            Screen::Rules => self.rules_inside(own, Topic::first(own.table.options.kind()), draft),
            Screen::Luck => {
                self.inside(own, draft, self.luck(&own.table), self.luck_buttons(&own.table))
            }
            Screen::Details => {
                let show = |screen, label: &str| {
                    let button = self.choice(own, draft, label, OwnPress::Show(screen));
                    Button { style: Style::Secondary, ..button }
                };
                let board = own.table.board();
                let sheet = board.map(|board| of_game!(&board.game, game => game.labels().1));
                let sheet = sheet.map(|sheet| show(Screen::Scores, sheet));
                let luck = show(Screen::Luck, "final-luck-button");
                let buttons = sheet.into_iter().chain([luck]).collect();
                self.inside(own, draft, self.details(&own.table), buttons)
            }
            Screen::Mutes => self.mutes(own, draft),
            Screen::Leave => self.leaving(own, draft),
            Screen::End => {
                let end = self.choice(own, draft, "end-yes", OwnPress::End);
                let end = Button { style: Style::Danger, ..end };
                self.confirm(own, draft, self.say("end-ask"), vec![end])
            }
            Screen::ProposeEnd => {
                let there = own.table.people_there();
                let needed = Proposal::End.needed(there);
                let values = [("needed", needed.into()), ("there", there.into())];
                let ask = self.with("end-propose-ask", values);
                let propose = OwnPress::Propose(Proposal::End);
                let propose = self.choice(own, draft, "end-propose-yes", propose);
                self.confirm(own, draft, ask, vec![propose])
            }
        };
        if screen == Screen::Hints || (screen == Screen::Hand && own.wants_hints) {
            self.say_hint(own, &mut message);
        }
        if own.has_open_eyes && matches!(screen, Screen::Hand | Screen::Hints) {
            message.content = above_last_line(&message.content, &small(&self.say("eyes-open")));
        }
        self.say_how_time_stands(own, &mut message);
        PrivateMessage(if self.is_in_words() { self.in_words(own, message) } else { message })
    }

    /// This hand or page together with what is on the table, as text: where no other message shows
    /// the table.
    pub(crate) fn with_table(&self, own: &PrivateView, hand: PrivateMessage) -> PrivateMessage {
        let PrivateMessage(mut message) = hand;
        if let Some(board) = own.table.board().filter(|_| !own.table.is_over()) {
            let (_, table) = of_game!(&board.game, game => game.table(self, &board.players));
            message.embed = Some(match message.embed {
                Some(own) => Embed {
                    description: format!("{}\n{}", own.description, table.description),
                    ..table
                },
                None => table,
            });
        }
        PrivateMessage(message)
    }

    /// A topic of the rules, opened inside a player's private message.
    pub fn own_rules(&self, own: &PrivateView, topic: Topic, draft: &Draft) -> PrivateMessage {
        let mut message = self.rules_inside(own, topic, draft);
        self.say_how_time_stands(own, &mut message);
        PrivateMessage(message)
    }

    /// The reason why the game is at a standstill, or when the player has to answer.
    pub(crate) fn time_for(&self, own: &PrivateView) -> Option<String> {
        let stands_still = own.table.board().and_then(why_it_stands_still);
        stands_still.map(|why| self.say(why)).or_else(|| Some(self.due_for_you(own.due?)))
    }

    /// Adds a line about time at the top of a screen; a hand or page says it itself. The notice
    /// says what was decided when that time ran out.
    fn say_how_time_stands(&self, own: &PrivateView, message: &mut Message) {
        let is_said = !message.content.is_empty();
        let embed = message.embed.as_mut().filter(|_| !is_said);
        if let (Some(embed), Some(time)) = (embed, self.time_for(own)) {
            embed.description = format!("{}\n{}", small(&time), embed.description);
        }
        if let Some(late) = &own.late {
            message.notice = self.back(late);
        }
    }

    /// The question whether the player really wants to leave, with the consequences, and the offer
    /// of a pause for everyone instead.
    fn leaving(&self, own: &PrivateView, draft: &Draft) -> Message {
        let ask = self.say(if own.is_last_person() {
            "leave-ask-last"
        } else if own.is_alone() {
            "leave-ask-alone"
        } else {
            "leave-ask"
        });
        let for_now = self.choice(own, draft, "leave-for-now", OwnPress::StepAway);
        let for_good = self.choice(own, draft, "leave-for-good", OwnPress::Leave);
        let for_good = Button { style: Style::Danger, ..for_good };
        let pause = OwnPress::Propose(Proposal::Pause);
        let pause = self.choice(own, draft, "pause-for-all", pause);
        let is_paused = own.table.board().is_some_and(|board| board.timing.is_paused);
        let pause = Button { style: Style::Secondary, ..pause }.live_if(!is_paused);
        // Where the bot is not, no clock runs, and no message could ask for a pause.
        let pause = own.table.location.has_bot().then_some(pause);
        let buttons = [for_now, for_good].into_iter().chain(pause);
        self.confirm(own, draft, ask, buttons.collect())
    }

    /// A screen inside the player's private message, with a back button.
    pub(crate) fn inside(
        &self,
        own: &PrivateView,
        draft: &Draft,
        embed: Embed,
        mut buttons: Vec<Button>,
    ) -> Message {
        let back = Press::Own(own.table.id, draft.clone(), OwnPress::Show(Screen::Hand));
        buttons.push(Button::new(back, self.say("back-button"), Style::Secondary));
        let rows = buttons.chunks(5).map(<[Button]>::to_vec).collect();
        Message { embed: Some(embed), rows, ..Message::default() }
    }

    pub(crate) fn confirm(
        &self,
        own: &PrivateView,
        draft: &Draft,
        question: String,
        buttons: Vec<Button>,
    ) -> Message {
        let embed = Embed::text(question);
        self.inside(own, draft, embed, buttons)
    }

    /// A choice in the player's private message.
    pub(crate) fn choice(
        &self,
        own: &PrivateView,
        draft: &Draft,
        label: &str,
        press: OwnPress,
    ) -> Button {
        let press = Press::Own(own.table.id, draft.clone(), press);
        Button::new(press, self.say(label), Style::Primary)
    }

    /// The message to a player who has left for now, with a button to come back.
    pub fn stepped_away(&self, view: &PublicView) -> PrivateMessage {
        let back = OwnPress::Show(Screen::Hand);
        let back = Press::Own(view.id, Draft::default(), back);
        let back = Button::new(back, self.say("away-back"), Style::Primary);
        let message = Message::sentence(self.say("away-done"));
        PrivateMessage(Message { rows: vec![vec![back]], ..message })
    }

    /// The draft after this press has taken effect: only an answer changes it.
    pub fn draft_after(&self, draft: &Draft, press: OwnPress) -> Draft {
        let OwnPress::Answer { action, .. } = press else { return draft.clone() };
        by_kind!(action.kind(), Game => <Game as Rules>::SeatView::draft_after(draft, press))
    }

    /// A private message with the sentence of this key.
    pub fn private(&self, id: &str) -> PrivateMessage {
        self.sentence(self.say(id))
    }

    pub fn sentence(&self, sentence: String) -> PrivateMessage {
        PrivateMessage(Message::sentence(sentence))
    }

    /// The answer to a person who has got a seat in a lobby that is elsewhere, with a link to it.
    pub fn seated_in_lobby(
        &self,
        location: Location,
        message: Option<MessageId>,
    ) -> PrivateMessage {
        let Location { guild, channel } = location;
        let message = message.map(|message| format!("/{message}")).unwrap_or_default();
        let link = format!("https://discord.com/channels/{guild}/{channel}{message}");
        self.sentence(self.with("lobby-seated", [("link", link.into())]))
    }
}

/// The key of the line that a private message starts with while the game is at a standstill.
const fn why_it_stands_still(board: &Board) -> Option<&'static str> {
    match &board.timing {
        timing if timing.is_unseen => Some("table-unseen"),
        timing if timing.is_paused => Some("pause-hand"),
        _ => None,
    }
}
