#include "model/play/moves/notation/xiangqi_notation.h"

#include "model/base/text.h"
#include "model/play/moves/notation/move_text.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace rookery {

namespace {

struct Letter
{
    std::string_view type;
    char letter;
};

constexpr Letter xiangqiLetters[] = {
    {"General", 'K'},
    {"Advisor", 'A'},
    {"Elephant", 'E'},
    {"Horse", 'H'},
    {"Chariot", 'R'},
    {"Cannon", 'C'},
    {"Soldier", 'P'},
};

char letterOf(const PieceType &type)
{
    const auto *const found =
        std::find_if(std::begin(xiangqiLetters), std::end(xiangqiLetters), [&](const Letter &row) {
            return row.type == type.name;
        });
    return found == std::end(xiangqiLetters) ? '\0' : found->letter;
}

/// Moves as the player to move counts files and ranks.
class WxfWriter
{
public:
    explicit WxfWriter(const NotationContext &context)
        : m_context(context)
        , m_isFirst(context.position.toMove().index() == 0)
    {
    }

    enum class Naming { ByFile, BySign };

    std::string text(const Move &move, Naming naming) const
    {
        const int dx = at(move.to).x() - at(move.from).x();
        const int dy = (at(move.to).y() - at(move.from).y()) * (m_isFirst ? 1 : -1);
        const char way = dy == 0 ? '=' : dy > 0 ? '+' : '-';
        return piece(move, naming) + way + std::to_string(dx == 0 ? std::abs(dy) : file(move.to));
    }

private:
    Vector at(CellId cell) const { return m_context.board().coordinates(cell).value_or(Vector()); }

    int file(CellId cell) const
    {
        return m_isFirst ? m_context.board().recipe().files - at(cell).x() : at(cell).x() + 1;
    }

    /// With its file, or with a sign that tells it from another one like it on that file.
    std::string piece(const Move &move, Naming naming) const
    {
        const std::string letter(1, letterOf((*m_context.design.pieces)[move.type]));
        for (const CellId cell : m_context.board().cells()) {
            const auto other = m_context.position.at(cell);
            const bool isLike = other && cell != move.from && other->type == move.type
                                && other->owner == m_context.position.toMove()
                                && at(cell).x() == at(move.from).x();
            if (isLike && naming == Naming::BySign)
                return letter + ((at(move.from).y() > at(cell).y()) == m_isFirst ? '+' : '-');
        }
        return letter + std::to_string(file(move.from));
    }

    const NotationContext &m_context;
    bool m_isFirst;
};

/// One form of the several in use: capitals, `=` for sideways, the sign behind the letter, E for
/// elephants and H for horses.
std::string plainForm(std::string_view typed)
{
    std::string text;
    for (const char c : typed)
        text += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    std::replace(text.begin(), text.end(), '.', '=');
    std::replace(text.begin(), text.end(), 'N', 'H');
    std::replace(text.begin(), text.end(), 'B', 'E');
    if (text.size() > 1 && (text[0] == '+' || text[0] == '-') && isAsciiLetter(text[1]))
        std::swap(text[0], text[1]);
    return text;
}

std::string iccsText(const Move &move, const Board &board)
{
    std::string text;
    for (const CellId cell : {move.from, move.to}) {
        const Vector at = board.coordinates(cell).value_or(Vector());
        text += (text.empty() ? "" : "-") + std::string(1, static_cast<char>('A' + at.x()))
                + std::to_string(at.y());
    }
    return text;
}

} // namespace

Message xiangqiObstacle(const Design &design, const Board &board)
{
    constexpr int mostFiles = 9;
    const auto &types = design.pieces->types;
    const bool isKnown = std::all_of(
        types.begin(), types.end(), [](const PieceType &type) { return letterOf(type) != '\0'; });
    const BoardRecipe &recipe = board.recipe();
    const bool isBoard = recipe.lattice == Lattice::Square && recipe.files <= mostFiles
                         && design.rules->players.size() == 2;
    return isKnown && isBoard && !types.empty()
               ? Message()
               : Message("xiangqi's notation knows the pieces of xiangqi on at most 9 files");
}

std::string writeWxf(const Move &move, const NotationContext &context)
{
    if (move.kind == Move::Kind::Displace) {
        for (const auto naming : {WxfWriter::Naming::ByFile, WxfWriter::Naming::BySign}) {
            const std::string text = WxfWriter(context).text(move, naming);
            const auto meant = readWxf(text, context);
            if (meant && *meant == move)
                return text;
        }
    }
    return recordText(move, context.board(), *context.design.pieces, context.legal);
}

Result<Move> readWxf(std::string_view text, const NotationContext &context)
{
    const std::string plain = plainForm(text);
    const WxfWriter writer(context);
    for (const auto naming : {WxfWriter::Naming::ByFile, WxfWriter::Naming::BySign}) {
        auto move = theMoveMeant(text, context, [&](const Move &each) {
            return each.kind == Move::Kind::Displace && writer.text(each, naming) == plain;
        });
        if (move)
            return move;
    }
    if (auto other = readIccs(text, context))
        return other;
    return findTypedMove(
        text, context.board(), *context.design.pieces, context.legal, CellNaming::Names);
}

std::string writeIccs(const Move &move, const NotationContext &context)
{
    if (move.kind == Move::Kind::Displace)
        return iccsText(move, context.board());
    return recordText(move, context.board(), *context.design.pieces, context.legal);
}

/// Capitals, because small xiangqiLetters name cells whose ranks are counted from 1.
Result<Move> readIccs(std::string_view text, const NotationContext &context)
{
    std::string typed(text);
    constexpr std::size_t cell = 2;
    if (typed.size() == 2 * cell)
        typed.insert(cell, "-");
    auto move = theMoveMeant(text, context, [&](const Move &each) {
        return each.kind == Move::Kind::Displace && iccsText(each, context.board()) == typed;
    });
    if (!move && typed.find_first_of("ABCDEFGHI") == std::string::npos)
        return findTypedMove(
            text, context.board(), *context.design.pieces, context.legal, CellNaming::Names);
    return move;
}

} // namespace rookery
