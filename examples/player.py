#!/usr/bin/env python3
"""A player of cards and dice in a few lines. docs/players.md says what it reads and writes.

    henge tournament --game cards --players 4 --games 100 --keep --seats 'program:examples/player.py,random,random,random'
"""
import json
import random
import sys


def cards(view):
    """Predicts a fair share of the tricks; takes tricks while it needs them, and then avoids them."""
    ask, answers = view["ask"], view["answers"]
    if ask["what"] == "predict":
        fair = view["cards"] / view["players"]
        return min(answers, key=lambda answer: abs(answer["tricks"] - fair))
    if ask["what"] == "play":
        needed = view["prediction"] > view["won"][view["seat"]]
        return (max if needed else min)(answers, key=lambda answer: strength(answer["card"]))
    return random.choice(answers)


def strength(card):
    return {"W": 14, "J": 0}.get(card) if card in "WJ" else int(card[1:])


def dice(view):
    """Leaves as soon as the prediction is hit, and else hopes for another roll."""
    hit = (view["would-score"][view["seat"]] or {}).get("prediction", {}).get("xs", 0) > 0
    leave = [answer for answer in view["answers"] if answer["action"] == "leave"]
    others = [answer for answer in view["answers"] if answer["action"] != "leave"]
    return random.choice(leave if leave and (hit or not others) else others)


for line in sys.stdin:
    view = json.loads(line)
    if "over" in view:
        # A game has ended, and with --keep another one follows.
        print("ready", flush=True)
        continue
    answer = cards(view) if view["game"] == "cards" else dice(view)
    print(json.dumps(answer), flush=True)
