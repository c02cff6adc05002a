// Forms (modals): what the bot asks somebody to fill in.

import { el } from "./markdown.js";
import { avatar, icon } from "./render.js";

const PARAGRAPH = 2;

/**
 * Opens a form. `send` is given what was typed, in the order of its lines, and says whether it went out;
 * the form stays until `answered` says that it has arrived.
 */
export function openForm({ title, components }, bot, send) {
  const lines = components.map(({ components: [input] }, at) => line(input, `form-${at}`));
  const trouble = el("p", { class: "failed", role: "alert" });
  const submit = el("button", { class: "button primary", type: "submit" }, "Submit");
  const cancel = el("button", { class: "button secondary", type: "button" }, "Cancel");
  const close = el("button", { class: "plain", type: "button", "aria-label": "Close" }, icon("close"));
  const form = el("form", { autocomplete: "off" },
    el("header", {}, avatar("app", bot, true), el("h2", { id: "form-title" }, title), close),
    lines.map(({ part }) => part),
    el("p", { class: "notice" }, `What you type here goes to ${bot}. Do not share passwords.`),
    trouble,
    el("footer", {}, cancel, submit));
  const dialog = el("dialog", { class: "form", "aria-labelledby": "form-title" }, form);

  const state = (sending, text = "") => {
    submit.disabled = sending;
    submit.setAttribute("aria-busy", String(sending));
    trouble.textContent = text;
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (submit.disabled) return;
    state(send(lines.map(({ box }) => box.value)));
  });
  [cancel, close].forEach((button) => button.addEventListener("click", () => dialog.close()));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  lines[0]?.box.focus();
  return {
    answered(status) {
      if (status === "done") dialog.close();
      else state(false, "Something went wrong. Try again.");
    },
  };
}

function line({ label, placeholder, value = "", style, required = true, min_length, max_length = 4000 }, id) {
  const settings = { id, placeholder, required, maxlength: max_length, minlength: min_length, spellcheck: "false" };
  const box = style === PARAGRAPH ? el("textarea", { ...settings, rows: 4 }) : el("input", { ...settings, type: "text" });
  box.value = value;
  const left = el("span", { class: "left", "aria-hidden": "true" });
  const count = () => (left.textContent = String(max_length - [...box.value].length));
  box.addEventListener("input", count);
  count();
  const name = el("label", { for: id }, label, required && el("span", { class: "required", title: "required" }, "*"));
  return { box, part: el("div", { class: "line" }, el("div", { class: "line-name" }, name, left), box) };
}
