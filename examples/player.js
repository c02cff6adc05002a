#!/usr/bin/env node
// A player of cards and dice in a few lines. docs/players.md says what it reads and writes.
//
//     henge tournament --game dice --players 3 --games 100 --keep --seats 'program:examples/player.js,random,random'
"use strict";

/** Predicts a fair share of the tricks; takes tricks while it needs them, and then avoids them. */
function cards({ ask, answers, cards, players, prediction, seat, won }) {
  if (ask.what === "predict") {
    return best(answers, ({ tricks }) => -Math.abs(tricks - cards / players));
  }
  if (ask.what === "play") {
    const sign = prediction > won[seat] ? 1 : -1;
    return best(answers, ({ card }) => sign * strength(card));
  }
  return any(answers);
}

function strength(card) {
  return { W: 14, J: 0 }[card] ?? Number(card.slice(1));
}

/** Leaves as soon as the prediction is hit, and else hopes for another roll. */
function dice(view) {
  const hit = view["would-score"][view.seat]?.prediction.xs > 0;
  const leave = view.answers.filter(({ action }) => action === "leave");
  const others = view.answers.filter(({ action }) => action !== "leave");
  return any(leave.length && (hit || !others.length) ? leave : others);
}

function any(answers) {
  return answers[Math.floor(Math.random() * answers.length)];
}

function best(answers, value) {
  return answers.reduce((one, other) => (value(other) > value(one) ? other : one));
}

require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const view = JSON.parse(line);
  if ("over" in view) {
    // A game has ended, and with --keep another one follows.
    console.log("ready");
  } else {
    console.log(JSON.stringify(view.game === "cards" ? cards(view) : dice(view)));
  }
});
