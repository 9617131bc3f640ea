#!/usr/bin/env python3
"""Measures a program in a game of three and more players: it sits alone among copies of another.

    seats.py DESIGN ALONE OTHERS [--games N] [--nodes N] [--opening N]

ALONE and OTHERS are programs that speak UCI as 'rookery-cli uci' does, DESIGN is a bundled design or a file. It takes every
seat equally often. Moves are judged by `rookery-cli play` of ROOKERY_CLI. Equal programs win one game in as many as there are seats.
"""
import argparse
import json
import os
import re
import shlex
import subprocess

CLI = os.environ.get("ROOKERY_CLI", "rookery-cli")


class Engine:
    def __init__(self, command, design):
        self.process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.say("uci")
        self.hear("uciok")
        path = design.endswith(".rookery")
        self.say(f"setoption name {'DesignPath' if path else 'UCI_Variant'} value {design}")

    def say(self, line):
        self.process.stdin.write(line + "\n")

    def hear(self, begin):
        for line in self.process.stdout:
            if line.startswith(begin):
                return line.split()
        raise SystemExit("an engine ended")

    def begin(self, seed):
        self.say(f"setoption name Seed value {seed}")
        self.say("ucinewgame")
        self.say("isready")
        self.hear("readyok")

    def move(self, moves, nodes):
        self.say("position startpos" + (" moves " + " ".join(moves) if moves else ""))
        self.say(f"go nodes {nodes}")
        return self.hear("bestmove")[1]


def state(design, moves):
    told = subprocess.run([CLI, "play", design, "--moves", " ".join(moves), "--json"], capture_output=True, text=True, check=True)
    return json.loads(told.stdout)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("design")
    parser.add_argument("alone")
    parser.add_argument("others")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--nodes", type=int, default=2000)
    parser.add_argument("--opening", type=int, default=8, help="moves of a beginner's depth before each game")
    parser.add_argument("--plies", type=int, default=400)
    parser.add_argument("--seats", default="White,Black,Red,Blue", help="the names of the design's players, in its order")
    request = parser.parse_args()
    alone, others = Engine(request.alone, request.design), Engine(request.others, request.design)
    names = request.seats.split(",")
    won = drawn = 0
    for game in range(request.games):
        seat = game % len(names)
        for engine in (alone, others):
            engine.begin(game // len(names) + 1)
        moves = []
        while True:
            now = state(request.design, moves)
            if now.get("result") or len(moves) >= request.plies:
                break
            player = int(re.search(r"turn=(\d+)", now["position"]).group(1)) - 1
            engine = alone if player == seat else others
            nodes = 20 if len(moves) < request.opening else request.nodes
            moves.append(engine.move(moves, nodes))
        found = re.match(r"(.*) wins", now["result"] or "")
        winner = names.index(found.group(1)) if found else None
        won += winner == seat
        drawn += winner is None
        print(f"game {game + 1}: {names[seat]} alone; {now['result'] or 'not ended'} after {len(moves)} moves", flush=True)
    print(f"alone won {won} of {request.games}, {drawn} drawn or not ended; equal would be {request.games / len(names):.1f}")


main()
