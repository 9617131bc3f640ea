#include "model/base/text.h"
#include "model/exchange/sjaak/sjaak_ends.h"
#include "model/exchange/sjaak/sjaak_rules.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/quoting.h"
#include "model/exchange/target/requirements.h"
#include "model/exchange/target/rule_shapes.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace rookery {

namespace {

constexpr int mostSide = 15;
constexpr int mostSquares = 127;
constexpr int leastFiles = 4;  ///< with fewer the engine does not start
constexpr int narrowFiles = 5; ///< with no more it does not start on large boards
constexpr int narrowSquares = 64;

/// The different words with which pieces leap, step and ride; the engine has room for so many.
struct Room
{
    const char *word;
    std::size_t most;
};

constexpr Room rooms[] = {{"step", 15}, {"leap", 16}, {"aleap", 16}, {"ride", 15}};

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
        m_castling = sjaakCastling(m_subject);
        for (const PieceId piece : m_subject.pieceIds())
            describe(piece);
        if (!verdict.obstacles.empty())
            return;
        m_knowsEnPassant = sjaakKnowsEnPassant(m_subject, m_pieces);
        m_ends = sjaakEnds(m_subject, m_pieces);
        addBoard();
        for (const PieceId piece : m_subject.pieceIds())
            addPiece(piece);
        addRules();
        checkRoom();
        leaveOutOfGame(m_subject, verdict, [this](const UsedRule &rule) {
            return m_said.contains({rule.kind, rule.index});
        });
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

    void describe(PieceId piece)
    {
        auto described = sjaakPiece(m_subject, piece, m_castling.has_value());
        if (!described)
            verdict.prevents(aboutPiece(m_subject, piece, described.error().message),
                             element(piece));
        m_pieces.push_back(described ? std::move(*described) : SjaakPiece{});
    }

    /// Without a field for castling all pieces count as unmoved.
    void addBoard()
    {
        m_head.push_back("Variant: " + m_name);
        m_head.push_back("Board: " + std::to_string(m_subject.files()) + "x"
                         + std::to_string(m_subject.ranks()));
        m_head.push_back("FEN: \"" + placementFen(m_subject, m_letters) + " w "
                         + (m_castling ? m_castling->rights + " - 0 1" : "0 1") + "\"");
        if (m_subject.hasHoles())
            m_head.push_back("Exclude: " + holeNames(m_subject));
    }

    /// The engine takes the first zone whose name begins a word, so that all names are of one
    /// length.
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
        const std::string number = std::to_string(m_zones.size() + 1);
        m_zones.emplace_back("zone" + std::string(number.size() < 2, '0') + number, squares);
        return m_zones.back().first;
    }

    std::string zones(const std::optional<ZoneId> &id)
    {
        const std::string first = zone(m_subject.zoneCells(id, PlayerId(0)));
        return first + ", " + zone(m_subject.zoneCells(id, PlayerId(1)));
    }

    std::string startZones(PieceId piece)
    {
        std::string text;
        for (const PlayerId player : m_subject.playerIds()) {
            const auto cells = sjaakStartCells(m_subject, piece, player);
            appendItem(text, ", ", zone({cells.begin(), cells.end()}));
        }
        return text;
    }

    void say(RuleKind kind, std::size_t index) { m_said.insert({kind, index}); }

    void addPiece(PieceId piece)
    {
        const PieceType &type = m_subject.pieces()[piece];
        const SjaakPiece &described = m_pieces[piece.index()];
        m_lines.push_back("Piece: " + asciiLine(type.name));
        m_lines.insert(m_lines.end(), described.lines.begin(), described.lines.end());
        addSymbol(piece);
        if (described.passesHoles)
            verdict.differs(aboutPiece(m_subject, piece, Message("holes do not end its way there")),
                            element(piece));
        if (described.stepsOutside)
            verdict.differs(
                aboutPiece(m_subject,
                           piece,
                           Message("it does not step over cells outside its zone there")),
                element(piece));
        if (described.isListedTwice)
            verdict.differs(
                aboutPiece(m_subject, piece, Message("some of its moves are listed twice there")),
                element(piece),
                Remedy::Approximate);
        if (isObliqueRider(described) && !m_subject.markedRoyals().empty())
            verdict.differs(
                aboutPiece(m_subject,
                           piece,
                           Message("no piece comes between it and a king in check there")),
                element(piece),
                Remedy::Approximate);
        addFirstMoves(piece);
        addFlags(piece, type);
        addPromotion(piece);
        if (const auto most = sjaakLimit(m_subject.rules(), piece))
            m_lines.push_back("Max: " + std::to_string(*most));
        if (type.confinedTo) {
            m_lines.push_back("Prison: " + zones(type.confinedTo));
            say(RuleKind::Confinement, piece.index());
        }
    }

    /// Whether it captures by a ride along a line that is no rank, file or diagonal.
    static bool isObliqueRider(const SjaakPiece &piece)
    {
        const auto &rides = piece.captures.rides;
        return std::any_of(rides.begin(), rides.end(), [](const Vector &ride) {
            return ride.x() != 0 && ride.y() != 0 && std::abs(ride.x()) != std::abs(ride.y());
        });
    }

    /// Without a letter the engine writes and reads captures in passing as from where to where.
    void addSymbol(PieceId piece)
    {
        const char letter = m_letters[piece.index()];
        const bool hasNone = m_knowsEnPassant && takesInPassing(piece) && !isMade(piece);
        m_lines.push_back(std::string("Symbol: \"") + (hasNone ? ' ' : letter) + "\", \"" + letter
                          + "," + static_cast<char>(letter - 'A' + 'a') + "\"");
    }

    bool isMade(PieceId piece) const
    {
        const auto &rules = m_subject.rules().promotions;
        return std::any_of(rules.begin(), rules.end(), [&](const Promotion &rule) {
            return std::find(rule.into.begin(), rule.into.end(), piece) != rule.into.end();
        });
    }

    void addFirstMoves(PieceId piece)
    {
        const auto &first = m_pieces[piece.index()].first;
        if (!first)
            return;
        const std::string line =
            first->isInitial
                ? "Initial: "
                : "Special: " + (first->zone ? zones(first->zone) : startZones(piece)) + ", ";
        for (const std::string &word : first->words)
            m_lines.push_back(line + word);
        say(first->zone ? RuleKind::StartZone : RuleKind::UnmovedOnly, piece.index());
    }

    bool takesInPassing(PieceId piece) const
    {
        const auto &rules = m_subject.rules().enPassant;
        return rules.size() == 1 && covers(rules.front().takers, piece)
               && !m_pieces[piece.index()].captures.steps.empty();
    }

    void addFlags(PieceId piece, const PieceType &type)
    {
        std::string flags;
        if (type.royalty == Royalty::Royal) {
            appendItem(flags, ",", "royal");
            say(RuleKind::RoyalType, piece.index());
        }
        if (m_knowsEnPassant) {
            if (covers(m_subject.rules().enPassant.front().victims, piece)
                && m_pieces[piece.index()].passesBySteps)
                appendItem(flags, ",", "set_ep");
            if (takesInPassing(piece))
                appendItem(flags, ",", "take_ep");
            say(RuleKind::EnPassant, 0);
        }
        if (m_ends.goal.isFor(piece))
            appendItem(flags, ",", "capture_flag");
        if (!flags.empty())
            m_lines.push_back("Flags: " + flags);
    }

    void addPromotion(PieceId piece)
    {
        const auto found = sjaakPromotion(m_subject, piece);
        if (!found)
            return;
        const Promotion &rule = m_subject.rules().promotions[*found];
        std::string choices;
        for (const PieceId into : rule.into) {
            if (m_subject.pieces()[into].royalty == Royalty::Royal)
                verdict.differs(aboutPiece(m_subject,
                                           piece,
                                           Message("it does not promote to {piece}, which is royal",
                                                   {{"piece", m_subject.pieces()[into].name}})),
                                element(piece));
            else
                choices += m_letters[into.index()];
        }
        m_lines.push_back("Promotion: " + zones(rule.zone) + ", \"" + choices + "\"");
        // Without a word pieces promote as they like, and must where they are stuck.
        if (rule.duty != PromotionDuty::WhenStuck)
            m_lines.emplace_back(rule.duty == PromotionDuty::Must
                                     ? "Optional promotion: empty, empty"
                                     : "Optional promotion: all, all");
        if (rule.touch == ZoneTouch::End && sjaakPromotesLeaving(m_subject, piece, rule))
            verdict.differs(aboutPiece(m_subject,
                                       piece,
                                       Message("it promotes there also where it leaves the zone")),
                            element(piece));
    }

    /// A rule of promotion is said if it is the one of every type that it is about.
    void sayPromotions()
    {
        const auto &rules = m_subject.rules().promotions;
        for (std::size_t i = 0; i < rules.size(); ++i) {
            bool isSaid = true;
            for (const PieceId piece : m_subject.pieceIds())
                isSaid =
                    isSaid
                    && (!covers(rules[i].types, piece) || sjaakPromotion(m_subject, piece) == i);
            if (isSaid)
                say(RuleKind::Promotion, i);
        }
    }

    void addRules()
    {
        if (m_castling) {
            m_lines.insert(m_lines.end(), m_castling->lines.begin(), m_castling->lines.end());
            say(RuleKind::Castling, 0);
        }
        sayPromotions();
        addGoals();
        m_lines.insert(m_lines.end(), m_ends.lines.begin(), m_ends.lines.end());
        for (const std::size_t end : m_ends.said)
            say(RuleKind::End, end);
        const auto &differences = m_ends.verdict.differences;
        verdict.differences.insert(
            verdict.differences.end(), differences.begin(), differences.end());
        const bool hasRoyals = !m_subject.markedRoyals().empty();
        const auto &compulsions = m_subject.rules().compulsions;
        // The engine takes a capture that leaves the king in check for one that has to be made.
        if (!hasRoyals && compulsions.size() == 1
            && compulsions.front() == Compulsion{MustCapture::Must, {}, {}, {}}) {
            m_lines.emplace_back("Rule: forced capture");
            say(RuleKind::Compulsion, 0);
        }
        if (hasRoyals)
            m_lines.emplace_back("Rule: check any king");
    }

    /// A flag is the player's who loses it.
    void addGoals()
    {
        constexpr const char *keys[] = {"BlackFlag: ", "WhiteFlag: "};
        for (const PlayerId player : m_subject.playerIds()) {
            std::string squares;
            for (const CellId cell : m_ends.goal.cells[player.index()])
                appendItem(squares, ",", squareName(m_subject, cell));
            if (!squares.empty())
                m_lines.push_back(keys[player.index()] + squares);
        }
    }

    void checkRoom()
    {
        for (const Room &room : rooms) {
            std::set<std::string> words;
            for (const std::string &line : m_lines) {
                const std::size_t at = line.find(std::string(" ") + room.word + " ");
                if (at != std::string::npos)
                    words.insert(line.substr(at));
            }
            std::size_t count = words.size();
            // A lame leap is made of three.
            for (const std::string &word : words)
                count += word.find('&') != std::string::npos ? 2 : 0;
            if (count > room.most)
                verdict.prevents(Message(
                    "the pieces may {word} in {most} different ways, not {count}",
                    {{"word", std::string(room.word == std::string("aleap") ? "leap" : room.word)},
                     {"most", room.most},
                     {"count", count}}));
        }
    }

    const Subject &m_subject;
    std::string m_name;
    std::string m_letters;
    std::vector<SjaakPiece> m_pieces; ///< by type
    std::optional<SjaakCastling> m_castling;
    bool m_knowsEnPassant = false;
    SjaakEnds m_ends;
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

/// The engine mirrors the second player's pieces in the middle of the ranks; a half turn is the
/// same only for pieces that do on the left what they do on the right.
void requireMirrored(const Subject &subject, Verdict &verdict)
{
    for (const PieceId piece : subject.pieceIds()) {
        if (!movesAlike(subject, piece, orientation::half, orientation::flipNorthSouth))
            verdict.prevents(
                aboutPiece(subject,
                           piece,
                           Message("the second player's are mirrored there, not turned round")),
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
        verdict.prevents(Message("the board may have {most} cells", {{"most", mostSquares}}));
    if (subject.files() <= narrowFiles && subject.files() * subject.ranks() > narrowSquares)
        verdict.prevents(Message("a board of {files} files may have {most} cells",
                                 {{"files", narrowFiles}, {"most", narrowSquares}}));
    if (subject.files() < leastFiles)
        verdict.prevents(
            Message("the board must have {least} files at least", {{"least", leastFiles}}));
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
