// The menu of a person: the user commands that the bot has registered.

import { localized } from "./commands.js";
import { el } from "./markdown.js";

/** Whether there is anything to choose. */
export const hasMenu = ({ commands }) => userCommands(commands).length > 0;

const userCommands = (commands) => commands.filter(({ type }) => type === 2);

/** Brings the menu to life. `send` takes a command and the id of the person it is used on. */
export function personMenu(menu, world, send) {
  let opener;

  function open(button) {
    const { personId, personName } = button.dataset;
    opener?.setAttribute("aria-expanded", "false");
    opener = button;
    button.setAttribute("aria-expanded", "true");
    menu.setAttribute("aria-label", `Apps for ${personName}`);
    menu.replaceChildren(...userCommands(world.commands).map((command) => {
      const shown = localized(command, "name", world.locale);
      const item = el("button", { type: "button", role: "menuitem", tabindex: "-1" }, shown);
      item.addEventListener("click", () => {
        close();
        send(command, personId);
      });
      return item;
    }));
    menu.hidden = false;
    const { left, right, bottom } = button.getBoundingClientRect();
    menu.style.top = `${Math.min(bottom, innerHeight - menu.offsetHeight - 8)}px`;
    menu.style.left = `${Math.max(8, Math.min(left, right - menu.offsetWidth, innerWidth - menu.offsetWidth - 8))}px`;
    menu.firstChild.focus();
  }

  // Whoever closed it by a key goes on where they were.
  function close() {
    if (menu.hidden) return;
    const hadFocus = menu.contains(document.activeElement);
    menu.hidden = true;
    opener.setAttribute("aria-expanded", "false");
    if (hadFocus) opener.focus();
  }

  function step(by) {
    const items = [...menu.children];
    items[(items.indexOf(document.activeElement) + by + items.length) % items.length].focus();
  }

  const keys = { ArrowDown: () => step(1), ArrowUp: () => step(-1), Home: () => menu.firstChild.focus(), End: () => menu.lastChild.focus(), Escape: close, Tab: close };
  menu.addEventListener("keydown", (event) => {
    if (!keys[event.key]) return;
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]();
  });
  document.addEventListener("click", ({ target }) => !menu.contains(target) && !opener?.contains(target) && close());
  return { toggle: (button) => (menu.hidden || opener !== button ? open(button) : close()) };
}
