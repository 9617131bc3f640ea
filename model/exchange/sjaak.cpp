#include "model/base/text.h"
#include "model/exchange/format_rows.h"
#include "model/exchange/quoting.h"
#include "model/exchange/requirements.h"
#include "model/exchange/rule_shapes.h"
#include "model/exchange/simple_moves.h"
#include "model/exchange/sjaak_ends.h"
#include "model/exchange/sjaak_pieces.h"

#include <algorithm>
#include <set>

namespace rookery {

namespace {

constexpr int mostSide = 15;
constexpr int mostSquares = 127;

/// One variant in the making, with what it cannot say.
class Variant
{
public:
    Variant(const Subject &subject, std::string_view name)
        : m_subject(subject)
        , m_name(name)
    {
    }

    Verdict verdict;

    void run()
    {
        m_letters = *lettersFor(m_subject.pieces());
        addBoard();
        for (const PieceId piece : m_subject.pieceIds())
            addPiece(piece);
        addRules();
        for (const UsedRule &rule : m_subject.usedRules()) {
            if (m_said.count({rule.kind, rule.index}) == 0)
                verdict.differs("left out: " + rule.sentence, rule.element);
        }
    }

    std::string text() const
    {
        std::string all;
        for (const std::string &line : m_head)
            all += line + "\n";
        for (const auto &[name, cells] : m_zones)
            all += "Zone: " + name + " = " + cells + "\n";
        for (const std::string &line : m_lines)
            all += line + "\n";
        return all;
    }

private:
    static Element element(PieceId piece) { return {Element::Kind::Piece, piece.index()}; }

    void addBoard()
    {
        m_head.push_back("Variant: " + m_name);
        m_head.push_back("Board: " + std::to_string(m_subject.files()) + "x"
                         + std::to_string(m_subject.ranks()));
        m_head.push_back("FEN: \"" + placementFen(m_subject, m_letters) + " w " + rights()
                         + " -\"");
        if (m_subject.hasHoles())
            m_head.push_back("Exclude: " + holeNames(m_subject));
    }

    std::string zone(const std::vector<CellId> &cells)
    {
        if (cells.empty())
            return "empty";
        if (cells.size() == m_subject.board().size())
            return "all";
        std::string squares;
        for (const CellId cell : cells)
            appendItem(squares, ",", squareName(m_subject, cell));
        for (const auto &[name, known] : m_zones) {
            if (known == squares)
                return name;
        }
        m_zones.emplace_back("zone" + std::to_string(m_zones.size() + 1), squares);
        return m_zones.back().first;
    }

    std::string zones(const std::optional<ZoneId> &id)
    {
        const std::string first = zone(m_subject.zoneCells(id, PlayerId(0)));
        return first + ", " + zone(m_subject.zoneCells(id, PlayerId(1)));
    }

    void say(RuleKind kind, std::size_t index) { m_said.insert({kind, index}); }

    void addPiece(PieceId piece)
    {
        const PieceType &type = m_subject.pieces()[piece];
        const char letter = m_letters[piece.index()];
        m_lines.push_back("Piece: " + asciiLine(type.name));
        auto lines = sjaakPieceLines(m_subject, piece);
        if (!lines)
            verdict.prevents(aboutPiece(m_subject, piece, lines.error().message), element(piece));
        else
            m_lines.insert(m_lines.end(), lines->begin(), lines->end());
        m_lines.push_back(std::string("Symbol: \"") + letter + "\", \"" + letter + ","
                          + static_cast<char>(letter - 'A' + 'a') + "\"");
        if (passesHolesInSjaak(m_subject, piece))
            verdict.differs(aboutPiece(m_subject, piece, "holes do not end its way there"),
                            element(piece));
        addSpecial(piece);
        addFlags(piece, type);
        addPromotion(piece);
        if (type.confinedTo) {
            m_lines.push_back("Prison: " + zones(type.confinedTo));
            say(RuleKind::Confinement, piece.index());
        }
    }

    /// A double step, from a zone or for unmoved men.
    void addSpecial(PieceId piece)
    {
        int count = 0;
        for (const MovementLegs &move : m_subject.moves(piece)) {
            if (move.when == When::Always && !move.startsIn)
                continue;
            const bool isKnown = isDoubleStep(m_subject, move)
                                 && move.when != When::UnmovedUnchecked && ++count == 1
                                 && (move.when == When::Always || !move.startsIn);
            if (!isKnown) {
                verdict.prevents(
                    aboutPiece(m_subject,
                               piece,
                               "moves that are not always available must be one double step"),
                    element(piece));
                return;
            }
            m_lines.push_back(move.when == When::Always
                                  ? "Special: " + zones(move.startsIn) + ", step 2N"
                                  : std::string("Initial: step 2N"));
            say(RuleKind::UnmovedOnly, piece.index());
            say(RuleKind::StartZone, piece.index());
        }
    }

    void addFlags(PieceId piece, const PieceType &type)
    {
        std::vector<std::string> flags;
        if (type.royalty == Royalty::Royal) {
            flags.emplace_back("royal");
            say(RuleKind::RoyalType, piece.index());
        }
        const auto &rules = m_subject.rules().enPassant;
        const bool isUsual =
            rules.size() == 1 && !rules.front().zone && rules.front().players.empty();
        if (isUsual && covers(rules.front().victims, piece) && hasSpecial(piece))
            flags.emplace_back("set_ep");
        if (isUsual && covers(rules.front().takers, piece)
            && (!rules.front().takers.empty() || hasSpecial(piece)))
            flags.emplace_back("take_ep");
        if (isUsual)
            say(RuleKind::EnPassant, 0);
        std::string line;
        for (const std::string &flag : flags)
            line += (line.empty() ? "Flags: " : ",") + flag;
        if (!line.empty())
            m_lines.push_back(line);
    }

    bool hasSpecial(PieceId piece) const
    {
        const auto &moves = m_subject.moves(piece);
        return std::any_of(moves.begin(), moves.end(), [](const MovementLegs &move) {
            return move.when != When::Always || move.startsIn;
        });
    }

    void addPromotion(PieceId piece)
    {
        const auto &rules = m_subject.rules().promotions;
        bool isDone = false;
        for (std::size_t i = 0; i < rules.size(); ++i) {
            if (!isPromotionByCell(rules[i]) || !rules[i].players.empty())
                continue;
            if (!covers(rules[i].types, piece))
                continue;
            if (isDone) {
                m_said.erase({RuleKind::Promotion, i});
                continue;
            }
            isDone = true;
            std::string choices;
            for (const PieceId into : rules[i].into)
                choices += m_letters[into.index()];
            m_lines.push_back("Promotion: " + zones(rules[i].zone) + ", \"" + choices + "\"");
            if (rules[i].duty == PromotionDuty::Must)
                m_lines.emplace_back("Optional promotion: empty, empty");
            if (rules[i].duty == PromotionDuty::May)
                m_lines.emplace_back("Optional promotion: all, all");
            say(RuleKind::Promotion, i);
        }
    }

    /// Castling of unmoved men between fixed cells, each wing with a letter of its own.
    const CastlingRule *usualCastling() const
    {
        const CastlingRule *rule = plainCastling(m_subject.rules());
        const bool isUsual =
            rule != nullptr
            && std::all_of(rule->wings.begin(), rule->wings.end(), [](const CastlingWing &wing) {
                   return wing.letter == "K" || wing.letter == "Q";
               });
        return isUsual ? rule : nullptr;
    }

    std::string rights() const
    {
        const CastlingRule *rule = usualCastling();
        std::string white;
        std::string black;
        for (std::size_t i = 0; rule != nullptr && i < rule->wings.size(); ++i) {
            const CastlingWing &wing = rule->wings[i];
            (wing.player.index() == 0 ? white : black) += wing.letter;
        }
        const std::string all = white + lowered(black);
        return all.empty() ? "-" : all;
    }

    /// The engine puts the partner beside the king.
    void addCastling()
    {
        const CastlingRule *rule = usualCastling();
        if (rule == nullptr)
            return;
        const auto square = [&](SiteId site) {
            const auto cell = m_subject.board().cellAt(site);
            return cell ? squareName(m_subject, *cell) : std::string();
        };
        for (const CastlingWing &wing : rule->wings) {
            m_lines.push_back(std::string("Castle: ")
                              + (wing.player.index() == 0 ? "white " : "black ") + square(wing.king)
                              + "-" + square(wing.kingTo) + " with " + square(wing.partner));
        }
        say(RuleKind::Castling, 0);
    }

    void addRules()
    {
        addCastling();
        const SjaakEnds ends = sjaakEnds(m_subject);
        m_lines.insert(m_lines.end(), ends.lines.begin(), ends.lines.end());
        for (const std::size_t end : ends.said)
            say(RuleKind::End, end);
        const auto &compulsions = m_subject.rules().compulsions;
        if (compulsions.size() == 1
            && compulsions.front() == Compulsion{MustCapture::Must, {}, {}, {}}) {
            m_lines.emplace_back("Rule: forced capture");
            say(RuleKind::Compulsion, 0);
        }
        if (!m_subject.markedRoyals().empty())
            m_lines.emplace_back("Rule: check any king");
    }

    const Subject &m_subject;
    std::string m_name;
    std::string m_letters;
    std::vector<std::string> m_head;
    std::vector<std::pair<std::string, std::string>> m_zones;
    std::vector<std::string> m_lines;
    std::set<std::pair<RuleKind, std::size_t>> m_said;
};

/// One word of letters and digits: the engine does not find names with other signs again.
std::string variantName(const std::string &name)
{
    std::string word = "Rk";
    for (const char c : name) {
        if (isAsciiLetter(c) || isAsciiDigit(c))
            word += c;
    }
    return word;
}

/// The engine mirrors the second player's men in the middle of the ranks; a half turn is the same
/// only for men who do on the left what they do on the right.
void requireMirrored(const Subject &subject, Verdict &verdict)
{
    for (const PieceId piece : subject.pieceIds()) {
        if (!movesAlike(subject, piece, orientation::half, orientation::flipNorthSouth))
            verdict.prevents(aboutPiece(subject,
                                        piece,
                                        "the second player's are mirrored there, not turned round"),
                             {Element::Kind::Piece, piece.index()});
    }
}

} // namespace

Verdict checkSjaak(const Subject &subject, const ExportRequest &request)
{
    Verdict verdict;
    if (!requireTwoPlayers(subject, verdict)
        || !requireRectangle(subject, verdict, mostSide, mostSide)
        || !requireLetters(subject, verdict))
        return verdict;
    if (subject.files() * subject.ranks() > mostSquares)
        verdict.prevents("the board may have " + std::to_string(mostSquares) + " cells");
    requireOppositeFacing(subject, verdict);
    requireMirrored(subject, verdict);
    if (!verdict.obstacles.empty())
        return verdict;
    Variant variant(subject, variantName(request.name));
    variant.run();
    return variant.verdict;
}

Result<std::vector<ExportedFile>>
writeSjaak(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    std::string text;
    for (const std::string &line : headLines(subject, verdict))
        text += "# " + asciiLine(line) + "\n";
    Variant variant(subject, variantName(request.name));
    variant.run();
    return std::vector<ExportedFile>{{request.name + ".txt", text + variant.text()}};
}

} // namespace rookery
