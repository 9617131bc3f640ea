#include "model/exchange/fairy_stockfish/reader/design_builder.h"
#include "model/play/rules/threats.h"

#include <algorithm>
#include <memory>

namespace rookery::fairy {

namespace {

/// Whether pieces go only where they can move on, if those that promote there do so.
class Mobility
{
public:
    explicit Mobility(const Design &design)
        : m_game(std::make_shared<const CompiledGame>(design))
        , m_book(std::make_shared<const RuleBook>(design, m_game))
        , m_threats(design, m_game, m_book)
    {
    }

    bool mayGetStuck(PieceId type, PlayerId player)
    {
        return anyId(IdRange<CellId>(m_book->board().size()), [&](CellId cell) {
            return m_book->mayEnd(type, player, cell) && m_threats.isStuck(type, player, cell)
                   && !promotes(type, player, cell);
        });
    }

private:
    bool promotes(PieceId type, PlayerId player, CellId cell) const
    {
        const auto &promotions = m_book->promotions(type, player);
        return std::any_of(promotions.begin(), promotions.end(), [&](const Promotion *rule) {
            return rule->by == PromotionBy::AnyMove && m_book->isIn(rule->zone, player, cell);
        });
    }

    std::shared_ptr<const CompiledGame> m_game;
    std::shared_ptr<const RuleBook> m_book;
    Threats m_threats;
};

} // namespace

std::optional<PieceId> typeWhoGetsStuck(const Design &design)
{
    Mobility mobility(design);
    for (const PieceId type : IdRange<PieceId>(design.pieces->types.size())) {
        const bool moves = !(*design.pieces)[type].moves.empty();
        if (moves
            && (mobility.mayGetStuck(type, PlayerId(white))
                || mobility.mayGetStuck(type, PlayerId(black))))
            return type;
    }
    return std::nullopt;
}

} // namespace rookery::fairy
