#include "model/play/moves/notation/chain_notation.h"

#include "model/play/moves/move_path.h"

#include <algorithm>

namespace rookery {

namespace {

std::vector<std::string> squaresOf(std::string_view text)
{
    std::vector<std::string> squares(1);
    for (const char c : text) {
        if (c == '-' || c == 'x' || c == ':' || c == '*')
            squares.emplace_back();
        else if (c != ' ')
            squares.back() += c;
    }
    return squares;
}

/// Whether the squares are on the way in this order.
bool isOnWay(const std::vector<std::string> &said, const std::vector<std::string> &way)
{
    auto at = way.begin();
    for (const std::string &square : said) {
        at = std::find(at, way.end(), square);
        if (at == way.end())
            return false;
        ++at;
    }
    return true;
}

} // namespace

std::vector<std::string>
wayOf(const Move &move, const NotationContext &context, const CellName &name)
{
    std::vector<std::string> way = {name(move.from)};
    for (const CellId cell : movePath(context.game, context.position, move))
        way.push_back(name(cell));
    return way;
}

Result<Move> readChain(std::string_view text, const NotationContext &context, const CellName &name)
{
    const std::vector<std::string> said = squaresOf(text);
    const auto isBetween = [&](const Move &move) {
        return said.size() > 1 && move.kind == Move::Kind::Displace
               && name(move.from) == said.front() && name(move.to) == said.back();
    };
    const bool namesEnds = said.size() == 2;
    if (!namesEnds) {
        auto exact = theMoveMeant(text, context, [&](const Move &move) {
            return isBetween(move) && wayOf(move, context, name) == said;
        });
        if (exact)
            return exact;
    }
    return theMoveMeant(text, context, [&](const Move &move) {
        return isBetween(move) && (namesEnds || isOnWay(said, wayOf(move, context, name)));
    });
}

} // namespace rookery
