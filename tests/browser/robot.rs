//! A robot that knows nothing of the page but the browser's accessibility tree, as a screen reader
//! does: it reads roles and names, moves the focus, and presses keys. It plays whole games.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::{Value, json};

use super::chromium::Chromium;
use super::stage::Stage;
use super::{A_GAME, chromium, stage};

/// The pause between two looks at the tree.
const BLINK: Duration = Duration::from_millis(20);
/// The time after which a move that changed nothing is made again.
const AGAIN: Duration = Duration::from_secs(5);
/// The most characters in which a message says what is asked.
const LONGEST: usize = 200;
/// The words with which the buttons of moves begin.
const MOVES: [&str; 9] =
    ["play ", "predict ", "name ", "roll ", "score", "stay", "rotate ", "cross out ", "first die "];

/// A node of the tree that is not ignored.
#[derive(Clone, Debug)]
struct Node {
    role: String,
    name: String,
    is_disabled: bool,
    /// True while a press is on its way.
    is_busy: bool,
    /// The element in the page, by which it is focused.
    element: u64,
}

/// The robot, at the page of a person.
struct Robot<'a> {
    chromium: &'a Chromium,
    luck: StdRng,
}

impl<'a> Robot<'a> {
    async fn open(chromium: &'a Chromium, stage: &Stage, channel: &str, luck: u64) -> Self {
        let (person, channel) = (stage.person("Ada").id, stage.channel(channel).id);
        let url = format!("{}/?as={person}#{channel}", stage.playground.base());
        chromium.client.goto("about:blank").await.unwrap();
        chromium.client.goto(&url).await.unwrap();
        chromium.devtools("Accessibility.enable", json!({})).await.unwrap();
        Self { chromium, luck: StdRng::seed_from_u64(luck) }
    }

    /// Everything that a screen reader could read now, in the order of the page.
    async fn tree(&self) -> Vec<Node> {
        let tree = self.chromium.devtools("Accessibility.getFullAXTree", json!({})).await.unwrap();
        let nodes = tree["nodes"].as_array().unwrap();
        let by_id: HashMap<&str, &Value> =
            nodes.iter().filter_map(|node| Some((node["nodeId"].as_str()?, node))).collect();
        let is_root = |node: &&Value| node["parentId"].is_null();
        let roots = nodes.iter().filter(is_root).filter_map(|node| node["nodeId"].as_str());
        let (mut order, mut open) = (Vec::new(), roots.collect::<Vec<_>>());
        while let Some(node) = open.pop().and_then(|id| by_id.get(id)) {
            order.extend(Node::read(node));
            let children = node["childIds"].as_array().into_iter().flatten();
            open.extend(children.rev().filter_map(Value::as_str));
        }
        order
    }

    /// Moves the focus to this node and presses Enter. Returns false if the node is gone.
    async fn press(&self, node: &Node) -> bool {
        let focused = json!({ "backendNodeId": node.element });
        if self.chromium.devtools("DOM.focus", focused).await.is_err() {
            return false;
        }
        self.enter().await;
        true
    }

    async fn enter(&self) {
        for kind in ["keyDown", "keyUp"] {
            let key = json!({
                "type": kind,
                "key": "Enter",
                "code": "Enter",
                "text": "\r",
                "windowsVirtualKeyCode": 13,
            });
            self.chromium.devtools("Input.dispatchKeyEvent", key).await.unwrap();
        }
    }

    /// Types a command into the message box and sends it.
    async fn type_line(&self, line: &str) {
        let message_box = json!({ "backendNodeId": self.find("textbox", "Message").await.element });
        self.chromium.devtools("DOM.focus", message_box).await.unwrap();
        self.chromium.devtools("Input.insertText", json!({ "text": line })).await.unwrap();
        self.enter().await;
    }

    /// Waits for a node of this role and name; the last one is the newest.
    async fn find(&self, role: &str, name: &str) -> Node {
        let is_it = |node: &&Node| node.role == role && node.name == name;
        let tree = self.wait_for(|tree| tree.iter().any(|node| is_it(&node))).await;
        tree.iter().rev().find(is_it).expect("it is there").clone()
    }

    /// Waits until this holds.
    async fn wait_for(&self, holds: impl Fn(&[Node]) -> bool) -> Vec<Node> {
        let started = Instant::now();
        loop {
            let tree = self.tree().await;
            if holds(&tree) {
                return tree;
            }
            assert!(started.elapsed() < A_GAME, "not there:\n{}", spoken(&tree));
            tokio::time::sleep(BLINK).await;
        }
    }

    /// Chooses the text-only form, opens a table with this command and this number of computer
    /// players, and plays the game to its end. Returns the number of moves.
    async fn play(&mut self, command: &str, computers: usize) -> usize {
        self.type_line("/wizard profile").await;
        self.press(&self.find("button", "Text only").await).await;
        self.find("button", "With picture").await;
        self.type_line(command).await;
        for computers in 1..=computers {
            self.press(&self.find("button", "Add computer").await).await;
            self.wait_for(|tree| count(tree, ", computer (") == computers).await;
        }
        self.press(&self.find("button", "Start now").await).await;
        let (started, mut moves) = (Instant::now(), 0);
        let (mut answered, mut pressed) = (String::new(), Instant::now());
        loop {
            let tree = self.tree().await;
            if tree.iter().any(|node| node.role == "button" && node.name.starts_with("Rematch")) {
                return moves;
            }
            assert!(started.elapsed() < A_GAME, "{}", spoken(&tree));
            let own = own_message(&tree);
            let said = spoken(own);
            check_own(own, &said);
            // What was answered stays there until the bot has taken it. A key may be lost.
            let is_answered = said == answered && pressed.elapsed() < AGAIN;
            let is_open = !is_answered && !own.iter().any(|node| node.is_busy);
            match self.chosen(own).filter(|_| is_open) {
                Some(node) if self.press(&node).await => {
                    (moves, answered, pressed) = (moves + 1, said, Instant::now());
                }
                Some(_) | None => tokio::time::sleep(BLINK).await,
            }
        }
    }

    /// A move that the message offers, or the way back to the moves; `None` if one is chosen already, or
    /// nothing is asked.
    fn chosen(&mut self, own: &[Node]) -> Option<Node> {
        let buttons = || own.iter().filter(|node| node.role == "button");
        let is_chosen = |node: &Node| node.name.strip_prefix("✓ ").is_some_and(is_move);
        if buttons().any(is_chosen) {
            return None;
        }
        let moves: Vec<&Node> = buttons().filter(|node| is_move(&node.name)).collect();
        // A prediction that has come true is scored at once, so that games are short.
        let scored = moves.iter().find(|node| node.name.contains("(X"));
        let place = self.luck.random_range(0..moves.len().max(1));
        let back = buttons().find(|node| node.name == "Back");
        scored.or_else(|| moves.get(place)).copied().or(back).cloned()
    }
}

impl Node {
    /// Reads a node of the tree; `None` if screen readers pass over it.
    fn read(node: &Value) -> Option<Self> {
        let role = node["role"]["value"].as_str()?.to_owned();
        let name = node["name"]["value"].as_str().unwrap_or_default().trim().to_owned();
        let is_passed_over = node["ignored"] == json!(true) || role == "InlineTextBox";
        let properties = node["properties"].as_array().into_iter().flatten();
        let is = |name: &str| {
            properties.clone().any(|property| {
                property["name"] == json!(name) && property["value"]["value"] != json!(false)
            })
        };
        let (is_disabled, is_busy) = (is("disabled"), is("busy"));
        let element = node["backendDOMNodeId"].as_u64()?;
        (!is_passed_over).then_some(Self { role, name, is_disabled, is_busy, element })
    }
}

/// How often this is written in the tree.
fn count(tree: &[Node], text: &str) -> usize {
    let texts = tree.iter().filter(|node| node.role == "StaticText");
    texts.map(|node| node.name.matches(text).count()).sum()
}

/// Returns whether a button of this name makes a move.
fn is_move(name: &str) -> bool {
    MOVES.iter().any(|begins| name.starts_with(begins))
}

/// The newest message that only its reader sees, from its author to its end.
fn own_message(tree: &[Node]) -> &[Node] {
    let is_private = |node: &Node| node.name.starts_with("Only you can see this");
    let Some(end) = tree.iter().rposition(is_private) else { return &[] };
    let begin = tree[..end].iter().rposition(|node| node.role == "listitem");
    &tree[begin.unwrap_or_default()..end]
}

/// Checks that the message says within its first sentence what is asked, and offers nothing else.
fn check_own(own: &[Node], said: &str) {
    assert!(!own.iter().any(|node| node.is_disabled), "{said}");
    let time = own.iter().position(|node| node.role == "time");
    let text = own[time.unwrap_or_default()..].iter().filter(|node| node.role == "StaticText");
    // The first text is that of the time.
    if let Some(first) = text.into_iter().nth(1) {
        let sentence = first.name.lines().next().unwrap_or_default();
        assert!(sentence.chars().count() <= LONGEST, "{said}");
    }
}

/// The nodes as lines, for comparisons and messages.
fn spoken(nodes: &[Node]) -> String {
    let lines = nodes.iter().map(|Node { role, name, .. }| format!("{role}: {name}\n"));
    lines.collect()
}

async fn play_games(channel: &str, command: &str, computers: usize, games: u64) {
    let Some(programs) = chromium() else { return };
    for game in 0..games {
        let stage = stage().await;
        let browser = Chromium::start(&programs).await;
        let mut robot = Robot::open(&browser, &stage, channel, game).await;
        let started = Instant::now();
        let moves = robot.play(command, computers).await;
        println!("game {game}: {moves} moves in {:.1?}", started.elapsed());
        stage.check_the_wire();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_robot_that_only_listens_plays_cards_in_a_browser() {
    play_games("wizards", "/wizard play preset:quick", 5, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_robot_that_only_listens_plays_dice_in_a_browser() {
    play_games("dice", "/wizard play game:dice", 1, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "twenty whole games of each kind: they take half an hour"]
async fn a_robot_that_only_listens_plays_forty_games_in_a_browser() {
    play_games("wizards", "/wizard play", 2, 20).await;
    play_games("dice", "/wizard play game:dice magic-cards:True", 2, 20).await;
}
