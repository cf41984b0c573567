"""A bot that speaks Longhall's protocol: a question is a line of JSON, and so is the answer.

It prefers what ends soonest in the alphabet, which is as good as choosing by lot; put your own thoughts into `choose`.
"""

import json
import sys


def choose(question):
    """One of question["choices"]; question["view"] is all that the seat may see."""
    return min(question["choices"], key=lambda key: key[::-1])


for line in sys.stdin:
    question = json.loads(line)
    answer = {"question": question["question"], "choice": choose(question)}
    print(json.dumps(answer), flush=True)
