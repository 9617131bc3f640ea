#pragma once

#include "model/engine/kernel/kernel_parts.h"
#include "model/engine/kernel/kernel_rules.h"
#include "model/engine/kernel/kernel_views.h"
#include "model/engine/kernel/slow_path_run.h"
#include "model/engine/tables/tables.h"

#include <array>
#include <cstdint>

namespace rookery::fast {

/// The generator itself, for one size of sets, one sort of lookup and one sort of processor. `Rows`
/// has a function row(lookup, taken). It keeps nothing and changes nothing but the run it is given.
///
/// Whether a move leaves a royal piece to capture is not tried but counted: an enemy attacks along
/// a path if so many of its cells are taken. What that count is before a move, and which cells a
/// move takes and leaves, says what it is afterwards. Where royal pieces are such that this does
/// not say it all, each move is made and looked at.
template<int Words, template<int> class LookupOf, class Rows>
class Kernel
{
public:
    using Bits = CellBits<Words>;
    using Position = FastPosition<Words>;
    using RunOf = Run<Words>;

    Kernel(const Tables<Words, LookupOf> &tables, const KernelRules<Words> &rules)
        : m_tables(tables)
        , m_rules(rules)
        , m_sides{SideView<Words, LookupOf>(tables.sides[0]),
                  SideView<Words, LookupOf>(tables.sides[1])}
        , m_sights(tables.sights.begin(), tables.sights.end())
        , m_rows(tables.rows.data())
        , m_paths(tables.paths.data())
        , m_board(tables.board)
        , m_cells(tables.cells)
    {
    }

    std::uint64_t perft(RunOf &run, int depth, bool isBulk) const;

    /// Adds the legal moves at the end of the run's list; none if the game is over.
    void list(RunOf &run) const;

    /// Plays random moves until there are none, or for 400; how many there were. The state is the
    /// random numbers', and is left as the next game wants it; it must not be zero.
    std::uint64_t playout(RunOf &run, std::uint64_t &state) const;

    /// Makes a move with all that follows from it.
    void play(RunOf &run, const FastMove &move, FastUndo<Words> &undo) const
    {
        make(run, move, undo);
        Position &p = run.position;
        if (m_rules.countsChecks && !run.shadow && isInCheck(run, p.toMove))
            ++p.checksGiven[p.toMove ^ 1U];
    }

    void make(RunOf &run, const FastMove &move, FastUndo<Words> &undo) const;
    void unmake(RunOf &run, const FastMove &move, const FastUndo<Words> &undo) const;

    bool isInCheck(const RunOf &run, unsigned player) const;
    /// Whether the player has a piece that could capture on this cell.
    bool isAttacked(const Position &p, unsigned cell, unsigned player) const;
    /// After such a step of the player to move, whether the enemy is in check, and whether the
    /// piece is attacked; nothing where only making it tells.
    std::optional<bool> givesCheck(const RunOf &run, const PlainStep &step) const;
    std::optional<bool> isExposed(const RunOf &run, const PlainStep &step) const;
    bool isCapture(const RunOf &run, const FastMove &move) const;
    bool hasEnded(const RunOf &run) const
    {
        if (m_rules.fallback.ends)
            return isOverByMoveRules(*run.shadow);
        return !m_rules.ends.empty() && holdsAnyEnd(run);
    }

private:
    using TypeOf = TypeView<Words, LookupOf>;
    using AttackOf = AttackView<Words, LookupOf>;
    using ReachOf = ReachView<Words, LookupOf>;
    using SideOf = SideView<Words, LookupOf>;

    using Attackers = fast::Attackers<Words>;
    using Guard = fast::Guard<Words>;
    using Near = fast::Near<Words>;
    using View = fast::View<Words>;
    using Answers = fast::Answers<Words>;
    using Level = fast::Level<Words>;

    struct Counter;
    class Lister;

    void capture(Position &p, unsigned cell, FastUndo<Words> &undo) const;
    void takeFirstMoves(RunOf &run, std::uint8_t type, unsigned cell) const;
    void displace(RunOf &run, const FastMove &move, FastUndo<Words> &undo) const;
    void carryBoth(Position &p,
                   unsigned us,
                   const std::array<unsigned, 2> &from,
                   const std::array<unsigned, 2> &to) const;
    void castle(RunOf &run, const RunWing<Words> &wing) const;
    void uncastle(Position &p, unsigned us, const RunWing<Words> &wing) const;
    void comeIn(RunOf &run, const FastMove &move) const;
    void goBack(RunOf &run, const FastMove &move) const;
    unsigned gateCell(const RunOf &run, const FastMove &move) const;
    void drop(RunOf &run, const FastMove &move) const;
    void gainRights(RunOf &run, unsigned cell) const;
    void promote(RunOf &run, const FastMove &move, FastUndo<Words> &undo) const;
    void takeOff(Position &p, unsigned player, unsigned cell) const;
    void
    putOn(Position &p, unsigned player, unsigned cell, std::uint8_t type, std::uint8_t was) const;
    std::uint8_t wasAfter(std::uint8_t type, std::uint8_t was, std::uint8_t now) const;
    std::uint16_t &counterOf(Position &p, unsigned captor, const FastUndo<Words> &undo) const;

    bool holdsAnyEnd(const RunOf &run) const;
    unsigned piecesLeft(const Position &p, unsigned player, std::uint64_t types) const;
    bool isExtinct(const SeenEnd<Words> &end,
                   const Position &p,
                   unsigned player,
                   std::uint64_t types) const;
    bool holds(const SeenEnd<Words> &end, const RunOf &run, unsigned player) const;
    bool hasReached(const SeenEnd<Words> &end, const RunOf &run, unsigned player) const;
    static bool isAnswerer(const SeenEnd<Words> &end, unsigned player)
    {
        return (end.answerers >> player & 1U) != 0;
    }
    bool isPending(const SeenEnd<Words> &end, const RunOf &run) const;
    bool isAnyPending(const RunOf &run) const;
    bool isUnanswered(RunOf &run, std::size_t begin) const;
    bool isAnswer(RunOf &run, const SeenEnd<Words> &end, const FastMove &move) const;

    std::uint64_t count(RunOf &run) const;
    OwnTurn ownTurn(const RunOf &run) const
    {
        return m_rules.fallback.asksOwnRules() ? lookAtOwnRules(*run.shadow) : OwnTurn{};
    }
    std::uint64_t countListed(RunOf &run, const OwnTurn &own) const;
    void countFallback(RunOf &run, Counter &counter) const;
    void listTurn(RunOf &run, const OwnTurn &own) const;
    bool triesFollowed(unsigned player) const;
    bool isFollowed(const RunOf &run, const FastMove &move) const;
    void tryFollowed(RunOf &run, std::size_t begin) const;
    void listFreely(RunOf &run) const;
    bool asksMoveRules(const RunOf &run, unsigned attacker) const;
    void addFallback(RunOf &run) const;
    Bits mayTurn(const Position &p) const;
    bool findDiscoverers(const View &view, Bits &discoverers) const;
    bool clearsOwnWay(const View &view, const FastMove &move, unsigned target) const;
    void keepWithoutCheck(RunOf &run, std::size_t begin, const View &view) const;
    bool guardRoyal(const RunOf &run, View &view, Attackers &attackers, Guard &guard) const;
    std::uint64_t countTwo(RunOf &run) const;
    bool remembersCounts(const Position &p) const;
    bool findAnswers(RunOf &run, Answers &answers) const;
    void addAnswer(const View &view, const Guard &guard, unsigned from, Answers &answers) const;
    bool mayBeSteady(const View &view, const Guard &guard) const;
    void findSteady(const RunOf &run,
                    const View &view,
                    const Attackers &attackers,
                    Answers &answers) const;
    void addEscapes(const View &view, const Attackers &attackers, Answers &answers) const;
    void addCastlingWays(const RunOf &run,
                         const View &view,
                         const Attackers &attackers,
                         Answers &answers) const;
    void addAims(const View &view, unsigned target, Answers &answers) const;
    void addPathsTo(const View &view,
                    const Attackers &attackers,
                    unsigned target,
                    const Bits &taken,
                    unsigned mostMore,
                    Answers &answers) const;
    bool isCalm(const Position &p,
                const Answers &answers,
                const FastMove &move,
                const FastUndo<Words> &undo) const;
    template<bool Watches>
    [[gnu::always_inline]] void findMoves(const View &view,
                                          const Guard &guard,
                                          unsigned type,
                                          unsigned from,
                                          Bits &moves,
                                          Bits &captures,
                                          Bits &watched) const;
    std::uint64_t listTwo(RunOf &run) const;
    void addLists(RunOf &run, Answers &answers) const;
    void
    listPiece(const View &view, const Answers &answers, std::size_t piece, Lister &lister) const;
    void listAfter(RunOf &run,
                   const Answers &answers,
                   const FastMove &move,
                   const FastUndo<Words> &undo) const;
    template<bool Watches>
    std::uint32_t countFor(
        const View &view, const Guard &guard, unsigned type, unsigned from, Bits &watched) const;
    void recount(const View &view,
                 const Answers &answers,
                 const Guard &guard,
                 std::uint64_t pieces,
                 const FastUndo<Words> &undo,
                 Counter &counter) const;
    std::uint64_t countAfter(RunOf &run,
                             const Answers &answers,
                             const FastMove &move,
                             const FastUndo<Words> &undo) const;
    std::uint64_t
    affected(const Answers &answers, const FastMove &move, const FastUndo<Words> &undo) const;
    void listAndTry(RunOf &run, const OwnTurn &own) const;
    void finishTurn(RunOf &run, std::size_t begin, const OwnTurn &own) const;
    void keepSafe(RunOf &run, std::size_t begin) const;
    void obeyDuty(RunOf &run, std::size_t begin) const;
    template<class Test>
    void keepIf(RunOf &run, std::size_t begin, Test &&test) const;
    bool isSafe(RunOf &run, const FastMove &move, const Bits &enemyRoyals) const;
    std::uint64_t gatesFor(const Position &p, unsigned from) const;
    bool isFlight(const RunOf &run, const FastMove &move) const;
    bool isSafeCastling(const RunOf &run, const RunWing<Words> &wing) const;
    bool mayPassStuck(const Position &p) const;

    View viewOf(const Position &p) const;
    bool masksSuffice(const RunOf &run, const View &view, const Bits &royals) const;
    Bits royalCells(const Position &p, unsigned player) const
    {
        return m_rules.isSimple[player] ? p.pieces[player][m_rules.royalType[player]]
                                        : anyRoyalCells(p, player);
    }
    /// Those whose loss decides: none of several where one that is safe is enough.
    Bits decisiveCells(const Position &p, unsigned player) const
    {
        return m_rules.isSimple[player] ? p.pieces[player][m_rules.royalType[player]]
                                        : anyDecisiveCells(p, player);
    }
    Bits anyRoyalCells(const Position &p, unsigned player) const;
    Bits anyDecisiveCells(const Position &p, unsigned player) const;
    Bits royalCells(const Position &p, unsigned player, const RoyalTypes &group) const;
    Bits piecesOf(const Position &p, unsigned player, std::uint64_t types) const;

    void findAttackers(const Position &p,
                       unsigned player,
                       std::size_t count,
                       Attackers &attackers) const;
    bool
    isAttackedAfter(const Position &p, const PlainStep &step, unsigned attacker, Bits cells) const;
    bool isAttacked(const Attackers &attackers,
                    unsigned player,
                    std::size_t count,
                    unsigned cell,
                    const Bits &taken) const;
    Bits attackersOf(const Position &p, unsigned cell, unsigned player) const;
    Bits checkingCells(const View &view, unsigned type) const;

    bool guard(const View &view, const Attackers &attackers, Guard &guard) const;
    void
    guardOf(const Guard &guard, const Bits &from, bool isBarred, Bits &moves, Bits &captures) const;
    bool isBarred(unsigned type) const { return (m_rules.barred >> type & 1U) != 0; }

    template<class Sink>
    void generate(RunOf &run,
                  const View &view,
                  const Attackers &attackers,
                  const Guard &guard,
                  Sink &sink) const;
    template<class Sink>
    void addOthers(RunOf &run,
                   const View &view,
                   const Attackers &attackers,
                   const Guard &guard,
                   Sink &sink) const;
    template<class Sink>
    void addPieces(const View &view,
                   const Attackers &attackers,
                   const Guard &guard,
                   unsigned type,
                   Sink &sink) const;
    template<class Sink>
    void addSweeps(const View &view,
                   const Guard &guard,
                   const TypeOf &tables,
                   const Bits &pieces,
                   Sink &sink) const;
    template<class Sink>
    void addTurns(const View &view, const Guard &guard, unsigned type, Sink &sink) const;
    template<class Sink>
    void addTurn(const View &view,
                 const Guard &guard,
                 unsigned from,
                 const PromotionTurn<Words> &turn,
                 unsigned into,
                 Sink &sink) const;
    template<class Sink>
    void addPassers(const View &view, const Attackers &attackers, unsigned type, Sink &sink) const;
    bool isSafePasser(const View &view,
                      const Attackers &attackers,
                      unsigned from,
                      unsigned passed) const;
    /// Whether no piece is in their way, and king and partner stand ready.
    static bool isFree(const View &view, const RunWing<Words> &wing)
    {
        if ((wing.mustBeEmpty & view.taken).any())
            return false;
        const Position &p = view.p;
        const Bits &own = p.side[view.us];
        return own.has(wing.king) && own.has(wing.partner)
               && (wing.kings >> p.types[wing.king] & 1U) != 0
               && (wing.partners >> p.types[wing.partner] & 1U) != 0;
    }
    template<class Sink>
    void
    addCastling(const RunOf &run, const View &view, const Attackers &attackers, Sink &sink) const;
    template<class Sink>
    void addCastlingGates(const Position &p,
                          const RunWing<Words> &wing,
                          const typename Sink::Mark &castling,
                          Sink &sink) const;
    template<class Sink>
    void addDrops(RunOf &run, const View &view, const Guard &guard, Sink &sink) const;
    template<class Sink>
    void
    addDrops(RunOf &run, const View &view, const Guard &guard, unsigned type, Sink &sink) const;
    Bits
    allowedThreats(RunOf &run, const View &view, Bits cells, unsigned type, unsigned form) const;
    bool isThreatAllowed(RunOf &run, const FastMove &drop) const;
    Bits movesOfBarred(const Guard &guard) const;
    Bits fullFiles(const Position &p, unsigned type, int most) const;
    Bits coloursWith(const Position &p, unsigned type) const;
    Bits cellsToSpare(const View &view, unsigned type) const;
    void spareCells(
        const View &view, const Bits &zone, unsigned waiting, unsigned type, Bits &cells) const;

    template<bool Watches>
    [[gnu::always_inline]] void reach(const ReachOf &reach,
                                      const Position &p,
                                      unsigned from,
                                      const Bits &taken,
                                      Bits &moves,
                                      Bits &captures,
                                      Bits &watched) const;
    Bits capturesOf(const TypeOf &type, const Position &p, unsigned from, const Bits &taken) const;
    [[gnu::noinline]] void reachMinding(const ReachOf &reach,
                                        const Position &p,
                                        unsigned from,
                                        const Bits &taken,
                                        Bits &moves,
                                        Bits &captures) const;
    Bits enemiesFor(const View &view, unsigned type) const;
    Bits barredPieces(const Position &p) const;
    bool royalsFace(const Position &p) const;
    Bits passersFor(const View &view, const TypeOf &type, unsigned from) const;
    Bits safeForRoyal(const View &view, const Attackers &attackers, Bits targets) const;
    unsigned choices(const Position &p, const PromotionRow<Words> &row) const;
    bool isThere(const Position &p, const typename PromotionRow<Words>::Choice &choice) const;

    Bits rowOf(const LookupOf<Words> &lookup, const Bits &taken) const
    {
        return m_rows[lookup.first + Rows::row(lookup, taken)];
    }
    /// The same, none if the path leads over a piece that is no hurdle.
    [[gnu::noinline]] Bits minding(const LookupOf<Words> &lookup,
                                   std::uint32_t hurdles,
                                   const Bits &taken,
                                   const Bits &barred) const
    {
        const std::uint32_t row = Rows::row(lookup, taken);
        return (m_rows[hurdles + row] & barred).any() ? Bits::none() : m_rows[lookup.first + row];
    }
    /// From where the attack comes that is the i-th of a side.
    Bits
    sourcesOf(const AttackOf &attack, unsigned cell, const Bits &taken, const Bits &barred) const
    {
        if (attack.steps)
            return attack.steps[cell];
        if (attack.hurdles) [[unlikely]]
            return minding(attack.lookups[cell], attack.hurdles[cell], taken, barred);
        return rowOf(attack.lookups[cell], taken);
    }
    const PromotionPlan<Words> *planOf(const TypeOf &type, const Position &p, unsigned from) const
    {
        if (!type.plans)
            return nullptr;
        std::size_t place = from;
        if (type.turnsBack) [[unlikely]]
            place += p.was[from] == noType ? 0 : (p.was[from] + std::size_t(1)) * m_cells;
        return &m_tables.promotions[type.plans[place]];
    }

    const Tables<Words, LookupOf> &m_tables;
    const KernelRules<Words> &m_rules;
    std::array<SideOf, 2> m_sides;
    std::vector<AttackOf> m_sights;
    const Bits *m_rows;
    const Path<Words> *m_paths;
    Bits m_board;
    unsigned m_cells;
};

} // namespace rookery::fast
