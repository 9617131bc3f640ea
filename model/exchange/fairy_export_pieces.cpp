#include "model/exchange/fairy_export_parts.h"
#include "model/exchange/requirements.h"
#include "model/exchange/simple_moves.h"
#include "model/movement/betza.h"
#include "model/movement/betza_writer.h"

#include <algorithm>
#include <map>

namespace rookery::fairy {

namespace {

constexpr int mostCustomPieces = 25;
constexpr std::string_view pawnBetza = "fmWfcF";

/// Types that every version knows by name.
struct NamedType
{
    std::string_view key;
    std::string_view betza;
};

constexpr NamedType namedTypes[] = {
    {"knight", "N"},     {"bishop", "B"},        {"rook", "R"},        {"queen", "Q"},
    {"fers", "F"},       {"alfil", "A"},         {"fersAlfil", "FA"},  {"silver", "FfW"},
    {"aiwok", "RNF"},    {"bers", "RF"},         {"archbishop", "BN"}, {"chancellor", "RN"},
    {"amazon", "QN"},    {"knibis", "mNcB"},     {"biskni", "mBcN"},   {"kniroo", "mNcR"},
    {"rookni", "mRcN"},  {"shogiPawn", "fW"},    {"lance", "fR"},      {"shogiKnight", "fN"},
    {"gold", "WfF"},     {"dragonHorse", "BW"},  {"clobber", "cW"},    {"breakthrough", "fmWfF"},
    {"cannon", "mRcpR"}, {"janggiCannon", "pR"}, {"soldier", "fsW"},   {"horse", "nN"},
    {"elephant", "nA"},  {"wazir", "W"},         {"commoner", "K"},    {"centaur", "KN"},
};

/// One text for all strings that mean the same.
std::string canonical(std::string_view betza)
{
    const auto piece = readBetza(betza, BetzaDialect::FairyStockfish);
    const auto written = piece ? writeBetza(piece->moves, BetzaDialect::FairyStockfish)
                               : Result<std::string>(std::string());
    return written ? *written : std::string();
}

const std::map<std::string, std::string_view> &namesByBetza()
{
    static const auto names = [] {
        std::map<std::string, std::string_view> all;
        for (const NamedType &type : namedTypes)
            all.emplace(canonical(type.betza), type.key);
        return all;
    }();
    return names;
}

/// The always available moves as the engine writes them.
Result<std::string> alwaysBetza(const Subject &subject, PieceId piece)
{
    std::vector<MovementLegs> moves;
    for (const MovementLegs &move : subject.moves(piece)) {
        if (move.when == When::Always && !move.startsIn)
            moves.push_back({move.legs, When::Always});
    }
    if (moves.empty())
        return std::string();
    return writeBetza(moves, BetzaDialect::FairyStockfish, *subject.design().directions);
}

/// Movements that are not always available.
std::vector<const MovementLegs *> specialMoves(const Subject &subject, PieceId piece)
{
    std::vector<const MovementLegs *> special;
    for (const MovementLegs &move : subject.moves(piece)) {
        if (move.when != When::Always || move.startsIn)
            special.push_back(&move);
    }
    return special;
}

/// The type that moves as a pawn and may do more at first; failing that, one that only moves so.
std::optional<PieceId> findPawn(const Subject &subject)
{
    const std::string pawn = canonical(pawnBetza);
    std::optional<PieceId> found;
    for (const PieceId piece : subject.pieceIds()) {
        const auto betza = alwaysBetza(subject, piece);
        if (!betza || canonical(*betza) != pawn || subject.pieces()[piece].royalty != Royalty::None)
            continue;
        const auto special = specialMoves(subject, piece);
        if (special.size() == 1 && isDoubleStep(subject, *special.front()))
            return piece;
        if (!found)
            found = piece;
    }
    return found;
}

/// Names the engine's types after its own or gives them their moves.
class PieceWriter
{
public:
    explicit PieceWriter(Draft &draft)
        : m_draft(draft)
        , m_subject(draft.subject())
    {
    }

    void run()
    {
        chooseKing();
        m_draft.pawn = findPawn(m_subject);
        for (const PieceId piece : m_subject.pieceIds())
            write(piece);
        writePseudoRoyals();
    }

private:
    static Element element(PieceId piece) { return {Element::Kind::Piece, piece.index()}; }

    /// The engine's king is one type, of which each side has one man.
    void chooseKing()
    {
        const auto royal = m_subject.markedRoyals();
        const auto isSingle = [&](PieceId piece) {
            return m_subject.startingMen(piece, PlayerId(0)) == 1
                   && m_subject.startingMen(piece, PlayerId(1)) == 1;
        };
        if (royal.size() == 1 && isSingle(royal.front())) {
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
            m_draft.verdict().prevents("cannot be said: " + m_subject.pieces()[piece].name
                                           + " is royal, of which each side must have one man",
                                       element(piece));
    }

    void write(PieceId piece)
    {
        const auto betza = alwaysBetza(m_subject, piece);
        if (!betza) {
            m_draft.verdict().prevents(aboutPiece(m_subject, piece, betza.error().message),
                                       element(piece));
            return;
        }
        const std::string text = betza->empty() ? std::string() : canonical(*betza);
        const std::string letter(1, m_draft.letter(piece));
        if (piece == m_draft.pawn)
            return m_draft.key("pawn", letter);
        refuseSpecialMoves(piece);
        if (piece == m_king)
            return writeKing(piece, *betza, text);
        if (text.empty())
            return writeImmobile(piece);
        const auto name = namesByBetza().find(text);
        if (name != namesByBetza().end() && m_used.insert(name->second).second) {
            m_names[piece.index()] = std::string(name->second);
            return m_draft.key(std::string(name->second), letter);
        }
        writeCustom(piece, *betza);
    }

    void refuseSpecialMoves(PieceId piece)
    {
        if (!specialMoves(m_subject, piece).empty())
            m_draft.verdict().prevents(
                aboutPiece(
                    m_subject,
                    piece,
                    "only a pawn can have moves that are not always available, a double step"),
                element(piece));
    }

    void writeKing(PieceId piece, const std::string &betza, const std::string &text)
    {
        const std::string letter(1, m_draft.letter(piece));
        m_names[piece.index()] = "king";
        if (text == canonical("K"))
            return m_draft.key("king", letter);
        if (m_draft.isOld())
            return m_draft.verdict().prevents(
                aboutPiece(m_subject, piece, "version 11.1 has kings that move one step only"),
                element(piece));
        m_draft.key("king", letter + ":" + betza);
    }

    void writeImmobile(PieceId piece)
    {
        if (!m_used.insert("immobile").second)
            return m_draft.verdict().prevents(
                aboutPiece(m_subject, piece, "only one type may be without moves"), element(piece));
        m_names[piece.index()] = "immobile";
        m_draft.key("immobile", std::string(1, m_draft.letter(piece)));
    }

    void writeCustom(PieceId piece, const std::string &betza)
    {
        if (m_draft.isOld())
            return m_draft.verdict().prevents(
                aboutPiece(m_subject, piece, "version 11.1 has no piece that moves " + betza),
                element(piece));
        if (++m_custom > mostCustomPieces)
            return m_draft.verdict().prevents(
                aboutPiece(m_subject, piece, "there may be 25 pieces with moves of their own"),
                element(piece));
        m_names[piece.index()] = "customPiece" + std::to_string(m_custom);
        m_draft.key("customPiece" + std::to_string(m_custom),
                    std::string(1, m_draft.letter(piece)) + ":" + betza);
    }

    void writePseudoRoyals()
    {
        if (!m_pseudoRoyals.empty()) {
            m_draft.key("extinctionValue", std::string("loss"));
            m_draft.key("extinctionPieceTypes", m_draft.letters(m_pseudoRoyals));
            m_draft.key("extinctionPseudoRoyal", true);
        }
        for (const PieceId piece : m_subject.pieceIds())
            writeConfinement(piece);
    }

    /// `mobilityRegionWhiteCustomPiece3`
    void writeConfinement(PieceId piece)
    {
        const auto &zone = m_subject.pieces()[piece].confinedTo;
        std::string name = piece == m_draft.pawn ? "pawn" : m_names[piece.index()];
        if (!zone || name.empty())
            return;
        name.front() = static_cast<char>(name.front() - 'a' + 'A');
        m_draft.key("mobilityRegionWhite" + name, m_draft.zone(zone, 0));
        m_draft.key("mobilityRegionBlack" + name, m_draft.zone(zone, 1));
        m_draft.say(RuleKind::Confinement, piece.index());
    }

    Draft &m_draft;
    const Subject &m_subject;
    std::optional<PieceId> m_king;
    std::vector<PieceId> m_pseudoRoyals;
    std::set<std::string_view> m_used;
    std::map<std::size_t, std::string> m_names;
    int m_custom = 0;
};

} // namespace

void writePieces(Draft &draft)
{
    PieceWriter(draft).run();
}

} // namespace rookery::fairy
