#include "model/play/moves.h"

#include "model/base/text.h"

#include <algorithm>

namespace rookery {

namespace {

class MoveSpelling
{
public:
    MoveSpelling(const Board &board, const Pieces &pieces, const std::vector<Move> &among)
        : m_board(board)
        , m_pieces(pieces)
        , m_among(among)
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
                written += m_board.name(move.gate->cell);
        }
        if (move.wall)
            written += "," + m_board.name(*move.wall);
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
        return isPlainDrop ? nameOf(move.type) + "@" + m_board.name(move.to) : std::string();
    }

private:
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
            return m_board.name(move.from);
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
        std::string text = "x" + m_board.name(move.from);
        for (const Taken &taken : move.taken)
            text += "x" + m_board.name(taken.cell);
        return text;
    }

    std::string nameOf(PieceId type) const
    {
        const PieceType &row = m_pieces[type];
        return row.letter.empty() ? row.name : row.letter;
    }

    std::string displacement(const Move &move) const
    {
        std::string text = m_board.name(move.from) + "-" + m_board.name(move.to);
        for (const Taken &taken : move.taken) {
            if (taken.cell != move.to)
                text += "x" + m_board.name(taken.cell);
            if (taken.putTo)
                text += "," + m_board.name(*taken.putTo);
        }
        return text;
    }

    std::string castling(const Move &move) const
    {
        const std::string text = m_board.name(move.from) + "-" + m_board.name(move.to);
        const bool hasRival = std::any_of(m_among.begin(), m_among.end(), [&](const Move &other) {
            const bool isDisplacement =
                other.kind == Move::Kind::Displace || other.kind == Move::Kind::Castle;
            const bool isOther = other.kind != move.kind || other.taken != move.taken;
            return isDisplacement && isOther && other.from == move.from && other.to == move.to;
        });
        return hasRival ? text + "," + m_board.name(*move.taken.front().putTo) : text;
    }

    std::string drop(const Move &move) const
    {
        const bool hasRival = std::any_of(m_among.begin(), m_among.end(), [&](const Move &other) {
            return other.kind == Move::Kind::Drop && other.to == move.to && other.type != move.type;
        });
        std::string text =
            hasRival ? nameOf(move.type) + "@" + m_board.name(move.to) : m_board.name(move.to);
        for (const Taken &taken : move.taken)
            text += "x" + m_board.name(taken.cell);
        return text;
    }

    const Board &m_board;
    const Pieces &m_pieces;
    const std::vector<Move> &m_among;
};

} // namespace

std::string
moveText(const Move &move, const Board &board, const Pieces &pieces, const std::vector<Move> &among)
{
    return MoveSpelling(board, pieces, among).text(move);
}

Result<Move> findMove(std::string_view text,
                      const Board &board,
                      const Pieces &pieces,
                      const std::vector<Move> &among)
{
    const MoveSpelling spelling(board, pieces, among);
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

} // namespace rookery
