//! Invariants of every run.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::sync::Once;
use std::time::Duration;

use henge::discord::{Core, wire};
use henge::features::Watching;
use henge::features::press::{Draft, Press, Screen, Topic};
use henge::features::profile::ProfileReader;
use henge::language::Language;
use henge::rules::GameKind;
use henge::scores::{Leaderboard, ProfilePage};
use henge::server::Look;
use henge::store::{MessageKind, Store};
use henge::table::{Crowd, GuildId, MessageId, Proposal, Table, TableId, Titles, UserId};
use henge::tables::Snapshot;
use henge::view::{self, PrivateMessage, PublicMessage, Wordbook, Words};
use playground::{Message, Person, Playground, Snowflake};
use strum::VariantArray as _;

use crate::emojis::{Owner, Shown};
use crate::people::{Opened, is_ending, is_own, live, live_or_select, looks};

thread_local! {
    static WORDS: &'static Wordbook = Box::leak(Box::default());
    /// True if something has panicked on this thread.
    static PANICKED: Cell<bool> = const { Cell::new(false) };
}

static WATCHING: Once = Once::new();

/// Upper bound for invalid responses in ten minutes, exclusive.
const INVALID: usize = 100;
/// Maximum number of rate-limited requests in a second.
const COUNTED: usize = 50;

/// Maximum delay of an automatic decision in milliseconds; the database may have failed once or
/// twice.
const LATEST: i64 = 15_000;

/// The known log of each table.
#[derive(Default)]
pub struct Logs(BTreeMap<TableId, Vec<String>>);

/// For each paused table, the start of the pause and the number of its log entries.
#[derive(Default)]
pub struct Pauses(BTreeMap<TableId, (i64, u32)>);

/// Checks that the state in memory equals a fresh read of the log, and that the log only grows.
pub async fn memory_is_the_log(core: &Core, people: &[Person], logs: &mut Logs) {
    let store = core.tables().store();
    for id in store.tables_shown(0).await.unwrap() {
        let remembered = core.tables().look(id, |table| seen(table, people)).await.unwrap();
        let stored = stored(store, id).await;
        assert_eq!(remembered, seen(&stored, people), "memory on the left, the log on the right");
        let log = store.log(id).await.unwrap();
        let before = logs.0.entry(id).or_default();
        assert!(log.starts_with(before), "table {id} has lost what its log held");
        *before = log;
    }
}

/// A table as it is stored.
async fn stored(store: &Store, id: TableId) -> Table {
    let mut table = store.table(id).await.unwrap().unwrap();
    store.complete(&mut table).await.unwrap();
    table
}

/// The current state of all tables.
pub async fn standing(core: &Core) -> Vec<String> {
    let store = core.tables().store();
    let mut all = Vec::new();
    for id in store.tables_shown(0).await.unwrap() {
        let view = stored(store, id).await.public_view();
        all.push(format!("{view:?}"));
    }
    all
}

/// Checks that no clock has run out without a decision, except for those that ran out just now.
pub async fn no_clock_is_forgotten(core: &Core) {
    let store = core.tables().store();
    for id in store.tables_shown(0).await.unwrap() {
        let due = stored(store, id).await.due();
        let late = due.map_or(0, |(due, _)| henge::clock::now_ms() - due);
        assert!(late <= LATEST, "table {id} is {late} ms behind its clock");
    }
}

/// For each table that could not be displayed, since when that is so, and the number of timeouts
/// there.
#[derive(Default)]
pub struct Unseen(BTreeMap<TableId, (i64, u32)>);

/// Checks that nobody's time runs out at a table that cannot be displayed.
pub async fn no_time_runs_out_unseen(core: &Core, unseen: &mut Unseen) {
    let store = core.tables().store();
    for id in store.tables_shown(0).await.unwrap() {
        let table = stored(store, id).await;
        let open = table.unseen.last().filter(|stop| stop.until.is_none());
        let Some(since) = open.map(|stop| stop.since).filter(|_| !table.is_over()) else {
            unseen.0.remove(&id);
            continue;
        };
        assert_eq!(table.due(), None, "a clock runs at table {id}, which cannot be shown");
        let view = table.public_view();
        let attendance = view.board().map(|board| board.timing.attendance.clone());
        let missed = attendance.into_iter().flatten().map(|(_, one)| u32::from(one.missed)).sum();
        let before = unseen.0.insert(id, (since, missed));
        if let Some((_, before)) = before.filter(|(same, _)| *same == since) {
            assert!(missed <= before, "time has run out at table {id}, which cannot be shown");
        }
    }
}

/// Checks that nothing happens automatically at a paused table between two calls.
pub async fn pauses_hold(core: &Core, pauses: &mut Pauses) {
    let store = core.tables().store();
    let mut now = BTreeMap::new();
    for id in store.tables_shown(0).await.unwrap() {
        let table = stored(store, id).await;
        let Some(pause) = table.pauses.last().filter(|_| table.is_paused() && !table.is_over())
        else {
            continue;
        };
        assert!(table.due().is_none() && table.computer_asked().is_none(), "table {id} goes on");
        now.insert(id, (pause.since, table.entries()));
        if let Some((since, entries)) = pauses.0.get(&id)
            && *since == pause.since
        {
            assert_eq!(*entries, table.entries(), "table {id} went on while it paused");
        }
    }
    pauses.0 = now;
}

/// Checks the votes: nobody counts twice, voters on an open vote are present, an open vote does not
/// have enough votes, and a successful one does.
pub async fn votes_are_counted(core: &Core) {
    let store = core.tables().store();
    for id in store.tables_shown(0).await.unwrap() {
        let view = stored(store, id).await.public_view();
        let there: Vec<UserId> =
            view.players().iter().filter_map(|p| p.person()).map(|person| person.id).collect();
        for vote in &view.votes {
            let needed = vote.on.needed(there.len());
            let mut once = vote.agreed.clone();
            once.sort();
            once.dedup();
            assert_eq!(once.len(), vote.agreed.len(), "somebody counts twice: {vote:?}");
            match (view.vote(vote.id), vote.on) {
                (Some(open), _) => {
                    assert!(open.agreed.iter().all(|user| there.contains(user)), "{open:?}");
                    assert!(open.agreed.len() < needed, "nobody noticed: {open:?}");
                }
                (None, Proposal::End) => {
                    assert!(view.is_over() && vote.agreed.len() >= needed, "{vote:?}");
                }
                // Everybody who was present at the start of the pause has agreed; players who
                // returned later were not asked.
                (None, Proposal::Pause) => {
                    let board = view.board().unwrap();
                    let was_away =
                        |place: usize| board.timing.was_away.iter().any(|s| s.index() == place);
                    let all = view.players().iter().enumerate().all(|(place, player)| {
                        let asked = player.person().filter(|_| !was_away(place));
                        asked.is_none_or(|person| vote.agreed.contains(&person.id))
                    });
                    assert!(board.timing.is_paused && all, "{vote:?} of {there:?}");
                }
            }
        }
    }
}

/// The words of this language.
fn words_of(language: Language) -> &'static Words {
    WORDS.with(|words| words.of(language))
}

/// The words of every language.
fn words_of_all() -> impl Iterator<Item = &'static Words> {
    Language::VARIANTS.iter().map(|language| words_of(*language))
}

/// Everything that anybody sees of a table.
fn seen(table: &Table, people: &[Person]) -> String {
    let words = words_of(Language::English);
    let own = people.iter().filter_map(|person| table.private_view(UserId::new(person.id.0)));
    let own = own.map(|view| words.own(&view, Screen::Hand, &Draft::default()));
    let own: Vec<String> = own.map(|own| wire(own.message()).unwrap()).collect();
    format!("{} {:?} {}", table.entries(), table.public_view(), own.join(" "))
}

/// Checks that Discord shows the current state of every table, and its result once, except for
/// messages in channels that are gone.
pub async fn tables_are_shown(
    core: &Core,
    reader: &Person,
    deleted: &[Snowflake],
    gone: &[Snowflake],
    emojis: &Shown,
) {
    let store = core.tables().store();
    for id in store.tables_shown(0).await.unwrap() {
        let mut table = stored(store, id).await;
        if table.is_over() {
            // A result keeps the titles with which it was drawn.
            table.titles = Titles::default();
        }
        let settings = store.settings(table.location.guild);
        let words = words_of(settings.language.unwrap_or_default());
        if gone.contains(&Snowflake(table.location.channel.get())) {
            continue;
        }
        assert!(table.is_over() || !table.is_unseen(), "table {id} still waits to be shown");
        // The text from the end of a game stays, whoever's data was deleted since.
        if table.is_over() && names_a_former_person(&table) {
            continue;
        }
        let mut view = table.public_view();
        // Reactions are kept in memory alone.
        view.company = core.tables().views(id, &[]).await.unwrap().0.company;
        if table.is_over() {
            // A result keeps what the crowd had right when it was drawn.
            view.company.crowd = Crowd::default();
        }
        let stands = store.messages(id).await.unwrap();
        let stands = |posted| stands.get(&posted).copied();
        let find = |message: Option<MessageId>| {
            let id = Snowflake(message.unwrap_or_else(|| panic!("table {id} is not posted")).get());
            (!deleted.contains(&id)).then(|| reader.look(id).expect("the message is there"))
        };
        let reminded = core.tables().look(id, Table::reminded).await.unwrap();
        assert_eq!(
            stands(MessageKind::Reminder).is_some(),
            !reminded.is_empty(),
            "who is reminded at table {id}: {reminded:?}"
        );
        if let Some(shown) = find(stands(MessageKind::Table)) {
            let is_reminder = stands(MessageKind::Reminder) == stands(MessageKind::Table);
            assert!(
                reminded.is_empty() || !is_reminder || !shown.notified.is_empty(),
                "the reminder of table {id} has notified nobody"
            );
            let (what, draw) =
                (format!("the message of table {id}"), |w: &Words| w.reminding(&view, &reminded));
            if table.is_over() {
                // It is not redrawn after the end, whatever is chosen for the server.
                check_result(&what, &shown, &posted(words, &shown, draw));
            } else {
                let here = emojis.words(&words.on_server(settings), &shown);
                check_pictured(&what, &shown, &draw(&here), emojis);
            }
        }
        for on in Proposal::VARIANTS {
            let stands = stands(MessageKind::Vote(*on));
            let open = view.open_vote(*on);
            assert_eq!(stands.is_some(), open.is_some(), "the vote on {on} at table {id}");
            let (Some(vote), Some(shown)) = (open, find_vote(reader, stands, deleted)) else {
                continue;
            };
            let drawn = posted(words, &shown, |words| words.vote(&view, vote.id));
            let what = format!("the vote on {on} at table {id}");
            check(&what, &shown, drawn.message(), &Shown::WhenDrawn);
        }
        if words.result(&view).is_none() {
            continue;
        }
        if let Some(shown) = find(stands(MessageKind::Result)).map(without_titles_and_crowd) {
            let drawn = posted(words, &shown, |words| words.result(&view).unwrap());
            check_result(&format!("the result of table {id}"), &shown, &drawn);
        }
        let is_told = view.parent.is_none_or(|above| !gone.contains(&Snowflake(above.get())));
        match (words.report(&view).filter(|_| is_told), stands(MessageKind::Report)) {
            (Some(_), reported) => {
                if let Some(shown) = find(reported) {
                    let drawn = posted(words, &shown, |words| words.report(&view).unwrap());
                    let what = format!("the report of table {id}");
                    check(&what, &shown, drawn.message(), &Shown::WhenDrawn);
                }
            }
            (None, reported) => {
                assert!(reported.is_none() || !is_told, "table {id} has none above it");
            }
        }
        let rematch = Press::Rematch(id).text();
        let results = reader.sees(Snowflake(view.location.channel.get())).into_iter();
        let results = results.filter(|shown| !shown.is_ephemeral());
        let results = results.filter(|shown| live(shown).any(|press| press == rematch)).count();
        assert!(results <= 1, "table {id} has {results} results");
    }
}

fn names_a_former_person(table: &Table) -> bool {
    let sitters = table.sitters();
    let sat = sitters.iter().filter_map(|sitter| sitter.player.scored_for());
    sat.chain(&table.ended_by).any(henge::table::Person::is_former)
}

/// The message of a vote, unless a moderator has deleted it.
fn find_vote(reader: &Person, stands: Option<MessageId>, deleted: &[Snowflake]) -> Option<Message> {
    let id = Snowflake(stands?.get());
    (!deleted.contains(&id)).then(|| reader.look(id).expect("the vote is there"))
}

/// Checks that everybody's private message shows the current state of their table.
pub async fn own_messages_are_true(
    core: &Core,
    people: &[Person],
    opened: &Opened,
    emojis: &Shown,
) {
    let store = core.tables().store();
    for id in store.tables_shown(0).await.unwrap() {
        let table = stored(store, id).await;
        for person in people.iter().filter(|_| !table.is_over()) {
            let user = [UserId::new(person.id.0)];
            let seen = core.tables().snapshot(id, &user).await.unwrap();
            let chosen = store.language_of(UserId::new(person.id.0));
            let on_discord = Language::of_locale(&person.locale());
            let of_server = store.settings(table.location.guild).language.unwrap_or_default();
            let language = chosen.or(on_discord).unwrap_or(of_server);
            // After a choice a message keeps its language until the next press on it.
            let languages: &[Language] =
                if opened.chose_languages() { Language::VARIANTS } else { &[language] };
            // Open eyes are kept in memory alone.
            let is_open = seen.own.iter().flatten().any(|own| own.has_open_eyes);
            own_is_true(languages, person, (&table, is_open), (opened, emojis));
            looks_as_allowed(languages, person, &seen, (opened, emojis));
        }
    }
}

/// Checks that the newest private message of a person shows the current state of the table, if the
/// bot knows the message.
fn own_is_true(
    languages: &[Language],
    person: &Person,
    (table, is_open): (&Table, bool),
    (opened, emojis): (&Opened, &Shown),
) {
    let Some(mut view) = table.private_view(UserId::new(person.id.0)) else { return };
    view.has_open_eyes = is_open;
    // A table's rules that were opened without a hand show nothing that changes.
    let of_table = |id: &String| {
        Press::read(id).is_ok_and(|press| {
            press.table() == Some(table.id) && !matches!(press, Press::Rules(..))
        })
    };
    let shown = person.sees(Snowflake(table.location.channel.get())).into_iter().rev();
    let of_table =
        |message: &Message| is_own(message) && live_or_select(message).any(|id| of_table(&id));
    // A confirmation that was requested in the lobby stays, and remains valid.
    let mut own = shown
        .filter(|message| of_table(message) && !live_or_select(message).all(|id| is_ending(&id)));
    let Some(shown) = own.next().filter(|shown| opened.is_known(shown.id)) else { return };
    let drafts = live_or_select(&shown).filter_map(|id| match Press::read(&id) {
        Ok(Press::Own(_, draft, _)) => Some(draft),
        _ => None,
    });
    let drafts: Vec<Draft> = drafts.collect();
    let screens = || {
        let with =
            |screen: &Screen| drafts.iter().map(|draft| (*screen, draft)).collect::<Vec<_>>();
        Screen::VARIANTS.iter().flat_map(with)
    };
    let topics = || {
        let with = |topic: Topic| drafts.iter().map(|draft| (topic, draft)).collect::<Vec<_>>();
        Topic::of(view.table.options.kind()).flat_map(with)
    };
    let as_drawn = |drawn: PrivateMessage| {
        difference(&shown, &emojis.form(&shown, drawn.message()), Above::Anything).is_none()
    };
    let form = |of: Language| Look::VARIANTS.iter().map(move |form| words_of(of).in_form(*form));
    let mut words =
        languages.iter().copied().flat_map(form).map(|words| emojis.words(&words, &shown));
    let is_true = words.any(|words| {
        screens().any(|(screen, draft)| as_drawn(words.own(&view, screen, draft)))
            || topics().any(|(topic, draft)| as_drawn(words.own_rules(&view, topic, draft)))
    });
    let words = emojis.words(words_of(languages[0]), &shown);
    assert!(
        is_true,
        "the own message {} of {} at table {} shows\n{}\n{:?}\nand not\n{}",
        shown.id,
        person.name,
        table.id,
        shown.text(),
        live(&shown).collect::<Vec<_>>(),
        wire(words.own(&view, Screen::Hand, &drafts[0]).message()).unwrap()
    );
}

/// Checks that the newest message of a spectator who looks through somebody's eyes shows what they
/// are allowed to see now, if the bot knows the message.
fn looks_as_allowed(
    languages: &[Language],
    person: &Person,
    seen: &Snapshot,
    (opened, emojis): (&Opened, &Shown),
) {
    let (view, eyes) = (&seen.public, seen.eyes[0].clone());
    let own = Watching { eyes, ..Watching::default() };
    let of_table = |id: String| Press::read(&id).is_ok_and(|press| press.table() == Some(view.id));
    let shown = person.sees(Snowflake(view.location.channel.get())).into_iter().rev();
    let mut shown = shown.filter(|message| looks(message) && live(message).any(of_table));
    let Some(shown) = shown.next().filter(|shown| opened.is_known(shown.id)) else { return };
    let form = |of: Language| Look::VARIANTS.iter().map(move |form| words_of(of).in_form(*form));
    let mut words =
        languages.iter().copied().flat_map(form).map(|words| emojis.words(&words, &shown));
    let is_true = words.any(|words| {
        let drawn = words.watching(view, &own, UserId::new(person.id.0));
        difference(&shown, &emojis.form(&shown, drawn.message()), Above::Anything).is_none()
    });
    assert!(is_true, "{} looks at table {} and sees\n{}", person.name, view.id, shown.text());
}

/// Checks that a leaderboard is shown as it is stored.
pub async fn leaderboards_are_shown(core: &Core, playground: &Playground) {
    let (store, channel) = (core.tables().store(), playground.channels().remove(0));
    let guild = GuildId::new(playground.guild().0);
    let reader = &playground.people()[0];
    for kind in GameKind::VARIANTS {
        let of_kind = Leaderboard::of(*kind);
        let kept = store.leaderboard(guild, UserId::new(reader.id.0), of_kind).await.unwrap();
        if kept.lines.is_empty() {
            continue;
        }
        let command = format!("/wizard leaderboard game:{}", kind.word());
        let shown = reader.command(&channel, &command).await.unwrap().message().unwrap();
        let asker =
            henge::table::Person { id: UserId::new(reader.id.0), name: reader.name.clone() };
        let english = words_of(Language::English);
        let drawn = posted(english, &shown, |words| words.leaderboard(&kept, &asker));
        check("a leaderboard", &shown, drawn.message(), &Shown::WhenDrawn);
    }
}

/// Checks that profiles show what is stored, follow their viewers' preference for pictures, also right after it changes,
/// and have no picture if the server turned pictures off. Returns the number of profiles.
pub async fn profiles_come_as_they_are_liked(core: &Core, playground: &Playground) -> usize {
    let (store, channel) = (core.tables().store(), playground.channels().remove(0));
    let guild = GuildId::new(playground.guild().0);
    let server = store.settings(guild).look;
    let is_pictured = |message: &Message| !message.attachments.is_empty();
    let mut profiles = 0;
    for person in playground.people() {
        let id = UserId::new(person.id.0);
        let look = store.look_of(id);
        let shown = person.command(&channel, "/wizard profile").await.unwrap().message().unwrap();
        let page = ProfilePage::Favorite;
        let Some(kept) = store.profile(guild, id, page).await.unwrap() else { continue };
        profiles += 1;
        let elsewhere = store.games_elsewhere(id).await.unwrap();
        let has_pictures = server == Look::Pictures;
        let reader = ProfileReader { id, look, has_pictures, elsewhere };
        let english = words_of(Language::English);
        let draw = |words: &Words| words.in_form(look).profile_with_buttons(&kept, page, reader);
        check_result("a profile", &shown, &posted(english, &shown, draw));
        let likes = |look: Look| look == Look::Pictures && server == Look::Pictures;
        assert_eq!(is_pictured(&shown), likes(look), "the profile of {}", person.name);
        let (press, then) = match look {
            Look::Pictures => (".text-only", Look::Text),
            Look::Text => (".with-picture", Look::Pictures),
        };
        let press = live(&shown).find(|id| id.ends_with(press));
        let press = press.unwrap_or_else(|| panic!("{} cannot change the form", person.name));
        let now = person.press_id(&shown, &press).await.unwrap().message().unwrap();
        assert_eq!((now.id, is_pictured(&now)), (shown.id, likes(then)), "{}", person.name);
    }
    profiles
}

/// The component type of a button.
const BUTTON: u8 = 2;

/// The text allowed above a message's embed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Above {
    /// The expected text only.
    Exactly,
    /// Any text about the last press.
    Anything,
}

/// Checks that a message that is edited repeatedly shows its picture together with the matching
/// text, or neither.
fn check_pictured(what: &str, shown: &Message, drawn: &PublicMessage, emojis: &Shown) {
    let Some(pictured) = drawn.pictured() else {
        assert!(shown.attachments.is_empty(), "{what}, {}, keeps a picture", shown.id);
        return check(what, shown, drawn.message(), emojis);
    };
    check(what, shown, &pictured.message, emojis);
    let [file] = &shown.attachments[..] else {
        panic!("{what}, {}, has {} pictures", shown.id, shown.attachments.len());
    };
    assert_eq!(file.description.as_deref(), Some(pictured.picture.alt()), "{what}");
    assert!(file.bytes == pictured.picture.png().unwrap(), "{what} shows another picture");
}

/// A result without the titles of those who played, and without what those who watched had right.
fn without_titles_and_crowd(mut shown: Message) -> Message {
    let Some(text) = shown.embeds.first().and_then(|embed| embed["description"].as_str()) else {
        return shown;
    };
    let untitled = |line: &str| {
        let titled = line.split_once("** · *");
        let parts = titled.and_then(|(name, rest)| Some((name, rest.split_once('*')?.1)));
        parts.map_or_else(
            || line.to_owned(),
            |(name, rest)| format!("{name}**{}", rest.trim_start_matches(" ·")),
        )
    };
    // All titles in one line of small print, where nothing else is said of the places.
    let is_title = |line: &str| line.ends_with('*') && !line.ends_with("**");
    let is_crowd = |line: &str| words_of_all().any(|words| line.starts_with(&crowd(words)));
    let is_other = |line: &&str| !(is_crowd(line) || line.starts_with("-# ") && is_title(line));
    let lines: Vec<String> = text.lines().filter(is_other).map(untitled).collect();
    shown.embeds[0]["description"] = lines.join("\n").into();
    shown
}

/// The beginning of the line about the crowd in a result.
fn crowd(words: &Words) -> String {
    let said =
        words.with("crowd-game", ["right", "of", "best", "best-of"].map(|name| (name, 0.into())));
    said.split_once(".**").expect("it begins in bold").0.to_owned()
}

/// Checks a result. It is posted once, as text only if its picture could not be sent.
fn check_result(what: &str, shown: &Message, drawn: &PublicMessage) {
    if shown.attachments.is_empty() {
        return check(what, shown, drawn.message(), &Shown::WhenDrawn);
    }
    check_pictured(what, shown, drawn, &Shown::WhenDrawn);
}

/// A message that stays in the language in which it was posted, as it must be in this language; in
/// the server's, if it is in none.
fn posted(
    of_server: &Words,
    shown: &Message,
    draw: impl Fn(&Words) -> PublicMessage,
) -> PublicMessage {
    let draw = |words: &Words| draw(&Shown::WhenDrawn.words(words, shown));
    let is_shown = |drawn: &PublicMessage| {
        let pictured = drawn.pictured().filter(|_| !shown.attachments.is_empty());
        let message = pictured.map_or(drawn.message(), |pictured| &pictured.message);
        difference(shown, &Shown::WhenDrawn.form(shown, message), Above::Exactly).is_none()
    };
    words_of_all().map(draw).find(is_shown).unwrap_or_else(|| draw(of_server))
}

fn check(what: &str, shown: &Message, drawn: &view::Message, emojis: &Shown) {
    if let Some((is, should)) = difference(shown, &emojis.form(shown, drawn), Above::Exactly) {
        panic!("{what}, {}, shows\n{is}\nand not\n{should}", shown.id);
    }
}

/// The actual and the expected content of a message, if they differ.
fn difference(shown: &Message, drawn: &view::Message, above: Above) -> Option<(String, String)> {
    let drawn: serde_json::Value = serde_json::from_str(&wire(drawn).unwrap()).unwrap();
    let texts = |embed: &serde_json::Value| {
        let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().trim().to_owned();
        let fields = embed["fields"].as_array().into_iter().flatten();
        let fields = fields.flat_map(|field| [text(&field["name"]), text(&field["value"])]);
        [text(&embed["title"]), text(&embed["description"]), text(&embed["footer"]["text"])]
            .into_iter()
            .chain(fields)
            .collect::<Vec<_>>()
    };
    let embed = |embeds: &[serde_json::Value]| embeds.iter().map(texts).collect::<Vec<_>>();
    let buttons = drawn["components"].as_array().into_iter().flatten();
    let buttons = buttons.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let buttons = buttons.filter(|component| component["type"] == BUTTON).map(|button| {
        let text = |key: &str| button[key].as_str().unwrap_or_default().to_owned();
        let emoji = button["emoji"]["id"].as_str().map(str::to_owned);
        (text("custom_id"), text("label"), emoji, button["disabled"] == true)
    });
    let content = drawn["content"].as_str().unwrap_or_default().trim().to_owned();
    let embeds = drawn["embeds"].as_array().cloned().unwrap_or_default();
    let should = (content, embed(&embeds), buttons.collect::<Vec<_>>());
    let buttons = shown.buttons().map(|button| {
        let id = button.custom_id.clone().unwrap_or_default();
        let emoji = button.emoji.as_ref().and_then(|emoji| emoji.id).map(|id| id.to_string());
        (id, button.label.clone(), emoji, button.disabled)
    });
    let content = match above {
        Above::Exactly => shown.content.trim().to_owned(),
        Above::Anything => should.0.clone(),
    };
    let is = (content, embed(&shown.embeds), buttons.collect::<Vec<_>>());
    (is != should).then(|| (format!("{is:?}"), format!("{should:?}")))
}

/// Records panics on this thread from now on, even if they are caught.
pub fn watch_panics() {
    PANICKED.set(false);
    WATCHING.call_once(|| {
        let say = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            PANICKED.set(true);
            say(panic);
        }));
    });
}

/// Checks that no task of the bot has panicked.
pub fn nothing_panicked() {
    assert!(!PANICKED.get(), "something has panicked");
}

/// Checks that no press has remained unanswered since the first `before` of them.
pub fn all_are_answered(playground: &Playground, before: usize) {
    let unanswered = playground.journal().unanswered();
    assert!(unanswered.len() == before, "{:#?}", &unanswered[before..]);
}

/// Checks that no public message ever had a button of a private message, so that no hand or page
/// was drawn there.
pub fn nothing_private_was_public(playground: &Playground) {
    for event in playground.journal().events() {
        let is_public = event.name.starts_with("MESSAGE_");
        assert!(!is_public || !event.data.to_string().contains("\"2.o."), "{}", event.data);
    }
}

/// Checks that Discord refused no request, and that rate limits were not hit too often.
pub fn the_limits_hold(playground: &Playground, owner: &Owner) {
    let journal = playground.journal();
    let mut violations = journal.violations();
    violations.retain(|violation| !owner.explains(violation));
    assert!(violations.is_empty(), "{violations:#?}");
    let invalid: Vec<Duration> = journal.invalid().iter().map(|request| request.at).collect();
    let most = most_within(&invalid, Duration::from_mins(10));
    assert!(most < INVALID, "{most} invalid answers in ten minutes");
    let counted: Vec<Duration> = journal.counted().iter().map(|request| request.at).collect();
    let most = most_within(&counted, Duration::from_secs(1));
    assert!(most <= COUNTED, "{most} counted requests in a second");
}

/// The maximum number of these moments within a period of this length.
fn most_within(moments: &[Duration], long: Duration) -> usize {
    let mut moments = moments.to_vec();
    moments.sort();
    let from = |at: usize| moments[at..].partition_point(|moment| *moment < moments[at] + long);
    (0..moments.len()).map(from).max().unwrap_or_default()
}
