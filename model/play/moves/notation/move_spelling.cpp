#include "model/play/moves/notation/move_spelling.h"

#include "model/base/text.h"

#include <algorithm>

namespace rookery {

namespace {

/// Every beginning with every ending.
std::vector<std::string> combined(const std::vector<std::string> &beginnings,
                                  const std::vector<std::string> &endings)
{
    std::vector<std::string> all;
    for (const std::string &beginning : beginnings) {
        for (const std::string &ending : endings)
            all.push_back(beginning + ending);
    }
    return all;
}

} // namespace

std::string withoutSpaces(std::string text)
{
    std::erase(text, ' ');
    return text;
}

std::string MoveSpelling::text(const Move &move) const
{
    return core(move) + tail(move);
}

std::string MoveSpelling::recordText(const Move &move) const
{
    return move.kind == Move::Kind::Drop ? namedDrop(move) + tail(move) : text(move);
}

/// A promotion, a piece that comes in, a wall.
std::string MoveSpelling::tail(const Move &move) const
{
    std::string written;
    if (move.becomes)
        written += "=" + nameOf(*move.becomes);
    if (move.gate) {
        written += "/" + nameOf(move.gate->type);
        if (move.gate->cell != move.from)
            written += name(move.gate->cell);
    }
    if (move.wall)
        written += "," + name(*move.wall);
    return written;
}

std::string MoveSpelling::otherText(const Move &move) const
{
    if (move.kind == Move::Kind::Remove)
        return removal(move).substr(1);
    if (move.kind == Move::Kind::Own)
        return namedOwnMove(move);
    return move.kind == Move::Kind::Drop ? recordText(move) : std::string();
}

std::string MoveSpelling::joinedText(const Move &move) const
{
    if (move.kind != Move::Kind::Displace && move.kind != Move::Kind::Castle)
        return {};
    return withoutSign(text(move), move);
}

/// A text that begins with the first cell and a sign behind it.
std::string MoveSpelling::withoutSign(std::string text, const Move &move) const
{
    return text.erase(name(move.from).size(), 1);
}

std::string MoveSpelling::core(const Move &move) const
{
    switch (move.kind) {
    case Move::Kind::Displace:
        return displacement(move);
    case Move::Kind::Castle:
        return castling(move);
    case Move::Kind::Drop:
        return drop(move);
    case Move::Kind::Promote:
        return name(move.from);
    case Move::Kind::Remove:
        return removal(move);
    case Move::Kind::Build:
        return {};
    case Move::Kind::Own:
        return ownMove(move);
    case Move::Kind::Pass:
        break;
    }
    return "PASS";
}

namespace {

/// Names are written without spaces.
std::string joinedName(std::string name)
{
    std::replace(name.begin(), name.end(), ' ', '_');
    return name;
}

/// Whether the choices alone would be another move as well.
bool readsLike(const Move &own, const Move &other)
{
    const auto &choices = own.own->choices;
    const auto isCell = [&](std::size_t place, CellId cell) {
        return choices[place]
               == OwnChoice{OwnChoice::Kind::Cell, static_cast<std::int32_t>(cell.index())};
    };
    switch (other.kind) {
    case Move::Kind::Own:
        return other.own->rule != own.own->rule && other.own->choices == choices;
    case Move::Kind::Displace:
    case Move::Kind::Castle:
        return choices.size() == 2 && isCell(0, other.from) && isCell(1, other.to);
    case Move::Kind::Drop:
        return choices.size() == 1 && isCell(0, other.to);
    default:
        return false;
    }
}

} // namespace

std::string MoveSpelling::ruleName(const OwnMoveNames &names, std::size_t rule)
{
    return joinedName(names.rules[rule]);
}

std::string MoveSpelling::choice(const OwnMoveNames &names, const OwnChoice &choice) const
{
    switch (choice.kind) {
    case OwnChoice::Kind::Cell:
        return name(CellId(choice.value));
    case OwnChoice::Kind::Direction:
        return m_board.directions()[DirectionId(choice.value)].name;
    case OwnChoice::Kind::Player:
        return joinedName(names.players[static_cast<std::size_t>(choice.value)]);
    case OwnChoice::Kind::Type:
        return joinedName(nameOf(PieceId(choice.value)));
    case OwnChoice::Kind::Number:
    case OwnChoice::Kind::Truth:
        break;
    }
    return std::to_string(choice.value);
}

/// The choices, with the rule in front where another move reads like them.
std::string MoveSpelling::ownMove(const Move &move) const
{
    const OwnPart &part = *move.own;
    const bool isNamed =
        part.choices.empty() || std::any_of(m_among.begin(), m_among.end(), [&](const Move &other) {
            return readsLike(move, other);
        });
    if (isNamed)
        return namedOwnMove(move);
    std::string text;
    for (const OwnChoice &each : part.choices)
        text += (text.empty() ? "" : "-") + choice(*part.names, each);
    return text;
}

std::string MoveSpelling::namedOwnMove(const Move &move) const
{
    const OwnPart &part = *move.own;
    std::string text = ruleName(*part.names, part.rule);
    for (const OwnChoice &each : part.choices)
        text += (&each == &part.choices.front() ? ":" : "-") + choice(*part.names, each);
    return text;
}

std::string MoveSpelling::removal(const Move &move) const
{
    std::string text = "x" + name(move.from);
    for (const Taken &taken : move.taken)
        text += "x" + name(taken.cell);
    return text;
}

std::string MoveSpelling::nameOf(PieceId type) const
{
    const PieceType &row = m_pieces[type];
    return row.letter.empty() ? row.name : row.letter;
}

std::string MoveSpelling::displacement(const Move &move) const
{
    std::string text = name(move.from) + "-" + name(move.to);
    for (const Taken &taken : move.taken) {
        if (taken.cell != move.to)
            text += "x" + name(taken.cell);
        if (taken.putTo)
            text += "," + name(*taken.putTo);
    }
    return text;
}

std::string MoveSpelling::castling(const Move &move) const
{
    const std::string text = name(move.from) + "-" + name(move.to);
    const bool hasRival = std::any_of(m_among.begin(), m_among.end(), [&](const Move &other) {
        const bool isDisplacement =
            other.kind == Move::Kind::Displace || other.kind == Move::Kind::Castle;
        const bool isOther = other.kind != move.kind || other.taken != move.taken;
        return isDisplacement && isOther && other.from == move.from && other.to == move.to;
    });
    return hasRival ? text + "," + name(*move.taken.front().putTo) : text;
}

std::string MoveSpelling::drop(const Move &move) const
{
    const bool hasRival = std::any_of(m_among.begin(), m_among.end(), [&](const Move &other) {
        return other.kind == Move::Kind::Drop && other.to == move.to && other.type != move.type;
    });
    const std::string named = namedDrop(move);
    return hasRival ? named : named.substr(nameOf(move.type).size() + 1);
}

std::string MoveSpelling::namedDrop(const Move &move) const
{
    std::string text = nameOf(move.type) + "@" + name(move.to);
    for (const Taken &taken : move.taken)
        text += "x" + name(taken.cell);
    return text;
}

std::string MoveSpelling::shortName(CellId cell) const
{
    return withoutSpaces(name(cell));
}

std::string MoveSpelling::smallName(PieceId type) const
{
    return lowered(nameOf(type));
}

std::vector<std::string> MoveSpelling::engineTexts(const Move &move) const
{
    std::vector<std::string> all;
    switch (move.kind) {
    case Move::Kind::Displace:
    case Move::Kind::Castle:
    case Move::Kind::Promote:
        all = engineGates(move, combined(engineWays(move), enginePromotions(move)));
        break;
    case Move::Kind::Drop:
        all = engineDrops(move);
        break;
    case Move::Kind::Pass:
        return enginePasses();
    case Move::Kind::Remove:
    case Move::Kind::Build:
    case Move::Kind::Own:
        return {};
    }
    if (!move.wall)
        return all;
    const std::string wall = shortName(*move.wall);
    return combined(all, {"," + wall, "," + shortName(move.to) + wall});
}

std::string MoveSpelling::engineText(const Move &move) const
{
    const auto texts = engineTexts(move);
    return texts.empty() ? text(move) : texts.front();
}

/// The two cells; in castling the second one may be the partner's.
std::vector<std::string> MoveSpelling::engineWays(const Move &move) const
{
    const std::string from = shortName(move.from);
    if (move.kind == Move::Kind::Promote)
        return {from + from};
    const std::vector<std::string> signs = {from, from + "-"};
    std::vector<std::string> ends = {shortName(move.to)};
    if (move.kind == Move::Kind::Castle)
        ends.push_back(shortName(move.taken.front().cell));
    return combined(signs, ends);
}

/// A letter, or a sign that does not say to what.
std::vector<std::string> MoveSpelling::enginePromotions(const Move &move) const
{
    if (!move.becomes)
        return {""};
    return {smallName(*move.becomes), nameOf(*move.becomes), "+", "-"};
}

/// The letter of the piece that comes in, and its cell where that is not the one left first.
/// Castling in which it comes in on the partner's cell begins with that cell.
std::vector<std::string> MoveSpelling::engineGates(const Move &move,
                                                   std::vector<std::string> ways) const
{
    if (!move.gate)
        return ways;
    const std::string letter = smallName(move.gate->type);
    if (move.gate->cell == move.from)
        return combined(ways, {letter});
    const std::string cell = shortName(move.gate->cell);
    std::vector<std::string> all = combined(ways, {letter + cell});
    if (move.kind == Move::Kind::Castle)
        all.push_back(cell + shortName(move.from) + letter);
    return all;
}

std::vector<std::string> MoveSpelling::engineDrops(const Move &move) const
{
    std::vector<std::string> letters = {nameOf(move.type), smallName(move.type)};
    if (move.becomes)
        letters = combined({"+"}, letters);
    return combined(combined(letters, {"@", "*"}), {shortName(move.to)});
}

/// A cell twice, whatever stands there.
std::vector<std::string> MoveSpelling::enginePasses() const
{
    std::vector<std::string> all = {"@@@@"};
    for (const CellId cell : m_board.cells())
        all.push_back(shortName(cell) + shortName(cell));
    return all;
}

} // namespace rookery
