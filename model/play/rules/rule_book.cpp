#include "model/play/rules/rule_book.h"

#include "model/board/cell_below.h"
#include "model/board/zone_map.h"
#include "model/design/rule_lines.h"
#include "model/play/phrases/own_rules.h"

#include <algorithm>

namespace rookery {

RuleBook::RuleBook(const Design &design, const std::shared_ptr<const CompiledGame> &game)
    : m_rules(design.rules)
    , m_pieces(design.pieces)
    , m_board(game->sharedBoard())
    , m_wings(wingsOf(*m_rules, *m_board))
{
    addZones();
    addRoyals();
    addPromotions();
    addStill();
    addEnds();
    addBelow();
    if (mindsCaptureOrder(*m_rules))
        m_captureOrders = std::make_shared<const CaptureOrders>(game);
    m_own = makeOwnProgram(design, m_board);
    if (looksAlongLines(*m_rules))
        m_lines = std::make_shared<const SightLines>(*m_board);
}

void RuleBook::addZones()
{
    const std::vector<Orientation> facings = m_rules->facings();
    for (const Zone &zone : m_board->recipe().edits.zones) {
        for (const PlayerId player : IdRange<PlayerId>(players())) {
            CellSet cells(m_board->size());
            for (const SiteId site : zoneSites(*m_board, zone, player, facings)) {
                if (const auto cell = m_board->cellAt(site))
                    cells.add(*cell);
            }
            m_zones.push_back(std::move(cells));
        }
    }
}

void RuleBook::addGroup(PlayerId player, RoyalGroup group)
{
    for (const PieceId type : IdRange<PieceId>(types())) {
        if (group.types[type.index()])
            m_isRoyal[type.index() * players() + player.index()] = true;
    }
    m_royals[player.index()].push_back(std::move(group));
    m_hasRoyals = true;
}

void RuleBook::addRoyals()
{
    m_royals.resize(players());
    m_isRoyal.resize(players() * types());
    for (const PlayerId player : IdRange<PlayerId>(players())) {
        RoyalGroup marked;
        marked.types.resize(types());
        for (const PieceId type : IdRange<PieceId>(types()))
            marked.types[type.index()] = (*m_pieces)[type].royalty == Royalty::Royal;
        if (std::find(marked.types.begin(), marked.types.end(), true) != marked.types.end())
            addGroup(player, marked);
        for (const Royal &royal : m_rules->royals) {
            if (!covers(royal.players, player))
                continue;
            RoyalGroup group;
            group.types.resize(types());
            for (const PieceId type : IdRange<PieceId>(types()))
                group.types[type.index()] = covers(royal.types, type);
            group.counted = royal.counted;
            group.whileAtMost = royal.whileAtMost;
            group.safety = royal.safety;
            group.newcomers = royal.newcomers;
            addGroup(player, std::move(group));
        }
    }
}

void RuleBook::addPromotions()
{
    m_promotions.resize(players() * types());
    m_remembersPromotion = m_rules->hands.captured == Captured::CaptorsHand;
    for (const Promotion &promotion : m_rules->promotions) {
        m_remembersPromotion = m_remembersPromotion || promotion.into.empty();
        for (const PieceId type : IdRange<PieceId>(types())) {
            for (const PlayerId player : IdRange<PlayerId>(players())) {
                if (covers(promotion.types, type) && covers(promotion.players, player))
                    m_promotions[type.index() * players() + player.index()].push_back(&promotion);
            }
        }
    }
}

void RuleBook::addStill()
{
    const bool mayAnyMove =
        !m_rules->flying.empty() || !m_rules->exchanges.empty() || !m_rules->enPassant.empty();
    for (const PieceId type : IdRange<PieceId>(types())) {
        const PieceType &piece = (*m_pieces)[type];
        const bool promotes = anyId(IdRange<PlayerId>(players()), [&](PlayerId player) {
            return !promotions(type, player).empty();
        });
        m_isStill.push_back(!mayAnyMove && piece.moves.empty() && piece.imitates.empty()
                            && !promotes);
    }
    m_hasOtherMoves = std::find(m_isStill.begin(), m_isStill.end(), false) != m_isStill.end()
                      || !m_wings.empty() || (types() > 0 && !m_rules->drops.empty())
                      || !m_rules->walling.empty() || !m_rules->mills.empty()
                      || !m_rules->blockades.empty() || m_rules->pass == Pass::Always;
}

void RuleBook::addEnds()
{
    for (const End &end : m_rules->ends) {
        m_countsChecks = m_countsChecks || std::holds_alternative<Checks>(end.condition);
        if (const auto *facing = std::get_if<FacingRefused>(&end.condition))
            m_facingRefused = facing;
    }
}

void RuleBook::addBelow()
{
    if (std::none_of(m_rules->drops.begin(), m_rules->drops.end(), [](const Drop &drop) {
            return drop.contact == DropContact::OnTop;
        }))
        return;
    for (const CellId cell : m_board->cells())
        m_below.push_back(cellBelow(*m_board, cell));
}

bool RuleBook::touchesZone(const Promotion &promotion,
                           PlayerId player,
                           CellId from,
                           CellId to) const
{
    const bool starts = isIn(promotion.zone, player, from);
    const bool ends = isIn(promotion.zone, player, to);
    switch (promotion.touch) {
    case ZoneTouch::End:
        return ends;
    case ZoneTouch::Either:
        return starts || ends;
    case ZoneTouch::Enter:
        return ends && (!starts || !promotion.zone);
    }
    return false;
}

bool RuleBook::isImmune(PieceId victim, PieceId captor) const
{
    return std::any_of(
        m_rules->immunities.begin(), m_rules->immunities.end(), [&](const Immunity &immunity) {
            return covers(immunity.captors, captor) && covers(immunity.victims, victim);
        });
}

} // namespace rookery
