#include "model/engine/solver/symmetries.h"

#include "model/engine/solver/symmetric_rules.h"

#include <algorithm>

namespace rookery {

namespace {

constexpr std::size_t mostSteps = 500'000; ///< comparisons of pairs; some milliseconds
constexpr std::size_t mostProofs = 500;

/// Maps the cells one after the other, each to one that lies to those before as it does.
class MapSearch
{
public:
    MapSearch(const SymmetryProof &proof, std::size_t most)
        : m_proof(proof)
        , m_most(most)
        , m_map(identityMap(proof.cells()))
        , m_isTaken(proof.cells())
    {
        orderCells();
    }

    std::vector<CellMap> run()
    {
        m_found.push_back(m_map);
        mapFrom(0);
        return std::move(m_found);
    }

private:
    /// Neighbours soon after each other, so that few maps go far that lead nowhere.
    void orderCells()
    {
        std::vector<bool> isListed(m_proof.cells());
        for (const CellId start : IdRange<CellId>(m_proof.cells())) {
            if (isListed[start.index()])
                continue;
            isListed[start.index()] = true;
            m_order.push_back(start);
            for (std::size_t next = m_order.size() - 1; next < m_order.size(); ++next) {
                for (const CellId to : IdRange<CellId>(m_proof.cells())) {
                    if (!isListed[to.index()] && m_proof.numberOf(m_order[next], to) != 0) {
                        isListed[to.index()] = true;
                        m_order.push_back(to);
                    }
                }
            }
        }
    }

    bool isDone() const
    {
        return m_found.size() >= m_most || m_steps > mostSteps || m_proofs > mostProofs;
    }

    void mapFrom(std::size_t place)
    {
        if (place == m_order.size())
            return conclude();
        for (const CellId to : IdRange<CellId>(m_proof.cells())) {
            if (isDone())
                return;
            if (m_isTaken[to.index()] || !fits(place, to))
                continue;
            m_map[m_order[place].index()] = to;
            m_isTaken[to.index()] = true;
            mapFrom(place + 1);
            m_isTaken[to.index()] = false;
        }
    }

    bool fits(std::size_t place, CellId to)
    {
        const CellId cell = m_order[place];
        if (m_proof.numberOf(cell) != m_proof.numberOf(to))
            return false;
        return std::all_of(m_order.begin(),
                           m_order.begin() + static_cast<std::ptrdiff_t>(place),
                           [&](CellId before) {
                               ++m_steps;
                               const CellId there = m_map[before.index()];
                               return m_proof.numberOf(before, cell) == m_proof.numberOf(there, to)
                                      && m_proof.numberOf(cell, before)
                                             == m_proof.numberOf(to, there);
                           });
    }

    void conclude()
    {
        ++m_proofs;
        if (m_map != m_found.front() && m_proof.holds(m_map))
            m_found.push_back(m_map);
    }

    const SymmetryProof &m_proof;
    std::size_t m_most;
    std::vector<CellId> m_order;
    CellMap m_map;
    std::vector<bool> m_isTaken; ///< as images
    std::vector<CellMap> m_found;
    std::size_t m_steps = 0;
    std::size_t m_proofs = 0;
};

} // namespace

std::vector<CellMap> symmetriesOf(const MoveRules &moveRules, std::size_t most)
{
    const auto proof =
        mayHaveSymmetries(moveRules.design()) ? SymmetryProof::make(moveRules) : std::nullopt;
    if (!proof)
        return {identityMap(moveRules.board().size())};
    return MapSearch(*proof, most).run();
}

} // namespace rookery
