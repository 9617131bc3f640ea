#include "model/play/position/position_fields.h"

#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/design/terms/rule_limits.h"
#include "model/play/position/castling_fields.h"
#include "model/play/position/own_fields.h"
#include "model/play/position/piece_fields.h"
#include "model/play/position/relevant_part.h"

#include <algorithm>
#include <limits>

namespace rookery {

namespace {

/// One kind of field.
struct Field
{
    std::string_view key;
    /// The values in which a position differs from what has been read without fields.
    FieldValues (*write)(const FieldWording &, const Position &now, const Position &read);
    FieldFault (*read)(const FieldWording &, const PositionWord &value, Position &);
    /// Takes back what has been read before the first field of this key.
    void (*clear)(Position &) = nullptr;
};

/// `1:3`, a player and a number.
template<class Set>
FieldFault
readTally(const PositionWord &word, const Position &position, int least, int most, Set &&set)
{
    const auto [owner, amount] = partedAt(':', word);
    if (!isDigits(owner.text))
        return fieldFault(word,
                          Message("a player's number and a number are expected here, such as 1:3"));
    const auto player = playerNumbered(owner.text, owner.index, position.players());
    if (!player)
        return player.error();
    const auto number = readNumber(amount, least, most);
    if (!number)
        return number.error();
    set(player->index(), *number);
    return std::nullopt;
}

template<class Numbers>
FieldValues tallies(const Numbers &now, const Numbers &read, std::size_t players)
{
    FieldValues values;
    for (std::size_t i = 0; i < players; ++i) {
        if (now[i] != read[i])
            values.push_back(std::to_string(i + 1) + ":" + std::to_string(now[i]));
    }
    return values;
}

template<class Number>
FieldValues number(Number now, Number read)
{
    return now == read ? FieldValues() : FieldValues{std::to_string(now)};
}

template<class Set>
FieldFault readNumberInto(const PositionWord &word, Set &&set)
{
    constexpr int most = 999'999;
    const auto number = readNumber(word, 0, most);
    if (!number)
        return number.error();
    set(*number);
    return std::nullopt;
}

// The last moves.

FieldValues passers(const FieldWording &wording, const Position &now, const Position &read)
{
    FieldValues values;
    if (now.state().passers == read.state().passers)
        return values;
    for (const Passer &passer : now.state().passers)
        values.push_back(wording.board.name(passer.passed) + ":"
                         + wording.board.name(passer.stands));
    return values.empty() ? FieldValues{"-"} : values;
}

FieldFault readPasser(const FieldWording &wording, const PositionWord &value, Position &position)
{
    if (value.text == "-")
        return std::nullopt;
    const auto [first, second] = partedAt(':', value);
    if (second.text.empty())
        return fieldFault(value, Message("two cells are expected here, such as e3:e4"));
    const auto passed = readCell(wording, first);
    if (!passed)
        return passed.error();
    const auto stands = readTaken(wording, second, position);
    if (!stands)
        return stands.error();
    auto &all = position.state().passers;
    all.push_back({*passed, *stands});
    std::sort(all.begin(), all.end());
    return std::nullopt;
}

FieldValues lastMoved(const FieldWording &wording, const Position &now, const Position &read)
{
    const auto type = now.state().lastMoved;
    if (type == read.state().lastMoved || !type)
        return {};
    return {wording.spelling.written(*type)};
}

FieldFault readLastMoved(const FieldWording &wording, const PositionWord &value, Position &position)
{
    const auto type = wording.spelling.readType(value);
    if (!type)
        return type.error();
    position.state().lastMoved = *type;
    return std::nullopt;
}

FieldValues facing(const FieldWording &, const Position &now, const Position &read)
{
    return now.state().facing == read.state().facing ? FieldValues() : FieldValues{"yes"};
}

FieldFault readFacing(const FieldWording &, const PositionWord &value, Position &position)
{
    if (value.text != "yes")
        return fieldFault(
            value,
            Message("facing= is followed by yes, not by {text}", {{"text", inQuotes(value.text)}}));
    position.state().facing = true;
    return std::nullopt;
}

// Players and counters.

FieldValues outOfGame(const FieldWording &, const Position &now, const Position &read)
{
    FieldValues values;
    for (const PlayerId player : IdRange<PlayerId>(now.players())) {
        if (now.state().isOut(player) && !read.state().isOut(player))
            values.push_back(std::to_string(player.index() + 1));
    }
    return values;
}

FieldFault readOutOfGame(const FieldWording &, const PositionWord &value, Position &position)
{
    if (!isDigits(value.text))
        return fieldFault(value, Message("out= is followed by a player's number"));
    const auto player = playerNumbered(value.text, value.index, position.players());
    if (!player)
        return player.error();
    std::uint16_t &out = position.state().out;
    out = static_cast<std::uint16_t>(out | 1U << player->index());
    return std::nullopt;
}

constexpr Field fields[] = {
    {"moved", movedCells, readMoved},
    {"unmoved", unmovedCells, readUnmoved},
    {"was", formerTypes, readFormerType},
    {"wall", wallCells, readWall},
    {"captured", capturedPieces, readCaptured},
    {"unowned", unownedValues, readUnowned},
    {"under", stackValues, readStack},
    {"numbers", numberValues, readNumbers},
    {"last-move", lastMoveValues, readLastMove},
    {"castling",
     castlingRights,
     readCastlingRight,
     [](Position &position) {
         position.state().castlingRights = 0;
     }},
    {"passed",
     passers,
     readPasser,
     [](Position &position) {
         position.state().passers.clear();
     }},
    {"moves",
     [](const FieldWording &, const Position &now, const Position &read) {
         return number(now.state().turn, read.state().turn);
     },
     [](const FieldWording &, const PositionWord &value, Position &position) {
         return readNumberInto(value, [&](int made) { position.state().turn = made; });
     }},
    {"quiet",
     [](const FieldWording &, const Position &now, const Position &read) {
         return number(now.state().quietMoves, read.state().quietMoves);
     },
     [](const FieldWording &, const PositionWord &value, Position &position) {
         return readNumberInto(value, [&](int moves) { position.state().quietMoves = moves; });
     }},
    {"passes",
     [](const FieldWording &, const Position &now, const Position &read) {
         return number(now.state().passes, read.state().passes);
     },
     [](const FieldWording &, const PositionWord &value, Position &position) {
         return readNumberInto(value, [&](int passes) { position.state().passes = passes; });
     }},
    {"last", lastMoved, readLastMoved},
    {"facing", facing, readFacing},
    {"out", outOfGame, readOutOfGame},
    {"checks",
     [](const FieldWording &, const Position &now, const Position &read) {
         return tallies(now.state().checksGiven, read.state().checksGiven, now.players());
     },
     [](const FieldWording &, const PositionWord &value, Position &position) {
         return readTally(value, position, 0, rulelimits::count, [&](std::size_t i, int times) {
             position.state().checksGiven[i] = static_cast<std::uint16_t>(times);
         });
     }},
    {"exchanged",
     [](const FieldWording &, const Position &now, const Position &read) {
         return tallies(now.state().exchanges, read.state().exchanges, now.players());
     },
     [](const FieldWording &, const PositionWord &value, Position &position) {
         return readTally(value, position, 0, rulelimits::exchanges, [&](std::size_t i, int times) {
             position.state().exchanges[i] = static_cast<std::uint8_t>(times);
         });
     }},
    {"points",
     [](const FieldWording &, const Position &now, const Position &read) {
         return tallies(now.state().points, read.state().points, now.players());
     },
     [](const FieldWording &, const PositionWord &value, Position &position) {
         constexpr int most = std::numeric_limits<int>::max();
         return readTally(value, position, -most, most, [&](std::size_t i, int points) {
             position.state().points[i] = points;
         });
     }},
};

/// Of older texts: what they say is kept by own rules today.
constexpr std::string_view formerKeys[] = {"castled"};

bool isFormer(std::string_view key)
{
    return std::find(std::begin(formerKeys), std::end(formerKeys), key) != std::end(formerKeys);
}

std::string knownKeys()
{
    std::vector<std::string> keys{"turn"};
    for (const Field &field : fields)
        keys.emplace_back(field.key);
    return listed(keys, keys.size());
}

} // namespace

bool isPositionField(const PositionWord &word)
{
    return word.text.find('=') != std::string_view::npos;
}

std::string positionFields(const Position &heeded,
                           const Position &read,
                           const Design &design,
                           const Board &board)
{
    const PieceSpelling spelling(*design.pieces);
    const FieldWording wording{design, board, spelling, wingsOf(*design.rules, board)};
    const Position known = heededPart(read, design, board);
    std::string text;
    for (const Field &field : fields) {
        for (const std::string &value : field.write(wording, heeded, known))
            text += " " + std::string(field.key) + "=" + value;
    }
    return text;
}

std::optional<Error> readPositionFields(std::span<const PositionWord> words,
                                        const Design &design,
                                        const Board &board,
                                        const PieceSpelling &spelling,
                                        Position &position)
{
    const FieldWording wording{design, board, spelling, wingsOf(*design.rules, board)};
    std::vector<const Field *> seen;
    for (const PositionWord &word : words) {
        const std::size_t equals = word.text.find('=');
        if (equals != std::string_view::npos && isFormer(word.text.substr(0, equals)))
            continue;
        const auto field =
            std::find_if(std::begin(fields), std::end(fields), [&](const Field &row) {
                return row.key == word.text.substr(0, equals);
            });
        if (equals == std::string_view::npos || field == std::end(fields))
            return fieldFault(word,
                              Message("{text} is not a setting; there are {keys}",
                                      {{"text", inQuotes(word.text)}, {"keys", knownKeys()}}));
        const bool isFirst = std::find(seen.begin(), seen.end(), field) == seen.end();
        if (isFirst && field->clear)
            field->clear(position);
        seen.push_back(field);
        const PositionWord value{word.text.substr(equals + 1), word.index + equals + 1};
        if (auto wrong = field->read(wording, value, position))
            return wrong;
    }
    return std::nullopt;
}

} // namespace rookery
