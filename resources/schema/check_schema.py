#!/usr/bin/env python3
"""check_schema.py SOURCE_FOLDER: the schema accepts every shipped design and refuses what it can;
that of piece libraries accepts the shipped one."""

import glob
import json
import os
import sys

try:
    import jsonschema
except ImportError:
    print("SKIPPED: python3-jsonschema is not installed")
    sys.exit(77)


class Strict(json.JSONDecoder):
    """JSON without Python's NaN and Infinity."""

    def __init__(self):
        super().__init__(parse_constant=self.refuse)

    @staticmethod
    def refuse(word):
        raise ValueError(word + " is no JSON")


def faults(validator, path):
    try:
        with open(path, encoding="utf-8") as file:
            text = file.read()
        return [error.message for error in validator.iter_errors(Strict().decode(text))]
    except ValueError as error:  # no UTF-8, no JSON
        return [str(error)]


def is_for_schema(expected):
    with open(expected, encoding="utf-8") as file:
        return file.readline().strip() == "# the schema refuses it too"


def validator_of(source, name):
    with open(os.path.join(source, "resources/schema", name), encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def main(source):
    validator = validator_of(source, "rookery-2.schema.json")

    wrong = []
    good = glob.glob(os.path.join(source, "resources/designs/*.rookery"))
    good += glob.glob(os.path.join(source, "tests/data/designs/*.rookery"))
    for path in sorted(good):
        wrong += [path + ": " + fault for fault in faults(validator, path)]
    bad = sorted(glob.glob(os.path.join(source, "tests/data/refused/*.rookery")))
    refused = 0
    for path in bad:
        expected = path[: -len("rookery")] + "expected"
        is_refused = bool(faults(validator, path))
        refused += is_refused
        if is_for_schema(expected) != is_refused:
            verb = "refuses" if is_refused else "accepts"
            wrong.append(path + ": the schema " + verb + " it, unlike the first line of " + expected)
    of_pieces = validator_of(source, "pieces-1.schema.json")
    for library in sorted(glob.glob(os.path.join(source, "resources/pieces/*.json"))):
        wrong += [library + ": " + fault for fault in faults(of_pieces, library)]
    if not good or not bad:
        wrong.append("no designs found below " + source)
    print(f"{len(good)} designs accepted, {refused} of {len(bad)} bad files refused")
    for line in wrong:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
