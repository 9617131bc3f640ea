#!/usr/bin/env python3
"""A UCI engine that lets a program which speaks GTP, such as GRhino's gtp-rhino, play Othello.

  rookery-cli match rookery "uci:tests/bench/gtp_othello.py /usr/games/gtp-rhino" --design othello --games 100 --time 100

GTP has the files the other way round, and Black begins; each position is played anew, since GTP knows no other way."""

import subprocess
import sys

PASS = "a1a1"


class Player:
    def __init__(self, command: list[str]):
        self.program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, command: str) -> str:
        """The answer of one line, without its mark."""
        print(command, file=self.program.stdin, flush=True)
        lines = iter(self.program.stdout.readline, "\n")
        answer = "".join(lines).strip()
        if not answer.startswith("="):
            raise RuntimeError(f"{command}: {answer}")
        return answer[1:].strip()

    def quit(self):
        self.ask("quit")
        self.program.wait()


def to_gtp(move: str) -> str:
    cell = move.split("@")[1]
    return chr(ord("a") + ord("h") - ord(cell[0])) + cell[1]


def from_gtp(vertex: str) -> str:
    if vertex.lower() == "pass":
        return PASS
    return "P@" + chr(ord("a") + ord("h") - ord(vertex[0].lower())) + vertex[1]


def main():
    player = Player(sys.argv[1:])
    moves: list[str] = []
    for line in sys.stdin:
        words = line.split()
        match words[0] if words else "":
            case "uci":
                print(f"id name {player.ask('name')}\noption name UCI_Variant type combo default othello var othello\nuciok", flush=True)
            case "isready":
                print("readyok", flush=True)
            case "position":
                moves = words[words.index("moves") + 1:] if "moves" in words else []
            case "go":
                player.ask("clear_board")
                for number, move in enumerate(moves):
                    if "@" in move:  # GRhino passes by itself
                        player.ask(f"play {'white' if number % 2 else 'black'} {to_gtp(move)}")
                best = player.ask(f"genmove {'white' if len(moves) % 2 else 'black'}")
                print("bestmove", from_gtp(best), flush=True)
            case "quit":
                break
    player.quit()


main()
