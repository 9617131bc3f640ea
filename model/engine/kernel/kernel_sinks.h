#pragma once

#include "model/engine/kernel/kernel.h"

/// What becomes of the moves that are found.
namespace rookery::fast {

/// Counts moves without ever looking at one.
template<int W, template<int> class L, class R>
struct Kernel<W, L, R>::Counter
{
    static constexpr bool counts = true;

    const Kernel &kernel;
    const Position &p;
    std::uint64_t all = 0;
    std::uint64_t captures = 0; ///< only where captures are a duty
    bool hasDuty = false;
    std::uint64_t dutyDrops = 0;

    [[gnu::always_inline]] void
    add(unsigned, unsigned, const Bits &moves, const Bits &takes, const PromotionPlan<W> *plan)
    {
        all += (moves | takes).count();
        if (hasDuty)
            captures += takes.count();
        if (plan)
            promote(moves, takes, *plan);
    }

    void promote(const Bits &moves, const Bits &takes, const PromotionPlan<W> &plan)
    {
        for (const PromotionRow<W> &row : plan.rows) {
            const std::uint64_t ways =
                kernel.choices(p, row) + (row.mayStay ? 1U : 0U) - std::uint64_t(1);
            if (row.ifMoves)
                all += (moves & row.cells).count() * ways;
            if (row.ifCaptures) {
                all += (takes & row.cells).count() * ways;
                captures += (takes & row.cells).count() * ways;
            }
        }
    }

    /// A piece that captures in passing does not promote by it.
    void addPasser(unsigned, unsigned, unsigned to)
    {
        add(0, 0, Bits::none(), Bits::of(to), nullptr);
    }

    void addOne(const FastMove &) { ++all; }

    /// How much there was before something was added.
    struct Mark
    {
        std::uint64_t all;
        std::uint64_t captures;
    };

    Mark mark() const { return {all, captures}; }

    /// Once more, for each type that may come in, what was added since.
    void addGates(const Mark &since, std::uint64_t types) { addGates(since, mark(), types, 0); }
    void addGates(const Mark &since, const Mark &until, std::uint64_t types, std::uint8_t)
    {
        const auto ways = static_cast<std::uint64_t>(__builtin_popcountll(types));
        all += (until.all - since.all) * ways;
        captures += (until.captures - since.captures) * ways;
    }

    void addDrops(unsigned type, unsigned, const Bits &cells)
    {
        all += cells.count();
        if ((kernel.m_rules.mustDrop[p.toMove] >> type & 1U) != 0)
            dutyDrops += cells.count();
    }
};

/// Writes moves behind each other.
template<int W, template<int> class L, class R>
class Kernel<W, L, R>::Lister
{
public:
    static constexpr bool counts = false;

    Lister(const Kernel &kernel, RunOf &run)
        : m_kernel(kernel)
        , m_run(run)
    {
    }

    [[gnu::always_inline]] void add(unsigned type,
                                    unsigned from,
                                    const Bits &moves,
                                    const Bits &takes,
                                    const PromotionPlan<W> *plan)
    {
        addAll(FastMove::Kind::Displace, type, from, moves, takes, plan);
    }

    void addPasser(unsigned type, unsigned from, unsigned to)
    {
        addAll(FastMove::Kind::TakePasser, type, from, Bits::none(), Bits::of(to), nullptr);
    }

    void addOne(const FastMove &move)
    {
        makeRoom(1);
        m_run.moves[m_run.end++] = move;
    }

    /// Once more, what is listed already.
    void copy(std::size_t begin, std::size_t end)
    {
        makeRoom(end - begin);
        std::copy_n(m_run.moves.data() + begin, end - begin, m_run.moves.data() + m_run.end);
        m_run.end += end - begin;
    }

    using Mark = std::size_t;

    Mark mark() const { return m_run.end; }

    void addGates(Mark since, std::uint64_t types) { addGates(since, mark(), types, 0); }
    void addGates(Mark since, Mark until, std::uint64_t types, std::uint8_t where)
    {
        for (; types != 0; types &= types - 1) {
            const auto type = static_cast<std::uint8_t>(__builtin_ctzll(types));
            makeRoom(until - since);
            for (Mark i = since; i < until; ++i) {
                FastMove move = m_run.moves[i];
                move.gate = static_cast<std::uint8_t>(type | where);
                m_run.moves[m_run.end++] = move;
            }
        }
    }

    void addDrops(unsigned type, unsigned form, Bits cells)
    {
        makeRoom(cells.count());
        while (cells.any()) {
            const auto to = static_cast<std::uint16_t>(cells.takeFirst());
            m_run.moves[m_run.end++] = {to,
                                        to,
                                        FastMove::Kind::Drop,
                                        static_cast<std::uint8_t>(type),
                                        static_cast<std::uint8_t>(form)};
        }
    }

private:
    [[gnu::always_inline]] void addAll(FastMove::Kind kind,
                                       unsigned type,
                                       unsigned from,
                                       const Bits &moves,
                                       const Bits &takes,
                                       const PromotionPlan<W> *plan)
    {
        Bits plain = moves | takes;
        makeRoom(std::size_t(W) * 64);
        if (plan)
            plain &= ~promote(kind, type, from, moves, takes, *plan);
        FastMove *next = m_run.moves.data() + m_run.end;
        FastMove move{
            static_cast<std::uint16_t>(from), 0, kind, static_cast<std::uint8_t>(type), noType};
        while (plain.any()) {
            move.to = static_cast<std::uint16_t>(plain.takeFirst());
            *next++ = move;
        }
        m_run.end = static_cast<std::size_t>(next - m_run.moves.data());
    }

    /// The cells that are not for plain moves.
    Bits promote(FastMove::Kind kind,
                 unsigned type,
                 unsigned from,
                 const Bits &moves,
                 const Bits &takes,
                 const PromotionPlan<W> &plan)
    {
        Bits all = Bits::none();
        for (const PromotionRow<W> &row : plan.rows) {
            Bits cells =
                ((row.ifMoves ? moves : Bits::none()) | (row.ifCaptures ? takes : Bits::none()))
                & row.cells;
            makeRoom(cells.count() * row.choices.size() + moves.count() + takes.count());
            if (!row.mayStay)
                all |= cells;
            while (cells.any()) {
                const auto to = static_cast<std::uint16_t>(cells.takeFirst());
                for (const auto &choice : row.choices) {
                    if (m_kernel.isThere(m_run.position, choice))
                        m_run.moves[m_run.end++] = {static_cast<std::uint16_t>(from),
                                                    to,
                                                    kind,
                                                    static_cast<std::uint8_t>(type),
                                                    choice.type};
                }
            }
        }
        return all;
    }

    void makeRoom(std::size_t count)
    {
        if (m_run.end + count > m_run.moves.size())
            m_run.moves.resize(2 * (m_run.end + count));
    }

    const Kernel &m_kernel;
    RunOf &m_run;
};

template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::isThere(const Position &p,
                              const typename PromotionRow<W>::Choice &choice) const
{
    const unsigned us = p.toMove;
    const bool isFull =
        choice.most >= 0 && p.pieces[us][choice.type].count() >= static_cast<unsigned>(choice.most);
    return !isFull && (!choice.onlyLost || p.captured[us][choice.type] > 0);
}

template<int W, template<int> class L, class R>
unsigned Kernel<W, L, R>::choices(const Position &p, const PromotionRow<W> &row) const
{
    if (!row.isDynamic)
        return static_cast<unsigned>(row.choices.size());
    unsigned count = 0;
    for (const auto &choice : row.choices)
        count += isThere(p, choice) ? 1U : 0U;
    return count;
}

} // namespace rookery::fast
