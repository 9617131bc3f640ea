#include "model/play/position/position_fields.h"

#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/design/terms/rule_limits.h"
#include "model/play/position/castling_wings.h"
#include "model/play/position/own_fields.h"
#include "model/play/position/relevant_part.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace rookery {

namespace {

using Values = std::vector<std::string>;
using Fault = std::optional<Error>;

/// What fields are written and read with.
struct Wording
{
    const Design &design;
    const Board &board;
    const PieceSpelling &spelling;
    std::vector<Wing> wings;
};

/// One kind of field.
struct Field
{
    std::string_view key;
    /// The values in which a position differs from what has been read without fields.
    Values (*write)(const Wording &, const Position &now, const Position &read);
    Fault (*read)(const Wording &, const PositionWord &value, Position &);
    /// Takes back what has been read before the first field of this key.
    void (*clear)(Position &) = nullptr;
};

Fault fault(const PositionWord &word, std::string message)
{
    return positionError(word.index, std::move(message));
}

Result<CellId> readCell(const Wording &wording, const PositionWord &word)
{
    if (const auto cell = wording.board.find(word.text))
        return *cell;
    return positionFault(word.index, "there is no cell " + inQuotes(word.text));
}

/// A cell on which a piece stands.
Result<CellId> readTaken(const Wording &wording, const PositionWord &word, const Position &position)
{
    const auto cell = readCell(wording, word);
    if (!cell || position.at(*cell))
        return cell;
    return positionFault(word.index, "no piece stands on " + shownText(word.text));
}

Result<int> readNumber(const PositionWord &word, int least, int most)
{
    int number = 0;
    const char *const end = word.text.data() + word.text.size();
    const auto [stop, wrong] = std::from_chars(word.text.data(), end, number);
    if (wrong == std::errc() && stop == end && number >= least && number <= most)
        return number;
    return positionFault(word.index,
                         inQuotes(word.text) + " is not a number from " + std::to_string(least)
                             + " to " + std::to_string(most));
}

/// What stands before the first ':' and what comes after it; nothing comes after a missing one.
std::pair<PositionWord, PositionWord> halves(const PositionWord &word)
{
    const std::size_t colon = std::min(word.text.find(':'), word.text.size());
    const std::size_t rest = std::min(colon + 1, word.text.size());
    return {{word.text.substr(0, colon), word.index}, {word.text.substr(rest), word.index + rest}};
}

/// `1:3`, a player and a number.
template<class Set>
Fault readTally(const PositionWord &word, const Position &position, int least, int most, Set &&set)
{
    const auto [owner, amount] = halves(word);
    if (!isDigits(owner.text))
        return fault(word, "a player's number and a number are expected here, such as 1:3");
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
Values tallies(const Numbers &now, const Numbers &read, std::size_t players)
{
    Values values;
    for (std::size_t i = 0; i < players; ++i) {
        if (now[i] != read[i])
            values.push_back(std::to_string(i + 1) + ":" + std::to_string(now[i]));
    }
    return values;
}

template<class Number>
Values number(Number now, Number read)
{
    return now == read ? Values() : Values{std::to_string(now)};
}

template<class Set>
Fault readNumberInto(const PositionWord &word, Set &&set)
{
    constexpr int most = 999'999;
    const auto number = readNumber(word, 0, most);
    if (!number)
        return number.error();
    set(*number);
    return std::nullopt;
}

// First moves, what promoted pieces were, and walls.

template<class Differs>
Values cellsWhere(const Wording &wording, const Position &position, Differs &&differs)
{
    Values values;
    for (const CellId cell : wording.board.cells()) {
        if (position.at(cell) && differs(position.square(cell), cell))
            values.push_back(wording.board.name(cell));
    }
    return values;
}

Values movedCells(const Wording &wording, const Position &now, const Position &read)
{
    return cellsWhere(wording, now, [&](const Position::Square &square, CellId cell) {
        return square.moved && !read.square(cell).moved;
    });
}

Values unmovedCells(const Wording &wording, const Position &now, const Position &read)
{
    return movedCells(wording, read, now);
}

Fault setMoved(const Wording &wording, const PositionWord &value, Position &position, bool moved)
{
    const auto cell = readTaken(wording, value, position);
    if (!cell)
        return cell.error();
    Position::Square square = position.square(*cell);
    square.moved = moved;
    position.setSquare(*cell, square);
    return std::nullopt;
}

Fault readMoved(const Wording &wording, const PositionWord &value, Position &position)
{
    return setMoved(wording, value, position, true);
}

Fault readUnmoved(const Wording &wording, const PositionWord &value, Position &position)
{
    return setMoved(wording, value, position, false);
}

Values formerTypes(const Wording &wording, const Position &now, const Position &read)
{
    Values values;
    for (const CellId cell : wording.board.cells()) {
        const auto piece = now.at(cell);
        if (piece && piece->was != read.at(cell)->was)
            values.push_back(wording.board.name(cell) + ":"
                             + (piece->was ? wording.spelling.written(*piece->was) : "-"));
    }
    return values;
}

Fault readFormerType(const Wording &wording, const PositionWord &value, Position &position)
{
    const auto [place, piece] = halves(value);
    const auto cell = readTaken(wording, place, position);
    if (!cell)
        return cell.error();
    Piece boardPiece = *position.at(*cell);
    boardPiece.was.reset();
    if (piece.text != "-") {
        const auto type = wording.spelling.readType(piece);
        if (!type)
            return type.error();
        boardPiece.was = *type;
    }
    position.put(*cell, boardPiece);
    return std::nullopt;
}

Values walls(const Wording &wording, const Position &now, const Position &read)
{
    Values values;
    for (const CellId cell : wording.board.cells()) {
        if (now.isWall(cell) && !now.unownedAt(cell) && !read.isWall(cell))
            values.push_back(wording.board.name(cell));
    }
    return values;
}

Fault readWall(const Wording &wording, const PositionWord &value, Position &position)
{
    const auto cell = readCell(wording, value);
    if (!cell)
        return cell.error();
    if (position.at(*cell))
        return fault(value, "a wall cannot be where a piece stands, on " + shownText(value.text));
    position.putWall(*cell);
    return std::nullopt;
}

// Pieces that are gone.

Values captured(const Wording &wording, const Position &now, const Position &read)
{
    Values values;
    for (const PlayerId player : IdRange<PlayerId>(now.players())) {
        for (const PieceId type : IdRange<PieceId>(now.types())) {
            const int count = now.count(OffBoard::Captured, player, type)
                              - read.count(OffBoard::Captured, player, type);
            values.insert(values.end(),
                          static_cast<std::size_t>(std::max(count, 0)),
                          wording.spelling.written(Piece{type, player}));
        }
    }
    return values;
}

Fault readCaptured(const Wording &wording, const PositionWord &value, Position &position)
{
    const auto piece = wording.spelling.readPiece(value, position.players());
    if (!piece)
        return piece.error();
    const int count = position.count(OffBoard::Captured, piece->owner, piece->type);
    position.setCount(OffBoard::Captured, piece->owner, piece->type, count + 1);
    return std::nullopt;
}

Values fallen(const Wording &wording, const Position &now, const Position &read)
{
    Values values;
    if (now.state().fallen == read.state().fallen)
        return values;
    for (const Fall &fall : now.state().fallen)
        values.push_back(wording.spelling.written(Piece{fall.type, fall.owner}) + ":"
                         + wording.spelling.written(fall.captor));
    return values;
}

/// Names may hold a ':' themselves: the first one that parts two pieces counts.
Fault readFallen(const Wording &wording, const PositionWord &value, Position &position)
{
    Fault first;
    for (std::size_t colon = value.text.find(':'); colon != std::string_view::npos;
         colon = value.text.find(':', colon + 1)) {
        const PositionWord victim{value.text.substr(0, colon), value.index};
        const PositionWord other{value.text.substr(colon + 1), value.index + colon + 1};
        const auto piece = wording.spelling.readPiece(victim, position.players());
        const auto captor = wording.spelling.readType(other);
        if (piece && captor) {
            position.state().fallen.push_back({piece->type, piece->owner, *captor});
            return std::nullopt;
        }
        if (!first)
            first = piece ? captor.error() : piece.error();
    }
    return first ? first : fault(value, "a piece and its captor are expected here, such as k:Q");
}

// Rights to castle.

std::string wingText(const Wording &wording, const Wing &wing, const WingHome &home)
{
    const Board &board = wording.board;
    return std::to_string(wing.player.index() + 1) + ":" + board.name(home.king) + ":"
           + board.name(home.partner) + ":" + board.name(wing.kingTo) + ":"
           + board.name(wing.partnerTo);
}

Values castlingRights(const Wording &wording, const Position &now, const Position &read)
{
    Values values;
    if (now.state().castlingRights == read.state().castlingRights && now.homes() == read.homes())
        return values;
    for (std::size_t i = 0; i < wording.wings.size(); ++i) {
        if ((now.state().castlingRights >> i & 1U) != 0)
            values.push_back(wingText(wording, wording.wings[i], now.homes()[i]));
    }
    return values.empty() ? Values{"-"} : values;
}

/// The wings that a text names, with where king and partner stand.
Result<std::vector<std::pair<std::size_t, WingHome>>>
readWings(const Wording &wording, const PositionWord &word, const Position &position)
{
    const auto expected = [&] {
        return positionFault(word.index,
                             "a player's number, the cells of king and partner and where they go "
                             "are expected here, such as 1:e1:h1:g1:f1");
    };
    const auto [number, text] = halves(word);
    if (!isDigits(number.text))
        return expected();
    const auto player = playerNumbered(number.text, number.index, position.players());
    if (!player)
        return failure(player.error());
    std::vector<CellId> cells;
    for (const std::string_view name : split(text.text, ':')) {
        const std::size_t index = static_cast<std::size_t>(name.data() - word.text.data());
        const auto cell = readCell(wording, {name, word.index + index});
        if (!cell)
            return failure(cell.error());
        cells.push_back(*cell);
    }
    if (cells.size() != 4)
        return expected();
    const WingHome home{cells[0], cells[1]};
    std::vector<std::pair<std::size_t, WingHome>> found;
    for (std::size_t i = 0; i < wording.wings.size(); ++i) {
        const Wing &wing = wording.wings[i];
        const bool isFixed = wording.design.rules->castling[wing.rule].home == CastlingHome::Fixed;
        if (wing.player == *player && wing.kingTo == cells[2] && wing.partnerTo == cells[3]
            && (!isFixed || wing.home == home))
            found.emplace_back(i, home);
    }
    if (found.empty())
        return positionFault(word.index, "the rules have no castling " + inQuotes(word.text));
    return found;
}

Fault readCastlingRight(const Wording &wording, const PositionWord &value, Position &position)
{
    if (value.text == "-")
        return std::nullopt;
    const auto wings = readWings(wording, value, position);
    if (!wings)
        return wings.error();
    std::vector<WingHome> homes = position.homes();
    for (const auto &[wing, home] : *wings) {
        homes[wing] = home;
        position.state().castlingRights |= std::uint64_t(1) << wing;
    }
    position.setHomes(std::move(homes));
    return std::nullopt;
}

Values castled(const Wording &wording, const Position &now, const Position &read)
{
    const int wing = now.state().castledWing;
    if (wing == read.state().castledWing || wing < 0)
        return {};
    const Wing &row = wording.wings[static_cast<std::size_t>(wing)];
    return {wingText(wording, row, row.home)};
}

Fault readCastled(const Wording &wording, const PositionWord &value, Position &position)
{
    const auto wings = readWings(wording, value, position);
    if (!wings)
        return wings.error();
    position.state().castledWing = static_cast<int>(wings->front().first);
    return std::nullopt;
}

// The last moves.

Values passers(const Wording &wording, const Position &now, const Position &read)
{
    Values values;
    if (now.state().passers == read.state().passers)
        return values;
    for (const Passer &passer : now.state().passers)
        values.push_back(wording.board.name(passer.passed) + ":"
                         + wording.board.name(passer.stands));
    return values.empty() ? Values{"-"} : values;
}

Fault readPasser(const Wording &wording, const PositionWord &value, Position &position)
{
    if (value.text == "-")
        return std::nullopt;
    const auto [first, second] = halves(value);
    if (second.text.empty())
        return fault(value, "two cells are expected here, such as e3:e4");
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

Values lastMoved(const Wording &wording, const Position &now, const Position &read)
{
    const auto type = now.state().lastMoved;
    if (type == read.state().lastMoved || !type)
        return {};
    return {wording.spelling.written(*type)};
}

Fault readLastMoved(const Wording &wording, const PositionWord &value, Position &position)
{
    const auto type = wording.spelling.readType(value);
    if (!type)
        return type.error();
    position.state().lastMoved = *type;
    return std::nullopt;
}

Values traded(const Wording &wording, const Position &now, const Position &read)
{
    const auto cell = now.state().tradedOn;
    if (cell == read.state().tradedOn || !cell)
        return {};
    return {wording.board.name(*cell)};
}

Fault readTraded(const Wording &wording, const PositionWord &value, Position &position)
{
    const auto cell = readCell(wording, value);
    if (!cell)
        return cell.error();
    position.state().tradedOn = *cell;
    return std::nullopt;
}

Values facing(const Wording &, const Position &now, const Position &read)
{
    return now.state().facing == read.state().facing ? Values() : Values{"yes"};
}

Fault readFacing(const Wording &, const PositionWord &value, Position &position)
{
    if (value.text != "yes")
        return fault(value, "facing= is followed by yes, not by " + inQuotes(value.text));
    position.state().facing = true;
    return std::nullopt;
}

// Players and counters.

Values outOfGame(const Wording &, const Position &now, const Position &read)
{
    Values values;
    for (const PlayerId player : IdRange<PlayerId>(now.players())) {
        if (now.state().isOut(player) && !read.state().isOut(player))
            values.push_back(std::to_string(player.index() + 1));
    }
    return values;
}

Fault readOutOfGame(const Wording &, const PositionWord &value, Position &position)
{
    if (!isDigits(value.text))
        return fault(value, "out= is followed by a player's number");
    const auto player = playerNumbered(value.text, value.index, position.players());
    if (!player)
        return player.error();
    std::uint16_t &out = position.state().out;
    out = static_cast<std::uint16_t>(out | 1U << player->index());
    return std::nullopt;
}

OwnFieldWording ownWording(const Wording &wording)
{
    return {wording.design, wording.board, wording.spelling};
}

constexpr Field fields[] = {
    {"moved", movedCells, readMoved},
    {"unmoved", unmovedCells, readUnmoved},
    {"was", formerTypes, readFormerType},
    {"wall", walls, readWall},
    {"captured", captured, readCaptured},
    {"unowned",
     [](const Wording &wording, const Position &now, const Position &) {
         return unownedValues(ownWording(wording), now);
     },
     [](const Wording &wording, const PositionWord &value, Position &position) {
         return readUnowned(ownWording(wording), value, position);
     }},
    {"under",
     [](const Wording &wording, const Position &now, const Position &) {
         return stackValues(ownWording(wording), now);
     },
     [](const Wording &wording, const PositionWord &value, Position &position) {
         return readStack(ownWording(wording), value, position);
     }},
    {"numbers",
     [](const Wording &wording, const Position &now, const Position &) {
         return numberValues(ownWording(wording), now);
     },
     [](const Wording &wording, const PositionWord &value, Position &position) {
         return readNumbers(ownWording(wording), value, position);
     }},
    {"last-move",
     [](const Wording &wording, const Position &now, const Position &read) {
         return lastMoveValues(ownWording(wording), now, read);
     },
     [](const Wording &wording, const PositionWord &value, Position &position) {
         return readLastMove(ownWording(wording), value, position);
     }},
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
     [](const Wording &, const Position &now, const Position &read) {
         return number(now.state().turn, read.state().turn);
     },
     [](const Wording &, const PositionWord &value, Position &position) {
         return readNumberInto(value, [&](int made) { position.state().turn = made; });
     }},
    {"quiet",
     [](const Wording &, const Position &now, const Position &read) {
         return number(now.state().quietMoves, read.state().quietMoves);
     },
     [](const Wording &, const PositionWord &value, Position &position) {
         return readNumberInto(value, [&](int moves) { position.state().quietMoves = moves; });
     }},
    {"passes",
     [](const Wording &, const Position &now, const Position &read) {
         return number(now.state().passes, read.state().passes);
     },
     [](const Wording &, const PositionWord &value, Position &position) {
         return readNumberInto(value, [&](int passes) { position.state().passes = passes; });
     }},
    {"last", lastMoved, readLastMoved},
    {"castled", castled, readCastled},
    {"facing", facing, readFacing},
    {"traded", traded, readTraded},
    {"fallen", fallen, readFallen},
    {"out", outOfGame, readOutOfGame},
    {"checks",
     [](const Wording &, const Position &now, const Position &read) {
         return tallies(now.state().checksGiven, read.state().checksGiven, now.players());
     },
     [](const Wording &, const PositionWord &value, Position &position) {
         return readTally(value, position, 0, rulelimits::count, [&](std::size_t i, int times) {
             position.state().checksGiven[i] = static_cast<std::uint16_t>(times);
         });
     }},
    {"exchanged",
     [](const Wording &, const Position &now, const Position &read) {
         return tallies(now.state().exchanges, read.state().exchanges, now.players());
     },
     [](const Wording &, const PositionWord &value, Position &position) {
         return readTally(value, position, 0, rulelimits::exchanges, [&](std::size_t i, int times) {
             position.state().exchanges[i] = static_cast<std::uint8_t>(times);
         });
     }},
    {"points",
     [](const Wording &, const Position &now, const Position &read) {
         return tallies(now.state().points, read.state().points, now.players());
     },
     [](const Wording &, const PositionWord &value, Position &position) {
         constexpr int most = std::numeric_limits<int>::max();
         return readTally(value, position, -most, most, [&](std::size_t i, int points) {
             position.state().points[i] = points;
         });
     }},
};

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
    const Wording wording{design, board, spelling, wingsOf(*design.rules, board)};
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
    const Wording wording{design, board, spelling, wingsOf(*design.rules, board)};
    std::vector<const Field *> seen;
    for (const PositionWord &word : words) {
        const std::size_t equals = word.text.find('=');
        const auto field =
            std::find_if(std::begin(fields), std::end(fields), [&](const Field &row) {
                return row.key == word.text.substr(0, equals);
            });
        if (equals == std::string_view::npos || field == std::end(fields))
            return fault(word, inQuotes(word.text) + " is not a setting; there are " + knownKeys());
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
