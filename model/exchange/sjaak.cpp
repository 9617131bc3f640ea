#include "model/base/text.h"
#include "model/exchange/format_rows.h"
#include "model/exchange/programs.h"
#include "model/exchange/promotion_shape.h"
#include "model/exchange/quoting.h"
#include "model/exchange/requirements.h"
#include "model/exchange/simple_moves.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

namespace rookery {

namespace {

constexpr int mostSide = 15;
constexpr int mostSquares = 127;

/// The lines of one piece, or why there are none.
class PieceLines
{
public:
    PieceLines(const Subject &subject, PieceId piece)
        : m_subject(subject)
        , m_piece(piece)
    {
    }

    Result<std::vector<std::string>> run()
    {
        auto ways = simpleMoves(m_subject, m_piece);
        if (!ways)
            return failure(std::move(ways).error());
        std::vector<SimpleMove> quiet;
        std::vector<SimpleMove> captures;
        for (SimpleMove way : *ways) {
            if (way.friendly)
                return failure("it captures friends");
            const bool isQuiet = way.quiet;
            const bool isCapture = way.captures;
            way.quiet = way.captures = true;
            if (isQuiet)
                quiet.push_back(way);
            if (isCapture)
                captures.push_back(way);
        }
        std::sort(quiet.begin(), quiet.end());
        std::sort(captures.begin(), captures.end());
        addLines("Move", quiet);
        if (captures.empty())
            m_lines.emplace_back("Capture: none");
        else if (quiet != captures)
            addLines("Capture", captures);
        if (quiet.empty())
            m_lines.insert(m_lines.begin(), "Move: none");
        if (!m_fault.empty())
            return failure(m_fault);
        return m_lines;
    }

private:
    void addLines(const std::string &word, const std::vector<SimpleMove> &ways)
    {
        std::set<Vector> slides;
        std::set<Vector> hops;
        std::set<Vector> leaps;
        std::set<std::pair<Vector, Vector>> lame;
        for (const SimpleMove &way : ways) {
            const bool isSlide =
                way.kind == SimpleMove::Kind::Ray && way.least == 1 && way.most == unlimited;
            const bool isLeap =
                way.kind == SimpleMove::Kind::Ray && way.least == 1 && way.most == 1;
            const bool isHop =
                way.kind == SimpleMove::Kind::Hop && way.least == 1 && way.most == unlimited;
            if (isSlide)
                slides.insert(way.step);
            else if (isHop)
                hops.insert(way.step);
            else if (isLeap)
                leaps.insert(way.step);
            else if (way.kind == SimpleMove::Kind::Lame)
                lame.insert({way.step, way.second});
            else
                m_fault = "it moves up to some number of steps, or jumps, which has no word there";
        }
        addSlides(word, "slide", slides);
        addSlides(word, "hop", hops);
        addLeaps(word, leaps);
        addLame(word, lame);
    }

    void addSlides(const std::string &word, const std::string &kind, std::set<Vector> steps)
    {
        std::string axes;
        const auto take = [&](const char *axis, Vector step) {
            const bool forth = steps.count(step) > 0;
            if (forth != (steps.count(-step) > 0)) {
                m_fault = "it slides one way only";
            } else if (forth) {
                axes += (axes.empty() ? "" : ",") + std::string(axis);
                steps.erase(step);
                steps.erase(-step);
            }
        };
        take("H", {{1, 0, 0, 0}});
        take("V", {{0, 1, 0, 0}});
        take("D", {{1, 1, 0, 0}});
        take("A", {{-1, 1, 0, 0}});
        if (!axes.empty())
            m_lines.push_back(word + ": " + kind + " (" + axes + ")");
        if (!steps.empty() && kind == "slide")
            addRides(word, steps);
        else if (!steps.empty())
            m_fault = "it hops along lines other than ranks, files and diagonals";
    }

    /// All eight images of one oblique step, which is the nightrider and its kin.
    void addRides(const std::string &word, const std::set<Vector> &steps)
    {
        const Vector shape = shapeOf(*steps.begin());
        if (steps != images(shape))
            m_fault = "it rides along some oblique lines only";
        else
            m_lines.push_back(word + ": ride " + pair(shape));
    }

    static Vector shapeOf(const Vector &vector)
    {
        const int a = std::abs(vector.x());
        const int b = std::abs(vector.y());
        return {{std::max(a, b), std::min(a, b), 0, 0}};
    }

    static std::set<Vector> images(const Vector &shape)
    {
        std::set<Vector> all;
        for (const int x : {shape.x(), -shape.x()}) {
            for (const int y : {shape.y(), -shape.y()}) {
                all.insert({{x, y, 0, 0}});
                all.insert({{y, x, 0, 0}});
            }
        }
        return all;
    }

    static std::string pair(const Vector &vector)
    {
        return "(" + std::to_string(vector.x()) + "," + std::to_string(vector.y()) + ")";
    }

    /// Whole sets of images by their shape; otherwise each leap by itself.
    void addLeaps(const std::string &word, const std::set<Vector> &leaps)
    {
        if (leaps.empty())
            return;
        std::set<Vector> shapes;
        std::set<Vector> covered;
        for (const Vector &leap : leaps) {
            const auto all = images(shapeOf(leap));
            if (!std::includes(leaps.begin(), leaps.end(), all.begin(), all.end()))
                return addSingleLeaps(word, leaps);
            shapes.insert(shapeOf(leap));
        }
        m_lines.push_back(word + ": leap " + joined(shapes));
    }

    void addSingleLeaps(const std::string &word, const std::set<Vector> &leaps)
    {
        m_lines.push_back(word + ": aleap " + joined(leaps));
    }

    static std::string joined(const std::set<Vector> &vectors)
    {
        std::string text;
        for (const Vector &vector : vectors)
            text += (text.empty() ? "" : "|") + pair(vector);
        return text;
    }

    /// One orthogonal and one diagonal step outward, in all eight ways.
    void addLame(const std::string &word, const std::set<std::pair<Vector, Vector>> &lame)
    {
        if (lame.empty())
            return;
        const auto &[first, second] = *lame.begin();
        const Vector shape = shapeOf(first + second);
        std::set<std::pair<Vector, Vector>> wanted;
        for (const Vector &one : images(shapeOf(first))) {
            for (const Vector &other : images(shapeOf(second))) {
                if (shapeOf(one + other) == shape)
                    wanted.insert({one, other});
            }
        }
        if (wanted == lame)
            // A blank before the mask would take the mask away.
            m_lines.push_back(word + ": leap (" + pair(shapeOf(first)) + "+" + pair(shapeOf(second))
                              + ")&" + pair(shape));
        else
            m_fault = "some of its lame leaps have no word there";
    }

    const Subject &m_subject;
    PieceId m_piece;
    std::vector<std::string> m_lines;
    std::string m_fault;
};

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
        std::string holes;
        for (const SiteId site : m_subject.design().board->edits.removed) {
            const Vector at = m_subject.board().siteCoordinates(site).value_or(Vector{});
            holes += (holes.empty() ? "" : ",") + std::string(1, static_cast<char>('a' + at.x()))
                     + std::to_string(at.y() + 1);
        }
        m_head.push_back("FEN: \"" + placementFen(m_subject, m_letters) + " w " + rights() + " -\"");
        if (!holes.empty())
            m_head.push_back("Exclude: " + holes);
    }

    std::string zone(const std::vector<CellId> &cells)
    {
        if (cells.empty())
            return "empty";
        if (cells.size() == m_subject.board().size())
            return "all";
        std::string squares;
        for (const CellId cell : cells)
            squares += (squares.empty() ? "" : ",") + squareName(m_subject, cell);
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
        auto lines = PieceLines(m_subject, piece).run();
        if (!lines)
            verdict.prevents(aboutPiece(m_subject, piece, lines.error().message), element(piece));
        else
            m_lines.insert(m_lines.end(), lines->begin(), lines->end());
        m_lines.push_back(std::string("Symbol: \"") + letter + "\", \"" + letter + ","
                          + static_cast<char>(letter - 'A' + 'a') + "\"");
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
        const auto &rules = m_subject.rules().castling;
        if (rules.size() != 1)
            return nullptr;
        CastlingRule plain;
        plain.kings = rules.front().kings;
        plain.partners = rules.front().partners;
        plain.wings = rules.front().wings;
        plain.extras = rules.front().extras;
        const bool isUsual = plain == rules.front()
                             && std::all_of(plain.wings.begin(), plain.wings.end(), [](const CastlingWing &wing) {
                                    return wing.letter == "K" || wing.letter == "Q";
                                });
        return isUsual ? &rules.front() : nullptr;
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
            m_lines.push_back(std::string("Castle: ") + (wing.player.index() == 0 ? "white " : "black ") + square(wing.king) + "-"
                              + square(wing.kingTo) + " with " + square(wing.partner));
        }
        say(RuleKind::Castling, 0);
    }

    void addRules()
    {
        const Rules &rules = m_subject.rules();
        addCastling();
        bool hasMate = false;
        bool hasStalemate = false;
        bool hasRepetition = false;
        bool hasQuiet = false;
        for (std::size_t i = 0; i < rules.ends.size(); ++i) {
            const End &end = rules.ends[i];
            if (!end.players.empty() || end.outcome == Outcome::MoreMen
                || end.outcome == Outcome::MorePoints)
                continue;
            // The engine names what the end means for the other side.
            const std::string reverse = end.outcome == Outcome::Loss  ? "win"
                                        : end.outcome == Outcome::Win ? "loss"
                                                                      : "draw";
            if (std::holds_alternative<Mate>(end.condition) && !hasMate) {
                hasMate = true;
                m_lines.push_back("Rule: checkmate = " + reverse);
                say(RuleKind::End, i);
            } else if (std::holds_alternative<Stalemate>(end.condition) && !hasStalemate) {
                hasStalemate = true;
                m_lines.push_back("Rule: stalemate = " + reverse);
                say(RuleKind::End, i);
            } else if (const auto *repetition = std::get_if<Repetition>(&end.condition);
                       repetition != nullptr && end.outcome == Outcome::Draw
                       && repetition->repeating == Repeating::Anything) {
                m_lines.push_back("Rule: repeat" + std::to_string(repetition->times) + " = draw");
                say(RuleKind::End, i);
                hasRepetition = true;
            } else if (const auto *quiet = std::get_if<QuietMoves>(&end.condition);
                       quiet != nullptr && end.outcome == Outcome::Draw && quiet->moves % 2 == 0 && !hasQuiet
                       && quiet->types == irreversibleTypes()) {
                // The engine counts moves of both sides as one.
                m_lines.push_back("Rule: movecountdraw = " + std::to_string(quiet->moves / 2));
                say(RuleKind::End, i);
                hasQuiet = true;
            }
        }
        // Without a word the engine has both rules.
        if (!hasRepetition)
            m_lines.emplace_back("Rule: repeat0 = draw");
        if (!hasQuiet)
            m_lines.emplace_back("Rule: movecountdraw = 0");
        if (rules.compulsions.size() == 1
            && rules.compulsions.front() == Compulsion{MustCapture::Must, {}, {}, {}}) {
            m_lines.emplace_back("Rule: forced capture");
            say(RuleKind::Compulsion, 0);
        }
        if (hasRoyal())
            m_lines.emplace_back("Rule: check any king");
    }

    /// Those that cannot go back the way they came, whose moves begin the engine's count anew.
    std::vector<PieceId> irreversibleTypes() const
    {
        std::vector<PieceId> types;
        for (const PieceId piece : m_subject.pieceIds()) {
            const auto ways = simpleMoves(m_subject, piece);
            const bool returns = ways && std::all_of(ways->begin(), ways->end(), [&](const SimpleMove &way) {
                                     return !way.quiet || std::any_of(ways->begin(), ways->end(), [&](const SimpleMove &back) {
                                         return back.quiet && back.step + back.second == -(way.step + way.second);
                                     });
                                 });
            if (!returns)
                types.push_back(piece);
        }
        return types;
    }

    bool hasRoyal() const
    {
        const auto &types = m_subject.pieces().types;
        return std::any_of(types.begin(), types.end(), [](const PieceType &type) {
            return type.royalty == Royalty::Royal;
        });
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
            verdict.prevents(aboutPiece(subject, piece, "the second player's are mirrored there, not turned round"),
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
