// Messages as elements: what Discord's message JSON looks like to a reader.

import { customEmoji, el, format, fullTime, inline, isOnlyEmoji, markdown, spelled, withEmoji } from "./markdown.js";

/** The message as a list item. `doing` says which presses wait and whether one failed. */
export function messageItem(message, world, doing) {
  const item = el("li", {
    class: ["message", message.ephemeral && "ephemeral", mentionsMe(message, world) && "mentions-me", message.local && "local"].filter(Boolean).join(" "),
    id: "m" + message.id,
    tabindex: "-1",
    "data-message-id": message.id,
    "data-ephemeral": String(Boolean(message.ephemeral)),
    "data-author": message.author.id,
    "aria-label": `${nameOf(message.author)}, ${timeOf(message)}`,
  });
  item.append(...[
    answeredCommand(message, world) ?? repliedTo(message, world),
    avatar(message.author.id, nameOf(message.author), message.author.bot),
    el("div", { class: "said" },
      byline(message),
      body(message, world),
      attachments(message),
      (message.embeds ?? []).map((embed) => embedCard(embed, message, world)),
      (message.components ?? []).map((row) => actionRow(row, doing, message, world)),
      startedThread(message, world),
      doing.failed && el("p", { class: "failed", role: "alert" }, "This interaction failed"),
      message.ephemeral && privacyNote()),
  ].filter(Boolean));
  return item;
}

function startedThread({ id, channel_id }, world) {
  const thread = world.threads.get(id);
  if (thread?.parent_id !== channel_id) return undefined;
  const count = [...world.messages.get(id)?.values() ?? []].filter(({ ephemeral }) => !ephemeral).length;
  return el("a", { class: "started-thread", href: "#" + id, "data-thread-id": id, "aria-label": `Thread ${thread.name}, messages: ${count}` },
    icon("thread"), el("b", {}, `${count} ›`), el("span", {}, thread.name), thread.archived && el("small", {}, "archived"));
}

/** A short sentence for screen readers when the message arrives. */
export function spokenSummary(message, world) {
  const embed = message.embeds?.[0];
  const text = message.content || [embed?.title, embed?.description].filter(Boolean).join(". ");
  const words = spelled(text, world).replace(/```\w*|[*_~|`#>]|<t:[^>]*>/g, " ").replace(/\s+/g, " ").trim();
  return `${message.ephemeral ? "Only to you, " : ""}${nameOf(message.author)}: ${words.slice(0, 300)}`;
}

export function avatar(id, name, isBot = false) {
  const mark = el("span", { class: isBot ? "avatar bot" : "avatar", "aria-hidden": "true" }, [...name][0]?.toUpperCase() ?? "?");
  mark.style.setProperty("--hue", hueOf(id));
  return mark;
}

/** A color for each person, the same in every tab. */
export function hueOf(id) {
  let sum = 7;
  for (const character of String(id)) sum = (sum * 31 + character.codePointAt(0)) % 9973;
  return (sum * 137) % 360;
}

export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", "#i-" + name);
  svg.append(use);
  return svg;
}

/**
 * Makes `old` look like `fresh` and keeps every element that may stay, so that focus,
 * a half-done click and loaded pictures survive an edit. Returns what stands there now.
 */
export function morph(old, fresh) {
  if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName || identity(old) !== identity(fresh)) {
    old.replaceWith(fresh);
    return fresh;
  }
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return old;
  }
  if (old.matches(".spoiler") && old.textContent === fresh.textContent) return old;
  morphAttributes(old, fresh);
  const olds = [...old.childNodes];
  const freshes = [...fresh.childNodes];
  olds.slice(freshes.length).forEach((node) => node.remove());
  freshes.forEach((node, at) => (at < olds.length ? morph(olds[at], node) : old.append(node)));
  return old;
}

function morphAttributes(old, fresh) {
  // A list of values that was opened stays open.
  for (const { name } of [...old.attributes]) if (name !== "open" && !fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) === value) continue;
    if (name === "style") old.style.cssText = value; // the attribute itself is shut by the page's policy
    else old.setAttribute(name, value);
  }
}

// A button with another id is another button: a click that began on the old one must not press it.
function identity(node) {
  // A picture that takes another's place stands in the same element: the old one is seen until the new one is there.
  if (node.matches?.(".picture.attached")) return "picture";
  return node.dataset?.customId ?? node.dataset?.value ?? node.getAttribute?.("href") ?? "";
}

export function nameOf(author) {
  return author.global_name || author.username || author.name || "somebody";
}

function mentionsMe(message, world) {
  return message.author.id !== world.you && !message.ephemeral && (message.mentions ?? []).some(({ id }) => id === world.you);
}

function timeOf(message) {
  const date = new Date(message.timestamp);
  const today = date.toDateString() === new Date().toDateString();
  return format(date, { ...(today ? {} : { day: "numeric", month: "short" }), hour: "2-digit", minute: "2-digit" });
}

function answeredCommand(message, world) {
  if (!message.command || !message.by) return undefined;
  const name = world.people.get(message.by) ?? "Somebody";
  // A user command cannot be typed again.
  if (!message.command.startsWith("/")) return el("div", { class: "above" }, avatar(message.by, name), el("b", {}, name), " used ", el("b", {}, message.command));
  return el("div", { class: "above" }, avatar(message.by, name),
    el("b", {}, name), " used ", el("button", { class: "mention", type: "button", "data-command": message.command.replace(/^\//, "") }, message.command));
}

function repliedTo(message, world) {
  const first = message.message_reference?.message_id;
  if (!first) return undefined;
  const known = message.referenced_message ?? world.messageOf(message.channel_id, first);
  if (!known) return undefined;
  return el("div", { class: "above" }, avatar(known.author.id, nameOf(known.author), known.author.bot),
    el("b", {}, nameOf(known.author)), el("a", { class: "gist", href: "#m" + first, "data-to-message": first }, gist(known, world)));
}

function gist(message, world) {
  const text = message.content || message.embeds?.[0]?.title || message.embeds?.[0]?.description || "a message";
  return spelled(text, world).replace(/<t:[^>]*>/g, "…").replace(/^-# /gm, "").replace(/[*_~|`#]/g, "").split("\n")[0].slice(0, 120);
}

function byline(message) {
  const date = new Date(message.timestamp);
  return el("div", { class: "byline" },
    el("span", { class: "author" }, nameOf(message.author)),
    message.author.bot && el("span", { class: "tag" }, "APP"),
    el("time", { datetime: date.toISOString(), title: fullTime(date) }, timeOf(message)));
}

function body(message, world) {
  if (message.loading) return el("p", { class: "thinking" }, dots(), message.local ? "Sending the command…" : `${nameOf(message.author)} is thinking…`);
  if (message.silent) return el("p", { class: "failed", role: "alert" }, "The application did not respond");
  const edited = message.edited_timestamp && el("span", { class: "edited", title: fullTime(new Date(message.edited_timestamp)) }, "(edited)");
  if (!message.content) return edited && el("div", { class: "markdown" }, edited);
  return el("div", { class: isOnlyEmoji(message.content) ? "markdown jumbo" : "markdown" }, markdown(message.content, world), edited && " ", edited);
}

function dots() {
  return el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
}

function privacyNote() {
  return el("p", { class: "private" }, icon("eye"), "Only you can see this ·", el("button", { class: "link dismiss", type: "button" }, "Dismiss message"));
}

function attachments(message) {
  const shown = new Set((message.embeds ?? []).flatMap(({ image, thumbnail }) => [image, thumbnail]).map((picture) => picture && pictureOf(picture, message).url));
  return (message.attachments ?? []).filter(({ url }) => !shown.has(url)).map((file) => {
    if (/^image\//.test(file.content_type ?? "") || /\.(png|jpe?g|gif|webp)$/i.test(file.filename)) return picture({ ...file, alt: file.description ?? file.filename }, "attached");
    return el("a", { class: "file", href: file.url, download: file.filename }, icon("file"), el("span", {}, file.filename, el("small", {}, sizeOf(file.size))));
  });
}

function sizeOf(bytes = 0) {
  return bytes < 1024 ? `${bytes} bytes` : bytes < 1048576 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1048576).toFixed(1)} MB`;
}

// An embed names an uploaded picture by its file; its alt text stands with the attachment.
function pictureOf({ url = "", description, width, height }, message) {
  const name = url.startsWith("attachment://") ? url.slice("attachment://".length) : undefined;
  const file = (message.attachments ?? []).find((file) => file.filename === name || file.url === url);
  return { url: file?.url ?? url, alt: description ?? file?.description ?? "A picture without a description", width: width ?? file?.width, height: height ?? file?.height };
}

function picture({ url, alt, width, height }, kind) {
  if (!/^(https?:|\/)/.test(url)) return el("span", { class: "no-picture" }, alt);
  const link = el("a", { class: "picture " + kind, href: url, target: "_blank", rel: "noopener noreferrer" }, el("img", { src: url, alt, title: alt, width, height }));
  if (width) link.style.setProperty("--width", width + "px");
  return link;
}

function embedCard(embed, message, world) {
  const card = el("article", { class: embed.thumbnail ? "embed with-thumbnail" : "embed" },
    embed.author && el("div", { class: "embed-author" }, smallImage(embed.author.icon_url), embed.author.url ? outward(embed.author.url, embed.author.name) : embed.author.name),
    embed.title && el("div", { class: "embed-title" }, embed.url ? outward(embed.url, inline(embed.title, world)) : inline(embed.title, world)),
    embed.description && el("div", { class: "markdown" }, markdown(embed.description, world)),
    fields(embed.fields ?? [], world),
    embed.thumbnail && picture(pictureOf(embed.thumbnail, message), "thumbnail"),
    embed.image && picture(pictureOf(embed.image, message), "image"),
    (embed.footer || embed.timestamp) && footer(embed));
  if (embed.color) card.style.setProperty("--bar", "#" + embed.color.toString(16).padStart(6, "0"));
  return card;
}

function outward(url, text) {
  return /^https?:/.test(url) ? el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, text) : el("span", {}, text);
}

function smallImage(url) {
  return url && /^(https?:|\/)/.test(url) && el("img", { class: "small", src: url, alt: "" });
}

// Up to three inline fields share a row; one that is not inline has its own.
function fields(all, world) {
  const rows = [];
  for (const field of all) {
    const row = rows.at(-1);
    if (field.inline && row?.[0].inline && row.length < 3) row.push(field);
    else rows.push([field]);
  }
  return rows.map((row) => el("div", { class: `fields of-${row.length}` }, row.map((field) => el("div", { class: "field" },
    el("div", { class: "field-name" }, inline(field.name, world)), el("div", { class: "markdown" }, markdown(field.value, world))))));
}

function footer(embed) {
  const date = embed.timestamp && new Date(embed.timestamp);
  return el("div", { class: "embed-footer" }, smallImage(embed.footer?.icon_url), el("span", {}, withEmoji(embed.footer?.text ?? ""),
    embed.footer && date && " · ", date && el("time", { datetime: date.toISOString() }, format(date, { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }))));
}

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "outward" };

function actionRow(row, doing, message, world) {
  return el("div", { class: "row", role: "group", "aria-label": "Actions" }, (row.components ?? []).map((part) => {
    if (part.type === 8) return openMenu(part, doing, message, new Map([...world.channels].filter(([id]) => !world.threads.has(id)).map(([id, name]) => [id, "#" + name])));
    if (part.type === 6) return openMenu(part, doing, message, world.roles);
    if (part.type === 3 && part.max_values > 1) return openMenu(part, doing, message, new Map((part.options ?? []).map(({ value, label }) => [value, label])));
    if (part.type !== 2) return selectMenu(part, doing, message);
    const face = [part.emoji && buttonEmoji(part.emoji), part.label && el("span", { class: "label-text" }, withEmoji(part.label))];
    if (part.style === 5) return el("a", { class: "button outward", href: outwardUrl(part.url), target: "_blank", rel: "noopener noreferrer" }, face, icon("away"));
    const waiting = doing.pressed.has(part.custom_id);
    return el("button", {
      class: `button ${STYLES[part.style] ?? "secondary"}${waiting ? " waiting" : ""}`, type: "button", "data-custom-id": part.custom_id,
      disabled: Boolean(part.disabled), "aria-busy": waiting && "true", "aria-label": !part.label && part.emoji?.name,
    }, face, waiting && dots());
  }));
}

function outwardUrl(url) {
  return /^https?:/.test(url ?? "") ? url : undefined;
}

function buttonEmoji(emoji) {
  return emoji.id ? customEmoji(emoji) : el("span", { class: "emoji" }, emoji.name);
}

// What was picked is shown until the message says otherwise. Selects of other kinds are only shown.
function selectMenu(part, doing, message) {
  const { custom_id, placeholder = "Make a selection", options = [], disabled, type, max_values = 1 } = part;
  const chosen = options.find(({ value }) => value === doing.picked.get(custom_id)) ?? options.find((option) => option.default);
  const waiting = doing.pressed.has(custom_id);
  const face = el("summary", { "aria-label": chosen?.label ?? placeholder, "aria-busy": waiting && "true", "aria-disabled": disabled && "true" },
    el("span", { class: chosen ? "chosen" : "chosen none" }, withEmoji(chosen?.label ?? placeholder)),
    waiting ? dots() : icon("down"));
  if (disabled || type !== 3 || max_values !== 1) return el("div", { class: "select", "data-custom-id": custom_id }, face);
  return el("details", { class: "select", name: "select-" + message.id, "data-custom-id": custom_id }, face,
    el("div", { class: "options", role: "listbox" }, options.map((option) => el("button", {
      class: "option", type: "button", role: "option", "data-value": option.value, "aria-selected": String(option === chosen),
    }, el("span", {}, withEmoji(option.label), option.description && el("small", {}, option.description))))));
}

// The values of a select that are picked at first.
export function defaultsOf({ options, default_values = [] } = {}) {
  return options ? options.filter((option) => option.default).map(({ value }) => value) : default_values.map(({ id }) => id);
}

// Any number of channels, roles or values is picked while the list is open, and sent when it closes.
function openMenu(part, doing, message, all) {
  const { custom_id, placeholder = "Make a selection", disabled, max_values = 1 } = part;
  const chosen = doing.picked.get(custom_id) ?? defaultsOf(part);
  const waiting = doing.pressed.has(custom_id);
  const names = chosen.map((id) => all.get(id) ?? "unknown").join(", ");
  const face = el("summary", { "aria-label": names || placeholder, "aria-busy": waiting && "true", "aria-disabled": disabled && "true" },
    el("span", { class: names ? "chosen" : "chosen none" }, names || placeholder),
    waiting ? dots() : icon("down"));
  if (disabled) return el("div", { class: "select", "data-custom-id": custom_id }, face);
  return el("details", { class: `select several${max_values === 1 ? " at-most-one" : ""}`, name: "select-" + message.id, "data-custom-id": custom_id }, face,
    el("div", { class: "options", role: "listbox", "aria-multiselectable": String(max_values > 1) }, [...all].map(([id, name]) => el("button", {
      class: "option", type: "button", role: "option", "data-value": id, "aria-selected": String(chosen.includes(id)),
    }, el("span", {}, name)))));
}
