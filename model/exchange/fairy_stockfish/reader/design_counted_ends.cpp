#include "model/exchange/fairy_stockfish/reader/design_builder.h"

#include <algorithm>

namespace rookery::fairy {

namespace {

GameValue reversed(GameValue value)
{
    switch (value) {
    case GameValue::Win:
        return GameValue::Loss;
    case GameValue::Loss:
        return GameValue::Win;
    default:
        return value;
    }
}

/// Adds the ends that are about the moves before: repetitions and counted moves.
class CountedEndAdder
{
public:
    explicit CountedEndAdder(DesignBuilder &builder)
        : m_builder(builder)
        , m_variant(builder.variant())
    {
    }

    void add()
    {
        addRepetitions();
        addCounts();
    }

private:
    /// Where points or pieces are counted they decide what would be a draw.
    Outcome countedDraw() const
    {
        return m_variant.materialCounting == Counting::Janggi       ? Outcome::MorePoints
               : m_variant.materialCounting == Counting::Unweighted ? Outcome::MorePieces
                                                                    : Outcome::Draw;
    }

    void addRepetitions()
    {
        if (m_variant.foldRule == 0)
            return;
        if (m_variant.moveRepetitionIllegal && m_variant.has(kingKind()))
            m_builder.addFormEnd(toAndFro(), Outcome::Loss);
        if (m_variant.perpetualCheckIllegal)
            m_builder.addEnd(Repetition{m_variant.foldRule, Repeating::Check}, Outcome::Loss);
        if (m_variant.chasing != Chasing::None)
            m_builder.addEnd(chase(), Outcome::Loss);
        const Repetition repetition{m_variant.foldRule, Repeating::Anything};
        const bool isFor = m_variant.foldValueAbsolute && m_variant.foldValue != GameValue::Draw;
        if (!isFor) {
            // The engine speaks of the player to move, the rule of the one who has just moved.
            const bool isDraw = m_variant.foldValue == GameValue::Draw;
            m_builder.addEnd(repetition,
                             isDraw ? countedDraw() : outcomeOf(reversed(m_variant.foldValue)));
            return;
        }
        m_builder.addEnd(repetition, outcomeOf(m_variant.foldValue), DesignBuilder::only(white));
        m_builder.addEnd(
            repetition, outcomeOf(reversed(m_variant.foldValue)), DesignBuilder::only(black));
    }

    /// For pieces that can come where the other king may be.
    std::string toAndFro()
    {
        PieceSet types;
        for (const auto &[kind, letter] : m_variant.letters) {
            if (reachesKing(kind, white) || reachesKing(kind, black))
                types.push_back(m_builder.piece(kind));
        }
        std::sort(types.begin(), types.end());
        return types.empty() ? "to-and-fro" : "to-and-fro: types=" + m_builder.namesOf(types);
    }

    /// Whether such a piece of the side may stand where the other side's king may.
    bool reachesKing(Kind kind, std::size_t side) const
    {
        const auto cells = m_builder.cellsOf(m_variant.mobilityOf(kind, side));
        const auto palace = m_builder.cellsOf(m_variant.mobilityOf(kingKind(), 1 - side));
        return std::find_first_of(cells.begin(), cells.end(), palace.begin(), palace.end())
               != cells.end();
    }

    /// Kings and soldiers may threaten for ever; so may soldiers be threatened on their own side of
    /// the board. Chariots are chased by lesser pieces also while guarded.
    Repetition chase()
    {
        Repetition rule{m_variant.foldRule, Repeating::Chase};
        for (const auto &[kind, letter] : m_variant.letters) {
            if (kind != kingKind() && kind != soldierKind())
                rule.chasers.push_back(m_builder.piece(kind));
        }
        std::sort(rule.chasers.begin(), rule.chasers.end());
        if (m_variant.has(rookKind()))
            rule.prized = {m_builder.piece(rookKind())};
        if (!m_variant.has(soldierKind()))
            return rule;
        rule.unchased = {m_builder.piece(soldierKind())};
        Sides<Squares> home;
        for (int rank = 1; rank < m_variant.soldierPromotionRank; ++rank) {
            home[white].addRank(rank - 1);
            home[black].addRank(m_variant.ranks - rank);
        }
        rule.zone = m_builder.zone("near-side", home);
        return rule;
    }

    /// So many pieces of each of these kinds, if the variant has them.
    void addLimit(CountedOut &count, std::vector<std::string_view> kinds, int pieces, int moves)
    {
        CountLimit limit{{}, pieces, moves};
        for (const std::string_view key : kinds) {
            const auto kind = findKind(key);
            if (!kind || !m_variant.has(*kind))
                return;
            limit.types.push_back(m_builder.piece(*kind));
        }
        count.limits.push_back(std::move(limit));
    }

    CountedOut counting(CountingRule rule)
    {
        CountedOut count;
        count.rule = rule;
        if (m_variant.has(pawnKind()))
            count.pawns = {m_builder.piece(pawnKind())};
        if (rule == CountingRule::Asean) {
            addLimit(count, {"rook"}, 1, 16);
            addLimit(count, {"silver", "fers"}, 1, 44);
            addLimit(count, {"knight", "fers"}, 1, 64);
            count.moves = 0;
            return count;
        }
        const int less = rule == CountingRule::Cambodian ? 1 : 0;
        addLimit(count, {"rook"}, 2, 8 - less);
        addLimit(count, {"rook"}, 1, 16 - less);
        addLimit(count, {"silver"}, 2, 22 - less);
        addLimit(count, {"knight"}, 2, 32 - less);
        addLimit(count, {"silver"}, 1, 44 - less);
        count.moves = 64 - less;
        return count;
    }

    void addCounts()
    {
        if (m_variant.moveRule > 0) {
            KindSet types = m_variant.moveRuleTypes[white];
            types.kinds |= m_variant.moveRuleTypes[black].kinds;
            m_builder.addEnd(
                QuietMoves{2 * m_variant.moveRule, m_builder.pieces(m_builder.kindsOf(types))},
                countedDraw());
        }
        switch (m_variant.countingRule) {
        case MoveCounting::None:
            return;
        case MoveCounting::Makruk:
            return m_builder.addEnd(counting(CountingRule::Makruk), Outcome::Draw);
        case MoveCounting::Cambodian:
            return m_builder.addEnd(counting(CountingRule::Cambodian), Outcome::Draw);
        case MoveCounting::Asean:
            return m_builder.addEnd(counting(CountingRule::Asean), Outcome::Draw);
        }
    }

    DesignBuilder &m_builder;
    const FairyVariant &m_variant;
};

} // namespace

void addCountedEnds(DesignBuilder &builder)
{
    CountedEndAdder(builder).add();
}

} // namespace rookery::fairy
