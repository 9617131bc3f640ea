#include "model/play/moves.h"

#include "model/base/text.h"
#include "model/play/cell_set.h"

#include <algorithm>

namespace rookery {

namespace {

class MoveSpelling
{
public:
    MoveSpelling(const Board &board,
                 const Pieces &pieces,
                 const std::vector<Move> &among,
                 CellNaming naming)
        : m_board(board)
        , m_pieces(pieces)
        , m_among(among)
        , m_naming(naming)
    {
    }

    std::string text(const Move &move) const
    {
        std::string written = core(move);
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

    /// Another way in which people write it: a man to be put down with its name where that is not
    /// needed, a removal without its sign. Empty if there is none.
    std::string otherText(const Move &move) const
    {
        if (move.kind == Move::Kind::Remove)
            return removal(move).substr(1);
        const bool isPlainDrop = move.kind == Move::Kind::Drop && move.taken.empty()
                                 && !move.becomes && !move.gate && !move.wall;
        return isPlainDrop ? nameOf(move.type) + "@" + name(move.to) : std::string();
    }

    /// Without the sign between the two cells, as engines have it. Empty if there is none.
    std::string joinedText(const Move &move) const
    {
        if (move.kind != Move::Kind::Displace && move.kind != Move::Kind::Castle)
            return {};
        return withoutSign(text(move), move);
    }

    /// Whether engines write it so: `e7e8q` in chess, `8h2b+` and `P*5e` in shogi. The sign for
    /// promotion does not say to what.
    bool isEngineText(const Move &move, std::string_view typed) const
    {
        if (move.kind == Move::Kind::Drop)
            return typed == nameOf(move.type) + "*" + name(move.to);
        if (move.kind != Move::Kind::Displace || !move.becomes || move.gate || move.wall)
            return false;
        const std::string way = core(move);
        const std::string joined = withoutSign(way, move);
        return typed == joined + lowered(nameOf(*move.becomes)) || typed == joined + "+"
               || typed == way + "+";
    }

    std::string name(CellId cell) const { return cellText(m_board, cell, m_naming); }

private:
    /// A text that begins with the first cell and a sign behind it.
    std::string withoutSign(std::string text, const Move &move) const
    {
        return text.erase(name(move.from).size(), 1);
    }

    std::string core(const Move &move) const
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
        case Move::Kind::Pass:
            break;
        }
        return "PASS";
    }

    std::string removal(const Move &move) const
    {
        std::string text = "x" + name(move.from);
        for (const Taken &taken : move.taken)
            text += "x" + name(taken.cell);
        return text;
    }

    std::string nameOf(PieceId type) const
    {
        const PieceType &row = m_pieces[type];
        return row.letter.empty() ? row.name : row.letter;
    }

    std::string displacement(const Move &move) const
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

    std::string castling(const Move &move) const
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

    std::string drop(const Move &move) const
    {
        const bool hasRival = std::any_of(m_among.begin(), m_among.end(), [&](const Move &other) {
            return other.kind == Move::Kind::Drop && other.to == move.to && other.type != move.type;
        });
        std::string text = hasRival ? nameOf(move.type) + "@" + name(move.to) : name(move.to);
        for (const Taken &taken : move.taken)
            text += "x" + name(taken.cell);
        return text;
    }

    const Board &m_board;
    const Pieces &m_pieces;
    const std::vector<Move> &m_among;
    CellNaming m_naming;
};

/// A move beside which this one needs its longer text.
Move rivalOf(const Move &move)
{
    Move rival = move;
    rival.kind = move.kind == Move::Kind::Castle ? Move::Kind::Displace : move.kind;
    rival.type = PieceId(move.type.index() + 1);
    return rival;
}

/// Every cell that the text of a move names.
std::vector<CellId> cellsOf(const Move &move)
{
    const bool isDisplacement =
        move.kind == Move::Kind::Displace || move.kind == Move::Kind::Castle;
    std::vector<CellId> cells;
    if (isDisplacement || move.kind == Move::Kind::Promote || move.kind == Move::Kind::Remove)
        cells.push_back(move.from);
    if (isDisplacement || move.kind == Move::Kind::Drop)
        cells.push_back(move.to);
    for (const Taken &taken : move.taken)
        cells.push_back(taken.putTo.value_or(taken.cell));
    if (move.wall)
        cells.push_back(*move.wall);
    return cells;
}

std::string withoutSpaces(std::string text)
{
    text.erase(std::remove(text.begin(), text.end(), ' '), text.end());
    return text;
}

/// Finds what people mean who write a move in one naming of the cells.
class TypedMove
{
public:
    TypedMove(std::string_view text,
              const Board &board,
              const Pieces &pieces,
              const std::vector<Move> &among)
        : m_text(text)
        , m_typed(withoutSpaces(std::string(text)))
        , m_board(board)
        , m_pieces(pieces)
        , m_among(among)
    {
    }

    Result<Move> read(CellNaming first) const
    {
        const auto meant = meantIn(first);
        if (meant.size() == 1)
            return *meant.front();
        if (!meant.empty())
            return failure("'" + m_text + "' may be several moves here");
        const CellNaming second =
            first == CellNaming::Names ? CellNaming::Labels : CellNaming::Names;
        const auto otherwise = meantIn(second);
        if (otherwise.size() == 1 && isOnlyIn(second, first, *otherwise.front()))
            return *otherwise.front();
        std::vector<std::string> known;
        const MoveSpelling spelling(m_board, m_pieces, m_among, first);
        for (const Move &move : m_among)
            known.push_back(spelling.text(move));
        return failure("'" + m_text + "' is not a move here" + didYouMean(m_text, known));
    }

private:
    /// The one that is written so, else all for which this is another way to write them.
    std::vector<const Move *> meantIn(CellNaming naming) const
    {
        const MoveSpelling spelling(m_board, m_pieces, m_among, naming);
        std::vector<const Move *> others;
        for (const Move &move : m_among) {
            if (withoutSpaces(spelling.text(move)) == m_typed)
                return {&move};
            const bool isOther = withoutSpaces(spelling.otherText(move)) == m_typed
                                 || withoutSpaces(spelling.joinedText(move)) == m_typed
                                 || spelling.isEngineText(move, m_typed);
            if (isOther && !m_typed.empty())
                others.push_back(&move);
        }
        return others;
    }

    /// Whether the move's text in one naming has a cell that the other does not know.
    bool isOnlyIn(CellNaming naming, CellNaming other, const Move &move) const
    {
        const std::vector<CellId> cells = cellsOf(move);
        return std::any_of(cells.begin(), cells.end(), [&](CellId cell) {
            const std::string text = cellText(m_board, cell, naming);
            return !anyId(m_board.cells(),
                          [&](CellId each) { return cellText(m_board, each, other) == text; });
        });
    }

    std::string m_text;
    std::string m_typed;
    const Board &m_board;
    const Pieces &m_pieces;
    const std::vector<Move> &m_among;
};

} // namespace

std::string moveText(const Move &move,
                     const Board &board,
                     const Pieces &pieces,
                     const std::vector<Move> &among,
                     CellNaming naming)
{
    return MoveSpelling(board, pieces, among, naming).text(move);
}

std::string
labelledText(const Move &move, std::string_view written, const Board &board, const Pieces &pieces)
{
    const bool isShort = moveText(move, board, pieces, {}) == written;
    const std::vector<Move> among =
        isShort ? std::vector<Move>() : std::vector<Move>{rivalOf(move)};
    return moveText(move, board, pieces, among, CellNaming::Labels);
}

Result<Move> findMove(std::string_view text,
                      const Board &board,
                      const Pieces &pieces,
                      const std::vector<Move> &among)
{
    const MoveSpelling spelling(board, pieces, among, CellNaming::Names);
    std::vector<std::string> known;
    for (const Move &move : among) {
        std::string written = spelling.text(move);
        if (written == text)
            return move;
        known.push_back(std::move(written));
    }
    const Move *meant = nullptr;
    for (const Move &move : among) {
        if (text.empty() || spelling.otherText(move) != text)
            continue;
        if (meant)
            return failure("'" + std::string(text) + "' may be several moves here");
        meant = &move;
    }
    if (meant)
        return *meant;
    return failure("'" + std::string(text) + "' is not a move here" + didYouMean(text, known));
}

Result<Move> findTypedMove(std::string_view text,
                           const Board &board,
                           const Pieces &pieces,
                           const std::vector<Move> &among,
                           CellNaming first)
{
    return TypedMove(text, board, pieces, among).read(first);
}

} // namespace rookery
