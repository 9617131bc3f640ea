#include "model/exchange/fairy_stockfish/fairy_export_parts.h"
#include "model/exchange/target/first_move_cells.h"
#include "model/exchange/target/requirements.h"
#include "model/exchange/target/simple_moves.h"
#include "model/play/position/cell_set.h"

#include <algorithm>

namespace rookery::fairy {

namespace {

using Regions = std::vector<std::vector<CellId>>; ///< by player

std::vector<CellId> without(const std::vector<CellId> &cells, const std::vector<CellId> &others)
{
    std::vector<CellId> left;
    std::set_difference(
        cells.begin(), cells.end(), others.begin(), others.end(), std::back_inserter(left));
    return left;
}

/// Pieces in hand: the engine has one set of conditions for all types, and exceptions for pawns,
/// for rooks, and for one type that may not be doubled on a file.
class HandWriter
{
public:
    explicit HandWriter(Draft &draft)
        : m_draft(draft)
        , m_subject(draft.subject())
        , m_rules(draft.rules())
    {
    }

    void run()
    {
        const bool isEndless = m_rules.hands.supply == Supply::Endless;
        const bool hasCaptures = m_rules.hands.captured == Captured::CaptorsHand;
        const bool hasPieces = !m_subject.design().setup->hands.empty();
        if (!hasCaptures && !hasPieces && !isEndless)
            return;
        if (!m_rules.gating.empty())
            return writeGating();
        if (m_rules.drops.empty() || (isEndless && (hasCaptures || hasPieces || m_draft.isOld()))
            || !findRows())
            return;
        m_draft.hasHands = !isEndless;
        m_draft.key("pieceDrops", true);
        m_draft.say(RuleKind::Hands);
        if (isEndless) {
            // No key says that there are pieces without end, but those of Ataxx are.
            m_draft.inherit(Draft::endless);
            m_draft.say(RuleKind::Supply);
        }
        if (hasCaptures) {
            m_draft.key("capturesToHand", true);
            m_draft.say(RuleKind::CapturesToHand);
        }
        if (m_rules.hands.form == HandForm::AsItWas)
            m_draft.key("dropLoop", true);
        // Dropped they are, whatever becomes of the conditions.
        for (std::size_t i = 0; i < m_rules.drops.size(); ++i)
            m_draft.say(RuleKind::Drop, i);
        if (!writeConditions())
            m_draft.verdict().differs(Message("pieces are dropped under other conditions there"));
        if (m_draft.isOld() && dropsWithinPromotions())
            m_draft.verdict().differs(Message("pawns dropped where they promote do so there only "
                                              "when they come from outside"),
                                      {},
                                      Remedy::Approximate);
        writeDuties();
    }

private:
    struct Row
    {
        PieceId piece;
        const Drop *drop;
    };

    /// The engine's gates are the cells of the first ranks where pieces stand at the start; any
    /// piece in hand may come in where any of them leaves.
    void writeGating()
    {
        const Gating &gating = m_rules.gating.front();
        const bool hasCaptures = m_rules.hands.captured == Captured::CaptorsHand;
        if (m_rules.gating.size() > 1 || !gating.players.empty() || hasCaptures
            || !m_rules.drops.empty())
            return;
        for (const HandEntry &entry : m_subject.design().setup->hands) {
            if (!covers(gating.types, entry.piece))
                return;
        }
        for (const Placement &boardPiece : m_subject.design().setup->placements) {
            const int rank =
                m_subject.board().siteCoordinates(boardPiece.site).value_or(Vector{}).y();
            const bool isHome =
                rank == (boardPiece.player.index() == 0 ? 0 : m_subject.ranks() - 1);
            if (isHome != covers(gating.movers, boardPiece.piece))
                return;
        }
        m_draft.hasHands = m_draft.hasGates = true;
        if (anyId(m_subject.pieceIds(), [&](PieceId piece) { return capturesOver(piece); }))
            m_draft.verdict().differs(
                Message("a piece that has come in is no hurdle for an attack on a king"),
                {},
                Remedy::Approximate);
        m_draft.key("gating", true);
        m_draft.key("seirawanGating", true);
        m_draft.say(RuleKind::Gating);
        m_draft.say(RuleKind::Hands);
        m_draft.say(RuleKind::Drop);
    }

    /// Whether it captures over hurdles, or by moves that are not seen to be simple.
    bool capturesOver(PieceId piece) const
    {
        const auto ways = simpleMoves(m_subject, piece);
        return !ways || std::any_of(ways->begin(), ways->end(), [](const SimpleMove &way) {
            return way.kind == SimpleMove::Kind::Hop && way.captures;
        });
    }

    /// One row for each type that can ever be in hand, and none for a single player.
    bool findRows()
    {
        for (const PieceId piece : m_subject.pieceIds()) {
            const Drop *found = nullptr;
            for (const Drop &drop : m_rules.drops) {
                if (!covers(drop.types, piece))
                    continue;
                if (found != nullptr || !drop.players.empty())
                    return false;
                found = &drop;
            }
            if (!canBeInHand(m_subject, piece))
                continue;
            if (found == nullptr)
                return false;
            m_rows.push_back({piece, found});
        }
        return !m_rows.empty();
    }

    bool isNamed(PieceId piece, std::string_view name) const
    {
        return m_draft.names[piece.index()] == name;
    }

    template<class Member>
    bool areAlike(Member Drop::*member) const
    {
        return std::all_of(m_rows.begin(), m_rows.end(), [&](const Row &row) {
            return row.drop->*member == m_rows.front().drop->*member;
        });
    }

    bool writeConditions()
    {
        return writeContact() && writeThreat() && writeMobility() && writeFiles() && writeColour()
               && writeForm() && writeRegions();
    }

    bool writeContact()
    {
        if (!areAlike(&Drop::contact) || !areAlike(&Drop::firstZone))
            return false;
        const Drop &drop = *m_rows.front().drop;
        const char *names[] = {"none", "ataxx", "snort", "reversi", "top", nullptr};
        const char *name = names[static_cast<std::size_t>(drop.contact)];
        if (name == nullptr || (m_draft.isOld() && drop.contact != DropContact::Anything))
            return false;
        if (drop.contact != DropContact::Anything)
            m_draft.key("enclosingDrop", std::string(name));
        if (!drop.firstZone)
            return true;
        for (const PlayerId player : m_subject.playerIds()) {
            if (m_subject.zoneCells(drop.firstZone, player)
                != m_subject.zoneCells(drop.firstZone, PlayerId(0)))
                return false;
        }
        m_draft.key("enclosingDropStart", m_draft.zone(drop.firstZone, 0));
        return true;
    }

    /// The engine lets mate by a pawn be given, and counts it as a loss.
    bool writeThreat()
    {
        std::vector<PieceId> mateless;
        std::size_t checkless = 0;
        for (const Row &row : m_rows) {
            if (row.drop->threat == DropThreat::NoMate)
                mateless.push_back(row.piece);
            checkless += row.drop->threat == DropThreat::NoCheck ? 1 : 0;
        }
        const bool isSayable =
            mateless.empty() || (mateless.size() == 1 && isNamed(mateless.front(), "shogiPawn"));
        if (!isSayable || (checkless != 0 && checkless != m_rows.size()))
            return false;
        if (checkless != 0)
            m_draft.key("dropChecks", false);
        if (!mateless.empty()) {
            m_draft.key("shogiPawnDropMateIllegal", true);
            m_draft.verdict().differs(
                aboutPiece(m_subject,
                           mateless.front(),
                           Message("mate by dropping it may be given, and loses")),
                {Element::Kind::Piece, mateless.front().index()},
                Remedy::Approximate);
        }
        return true;
    }

    /// One key forbids both to put a piece where it could never move and to move there unpromoted.
    bool writeMobility()
    {
        bool wanted = m_draft.hasKey("immobilityIllegal");
        for (const Row &row : m_rows)
            wanted = wanted
                     || (row.drop->mobility == DropMobility::MustHaveMove
                         && canStick(m_subject, row.piece));
        for (const Row &row : m_rows) {
            if (canStick(m_subject, row.piece)
                && (row.drop->mobility == DropMobility::MustHaveMove) != wanted)
                return false;
        }
        if (wanted)
            m_draft.keyOnce("immobilityIllegal", true);
        return true;
    }

    bool writeFiles()
    {
        const auto isLimited = [](const Row &row) {
            return row.drop->perFile.has_value();
        };
        const auto row = std::find_if(m_rows.begin(), m_rows.end(), isLimited);
        if (row == m_rows.end())
            return true;
        if (std::count_if(m_rows.begin(), m_rows.end(), isLimited) != 1)
            return false;
        if (m_draft.isOld()) {
            if (!isNamed(row->piece, "shogiPawn") || row->drop->perFile->most != 1)
                return false;
            m_draft.key("shogiDoubledPawn", false);
            return true;
        }
        m_draft.key("dropNoDoubled", std::string(1, m_draft.letter(row->piece)));
        m_draft.key("dropNoDoubledCount", row->drop->perFile->most);
        return true;
    }

    bool writeColour()
    {
        for (const Row &row : m_rows) {
            if (row.drop->colour == DropColour::Any)
                continue;
            if (!isNamed(row.piece, "bishop"))
                return false;
            m_draft.key("dropOppositeColoredBishop", true);
        }
        return true;
    }

    bool writeForm()
    {
        if (!areAlike(&Drop::form))
            return false;
        if (m_rows.front().drop->form == DropForm::Either)
            m_draft.key("dropPromoted", true);
        return true;
    }

    Regions regionOf(const Drop &drop) const
    {
        Regions regions;
        for (const PlayerId player : m_subject.playerIds())
            regions.push_back(m_subject.zoneCells(drop.zone, player));
        return regions;
    }

    /// One region for all; pawns may be kept off the first rank and out of the promotion zone, and
    /// rooks on the first rank.
    bool writeRegions()
    {
        std::optional<Regions> common;
        std::optional<Regions> pawns;
        std::optional<Regions> rooks;
        for (const Row &row : m_rows) {
            const bool isPawn = row.piece == m_draft.pawn;
            auto &own = isPawn                                           ? pawns
                        : isNamed(row.piece, "rook") && !m_draft.isOld() ? rooks
                                                                         : common;
            Regions region = regionOf(*row.drop);
            if (own && *own != region)
                return false;
            own = std::move(region);
        }
        if (!common)
            common = rooks ? rooks : regionOf(Drop{});
        if (rooks && *rooks != *common) {
            if (*rooks != firstRanksOf(*common))
                return false;
            m_draft.key("sittuyinRookDrop", true);
        }
        if (pawns && !writePawnRegion(*pawns, *common))
            return false;
        if (*common == regionOf(Drop{}))
            return true;
        m_draft.key(m_draft.isOld() ? "whiteDropRegion" : "dropRegionWhite",
                    m_draft.squares((*common)[0]));
        m_draft.key(m_draft.isOld() ? "blackDropRegion" : "dropRegionBlack",
                    m_draft.squares((*common)[1]));
        return true;
    }

    std::vector<CellId> firstRank(std::size_t player) const
    {
        std::vector<CellId> cells;
        for (const CellId cell : m_subject.board().cells()) {
            if (m_subject.board().coordinates(cell).value_or(Vector{}).y()
                == (player == 0 ? 0 : m_subject.ranks() - 1))
                cells.push_back(cell);
        }
        return cells;
    }

    Regions firstRanksOf(const Regions &regions) const
    {
        Regions ranks;
        for (std::size_t player = 0; player < regions.size(); ++player)
            ranks.push_back(without(regions[player], without(regions[player], firstRank(player))));
        return ranks;
    }

    bool writePawnRegion(const Regions &pawns, const Regions &common)
    {
        for (const bool firstToo : {true, false}) {
            for (const bool promotionToo : {true, false}) {
                Regions region = common;
                for (std::size_t player = 0; player < region.size(); ++player) {
                    if (!firstToo)
                        region[player] = without(region[player], firstRank(player));
                    if (!promotionToo)
                        region[player] = without(region[player], promotionCells(PlayerId(player)));
                }
                if (region != pawns)
                    continue;
                m_draft.key("firstRankPawnDrops", firstToo);
                m_draft.key("promotionZonePawnDrops", promotionToo);
                return true;
            }
        }
        return false;
    }

    /// Whether a type that promotes as pawns do can be put down where it promotes.
    bool dropsWithinPromotions() const
    {
        if (m_draft.promotingPawns.empty())
            return false;
        return std::any_of(m_rows.begin(), m_rows.end(), [&](const Row &row) {
            const Regions region = regionOf(*row.drop);
            return covers(m_draft.promotingPawns, row.piece)
                   && anyId(m_subject.playerIds(), [&](PlayerId player) {
                          const auto &cells = region[player.index()];
                          return without(cells, promotionCells(player)) != cells;
                      });
        });
    }

    std::vector<CellId> promotionCells(PlayerId player) const
    {
        if (m_rules.promotions.empty())
            return {};
        return m_subject.zoneCells(m_rules.promotions.front().zone, player);
    }

    void writeDuties()
    {
        const auto &duties = m_rules.dropDuties;
        if (duties.size() != 1 || !duties.front().players.empty()
            || duties.front().types.size() > 1)
            return;
        m_draft.key("mustDrop", true);
        if (!duties.front().types.empty())
            m_draft.key("mustDropType", m_draft.letters(duties.front().types));
        m_draft.say(RuleKind::DropDuty);
    }

    Draft &m_draft;
    const Subject &m_subject;
    const Rules &m_rules;
    std::vector<Row> m_rows;
};

} // namespace

void writeHands(Draft &draft)
{
    HandWriter(draft).run();
}

} // namespace rookery::fairy
