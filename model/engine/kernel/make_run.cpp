#include "model/engine/kernel/run_maker.h"
#include "model/engine/kernel/run_parts.h"
#include "model/engine/kernel/slow_path.h"
#include "model/play/position/castling_wings.h"

#include <algorithm>

namespace rookery::fast {

namespace {

template<int Words>
class RunMaker
{
public:
    RunMaker(const Plan &plan, const Position &position)
        : m_plan(plan)
        , m_book(*plan.book)
        , m_position(position)
    {
    }

    std::optional<Run<Words>> make()
    {
        addPieces();
        addCounts();
        addWings();
        if (!takeState(m_run.position, m_plan, m_position))
            return std::nullopt;
        m_run.moves.resize(4'096);
        return std::move(m_run);
    }

private:
    void addPieces()
    {
        FastPosition<Words> &p = m_run.position;
        p.types.fill(noType);
        p.was.fill(noType);
        for (const CellId cell : m_book.board().cells())
            putSquare(p, m_plan.numbers.of(cell), m_position.square(cell));
    }

    void addCounts()
    {
        FastPosition<Words> &p = m_run.position;
        const Rules &rules = m_book.rules();
        p.hasHands = rules.hands.captured == Captured::CaptorsHand
                     || rules.hands.supply == Supply::Endless || !rules.ownMoves.empty()
                     || !rules.effects.empty();
        for (const PlayerId player : IdRange<PlayerId>(2)) {
            for (const PieceId type : IdRange<PieceId>(m_book.types())) {
                takeCount(p, m_position, OffBoard::Hand, player, type);
                takeCount(p, m_position, OffBoard::Captured, player, type);
                p.hasHands = p.hasHands || p.hand[player.index()][type.index()] > 0;
            }
        }
        p.hasHands = p.hasHands && !rules.drops.empty();
    }

    void addWings()
    {
        m_run.rightsKept.fill(~std::uint64_t(0));
        for (std::size_t i = 0; i < m_position.homes().size() && i < m_book.wings().size(); ++i) {
            m_run.wings.push_back(wingOf(m_book.wings()[i], m_position.homes()[i]));
            m_run.wingsOf[m_book.wings()[i].player.index()] |= std::uint64_t(1) << i;
            const std::uint64_t others = ~(std::uint64_t(1) << i);
            m_run.rightsKept[m_run.wings.back().king] &= others;
            m_run.rightsKept[m_run.wings.back().partner] &= others;
        }
    }

    RunWing<Words> wingOf(const Wing &wing, const WingHome &home) const
    {
        const CastlingRule &rule = m_book.rules().castling[wing.rule];
        const auto number = [&](CellId cell) {
            return static_cast<std::uint16_t>(m_plan.numbers.of(cell));
        };
        RunWing<Words> made{};
        made.king = number(home.king);
        made.partner = number(home.partner);
        made.kingTo = number(wing.kingTo);
        made.partnerTo = number(wing.partnerTo);
        made.isSafeOnWay = rule.safety == CastlingSafety::Way;
        made.isGainedByDrop = rule.pieces == CastlingPieces::Dropped;
        for (const PieceId type : IdRange<PieceId>(m_book.types())) {
            made.kings |= std::uint64_t(covers(rule.kings, type) ? 1 : 0) << type.index();
            made.partners |= std::uint64_t(covers(rule.partners, type) ? 1 : 0) << type.index();
        }
        for (const CellId cell : way(m_book.board(), home.king, wing.kingTo)) {
            made.mustBeEmpty.add(number(cell));
            if (cell != wing.kingTo)
                made.kingPasses.add(number(cell));
        }
        for (const CellId cell : way(m_book.board(), home.partner, wing.partnerTo))
            made.mustBeEmpty.add(number(cell));
        made.mustBeEmpty.remove(made.king);
        made.mustBeEmpty.remove(made.partner);
        return made;
    }

    const Plan &m_plan;
    const RuleBook &m_book;
    const Position &m_position;
    Run<Words> m_run;
};

} // namespace

template<int Words>
std::optional<Run<Words>> makeRun(const Plan &plan, const Position &position, Shadow *shadow)
{
    auto run = RunMaker<Words>(plan, position).make();
    if (run && shadow) {
        run->shadow = shadow;
        shadow->begin(position);
    }
    return run;
}

template<int Words>
Move fullMove(const Plan &plan, const Run<Words> &run, const FastMove &from)
{
    using Sort = FastMove::Kind;
    const FastPosition<Words> &p = run.position;
    Move move;
    if (from.kind == Sort::Pass)
        return move;
    if (from.kind == Sort::Other)
        return run.shadow->moves()[placeOf(from)];
    move.to = plan.numbers.cell(from.to);
    if (from.kind == Sort::Drop) {
        move.kind = Move::Kind::Drop;
        move.type = PieceId(from.type);
        if (from.becomes != from.type)
            move.becomes = PieceId(from.becomes);
        return move;
    }
    move.from = plan.numbers.cell(from.from);
    move.type = PieceId(p.types[from.from]);
    move.kind = from.kind == Sort::Castle    ? Move::Kind::Castle
                : from.kind == Sort::Promote ? Move::Kind::Promote
                                             : Move::Kind::Displace;
    move.captures = from.kind == Sort::Displace && p.types[from.to] != noType;
    if (from.becomes != noType)
        move.becomes = PieceId(from.becomes);
    if (from.kind == Sort::TakePasser)
        move.taken.push_back({plan.numbers.cell(p.passerStands), std::nullopt});
    if (from.kind == Sort::Castle) {
        const RunWing<Words> &wing = run.wings[from.type];
        move.taken.push_back({plan.numbers.cell(wing.partner), plan.numbers.cell(wing.partnerTo)});
    }
    if (from.gate != noType) {
        const bool isBeside = (from.gate & besidePartner) != 0;
        move.gate = Gate{PieceId(from.gate & ~besidePartner),
                         isBeside ? move.taken.front().cell : move.from};
    }
    return move;
}

template<int Words>
void appendMoves(const Plan &plan, const Run<Words> &run, std::vector<Move> &moves)
{
    for (std::size_t i = 0; i < run.end; ++i)
        moves.push_back(fullMove(plan, run, run.moves[i]));
}

template std::optional<Run<1>> makeRun(const Plan &, const Position &, Shadow *);
template std::optional<Run<2>> makeRun(const Plan &, const Position &, Shadow *);
template std::optional<Run<3>> makeRun(const Plan &, const Position &, Shadow *);
template std::optional<Run<4>> makeRun(const Plan &, const Position &, Shadow *);
template Move fullMove(const Plan &, const Run<1> &, const FastMove &);
template void appendMoves(const Plan &, const Run<1> &, std::vector<Move> &);
template Move fullMove(const Plan &, const Run<2> &, const FastMove &);
template void appendMoves(const Plan &, const Run<2> &, std::vector<Move> &);
template Move fullMove(const Plan &, const Run<3> &, const FastMove &);
template void appendMoves(const Plan &, const Run<3> &, std::vector<Move> &);
template Move fullMove(const Plan &, const Run<4> &, const FastMove &);
template void appendMoves(const Plan &, const Run<4> &, std::vector<Move> &);

} // namespace rookery::fast
