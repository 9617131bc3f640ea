#pragma once

#include "model/engine/kernel/kernel_answers.h"
#include "model/engine/kernel/kernel_ends.h"
#include "model/engine/kernel/kernel_legality.h"
#include "model/engine/kernel/kernel_lists.h"
#include "model/engine/kernel/kernel_moves.h"
#include "model/engine/kernel/kernel_tree.h"
#include "model/engine/kernel/kernel_turns.h"
#include "model/engine/kernel/run_maker.h"
#include "model/engine/tables/engine.h"

namespace rookery::fast {

/// One game that is played, with the sets of its position.
template<int Words, template<int> class LookupOf, class Rows>
class KernelTables final : public PositionTables
{
public:
    using KernelOf = Kernel<Words, LookupOf, Rows>;

    /// All must stay.
    KernelTables(const Plan &plan, const KernelOf &kernel, MoveRules &moveRules, Position &position)
        : m_plan(plan)
        , m_kernel(kernel)
        , m_position(position)
    {
        if (plan.fallback.any())
            m_shadow = makeShadow(plan, moveRules, position);
    }

    bool begin() override
    {
        auto run = makeRun<Words>(m_plan, m_position, m_shadow.get());
        if (run)
            m_run = *std::move(run);
        m_hasRun = run.has_value();
        return m_hasRun;
    }

    bool follow(const Undo &undo) override
    {
        return m_hasRun ? followChange(m_run, m_plan, m_position, undo) : begin();
    }

    void list(std::vector<Move> &moves) override
    {
        const Level level(m_run);
        m_kernel.list(m_run);
        appendMoves(m_plan, m_run, moves);
    }

    std::size_t listNoisy(std::vector<Move> &moves) override
    {
        const Level level(m_run);
        m_kernel.list(m_run);
        for (std::size_t i = level.begin; i < m_run.end; ++i) {
            const FastMove &move = m_run.moves[i];
            const bool changes = move.kind != FastMove::Kind::Drop && move.becomes != noType;
            if (move.kind == FastMove::Kind::Other || changes || m_kernel.isCapture(m_run, move))
                moves.push_back(fullMove(m_plan, m_run, move));
        }
        std::erase_if(moves, [](const Move &move) { return !move.isNoisy(); });
        return m_run.end - level.begin;
    }

    bool isOver() override { return m_kernel.hasEnded(m_run); }
    bool isAttacked(CellId cell, PlayerId owner) override
    {
        return m_kernel.isAttacked(
            m_run.position, m_plan.numbers.of(cell), 1U - static_cast<unsigned>(owner.index()));
    }

    bool isInCheck(PlayerId player) override
    {
        return m_kernel.isInCheck(m_run, static_cast<unsigned>(player.index()));
    }

    std::optional<bool> givesCheck(const Move &move) const override
    {
        const auto step = stepOf(move);
        return step ? m_kernel.givesCheck(m_run, *step) : std::nullopt;
    }

    std::optional<bool> isExposed(const Move &move) const override
    {
        const auto step = stepOf(move);
        return step ? m_kernel.isExposed(m_run, *step) : std::nullopt;
    }

    std::uint64_t perft(int depth) override { return m_kernel.perft(m_run, depth, true); }

private:
    /// Of a move that does nothing but move a piece and capture where it ends.
    std::optional<PlainStep> stepOf(const Move &move) const
    {
        if (move.kind != Move::Kind::Displace || !move.taken.empty() || move.gate)
            return std::nullopt;
        return PlainStep{m_plan.numbers.of(move.from),
                         m_plan.numbers.of(move.to),
                         static_cast<unsigned>(move.becomes.value_or(move.type).index())};
    }

    const Plan &m_plan;
    const KernelOf &m_kernel;
    Position &m_position;
    ShadowOf m_shadow; ///< null in games that the tables know whole
    Run<Words> m_run;
    bool m_hasRun = false; ///< since a position that the sets could hold
};

template<int Words, template<int> class LookupOf, class Rows>
class KernelEngine final : public Engine
{
public:
    KernelEngine(std::shared_ptr<const Plan> plan, const Engine *previous)
        : m_plan(std::move(plan))
        , m_tables(makeTables<Words, LookupOf>(*m_plan, tablesOf(previous)))
        , m_rules(makeRules<Words>(*m_plan, m_tables.countsPaths))
        , m_kernel(m_tables, m_rules)
    {
    }

    std::optional<std::uint64_t>
    perft(const Position &position, int depth, Leaves leaves) const override
    {
        const ShadowLease lease(m_shadows.get());
        auto run = makeRun<Words>(*m_plan, position, lease.shadow());
        if (!run)
            return std::nullopt;
        return m_kernel.perft(*run, depth, leaves == Leaves::Counted);
    }

    std::optional<std::uint64_t>
    playouts(const Position &position, std::size_t games, std::uint64_t seed) const override
    {
        const ShadowLease lease(m_shadows.get());
        auto run = makeRun<Words>(*m_plan, position, lease.shadow());
        if (!run)
            return std::nullopt;
        std::uint64_t moves = 0;
        std::uint64_t state = seed * 2 + 1;
        const FastPosition<Words> start = run->position;
        for (std::size_t game = 0; game < games; ++game) {
            run->position = start;
            if (run->shadow)
                restart(*run->shadow, position);
            moves += m_kernel.playout(*run, state);
        }
        return moves;
    }

    bool legal(const Position &position, std::vector<Move> &moves) const override
    {
        const ShadowLease lease(m_shadows.get());
        auto run = makeRun<Words>(*m_plan, position, lease.shadow());
        if (!run)
            return false;
        m_kernel.list(*run);
        appendMoves(*m_plan, *run, moves);
        return true;
    }

    std::unique_ptr<PositionTables> tablesFor(MoveRules &moveRules,
                                              Position &position) const override
    {
        return std::make_unique<KernelTables<Words, LookupOf, Rows>>(
            *m_plan, m_kernel, moveRules, position);
    }

    bool isWhole() const { return m_tables.isWhole; }
    std::size_t bytes() const override { return sizeOf(m_tables); }
    bool countsPaths() const override { return !m_rules.triesAll; }

private:
    /// Null if that engine's sets are of another size.
    static const Tables<Words, LookupOf> *tablesOf(const Engine *engine)
    {
        const auto *same = dynamic_cast<const KernelEngine *>(engine);
        return same ? &same->m_tables : nullptr;
    }

    std::shared_ptr<const Plan> m_plan;
    ShadowPoolOf m_shadows = makeShadows(*m_plan); ///< null in games that the tables know whole
    Tables<Words, LookupOf> m_tables;
    KernelRules<Words> m_rules;
    Kernel<Words, LookupOf, Rows> m_kernel;
};

template<int Words, template<int> class LookupOf, class Rows>
std::unique_ptr<const Engine> wholeEngine(const std::shared_ptr<const Plan> &plan,
                                          const Engine *previous)
{
    auto engine = std::make_unique<const KernelEngine<Words, LookupOf, Rows>>(plan, previous);
    return engine->isWhole() ? std::move(engine) : nullptr;
}

template<template<int> class LookupOf, class Rows>
std::unique_ptr<const Engine> makeEngine(const std::shared_ptr<const Plan> &plan,
                                         const Engine *previous)
{
    switch (plan->numbers.words()) {
    case 1:
        return wholeEngine<1, LookupOf, Rows>(plan, previous);
    case 2:
        return wholeEngine<2, LookupOf, Rows>(plan, previous);
    case 3:
        return wholeEngine<3, LookupOf, Rows>(plan, previous);
    default:
        return wholeEngine<4, LookupOf, Rows>(plan, previous);
    }
}

} // namespace rookery::fast
