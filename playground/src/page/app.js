// The page: holds what this person sees, keeps the socket open, and draws.

import { composer } from "./commands.js";
import { openForm } from "./form.js";
import { el, speak, tick } from "./markdown.js";
import { hasMenu, personMenu } from "./person-menu.js";
import { avatar, defaultsOf, hueOf, icon, messageItem, morph, nameOf, spokenSummary } from "./render.js";

const $ = (id) => document.getElementById(id);

/** Everything the server told, as this person may see it. */
const world = {
  you: new URLSearchParams(location.search).get("as"),
  guild: { name: "Playground" },
  locale: "en-US", // the language of this person's client
  locales: [], // the languages that may be chosen, each with its name
  bot: { connected: false, name: "The bot" },
  people: new Map(),
  roles: new Map(), // id → name
  channels: new Map(), // id → name, threads among them
  threads: new Map(), // id → the thread as the server tells it
  private: new Map(), // id → this person's direct messages and group chats, as the server tells them
  allCommands: [],
  offers: {}, // channel id → the ids of the commands that are offered there
  installed: false, // whether this person has added the app to their account
  get commands() {
    const offered = world.offers[here] ?? world.offers[world.threads.get(here)?.parent_id] ?? [];
    return world.allCommands.filter(({ id }) => offered.includes(id));
  },
  emojis: new Set(), // the ids of the emojis that can be shown
  choices: [], // what may be chosen for the option that is being typed
  suggested: new Map(), // option and name of a choice → its value
  messages: new Map(), // channel id → Map(message id → message), in order of arrival
  messageOf: (channel, id) => world.messages.get(channel)?.get(id),
};
let here; // the channel in view
let newestInView = true;
let sizeWhenScrolled = "";
const unread = new Set();
const waiting = new Map(); // key → the press or command that has no answer yet
const picked = new Map(); // message id → Map(custom id → the value that was picked and not yet answered to by a default)
const failed = new Set(); // ids of messages with a press that nobody answered
const violations = [];

// ---- what the server says

const heard = {
  state(said) {
    Object.assign(world, { you: said.you, guild: said.guild, locale: said.locale, locales: said.locales, bot: { ...world.bot, ...said.bot }, allCommands: said.commands ?? [], offers: said.offers ?? {}, installed: said.installed, emojis: new Set(said.emojis) });
    world.people = new Map(said.people.map(({ id, name }) => [id, name]));
    world.roles = new Map(said.roles.map(({ id, name }) => [id, name.replace(/^@?/, "@")]));
    world.channels = new Map(said.channels.map(({ id, name }) => [id, name]));
    world.private = new Map(said.private.map((one) => [one.id, one]));
    world.messages = new Map([...said.channels, ...said.threads, ...said.private].map(({ id }) => [id, new Map((said.messages?.[id] ?? []).map((message) => [message.id, message]))]));
    takeThreads(said.threads);
    drawLanguages();
    drawInstalled();
    waiting.clear();
    picked.clear();
    failed.clear();
    const wanted = [here, location.hash.slice(1)].find(isPlace);
    openChannel(wanted ?? said.channels[0]?.id);
    drawBanner();
    box.look();
    window.__ready = true;
  },
  threads({ threads }) {
    takeThreads(threads);
    drawChannels();
    if (!isPlace(here)) openChannel([...world.channels.keys()][0]);
    else if (world.threads.has(here)) drawPlace();
    for (const { id } of threads) drawStart(id);
  },
  message({ message }) {
    const messages = world.messages.get(message.channel_id);
    if (!messages) return;
    const isNew = !messages.has(message.id);
    messages.set(message.id, message);
    if (isNew && message.by === world.you && !message.local) dropNote(message);
    failed.delete(message.id);
    forgetPicked(message);
    if (isNew || message.ephemeral) $("said").textContent = message.channel_id === here ? spokenSummary(message, world) : "";
    if (message.channel_id === here) drawMessage(message, isNew);
    else if (isNew) {
      unread.add(message.channel_id);
      drawChannels();
    }
    drawStart(message.channel_id);
  },
  deleted({ channel_id, id }) {
    world.messages.get(channel_id)?.delete(id);
    if (channel_id === here) removeItem(id);
    drawStart(channel_id);
  },
  commands({ commands, offers, installed }) {
    Object.assign(world, { allCommands: commands, offers, installed });
    drawInstalled();
    drawPeople();
    box.look();
  },
  emojis({ emojis }) {
    world.emojis = new Set(emojis);
    drawMessages();
  },
  locale({ locale }) {
    world.locale = locale;
    drawLanguages();
    drawMessages();
    box.look();
  },
  guild_locale({ locale }) {
    world.guild.locale = locale;
    drawLanguages();
  },
  bot({ connected }) {
    world.bot.connected = connected;
    drawBanner();
    drawPeople();
  },
  interaction({ key, status, form }) {
    if (status === "pending" && waiting.has(key)) waiting.get(key).accepted = true;
    else if (waiting.has(key)) answered(key, status);
    if (form) showForm(form);
  },
  choices({ key, choices }) {
    if (key === typing?.key) box.complete(typing.option, choices);
  },
  violation({ text, path }) {
    violations.unshift({ text, path, time: new Date() });
    violations.splice(200);
    drawViolations();
    toast(text, "Discord would refuse this");
  },
  error({ text }) {
    toast(text, "The playground says");
    const refused = [...waiting].find(([, { accepted }]) => !accepted); // answers come in the order of the questions
    if (refused) answered(refused[0], "refused");
  },
};

const isPlace = (id) => world.channels.has(id) || world.private.has(id);
const placeName = (id) => world.channels.get(id) ?? world.private.get(id)?.name ?? "";

// Threads are channels below a channel.
function takeThreads(threads) {
  for (const id of world.threads.keys()) world.channels.delete(id);
  world.threads = new Map(threads.map((thread) => [thread.id, thread]));
  for (const { id, name } of threads) {
    world.channels.set(id, name);
    if (!world.messages.has(id)) world.messages.set(id, new Map());
  }
}

// The message from which a thread was started says how much is written there.
function drawStart(id) {
  const start = world.threads.get(id)?.parent_id === here && world.messageOf(here, id);
  if (start) drawMessage(start, false);
}

function answered(key, status) {
  const one = waiting.get(key);
  waiting.delete(key);
  if (one.form) one.form.answered(status);
  else if (one.custom_id !== undefined) answeredPress(one, status);
  else answeredCommand(key, one, status);
}

function answeredPress({ channel_id, message_id }, status) {
  if (status === "failed") failed.add(message_id);
  const message = world.messageOf(channel_id, message_id);
  if (message && channel_id === here) drawMessage(message, false);
}

// A default that the message carries takes the place of what was picked.
function forgetPicked({ id, components = [] }) {
  const parts = components.flatMap((row) => row.components ?? []);
  for (const custom_id of [...picked.get(id)?.keys() ?? []]) {
    const select = parts.find((part) => part.custom_id === custom_id);
    if (!select || select.options?.some((option) => option.default) || select.default_values?.length) picked.get(id).delete(custom_id);
  }
}

function answeredCommand(key, { channel_id }, status) {
  const note = world.messageOf(channel_id, key);
  if (!note) return;
  if (status === "failed") heard.message({ message: { ...note, loading: false, silent: true } });
  else heard.deleted({ channel_id, id: key });
}

// The answer is there, so "Sending the command…" may go.
function dropNote({ channel_id, command }) {
  const note = [...world.messages.get(channel_id).values()].find((other) => other.local && other.loading && other.command === command);
  if (note) heard.deleted(note);
}

// ---- the socket, and what this person does

let socket;
let patience = 500;

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/page/socket${world.you ? "?as=" + encodeURIComponent(world.you) : ""}`);
  socket.onmessage = ({ data }) => {
    const said = JSON.parse(data);
    if (said.t === "state") patience = 500;
    heard[said.t]?.(said);
  };
  socket.onclose = () => {
    drawBanner();
    setTimeout(connect, patience * (0.8 + Math.random() * 0.4));
    patience = Math.min(patience * 1.8, 8000);
  };
}

function tell(words) {
  if (socket.readyState === WebSocket.OPEN) {
    socket.send(JSON.stringify(words));
    return true;
  }
  toast("Not sent: the playground does not answer at the moment.", "No connection");
  return false;
}

let keys = 0;
const newKey = () => `${Date.now().toString(36)}-${(keys += 1)}`;

function press(button) {
  const message_id = button.closest(".message").dataset.messageId;
  const one = { channel_id: here, message_id, custom_id: button.dataset.customId };
  if ([...waiting.values()].some((other) => other.message_id === message_id && other.custom_id === one.custom_id)) return;
  const key = newKey();
  if (!tell({ t: "press", key, ...one })) return;
  waiting.set(key, one);
  failed.delete(message_id);
  drawMessage(world.messageOf(here, message_id), false);
}

function pick(option) {
  const select = option.closest(".select");
  if (select.classList.contains("several")) {
    for (const other of select.querySelectorAll(".option")) if (select.classList.contains("at-most-one") && other !== option) other.setAttribute("aria-selected", "false");
    option.setAttribute("aria-selected", String(option.getAttribute("aria-selected") !== "true"));
    return;
  }
  select.open = false;
  select.querySelector("summary").focus({ preventScroll: true });
  if (option.getAttribute("aria-selected") === "true") return;
  sendPick(select, option.dataset.value, [option.dataset.value]);
}

// A list of several closes: what is picked in it now is sent, if it is something else.
function pickSeveral(select) {
  const message_id = select.closest(".message").dataset.messageId;
  const values = [...select.querySelectorAll('.option[aria-selected="true"]')].map(({ dataset }) => dataset.value);
  const parts = world.messageOf(here, message_id)?.components?.flatMap((row) => row.components ?? []) ?? [];
  const part = parts.find(({ custom_id }) => custom_id === select.dataset.customId);
  const before = picked.get(message_id)?.get(select.dataset.customId) ?? defaultsOf(part);
  if ([...before].sort().join() === [...values].sort().join() || values.length < (part?.min_values ?? 1)) return;
  sendPick(select, values, values);
}

function sendPick(select, shown, values) {
  const message_id = select.closest(".message").dataset.messageId;
  const one = { channel_id: here, message_id, custom_id: select.dataset.customId };
  const key = newKey();
  if (!tell({ t: "pick", key, ...one, values })) return;
  waiting.set(key, one);
  failed.delete(message_id);
  if (!picked.has(message_id)) picked.set(message_id, new Map());
  picked.get(message_id).set(one.custom_id, shown);
  drawMessage(world.messageOf(here, message_id), false);
}

function sendCommand({ name, path, plain }, options) {
  return send({ t: "command", name, path, options }, "/" + plain);
}

function useOn({ name }, target_id) {
  closeSides();
  return send({ t: "user_command", name, target_id }, name);
}

// Until the answer is there, a note says which command was sent.
function send(words, command) {
  const key = newKey();
  if (!tell({ ...words, key, channel_id: here })) return false;
  waiting.set(key, { channel_id: here });
  newestInView = true;
  const author = { id: "app", username: world.bot.name, bot: true };
  heard.message({ message: { id: key, channel_id: here, author, by: world.you, command, timestamp: new Date().toISOString(), local: true, loading: true, ephemeral: true } });
  return true;
}

let typing; // what the bot was last asked to complete

function sendTyping({ name, path }, options, focused) {
  typing = { key: newKey(), option: focused };
  return tell({ t: "typing", key: typing.key, channel_id: here, name, path, options, focused });
}

function showForm(form) {
  const shown = openForm(form, world.bot.name, (values) => {
    const key = newKey();
    if (!tell({ t: "submit", key, form_id: form.id, values })) return false;
    waiting.set(key, { channel_id: here, form: shown });
    return true;
  });
}

function say(text) {
  newestInView = true;
  return tell({ t: "say", channel_id: here, text });
}

function dismiss(message_id) {
  const message = world.messageOf(here, message_id);
  if (message && !message.local) tell({ t: "dismiss", message_id });
  heard.deleted({ channel_id: here, id: message_id });
  $("box").focus({ preventScroll: true });
}

// ---- the messages in view

const doingOf = (id) => ({
  failed: failed.has(id),
  picked: picked.get(id) ?? new Map(),
  pressed: new Set([...waiting.values()].filter(({ message_id }) => message_id === id).map(({ custom_id }) => custom_id)),
});

function drawMessage(message, isNew) {
  const fresh = messageItem(message, world, doingOf(message.id));
  const old = $("m" + message.id);
  if (!old) $("log").append(fresh);
  else keepingFocus(old, () => morph(old, fresh));
  group();
  if (isNew && !newestInView) $("to-newest").hidden = false;
  stick();
}

function drawMessages() {
  for (const message of world.messages.get(here)?.values() ?? []) drawMessage(message, false);
}

// Who plays with the keyboard stays where they were. When their button is gone or may not be pressed now, that is the
// message: a key that is already on its way presses nothing else.
function keepingFocus(item, change) {
  const focused = document.activeElement;
  const isPressed = focused?.closest?.(".message") === item && focused.matches(".row .button");
  const { customId } = focused?.dataset ?? {};
  change();
  if (!isPressed) return;
  const same = [...item.querySelectorAll(".row .button:not(:disabled)")].find(({ dataset }) => dataset.customId === customId);
  (same ?? item).focus({ preventScroll: true });
}

function removeItem(id) {
  $("m" + id)?.remove();
  group();
  stick();
}

const isPlain = ({ ephemeral, embeds = [], components = [] }) => !ephemeral && embeds.length + components.length === 0;

// A run of plain messages by one author shows the name once, for seven minutes.
function group() {
  let before;
  for (const item of $("log").children) {
    const message = world.messageOf(here, item.dataset.messageId);
    const follows = before && message && before.author.id === message.author.id && !item.querySelector(".above") && !message.ephemeral && isPlain(before)
      && Date.parse(message.timestamp) - Date.parse(before.timestamp) < 420000;
    item.classList.toggle("follows", Boolean(follows));
    before = message;
  }
  $("beginning").classList.toggle("alone", $("log").children.length === 0);
}

function stick() {
  const { scrollHeight, clientHeight } = $("scroller");
  sizeWhenScrolled = `${scrollHeight} ${clientHeight}`;
  if (newestInView) $("scroller").scrollTop = scrollHeight;
}

function openChannel(id) {
  const changed = here !== id;
  here = id;
  unread.delete(id);
  newestInView ||= changed;
  const name = placeName(id);
  const isOnServer = world.channels.has(id) && !world.threads.has(id);
  if (location.hash !== "#" + id) history.replaceState(null, "", `?as=${encodeURIComponent(world.you)}#${id}`);
  drawPlace();
  $("beginning").replaceChildren(icon("stones"), el("h3", {}, isOnServer ? `Welcome to #${name}` : name), el("p", {}, `This is the beginning of the ${beginningOf(id)}. Type `, el("kbd", {}, "/"), ` to see what ${world.bot.name} can do.`));
  $("log").replaceChildren(...[...world.messages.get(id)?.values() ?? []].map((message) => messageItem(message, world, doingOf(message.id))));
  box.look();
  document.title = `${world.people.get(world.you) ?? "?"} in ${isOnServer ? "#" : ""}${name} · ${world.guild.name}`;
  group();
  drawChannels();
  drawPeople();
  closeSides();
  stick();
}

function beginningOf(id) {
  if (world.threads.has(id)) return "thread";
  return { dm: "direct messages", group: "group chat" }[world.private.get(id)?.kind] ?? "channel";
}

// ---- what stands around them

function drawPlace() {
  const { name, parent_id, archived, locked } = world.threads.get(here) ?? { name: placeName(here) };
  const of = world.private.get(here);
  $("channel").replaceChildren(...(parent_id
    ? [icon("thread"), el("a", { class: "above-thread", href: "#" + parent_id, "data-thread-id": parent_id }, "#" + world.channels.get(parent_id)), el("span", { class: "place-name" }, "› " + name), archived && el("small", {}, "archived"), locked && el("small", {}, "locked")].filter(Boolean)
    : [icon(iconOf(of)), el("span", { class: "place-name" }, name), of?.kind === "group" && el("small", { class: "place-name" }, namesIn(of))].filter(Boolean)));
  $("box").placeholder = `Message ${parent_id || of ? "" : "#"}${name}, or / for commands`;
}

const iconOf = (of) => ({ dm: "stones", group: "people" })[of?.kind] ?? "hash";
const namesIn = ({ people }) => people.map((id) => world.people.get(id)).join(", ");

function drawChannels() {
  $("guild").textContent = world.guild.name;
  const below = (parent) => [...world.threads.values()].filter((thread) => thread.parent_id === parent);
  const channels = [...world.channels].filter(([id]) => !world.threads.has(id));
  const item = (id, name, kind) => el("li", { "data-channel-id": id, class: kind },
    el("a", { href: "#" + id, class: unread.has(id) && "unread", "aria-current": id === here && "page" }, icon(kind === "channel" ? iconOf(world.private.get(id)) : "thread"), el("span", { class: "place-name" }, name), unread.has(id) && el("span", { class: "unseen" }, " (unread)")));
  $("channels").replaceChildren(...channels.flatMap(([id, name]) => [item(id, name, "channel"),
    ...below(id).map((thread) => item(thread.id, thread.name, thread.archived ? "thread archived" : "thread"))]),
    ...(world.private.size > 0 ? [el("li", { class: "label" }, "Direct messages"), ...[...world.private.values()].map(({ id, name }) => item(id, name, "channel"))] : []));
}

function drawPeople() {
  const { you, people, bot } = world;
  const name = people.get(you) ?? "Choose who you are";
  $("who").replaceChildren(avatar(you, name), el("span", { class: "name" }, el("b", {}, name), el("small", {}, "this is you · switch")), icon("down"));
  $("who-menu").replaceChildren(el("p", {}, "Be somebody else"), ...[...people].map(([id, name]) => el("div", {},
    el("a", { href: tabOf(id), "data-person-id": id, "aria-current": id === you && "true" }, avatar(id, name), name),
    newTab(id, name))));
  $("people-list").replaceChildren(...[...people].map(([id, name]) => el("li", {}, avatar(id, name), el("span", { class: "name" }, nameWithMenu(id, name), id === you && el("small", {}, "you")), id !== you && newTab(id, name))));
  $("bot-list").replaceChildren(el("li", { class: bot.connected ? "" : "absent" }, avatar("app", bot.name, true), el("span", { class: "name" }, nameWithMenu(bot.id, bot.name), el("small", {}, bot.connected ? "connected" : "not connected"))));
  setFavicon(name, hueOf(you));
}

function nameWithMenu(id, name) {
  if (!hasMenu(world)) return name;
  return el("button", { class: "menu-of", type: "button", "data-person-id": id, "data-person-name": name, "aria-haspopup": "menu", "aria-expanded": "false" }, name);
}

const tabOf = (id) => `?as=${encodeURIComponent(id)}#${here}`;

function newTab(id, name) {
  const label = `Open a tab as ${name}`;
  return el("a", { class: "new-tab", href: tabOf(id), target: "_blank", "aria-label": label, title: label }, icon("away"));
}

function setFavicon(name, hue) {
  const letter = encodeURIComponent([...name][0].toUpperCase().replace(/[<&]/, "?"));
  const svg = `%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='10' fill='hsl(${hue} 45%25 38%25)'/%3E%3Ctext x='16' y='22.5' font-family='sans-serif' font-weight='700' font-size='18' text-anchor='middle' fill='white'%3E${letter}%3C/text%3E%3C/svg%3E`;
  document.querySelector("link[rel=icon]").href = "data:image/svg+xml," + svg;
}

function drawLanguages() {
  speak(world.locale);
  for (const [select, locale] of [[$("locale"), world.locale], [$("guild-locale"), world.guild.locale]]) {
    if (select.options.length === 0) select.append(...world.locales.map(([id, name]) => el("option", { value: id, lang: id }, name)));
    select.value = locale;
  }
}

// An app of one's own account may be used anywhere.
function drawInstalled() {
  $("installed").checked = world.installed;
}

function chooseLanguage(of, select) {
  if (!tell({ t: of, locale: select.value })) drawLanguages();
}

function drawBanner() {
  const text = socket.readyState !== WebSocket.OPEN ? "The playground does not answer. Trying again…"
    : world.bot.connected ? "" : `${world.bot.name} is not connected. Start it, and it will answer here.`;
  if ($("banner").textContent !== text) $("banner").textContent = text;
}

function drawViolations() {
  const panel = $("violations");
  panel.hidden = violations.length === 0;
  panel.querySelector("summary").textContent = violations.length === 1 ? "1 thing Discord would refuse" : `${violations.length} things Discord would refuse`;
  panel.querySelector("ol").replaceChildren(...violations.map(({ text, path, time }) => el("li", {}, el("time", {}, time.toTimeString().slice(0, 8)), path && el("code", {}, path), el("span", {}, text))));
}

function toast(text, title) {
  const note = el("div", { class: "toast" }, el("div", {}, el("b", {}, title), el("p", {}, text)), el("button", { class: "plain", type: "button", "aria-label": "Close" }, icon("close")));
  note.querySelector("button").addEventListener("click", () => note.remove());
  $("toasts").append(note);
  while ($("toasts").children.length > 3) $("toasts").firstChild.remove();
  setTimeout(() => note.remove(), 7000);
}

// ---- hands on the page

const sides = { places: $("show-places"), people: $("show-people") };

function toggleSide(name) {
  const open = !document.body.classList.contains("show-" + name);
  closeSides();
  document.body.classList.toggle("show-" + name, open);
  sides[name].setAttribute("aria-expanded", String(open));
  $("veil").hidden = !open;
  if (open) $(name).querySelector("a, button")?.focus();
}

function closeSides() {
  for (const [name, button] of Object.entries(sides)) {
    document.body.classList.remove("show-" + name);
    button.setAttribute("aria-expanded", "false");
  }
  $("veil").hidden = true;
  showWhoMenu(false);
}

function showWhoMenu(open) {
  $("who-menu").hidden = !open;
  $("who").setAttribute("aria-expanded", String(open));
  if (open) ($("who-menu").querySelector("[aria-current]") ?? $("who-menu").querySelector("a")).focus();
}

function toMessage(id) {
  const item = $("m" + id);
  item?.scrollIntoView({ block: "center" });
  item?.animate?.([{ backgroundColor: "#e0bd8633" }, { backgroundColor: "transparent" }], 1500);
}

// Light or dark: what was chosen last in this browser, and dark before anybody chose.
function showTheme(theme) {
  document.documentElement.dataset.theme = theme;
  $("theme").setAttribute("aria-pressed", String(theme === "light"));
}

function chooseTheme(theme) {
  localStorage.setItem("theme", theme);
  showTheme(theme);
}

const clicks = [
  [".message .row .option", (option) => pick(option)],
  [".message .row .button", (button) => press(button)],
  [".dismiss", (button) => dismiss(button.closest(".message").dataset.messageId)],
  [".spoiler:not(.open)", (spoiler) => spoiler.classList.add("open")],
  ["[data-command]", ({ dataset }) => box.write(`/${dataset.command} `)],
  ["[data-to-message]", ({ dataset }) => toMessage(dataset.toMessage)],
  [".menu-of", (button) => menu.toggle(button)],
  ["#who", () => showWhoMenu($("who-menu").hidden)],
  ["#show-places", () => toggleSide("places")],
  ["#theme", (button) => chooseTheme(button.ariaPressed === "true" ? "dark" : "light")],
  ["#show-people", () => toggleSide("people")],
  ["#veil", closeSides],
  [".skip", () => $("box").focus()],
  ["#violations > button", () => { violations.length = 0; drawViolations(); }],
  ["#to-newest", (button) => { newestInView = true; button.hidden = true; stick(); }],
  ["[data-thread-id]", ({ dataset }) => openChannel(dataset.threadId)],
  ["#channels a", (link) => { openChannel(link.closest("li").dataset.channelId); $("box").focus(); }],
];

document.addEventListener("click", (event) => {
  const found = clicks.map(([selector, act]) => [event.target.closest(selector), act]).find(([node]) => node);
  if (!event.target.closest("#self")) showWhoMenu(false);
  if (!found) return;
  event.preventDefault();
  found[1](found[0]);
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && event.target.id !== "box") {
    closeSides();
    $("box").focus();
  }
  if (event.target.matches?.(".spoiler") && (event.key === "Enter" || event.key === " ")) event.target.click();
});
// Word of it comes late: only one that still stands on the page was closed by somebody.
document.addEventListener("toggle", ({ target }) => target.matches?.(".select.several:not([open])") && target.isConnected && pickSeveral(target), true);
// A picture that is not there leaves its words.
document.addEventListener("error", ({ target }) => target.tagName === "IMG" && target.replaceWith(el("span", { class: "no-picture" }, target.alt)), true);
$("locale").addEventListener("change", ({ target }) => chooseLanguage("locale", target));
$("installed").addEventListener("change", ({ target }) => tell({ t: "install", installed: target.checked }) || drawInstalled());
$("guild-locale").addEventListener("change", ({ target }) => chooseLanguage("guild_locale", target));
addEventListener("hashchange", () => isPlace(location.hash.slice(1)) && openChannel(location.hash.slice(1)));
$("scroller").addEventListener("scroll", () => {
  const { scrollTop, scrollHeight, clientHeight } = $("scroller");
  const size = `${scrollHeight} ${clientHeight}`;
  // Word of a scroll comes late: what has grown meanwhile was not scrolled away by anybody.
  if (scrollHeight - scrollTop - clientHeight < 48) newestInView = true;
  else if (size === sizeWhenScrolled) newestInView = false;
  sizeWhenScrolled = size;
  if (newestInView) $("to-newest").hidden = true;
}, { passive: true });
new ResizeObserver(stick).observe($("log"));
new ResizeObserver(stick).observe($("scroller"));
setInterval(tick, 500);

showTheme(localStorage.getItem("theme") ?? "dark");
const menu = personMenu($("person-menu"), world, useOn);
const box = composer({ form: $("composer"), box: $("box"), panel: $("offers-panel"), hint: $("hint"), list: $("offers") }, world, { command: sendCommand, typing: sendTyping, say });
connect();
