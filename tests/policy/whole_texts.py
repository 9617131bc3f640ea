#!/usr/bin/env python3
"""Refuses texts that can only be parts of a sentence, since other languages put their words in another order.

    whole_texts.py FILE.ts
"""

import re
import sys
import xml.etree.ElementTree as xml

# What a whole text never has: a blank at an end, the middle of a sentence as its beginning, the beginning of one as its
# end, two arguments or an argument and a word that touch.
SIGNS = {
    "a blank at an end": r"^[ \t]|[ \t]$",
    "a line's end at an end": r"^\n|\n$",
    "begins in the middle of a sentence": r"^[,;:)]|^[·–] ",
    "ends in the middle of one": r"[(·–]$",
    "arguments that touch": r"%L?[0-9]%L?[0-9]|%L?[0-9][A-Za-z]",
}

# Number fields have their unit beside the number, in a place of its own (QSpinBox::suffix, prefix).
# Hints of the model stand behind a whole message: "'tours' is no topology; did you mean 'torus'?".
ALLOWED = {
    " %", " mm", " min each", " s a move", "up to ",
    "; did you mean '{word}'?", "; did you mean {moves}?", "; the choices are {choices}",
}

found = []
for source in xml.parse(sys.argv[1]).iter("source"):
    text = source.text or ""
    found += [f"{sign}: {text!r}" for sign, pattern in SIGNS.items()
              if text not in ALLOWED and re.search(pattern, text)]
print("\n".join(found))
sys.exit(1 if found else 0)
