"""A player of cards and dice in a few lines. docs/players.md says what it reads and writes.

    henge tournament --game cards --players 4 --games 100 --seats 'program:python3 examples/player.py,random,random,random'
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
        value = {"W": 100, "J": -1}
        strength = lambda answer: value.get(answer["card"]) or int(answer["card"][1:])
        return (max if needed else min)(answers, key=strength)
    return random.choice(answers)


def dice(view):
    """Leaves as soon as the prediction is hit, and else hopes for another roll."""
    hit = (view["would-score"][view["seat"]] or {}).get("prediction", {}).get("xs", 0) > 0
    leave = [answer for answer in view["answers"] if answer["action"] == "leave"]
    others = [answer for answer in view["answers"] if answer["action"] != "leave"]
    return random.choice(leave if leave and (hit or not others) else others)


for line in sys.stdin:
    view = json.loads(line)
    answer = cards(view) if view["game"] == "cards" else dice(view)
    print(json.dumps(answer), flush=True)
