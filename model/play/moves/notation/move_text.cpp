#include "model/play/moves/notation/move_text.h"

#include "model/base/did_you_mean.h"
#include "model/base/message.h"
#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/play/moves/notation/move_spelling.h"

namespace rookery {

namespace {

/// A move beside which this one needs its longer text.
Move rivalOf(const Move &move)
{
    Move rival = move;
    rival.kind = move.kind == Move::Kind::Castle ? Move::Kind::Displace : move.kind;
    rival.type = PieceId(move.type.index() + 1);
    if (move.own) {
        OwnPart part = *move.own;
        ++part.rule;
        rival.own = OwnPartOf(std::move(part));
    }
    return rival;
}

} // namespace

std::string moveText(const Move &move,
                     const Board &board,
                     const Pieces &pieces,
                     const std::vector<Move> &among,
                     CellNaming naming)
{
    return MoveSpelling(board, pieces, among, naming).text(move);
}

std::string recordText(const Move &move,
                       const Board &board,
                       const Pieces &pieces,
                       const std::vector<Move> &among)
{
    return MoveSpelling(board, pieces, among, CellNaming::Names).recordText(move);
}

std::string
labelledText(const Move &move, std::string_view written, const Board &board, const Pieces &pieces)
{
    const bool isShort = moveText(move, board, pieces, {}) == written;
    const std::vector<Move> among =
        isShort ? std::vector<Move>() : std::vector<Move>{rivalOf(move)};
    return moveText(move, board, pieces, among, CellNaming::Labels);
}

Message movesNear(std::string_view text, const std::vector<std::string> &known)
{
    constexpr std::string_view between = "-:,x";
    constexpr std::size_t most = 3;
    const auto isEdge = [&](const std::string &move, std::size_t at) {
        return at >= move.size() || between.find(move[at]) != std::string_view::npos;
    };
    std::vector<std::string> near;
    for (const std::string &move : known) {
        const std::size_t at = text.empty() ? std::string::npos : move.find(text);
        if (at != std::string::npos && (at == 0 || isEdge(move, at - 1))
            && isEdge(move, at + text.size()) && near.size() < most)
            near.push_back("'" + move + "'");
    }
    if (near.empty())
        return didYouMean(text, known);
    return Message("; did you mean {moves}?", {{"moves", joined(near, most, Conjunction::Or)}});
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
            return failure(Message("{text} may be several moves here", {{"text", inQuotes(text)}}));
        meant = &move;
    }
    if (meant)
        return *meant;
    return failure(Message("{text} is not a move here{near}",
                           {{"text", inQuotes(text)}, {"near", movesNear(text, known)}}));
}

} // namespace rookery
