"""Finds the places where a small change can be made in a C++ file, and writes each so that it is chosen at run time.

A place has the line as it is and as changed, and a span of the text with the code that stands there instead:
`@` in this code is the condition "this mutant runs".
"""

import collections
import dataclasses
import pathlib
import re

REPLACEMENTS = (
    ("comparison", r" == ", " != "),
    ("comparison", r" != ", " == "),
    ("bound", r" < ", " <= "),
    ("bound", r" <= ", " < "),
    ("bound", r" > ", " >= "),
    ("bound", r" >= ", " > "),
    ("sign", r" \+ ", " - "),
    ("sign", r" - ", " + "),
    ("sign", r" && ", " || "),
    ("sign", r" \|\| ", " && "),
    ("sign", r"(?<=[(&|] )!(?=[\w(])|(?<=\()!(?=[\w(])", ""),
    ("sign", r"\btrue\b", "false"),
    ("sign", r"\bfalse\b", "true"),
    ("bound", r"(?<=[ (])1(?=[;,) ])", "2"),
    ("bound", r"(?<=[ (])0(?=[;,) ])", "1"),
)
STATEMENT = re.compile(r"^ {4,}(\+\+)?[\w.:>\[\]()*-]+(\(.*\)|(\+\+|--)| [-+*/|&]?= [^{]*);$")
NO_STATEMENT = re.compile(r"^\s*(return|break|continue|const|auto|static|using|case|default|delete|throw|assert)\b")
SKIPPED = re.compile(r"^\s*(#|//|\*|namespace|using|template|static_assert|assert|case)|\bconstexpr\b")

TEXTS = re.compile(
    r"//[^\n]*|/\*.*?\*/|R\"(?P<mark>\w*)\(.*?\)(?P=mark)\"|\"(?:\\.|[^\"\\\n])*\"|(?<![0-9])'(?:\\.|[^'\\\n])*'", re.DOTALL)
TOKEN = re.compile(r"\w+|::|->|<<=|>>=|<=>|[-+*/%&|^<>=!]=|&&|\|\||<<|>>|\+\+|--|\S")
OPENING = ("(", "[", "{", "<")
CLOSING = (")", "]", "}", ">", ">>")
BEGIN_OF = {")": "(", "]": "[", "}": "{", ">": "<"}
ASSIGNMENTS = {"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="}
ENDS = {";", ",", "?", ":", "return", "throw", "else", "do", "case"} | ASSIGNMENTS
LOGIC = {"&&", "||"}
COMPARISONS = {"==", "!=", "<", "<=", ">", ">=", "<=>"}


@dataclasses.dataclass(order=True)
class Place:
    file: str
    line: int
    kind: str
    before: str
    after: str
    start: int
    end: int
    code: str
    same: int = 0  # how many changes of the file that read the same are before it

    def key(self) -> str:
        """Stays the same when lines are put before it."""
        return "|".join((self.file, self.before.strip(), self.after.strip(), str(self.same)))


def without_texts(text: str) -> str:
    """The same text, as long, with blanks for remarks and a word for each text."""

    def filled(found: re.Match) -> str:
        is_remark = found[0].startswith(("//", "/*"))
        return re.sub(r"[^\n]" if is_remark else r"(?s).", " " if is_remark else "x", found[0])

    return TEXTS.sub(filled, text)


class Tokens:
    """The words and signs of a text, and where an expression begins and ends in it."""

    def __init__(self, text: str):
        self.text = text
        self.spans = [found.span() for found in TOKEN.finditer(text)]
        self.words = [text[start:end] for start, end in self.spans]
        self.at_start = {start: index for index, (start, _) in enumerate(self.spans)}
        self.partner = self.partners()

    def is_spaced(self, index: int) -> bool:
        return self.text[self.spans[index][0] - 1].isspace()

    def partners(self) -> dict[int, int]:
        """Brackets that belong together; an angle without a blank before it is one of a template."""
        partner = {}
        stack = []
        for index, word in enumerate(self.words):
            is_angle = word in ("<", ">", ">>") and not self.is_spaced(index)
            if word in ("(", "[", "{") or (word == "<" and is_angle):
                stack.append(index)
            elif word in (")", "]", "}") or is_angle:
                for close in word if is_angle else (word,):
                    while stack and close != ">" and self.words[stack[-1]] == "<":
                        stack.pop()
                    if stack and self.words[stack[-1]] == BEGIN_OF[close]:
                        partner[index] = stack.pop()
                        partner[partner[index]] = index
        return partner

    def ends_statement(self, index: int) -> bool:
        return self.words[index] == "}" and self.text[self.spans[index][1] :].startswith("\n")

    def expression(self, index: int, ends: set[str]) -> tuple[int, int]:
        """The span of the expression around the operator at this index that is between two of the ends."""
        first = index
        while first > 0:
            before = first - 1
            word = self.words[before]
            is_bracket = before in self.partner
            if word in ends and not is_bracket or word in OPENING and (is_bracket or word != "<") or self.ends_statement(before):
                break
            first = self.partner[before] if word in CLOSING and is_bracket else before
        last = index
        while last + 1 < len(self.words):
            after = last + 1
            word = self.words[after]
            is_bracket = after in self.partner
            if word in ends and not is_bracket or word in CLOSING and (is_bracket or word not in (">", ">>")):
                break
            last = self.partner[after] if word in OPENING and is_bracket else after
        return self.spans[first][0], self.spans[last][1]


def code_of(tokens: Tokens, text: str, old: str, new: str, start: int) -> tuple[int, int, str] | None:
    """Which span is written anew, and how, when the old sign at this place becomes the new one."""
    end = start + len(old)
    sign = old.strip()
    if not new:  # a negation that is left out
        return start, end, "@ != !"
    if sign[0].isalnum():
        return start, end, f"(@ ? {new} : {old})"
    index = tokens.at_start.get(start + 1)
    if index is None:
        return None
    ends = ENDS if sign in LOGIC else ENDS | LOGIC
    if sign in ("+", "-"):
        ends = ends | COMPARISONS
    first, last = tokens.expression(index, ends)
    if not first < start < last:
        return None
    whole = text[first:last]
    if sign in ("==", "!="):
        return first, last, f"(@ != ({whole}))"
    return first, last, f"(@ ? ({text[first:start]}{new}{text[end:last]}) : ({whole}))"


def places_of(root: pathlib.Path, file: str) -> list[Place]:
    """All places of a file."""
    places = list(places_in((root / file).read_text(), file))
    count = collections.Counter()
    for place in places:
        place.same = count[place.key()]
        count[dataclasses.replace(place, same=0).key()] += 1
    return places


def places_in(text: str, file: str):
    masked = without_texts(text)
    tokens = Tokens(masked)
    offset = 0
    before = ""
    for number, line in enumerate(text.split("\n"), 1):
        hidden = masked[offset : offset + len(line)]
        if not SKIPPED.search(hidden):
            for kind, old, new in REPLACEMENTS:
                for found in re.finditer(old, hidden):
                    after = line[: found.start()] + new + line[found.end() :]
                    # Texts have no difference, and the compiler wants parentheses around the one in the other.
                    if (new == " - " and '"' in line) or (" && " in after and " || " in after):
                        continue
                    written = code_of(tokens, text, found[0], new, offset + found.start())
                    if written:
                        yield Place(file, number, kind, line, after, *written)
            if STATEMENT.match(hidden) and not NO_STATEMENT.match(hidden) and before.endswith((";", "{", "}")):
                start = offset + len(line) - len(line.lstrip())
                yield Place(file, number, "missing line", line, "", start, offset + len(line), f"if (!@) {line.lstrip()}")
        before = hidden.rstrip()
        offset += len(line) + 1


def planted(text: str, places: list[tuple[int, Place]]) -> str:
    """The text with these numbered places in it, each of which runs when its number is asked for."""
    for number, place in sorted(places, key=lambda row: -row[1].start):
        text = text[: place.start] + place.code.replace("@", f"mutant_on({number})") + text[place.end :]
    return '#include "mutant_on.h"\n#line 1\n' + text
