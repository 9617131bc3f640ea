#pragma once

#include "model/play/fast/kernel.h"

/// Moves listed and counted.
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

    void addPasser(unsigned, unsigned, unsigned to, const PromotionPlan<W> *plan)
    {
        add(0, 0, Bits::none(), Bits::of(to), plan);
    }

    void addOne(const FastMove &) { ++all; }
    void addDrops(unsigned, unsigned, const Bits &cells) { all += cells.count(); }
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

    void addPasser(unsigned type, unsigned from, unsigned to, const PromotionPlan<W> *plan)
    {
        addAll(FastMove::Kind::TakePasser, type, from, Bits::none(), Bits::of(to), plan);
    }

    void addOne(const FastMove &move)
    {
        makeRoom(1);
        m_run.moves[m_run.end++] = move;
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
        makeRoom(plain.count());
        if (plan)
            plain &= ~promote(kind, type, from, moves, takes, *plan);
        FastMove *next = m_run.moves.data() + m_run.end;
        while (plain.any()) {
            *next++ = {static_cast<std::uint16_t>(from),
                       static_cast<std::uint16_t>(plain.takeFirst()),
                       kind,
                       static_cast<std::uint8_t>(type),
                       noType};
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
std::uint64_t Kernel<W, L, R>::count(RunOf &run) const
{
    const Position &p = run.position;
    View view = viewOf(p);
    Bits royals = royalCells(p, view.us);
    Attackers attackers;
    Guard guard;
    bool suffices = masksSuffice(view, royals);
    if (suffices && royals.any()) {
        view.royal = static_cast<int>(royals.takeFirst());
        findAttackers(p, view.them, m_sides[view.them].attacks.size(), attackers);
        suffices = this->guard(view, attackers, guard);
    }
    if (!suffices) {
        const std::size_t begin = run.end;
        listAndTry(run);
        const std::size_t moves = run.end - begin;
        run.end = begin;
        return moves;
    }
    Counter counter{*this, p};
    counter.hasDuty = m_rules.mustCapture[view.us];
    generate(run, view, attackers, guard, counter);
    if (counter.hasDuty && counter.captures > 0)
        return counter.captures;
    if (counter.all == 0 && mayPassStuck(p) && !guard.isInCheck)
        return 1;
    return counter.all;
}

template<int W, template<int> class L, class R>
void Kernel<W, L, R>::listSafe(RunOf &run) const
{
    const Position &p = run.position;
    const std::size_t begin = run.end;
    View view = viewOf(p);
    Bits royals = royalCells(p, view.us);
    Attackers attackers;
    Guard guard;
    bool suffices = masksSuffice(view, royals);
    if (suffices && royals.any()) {
        view.royal = static_cast<int>(royals.takeFirst());
        findAttackers(p, view.them, m_sides[view.them].attacks.size(), attackers);
        suffices = this->guard(view, attackers, guard);
    }
    if (!suffices)
        return listAndTry(run);
    Lister lister(*this, run);
    generate(run, view, attackers, guard, lister);
    obeyDuty(run, begin);
    if (run.end == begin && mayPassStuck(p) && !guard.isInCheck)
        lister.addOne({0, 0, FastMove::Kind::Pass});
}

/// Whatever the royal men, each move is made and looked at.
template<int W, template<int> class L, class R>
void Kernel<W, L, R>::listAndTry(RunOf &run) const
{
    const Position &p = run.position;
    const std::size_t begin = run.end;
    const View view = viewOf(p);
    const Attackers nobody{};
    Guard free;
    free.isInCheck = m_rules.hasUnchecked && isInCheck(p, view.us);
    Lister lister(*this, run);
    generate(run, view, nobody, free, lister);
    keepSafe(run, begin);
    obeyDuty(run, begin);
    if (run.end == begin && mayPassStuck(p)) {
        lister.addOne({0, 0, FastMove::Kind::Pass});
        keepSafe(run, begin);
    }
}

template<int W, template<int> class L, class R>
template<class Sink>
void Kernel<W, L, R>::generate(
    RunOf &run, const View &view, const Attackers &attackers, const Guard &guard, Sink &sink) const
{
    const Position &p = view.p;
    for (unsigned type = 0; type < m_rules.types; ++type) {
        if (p.men[view.us][type].any())
            addMen(view, attackers, guard, type, sink);
    }
    addOthers(run, view, attackers, guard, sink);
}

/// What is no move of one man.
template<int W, template<int> class L, class R>
template<class Sink>
void Kernel<W, L, R>::addOthers(
    RunOf &run, const View &view, const Attackers &attackers, const Guard &guard, Sink &sink) const
{
    const Position &p = view.p;
    if (p.passed.any()) {
        for (std::uint64_t types = m_sides[view.us].takers; types != 0; types &= types - 1)
            addPassers(view, attackers, static_cast<unsigned>(__builtin_ctzll(types)), sink);
    }
    if ((p.rights & run.wingsOf[view.us]) != 0)
        addCastling(run, view, attackers, sink);
    if (m_rules.hasDrops)
        addDrops(run, view, guard, sink);
    if (m_rules.pass[view.us] == Pass::Always && (view.royal < 0 || !guard.isInCheck))
        sink.addOne({0, 0, FastMove::Kind::Pass});
}

/// Adds to the sets; `watched` gets the cells on which the answer hangs, if that is wanted.
template<int W, template<int> class L, class R>
template<bool Watches>
inline void Kernel<W, L, R>::reach(const ReachOf &reach,
                                   unsigned from,
                                   const Bits &taken,
                                   Bits &moves,
                                   Bits &captures,
                                   Bits &watched) const
{
    const auto stepsOf = [&](Kind kind) {
        const Bits *steps = reach.steps[static_cast<std::size_t>(kind)];
        return steps ? steps[from] : Bits::none();
    };
    const std::size_t first = std::size_t(from) * reach.slots;
    const auto lookUp = [&](unsigned slot) {
        const std::uint32_t row = R::row(reach.lookups[first + slot], taken);
        if constexpr (Watches)
            watched |= m_rows[reach.watches[first + slot] + row];
        return m_rows[reach.lookups[first + slot].first + row];
    };
    Bits both = stepsOf(Kind::Both);
    unsigned i = 0;
    for (; i < reach.slotEnds[0]; ++i)
        both |= lookUp(i);
    moves |= both | stepsOf(Kind::Moves);
    captures |= both | stepsOf(Kind::Captures);
    for (; i < reach.slotEnds[1]; ++i)
        moves |= lookUp(i);
    for (; i < reach.slotEnds[2]; ++i)
        captures |= lookUp(i);
    if constexpr (Watches)
        watched |= moves | captures;
}

template<int W, template<int> class L, class R>
CellBits<W> Kernel<W, L, R>::capturesOf(const TypeOf &type, unsigned from, const Bits &taken) const
{
    Bits moves = Bits::none();
    Bits captures = Bits::none();
    Bits unused;
    reach<false>(type.always, from, taken, moves, captures, unused);
    return captures;
}

template<int W, template<int> class L, class R>
template<class Sink>
void Kernel<W, L, R>::addMen(const View &view,
                             const Attackers &attackers,
                             const Guard &guard,
                             unsigned type,
                             Sink &sink) const
{
    const Position &p = view.p;
    const TypeOf &tables = m_sides[view.us].types[type];
    Bits men = p.men[view.us][type];
    if constexpr (Sink::counts) {
        if (tables.sweepCount > 0) {
            addSweeps(view, guard, tables, men & ~guard.special, sink);
            men &= guard.special;
        }
    }
    while (men.any()) {
        const unsigned from = men.takeFirst();
        Bits moves = Bits::none();
        Bits captures = Bits::none();
        Bits unused;
        reach<false>(tables.always, from, view.taken, moves, captures, unused);
        if (tables.unmoved.isThere && p.unmoved.has(from))
            reach<false>(tables.unmoved, from, view.taken, moves, captures, unused);
        if (tables.unchecked.isThere && p.unmoved.has(from) && !guard.isInCheck)
            reach<false>(tables.unchecked, from, view.taken, moves, captures, unused);
        moves &= view.empty;
        captures &= view.foes;
        if (static_cast<int>(from) == view.royal) {
            const Bits safe = safeForRoyal(view, attackers, moves | captures);
            moves &= safe;
            captures &= safe;
        } else if (guard.special.has(from)) {
            Bits mayMove;
            Bits mayCapture;
            guardOf(guard, from, mayMove, mayCapture);
            moves &= mayMove;
            captures &= mayCapture | view.foeRoyals;
        } else {
            moves &= guard.moves;
            captures &= guard.captures;
        }
        if (tables.capturesFrom && p.passed.any())
            moves &= ~passersFor(view, tables, from);
        sink.add(type, from, moves, captures, planOf(tables, from));
    }
}

template<int W, template<int> class L, class R>
template<class Sink>
void Kernel<W, L, R>::addSweeps(
    const View &view, const Guard &guard, const TypeOf &tables, const Bits &men, Sink &sink) const
{
    const PromotionPlan<W> *plan = nullptr;
    if (tables.plans && men.any()) {
        Bits any = men;
        plan = planOf(tables, any.takeFirst());
    }
    for (std::size_t i = 0; i < tables.sweepCount; ++i) {
        const Sweep<W> &sweep = tables.sweeps[i];
        Bits from = men & sweep.from;
        if (sweep.unmoved)
            from &= view.p.unmoved;
        for (int j = 0; j < sweep.conditionCount; ++j)
            from &= view.empty.shifted(-sweep.conditions[static_cast<std::size_t>(j)]);
        const Bits to = from.shifted(sweep.distance);
        const Bits moves = sweep.moves ? to & view.empty & guard.moves : Bits::none();
        const Bits captures = sweep.captures ? to & view.foes & guard.captures : Bits::none();
        sink.add(0, 0, moves, captures, plan);
    }
}

/// The cells where a man would capture the one who has passed them.
template<int W, template<int> class L, class R>
CellBits<W> Kernel<W, L, R>::passersFor(const View &view, const TypeOf &type, unsigned from) const
{
    Bits passers = Bits::none();
    if (!view.foes.has(view.p.passerStands))
        return passers;
    for (Bits cells = view.p.passed & view.empty; cells.any();) {
        const unsigned cell = cells.takeFirst();
        Bits taken = view.taken;
        taken.add(cell);
        if (type.capturesFrom[cell].has(from) && capturesOf(type, from, taken).has(cell))
            passers.add(cell);
    }
    return passers;
}

template<int W, template<int> class L, class R>
template<class Sink>
void Kernel<W, L, R>::addPassers(const View &view,
                                 const Attackers &attackers,
                                 unsigned type,
                                 Sink &sink) const
{
    const TypeOf &tables = m_sides[view.us].types[type];
    Bits from = Bits::none();
    for (Bits passed = view.p.passed; passed.any();)
        from |= tables.capturesFrom[passed.takeFirst()];
    for (Bits men = view.p.men[view.us][type] & from; men.any();) {
        const unsigned man = men.takeFirst();
        for (Bits cells = passersFor(view, tables, man); cells.any();) {
            const unsigned cell = cells.takeFirst();
            if (isSafePasser(view, attackers, man, cell))
                sink.addPasser(type, man, cell, planOf(tables, man));
        }
    }
}

template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::isSafePasser(const View &view,
                                   const Attackers &attackers,
                                   unsigned from,
                                   unsigned passed) const
{
    const unsigned victim = view.p.passerStands;
    if (view.royal < 0 || view.foeRoyals.has(victim))
        return true;
    const unsigned royal =
        static_cast<int>(from) == view.royal ? passed : static_cast<unsigned>(view.royal);
    Bits taken = view.taken;
    taken.remove(from);
    taken.remove(victim);
    taken.add(passed);
    const SideOf &side = m_sides[view.them];
    Attackers left = attackers;
    for (std::size_t i = 0; i < side.attacks.size(); ++i)
        left.of[i].remove(victim);
    return !isAttacked(left, view.them, side.attacks.size(), royal, taken);
}

template<int W, template<int> class L, class R>
template<class Sink>
void Kernel<W, L, R>::addCastling(const RunOf &run,
                                  const View &view,
                                  const Attackers &attackers,
                                  Sink &sink) const
{
    for (std::uint64_t rights = view.p.rights & run.wingsOf[view.us]; rights != 0;
         rights &= rights - 1) {
        const auto index = static_cast<std::size_t>(__builtin_ctzll(rights));
        const RunWing<W> &wing = run.wings[index];
        if (!isFree(view, wing))
            continue;
        bool isSafe = true;
        if (view.royal >= 0) {
            Bits taken = view.taken;
            taken.remove(wing.king);
            taken.remove(wing.partner);
            taken.add(wing.kingTo);
            taken.add(wing.partnerTo);
            const unsigned royal =
                wing.king == view.royal ? wing.kingTo : static_cast<unsigned>(view.royal);
            isSafe = isSafeCastling(run, wing)
                     && !isAttacked(
                         attackers, view.them, m_sides[view.them].attacks.size(), royal, taken);
        }
        if (isSafe)
            sink.addOne(
                {wing.king, wing.kingTo, FastMove::Kind::Castle, static_cast<std::uint8_t>(index)});
    }
}

template<int W, template<int> class L, class R>
template<class Sink>
void Kernel<W, L, R>::addDrops(RunOf &run, const View &view, const Guard &guard, Sink &sink) const
{
    for (unsigned type = 0; type < m_rules.types; ++type) {
        if (m_rules.endlessSupply || view.p.hand[view.us][type] > 0)
            addDrops(run, view, guard, type, sink);
    }
}

template<int W, template<int> class L, class R>
template<class Sink>
void Kernel<W, L, R>::addDrops(
    RunOf &run, const View &view, const Guard &guard, unsigned type, Sink &sink) const
{
    const TypeTables<W, L> &tables = m_tables.sides[view.us].types[type];
    const Bits free = view.empty & guard.moves;
    if (!free.any())
        return;
    for (std::size_t i = 0; i < tables.drops.size();) {
        const unsigned form = tables.drops[i].form;
        Bits cells = Bits::none();
        for (; i < tables.drops.size() && tables.drops[i].form == form; ++i) {
            const DropRow<W> &row = tables.drops[i];
            cells |= row.mostPerFile == 0 ? row.cells
                                          : row.cells & ~fullFiles(view.p, type, row.mostPerFile);
        }
        cells &= free;
        if ((tables.dropsWithoutCheck || tables.dropsWithoutMate) && cells.any())
            cells = allowedThreats(run, view, cells, type, form);
        sink.addDrops(type, form, cells);
    }
}

template<int W, template<int> class L, class R>
CellBits<W> Kernel<W, L, R>::fullFiles(const Position &p, unsigned type, int most) const
{
    const Bits &men = p.men[p.toMove][type];
    Bits full = Bits::none();
    for (const Bits &file : m_tables.files) {
        if ((men & file).count() >= static_cast<unsigned>(most))
            full |= file;
    }
    return full;
}

/// The cells from which a man would attack a foe's royal man.
template<int W, template<int> class L, class R>
CellBits<W> Kernel<W, L, R>::checkingCells(const View &view, unsigned type) const
{
    const SideOf &side = m_sides[view.us];
    Bits cells = Bits::none();
    for (Bits royals = view.foeRoyals; royals.any();) {
        const unsigned royal = royals.takeFirst();
        for (std::size_t i = 0; i < side.captures; ++i) {
            const AttackOf &attack = side.attacks[i];
            if ((attack.types >> type & 1U) != 0)
                cells |= sourcesOf(attack, royal, view.taken);
        }
    }
    return cells;
}

template<int W, template<int> class L, class R>
CellBits<W> Kernel<W, L, R>::allowedThreats(
    RunOf &run, const View &view, Bits cells, unsigned type, unsigned form) const
{
    // A man put down opens no attacks of others unless they need a hurdle.
    const bool anyMayCheck = m_rules.hasHurdles || isInCheck(view.p, view.them);
    Bits doubtful = anyMayCheck ? cells : cells & checkingCells(view, form);
    Bits allowed = cells & ~doubtful;
    while (doubtful.any()) {
        const unsigned cell = doubtful.takeFirst();
        const auto to = static_cast<std::uint16_t>(cell);
        if (isThreatAllowed(run,
                            {to,
                             to,
                             FastMove::Kind::Drop,
                             static_cast<std::uint8_t>(type),
                             static_cast<std::uint8_t>(form)}))
            allowed.add(cell);
    }
    return allowed;
}

template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::isThreatAllowed(RunOf &run, const FastMove &drop) const
{
    const bool mayCheck = !m_tables.sides[run.position.toMove].types[drop.type].dropsWithoutCheck;
    FastUndo<W> undo;
    make(run, drop, undo);
    const bool isAllowed =
        !isInCheck(run.position, run.position.toMove) || (mayCheck && count(run) > 0);
    unmake(run, drop, undo);
    return isAllowed;
}

template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::isThere(const Position &p,
                              const typename PromotionRow<W>::Choice &choice) const
{
    const unsigned us = p.toMove;
    const bool isFull =
        choice.most >= 0 && p.men[us][choice.type].count() >= static_cast<unsigned>(choice.most);
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
