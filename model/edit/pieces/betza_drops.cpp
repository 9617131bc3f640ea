#include "model/edit/pieces/betza_drops.h"

#include "model/design/limits.h"
#include "model/edit/board/zone_edits.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace rookery {

namespace {

/// The zone of the ranks from `first` to `last`, counted from 1 as the first player sees them, and
/// from the own side by every other player.
Result<Design> withRanks(const Design &design, const std::string &name, int first, int last)
{
    const auto zoned = withZoneAdded(design, name);
    return zoned ? withZoneMeaning(*zoned,
                                   ZoneId(design.board->edits.zones.size()),
                                   {.kind = ZoneKind::FirstRanks,
                                    .count = std::min(last, limits::side) - first + 1,
                                    .from = first})
                 : zoned;
}

/// The ranks from 1 that a drop goes deep, as the mover sees them.
int depthOf(std::string_view atom)
{
    int depth = 0;
    std::from_chars(atom.data() + atom.find('@') + 1, atom.data() + atom.size(), depth);
    return depth;
}

void leaveToOthers(Rules &rules, PieceId piece, std::size_t types)
{
    for (Drop &rule : rules.drops) {
        if (!rule.types.empty())
            continue;
        for (const PieceId other : IdRange<PieceId>(types)) {
            if (other != piece)
                rule.types.push_back(other);
        }
    }
    std::erase_if(rules.drops, [](const Drop &rule) { return rule.types.empty(); });
}

} // namespace

bool hasDeclaredDrop(const Design &design, PieceId piece, std::string_view atom)
{
    const bool isBounded = atom.find('@') > 0 || depthOf(atom) < design.board->ranks;
    const auto &drops = design.rules->drops;
    return std::any_of(drops.begin(), drops.end(), [&](const Drop &rule) {
        return covers(rule.types, piece) && (!isBounded || !rule.types.empty());
    });
}

Result<Design> withDeclaredDrop(const Design &design, PieceId piece, std::string_view atom)
{
    const std::string_view letters = atom.substr(0, atom.find('@'));
    const auto count = [&](char letter) {
        return static_cast<int>(std::count(letters.begin(), letters.end(), letter));
    };
    if (count('b') > 0)
        return failure(Message(
            "'b' in {atom} forbids drops beside a piece of the type anywhere, which no rule says",
            {{"atom", std::string(atom)}}));
    const int last = depthOf(atom);
    const int first = count('j') > 0 ? 2 : 1;
    Drop rule;
    rule.types = {piece};
    if (count('f') > 0)
        rule.perFile = FileLimit{count('f')};
    if (count('s') > 0)
        rule.colour = DropColour::Opposite;
    Design changed = design;
    if (first > 1 || last < design.board->ranks) {
        if (design.board->lattice != Lattice::Square)
            return failure(
                Message("how many ranks deep pieces are dropped is said of boards of squares"));
        const std::string name = "ranks-" + std::to_string(first) + "-" + std::to_string(last);
        if (!findZone(design.board->edits.zones, name)) {
            auto zoned = withRanks(design, name, first, last);
            if (!zoned)
                return zoned;
            changed = std::move(*zoned);
        }
        rule.zone = findZone(changed.board->edits.zones, name);
    }
    changed.rules.edit([&](Rules &rules) {
        leaveToOthers(rules, piece, design.pieces->types.size());
        rules.drops.push_back(std::move(rule));
    });
    return changed;
}

} // namespace rookery
