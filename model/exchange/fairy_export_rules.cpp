#include "model/exchange/fairy_export_parts.h"
#include "model/exchange/requirements.h"

#include <algorithm>

namespace rookery::fairy {

std::string Draft::letters(const PieceSet &set) const
{
    std::string text;
    for (const PieceId piece : m_subject.pieceIds()) {
        if (covers(set, piece))
            text += letter(piece);
    }
    return text.empty() ? "-" : text;
}

bool Draft::hasEachType(const PieceSet &set) const
{
    return set.empty() || set.size() == m_subject.pieces().types.size();
}

std::string Draft::squares(const std::vector<CellId> &cells) const
{
    std::string text;
    const int ranks = m_subject.ranks();
    for (int rank = 0; rank < ranks; ++rank) {
        std::string single;
        bool isWhole = true;
        for (int file = 0; file < m_subject.files(); ++file) {
            const auto cell = m_subject.board().cellAt(SiteId(file * ranks + rank));
            const bool isIn = cell && std::binary_search(cells.begin(), cells.end(), *cell);
            isWhole = isWhole && (isIn || !cell);
            if (isIn)
                single += " " + squareName(m_subject, *cell);
        }
        if (!single.empty())
            text += isWhole ? " *" + std::to_string(rank + 1) : single;
    }
    return text.empty() ? "-" : text.substr(1);
}

namespace {

/// Rows that may be put down anywhere, or in one zone.
class HandWriter
{
public:
    explicit HandWriter(Draft &draft)
        : m_draft(draft)
        , m_rules(draft.rules())
    {
    }

    void run()
    {
        const bool hasCaptures = m_rules.hands.captured == Captured::CaptorsHand;
        const bool hasMen = !m_draft.subject().design().setup->hands.empty();
        if (!hasCaptures && !hasMen)
            return;
        if (!m_rules.gating.empty())
            return writeGating();
        if (m_rules.drops.empty())
            return;
        m_draft.hasHands = true;
        m_draft.key("pieceDrops", true);
        m_draft.say(RuleKind::Hands);
        if (hasCaptures) {
            m_draft.key("capturesToHand", true);
            m_draft.say(RuleKind::CapturesToHand);
        }
        if (m_rules.hands.form == HandForm::AsItWas)
            m_draft.key("dropLoop", true);
        writeRows();
        writeDuties();
    }

private:
    void writeGating()
    {
        const Gating &gating = m_rules.gating.front();
        if (m_rules.gating.size() > 1 || !gating.movers.empty() || !gating.types.empty() || !gating.players.empty())
            return;
        m_draft.hasHands = m_draft.hasGating = true;
        m_draft.key("gating", true);
        m_draft.key("seirawanGating", true);
        m_draft.say(RuleKind::Gating);
        m_draft.say(RuleKind::Hands);
        if (m_rules.drops.empty())
            m_draft.say(RuleKind::Drop);
        m_draft.verdict().differs("any man that has not moved counts as standing on its first cell", {}, Remedy::Approximate);
    }

    /// One row for all, or one for pawns and one for the others.
    void writeRows()
    {
        const auto &rows = m_rules.drops;
        const bool isPawnRow = rows.size() == 2 && m_draft.pawn
                               && (rows[0].types == PieceSet{*m_draft.pawn} || rows[1].types == PieceSet{*m_draft.pawn});
        const Drop &general = rows.size() == 2 && rows[0].types == PieceSet{m_draft.pawn.value_or(PieceId(0))} ? rows[1] : rows[0];
        if (rows.size() > (isPawnRow ? 2U : 1U))
            return pawnsAnywhere();
        if (!isPawnRow)
            pawnsAnywhere();
        else if (!isInside(&general == &rows[0] ? rows[1] : rows[0]))
            return;
        if (writeRow(general)) {
            for (std::size_t i = 0; i < rows.size(); ++i)
                m_draft.say(RuleKind::Drop, i);
        }
    }

    void pawnsAnywhere()
    {
        m_draft.key("firstRankPawnDrops", true);
        m_draft.key("promotionZonePawnDrops", true);
    }

    /// The engine keeps pawns off the first rank and the promotion zone unless told otherwise.
    bool isInside(const Drop &pawns) const
    {
        const Subject &subject = m_draft.subject();
        Drop plain;
        plain.types = pawns.types;
        plain.zone = pawns.zone;
        if (!(plain == pawns) || m_rules.promotions.empty())
            return false;
        for (const PlayerId player : subject.playerIds()) {
            const auto promotion = subject.zoneCells(m_rules.promotions.front().zone, player);
            std::vector<CellId> wanted;
            for (const CellId cell : subject.board().cells()) {
                const int rank = subject.board().coordinates(cell).value_or(Vector{}).y();
                const bool isFirst = player.index() == 0 ? rank == 0 : rank == subject.ranks() - 1;
                if (!isFirst && !std::binary_search(promotion.begin(), promotion.end(), cell))
                    wanted.push_back(cell);
            }
            if (wanted != subject.zoneCells(pawns.zone, player))
                return false;
        }
        return true;
    }

    bool writeRow(const Drop &drop)
    {
        Drop said;
        said.types = drop.types;
        said.zone = drop.zone;
        said.perFile = drop.perFile;
        said.threat = drop.threat;
        said.mobility = drop.mobility;
        said.form = drop.form;
        said.extras = drop.extras;
        if (!(said == drop) || drop.threat == DropThreat::NoMate)
            return false;
        if (drop.zone) {
            m_draft.key(m_draft.isOld() ? "whiteDropRegion" : "dropRegionWhite", m_draft.zone(drop.zone, 0));
            m_draft.key(m_draft.isOld() ? "blackDropRegion" : "dropRegionBlack", m_draft.zone(drop.zone, 1));
        }
        if (drop.perFile && m_draft.isOld())
            return false;
        if (drop.perFile) {
            m_draft.key("dropNoDoubled", m_draft.letters(drop.types));
            m_draft.key("dropNoDoubledCount", drop.perFile->most);
        }
        if (drop.threat == DropThreat::NoCheck)
            m_draft.key("dropChecks", false);
        if (drop.mobility == DropMobility::MustHaveMove)
            m_draft.key("immobilityIllegal", true);
        if (drop.form == DropForm::Either)
            m_draft.key("dropPromoted", true);
        return true;
    }

    void writeDuties()
    {
        const auto &duties = m_rules.dropDuties;
        if (duties.size() != 1 || !duties.front().players.empty() || duties.front().types.size() > 1)
            return;
        m_draft.key("mustDrop", true);
        if (!duties.front().types.empty())
            m_draft.key("mustDropType", m_draft.letters(duties.front().types));
        m_draft.say(RuleKind::DropDuty);
    }

    Draft &m_draft;
    const Rules &m_rules;
};

void writePassing(Draft &draft)
{
    const Rules &rules = draft.rules();
    if (rules.pass == Pass::Never || draft.isOld())
        return;
    const std::string name = rules.pass == Pass::Always ? "pass" : "passOnStalemate";
    if (rules.passers.empty())
        draft.key(name, true);
    for (const PlayerId player : rules.passers)
        draft.key(name + (player.index() == 0 ? "White" : "Black"), true);
    draft.say(RuleKind::Passing);
}

void writeWalls(Draft &draft)
{
    const auto &walling = draft.rules().walling;
    if (walling.size() != 1 || !walling.front().players.empty() || draft.isOld())
        return;
    const Walling &rule = walling.front();
    const char *name = rule.life == WallLife::Moves          ? "duck"
                       : rule.place == WallPlace::Shot    ? "arrow"
                       : rule.place == WallPlace::Vacated ? "past"
                       : rule.place == WallPlace::Edge    ? "edge"
                                                          : "static";
    if (rule.life == WallLife::Moves && rule.place != WallPlace::Anywhere)
        return;
    draft.key("wallingRule", std::string(name));
    if (rule.turn == WallTurn::Instead)
        draft.key("wallOrMove", true);
    if (rule.zone) {
        draft.key("wallingRegionWhite", draft.zone(rule.zone, 0));
        draft.key("wallingRegionBlack", draft.zone(rule.zone, 1));
    }
    draft.say(RuleKind::Walling);
}

void writeCaptureRules(Draft &draft)
{
    const Rules &rules = draft.rules();
    Compulsion plain;
    plain.captures = MustCapture::Must;
    if (rules.compulsions.size() == 1 && rules.compulsions.front() == plain) {
        draft.key("mustCapture", true);
        draft.say(RuleKind::Compulsion);
    }
    if (draft.isOld())
        return;
    if (rules.explosions.size() == 1) {
        const Explosion &rule = rules.explosions.front();
        if (rule.captors.empty() && rule.victims.empty() && rule.lines == Lines::All) {
            draft.key("blastOnCapture", true);
            if (!rule.spared.empty())
                draft.key("blastImmuneTypes", draft.letters(rule.spared));
            draft.say(RuleKind::Explosion);
        }
    }
    if (rules.petrifications.size() == 1) {
        draft.key("petrifyOnCaptureTypes", draft.letters(rules.petrifications.front().types));
        draft.say(RuleKind::Petrification);
    }
    if (rules.immunities.size() == 1 && rules.immunities.front().captors == rules.immunities.front().victims) {
        draft.key("mutuallyImmuneTypes", draft.letters(rules.immunities.front().captors));
        draft.say(RuleKind::Immunity);
    }
    if (rules.enclosing.size() == 1) {
        Enclosing usual;
        usual.shape = rules.enclosing.front().shape;
        const bool isKnown = usual.shape == Enclosure::Line || usual.shape == Enclosure::Neighbour;
        if (isKnown && usual == rules.enclosing.front()) {
            draft.key("flipEnclosedPieces", std::string(usual.shape == Enclosure::Line ? "reversi" : "ataxx"));
            draft.say(RuleKind::Enclosing);
        }
    }
}

void writeCheckRules(Draft &draft)
{
    const CheckRules &check = draft.rules().check;
    CheckRules said;
    said.giving = check.giving;
    said.flight = check.flight;
    said.facing = check.facing;
    const bool facesKings = check.facing.size() == 1 && check.facing.front().lines == Lines::Orthogonal
                            && std::all_of(check.facing.front().types.begin(), check.facing.front().types.end(), [&](PieceId piece) {
                                   return draft.subject().pieces()[piece].royalty != Royalty::None;
                               });
    if (!check.facing.empty() && !facesKings)
        return;
    if (check.giving == GivingCheck::Forbidden)
        draft.key("checking", false);
    if (check.flight == Flight::None)
        draft.key("makpongRule", true);
    if (facesKings)
        draft.key("flyingGeneral", true);
    draft.say(RuleKind::Check);
}

} // namespace

void writeHands(Draft &draft)
{
    HandWriter(draft).run();
}

void writeMoveRules(Draft &draft)
{
    writePassing(draft);
    writeWalls(draft);
    writeCaptureRules(draft);
    writeCheckRules(draft);
}

} // namespace rookery::fairy
