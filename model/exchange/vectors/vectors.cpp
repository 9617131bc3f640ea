#include "model/base/text.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/quoting.h"
#include "model/exchange/target/requirements.h"
#include "model/exchange/target/rule_shapes.h"
#include "model/exchange/vectors/basis.h"
#include "model/file/bundled/bundled.h"
#include "model/play/position/cell_set.h"

#include <algorithm>
#include <set>

namespace rookery {

namespace {

constexpr int mostDiagramFiles = 26; // one letter each
constexpr int mostDiagramRanks = 99;

/// What of a rule the programs say.
class SaidRules
{
public:
    explicit SaidRules(const Subject &subject)
        : m_rules(subject.rules())
    {
    }

    bool operator()(const Subject &subject, const UsedRule &rule) const
    {
        switch (rule.kind) {
        case RuleKind::RoyalType:
        case RuleKind::UnmovedOnly:
        case RuleKind::Hands:
        case RuleKind::Supply:
            return true;
        case RuleKind::Turns:
            return m_rules.turns.opening.empty() && m_rules.turns.progression == Progression::None;
        case RuleKind::Passing:
            return m_rules.passers.empty();
        case RuleKind::Castling:
            return plainCastling(m_rules) != nullptr;
        case RuleKind::EnPassant: {
            const EnPassant &row = m_rules.enPassant[rule.index];
            EnPassant plain;
            plain.victims = row.victims;
            plain.takers = row.takers;
            return row == plain;
        }
        case RuleKind::Promotion:
            return lastRankPromotion(subject, rule.index).has_value();
        case RuleKind::Compulsion: {
            const Compulsion &row = m_rules.compulsions[rule.index];
            return row.players.empty() && row.priorities.empty();
        }
        case RuleKind::Drop:
            return areDropsSaid();
        case RuleKind::Enclosing:
            return m_rules.enclosing == std::vector{Enclosing{}};
        default:
            return false;
        }
    }

private:
    bool areDropsSaid() const
    {
        if (m_rules.drops.size() != 1)
            return false;
        const Drop &drop = m_rules.drops.front();
        Drop usual;
        usual.types = drop.types;
        usual.contact = drop.contact;
        return drop == usual
               && (drop.contact == DropContact::Anything
                   || (drop.contact == DropContact::Flanking
                       && m_rules.enclosing == std::vector{Enclosing{}}));
    }

    const Rules &m_rules;
};

/// How a language writes what both programs need to know.
struct Language
{
    std::string_view comment; ///< begins a line that says something
    std::string_view section; ///< begins a line that opens or, with `]`, closes a part
    std::string_view (*program)();
};

constexpr Language cLanguage = {"// ", "//", bundledVectorsC};
constexpr Language pyLanguage = {"# ", "#", bundledVectorsPython};

/// The facts of a design, written in either language.
class Tables
{
public:
    Tables(const Subject &subject, bool isC)
        : m_subject(subject)
        , m_letters(*lettersFor(subject.pieces()))
        , m_isC(isC)
    {
    }

    /// Parts of the program that this design needs.
    std::set<std::string> parts() const
    {
        const Rules &rules = m_subject.rules();
        std::set<std::string> needed;
        const auto add = [&](bool isNeeded, const char *part) {
            if (isNeeded)
                needed.insert(part);
        };
        add(!m_subject.markedRoyals().empty(), "royal");
        add(plainCastling(rules) != nullptr, "castling");
        add(hasPassing(), "passing");
        add(plainCastling(rules) != nullptr || hasPassing(), "ways");
        add(!promotions().empty(), "promotion");
        add(hasMust(), "must");
        add(hasDrops(), "drops");
        add(isFlanking(), "flanking");
        add(!rules.enclosing.empty(), "enclosing");
        add(jumps(), "jumps");
        return needed;
    }

    std::string text() const { return m_isC ? cText() : pyText(); }

private:
    char letter(PieceId piece, PlayerId player) const
    {
        return fenLetter(m_letters[piece.index()], player);
    }

    std::string lettersOf(const PieceSet &set) const
    {
        std::string all;
        for (const PlayerId player : m_subject.playerIds()) {
            for (const PieceId piece : m_subject.pieceIds()) {
                if (covers(set, piece))
                    all += letter(piece, player);
            }
        }
        return all;
    }

    std::string royals() const
    {
        const std::vector<PieceId> types = m_subject.markedRoyals();
        return types.empty() ? "" : lettersOf({types.begin(), types.end()});
    }

    bool hasPassing() const { return !m_subject.rules().enPassant.empty(); }
    bool hasMust() const
    {
        const auto &rules = m_subject.rules().compulsions;
        return std::any_of(rules.begin(), rules.end(), [](const Compulsion &rule) {
            return rule.captures == MustCapture::Must && rule.players.empty()
                   && rule.priorities.empty();
        });
    }
    bool isEndless() const { return m_subject.rules().hands.supply == Supply::Endless; }
    bool hasDrops() const
    {
        return !m_subject.rules().drops.empty()
               && (isEndless() || !m_subject.design().setup->hands.empty());
    }
    bool isFlanking() const
    {
        return hasDrops() && m_subject.rules().drops.front().contact == DropContact::Flanking;
    }
    bool jumps() const
    {
        return anyId(m_subject.pieceIds(), [&](PieceId piece) {
            const auto basis = basisOf(m_subject, piece);
            return basis && std::any_of(basis->begin(), basis->end(), [](const Basis &row) {
                       return row.kind == "j";
                   });
        });
    }

    /// Of takers and victims of all rules about pieces that have passed.
    std::string passing(PieceSet EnPassant::*set) const
    {
        return hasPassing() ? lettersOf(m_subject.rules().enPassant.front().*set) : "";
    }

    struct PromotionRow
    {
        char piece;
        int first; ///< row
        int last;
        std::string into;
        bool must;
    };

    std::vector<PromotionRow> promotions() const
    {
        std::vector<PromotionRow> rows;
        const auto &rules = m_subject.rules().promotions;
        for (std::size_t i = 0; i < rules.size(); ++i) {
            const auto last = lastRankPromotion(m_subject, i);
            for (const PlayerId player : m_subject.playerIds()) {
                for (const PieceId piece : m_subject.pieceIds()) {
                    if (!last || !covers(rules[i].types, piece))
                        continue;
                    std::string into;
                    for (const PieceId type : rules[i].into)
                        into += letter(type, player);
                    const bool isFirst = player.index() == 0;
                    rows.push_back({letter(piece, player),
                                    isFirst ? 0 : m_subject.ranks() - last->depth,
                                    isFirst ? last->depth - 1 : m_subject.ranks() - 1,
                                    into,
                                    rules[i].duty == PromotionDuty::Must});
                }
            }
        }
        return rows;
    }

    std::string square(SiteId site) const
    {
        const Vector at = *m_subject.board().siteCoordinates(site);
        return bracketed(std::to_string(m_subject.ranks() - 1 - at.y()) + ", "
                         + std::to_string(at.x()));
    }

    std::string bracketed(const std::string &inner) const
    {
        return m_isC ? "{" + inner + "}" : "(" + inner + ")";
    }
    std::string character(char c) const
    {
        return m_isC ? std::string("'") + c + "'" : std::string("\"") + c + "\"";
    }
    static std::string quoted(const std::string &text) { return '"' + text + '"'; }

    /// Rows of the matrix, the far one first.
    std::vector<std::string> matrix() const
    {
        std::vector<std::string> rows(
            static_cast<std::size_t>(m_subject.ranks()),
            std::string(static_cast<std::size_t>(m_subject.files()), '#'));
        for (const CellId cell : m_subject.board().cells()) {
            const Vector at = *m_subject.board().coordinates(cell);
            const Placement *there = m_subject.design().setup->at(m_subject.board().site(cell));
            rows[static_cast<std::size_t>(m_subject.ranks() - 1 - at.y())]
                [static_cast<std::size_t>(at.x())] =
                    there != nullptr ? letter(there->piece, there->player) : '.';
        }
        return rows;
    }

    std::string turns() const
    {
        const auto &cycle = m_subject.rules().turns.cycle;
        std::string all;
        for (const PlayerId player : cycle)
            appendItem(all, ", ", std::to_string(player.index()));
        return all.empty() ? "0, 1" : all;
    }

    /// `row, column, least, most, "kind"` of each vector of a piece; the second player's point the
    /// other way.
    std::vector<std::string> vectors(PieceId piece, PlayerId player) const
    {
        std::vector<std::string> all;
        const auto basis = basisOf(m_subject, piece);
        for (const Basis &row : *basis) {
            const int sign = player.index() == 0 ? 1 : -1;
            all.push_back(std::to_string(-sign * row.vector.y()) + ", "
                          + std::to_string(sign * row.vector.x()) + ", " + std::to_string(row.least)
                          + ", " + std::to_string(row.most) + ", " + quoted(row.kind));
        }
        return all;
    }

    /// `king, from, to, partner, from, to` of each wing.
    std::vector<std::string> wings() const
    {
        std::vector<std::string> all;
        const CastlingRule *rule = plainCastling(m_subject.rules());
        for (std::size_t i = 0; rule != nullptr && i < rule->wings.size(); ++i) {
            const CastlingWing &wing = rule->wings[i];
            const Placement *king = m_subject.design().setup->at(wing.king);
            const Placement *partner = m_subject.design().setup->at(wing.partner);
            if (king == nullptr || partner == nullptr)
                continue; // nothing is there that could castle
            all.push_back(character(letter(king->piece, wing.player)) + ", " + square(wing.king)
                          + ", " + square(wing.kingTo) + ", "
                          + character(letter(partner->piece, wing.player)) + ", "
                          + square(wing.partner) + ", " + square(wing.partnerTo));
        }
        return all;
    }

    /// The pieces that players may put down, with how many they have.
    std::vector<std::pair<char, int>> hands() const
    {
        std::vector<std::pair<char, int>> all;
        for (const PlayerId player : m_subject.playerIds()) {
            for (const PieceId piece : m_subject.pieceIds()) {
                const auto &entries = m_subject.design().setup->hands;
                const auto entry =
                    std::find_if(entries.begin(), entries.end(), [&](const HandEntry &each) {
                        return each.player == player && each.piece == piece;
                    });
                const int count = entry == entries.end() ? 0 : entry->count;
                const bool isDropped =
                    hasDrops() && covers(m_subject.rules().drops.front().types, piece);
                if (isDropped && (isEndless() || count > 0))
                    all.emplace_back(letter(piece, player), isEndless() ? 1 : count);
            }
        }
        return all;
    }

    std::string legend() const
    {
        std::string text;
        for (const PieceId piece : m_subject.pieceIds())
            appendItem(text,
                       ", ",
                       std::string(1, m_letters[piece.index()]) + " "
                           + m_subject.pieces()[piece].name);
        return text;
    }

    static constexpr std::string_view kinds =
        "Vectors with how often they are repeated, from least to most, and what for: m to empty "
        "squares, c to capture, j to jump over an enemy, f while the piece has not moved.";

    std::string pyText() const
    {
        std::string text = "ROWS, COLUMNS = " + std::to_string(m_subject.ranks()) + ", "
                           + std::to_string(m_subject.files()) + "\nSTART = [\n";
        for (const std::string &row : matrix())
            text += "    " + quoted(row) + ",\n";
        text += "]\nTURNS = [" + turns() + "]\n# " + oneLine(legend()) + "\n# " + std::string(kinds)
                + "\nBASES = {\n";
        for (const PlayerId player : m_subject.playerIds()) {
            for (const PieceId piece : m_subject.pieceIds()) {
                text += "    " + character(letter(piece, player)) + ": [";
                std::string rows;
                for (const std::string &row : vectors(piece, player))
                    appendItem(rows, ", ", "(" + row + ")");
                text += rows + "],\n";
            }
        }
        text += "}\nLINES = [(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c]\n";
        text += "ROYAL, TAKERS, VICTIMS = " + quoted(royals()) + ", "
                + quoted(passing(&EnPassant::takers)) + ", " + quoted(passing(&EnPassant::victims))
                + "\nWINGS = [\n";
        for (const std::string &wing : wings())
            text += "    (" + wing + "),\n";
        text += "]\nPROMOTIONS = {\n";
        for (const PromotionRow &row : promotions())
            text += "    " + character(row.piece) + ": (range(" + std::to_string(row.first) + ", "
                    + std::to_string(row.last + 1) + "), " + quoted(row.into) + ", "
                    + (row.must ? "True" : "False") + "),\n";
        text += "}\nHANDS = {";
        std::string pieces;
        for (const auto &[piece, count] : hands())
            appendItem(pieces, ", ", character(piece) + ": " + std::to_string(count));
        return text + pieces + "}\nENDLESS, FLANKING, PASSES = " + (isEndless() ? "True" : "False")
               + ", " + (isFlanking() ? "True" : "False") + ", "
               + quoted(std::string(enumName(m_subject.rules().pass))) + "\n";
    }

    std::string cText() const
    {
        std::string text = "#define ROWS " + std::to_string(m_subject.ranks())
                           + "\n#define COLUMNS " + std::to_string(m_subject.files())
                           + "\nstatic const char *const start[ROWS] = {\n";
        for (const std::string &row : matrix())
            text += "    " + quoted(row) + ",\n";
        text += "};\nstatic const int turns[] = {" + turns() + "};\n/* " + commentText(legend())
                + "\n * " + std::string(kinds)
                + " */\nstatic const struct { char piece; int row, column, least, most; const char "
                  "*kind; } bases[] = {\n";
        for (const PlayerId player : m_subject.playerIds()) {
            for (const PieceId piece : m_subject.pieceIds()) {
                std::string rows;
                for (const std::string &row : vectors(piece, player))
                    appendItem(
                        rows, ", ", "{" + character(letter(piece, player)) + ", " + row + "}");
                text += rows.empty() ? "" : "    " + rows + ",\n";
            }
        }
        text += "    {0, 0, 0, 0, 0, \"\"},\n};\n#define ROYAL " + quoted(royals())
                + "\n#define TAKERS " + quoted(passing(&EnPassant::takers)) + "\n#define VICTIMS "
                + quoted(passing(&EnPassant::victims)) + "\n";
        if (const auto rows = wings(); !rows.empty()) {
            text +=
                "static const struct { char king; Square kingFrom, kingTo; char partner; Square "
                "partnerFrom, partnerTo; } wings[] = {\n";
            for (const std::string &wing : rows)
                text += "    {" + wing + "},\n";
            text += "    {0, {0, 0}, {0, 0}, 0, {0, 0}, {0, 0}},\n};\n";
        }
        if (const auto rows = promotions(); !rows.empty()) {
            text += "static const struct { char piece; int first, last; const char *into; int "
                    "must; } promotions[] = {\n";
            for (const PromotionRow &row : rows)
                text += "    {" + character(row.piece) + ", " + std::to_string(row.first) + ", "
                        + std::to_string(row.last) + ", " + quoted(row.into) + ", "
                        + (row.must ? "1" : "0") + "},\n";
            text += "    {0, 0, 0, \"\", 0},\n};\n";
        }
        const auto inHand = hands();
        text += "#define HANDS " + std::to_string(std::max<std::size_t>(1, inHand.size()))
                + "\nstatic const struct { char piece; int count; } hands[HANDS] = {";
        for (const auto &[piece, count] : inHand)
            text += "{" + character(piece) + ", " + std::to_string(count) + "}, ";
        return text + (inHand.empty() ? "{0, 0}" : "") + "};\n#define ENDLESS "
               + (isEndless() ? "1" : "0") + "\n#define PASSES "
               + std::to_string(static_cast<int>(m_subject.rules().pass)) + "\n";
    }

    const Subject &m_subject;
    std::string m_letters;
    bool m_isC;
};

/// The program without its parts for other designs.
std::string
withParts(std::string_view program, const Language &language, const std::set<std::string> &parts)
{
    const std::string open = std::string(language.section) + "[";
    const std::string close = std::string(language.section) + "]";
    std::string text;
    std::vector<bool> kept = {true};
    for (const std::string_view line : split(program, '\n')) {
        if (line.starts_with(open))
            kept.push_back(kept.back() && parts.count(std::string(line.substr(open.size()))) > 0);
        else if (line == close)
            kept.pop_back();
        else if (kept.back())
            text += std::string(line) + "\n";
    }
    return text;
}

} // namespace

Verdict checkVectors(const Subject &subject, const ExportRequest &)
{
    Verdict verdict;
    if (!requireTwoPlayersOnly(subject, verdict)
        || !requireRectangle(subject, verdict, mostDiagramFiles, mostDiagramRanks)
        || !requireLetters(subject, verdict) || !requireOppositeFacing(subject, verdict))
        return verdict;
    if (subject.design().board->lattice != Lattice::Square)
        verdict.prevents(Message("the board is a matrix of squares"));
    for (const PieceId piece : subject.pieceIds()) {
        const auto basis = basisOf(subject, piece);
        if (!basis)
            verdict.prevents(aboutPiece(subject, piece, basis.error().message),
                             {Element::Kind::Piece, piece.index()});
    }
    const SaidRules isSaid(subject);
    for (const UsedRule &rule : subject.usedRules()) {
        if (!isSaid(subject, rule))
            verdict.differs(Message("left out: {rule}", {{"rule", rule.message}}), rule.element);
    }
    return verdict;
}

Result<std::vector<ExportedFile>>
writeVectors(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    const bool isC = request.dialect != "py";
    const Language &language = isC ? cLanguage : pyLanguage;
    const Tables tables(subject, isC);
    std::string head;
    for (const std::string &line : headLines(subject, verdict))
        head += std::string(language.comment) + oneLine(line) + "\n";
    std::string program = withParts(language.program(), language, tables.parts());
    const std::string mark = "@TABLES@\n";
    program.replace(program.find(mark), mark.size(), tables.text());
    return std::vector<ExportedFile>{
        {request.name + (isC ? ".c" : ".py"), head + std::move(program)}};
}

} // namespace rookery
