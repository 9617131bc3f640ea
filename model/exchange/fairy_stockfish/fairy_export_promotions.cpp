#include "model/base/text.h"
#include "model/exchange/fairy_stockfish/fairy_export_parts.h"

#include <algorithm>

namespace rookery::fairy {

namespace {

/// Pawns of chess: on arrival, into one of several types. In Sittuyin by a turn of its own.
bool isPawnStyle(const Promotion &rule)
{
    const bool isSittuyin = rule.by == PromotionBy::QuietStep && rule.duty == PromotionDuty::May
                            && rule.last == LastOfKind::Anywhere;
    const bool isUsual = rule.by == PromotionBy::AnyMove && rule.last == LastOfKind::AsOthers;
    return rule.touch == ZoneTouch::End && (isUsual || isSittuyin)
           && rule.stock == PromotionStock::Endless && !rule.into.empty();
}

/// Shogi: on entering, moving in or leaving, each type into one other, or back to what it was.
bool isPieceStyle(const Promotion &rule)
{
    return rule.touch == ZoneTouch::Either
           && (rule.by == PromotionBy::AnyMove || rule.by == PromotionBy::Capture)
           && rule.stock == PromotionStock::Endless && rule.last == LastOfKind::AsOthers
           && rule.into.size() <= 1 && rule.limits.empty();
}

class PromotionWriter
{
public:
    explicit PromotionWriter(Draft &draft)
        : m_draft(draft)
        , m_rules(draft.rules().promotions)
    {
    }

    void run()
    {
        for (std::size_t i = 0; i < m_rules.size(); ++i)
            sort(i);
        if (m_pawns.empty() && m_pieces.empty()) {
            m_draft.key("promotionPieceTypes", std::string("-"));
            m_draft.key("mandatoryPawnPromotion", false);
            return;
        }
        writeRegion();
        writePawnStyle();
        writePieceStyle();
    }

private:
    void sort(std::size_t index)
    {
        const Promotion &rule = m_rules[index];
        if (!sharesZone(index) || promotesKing(rule))
            return;
        if (isPawnStyle(rule) && fitsPawns(rule))
            m_pawns.push_back(index);
        else if (rule.players.empty() && isPieceStyle(rule) && agrees(rule))
            m_pieces.push_back(index);
    }

    /// The engine's king never does.
    bool promotesKing(const Promotion &rule) const
    {
        const auto king = m_draft.named("king");
        return king && covers(rule.types, *king);
    }

    /// One for both players, or one for each that differ in what pieces become.
    bool fitsPawns(const Promotion &rule) const
    {
        if (m_pawns.empty())
            return rule.players.empty() || (rule.players.size() == 1 && !m_draft.isOld());
        const Promotion &first = m_rules[m_pawns.front()];
        Promotion same = rule;
        same.into = first.into;
        same.players = first.players;
        return !m_draft.isOld() && m_pawns.size() == 1 && same == first && rule.players.size() == 1
               && first.players.size() == 1 && rule.players != first.players;
    }

    /// There is one region for all promotions.
    bool sharesZone(std::size_t index) const
    {
        const Subject &subject = m_draft.subject();
        for (const std::size_t other : all()) {
            for (const PlayerId player : subject.playerIds()) {
                if (subject.zoneCells(m_rules[other].zone, player)
                    != subject.zoneCells(m_rules[index].zone, player))
                    return false;
            }
        }
        return true;
    }

    /// And one duty and one kind of move for all of the second style.
    bool agrees(const Promotion &rule) const
    {
        return m_pieces.empty()
               || (m_rules[m_pieces.front()].duty == rule.duty
                   && m_rules[m_pieces.front()].by == rule.by);
    }

    std::vector<std::size_t> all() const
    {
        std::vector<std::size_t> both = m_pawns;
        both.insert(both.end(), m_pieces.begin(), m_pieces.end());
        return both;
    }

    void writeRegion()
    {
        const auto &zone = m_rules[all().front()].zone;
        if (m_pawns.empty() && m_draft.pawn)
            m_draft.verdict().differs(
                aboutPiece(m_draft.subject(),
                           *m_draft.pawn,
                           Message("it cannot go there where others promote")),
                {Element::Kind::Piece, m_draft.pawn->index()},
                Remedy::Approximate);
        if (!m_draft.isOld()) {
            m_draft.key("promotionRegionWhite", m_draft.zone(zone, 0));
            m_draft.key("promotionRegionBlack", m_draft.zone(zone, 1));
            return;
        }
        const auto first = firstOfLastRanks(m_draft.subject(), zone);
        if (!first)
            m_draft.verdict().prevents(
                Message("version 11.1 has promotions on the last ranks only"));
        if (!m_pawns.empty() && anyPawnWithin(m_rules[m_pawns.front()]))
            m_draft.verdict().prevents(
                Message("version 11.1 promotes pawns that come to the zone, not those within"));
        m_draft.key("promotionRank", first.value_or(m_draft.subject().ranks()));
    }

    /// Whether such a piece stands in the zone at the start.
    bool anyPawnWithin(const Promotion &rule) const
    {
        const Subject &subject = m_draft.subject();
        const auto &pieces = subject.design().setup->placements;
        return std::any_of(pieces.begin(), pieces.end(), [&](const Placement &boardPiece) {
            const auto zone = subject.zoneCells(rule.zone, boardPiece.player);
            return covers(rule.types, boardPiece.piece)
                   && std::binary_search(
                       zone.begin(), zone.end(), *subject.board().cellAt(boardPiece.site));
        });
    }

    void writePawnStyle()
    {
        if (m_pawns.empty())
            return m_draft.key("promotionPieceTypes", std::string("-"));
        const Promotion &rule = m_rules[m_pawns.front()];
        writeInto();
        const bool isPawn = m_draft.pawn && rule.types == PieceSet{*m_draft.pawn};
        if (!isPawn && m_draft.isOld())
            m_draft.verdict().prevents(Message("version 11.1 promotes pawns only"));
        if (!isPawn)
            m_draft.key("promotionPawnTypes", m_draft.letters(rule.types));
        if (rule.by == PromotionBy::QuietStep)
            m_draft.key("sittuyinPromotion", true);
        else if (rule.duty != PromotionDuty::Must)
            m_draft.key("mandatoryPawnPromotion", false);
        if (rule.duty == PromotionDuty::WhenStuck)
            m_draft.keyOnce("immobilityIllegal", true);
        m_draft.promotingPawns = rule.types;
        std::string limits;
        for (const PromotionLimit &limit : rule.limits)
            appendItem(limits,
                       " ",
                       std::string(1, m_draft.letter(limit.type)) + ":"
                           + std::to_string(limit.most));
        if (!limits.empty())
            m_draft.key("promotionLimit", limits);
        for (const std::size_t index : m_pawns)
            m_draft.say(RuleKind::Promotion, index);
    }

    void writeInto()
    {
        const Promotion &first = m_rules[m_pawns.front()];
        if (first.players.empty())
            return m_draft.key("promotionPieceTypes", m_draft.letters(first.into));
        const auto nameFor = [](const Promotion &rule) {
            return std::string("promotionPieceTypes")
                   + (rule.players.front().index() == 0 ? "White" : "Black");
        };
        m_draft.key("promotionPieceTypes", std::string("-"));
        for (const std::size_t index : m_pawns)
            m_draft.key(nameFor(m_rules[index]), m_draft.letters(m_rules[index].into));
    }

    void writePieceStyle()
    {
        if (m_pieces.empty())
            return;
        std::string pairs;
        PieceSet promoted;
        for (const std::size_t index : m_pieces) {
            if (m_rules[index].into.empty())
                continue;
            const PieceId into = m_rules[index].into.front();
            promoted.push_back(into);
            for (const PieceId piece : m_draft.subject().pieceIds()) {
                if (!covers(m_rules[index].types, piece))
                    continue;
                m_draft.promotedForms.emplace_back(piece, into);
                appendItem(
                    pairs, " ", std::string(1, m_draft.letter(piece)) + ":" + m_draft.letter(into));
            }
            m_draft.say(RuleKind::Promotion, index);
        }
        m_draft.key("promotedPieceType", pairs.empty() ? std::string("-") : pairs);
        const bool isChain = std::any_of(promoted.begin(), promoted.end(), [&](PieceId piece) {
            const auto &forms = m_draft.promotedForms;
            return std::any_of(forms.begin(), forms.end(), [piece](const auto &form) {
                return form.first == piece;
            });
        });
        if (isChain && m_draft.rules().hands.captured == Captured::CaptorsHand)
            m_draft.verdict().differs(
                Message("a piece that has promoted twice goes to the hand as what it was last"),
                {},
                Remedy::Approximate);
        writeWayBack(std::move(promoted));
        const Promotion &rule = m_rules[m_pieces.front()];
        if (rule.duty == PromotionDuty::Must)
            m_draft.key("mandatoryPiecePromotion", true);
        if (rule.duty == PromotionDuty::WhenStuck)
            m_draft.keyOnce("immobilityIllegal", true);
        if (rule.by == PromotionBy::Capture)
            m_draft.key("piecePromotionOnCapture", true);
    }

    /// All that have promoted may turn back, or none.
    void writeWayBack(PieceSet promoted)
    {
        std::sort(promoted.begin(), promoted.end());
        promoted.erase(std::unique(promoted.begin(), promoted.end()), promoted.end());
        for (const std::size_t index : m_pieces) {
            if (!m_rules[index].into.empty() || m_rules[index].types != promoted
                || promoted.empty())
                continue;
            m_draft.keyOnce("pieceDemotion", true);
            m_draft.say(RuleKind::Promotion, index);
        }
    }

    Draft &m_draft;
    const std::vector<Promotion> &m_rules;
    std::vector<std::size_t> m_pawns;
    std::vector<std::size_t> m_pieces;
};

/// A castling rule as the engine's keys say it.
class CastlingWriter
{
public:
    CastlingWriter(Draft &draft, const CastlingRule &rule)
        : m_draft(draft)
        , m_rule(rule)
    {
    }

    /// Whether all of it could be said.
    bool run()
    {
        CastlingRule usual;
        usual.kings = m_rule.kings;
        usual.partners = m_rule.partners;
        usual.wings = m_rule.wings;
        usual.pieces = m_rule.pieces;
        usual.extras = m_rule.extras;
        if (!(usual == m_rule) || m_rule.wings.empty() || m_rule.partners.empty() || !isByKing())
            return false;
        // There the kings may not face each other on the way either, in version 11.1 nowhere.
        if (!m_draft.rules().check.facing.empty())
            return false;
        bool isReal = false;
        for (const CastlingWing &wing : m_rule.wings) {
            const bool isReady = m_draft.isReady(m_rule, wing);
            if (m_rule.pieces == CastlingPieces::Unmoved && !isReady)
                continue;
            if (!take(wing, isReady))
                return false;
            isReal = true;
        }
        if (isReal)
            write();
        else
            m_draft.key("castling", false);
        return true;
    }

private:
    /// Where the engine knows a king, no other piece castles.
    bool isByKing() const
    {
        const auto king = m_draft.named("king");
        return !king || m_rule.kings == PieceSet{*king};
    }

    struct Files
    {
        std::optional<int> king;
        std::optional<int> to[2];      ///< queen's side, king's side
        std::optional<int> partner[2]; ///< the same
    };

    Vector at(SiteId site) const
    {
        return m_draft.subject().board().siteCoordinates(site).value_or(Vector{});
    }

    /// Whether the value is the only one so far.
    static bool agree(std::optional<int> &known, int value)
    {
        const bool fits = !known || *known == value;
        known = value;
        return fits;
    }

    bool take(const CastlingWing &wing, bool isReady)
    {
        const int rank = at(wing.king).y();
        const int own = wing.player.index() == 0 ? rank : m_draft.subject().ranks() - 1 - rank;
        const bool isOnRank = at(wing.partner).y() == rank && at(wing.kingTo).y() == rank
                              && at(wing.partnerTo).y() == rank;
        const int side = at(wing.partner).x() > at(wing.king).x() ? 1 : 0;
        const int inner = at(wing.kingTo).x() + (side == 1 ? -1 : 1);
        const char letter = side == 1 ? 'K' : 'Q';
        if (isReady)
            m_draft.rights += fenLetter(letter, wing.player);
        return isOnRank && at(wing.partnerTo).x() == inner && agree(m_rank, own)
               && agree(m_files.king, at(wing.king).x())
               && agree(m_files.to[side], at(wing.kingTo).x())
               && agree(m_files.partner[side], at(wing.partner).x());
    }

    void fileKey(const char *name, const std::optional<int> &file)
    {
        if (file)
            m_draft.key(name, std::string(1, static_cast<char>('a' + *file)));
    }

    void write()
    {
        std::sort(m_draft.rights.begin(), m_draft.rights.end());
        m_draft.key("castling", true);
        if (m_rule.pieces == CastlingPieces::Dropped)
            m_draft.key("castlingDroppedPiece", true);
        m_draft.key("castlingRank", *m_rank + 1);
        fileKey("castlingKingsideFile", m_files.to[1]);
        fileKey("castlingQueensideFile", m_files.to[0]);
        if (m_draft.isOld()) {
            m_draft.key("castlingRookPiece", m_draft.letters(m_rule.partners));
            return;
        }
        fileKey("castlingKingFile", m_files.king);
        fileKey("castlingRookKingsideFile", m_files.partner[1]);
        fileKey("castlingRookQueensideFile", m_files.partner[0]);
        if (!m_rule.kings.empty())
            m_draft.key("castlingKingPiece", m_draft.letters(m_rule.kings));
        m_draft.key("castlingRookPieces", m_draft.letters(m_rule.partners));
    }

    Draft &m_draft;
    const CastlingRule &m_rule;
    Files m_files;
    std::optional<int> m_rank;
};

} // namespace

void writePromotions(Draft &draft)
{
    PromotionWriter(draft).run();
}

void writeCastling(Draft &draft)
{
    const auto &rules = draft.rules().castling;
    if (rules.size() == 1 && CastlingWriter(draft, rules.front()).run())
        return draft.say(RuleKind::Castling);
    draft.rights.clear();
    draft.key("castling", false);
}

} // namespace rookery::fairy
