#include "model/exchange/fairy_stockfish/design_builder.h"

#include <algorithm>

namespace rookery::fairy {

namespace {

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
        addRepetitions();
        addCounts();
    }

private:
    void end(EndCondition condition, Outcome outcome, PlayerSet players = {})
    {
        m_builder.rules().ends.push_back({std::move(condition), outcome, std::move(players), {}});
    }

    void addChecks()
    {
        if (!m_variant.checkCounting)
            return;
        Sides<int> counts = m_builder.fen().checks;
        for (int &count : counts)
            count = std::max(count, 1);
        for (const auto &[side, players] : m_builder.sidesOf(counts))
            end(Checks{counts[side]}, Outcome::Win, players);
    }

    /// Pseudo-royal men cannot be captured, but they can explode.
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
        extinct.foeAtLeast = m_variant.extinctionOpponentCount;
        if (!m_variant.extinctionTypes.all && extinct.types.empty())
            return;
        const Outcome outcome = outcomeOf(m_variant.extinctionValue);
        if (m_variant.extinctionClaim) {
            // With more men than that the opponent cannot be made as bare in one move.
            Extinct certain = extinct;
            ++certain.foeAtLeast;
            end(certain, outcome);
            extinct.answered = true;
        }
        end(extinct, outcome);
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
        reached.blockedCounts = m_variant.flagBlockedWin;
        reached.safe = m_variant.flagSafe;
        if (m_variant.flagMove && m_variant.flagSafe) {
            // Only a man that is attacked there gives the opponent one more move.
            end(reached, Outcome::Win, DesignBuilder::only(side));
            reached.safe = false;
        }
        if (m_variant.flagMove)
            reached.answered = flag.kinds[kingKind()] ? PlayerSet{PlayerId(black)}
                                                      : PlayerSet{PlayerId(white), PlayerId(black)};
        end(reached, Outcome::Win, DesignBuilder::only(side));
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
                             "rows count along files and ranks alike, or along neither");
            return;
        }
        const PieceSet types = m_builder.pieceSet(m_variant.connectTypes);
        if (m_variant.connectNxN > 0)
            end(Block{types, m_variant.connectNxN}, outcomeOf(m_variant.connectValue));
        if (m_variant.connectN > 0)
            end(Row{types, m_variant.connectN, *lines(), RowOrder::Unbroken},
                outcomeOf(m_variant.connectValue));
        if (m_variant.collinearN > 0)
            end(Row{types, m_variant.collinearN, *lines(), RowOrder::Scattered},
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
        // Black sees the board from the other side, where such a chain leads the other way.
        if (side == black)
            std::swap(joining.from, joining.to);
        end(joining, outcomeOf(m_variant.connectValue), DesignBuilder::only(side));
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

    /// Who castles on a named wing wins; who can do it on none of them any more loses.
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
            end(Castled{{}, letters}, Outcome::Win, DesignBuilder::only(side));
            end(CastlingLost{letters}, Outcome::Loss, DesignBuilder::only(side));
        }
    }

    Outcome countedOutcome() const
    {
        if (m_variant.materialCounting == Counting::Janggi)
            return Outcome::MorePoints;
        return m_variant.materialCounting == Counting::Unweighted ? Outcome::MoreMen
                                                                  : Outcome::Draw;
    }

    /// Where points are counted they decide what would be a draw.
    Outcome pointsOrDraw() const
    {
        return m_variant.materialCounting == Counting::Janggi ? Outcome::MorePoints : Outcome::Draw;
    }

    void addPasses()
    {
        if (m_variant.bikjang)
            end(FacingRefused{}, countedOutcome());
        if (m_builder.rules().pass != Pass::Never)
            end(Passes{2}, countedOutcome());
        if (m_variant.adjudicateFullBoard)
            end(BoardFull{}, countedOutcome());
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
        auto &men = m_builder.rules().scoring.men;
        for (const auto &[key, value] : points) {
            const auto kind = findKind(key);
            if (kind && m_variant.has(*kind))
                men.push_back({m_builder.piece(*kind), value});
        }
        std::sort(
            men.begin(), men.end(), [](const auto &a, const auto &b) { return a.type < b.type; });
        m_builder.rules().scoring.players.push_back({PlayerId(black), 3});
    }

    void addNoMoves()
    {
        if (m_variant.shatarMate)
            addMatesOfShatar();
        else if (m_variant.has(kingKind()) || !m_builder.rules().royals.empty())
            end(Mate{}, outcomeOf(m_variant.checkmateValue));
        const bool loses = m_variant.stalemateValue == GameValue::Loss;
        if (m_variant.stalematePieceCount && m_variant.stalemateValue == GameValue::Win)
            end(Stalemate{}, Outcome::FewerMen);
        else
            end(Stalemate{},
                m_variant.stalematePieceCount && loses ? Outcome::MoreMen
                                                       : outcomeOf(m_variant.stalemateValue));
    }

    /// Mate by a knight alone is forbidden; other mates win only with a check by one of the strong
    /// men in the row of checks that leads to it.
    void addMatesOfShatar()
    {
        const auto men = [&](std::initializer_list<const char *> keys) {
            PieceSet types;
            for (const char *key : keys) {
                const auto kind = findKind(key);
                if (kind && m_variant.has(*kind))
                    types.push_back(m_builder.piece(*kind));
            }
            std::sort(types.begin(), types.end());
            return types;
        };
        const PieceSet knights = men({"knight"});
        if (!knights.empty())
            end(Mate{knights, {}}, Outcome::Win);
        const PieceSet strong = men({"knight", "rook", "bers"});
        if (!strong.empty())
            end(Mate{{}, strong}, outcomeOf(m_variant.checkmateValue));
        end(Mate{}, Outcome::Draw);
    }

    void addRepetitions()
    {
        if (m_variant.foldRule == 0)
            return;
        if (m_variant.moveRepetitionIllegal && m_variant.has(kingKind()))
            end(toAndFro(), Outcome::Loss);
        if (m_variant.perpetualCheckIllegal)
            end(Repetition{m_variant.foldRule, Repeating::Check}, Outcome::Loss);
        if (m_variant.chasing != Chasing::None)
            end(chase(), Outcome::Loss);
        const Repetition repetition{m_variant.foldRule, Repeating::Anything};
        const bool isFor = m_variant.foldValueAbsolute && m_variant.foldValue != GameValue::Draw;
        if (!isFor) {
            // The engine speaks of the player to move, the rule of the one who has just moved.
            const bool isDraw = m_variant.foldValue == GameValue::Draw;
            end(repetition, isDraw ? pointsOrDraw() : outcomeOf(reversed(m_variant.foldValue)));
            return;
        }
        end(repetition, outcomeOf(m_variant.foldValue), DesignBuilder::only(white));
        end(repetition, outcomeOf(reversed(m_variant.foldValue)), DesignBuilder::only(black));
    }

    /// For men who can come where the other king may be.
    ToAndFro toAndFro()
    {
        ToAndFro rule;
        for (const auto &[kind, letter] : m_variant.letters) {
            if (reachesKing(kind, white) || reachesKing(kind, black))
                rule.types.push_back(m_builder.piece(kind));
        }
        std::sort(rule.types.begin(), rule.types.end());
        return rule;
    }

    /// Whether such a man of the side may stand where the other side's king may.
    bool reachesKing(Kind kind, std::size_t side) const
    {
        const auto cells = m_builder.cellsOf(m_variant.mobilityOf(kind, side));
        const auto palace = m_builder.cellsOf(m_variant.mobilityOf(kingKind(), 1 - side));
        return std::find_first_of(cells.begin(), cells.end(), palace.begin(), palace.end())
               != cells.end();
    }

    /// Kings and soldiers may threaten for ever; so may others be threatened who are soldiers on
    /// their own side of the board. Chariots are chased by lesser men also while guarded.
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

    /// So many men of each of these kinds, if the variant has them.
    void addLimit(CountedOut &count, std::vector<std::string_view> kinds, int men, int moves)
    {
        CountLimit limit{{}, men, moves};
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
            end(QuietMoves{2 * m_variant.moveRule, m_builder.pieces(m_builder.kindsOf(types))},
                pointsOrDraw());
        }
        switch (m_variant.countingRule) {
        case MoveCounting::None:
            return;
        case MoveCounting::Makruk:
            return end(counting(CountingRule::Makruk), Outcome::Draw);
        case MoveCounting::Cambodian:
            return end(counting(CountingRule::Cambodian), Outcome::Draw);
        case MoveCounting::Asean:
            return end(counting(CountingRule::Asean), Outcome::Draw);
        }
    }

    DesignBuilder &m_builder;
    const FairyVariant &m_variant;
};

} // namespace

void addEnds(DesignBuilder &builder)
{
    EndAdder(builder).add();
}

void addSetup(DesignBuilder &builder)
{
    Setup &setup = builder.setup();
    for (const FenMan &man : builder.fen().men) {
        Placement placement{
            builder.site(man.file, man.rank), builder.piece(man.kind), PlayerId(man.side)};
        if (man.was)
            placement.was = builder.piece(*man.was);
        setup.placements.push_back(placement);
    }
    std::sort(setup.placements.begin(), setup.placements.end(), [](const auto &a, const auto &b) {
        return a.site < b.site;
    });
    for (const std::size_t side : {white, black}) {
        std::map<PieceId, int> hand;
        for (const auto &[kind, count] : builder.fen().hands[side])
            hand[builder.piece(kind)] += count;
        for (const auto &[piece, count] : hand)
            setup.hands.push_back({PlayerId(side), piece, count});
    }
    if (builder.fen().toMove == black)
        builder.rules().turns.cycle = {PlayerId(black), PlayerId(white)};
}

} // namespace rookery::fairy
