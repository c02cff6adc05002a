// The message box: reads "/wizard play game:cards" as it is typed and offers what may follow.

import { el } from "./markdown.js";

/**
 * Every command that can be sent, with its subcommands spelled out: `words` in the language of this
 * locale, which is what people see, and `plain` with the names that the bot knows.
 */
export function leaves(commands, locale) {
  return commands.filter(({ type = 1 }) => type === 1).flatMap((command) => branch([command], locale));
}

// `nodes` leads from the command to its subcommand.
function branch(nodes, locale) {
  const node = nodes.at(-1);
  const inner = (node.options ?? []).filter(({ type }) => type === SUBCOMMAND || type === GROUP);
  if (inner.length > 0) return inner.flatMap((next) => branch([...nodes, next], locale));
  const options = [...(node.options ?? [])].sort((a, b) => Number(Boolean(b.required)) - Number(Boolean(a.required)));
  const [name, ...path] = nodes.map((node) => node.name);
  return [{
    name,
    path,
    plain: [name, ...path].join(" "),
    words: nodes.map((node) => localized(node, "name", locale)).join(" "),
    description: localized(node, "description", locale),
    options: options.map((option) => localizedOption(option, locale)),
  }];
}

// An option keeps its name, by which the bot knows it; people see `shown`.
function localizedOption(option, locale) {
  return {
    ...option,
    shown: localized(option, "name", locale),
    description: localized(option, "description", locale),
    choices: option.choices?.map((choice) => ({ ...choice, shown: localized(choice, "name", locale) })),
  };
}

// Discord takes these where a language has no words of its own.
const FALLBACKS = { "en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES" };

/** A text of a command as people see it in this locale. */
export function localized(node, key, locale) {
  const words = node[`${key}_localizations`] ?? {};
  return words[locale] ?? words[FALLBACKS[locale]] ?? node[key] ?? "";
}

const SUBCOMMAND = 1;
const GROUP = 2;
const KINDS = { 3: "text", 4: "whole number", 5: "yes or no", 6: "person", 7: "channel", 8: "role", 9: "person", 10: "number", 11: "file" };

/** What a text means so far: which command, what is given, what is still open. */
export function understand(text, all, world) {
  // Both names of a command are understood; if two commands share one, it is the one that is shown.
  const match = (leaf) => [leaf.words, leaf.plain].find((words) => spelled(words).test(text));
  const leaf = all.filter(match).sort((a, b) => match(b).length - match(a).length || Number(match(b) === b.words) - Number(match(a) === a.words))[0];
  if (!leaf) return { leaf: undefined, typed: text.slice(1).trimStart().toLowerCase() };
  const start = text.match(spelled(match(leaf)))[0].length;
  const marks = optionMarks(text, start, leaf.options);
  const given = marks.map((mark, at) => ({ ...mark, ...settle(mark.option, text.slice(mark.from, marks[at + 1]?.at ?? text.length), world) }));
  const last = given.at(-1);
  const stray = last ? last.rest : text.slice(start).trim();
  const early = last ? given.slice(0, -1).find(({ rest }) => rest)?.rest ?? text.slice(start, marks[0].at).trim() : "";
  const missing = leaf.options.filter(({ required, name }) => required && !given.some(({ option }) => option.name === name));
  const open = last && !stray && (last.trouble || last.option.autocomplete || !/\s$/.test(text)) ? last : undefined;
  return { leaf, given, stray, missing, open, trouble: troubleOf({ leaf, given, stray, early, missing }) };
}

/** The option values as Discord types them. */
export function valuesOf({ given }) {
  return Object.fromEntries(given.map(({ option, value }) => [option.name, value]));
}

function spelled(words) {
  return new RegExp(`^/${words.replaceAll(" ", "\\s+")}(?=\\s|$)`, "i");
}

function optionMarks(text, start, options) {
  const marks = [];
  for (const [option, name] of [...options.map((option) => [option, option.shown]), ...options.map((option) => [option, option.name])]) {
    const match = text.match(new RegExp(`(?<=\\s)${name}:`, "i"));
    if (!match || match.index < start || marks.some((mark) => mark.option === option || mark.at === match.index)) continue;
    marks.push({ option, at: match.index, from: match.index + match[0].length });
  }
  return marks.sort((a, b) => a.at - b.at);
}

// "cards pre" for a list of games: the value is "cards", and "pre" begins the next option.
function settle(option, raw, world) {
  const whole = raw.trim();
  const read = valueOf(option, whole, world);
  const cut = whole.lastIndexOf(" ");
  if (!read.trouble || cut < 0) return { ...read, text: whole, rest: "" };
  const head = valueOf(option, whole.slice(0, cut).trim(), world);
  return head.trouble ? { ...read, text: whole, rest: "" } : { ...head, text: whole.slice(0, cut).trim(), rest: whole.slice(cut + 1) };
}

function valueOf(option, text, world) {
  const trouble = (words) => ({ trouble: `${option.shown}: ${words}` });
  if (text === "") return trouble("say which");
  if (option.autocomplete && world.suggested.has(suggestedKey(option, text))) return { value: world.suggested.get(suggestedKey(option, text)) };
  if (option.choices?.length > 0) {
    const choice = option.choices.find(({ shown, name, value }) => [shown, name, String(value)].some((word) => word.toLowerCase() === text.toLowerCase()));
    return choice ? { value: choice.value } : trouble(`“${text}” is not one of ${option.choices.map(({ shown }) => shown).join(", ")}`);
  }
  switch (option.type) {
    case 4: return /^-?\d+$/.test(text) ? within(option, Number(text), trouble) : trouble(`“${text}” is not a whole number`);
    case 10: return Number.isFinite(Number(text)) ? within(option, Number(text), trouble) : trouble(`“${text}” is not a number`);
    case 5: return /^(true|yes)$/i.test(text) ? { value: true } : /^(false|no)$/i.test(text) ? { value: false } : trouble("say true or false");
    case 6: case 9: return named(text, world.people, "@", trouble, "nobody here is called");
    case 7: return named(text, world.channels, "#", trouble, "no channel is called");
    case 8: case 11: return trouble(`a ${KINDS[option.type]} cannot be given here`);
    default: return lengthFits(option, text) ? { value: text } : trouble(`${option.min_length ?? 0} to ${option.max_length ?? 6000} characters`);
  }
}

/** Under what the value of a suggestion is kept, for as long as the command is typed. */
export function suggestedKey({ name }, text) {
  return `${name}\n${text.toLowerCase()}`;
}

function within({ min_value: min = -Infinity, max_value: max = Infinity }, value, trouble) {
  if (value < min) return trouble(`at least ${min}`);
  return value > max ? trouble(`at most ${max}`) : { value };
}

function lengthFits({ min_length: min = 0, max_length: max = 6000 }, text) {
  return text.length >= min && text.length <= max;
}

function named(text, names, sign, trouble, complaint) {
  const id = text.match(/^<[@#]!?(\d+)>$/)?.[1] ?? text;
  const plain = text.replace(new RegExp("^" + sign), "").toLowerCase();
  const found = [...names].find(([key, name]) => key === id || name.toLowerCase() === plain);
  return found ? { value: found[0] } : trouble(`${complaint} “${text}”`);
}

function troubleOf({ leaf, given, stray, early, missing }) {
  const odd = early || stray;
  if (odd) return `“${odd}” is not an option of /${leaf.words}`;
  const wrong = given.find(({ trouble }) => trouble);
  if (wrong) return wrong.trouble;
  return missing.length > 0 ? `still missing: ${missing.map(({ shown }) => shown).join(", ")}` : undefined;
}

/** What may be picked next, and whether the first of it is what Enter would take. */
export function offersFor(text, meaning, all, world) {
  const { leaf, open, given, stray, missing } = meaning;
  if (!leaf) return { eager: true, list: commandOffers(meaning.typed, all) };
  if (open) return valueOffers(text, open, missing, world);
  const left = leaf.options.filter(({ shown, name }) => !given.some(({ option }) => option.name === name) && [shown, name].some((word) => word.startsWith(stray.toLowerCase())));
  const head = text.trimEnd().slice(0, stray ? -stray.length : undefined).trimEnd();
  return {
    eager: stray !== "",
    list: left.map((option) => ({ label: option.shown, detail: option.description, tag: option.required ? "required" : KINDS[option.type], insert: `${head} ${option.shown}:` })),
  };
}

function commandOffers(typed, all) {
  const near = (words) => words.startsWith(typed) ? 0 : ` ${words}`.includes(` ${typed}`) ? 1 : typed.split(/\s+/).every((word) => words.includes(word)) ? 2 : 3;
  const fits = ({ words, plain }) => Math.min(near(words), near(plain));
  return all.filter((leaf) => fits(leaf) < 3).sort((a, b) => fits(a) - fits(b)).map((leaf) => {
    const required = leaf.options.find((option) => option.required);
    return { label: "/" + leaf.words, detail: leaf.description, tag: leaf.options.map(({ shown }) => shown).join("  "), insert: `/${leaf.words} ${required ? required.shown + ":" : ""}` };
  });
}

function valueOffers(text, { option, from, text: typed, trouble }, missing, world) {
  const exact = !trouble;
  const next = missing.find(({ name }) => name !== option.name);
  if (option.autocomplete) {
    const list = world.choices.map(({ name }) => ({ label: name, detail: "", tag: "", insert: `${text.slice(0, from)}${name} ${next ? next.shown + ":" : ""}` }));
    return { eager: !exact && list.length > 0, list };
  }
  const fitting = candidates(option, world).filter((word) => exact || word.toLowerCase().replace(/^[@#]/, "").includes(typed.toLowerCase().replace(/^[@#]/, "")));
  return { eager: !exact && fitting.length > 0, list: fitting.map((word) => ({ label: word, detail: "", tag: "", insert: `${text.slice(0, from)}${word} ${next ? next.shown + ":" : ""}` })) };
}

function candidates(option, world) {
  if (option.choices?.length > 0) return option.choices.map(({ shown }) => shown);
  switch (option.type) {
    case 5: return ["true", "false"];
    case 6: case 9: return [...world.people.values()].map((name) => "@" + name);
    case 7: return [...world.channels.values()].map((name) => "#" + name);
    default: return [];
  }
}

/** Brings the message box to life. `send` takes a command or a text and says whether it went out. */
export function composer({ form, box, panel, hint, list }, world, send) {
  let shown = { eager: false, list: [] };
  let chosen = -1;
  let last = "";
  let asked = ""; // what the bot was last asked to complete
  let pause;

  const all = () => leaves(world.commands, world.locale);
  const isCommand = () => box.value.startsWith("/");

  function look(complaint) {
    box.style.height = "auto";
    box.style.height = `${Math.min(box.scrollHeight, 200)}px`;
    if (!isCommand()) return close();
    const meaning = understand(box.value, all(), world);
    ask(meaning);
    shown = offersFor(box.value, meaning, all(), world);
    chosen = shown.eager && shown.list.length > 0 ? 0 : -1;
    hint.replaceChildren(...hintFor(meaning, complaint, shown.list.length));
    list.replaceChildren(...shown.list.map(offerItem));
    panel.hidden = false;
    mark();
  }

  const optionOf = (wanted) => wanted.split("\n").slice(0, 2).join("\n");

  // While somebody types on the bot is not asked for each letter.
  function ask({ leaf, given, open }) {
    const wanted = open?.option.autocomplete ? `${leaf.words}\n${open.option.name}\n${open.text}` : "";
    if (wanted === asked) return;
    if (optionOf(wanted) !== optionOf(asked)) world.choices = [];
    if (asked === "") world.suggested.clear();
    asked = wanted;
    clearTimeout(pause);
    if (wanted === "") return;
    const options = { ...valuesOf({ given }), [open.option.name]: open.text };
    pause = setTimeout(() => send.typing(leaf, options, open.option.name), 150);
  }

  // The bot says what may be chosen.
  function complete(option, choices) {
    world.choices = choices.map((choice) => ({ name: localized(choice, "name", world.locale), value: choice.value }));
    for (const { name, value } of world.choices) world.suggested.set(suggestedKey({ name: option }, name), value);
    if (document.activeElement === box) look();
  }

  function close() {
    panel.hidden = true;
    shown = { eager: false, list: [] };
    chosen = -1;
    box.removeAttribute("aria-activedescendant");
  }

  function mark() {
    [...list.children].forEach((item, at) => item.setAttribute("aria-selected", String(at === chosen)));
    list.children[chosen]?.scrollIntoView({ block: "nearest" });
    if (chosen >= 0) box.setAttribute("aria-activedescendant", "offer-" + chosen);
    else box.removeAttribute("aria-activedescendant");
  }

  function write(text) {
    box.value = text;
    box.focus();
    box.setSelectionRange(text.length, text.length);
    look();
  }

  function submit() {
    const text = box.value.trim();
    if (text === "") return;
    if (isCommand()) {
      const meaning = understand(text, all(), world);
      // Commands that exist, but not here, come with the app of an account.
      if (!meaning.leaf && all().length === 0 && world.allCommands.length > 0) return look(`${world.bot.name} has no commands here: add it to your account first (“has the app”).`);
      if (!meaning.leaf) return look(`There is no command ${text.split(" ")[0]}.`);
      if (meaning.trouble) return askFor(meaning);
      if (!send.command(meaning.leaf, valuesOf(meaning))) return;
    } else if (!send.say(withMentions(text, world))) return;
    last = text;
    box.value = "";
    ask({});
    look();
  }

  function askFor(meaning) {
    const next = meaning.missing[0];
    if (next && !meaning.stray && meaning.given.every(({ trouble }) => !trouble)) write(`${box.value.trimEnd()} ${next.shown}:`);
    look(meaning.trouble);
  }

  function move(step) {
    chosen = chosen < 0 && step < 0 ? shown.list.length - 1 : (chosen + step + shown.list.length) % shown.list.length;
    mark();
  }

  const keys = {
    ArrowDown: () => shown.list.length > 0 && move(1),
    ArrowUp: () => (shown.list.length > 0 ? move(-1) : box.value === "" && last && write(last)),
    Tab: ({ shiftKey }) => !shiftKey && shown.list.length > 0 && write(shown.list[Math.max(chosen, 0)].insert),
    Enter: ({ shiftKey }) => !shiftKey && (chosen >= 0 ? write(shown.list[chosen].insert) : submit()),
    Escape: () => !panel.hidden && close(),
  };
  box.addEventListener("keydown", (event) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (keys[event.key] && keys[event.key](event) !== false) event.preventDefault();
  });
  box.addEventListener("input", () => look());
  box.addEventListener("focus", () => look());
  box.addEventListener("blur", close);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  panel.addEventListener("pointerdown", (event) => event.preventDefault()); // the box keeps the focus
  list.addEventListener("click", ({ target }) => write(shown.list[[...list.children].indexOf(target.closest("li"))].insert));
  return { write, complete, look: () => document.activeElement === box && look() };
}

function offerItem({ label, detail, tag }, at) {
  return el("li", { id: "offer-" + at, role: "option", "aria-selected": "false" },
    el("span", { class: "offer" }, label), el("span", { class: "detail" }, detail), tag && el("span", { class: "offer-tag" }, tag));
}

function hintFor(meaning, complaint, count) {
  const { leaf, given, open } = meaning;
  if (!leaf) return [el("p", { class: complaint ? "trouble" : "" }, complaint ?? (count > 0 ? "Commands" : "No command begins like this."))];
  const chips = leaf.options.map((option) => {
    const here = given.find((one) => one.option.name === option.name);
    const state = here ? (here.trouble ? "asked" : "given") : option.required ? "missing" : "optional";
    return el("span", { class: "chip " + state }, option.shown, here && !here.trouble && el("b", {}, here.text), state === "missing" && " (required)");
  });
  const about = open ? [el("b", {}, open.option.shown), ` · ${open.option.description}${open.option.choices?.length > 0 ? "" : " · " + KINDS[open.option.type]}`] : [el("b", {}, "/" + leaf.words), ` · ${leaf.description}`];
  return [el("p", {}, about), chips.length > 0 && el("p", { class: "chips" }, chips), complaint && el("p", { class: "trouble", role: "alert" }, complaint)].filter(Boolean);
}

// "@Ben" becomes the mention that Discord would make of it.
function withMentions(text, world) {
  const swap = (written, names, sign) => [...names].sort(([, a], [, b]) => b.length - a.length).reduce((so, [id, name]) => so.replaceAll(sign + name, `<${sign}${id}>`), written);
  return swap(swap(text, world.people, "@"), world.channels, "#");
}
