#include "model/base/text.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/quoting.h"
#include "model/exchange/target/requirements.h"
#include "model/movement/notation.h"
#include "model/movement/path/path_geometry.h"
#include "model/movement/path/path_notation.h"

#include <algorithm>
#include <map>
#include <set>

namespace rookery {

namespace {

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
            return failure("it has a move from cells of a zone");
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

/// The functions for one item: a leap lands wherever it leads, a ride wants its path empty.
class ItemWriter
{
public:
    ItemWriter(const Subject &subject, std::set<std::string> &used)
        : m_directions(*subject.design().directions)
        , m_used(used)
    {
    }

    Result<std::string> text(const PathItem &item)
    {
        auto call = this->call(item);
        if (!call)
            return call;
        if (item.rights == Rights::Move)
            return "fn (" + *call + " and empty #1) #0 #1";
        if (item.rights == Rights::Capture)
            return "fn (" + *call + " and not empty #1) #0 #1";
        return "fn (" + *call + ") #0 #1";
    }

private:
    Result<std::string> name(const PathDirection &direction)
    {
        const auto *id = std::get_if<DirectionId>(&direction);
        const auto vector = vectorOf(direction, m_directions);
        std::string word = id != nullptr ? m_directions[*id].name : compassWord(*vector);
        if (id != nullptr && !m_directions[*id].walk.empty())
            return failure("it uses the direction '" + word + "', which is walked");
        m_used.insert(word);
        return word;
    }

    Result<std::string> names(const std::vector<PathStep> &steps)
    {
        std::string all;
        for (const PathStep &step : steps) {
            const auto word = name(step.direction);
            if (!word)
                return word;
            all += " " + *word;
        }
        return all;
    }

    Result<std::string> call(const PathItem &item)
    {
        const auto steps = names(item.steps);
        if (!steps || item.kind != PathItem::Kind::Group)
            return steps ? Result<std::string>(
                       (item.kind == PathItem::Kind::Leap ? "logleap #0 #1" : "logride #0 #1")
                       + *steps)
                         : steps;
        const bool passesAllButLast = std::all_of(item.steps.begin(),
                                                  item.steps.end() - 1,
                                                  [](const PathStep &step) { return step.passes; });
        const bool passesNone = std::none_of(
            item.steps.begin(), item.steps.end(), [](const PathStep &step) { return step.passes; });
        if (item.tail == GroupTail::Stop && passesAllButLast && !item.steps.back().passes)
            return "logleap #0 #1 (" + steps->substr(1) + ")";
        if (!passesNone)
            return failure("it passes some cells of its way and may end on others");
        if (item.tail != GroupTail::RepeatInner)
            return "logride #0 #1 (" + steps->substr(1)
                   + (item.tail == GroupTail::Stop ? " stop)" : ")");
        const auto inner = names(item.inner);
        return inner ? Result<std::string>("logride #0 #1 (" + steps->substr(1) + " ("
                                           + inner->substr(1) + "))")
                     : inner;
    }

    const Directions &m_directions;
    std::set<std::string> &m_used;
};

/// Definitions for the site's include files.
class Courier
{
public:
    explicit Courier(const Subject &subject)
        : m_subject(subject)
        , m_board(subject.board())
        , m_isGrid(isGrid(subject))
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
        if (auto fault = cutLink(); !fault.empty())
            verdict.prevents(fault);
        if (auto fault = strangeName(); !fault.empty())
            verdict.prevents(fault);
        if (verdict.obstacles.empty() && m_used.empty())
            verdict.prevents("no piece of it moves, so that there is nothing to define");
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
        return code + size() + maps() + links() + definitions;
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
        for (const CourierMove &move : *moves) {
            std::string body;
            for (const PathItem &item : move.path) {
                auto call = ItemWriter(m_subject, m_used).text(item);
                if (!call)
                    return call;
                appendItem(body, " or ", *call);
            }
            if (!body.empty())
                code += "def " + name + (move.when == When::Always ? "" : "-First") + " " + body
                        + ";\n";
        }
        return code;
    }

    std::vector<std::pair<std::string, StepId>> usedSteps() const
    {
        std::vector<std::pair<std::string, StepId>> steps;
        for (const std::string &name : m_used) {
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
    std::string strangeName() const
    {
        for (const CellId cell : m_board.cells()) {
            const std::string name = m_board.name(cell);
            const bool isUsual = name.size() > 1 && name[0] >= 'a' && name[0] <= 'z'
                                 && std::all_of(name.begin() + 1, name.end(), isAsciiDigit);
            if (!m_isGrid && !isUsual)
                return "cells are called by a letter and a number, unlike '" + name + "'";
        }
        return {};
    }

    /// A step of the grid that the board does not have; the site cannot take it away.
    std::string cutLink() const
    {
        for (const auto &[name, step] : usedSteps()) {
            for (const CellId cell : m_board.cells()) {
                if (mapped(cell, step) && !m_board.link(cell, step))
                    return "the link from " + m_board.name(cell) + " " + name
                           + " is cut, and grid steps cannot be taken away";
            }
        }
        return {};
    }

    const Subject &m_subject;
    const Board &m_board;
    bool m_isGrid;
    std::set<std::string> m_used;
};

} // namespace

Verdict checkGameCourier(const Subject &subject, const ExportRequest &)
{
    Verdict verdict;
    if (!requireTwoPlayers(subject, verdict))
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
            verdict.differs(
                aboutPiece(subject,
                           piece,
                           "the definition is " + subject.rules().players[0].name
                               + "'s; the other player needs one with turned directions"),
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
