#include "model/play/moves/notation/san.h"

#include "model/base/text.h"
#include "model/play/moves/notation/move_spelling.h"
#include "model/play/moves/notation/move_text.h"

#include <algorithm>
#include <array>

namespace rookery {

namespace {

/// How much of the first cell is written.
enum class Origin { None, First, Second, Whole };

/// A type that is written without its letter.
bool isPawn(const PieceType &type)
{
    return type.letter == "P";
}

std::string shownName(const PieceType &type)
{
    return type.letter.empty() ? withoutSpaces(type.name) : type.letter;
}

/// Whether the text begins so; if it does, that is taken off it.
bool skip(std::string_view &text, std::string_view beginning)
{
    if (!text.starts_with(beginning))
        return false;
    text.remove_prefix(beginning.size());
    return true;
}

/// Without check, mate and judgement signs, `e.p.` and spaces.
std::string stripped(std::string_view typed)
{
    std::string text = withoutSpaces(std::string(typed));
    const auto isSign = [](char c) {
        return std::string_view("+#!?").find(c) != std::string_view::npos;
    };
    while (!text.empty() && isSign(text.back()))
        text.pop_back();
    for (const std::string_view ending : {"e.p.", "ep"}) {
        if (text.size() > ending.size() && text.ends_with(ending))
            text.erase(text.size() - ending.size());
    }
    return text;
}

std::string originText(const std::string &cell, Origin origin)
{
    const CellNameParts parts = cellNameParts(cell);
    switch (origin) {
    case Origin::First:
        return parts.first;
    case Origin::Second:
        return parts.second;
    case Origin::Whole:
        return cell;
    case Origin::None:
        break;
    }
    return {};
}

class SanWriter
{
public:
    SanWriter(const Move &move, const Board &board, const Pieces &pieces, CellNaming naming)
        : m_move(move)
        , m_board(board)
        , m_pieces(pieces)
        , m_naming(naming)
    {
    }

    std::string text(Origin origin) const { return head(origin) + tail(); }

    /// A pawn that captures is told by where it comes from. None where SAN has no text.
    std::vector<Origin> origins() const
    {
        if (m_move.kind == Move::Kind::Promote || m_move.kind == Move::Kind::Remove
            || m_move.kind == Move::Kind::Build)
            return {};
        if (m_move.kind != Move::Kind::Displace)
            return {Origin::None};
        if (m_move.isCapture() && isPawn(m_pieces[m_move.type]))
            return {Origin::First, Origin::Whole};
        return {Origin::None, Origin::First, Origin::Second, Origin::Whole};
    }

private:
    std::string name(CellId cell) const { return withoutSpaces(cellText(m_board, cell, m_naming)); }

    std::string head(Origin origin) const
    {
        const PieceType &type = m_pieces[m_move.type];
        switch (m_move.kind) {
        case Move::Kind::Castle:
            return isShortCastling(m_move, m_board) ? "O-O" : "O-O-O";
        case Move::Kind::Drop:
            return shownName(type) + "@" + name(m_move.to);
        case Move::Kind::Displace:
            return (isPawn(type) ? "" : shownName(type)) + originText(name(m_move.from), origin)
                   + (m_move.isCapture() ? "x" : "") + name(m_move.to);
        case Move::Kind::Pass:
            return "--";
        case Move::Kind::Promote:
        case Move::Kind::Remove:
        case Move::Kind::Build:
        case Move::Kind::Own:
            break;
        }
        return {};
    }

    std::string tail() const
    {
        std::string text;
        if (m_move.becomes)
            text += "=" + shownName(m_pieces[*m_move.becomes]);
        if (m_move.gate) {
            text += "/" + shownName(m_pieces[m_move.gate->type]);
            if (m_move.gate->cell != m_move.from)
                text += name(m_move.gate->cell);
        }
        if (m_move.wall)
            text += "," + name(*m_move.wall);
        return text;
    }

    const Move &m_move;
    const Board &m_board;
    const Pieces &m_pieces;
    CellNaming m_naming;
};

} // namespace

CellNameParts cellNameParts(std::string_view name)
{
    if (name.empty())
        return {};
    const auto isLike = isAsciiDigit(name.front()) ? isAsciiDigit : isAsciiLetter;
    const auto isOther = isAsciiDigit(name.front()) ? isAsciiLetter : isAsciiDigit;
    const auto *const middle = std::find_if_not(name.begin(), name.end(), isLike);
    const bool isPair =
        middle != name.begin() && middle != name.end() && std::all_of(middle, name.end(), isOther);
    if (!isPair)
        return {};
    return {std::string(name.begin(), middle), std::string(middle, name.end())};
}

bool isShortCastling(const Move &move, const Board &board)
{
    const auto king = board.coordinates(move.from);
    const auto partner = board.coordinates(move.taken.front().cell);
    return king && partner && *king < *partner;
}

SanReader::SanReader(std::string_view typed,
                     const Board &board,
                     const Pieces &pieces,
                     CellNaming naming)
    : m_text(stripped(typed))
    , m_board(board)
    , m_pieces(pieces)
    , m_naming(naming)
{
}

std::string SanReader::name(CellId cell) const
{
    return withoutSpaces(cellText(m_board, cell, m_naming));
}

bool SanReader::means(const Move &move) const
{
    switch (move.kind) {
    case Move::Kind::Castle:
        return meansCastling(move);
    case Move::Kind::Displace:
        return meansDisplacement(move);
    case Move::Kind::Drop:
        return meansDrop(move);
    case Move::Kind::Pass:
        return m_text == "--" || m_text == "Z0" || lowered(m_text) == "pass";
    case Move::Kind::Promote:
    case Move::Kind::Remove:
    case Move::Kind::Build:
    case Move::Kind::Own:
        break;
    }
    return false;
}

/// With capital letters or with zeros; three signs are not two and something behind them.
bool SanReader::meansCastling(const Move &move) const
{
    const std::string castling = isShortCastling(move, m_board) ? "O-O" : "O-O-O";
    std::string written = m_text;
    std::replace(written.begin(), written.end(), '0', 'O');
    return written.starts_with(castling)
           && endsWith(std::string_view(m_text).substr(castling.size()), move);
}

bool SanReader::meansDisplacement(const Move &move) const
{
    const PieceType &type = m_pieces[move.type];
    std::string_view rest = m_text;
    if (skip(rest, shownName(type)) && goesOn(rest, move))
        return true;
    return isPawn(type) && goesOn(m_text, move);
}

/// Behind the letter: perhaps something of the first cell, a sign, the last cell.
bool SanReader::goesOn(std::string_view text, const Move &move) const
{
    const std::string from = name(move.from);
    const std::string to = name(move.to);
    for (const Origin origin : {Origin::None, Origin::First, Origin::Second, Origin::Whole}) {
        std::string_view rest = text;
        if (!skip(rest, originText(from, origin)))
            continue;
        skip(rest, move.isCapture() ? (rest.starts_with(':') ? ":" : "x") : "-");
        if (skip(rest, to) && endsWith(rest, move))
            return true;
    }
    return false;
}

bool SanReader::meansDrop(const Move &move) const
{
    const PieceType &type = m_pieces[move.type];
    const std::string cell = name(move.to);
    for (const std::string &letter : {shownName(type), lowered(shownName(type)), std::string()}) {
        std::string_view rest = m_text;
        const bool isNamed = !letter.empty() || isPawn(type);
        if (isNamed && skip(rest, letter) && (skip(rest, "@") || skip(rest, "*"))
            && skip(rest, cell) && endsWith(rest, move))
            return true;
    }
    return false;
}

/// What stands behind the last cell: a promotion in one of several forms, a piece that comes in, a
/// wall.
bool SanReader::endsWith(std::string_view rest, const Move &move) const
{
    if (move.becomes) {
        const std::string type = shownName(m_pieces[*move.becomes]);
        const std::array forms = {"=" + type, type, "(" + type + ")", "/" + type};
        if (std::none_of(
                forms.begin(), forms.end(), [&](const auto &form) { return skip(rest, form); }))
            return false;
    }
    if (move.gate) {
        if (!skip(rest, "/" + shownName(m_pieces[move.gate->type])))
            return false;
        const bool isNamed = skip(rest, name(move.gate->cell));
        if (!isNamed && move.gate->cell != move.from)
            return false;
    }
    if (move.wall && !skip(rest, "," + name(*move.wall)))
        return false;
    return rest.empty();
}

std::string sanText(const Move &move,
                    const Board &board,
                    const Pieces &pieces,
                    const std::vector<Move> &among,
                    CellNaming naming)
{
    if (move.kind == Move::Kind::Own)
        return moveText(move, board, pieces, among, naming);
    const SanWriter writer(move, board, pieces, naming);
    for (const Origin origin : writer.origins()) {
        std::string text = writer.text(origin);
        const auto meant = findTypedMove(text, board, pieces, among, naming);
        if (meant && *meant == move)
            return text;
    }
    const std::string text = recordText(move, board, pieces, among);
    return withoutSpaces(naming == CellNaming::Names ? text
                                                     : labelledText(move, text, board, pieces));
}

} // namespace rookery
