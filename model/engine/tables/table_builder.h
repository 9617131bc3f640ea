#pragma once

#include "model/engine/tables/attack_builder.h"
#include "model/engine/tables/plan.h"
#include "model/engine/tables/reach_builder.h"
#include "model/engine/tables/row_maker.h"

#include <algorithm>
#include <map>
#include <optional>

namespace rookery::fast {

/// Builds all tables of a plan for one size of sets and one sort of lookup.
template<int Words, template<int> class LookupOf>
class TableBuilder
{
public:
    using Bits = CellBits<Words>;

    TableBuilder(const Plan &plan, const Tables<Words, LookupOf> *previous)
        : m_plan(plan)
        , m_book(*plan.book)
        , m_previous(previous)
        , m_maker(m_tables, previous)
    {
    }

    Tables<Words, LookupOf> build()
    {
        m_tables.cells = m_plan.numbers.end();
        for (const CellId cell : m_book.board().cells())
            m_tables.board.add(m_plan.numbers.of(cell));
        m_tables.paths.resize(1);
        m_tables.promotions.resize(1);
        for (auto &side : m_tables.sides)
            side.types.resize(m_book.types());
        addFiles();
        ReachBuilder<Words, LookupOf> reaches(m_plan, m_tables, m_maker);
        reaches.add();
        AttackBuilder<Words, LookupOf> attacks(m_plan, m_tables, m_maker);
        attacks.addSights();
        for (const PlayerId player : IdRange<PlayerId>(2)) {
            attacks.add(player);
            addColourDuties(player);
            for (const PieceId type : IdRange<PieceId>(m_book.types())) {
                addSweeps(type, player);
                addPromotions(type, player);
                addTurns(type, player);
                addDrops(type, player);
                addPassing(type, player);
            }
        }
        m_tables.isWhole =
            !m_maker.isFull() && !reaches.hasTooManySlots()
            && std::all_of(m_tables.sides.begin(), m_tables.sides.end(), [](const auto &side) {
                   return side.attacks.size() <= mostAttacks;
               });
        return std::move(m_tables);
    }

private:
    TypeTables<Words, LookupOf> &tablesOf(PieceId type, PlayerId player)
    {
        return m_tables.sides[player.index()].types[type.index()];
    }

    Bits zoneBits(std::optional<ZoneId> zone, PlayerId player) const
    {
        Bits bits{};
        for (const CellId cell : m_book.board().cells()) {
            if (m_book.isIn(zone, player, cell))
                bits.add(m_plan.numbers.of(cell));
        }
        return bits;
    }

    void addFiles()
    {
        std::map<int, Bits> files;
        for (const CellId cell : m_book.board().cells()) {
            const auto place = m_book.board().coordinates(cell);
            if (place)
                files[place->x()].add(m_plan.numbers.of(cell));
            const int colour = place ? std::abs(place->x() + place->y()) % 2 : 0;
            m_tables.colours[static_cast<std::size_t>(colour)].add(m_plan.numbers.of(cell));
        }
        for (const auto &[file, cells] : files)
            m_tables.files.push_back(cells);
    }

    void addSweeps(PieceId type, PlayerId player);
    void addPromotions(PieceId type, PlayerId player);
    bool takeOverPromotions(PieceId type, PlayerId player);
    void addTurns(PieceId type, PlayerId player);
    void addDrops(PieceId type, PlayerId player);
    void addColourDuties(PlayerId player);
    void addPassing(PieceId type, PlayerId player);
    PromotionPlan<Words>
    promotionsFrom(PieceId type, std::optional<PieceId> was, PlayerId player, CellId from);

    const Plan &m_plan;
    const RuleBook &m_book;
    Tables<Words, LookupOf> m_tables;
    const Tables<Words, LookupOf> *m_previous; ///< null if there are none
    RowMaker<Words, LookupOf> m_maker;
};

} // namespace rookery::fast
