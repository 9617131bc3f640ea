#include "model/exchange/fairy_stockfish/fairy_export_parts.h"
#include "model/exchange/fairy_stockfish/fairy_kinds.h"
#include "model/exchange/fairy_stockfish/fairy_palace.h"
#include "model/exchange/target/requirements.h"
#include "model/exchange/target/simple_moves.h"
#include "model/movement/betza/betza_writer.h"

#include <algorithm>

namespace rookery::fairy {

namespace {

constexpr int mostCustomPieces = 25;
/// Names the engine's types after its own or gives them their moves.
class PieceWriter
{
public:
    explicit PieceWriter(Draft &draft)
        : m_draft(draft)
        , m_subject(draft.subject())
        , m_palace(draft.subject())
    {
    }

    void run()
    {
        chooseKing();
        if (!m_draft.isOld() && !m_palace.lines().empty())
            m_draft.key("diagonalLines", m_draft.squares(m_palace.lines()));
        m_draft.pawn = findPawn(m_subject);
        chooseRunner();
        chooseCambodians();
        for (const PieceId piece : m_subject.pieceIds())
            write(piece);
        if (!m_cambodians.empty())
            noteAims();
        writePseudoRoyals();
    }

private:
    static Element element(PieceId piece) { return {Element::Kind::Piece, piece.index()}; }

    /// On the board or in hand.
    int piecesOf(PieceId piece, PlayerId player) const
    {
        int pieces = m_subject.startingPieces(piece, player);
        for (const HandEntry &entry : m_subject.design().setup->hands)
            pieces += entry.piece == piece && entry.player == player ? entry.count : 0;
        return pieces;
    }

    bool isPromotedTo(PieceId piece) const
    {
        const auto &rules = m_draft.rules().promotions;
        return std::any_of(rules.begin(), rules.end(), [&](const Promotion &rule) {
            return std::find(rule.into.begin(), rule.into.end(), piece) != rule.into.end();
        });
    }

    /// The engine's king is one type, of which each side has one piece; one side may be without.
    void chooseKing()
    {
        const auto royal = m_subject.markedRoyals();
        const auto isSingle = [&](PieceId piece) {
            return piecesOf(piece, PlayerId(0)) == 1 && piecesOf(piece, PlayerId(1)) == 1
                   && !isPromotedTo(piece);
        };
        const auto isOfOneSide = [&](PieceId piece) {
            return piecesOf(piece, PlayerId(0)) + piecesOf(piece, PlayerId(1)) == 1
                   && !isPromotedTo(piece);
        };
        if (royal.size() == 1 && (isSingle(royal.front()) || isOfOneSide(royal.front()))) {
            m_king = royal.front();
            m_draft.say(RuleKind::RoyalType, royal.front().index());
            return;
        }
        const bool allSingle = std::all_of(royal.begin(), royal.end(), isSingle);
        if (royal.empty())
            return;
        if (allSingle && !m_draft.isOld()) {
            m_pseudoRoyals = royal;
            m_draft.hasPseudoRoyals = true;
            for (const PieceId piece : royal)
                m_draft.say(RuleKind::RoyalType, piece.index());
            return;
        }
        for (const PieceId piece : royal)
            m_draft.verdict().prevents(
                Message("cannot be said: {piece} is royal, of which a side can have one piece",
                        {{"piece", m_subject.pieces()[piece].name}}),
                element(piece));
    }

    void write(PieceId piece)
    {
        const std::string_view kind = m_draft.isOld() ? "" : m_palace.kindOf(piece);
        if (!kind.empty() && (kind == "king") == (piece == m_king))
            return writePalaceKind(piece, kind);
        const auto betza = alwaysBetza(m_subject, piece);
        if (!betza) {
            m_draft.verdict().prevents(aboutPiece(m_subject, piece, betza.error().message),
                                       element(piece));
            return;
        }
        const std::string text = betza->empty() ? std::string() : canonical(*betza);
        const std::string letter(1, m_draft.letter(piece));
        if (m_subject.hasHoles() && goesOverPieces(piece))
            m_draft.verdict().differs(
                aboutPiece(m_subject, piece, Message("a hole counts as a piece to jump over")),
                element(piece),
                Remedy::Approximate);
        if (piece == m_draft.pawn) {
            m_draft.names[piece.index()] = "pawn";
            return m_draft.key("pawn", letter);
        }
        if (const auto rank = soldierRank(m_subject, piece))
            return writeSoldier(piece, *rank);
        if (piece == m_draft.runner)
            return writeRunner(piece);
        refuseSpecialMoves(piece);
        if (piece == m_king)
            return writeKing(piece, *betza, text);
        if (text.empty())
            return writeImmobile(piece);
        const auto name = namedType(text);
        if (name && !isUnderrated(*name) && m_used.insert(*name).second) {
            m_draft.names[piece.index()] = std::string(*name);
            return m_draft.key(std::string(*name), letter);
        }
        writeCustom(piece, *betza);
    }

    /// Whether the piece could mate with its king's help, and the engine declares a draw for want
    /// of material. Of custom pieces it thinks better. Where captured pieces come back, it declares
    /// none.
    bool isUnderrated(std::string_view name) const
    {
        const bool isMating =
            name == "aiwok" || name == "kniroo" || name == "dragonHorse" || name == "banner";
        return isMating && !m_draft.isOld()
               && m_subject.rules().hands.captured != Captured::CaptorsHand;
    }

    /// Whether some move goes on from a cell on which another piece stands.
    bool goesOverPieces(PieceId piece) const
    {
        const auto &moves = m_subject.moves(piece);
        return std::any_of(moves.begin(), moves.end(), [](const MovementLegs &move) {
            return std::any_of(move.legs.legs.begin(), move.legs.legs.end(), [](const Leg &leg) {
                return !leg.onFriend.then.empty() || !leg.onEnemy.then.empty();
            });
        });
    }

    /// The pawn, or else the only other type that has a move from some cells only.
    void chooseRunner()
    {
        m_draft.runner = m_draft.pawn;
        if (m_draft.isOld() || (m_draft.pawn && !specialMoves(m_subject, *m_draft.pawn).empty()))
            return;
        std::vector<PieceId> runners;
        for (const PieceId piece : m_subject.pieceIds()) {
            const auto special = specialMoves(m_subject, piece);
            const bool isRoyal = m_subject.pieces()[piece].royalty != Royalty::None;
            if (special.size() == 1 && special.front()->when != When::UnmovedUnchecked && !isRoyal
                && piece != m_draft.pawn)
                runners.push_back(piece);
        }
        if (runners.size() == 1 && !(m_draft.pawn && isTorpedo(m_subject, *m_draft.pawn))
            && !soldierRank(m_subject, runners.front()))
            m_draft.runner = runners.front();
    }

    /// Its string names the special move with `i`.
    void writeRunner(PieceId piece)
    {
        std::vector<MovementLegs> moves;
        for (const MovementLegs &move : m_subject.moves(piece)) {
            const bool isAlways = move.when == When::Always && !move.startsIn;
            moves.push_back({move.legs, isAlways ? When::Always : When::Unmoved});
        }
        const auto betza =
            writeBetza(moves, BetzaDialect::FairyStockfish, *m_subject.design().directions);
        const auto special = simpleMoves(m_subject, *specialMoves(m_subject, piece).front());
        const bool isQuiet =
            special && std::none_of(special->begin(), special->end(), [](const SimpleMove &move) {
                return move.captures || move.friendly;
            });
        if (!betza || !isQuiet)
            return refuseSpecialMoves(piece);
        writeCustom(piece, *betza);
    }

    void writeSoldier(PieceId piece, int rank)
    {
        if (!m_used.insert("soldier").second)
            return refuseSpecialMoves(piece);
        m_draft.names[piece.index()] = "soldier";
        m_draft.key("soldier", std::string(1, m_draft.letter(piece)));
        m_draft.key("soldierPromotionRank", rank);
        m_draft.say(RuleKind::StartZone, piece.index());
    }

    /// In Cambodian chess the king may leap like a knight and the counsellor two cells ahead, each
    /// as its first move and out of check. The engine knows that of both, or of neither.
    void chooseCambodians()
    {
        std::vector<PieceId> leapers;
        for (const PieceId piece : m_subject.pieceIds()) {
            const auto special = specialMoves(m_subject, piece);
            if (special.size() != 1 || special.front()->when != When::UnmovedUnchecked
                || special.front()->startsIn)
                continue;
            const auto leaps = simpleMoves(m_subject, {special.front()->legs, When::Always});
            const auto wanted = piece == m_king ? std::vector{quietLeap(-2, 1), quietLeap(2, 1)}
                                                : std::vector{quietLeap(0, 2)};
            const auto betza = alwaysBetza(m_subject, piece);
            const bool fits = leaps && *leaps == wanted && betza
                              && canonical(*betza) == canonical(piece == m_king ? "K" : "F");
            if (fits)
                leapers.push_back(piece);
        }
        if (leapers.size() != 2
            || std::find(leapers.begin(), leapers.end(), m_king) == leapers.end())
            return;
        for (const Placement &boardPiece : m_subject.design().setup->placements) {
            const int rank =
                m_subject.board().siteCoordinates(boardPiece.site).value_or(Vector{}).y();
            const int home = boardPiece.player.index() == 0 ? 0 : m_subject.ranks() - 1;
            if (rank != home
                && (boardPiece.piece == leapers.front() || boardPiece.piece == leapers.back()))
                return;
        }
        // The engine's leap knows no zone.
        if (std::any_of(leapers.begin(), leapers.end(), [&](PieceId piece) {
                return m_subject.pieces()[piece].confinedTo.has_value();
            }))
            return;
        m_cambodians = leapers;
        m_draft.hasGates = true;
        m_draft.key("cambodianMoves", true);
        m_draft.key("gating", true);
        for (const PieceId piece : leapers)
            m_draft.say(RuleKind::Unknown, piece.index());
    }

    /// With the leaps comes the rule that a rook on the king's line takes them away.
    void noteAims()
    {
        const auto &aims = m_draft.rules().aims;
        const bool isKnown = aims.size() == 1 && aims.front().types.size() == 1
                             && m_draft.names[aims.front().types.front().index()] == "rook"
                             && aims.front().targets == PieceSet{*m_king}
                             && aims.front().lines == Lines::Orthogonal;
        if (isKnown)
            m_draft.say(RuleKind::Aim);
        else
            m_draft.verdict().differs(
                Message(
                    "a king who is aimed at by a rook, whatever stands between, can leap no more"),
                {},
                Remedy::Approximate);
    }

    static SimpleMove quietLeap(int files, int ranks)
    {
        SimpleMove move;
        move.step = Vector{{files, ranks, 0, 0}};
        move.captures = false;
        return move;
    }

    void refuseSpecialMoves(PieceId piece)
    {
        const bool isCambodian =
            std::find(m_cambodians.begin(), m_cambodians.end(), piece) != m_cambodians.end();
        if (!specialMoves(m_subject, piece).empty() && !isCambodian)
            m_draft.verdict().prevents(
                aboutPiece(
                    m_subject,
                    piece,
                    Message("only a pawn and one other type can have a move that is not always "
                            "available, from some cells and without a capture")),
                element(piece));
    }

    /// A king that the file gives moves to would not go along the lines.
    void writePalaceKind(PieceId piece, std::string_view kind)
    {
        const char letter = m_draft.letter(piece);
        m_used.insert(kind);
        m_draft.names[piece.index()] = std::string(kind);
        if (kind != "king")
            return m_draft.key(std::string(kind), std::string(1, letter));
        if (letter != 'k')
            m_draft.verdict().prevents(
                aboutPiece(m_subject, piece, Message("its letter must be K")), element(piece));
        m_draft.inherit("janggi");
    }

    void writeKing(PieceId piece, const std::string &betza, const std::string &text)
    {
        const std::string letter(1, m_draft.letter(piece));
        m_draft.names[piece.index()] = "king";
        if (text == canonical("K"))
            return m_draft.key("king", letter);
        if (m_draft.isOld())
            return m_draft.verdict().prevents(
                aboutPiece(
                    m_subject, piece, Message("version 11.1 has kings that move one step only")),
                element(piece));
        m_draft.key("king", letter + ":" + betza);
    }

    void writeImmobile(PieceId piece)
    {
        if (!m_used.insert("immobile").second)
            return m_draft.verdict().prevents(
                aboutPiece(m_subject, piece, Message("only one type may be without moves")),
                element(piece));
        m_draft.names[piece.index()] = "immobile";
        m_draft.key("immobile", std::string(1, m_draft.letter(piece)));
    }

    void writeCustom(PieceId piece, const std::string &betza)
    {
        if (m_draft.isOld())
            return m_draft.verdict().prevents(
                aboutPiece(
                    m_subject,
                    piece,
                    Message("version 11.1 has no piece that moves {betza}", {{"betza", betza}})),
                element(piece));
        if (++m_custom > mostCustomPieces)
            return m_draft.verdict().prevents(
                aboutPiece(
                    m_subject, piece, Message("there may be 25 pieces with moves of their own")),
                element(piece));
        m_draft.names[piece.index()] = "customPiece" + std::to_string(m_custom);
        m_draft.key("customPiece" + std::to_string(m_custom),
                    std::string(1, m_draft.letter(piece)) + ":" + betza);
    }

    void writePseudoRoyals()
    {
        if (!m_pseudoRoyals.empty()) {
            m_draft.key("extinctionValue", std::string("loss"));
            m_draft.key("extinctionPieceTypes", m_draft.letters(m_pseudoRoyals));
            m_draft.key("extinctionPseudoRoyal", true);
        } else if (!m_king) {
            writeRoyalGroup();
        }
        for (const PieceId piece : m_subject.pieceIds())
            writeConfinement(piece);
    }

    /// Pieces that are royal while there are few of them; explosions can still take them.
    void writeRoyalGroup()
    {
        const Rules &rules = m_draft.rules();
        if (m_draft.isOld() || rules.royals.size() != 1)
            return;
        const Royal &group = rules.royals.front();
        Royal usual;
        usual.types = group.types;
        usual.whileAtMost = group.whileAtMost;
        usual.newcomers = newcomersInEngine(group);
        usual.extras = group.extras;
        const bool isDuple = group.whileAtMost == 0;
        usual.safety = isDuple ? Safety::One : Safety::Each;
        const bool isLost = std::any_of(rules.ends.begin(), rules.ends.end(), [&](const End &end) {
            const auto *extinct = std::get_if<Extinct>(&end.condition);
            return extinct != nullptr && extinct->types == group.types
                   && end.outcome == Outcome::Loss;
        });
        if (!(usual == group) || group.types.empty() || (!rules.explosions.empty() && !isLost))
            return;
        m_draft.hasPseudoRoyals = true;
        m_draft.key("extinctionValue", std::string("loss"));
        m_draft.key("extinctionPieceTypes", m_draft.letters(group.types));
        if (group.whileAtMost > 1)
            m_draft.key("extinctionPieceCount", group.whileAtMost - 1);
        m_draft.key("extinctionPseudoRoyal", true);
        if (isDuple)
            m_draft.key("dupleCheck", true);
        m_draft.say(RuleKind::RoyalGroup);
    }

    /// There a pawn that becomes royal counts at once, other pieces from the next turn on; where
    /// no piece becomes so, it says what the group says.
    Newcomers newcomersInEngine(const Royal &group) const
    {
        for (const Promotion &rule : m_draft.rules().promotions) {
            const bool rises = std::any_of(rule.into.begin(), rule.into.end(), [&](PieceId type) {
                return covers(group.types, type);
            });
            const bool isPawns = m_draft.pawn && rule.types == PieceSet{*m_draft.pawn};
            if (rises)
                return isPawns ? Newcomers::AtOnce : Newcomers::NextTurn;
        }
        return group.newcomers;
    }

    /// `mobilityRegionWhiteCustomPiece3`
    void writeConfinement(PieceId piece)
    {
        const auto &zone = m_subject.pieces()[piece].confinedTo;
        std::string name = m_draft.names[piece.index()];
        if (!zone || name.empty())
            return;
        name.front() = static_cast<char>(name.front() - 'a' + 'A');
        const auto &ends = m_draft.rules().ends;
        // The engine counts an attack on a king as a check even where the king cannot be captured.
        const bool countsChecks = std::any_of(ends.begin(), ends.end(), [](const End &end) {
            return std::holds_alternative<Checks>(end.condition);
        });
        const bool forbidsChecks = m_draft.rules().check.giving == GivingCheck::Forbidden;
        if ((m_draft.isOld() || countsChecks || forbidsChecks) && piece != m_king)
            m_draft.verdict().differs(
                aboutPiece(m_subject, piece, Message("it still gives check outside of its zone")),
                element(piece),
                Remedy::Approximate);
        m_draft.key("mobilityRegionWhite" + name, m_draft.zone(zone, 0));
        m_draft.key("mobilityRegionBlack" + name, m_draft.zone(zone, 1));
        m_draft.say(RuleKind::Confinement, piece.index());
    }

    Draft &m_draft;
    const Subject &m_subject;
    Palace m_palace;
    std::optional<PieceId> m_king;
    std::vector<PieceId> m_pseudoRoyals;
    std::set<std::string_view> m_used;
    std::vector<PieceId> m_cambodians;
    int m_custom = 0;
};

} // namespace

void writePieces(Draft &draft)
{
    PieceWriter(draft).run();
}

} // namespace rookery::fairy
