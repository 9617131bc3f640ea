#include "model/base/text.h"
#include "model/exchange/game_courier/courier_calls.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/quoting.h"
#include "model/exchange/target/requirements.h"
#include "model/movement/notation.h"
#include "model/movement/path/path_notation.h"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace rookery {

namespace {

constexpr int mostLetters = 26;

/// The part of a movement that the site's functions can say.
struct CourierMove
{
    Path path;
    When when = When::Always;
};

/// All movements of a piece as paths, those available at the same time together.
Result<std::vector<CourierMove>> pathsOf(const Subject &subject, PieceId piece)
{
    std::map<When, std::vector<MovementLegs>> byTime;
    for (const MovementLegs &move : subject.moves(piece)) {
        if (move.startsIn)
            return failure(Message("it has a move from cells of a zone"));
        byTime[move.when].push_back({move.legs, When::Always});
    }
    std::vector<CourierMove> all;
    for (const auto &[when, moves] : byTime) {
        auto path = pathOfMoves(moves, *subject.design().directions);
        if (!path)
            return failure(std::move(path).error());
        all.push_back({std::move(*path), when});
    }
    return all;
}

/// Definitions for the site's include files.
class Courier
{
public:
    explicit Courier(const Subject &subject)
        : m_subject(subject)
        , m_board(subject.board())
        , m_isGrid(isGrid(subject))
        , m_calls(*subject.design().directions,
                  m_isGrid && subject.isPlainRectangle() && !subject.hasHoles())
    {
    }

    Verdict check()
    {
        Verdict verdict;
        for (const PieceId piece : m_subject.pieceIds()) {
            const auto lines = definition(piece);
            if (!lines)
                verdict.prevents(aboutPiece(m_subject, piece, lines.error().message),
                                 {Element::Kind::Piece, piece.index()});
        }
        if (auto fault = cutLink(); !fault.isEmpty())
            verdict.prevents(std::move(fault));
        if (auto fault = strangeName(); !fault.isEmpty())
            verdict.prevents(std::move(fault));
        if (verdict.obstacles.empty() && !m_definesAny)
            verdict.prevents(Message("no piece of it moves, so that there is nothing to define"));
        return verdict;
    }

    std::string text(const Verdict &verdict)
    {
        std::string definitions;
        for (const PieceId piece : m_subject.pieceIds()) {
            const auto lines = definition(piece);
            if (lines)
                definitions += *lines;
        }
        // The site wants a statement before the first comment.
        std::string code = "setflag rules;";
        for (const std::string &line : headLines(m_subject, verdict))
            code += " // " + commentText(asciiLine(line)) + "\n";
        return code + size() + files() + maps() + links() + definitions;
    }

private:
    /// Whether every cell is called by its file and rank; else a step of the site's grid leads
    /// elsewhere.
    static bool isGrid(const Subject &subject)
    {
        const Board &board = subject.board();
        for (const CellId cell : board.cells()) {
            if (!board.coordinates(cell) || board.name(cell) != squareName(subject, cell))
                return false;
        }
        return true;
    }

    /// A comment for our own reader: no statement says how large the board is.
    std::string size() const
    {
        if (!m_isGrid)
            return {};
        const std::string holes = holeNames(m_subject);
        return " // Board: " + std::to_string(m_subject.files()) + " by "
               + std::to_string(m_subject.ranks()) + (holes.empty() ? "" : " without " + holes)
               + "\n";
    }

    Result<std::string> definition(PieceId piece)
    {
        const auto moves = pathsOf(m_subject, piece);
        if (!moves)
            return failure(moves.error());
        std::string code;
        Identifiers names;
        for (std::size_t i = 0; i < piece.index(); ++i)
            names.unique(m_subject.pieces().types[i].name, "Piece");
        const std::string name = names.unique(m_subject.pieces()[piece].name, "Piece");
        std::string range;
        for (const CourierMove &move : *moves) {
            const auto calls = m_calls.of(move.path);
            if (!calls)
                return failure(calls.error());
            std::string body;
            for (const CourierCall &call : *calls) {
                appendItem(body, " or ", call.check);
                range = range.empty() ? call.range : "merge " + range + " " + call.range;
            }
            if (!body.empty())
                code += "def " + name + (move.when == When::Always ? "" : "-First") + " " + body
                        + ";\n";
        }
        m_definesAny = m_definesAny || !code.empty();
        return range.empty() ? code : code + "def " + name + "-Range " + range + ";\n";
    }

    /// A list of files in which those at the seam of a round board stand twice, so that steps alone
    /// say what is beside what.
    std::string files() const
    {
        const BoardRecipe &recipe = m_board.recipe();
        int longest = 0;
        for (const auto &[name, step] : usedSteps()) {
            const auto &vector = m_board.compass().vector(step);
            longest = std::max(longest, vector ? std::abs(vector->x()) : 0);
        }
        if (!m_isGrid || recipe.topology != Topology::Cylinder || recipe.files > mostLetters
            || longest == 0 || longest > recipe.files)
            return {};
        std::string list;
        for (int file = 0; file < recipe.files + longest; ++file)
            appendItem(list, " ", std::string(1, static_cast<char>('a' + file % recipe.files)));
        return "// Files: " + list + "\n";
    }

    std::vector<std::pair<std::string, StepId>> usedSteps() const
    {
        std::vector<std::pair<std::string, StepId>> steps;
        for (const std::string &name : m_calls.directions()) {
            const auto id = m_subject.design().directions->find(name);
            for (const StepId step : IdRange<StepId>(m_board.compass().stepCount())) {
                const bool isIt =
                    id ? m_board.compass().step(*id) == step
                       : m_board.compass().name(step) == name && !m_board.compass().direction(step);
                if (isIt) {
                    steps.emplace_back(name, step);
                    break;
                }
            }
        }
        return steps;
    }

    std::string maps() const
    {
        std::string code;
        if (!m_isGrid)
            return code;
        for (const auto &[name, step] : usedSteps()) {
            const auto &vector = m_board.compass().vector(step);
            if (vector)
                code += "map " + name + " " + std::to_string(vector->x()) + " "
                        + std::to_string(vector->y()) + ";\n";
        }
        return code;
    }

    /// Where the grid alone would lead.
    std::optional<CellId> mapped(CellId cell, StepId step) const
    {
        const auto at = m_board.coordinates(cell);
        const auto &vector = m_board.compass().vector(step);
        if (!m_isGrid || !at || !vector)
            return std::nullopt;
        const Vector to = *at + *vector;
        if (to.x() < 0 || to.y() < 0 || to.x() >= m_subject.files() || to.y() >= m_subject.ranks())
            return std::nullopt;
        return m_board.cellAt(SiteId(to.x() * m_subject.ranks() + to.y()));
    }

    std::string links() const
    {
        std::map<std::string, std::string> written; ///< pairs by direction
        std::string code;
        for (const auto &[name, step] : usedSteps()) {
            std::string pairs;
            std::string back;
            for (const CellId cell : m_board.cells()) {
                const auto link = m_board.link(cell, step);
                if (!link || mapped(cell, step) == link->to)
                    continue;
                pairs += " (" + m_board.name(cell) + " " + m_board.name(link->to) + ")";
                back += " (" + m_board.name(link->to) + " " + m_board.name(cell) + ")";
            }
            if (pairs.empty())
                continue;
            const auto reverse = std::find_if(written.begin(), written.end(), [&](const auto &row) {
                return sorted(row.second) == sorted(back);
            });
            code += reverse == written.end() ? "link " + name + pairs + ";\n"
                                             : "rlink " + name + reverse->second + ";\n";
            written.emplace(name, pairs);
        }
        return code;
    }

    static std::vector<std::string> sorted(const std::string &pairs)
    {
        std::vector<std::string> all;
        for (const std::string_view pair : split(pairs, '('))
            all.emplace_back(pair.substr(0, pair.find(')')));
        std::sort(all.begin(), all.end());
        return all;
    }

    /// The site calls its cells by a letter and a number.
    Message strangeName() const
    {
        for (const CellId cell : m_board.cells()) {
            const std::string name = m_board.name(cell);
            const bool isUsual = name.size() > 1 && name[0] >= 'a' && name[0] <= 'z'
                                 && std::all_of(name.begin() + 1, name.end(), isAsciiDigit);
            if (!m_isGrid && !isUsual)
                return Message("cells are called by a letter and a number, unlike '{name}'",
                               {{"name", name}});
        }
        return {};
    }

    /// A step of the grid that the board does not have; the site cannot take it away.
    Message cutLink() const
    {
        for (const auto &[name, step] : usedSteps()) {
            for (const CellId cell : m_board.cells()) {
                if (mapped(cell, step) && !m_board.link(cell, step))
                    return Message(
                        "the link from {cell} {step} is cut, and grid steps cannot be taken away",
                        {{"cell", m_board.name(cell)}, {"step", name}});
            }
        }
        return {};
    }

    const Subject &m_subject;
    const Board &m_board;
    bool m_isGrid;
    CourierCalls m_calls;
    bool m_definesAny = false;
};

} // namespace

Verdict checkGameCourier(const Subject &subject, const ExportRequest &)
{
    Verdict verdict;
    if (!requireTwoPlayersOnly(subject, verdict))
        return verdict;
    requireStraightTravel(subject, verdict);
    if (!verdict.obstacles.empty())
        return verdict;
    verdict = Courier(subject).check();
    for (const PieceId piece : subject.pieceIds()) {
        if (!movesAlike(subject,
                        piece,
                        subject.rules().players[0].facing,
                        subject.rules().players[1].facing))
            verdict.differs(aboutPiece(subject,
                                       piece,
                                       Message("the definition is {player}'s; the other player "
                                               "needs one with turned directions",
                                               {{"player", subject.rules().players[0].name}})),
                            {Element::Kind::Piece, piece.index()},
                            Remedy::Approximate);
    }
    leaveOutRules(subject, verdict, {});
    return verdict;
}

Result<std::vector<ExportedFile>>
writeGameCourier(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    return std::vector<ExportedFile>{{request.name + ".txt", Courier(subject).text(verdict)}};
}

} // namespace rookery
