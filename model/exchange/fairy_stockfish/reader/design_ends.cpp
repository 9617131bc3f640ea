#include "model/exchange/fairy_stockfish/reader/design_builder.h"

#include <algorithm>

namespace rookery::fairy {

namespace {

/// Adds the ends that are about what stands on the board or can be done there.
class EndAdder
{
public:
    explicit EndAdder(DesignBuilder &builder)
        : m_builder(builder)
        , m_variant(builder.variant())
    {
    }

    void add()
    {
        addChecks();
        addExtinction();
        for (const std::size_t side : {white, black})
            addFlag(side);
        addRows();
        for (const std::size_t side : {white, black})
            addJoining(side);
        addCastled();
        addPasses();
        addNoMoves();
    }

private:
    void addChecks()
    {
        if (!m_variant.checkCounting)
            return;
        Sides<int> counts = m_builder.fen().checks;
        for (int &count : counts)
            count = std::max(count, 1);
        for (const auto &[side, players] : m_builder.sidesOf(counts))
            m_builder.addEnd(Checks{counts[side]}, Outcome::Win, players);
    }

    /// Pseudo-royal pieces cannot be captured, but they can explode.
    void addExtinction()
    {
        const bool cannotHappen = m_variant.extinctionPseudoRoyal && !m_variant.blastOnCapture;
        if (m_variant.extinctionValue == GameValue::None || cannotHappen
            || m_variant.extinctionTypes.isEmpty())
            return;
        Extinct extinct;
        extinct.types = m_builder.pieceSet(m_variant.extinctionTypes);
        extinct.counted = m_variant.extinctionTypes.all ? Counted::Together : Counted::EachType;
        extinct.atMost = m_variant.extinctionCount;
        extinct.enemyAtLeast = m_variant.extinctionOpponentCount;
        if (!m_variant.extinctionTypes.all && extinct.types.empty())
            return;
        const Outcome outcome = outcomeOf(m_variant.extinctionValue);
        if (m_variant.extinctionClaim) {
            // With more pieces than that the opponent cannot be made as bare in one move.
            Extinct certain = extinct;
            ++certain.enemyAtLeast;
            m_builder.addEnd(certain, outcome);
            extinct.answered = true;
        }
        m_builder.addEnd(extinct, outcome);
    }

    void addFlag(std::size_t side)
    {
        const KindSet &flag = m_variant.flagPiece[side];
        Reached reached;
        reached.types = m_builder.pieceSet(flag);
        const bool hasPieces = flag.all || !reached.types.empty();
        if (!hasPieces || m_builder.cellsOf(m_variant.flagRegion[side]).empty())
            return;
        reached.zone = m_builder.zone("goal", m_variant.flagRegion);
        reached.count = m_variant.flagCount;
        reached.safe = m_variant.flagSafe;
        // The engine never counts a blocked goal whose pieces have to be safe.
        reached.blockedCounts = m_variant.flagBlockedWin && !m_variant.flagSafe;
        if (m_variant.flagMove && m_variant.flagSafe) {
            // Only a piece that is attacked there gives the opponent one more move.
            m_builder.addEnd(reached, Outcome::Win, DesignBuilder::only(side));
            reached.safe = false;
        }
        if (m_variant.flagMove)
            reached.answered = flag.kinds[kingKind()] ? PlayerSet{PlayerId(black)}
                                                      : PlayerSet{PlayerId(white), PlayerId(black)};
        m_builder.addEnd(reached, Outcome::Win, DesignBuilder::only(side));
    }

    std::optional<Lines> lines() const
    {
        const bool isUpright = m_variant.connectHorizontal && m_variant.connectVertical;
        if (isUpright)
            return m_variant.connectDiagonal ? Lines::All : Lines::Orthogonal;
        if (!m_variant.connectHorizontal && !m_variant.connectVertical && m_variant.connectDiagonal)
            return Lines::Diagonal;
        return std::nullopt;
    }

    void addRows()
    {
        const bool hasRow = m_variant.connectN > 0 || m_variant.collinearN > 0;
        if (hasRow && !lines()) {
            const bool isVertical = m_variant.connectVertical;
            m_builder.refuse(isVertical ? "connectHorizontal" : "connectVertical",
                             Message("rows count along files and ranks alike, or along neither"));
            return;
        }
        const PieceSet types = m_builder.pieceSet(m_variant.connectTypes);
        if (m_variant.connectNxN > 0)
            m_builder.addFormEnd("block: side=" + std::to_string(m_variant.connectNxN)
                                     + (types.empty() ? "" : ", types=" + m_builder.namesOf(types)),
                                 outcomeOf(m_variant.connectValue));
        if (m_variant.connectN > 0)
            m_builder.addEnd(Row{types, m_variant.connectN, *lines(), RowOrder::Unbroken},
                             outcomeOf(m_variant.connectValue));
        if (m_variant.collinearN > 0)
            m_builder.addEnd(Row{types, m_variant.collinearN, *lines(), RowOrder::Scattered},
                             outcomeOf(m_variant.connectValue));
    }

    void addJoining(std::size_t side)
    {
        const Squares &from = m_variant.connectRegion1[side];
        const Squares &to = m_variant.connectRegion2[side];
        if (m_builder.cellsOf(from).empty() || m_builder.cellsOf(to).empty())
            return;
        Joining joining;
        joining.types = m_builder.pieceSet(m_variant.connectTypes);
        joining.from = m_builder.zone("join-from", m_variant.connectRegion1);
        joining.to = m_builder.zone("join-to", m_variant.connectRegion2);
        joining.directions = chainDirections();
        // Black sees the board from the other side, where such a chain leads in reverse.
        if (side == black)
            std::swap(joining.from, joining.to);
        m_builder.addEnd(joining, outcomeOf(m_variant.connectValue), DesignBuilder::only(side));
    }

    /// In the engine chains go on to the right and up only.
    DirectionSet chainDirections() const
    {
        std::vector<const char *> names;
        if (m_variant.connectHorizontal)
            names.push_back("e");
        if (m_variant.connectVertical)
            names.push_back("n");
        if (m_variant.connectDiagonal)
            names.insert(names.end(), {"ne", "se"});
        const Directions all = standardDirections();
        DirectionSet directions;
        for (const char *name : names)
            directions.push_back(*all.find(name));
        std::sort(directions.begin(), directions.end());
        return directions;
    }

    /// The player who castles on a named wing wins; one who can do so on none any more loses.
    void addCastled()
    {
        if (m_variant.castlingWins == "-")
            return;
        for (const std::size_t side : {white, black}) {
            std::vector<std::string> letters;
            for (const char c : m_variant.castlingWins) {
                const bool isLower = c >= 'a' && c <= 'z';
                if (isLower == (side == black))
                    letters.emplace_back(1, isLower ? static_cast<char>(c - 'a' + 'A') : c);
            }
            if (letters.empty())
                continue;
            const std::string to = "goals=" + m_builder.namesOf(goals(side, letters));
            m_builder.addFormEnd("castled: " + to, Outcome::Win, DesignBuilder::only(side));
            m_builder.addFormEnd("castling-lost: " + to, Outcome::Loss, DesignBuilder::only(side));
        }
    }

    /// Where the kings of a side arrive on these wings.
    std::vector<SiteId> goals(std::size_t side, const std::vector<std::string> &letters) const
    {
        std::vector<SiteId> cells;
        for (const CastlingRule &rule : m_builder.rules().castling) {
            for (const CastlingWing &wing : rule.wings) {
                const bool isNamed =
                    std::find(letters.begin(), letters.end(), wing.letter) != letters.end();
                if (isNamed && wing.player == PlayerId(side)
                    && std::find(cells.begin(), cells.end(), wing.kingTo) == cells.end())
                    cells.push_back(wing.kingTo);
            }
        }
        return cells;
    }

    Outcome countedOutcome() const
    {
        if (m_variant.materialCounting == Counting::Janggi)
            return Outcome::MorePoints;
        return m_variant.materialCounting == Counting::Unweighted ? Outcome::MorePieces
                                                                  : Outcome::Draw;
    }

    void addPasses()
    {
        if (m_variant.bikjang)
            m_builder.addEnd(FacingRefused{}, countedOutcome());
        if (m_builder.rules().pass != Pass::Never)
            m_builder.addEnd(Passes{2}, countedOutcome());
        if (m_variant.adjudicateFullBoard)
            m_builder.addEnd(BoardFull{}, countedOutcome());
        if (m_variant.materialCounting == Counting::Janggi)
            addPoints();
        if (m_variant.materialCounting == Counting::WhiteDrawOdds)
            m_builder.rules().scoring.drawsGoTo = PlayerId(white);
        if (m_variant.materialCounting == Counting::BlackDrawOdds)
            m_builder.rules().scoring.drawsGoTo = PlayerId(black);
    }

    /// In half points: the second player has one and a half in addition.
    void addPoints()
    {
        static constexpr std::pair<std::string_view, int> points[] = {{"rook", 26},
                                                                      {"janggiCannon", 14},
                                                                      {"horse", 10},
                                                                      {"janggiElephant", 6},
                                                                      {"wazir", 6},
                                                                      {"soldier", 4}};
        auto &pieces = m_builder.rules().scoring.pieces;
        for (const auto &[key, value] : points) {
            const auto kind = findKind(key);
            if (kind && m_variant.has(*kind))
                pieces.push_back({m_builder.piece(*kind), value});
        }
        std::sort(pieces.begin(), pieces.end(), [](const auto &a, const auto &b) {
            return a.type < b.type;
        });
        m_builder.rules().scoring.players.push_back({PlayerId(black), 3});
    }

    void addNoMoves()
    {
        if (m_variant.shatarMate)
            addMatesOfShatar();
        else if (m_variant.has(kingKind()) || !m_builder.rules().royals.empty())
            m_builder.addEnd(Mate{}, outcomeOf(m_variant.checkmateValue));
        const bool loses = m_variant.stalemateValue == GameValue::Loss;
        if (m_variant.stalematePieceCount && m_variant.stalemateValue == GameValue::Win)
            m_builder.addEnd(Stalemate{}, Outcome::FewerPieces);
        else
            m_builder.addEnd(Stalemate{},
                             m_variant.stalematePieceCount && loses
                                 ? Outcome::MorePieces
                                 : outcomeOf(m_variant.stalemateValue));
    }

    /// Mate by a knight alone is forbidden; other mates win only with a check by one of the strong
    /// pieces in the row of checks that leads to it.
    void addMatesOfShatar()
    {
        const auto pieces = [&](std::initializer_list<const char *> keys) {
            PieceSet types;
            for (const char *key : keys) {
                const auto kind = findKind(key);
                if (kind && m_variant.has(*kind))
                    types.push_back(m_builder.piece(*kind));
            }
            std::sort(types.begin(), types.end());
            return types;
        };
        const PieceSet knights = pieces({"knight"});
        if (!knights.empty())
            m_builder.addEnd(Mate{knights, {}}, Outcome::Win);
        const PieceSet strong = pieces({"knight", "rook", "bers"});
        if (!strong.empty())
            m_builder.addEnd(Mate{{}, strong}, outcomeOf(m_variant.checkmateValue));
        m_builder.addEnd(Mate{}, Outcome::Draw);
    }

    DesignBuilder &m_builder;
    const FairyVariant &m_variant;
};

} // namespace

Outcome outcomeOf(GameValue value)
{
    switch (value) {
    case GameValue::Win:
        return Outcome::Win;
    case GameValue::Loss:
        return Outcome::Loss;
    default:
        return Outcome::Draw;
    }
}

void addEnds(DesignBuilder &builder)
{
    EndAdder(builder).add();
}

} // namespace rookery::fairy
