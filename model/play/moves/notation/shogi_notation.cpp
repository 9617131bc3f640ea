#include "model/play/moves/notation/shogi_notation.h"

#include "model/base/text.h"
#include "model/play/moves/notation/move_text.h"

#include <algorithm>
#include <array>

namespace rookery {

namespace {

/// A type of piece, and what it was where it stands promoted.
struct ShogiPiece
{
    std::string_view type;
    std::string_view was; ///< empty for an unpromoted piece
    std::string_view csa;
    std::string_view kif;
    std::string_view western;
};

constexpr ShogiPiece shogiPieces[] = {
    {"Gold General", "Pawn", "TO", "と", "+P"},
    {"Gold General", "Lance", "NY", "成香", "+L"},
    {"Gold General", "Knight", "NK", "成桂", "+N"},
    {"Gold General", "Silver General", "NG", "成銀", "+S"},
    {"Pawn", "", "FU", "歩", "P"},
    {"Lance", "", "KY", "香", "L"},
    {"Knight", "", "KE", "桂", "N"},
    {"Silver General", "", "GI", "銀", "S"},
    {"Gold General", "", "KI", "金", "G"},
    {"Bishop", "", "KA", "角", "B"},
    {"Rook", "", "HI", "飛", "R"},
    {"Dragon Horse", "", "UM", "馬", "+B"},
    {"Dragon King", "", "RY", "龍", "+R"},
    {"King", "", "OU", "玉", "K"},
};

constexpr std::array<std::string_view, 9> wideDigits = {
    "１", "２", "３", "４", "５", "６", "７", "８", "９"};
constexpr std::array<std::string_view, 9> rankDigits = {
    "一", "二", "三", "四", "五", "六", "七", "八", "九"};

const ShogiPiece *known(std::string_view type, std::string_view was)
{
    const auto *const found =
        std::find_if(std::begin(shogiPieces), std::end(shogiPieces), [&](const ShogiPiece &row) {
            return row.type == type && (row.was.empty() || row.was == was);
        });
    return found == std::end(shogiPieces) ? nullptr : found;
}

/// The moves of one position in the words of shogi.
class ShogiWriter
{
public:
    explicit ShogiWriter(const NotationContext &context)
        : m_context(context)
    {
    }

    std::string csa(const Move &move) const
    {
        return (move.kind == Move::Kind::Drop ? "00" : digits(move.from)) + digits(move.to)
               + std::string(after(move).csa);
    }

    /// Without spaces; the cell may be said to be the last one.
    std::string kif(const Move &move, bool isSame) const
    {
        const Vector to = at(move.to);
        std::string text = isSame
                               ? "同"
                               : std::string(wideDigits.at(static_cast<std::size_t>(to.x())))
                                     + std::string(rankDigits.at(static_cast<std::size_t>(to.y())));
        text += before(move).kif;
        if (move.kind == Move::Kind::Drop)
            return text + "打";
        return text + (move.becomes ? "成" : "") + "(" + digits(move.from) + ")";
    }

    /// With its first cell or without.
    std::string western(const Move &move, const std::string &from) const
    {
        const std::string letter(before(move).western);
        if (move.kind == Move::Kind::Drop)
            return letter + "*" + western(move.to);
        const bool mayPromote =
            std::any_of(m_context.legal.begin(), m_context.legal.end(), [&](const Move &other) {
                return isSameStep(move, other) && other.becomes.has_value();
            });
        return letter + from + (move.isCapture() ? "x" : "-") + western(move.to)
               + (move.becomes ? "+"
                  : mayPromote ? "="
                               : "");
    }

    /// The shortest text that no other move has.
    std::string western(const Move &move) const
    {
        const std::string text = western(move, {});
        const bool isShared =
            std::any_of(m_context.legal.begin(), m_context.legal.end(), [&](const Move &other) {
                return other.kind == Move::Kind::Displace && move.kind == other.kind
                       && other.from != move.from && other.to == move.to
                       && before(other).western == before(move).western;
            });
        return isShared ? western(move, western(move.from)) : text;
    }

    std::string western(CellId cell) const
    {
        const Vector here = at(cell);
        return std::to_string(here.x() + 1) + static_cast<char>('a' + here.y());
    }

    bool isSame(const Move &move) const
    {
        return move.kind != Move::Kind::Drop && m_context.lastTo == move.to;
    }

private:
    static bool isSameStep(const Move &move, const Move &other)
    {
        return other.kind == move.kind && other.from == move.from && other.to == move.to;
    }

    /// File from the right and rank from the top, counted from 0.
    Vector at(CellId cell) const
    {
        const Vector here = m_context.board().coordinates(cell).value_or(Vector());
        const BoardRecipe &recipe = m_context.board().recipe();
        return {{recipe.files - 1 - here.x(), recipe.ranks - 1 - here.y(), 0, 0}};
    }

    std::string digits(CellId cell) const
    {
        const Vector here = at(cell);
        return std::to_string(here.x() + 1) + std::to_string(here.y() + 1);
    }

    const std::string &name(PieceId type) const { return (*m_context.design.pieces)[type].name; }

    const ShogiPiece &before(const Move &move) const
    {
        std::string was;
        if (move.kind != Move::Kind::Drop) {
            const auto piece = m_context.position.at(move.from);
            if (piece && piece->was)
                was = name(*piece->was);
        }
        return *known(name(move.type), was);
    }

    const ShogiPiece &after(const Move &move) const
    {
        return move.becomes ? *known(name(*move.becomes), name(move.type)) : before(move);
    }

    const NotationContext &m_context;
};

bool isShogiMove(const Move &move)
{
    return move.kind == Move::Kind::Displace || move.kind == Move::Kind::Drop;
}

void replaceAll(std::string &text, std::string_view old, std::string_view with)
{
    for (std::size_t at = text.find(old); at != std::string::npos; at = text.find(old, at))
        text.replace(at, old.size(), with);
}

/// Without spaces, and with one sign for each piece.
std::string plainKif(std::string_view typed)
{
    std::string text(typed);
    for (const std::string_view gone : {" ", "　", "▲", "△", "☗", "☖", "不成"})
        replaceAll(text, gone, "");
    constexpr std::pair<std::string_view, std::string_view> others[] = {
        {"竜", "龍"}, {"王", "玉"}, {"全", "成銀"}, {"圭", "成桂"}, {"杏", "成香"}};
    for (const auto &[other, ours] : others)
        replaceAll(text, other, ours);
    return text;
}

} // namespace

Message shogiObstacle(const Design &design, const Board &board)
{
    constexpr int most = 9;
    const auto &types = design.pieces->types;
    const bool isKnown = std::all_of(types.begin(), types.end(), [](const PieceType &type) {
        return known(type.name, "") != nullptr;
    });
    const BoardRecipe &recipe = board.recipe();
    const bool isBoard = recipe.lattice == Lattice::Square && recipe.files <= most
                         && recipe.ranks <= most && design.rules->players.size() == 2;
    // In Kyoto shogi each move turns the piece over, for which there are no words.
    const bool hasGenerals = design.info->name != "Kyoto shogi";
    return isKnown && isBoard && hasGenerals && !types.empty()
               ? Message()
               : Message("shogi's notations know the pieces of shogi on at most 9 by 9 cells");
}

std::string writeWestern(const Move &move, const NotationContext &context)
{
    if (isShogiMove(move))
        return ShogiWriter(context).western(move);
    return recordText(move, context.board(), *context.design.pieces, context.legal);
}

/// The first cell may be said where it need not be.
Result<Move> readWestern(std::string_view text, const NotationContext &context)
{
    const ShogiWriter writer(context);
    return theMoveMeant(text, context, [&](const Move &each) {
        return isShogiMove(each)
               && (writer.western(each) == text
                   || (each.kind == Move::Kind::Displace
                       && writer.western(each, writer.western(each.from)) == text));
    });
}

std::string writeCsa(const Move &move, const NotationContext &context)
{
    if (isShogiMove(move))
        return ShogiWriter(context).csa(move);
    return recordText(move, context.board(), *context.design.pieces, context.legal);
}

Result<Move> readCsa(std::string_view text, const NotationContext &context)
{
    const ShogiWriter writer(context);
    if (text.starts_with(context.position.toMove().index() == 0 ? '+' : '-'))
        text.remove_prefix(1);
    auto move = theMoveMeant(text, context, [&](const Move &each) {
        return isShogiMove(each) && writer.csa(each) == text;
    });
    if (auto typed =
            move ? move : findMove(text, context.board(), *context.design.pieces, context.legal))
        return typed;
    return move;
}

std::string writeKif(const Move &move, const NotationContext &context)
{
    const ShogiWriter writer(context);
    if (isShogiMove(move))
        return writer.kif(move, writer.isSame(move));
    return recordText(move, context.board(), *context.design.pieces, context.legal);
}

Result<Move> readKif(std::string_view text, const NotationContext &context)
{
    const ShogiWriter writer(context);
    const std::string plain = plainKif(text);
    auto move = theMoveMeant(text, context, [&](const Move &each) {
        return isShogiMove(each)
               && (writer.kif(each, false) == plain
                   || (writer.isSame(each) && writer.kif(each, true) == plain));
    });
    if (auto typed =
            move ? move : findMove(text, context.board(), *context.design.pieces, context.legal))
        return typed;
    return move;
}

} // namespace rookery
