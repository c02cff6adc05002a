//! Lists of finished games, and the result of checking a game's luck and rules.

mod coach;
pub(crate) mod replay;
mod retry;
mod review;

use strum::VariantArray as _;

use crate::features::press::{PastPress, Press};
use crate::history::{Checked, GamesPage, Onlooker, PastGame, PastGames, Sight};
use crate::rules::{GameKind, PerSeat, Seat};
use crate::table::{Player, TableId};
use crate::view::Words;
use crate::view::components::{Button, Style};
use crate::view::message::{Attached, Embed, Message, PrivateMessage};
use crate::view::numbers::number;
use crate::view::text::{name, small, yes_or_no};

/// The number of buttons in a row.
const ROW: usize = 5;

impl Words {
    /// A page of a list of games. Games that the person may not see have disabled buttons.
    pub fn past_games(&self, list: &PastGames, onlooker: &Onlooker) -> PrivateMessage {
        let GamesPage { of, page } = list.page;
        let embed = Embed {
            footer: self.which_page(list),
            ..Embed::titled(self.title_of(list), self.past_lines(list, onlooker).join("\n"))
        };
        let replay = |game: &PastGame| {
            let press = Press::Past(PastPress::replay(game.table));
            let button = Button::new(press, format!("#{}", game.table), Style::Secondary);
            button.live_if(onlooker.sees(&game.played) == Sight::Open)
        };
        let replays: Vec<Button> = list.games.iter().map(replay).collect();
        let mut rows: Vec<Vec<Button>> = replays.chunks(ROW).map(<[_]>::to_vec).collect();
        let turn = |page: u32, label: &str, live: bool| {
            let press = Press::Past(PastPress::List(GamesPage { of, page }));
            Button::new(press, self.say(label), Style::Secondary).live_if(live)
        };
        let mut turns = Vec::new();
        let pages = list.pages();
        let has_older = page.saturating_add(1) < pages;
        if page > 0 || has_older {
            // This press differs from the other button's even while disabled: Discord allows no two
            // equal custom ids.
            let newer = page.min(pages).saturating_sub(1);
            turns = vec![
                turn(newer, "history-previous", page > 0),
                turn(page.saturating_add(1), "history-next", has_older),
            ];
        }
        turns.extend(self.whose_instead(list, onlooker));
        // Somebody without games gets buttons that begin one.
        let is_empty = list.games.is_empty() && page == 0;
        let begin: &[GameKind] = if is_empty { GameKind::VARIANTS } else { &[] };
        rows.push(begin.iter().map(|game| self.open(*game)).collect());
        rows.push(turns);
        rows.retain(|row| !row.is_empty());
        PrivateMessage(Message { embed: Some(embed), rows, ..Message::default() })
    }

    /// The page number; empty beyond the last page.
    fn which_page(&self, list: &PastGames) -> String {
        let (page, pages) = (list.page.page.saturating_add(1), list.pages());
        if page > pages {
            return String::new();
        }
        self.with("history-page", [("page", page.into()), ("pages", pages.into())])
    }

    /// The button from everyone's games to one's own, or from a person's games to everyone's.
    fn whose_instead(&self, list: &PastGames, onlooker: &Onlooker) -> Option<Button> {
        let (of, label) = match list.page.of {
            None => (Some(onlooker.user), "history-mine"),
            Some(_) => (None, "history-all"),
        };
        let is_any = list.page.of.is_some() || !list.games.is_empty();
        is_any.then(|| self.past_button(PastPress::List(GamesPage::first(of)), label))
    }

    /// Two lines for each game and a legend, or a text that says what to do if the list is empty.
    fn past_lines(&self, list: &PastGames, onlooker: &Onlooker) -> Vec<String> {
        let lines = list.games.iter().map(|game| self.past_game(game, list));
        match (list.page.of, list.page.page) {
            _ if !list.games.is_empty() => {
                lines.chain([small(&self.say("history-legend"))]).collect()
            }
            (_, 1..) => vec![self.say("history-empty-page")],
            (None, 0) => vec![self.say("history-empty")],
            (Some(of), 0) if of == onlooker.user => vec![self.say("history-empty-own")],
            (Some(_), 0) => vec![self.say("history-empty-of")],
        }
    }

    fn title_of(&self, list: &PastGames) -> String {
        match (&list.name, list.page.of) {
            (Some(of), _) => self.with("history-title-of", [("name", name(of).into())]),
            (None, _) => self.say("history-title"),
        }
    }

    fn past_game(&self, game: &PastGame, list: &PastGames) -> String {
        let place = game.result.as_ref().and_then(|(_, places)| {
            let asked = list.page.of?;
            let is_theirs = |player: &Player| player.belongs_to(asked);
            let seat = game.players.iter().position(is_theirs)?;
            places.values().get(seat).copied()
        });
        let ended = match &game.result {
            Some((totals, places)) => self.won(game, totals, places),
            None => self.say("history-stopped"),
        };
        let place = place.map_or_else(|| "none".into(), |place| place.to_string().into());
        let values = [
            ("table", game.table.to_string().into()),
            ("when", format!("<t:{}:d>", game.ended_at.div_euclid(1000)).into()),
            ("game", self.say(&format!("history-game-{}", game.kind)).into()),
            ("seats", game.players.len().into()),
            ("ended", ended.into()),
            ("place", place),
        ];
        self.with("history-line", values)
    }

    fn won(&self, game: &PastGame, totals: &PerSeat<i16>, places: &PerSeat<u8>) -> String {
        let first: Vec<Seat> =
            places.iter().filter_map(|(seat, place)| (*place == 1).then_some(seat)).collect();
        let total = first.first().map(|seat| number(totals[*seat])).unwrap_or_default();
        let names = first.iter().filter_map(|seat| game.players.get(seat.index()));
        let names: Vec<String> = names.map(|player| self.name_or_former(player)).collect();
        let values = [
            ("count", first.len().into()),
            ("names", self.list(names).into()),
            ("total", total.into()),
        ];
        self.with("history-won", values)
    }

    /// The player's name, or a text for former players, whose names were deleted.
    fn name_or_former(&self, player: &Player) -> String {
        if player.name().is_empty() { self.say("former-player") } else { name(player.name()) }
    }

    /// The result of checking a game's luck and rules. `is_cut` is true if people mixed words of
    /// their own into the luck.
    pub fn checked(
        &self,
        (table, kind): (TableId, GameKind),
        is_cut: bool,
        checked: &Checked,
    ) -> PrivateMessage {
        let description = match checked {
            Checked::Holds(verified) => {
                let values = [
                    ("game", kind.word().into()),
                    ("events", verified.events.into()),
                    ("stopped", yes_or_no(verified.stopped > 0).into()),
                    ("cuts", yes_or_no(is_cut).into()),
                ];
                let elsewhere = small(&self.say("verify-elsewhere"));
                format!("{}\n{elsewhere}", self.with("verify-holds", values))
            }
            // The checker gives its reason in English, which `henge verify` prints.
            Checked::Fails(wrong) => self.with("verify-fails", [("line", wrong.line.into())]),
        };
        let embed = Embed::titled(
            self.with("verify-title", [("table", table.to_string().into())]),
            description,
        );
        let rows = vec![vec![
            self.past_button(PastPress::Record(table), "replay-record"),
            self.past_button(PastPress::replay(table), "replay-button"),
        ]];
        PrivateMessage(Message { embed: Some(embed), rows, ..Message::default() })
    }

    /// A message with the file of a game's record.
    pub fn record(&self, table: TableId, record: Vec<u8>) -> PrivateMessage {
        let name = format!("henge-{table}.jsonl");
        let said = self.with("record-done", [("table", table.to_string().into())]);
        let attached = Some(Attached { name, bytes: record.into() });
        PrivateMessage(Message { attached, ..Message::sentence(said) })
    }

    /// A button for a finished game.
    pub(crate) fn past_button(&self, press: PastPress, label: &str) -> Button {
        Button::new(Press::Past(press), self.say(label), Style::Secondary)
    }
}
