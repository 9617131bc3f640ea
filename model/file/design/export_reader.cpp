#include "model/design/limits.h"
#include "model/file/design/section_readers.h"

#include <algorithm>

namespace rookery {

namespace {

Message idFault(std::string_view what)
{
    return Message(
        "{what} is written in small letters, digits, '-' and '.', at most {most} of them",
        {{"what", Message(what)}, {"most", limits::nameBytes}});
}

bool isOptionId(std::string_view text)
{
    return !text.empty() && text.size() <= limits::nameBytes
           && std::all_of(text.begin(), text.end(), [](char c) {
                  return (c >= 'a' && c <= 'z') || isAsciiDigit(c) || c == '-' || c == '.';
              });
}

/// An id of a format, an option or a choice; other versions may know more of them.
std::string readId(const JsonValue &value, std::string_view what, Findings &findings)
{
    const auto text = readText(value, what, findings);
    if (!text)
        return {};
    if (!isOptionId(*text))
        findings.error(value, idFault(what));
    return *text;
}

bool hasAtMost(const JsonValue &object,
               std::size_t most,
               std::string_view things,
               Findings &findings)
{
    if (object.size() <= most)
        return true;
    findings.error(
        object,
        Message("at most {most} {things} are possible, not {count}",
                {{"most", most}, {"things", Message(things)}, {"count", object.size()}}));
    return false;
}

std::map<std::string, std::string> readOptions(const JsonValue &value, Findings &findings)
{
    std::map<std::string, std::string> options;
    if (!isObject(value, "'options'", findings)
        || !hasAtMost(value, limits::exportOptions, "options", findings))
        return options;
    for (const JsonValue choice : value) {
        const std::string option = choice.key();
        if (!isOptionId(option))
            findings.errorAtKey(choice, idFault("the name of an option"));
        options[option] = readId(choice, "a choice", findings);
    }
    return options;
}

std::vector<ExportedPiece>
readPieceFates(const JsonValue &value, const NameTable<PieceId> &pieces, Findings &findings)
{
    std::vector<ExportedPiece> fates;
    if (!isObject(value, "'pieces'", findings))
        return fates;
    for (const JsonValue fate : value) {
        const auto piece = pieces.resolveKey(fate, findings);
        const auto choice = readChoice<PieceFate>(fate, "choice for a piece", findings);
        if (piece && choice)
            fates.push_back({*piece, *choice});
    }
    std::sort(
        fates.begin(), fates.end(), [](const auto &a, const auto &b) { return a.piece < b.piece; });
    return fates;
}

ExportTarget
readTarget(const JsonValue &value, const NameTable<PieceId> &pieces, Findings &findings)
{
    ExportTarget target;
    if (!isObject(value, "a target", findings))
        return target;
    Fields fields(value, findings);
    if (const auto format = fields.require("to", "a target"))
        target.format = readId(*format, "the name of a target", findings);
    if (const auto dialect = fields.find("dialect"))
        target.dialect = readId(*dialect, "'dialect'", findings);
    if (const auto options = fields.find("options"))
        target.options = readOptions(*options, findings);
    if (const auto fates = fields.find("pieces"))
        target.pieces = readPieceFates(*fates, pieces, findings);
    if (const auto repeat = fields.find("repeat"))
        target.isRepeated = readBoolean(*repeat, "'repeat'", findings);
    target.extras = fields.rest();
    return target;
}

} // namespace

Exports readExports(const JsonValue &value, const NameTable<PieceId> &pieces, Findings &findings)
{
    Exports exports;
    if (!isObject(value, "'exports'", findings))
        return exports;
    Fields fields(value, findings);
    exports.afterSave = fields.choice("after-save", "use of a save", AfterSave::Nothing);
    const auto targets = fields.find("targets");
    if (targets && isListOf(*targets, "'targets'", limits::exportTargets, "targets", findings)) {
        for (const JsonValue each : *targets) {
            ExportTarget target = readTarget(each, pieces, findings);
            const bool isTwice = std::any_of(
                exports.targets.begin(), exports.targets.end(), [&](const ExportTarget &other) {
                    return other.format == target.format && !target.format.empty();
                });
            if (isTwice)
                findings.error(
                    each,
                    Message("target {name} is there twice", {{"name", inQuotes(target.format)}}));
            exports.targets.push_back(std::move(target));
        }
    }
    std::sort(exports.targets.begin(), exports.targets.end(), [](const auto &a, const auto &b) {
        return a.format < b.format;
    });
    exports.extras = fields.rest();
    return exports;
}

} // namespace rookery
