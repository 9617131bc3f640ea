#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/plain_wings.h"
#include "model/exchange/target/quoting.h"
#include "model/exchange/target/requirements.h"
#include "model/exchange/target/rule_shapes.h"
#include "model/exchange/zrf/zrf_blocks.h"
#include "model/exchange/zrf/zrf_board_text.h"
#include "model/exchange/zrf/zrf_castling.h"
#include "model/exchange/zrf/zrf_en_passant.h"
#include "model/exchange/zrf/zrf_goals.h"

#include <algorithm>

namespace rookery {

namespace {

bool isKnownPromotion(const Promotion &promotion)
{
    return isPromotionByCell(promotion) && promotion.zone && promotion.players.empty();
}

/// Whether turns only go through a list of players.
bool isTurnOrder(const Rules &rules)
{
    return rules.turns.progression == Progression::None
           && (!rules.turns.cycle.empty() || rules.turns.opening.empty());
}

/// Whether a piece that was put down may leave the board again.
bool mayLosePieces(const Subject &subject)
{
    const Rules &rules = subject.rules();
    const auto captures = [](const MovementLegs &move) {
        const auto &legs = move.legs.legs;
        return std::any_of(legs.begin(), legs.end(), [](const Leg &leg) {
            return leg.onFriend.effect == Effect::Capture || leg.onEnemy.effect == Effect::Capture;
        });
    };
    for (const PieceId piece : subject.pieceIds()) {
        const auto &moves = subject.moves(piece);
        if (std::any_of(moves.begin(), moves.end(), captures))
            return true;
    }
    const bool areEnclosed =
        std::any_of(rules.enclosing.begin(), rules.enclosing.end(), [](const Enclosing &rule) {
            return rule.fate == EnclosedFate::Captured;
        });
    return areEnclosed || !rules.mills.empty() || !rules.blockades.empty();
}

/// Whether a player has as many of these in hand as wanted.
bool isEndless(const Subject &subject, PieceId piece, PlayerId player)
{
    const Rules &rules = subject.rules();
    return rules.hands.supply == Supply::Endless
           && std::any_of(rules.drops.begin(), rules.drops.end(), [&](const Drop &drop) {
                  return covers(drop.types, piece) && covers(drop.players, player);
              });
}

bool hasHands(const Subject &subject)
{
    const Hands &hands = subject.rules().hands;
    return !subject.design().setup->hands.empty() || hands.captured != Captured::Away
           || hands.supply == Supply::Endless;
}

bool isSaid(const Subject &subject, const ZrfVocabulary &words, const UsedRule &rule)
{
    if (isOfType(rule.kind))
        return true;
    const Rules &rules = subject.rules();
    switch (rule.kind) {
    case RuleKind::Hands:
    case RuleKind::CapturesToHand:
        return true;
    case RuleKind::Supply:
        return !mayLosePieces(subject);
    case RuleKind::Passing:
        return rules.passers.empty();
    case RuleKind::Turns:
        return isTurnOrder(rules);
    case RuleKind::Castling:
        return isCastlingByCells(subject, rules.castling[rule.index]);
    case RuleKind::EnPassant:
        return isZrfEnPassant(subject, words, rules.enPassant[rule.index]);
    case RuleKind::Promotion:
        return isKnownPromotion(rules.promotions[rule.index]);
    case RuleKind::End:
        return !zrfGoal(subject, words, rules.ends[rule.index]).empty();
    default:
        return false;
    }
}

/// What the language does not know of captured pieces that come to a hand.
void checkHands(const Subject &subject, Verdict &verdict)
{
    const Hands &hands = subject.rules().hands;
    const auto &pieces = subject.design().setup->placements;
    if (hands.captured != Captured::CaptorsHand)
        return;
    if (hands.form == HandForm::AsItWas && !subject.rules().promotions.empty())
        verdict.differs(Message("left out: promoted pieces come to the hand as what they are"));
    if (hands.form == HandForm::Unpromoted
        && std::any_of(
            pieces.begin(), pieces.end(), [](const Placement &piece) { return piece.was; }))
        verdict.differs(Message(
            "left out: pieces that stand promoted at the start come to the hand unpromoted"));
}

/// Writes one game.
class ZrfWriter
{
public:
    ZrfWriter(const Subject &subject, const Verdict &verdict)
        : m_subject(subject)
        , m_board(subject.board())
        , m_verdict(verdict)
        , m_words(subject)
    {
    }

    /// A sentence for the first piece that blocks cannot say.
    Message fault() const
    {
        for (const PieceId piece : m_subject.pieceIds()) {
            for (const GuardedProgram &guarded : programsOf(m_subject, piece, PlayerId(0))) {
                const auto blocks = zrfBlocks(guarded.program, blockWords(piece));
                if (!blocks)
                    return aboutPiece(m_subject, piece, blocks.error().message);
            }
        }
        return {};
    }

    std::string text() const
    {
        std::string zrf;
        for (const std::string &line : headLines(m_subject, m_verdict))
            zrf += "; " + asciiLine(line) + "\n";
        zrf += "(version \"2.0\")\n(game\n  (title " + plainString(m_subject.design().info->name)
               + ")\n";
        zrf += "  (players" + zrfList(m_words.players()) + ")\n  (turn-order" + turnOrder() + ")\n";
        const Pass pass = m_subject.rules().pass;
        if (pass != Pass::Never)
            zrf += std::string("  (option \"pass turn\" ")
                   + (pass == Pass::Always ? "true" : "forced") + ")\n";
        if (m_subject.rules().hands.captured == Captured::CaptorsHand)
            zrf += "  (option \"recycle captures\" true)\n";
        zrf += zrfBoardText(m_subject, m_words) + setup() + pieces() + zrfGoals(m_subject, m_words)
               + ")\n";
        std::string crlf;
        for (const char c : zrf)
            crlf += c == '\n' ? std::string("\r\n") : std::string(1, c);
        return crlf;
    }

private:
    std::string turnOrder() const
    {
        const Turns &turns = m_subject.rules().turns;
        if (!isTurnOrder(m_subject.rules()) || turns.cycle.empty())
            return zrfList(m_words.players());
        std::string text;
        for (const PlayerId player : turns.opening)
            text += " " + m_words.player(player);
        text += turns.opening.empty() ? "" : " repeat";
        for (const PlayerId player : turns.cycle)
            text += " " + m_words.player(player);
        return text;
    }

    std::string setup() const
    {
        std::string text = "  (board-setup\n";
        const Setup &setup = *m_subject.design().setup;
        for (const PlayerId player : m_subject.playerIds()) {
            text += "    (" + m_words.player(player);
            for (const PieceId piece : m_subject.pieceIds()) {
                std::string places;
                for (const Placement &boardPiece : setup.placements) {
                    if (boardPiece.piece == piece && boardPiece.player == player)
                        places += " " + m_words.cell(*m_board.cellAt(boardPiece.site));
                }
                for (const HandEntry &entry : setup.hands) {
                    if (entry.piece == piece && entry.player == player)
                        places += " off " + std::to_string(entry.count);
                }
                // Without end is as many as there are cells.
                if (isEndless(m_subject, piece, player))
                    places += " off " + std::to_string(m_board.size());
                if (!places.empty())
                    text += " (" + m_words.type(piece) + places + ")";
            }
            text += ")\n";
        }
        return text + "  )\n";
    }

    ZrfWords blockWords(PieceId piece) const
    {
        ZrfWords words;
        words.direction = [this](StepId own) {
            return m_words.steps().at(stepSeenBy(m_subject, PlayerId(0), own));
        };
        words.longest = static_cast<int>(std::min<std::size_t>(
            m_board.size(),
            static_cast<std::size_t>(std::max({m_subject.files(), m_subject.ranks(), 16}))));
        words.add = addWords(piece);
        return words;
    }

    std::string addWords(PieceId piece) const
    {
        std::string before;
        const auto &confined = m_subject.pieces()[piece].confinedTo;
        if (knowsFirstMove(piece))
            before += "(set-attribute unmoved? false) ";
        std::string add = "add";
        for (const Promotion &promotion : m_subject.rules().promotions) {
            if (!isKnownPromotion(promotion) || !covers(promotion.types, piece))
                continue;
            std::string choices =
                promotion.duty == PromotionDuty::May ? " " + m_words.type(piece) : "";
            for (const PieceId into : promotion.into)
                choices += " " + m_words.type(into);
            add = "(if (in-zone? " + m_words.zone(*promotion.zone) + ") (add" + choices + ") else "
                  + add + ")";
        }
        return confined ? "(if (in-zone? " + m_words.zone(*confined) + ") " + before + add + ")"
                        : before + add;
    }

    std::string pieces() const
    {
        std::string text;
        for (const PieceId piece : m_subject.pieceIds()) {
            const std::string &name = m_words.type(piece);
            text += "  (piece\n    (name " + name + ")\n    (image";
            for (const std::string &player : m_words.players())
                text += " " + player + " \"images/" + player + "-" + name + ".bmp\"";
            text += ")\n";
            if (knowsFirstMove(piece))
                text += "    (attribute unmoved? true)\n";
            std::string moves;
            for (const GuardedProgram &guarded : programsOf(m_subject, piece, PlayerId(0)))
                moves += blocks(piece, guarded);
            for (const std::string &block : zrfCastling(m_subject, m_words, piece))
                moves += "      (" + block + ")\n";
            for (const EnPassant &rule : m_subject.rules().enPassant)
                moves += blocks(piece, rule);
            if (!moves.empty())
                text += "    (moves\n" + moves + "    )\n";
            if (hasHands(m_subject))
                text += "    (drops ((verify empty?) add))\n";
            text += "  )\n";
        }
        return text;
    }

    std::string blocks(PieceId piece, const GuardedProgram &guarded) const
    {
        std::string guard;
        if (guarded.when != When::Always)
            guard += "(verify unmoved?) ";
        if (guarded.startsIn)
            guard += "(verify (in-zone? " + m_words.zone(*guarded.startsIn) + ")) ";
        std::string text;
        const auto made = zrfBlocks(guarded.program, blockWords(piece));
        for (const std::string &block : made ? *made : std::vector<std::string>{})
            text += "      (" + guard + block.substr(0, block.find_last_not_of(' ') + 1) + ")\n";
        return text;
    }

    std::string blocks(PieceId piece, const EnPassant &rule) const
    {
        std::string text;
        const auto made = covers(rule.takers, piece) && isZrfEnPassant(m_subject, m_words, rule)
                              ? zrfEnPassant(m_subject, m_words, rule, piece, addWords(piece))
                              : std::nullopt;
        for (const std::string &block : made ? *made : std::vector<std::string>{})
            text += "      (" + block + ")\n";
        return text;
    }

    /// Whether it matters that a piece has not moved.
    bool knowsFirstMove(PieceId piece) const
    {
        return m_subject.hasFirstMove(piece) || castlesInZrf(m_subject, piece);
    }

    const Subject &m_subject;
    const Board &m_board;
    const Verdict &m_verdict;
    ZrfVocabulary m_words;
};

} // namespace

Verdict checkZrf(const Subject &subject, const ExportRequest &)
{
    Verdict verdict;
    if (subject.rules().players.empty())
        verdict.prevents(Message("there is at least one player"));
    requireStraightTravel(subject, verdict);
    requireDisplacements(subject, verdict);
    if (!verdict.obstacles.empty())
        return verdict;
    ZrfWriter writer(subject, verdict);
    if (auto fault = writer.fault(); !fault.isEmpty())
        verdict.prevents(std::move(fault));
    checkHands(subject, verdict);
    const ZrfVocabulary words(subject);
    leaveOutOfGame(
        subject, verdict, [&](const UsedRule &rule) { return isSaid(subject, words, rule); });
    return verdict;
}

Result<std::vector<ExportedFile>>
writeZrf(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    return std::vector<ExportedFile>{{request.name + ".zrf", ZrfWriter(subject, verdict).text()}};
}

} // namespace rookery
