#!/usr/bin/env python3
"""Refuses translations of the model's templates that name other arguments than the English ones.

    translated_arguments.py FILE.ts ...
"""

import re
import sys
import xml.etree.ElementTree as xml


def arguments(template):
    """What stands behind a brace, a condition's sign or a star (see model/base/message.h)."""
    return set(re.findall(r"[{*]\??([a-z-]+)", template))


def faults(path):
    for context in xml.parse(path).iter("context"):
        if context.findtext("name") != "model":
            continue
        for message in context.iter("message"):
            english, other = message.findtext("source") or "", message.findtext("translation") or ""
            if arguments(english) != arguments(other):
                yield f"{path}: other arguments than in: {english}"
            elif any(other.count(a) != other.count(b) for a, b in ("[]", "{}")):
                yield f"{path}: brackets without their partners: {other}"


found = [fault for path in sys.argv[1:] for fault in faults(path)]
print("\n".join(found))
sys.exit(1 if found else 0)
