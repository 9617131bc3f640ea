#!/usr/bin/env python3
"""Writes model_texts.h: the texts of the model that the window shows, for lupdate.

The model knows no Qt, so its titles and helps cannot be marked where they stand. They are read from its
tables here, each kind by the shape of its rows, and shown() of widgets/base translates them.

    model_texts.py [FILE]      writes FILE (model_texts.h beside this script)
"""

import json
import re
import sys
from pathlib import Path

here = Path(__file__).resolve().parent
root = here.parent.parent

literals = r'(?:"(?:[^"\\]|\\.)*"\s*)+'
literal = re.compile(r'"((?:[^"\\]|\\.)*)"')


def joined(text):
    """Neighbouring literals are one."""
    return "".join(literal.findall(text))


def source(path):
    text = path.read_text(encoding="utf-8")
    return re.sub(r"^\s*//.*$", "", text, flags=re.MULTILINE)


def tables(text, kind):
    """What stands in the braces of the arrays of this type."""
    for head in re.finditer(kind + r"\s+\w+\[\]\s*=\s*\{", text):
        depth, at = 1, head.end()
        while depth and at < len(text):
            found = literal.match(text, at)
            if found:
                at = found.end()
                continue
            depth += {"{": 1, "}": -1}.get(text[at], 0)
            at += 1
        yield text[head.end() : at - 1]


def rows(table):
    """The members of each row of a table, as they are written."""
    members, start, depth, at = [], 0, 0, 0
    while at < len(table):
        found = literal.match(table, at)
        if found:
            at = found.end()
            continue
        sign = table[at]
        depth += sign in "{("
        if sign == "{" and depth == 1:
            members, start = [], at + 1
        depth -= sign == ")"
        if sign in ",}" and depth == 1:
            members.append(table[start:at].strip())
            start = at + 1
        if sign == "}":
            depth -= 1
            if depth == 0:
                yield members
        at += 1


def members_of(files, kind, places):
    """The texts at these places of every row of the tables of a type."""
    for path in files:
        for table in tables(source(path), kind):
            for row in rows(table):
                for place in places:
                    if place < len(row) and row[place].startswith('"'):
                        yield joined(row[place])


def assigned(files, names):
    """What is assigned to these members of a struct."""
    for path in files:
        for found in re.finditer(r"\.(?:" + "|".join(names) + r")\s*=\s*(" + literals + ")", source(path)):
            yield joined(found.group(1))


def messages(files):
    """The templates that stand right behind `Message(`, or the name of one: `Message name(`."""
    for path in files:
        for found in re.finditer(r"\bMessage(?: \w+)?\(\s*(" + literals + ")", source(path)):
            yield joined(found.group(1))


def said(files):
    """What is given to a wording, and the templates of sentences.cpp."""
    for path in files:
        spoken = r"wording(?:\(\))?\("
        if path.name == "sentences.cpp":
            spoken += r"|filledIn\(|named\(|\breturn |[?:] "
        for found in re.finditer(rf"(?:{spoken})\s*({literals})", source(path)):
            yield joined(found.group(1))


def nouns(files):
    """What the readers of files call their parts: `a piece`, `the number of files`."""
    for path in files:
        for found in literal.finditer(source(path)):
            if re.fullmatch(r"[a-z][a-z']*(?: [a-z']+)+", found.group(1)):
                yield found.group(1)


def model(*patterns):
    return sorted(path for pattern in patterns for path in (root / "model").glob(pattern))


# Layers and readers whose words no one sees.
hidden = {"solver", "fairy_stockfish"}


def texts():
    """Every text once, in a fixed order."""
    headers = [path for path in model("**/*.h") if hidden.isdisjoint(path.parts)] + sorted((root / "widgets").glob("**/*.h"))
    rules = model("design/rules/**/*.cpp", "design/rule_rows.cpp")
    yield from members_of(headers + model("board/orientations.cpp", "edit/board/zone_edits.cpp"), r"EnumName<[\w:]+>", [2])
    yield from assigned(rules, ["title", "help", "sentence", "event", "usual", "over", "brief"])
    yield from assigned(model("design/rule_sheet.cpp"), ["sentence"])
    yield from assigned(model("play/ends/game_end_text.cpp"), ["draw", "wins", "loses"])
    yield from messages(model("**/*.h", "**/*.cpp"))
    yield from nouns(model("file/design/*.cpp", "file/json/*.cpp"))
    window = [path for folder in ("widgets", "app") for path in sorted((root / folder).glob("**/*.cpp"))]
    yield from messages(path for path in window if "cli" not in path.parts)
    yield from members_of(model("phrase/functions.cpp"), "FunctionRow", [10, 11])
    yield from members_of(model("phrase/reference.cpp"), "ReferenceRow", [2])
    yield from members_of(model("phrase/phrase_patterns.cpp"), "PhrasePattern", [2, 3])
    yield from said(model("phrase/*.cpp"))
    yield from members_of(rules, "RuleFieldRow", [1, 2])
    yield from members_of(rules, "RuleAdvice", [1])
    yield from members_of(model("board/board_form_rows.cpp"), "BoardForm", [4])
    yield from members_of(model("board/board_form_rows.cpp"), "SizeParameter", [1])
    yield from members_of(model("edit/rules/rule_templates.cpp"), "RuleTemplate", [1, 2])
    yield from members_of(model("movement/legs/leg_traits.h"), r"LegFlag<\w+>", [2, 3, 4])
    yield from members_of(model("exchange/formats.cpp"), "OptionChoice", [1])
    yield from members_of(model("exchange/formats.cpp"), "FormatOption", [1, 2])
    yield from members_of(model("exchange/formats.cpp"), "Format", [1])
    yield from members_of(model("exchange/game_files/game_file_formats.cpp"), "GameFileFormat", [1])
    yield from members_of(model("design/zone_meaning.cpp"), "ZoneKindRow", [3])
    yield from members_of(model("check/check.cpp"), "CheckRow", [4])
    yield from members_of(model("check/secret_checks.cpp"), "SecretFix", [1])
    yield from members_of(model("picture/marks.cpp"), "MarkLegend", [1])
    for rule in json.loads((root / "resources/rules/library.json").read_text(encoding="utf-8")):
        yield from (rule["title"], rule["help"])
        if "says" in rule:
            yield rule["says"]
    for design in sorted((root / "resources/designs").glob("*.rookery")):
        yield json.loads(design.read_text(encoding="utf-8")).get("family", "")


def main():
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else here / "model_texts.h"
    lines = [
        "// Made by model_texts.py from the tables of the model; for lupdate alone.",
        "// clang-format off",
        "static const char *const modelTexts[] = {",
    ]
    seen = set()
    for text in texts():
        # Names such as "PGN" and signs say themselves, and so does an argument that stands alone.
        if text and text not in seen and re.search(r"[a-z]{2}|^[A-Z][a-z]$", text) and not re.fullmatch(r"\{\w+\}", text):
            seen.add(text)
            lines.append('    QT_TRANSLATE_NOOP("model", "%s"),' % text)
    lines.append("};")
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")


main()
