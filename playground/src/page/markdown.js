// Discord's Markdown as DOM nodes. Text becomes text nodes and never HTML.

export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((child) => child !== undefined && child !== null && child !== false && child !== ""));
  return node;
}

/** The whole of it: headings, lists, quotes and code blocks as well. */
export function markdown(text, world) {
  return blocks(text, world);
}

/** One line's worth: for titles and names, where Discord knows no blocks. */
export function inline(text, world) {
  const nodes = [];
  let plain = "";
  for (let at = 0; at < text.length;) {
    const found = SPECIAL.test(text[at]) && ruleAt(text, at);
    if (!found) {
      const character = String.fromCodePoint(text.codePointAt(at));
      plain += character;
      at += character.length;
      continue;
    }
    const made = found.rule(found.match, world);
    if (typeof made === "string") plain += made;
    else {
      nodes.push(...withEmoji(plain), made);
      plain = "";
    }
    at += found.match[0].length;
  }
  return [...nodes, ...withEmoji(plain)];
}

/** Emoji stand a little larger than the letters around them, as on Discord. */
export function withEmoji(text) {
  const nodes = [];
  let end = 0;
  for (const match of text.matchAll(EMOJI)) {
    if (match.index > end) nodes.push(text.slice(end, match.index));
    nodes.push(el("span", { class: "emoji" }, match[0]));
    end = match.index + match[0].length;
  }
  if (end < text.length) nodes.push(text.slice(end));
  return nodes;
}

export function isOnlyEmoji(text) {
  return ONLY_EMOJI.test(text);
}

/** A text in words alone: each emoji of the application's, and each person, by name. */
export function spelled(text, world) {
  return text.replace(/<a?:(\w+):\d+>/g, ":$1:").replace(/<@!?(\d+)>/g, (_, id) => atPerson(id, world));
}

function atPerson(id, world) {
  return "@" + (world.people.get(id) ?? "unknown person");
}

export function customEmoji({ id, name, animated }) {
  const url = `/emojis/${id}.${animated ? "gif" : "png"}`;
  return el("img", { class: "emoji custom", src: url, alt: `:${name}:`, title: `:${name}:`, draggable: "false" });
}

/** Brings every "in 48 seconds" up to date. */
export function tick(root = document) {
  for (const node of root.querySelectorAll("time[data-unix][data-style=R]")) {
    const text = relative(Number(node.dataset.unix));
    if (node.textContent !== text) node.textContent = text;
  }
}

export function fullTime(date) {
  return format(date, { weekday: "long", day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" });
}

let language = "en-US"; // of times

/** From now on times are written in the language of this locale, as Discord's clients write them. */
export function speak(locale) {
  language = locale;
}

export function format(date, options) {
  return new Intl.DateTimeFormat(language, { hourCycle: "h23", ...options }).format(date);
}

const EMOJI = /\p{RGI_Emoji}/gv;
const ONLY_EMOJI = /^(?:\s*(?:\p{RGI_Emoji}|<a?:\w+:\d+>)){1,30}\s*$/v;
const SPECIAL = /[\\`*_~|[<h@]/;

// Inside: an escaped character, or anything that is not a backslash.
const RULES = [
  [/\\([^\p{L}\p{N}\s])/uy, ([, character]) => character],
  [/(`+)([^]*?[^`])\1(?!`)/y, ([, , code]) => el("code", {}, code.replace(/^ (.*) $/s, "$1"))],
  [/\|\|([^]+?)\|\|/y, ([, text], world) => spoiler(text, world)],
  [/~~([^]+?)~~/y, ([, text], world) => el("s", {}, inline(text, world))],
  [/\[((?:\\[^]|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/y, ([, text, url], world) => link(url, inline(text, world))],
  [/<(https?:\/\/[^>\s]+)>/y, ([, url]) => link(url, url)],
  [/(?<!\w)https?:\/\/[^\s<]*[^\s<.,:;"')\]|*_~]/y, ([url]) => link(url, url)],
  [/<@!?(\d+)>/y, ([, id], world) => mention(atPerson(id, world), id === world.you)],
  [/<@&(\d+)>/y, ([, id], world) => mention(world.roles.get(id) ?? "@unknown-role", true)],
  [/<#(\d+)>/y, ([, id], world) => channelMention(id, world)],
  [/<\/([^:>]+):\d+>/y, ([, words]) => el("button", { class: "mention", type: "button", "data-command": words }, "/" + words)],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, ([whole, unix, style]) => stamp(Number(unix), style ?? "f", whole)],
  [/<(a)?:(\w+):(\d+)>/y, ([, animated, name, id], world) => world.emojis.has(id) ? customEmoji({ id, name, animated: Boolean(animated) }) : `:${name}:`],
  [/@(?:everyone|here)\b/y, ([text]) => mention(text)],
];

// These share their characters, so the longest match wins, and the first of equals.
const EMPHASIS = [
  [/\*(?=\S)((?:\*\*|\\[^]|\s+(?:\\[^]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/y, "em"],
  [/(?<![\p{L}\p{N}_])_((?:__|\\[^]|[^\\_])+?)_(?![\p{L}\p{N}_])/uy, "em"],
  [/\*\*((?:\\[^]|[^\\])+?)\*\*(?!\*)/y, "strong"],
  [/__((?:\\[^]|[^\\])+?)__(?!_)/y, "u"],
].map(([pattern, tag]) => [pattern, ([, text], world) => el(tag, {}, inline(text, world))]);

function ruleAt(text, at) {
  const matches = (rules) => rules.map(([pattern, rule]) => ({ match: matchAt(pattern, text, at), rule })).filter(({ match }) => match);
  const emphases = "*_".includes(text[at]) ? matches(EMPHASIS) : [];
  if (emphases.length > 0) return emphases.reduce((best, next) => (next.match[0].length > best.match[0].length ? next : best));
  return matches(RULES)[0];
}

function matchAt(pattern, text, at) {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function spoiler(text, world) {
  return el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler: press to show" }, el("span", {}, inline(text, world)));
}

function link(url, text) {
  return el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, text);
}

function mention(text, isMe = false) {
  return el("span", { class: isMe ? "mention me" : "mention" }, text);
}

function channelMention(id, world) {
  const name = world.channels.get(id);
  return name === undefined ? mention("#unknown") : el("a", { class: "mention", href: "#" + id }, "#" + name);
}

const DAY = { day: "numeric", month: "long", year: "numeric" };
const MINUTE = { hour: "2-digit", minute: "2-digit" };
const STAMPS = {
  t: MINUTE,
  T: { ...MINUTE, second: "2-digit" },
  d: { day: "2-digit", month: "2-digit", year: "numeric" },
  D: DAY,
  f: { ...DAY, ...MINUTE },
  F: { weekday: "long", ...DAY, ...MINUTE },
};

function stamp(unix, style, written) {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return written;
  const text = style === "R" ? relative(unix) : format(date, STAMPS[style]);
  return el("time", { class: "stamp", datetime: date.toISOString(), title: fullTime(date), "data-unix": unix, "data-style": style }, text);
}

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function relative(unix) {
  const seconds = Math.round(unix - Date.now() / 1000);
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(language).format(Math.round(seconds / size), unit);
}

const FENCE = /```(?:([\w+\-.#]+)\n)?\n*([^]*?)\n*```\n?/y;
const LINE_BLOCKS = [
  [/ *(#{1,3}) +([^\n]+)(?:\n|$)/y, ([, marks, text], world) => el("h" + (marks.length + 2), { class: "heading-" + marks.length }, inline(text, world))],
  [/ *-# +([^\n]+)(?:\n|$)/y, ([, text], world) => el("small", { class: "subtext" }, inline(text, world))],
  [/ *>>> ([^]*)/y, ([, text], world) => el("blockquote", {}, blocks(text, world))],
  [/(?: *> ?[^\n]*(?:\n|$))+/y, ([text], world) => el("blockquote", {}, blocks(text.replace(/^ *> ?/gm, "").replace(/\n$/, ""), world))],
  [/(?: *(?:[-*]|\d{1,9}\.) +[^\n]+(?:\n|$)(?: {2,}(?![-*] |\d+\. )[^\n]+(?:\n|$))*)+/y, ([text], world) => list(text, world)],
];

function blocks(text, world) {
  const nodes = [];
  let prose = "";
  for (let at = 0; at < text.length;) {
    const found = blockAt(text, at);
    if (!found) {
      const end = proseEnd(text, at);
      prose += text.slice(at, end);
      at = end;
      continue;
    }
    nodes.push(...inline(prose.replace(/\n$/, ""), world), ...[found.block(found.match, world)].flat());
    prose = "";
    at += found.match[0].length;
  }
  return [...nodes, ...inline(prose, world)];
}

function blockAt(text, at) {
  const fence = matchAt(FENCE, text, at);
  if (fence?.[2]) return { match: fence, block: ([, , code]) => el("pre", {}, el("code", {}, code)) };
  if (at > 0 && text[at - 1] !== "\n") return undefined;
  return LINE_BLOCKS.map(([pattern, block]) => ({ match: matchAt(pattern, text, at), block })).find(({ match }) => match);
}

function proseEnd(text, at) {
  const line = text.indexOf("\n", at);
  const fence = text.indexOf("```", at + 1);
  const ends = [line < 0 ? text.length : line + 1, fence < 0 ? text.length : fence];
  return Math.min(...ends);
}

function list(text, world) {
  const items = [];
  for (const line of text.replace(/\n$/, "").split("\n")) {
    const [, indent, mark, rest] = line.match(/^( *)(?:([-*]|\d{1,9}\.) +)?(.*)$/);
    if (mark === undefined) items.at(-1).text += "\n" + rest;
    else items.push({ indent: indent.length, mark, text: rest });
  }
  return listFrom(items, world);
}

function listFrom(items, world) {
  const lists = [];
  for (let at = 0; at < items.length;) {
    let next = at + 1;
    while (next < items.length && items[next].indent > items[at].indent) next += 1;
    const inner = items.slice(at + 1, next);
    const number = parseInt(items[at].mark, 10);
    const tag = Number.isNaN(number) ? "ul" : "ol";
    if (lists.at(-1)?.localName !== tag) lists.push(el(tag, { start: tag === "ol" && number }));
    lists.at(-1).append(el("li", {}, inline(items[at].text, world), listFrom(inner, world)));
    at = next;
  }
  return lists;
}
