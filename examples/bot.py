#!/usr/bin/env python3
"""A bot for every game, over HTTP: it sits down at a table and does anything that is legal.

    python3 examples/bot.py http://localhost:7777 brandubh                # a new table against a squire
    python3 examples/bot.py http://localhost:7777 k3v7m2qz8fwh5xcj9rta    # a free seat at a table

What else can be asked for stands in docs/protocol.md.
"""
import json, random, sys, urllib.error, urllib.request

server, where = sys.argv[1], sys.argv[2]
token = None

def call(method, path, body=None):
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server + "/api" + path, data, headers, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)

token = call("POST", "/guests", {"name": "A bot in Python"})["token"]
game = next((game for game in call("GET", "/games") if game["game"] == where), None)
if game:
    others = [{"seat": seat, "level": "squire"} for seat in range(1, game["least"])]
    where = call("POST", "/tables", {"game": where, "sit": [0], "bots": others})["table"]
    call("POST", f"/tables/{where}/ask", {"ask": "start"})
table = f"/tables/{where}"
seats = call("GET", table)["seats"]
seat = next(seat for seat, who in enumerate(seats) if game or not (who["name"] or who["bot"]))
if not game:
    call("POST", table + "/ask", {"ask": "sit", "seat": seat})
while (now := call("GET", table + "?brief=true"))["stage"] in ("open", "playing"):
    if legal := now["views"][0]["legal"]:
        try:
            call("POST", table + "/ask", {"ask": "act", "seat": seat, "action": random.choice(legal)})
        except urllib.error.HTTPError as error:  # somebody else was faster: look again
            print(error.read().decode(), file=sys.stderr)
    else:
        call("GET", f"{table}/events?after={now['number']}&wait=30")
print(now["outcome"]["reason"] if now["outcome"] else "The table was given up.")
