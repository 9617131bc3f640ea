#include "app/cli/reach_batch.h"

#include "app/cli/json_output.h"
#include "app/cli/locust_json.h"
#include "app/cli/sources.h"
#include "model/edit/renumbering/sites.h"
#include "model/file/disk/file_content.h"
#include "model/file/disk/file_errors.h"
#include "model/file/json/fields.h"
#include "model/movement/betza/betza.h"
#include "model/play/position/position_text.h"
#include "model/play/reach/compiled_game.h"

#include <algorithm>
#include <iostream>

namespace rookery::cli {

namespace {

constexpr PieceId askedType(0);
constexpr PlayerId white(0);

struct Case
{
    std::string cell;
    std::string placement;
    bool isVirgin = false;
    std::optional<Json> to;     ///< as the file has it, if it does
    std::optional<Json> locust; ///< the same
    JsonValue place;            ///< for messages
};

struct BatchBoard
{
    int files = 0;
    int ranks = 0;
    std::vector<Case> cases;
};

struct BatchPiece
{
    std::string id;
    std::string betza;
    std::string oracle;
    std::vector<BatchBoard> boards;
    JsonValue place;
};

/// Reads the questions; what they do not need is not looked at.
class BatchReader
{
public:
    explicit BatchReader(std::string_view text)
        : m_findings(text)
    {
    }

    Result<std::vector<BatchPiece>, Errors> read(const JsonTree &tree)
    {
        std::vector<BatchPiece> pieces;
        if (isObject(tree.root(), "a file of questions", m_findings)) {
            Fields fields(tree.root(), m_findings);
            std::string oracle;
            if (const auto meta = fields.find("meta");
                meta && isObject(*meta, "'meta'", m_findings)) {
                Fields inner(*meta, m_findings);
                oracle = textOf(inner, "oracle");
            }
            forEach(fields, "pieces", "a file of questions", [&](const JsonValue &value) {
                pieces.push_back(readPiece(value, oracle));
            });
        }
        if (m_findings.hasErrors())
            return Unexpected(m_findings.takeErrors());
        return pieces;
    }

private:
    template<class Read>
    void forEach(Fields &fields, const char *key, const char *owner, Read read)
    {
        const auto list = fields.require(key, owner);
        if (!list || !isList(*list, key, m_findings))
            return;
        for (const JsonValue value : *list) {
            if (isObject(value, "an entry", m_findings))
                read(value);
        }
    }

    std::string textOf(Fields &fields, const char *key)
    {
        const auto value = fields.find(key);
        return value ? readText(*value, inQuotes(key), m_findings).value_or(std::string())
                     : std::string();
    }

    std::string requiredText(Fields &fields, const char *key, const char *owner)
    {
        const auto value = fields.require(key, owner);
        return value ? readText(*value, inQuotes(key), m_findings).value_or(std::string())
                     : std::string();
    }

    int requiredSide(Fields &fields, const char *key)
    {
        const auto value = fields.require(key, "a board");
        return value ? readInteger(*value, inQuotes(key), 1, 255, m_findings).value_or(1) : 1;
    }

    BatchPiece readPiece(const JsonValue &value, const std::string &oracle)
    {
        Fields fields(value, m_findings);
        BatchPiece piece{textOf(fields, "id"),
                         requiredText(fields, "betza", "a piece"),
                         textOf(fields, "oracle"),
                         {},
                         value};
        if (piece.oracle.empty())
            piece.oracle = oracle;
        forEach(fields, "boards", "a piece", [&](const JsonValue &board) {
            piece.boards.push_back(readBoard(board));
        });
        return piece;
    }

    BatchBoard readBoard(const JsonValue &value)
    {
        Fields fields(value, m_findings);
        BatchBoard board{requiredSide(fields, "files"), requiredSide(fields, "ranks"), {}};
        forEach(fields, "cases", "a board", [&](const JsonValue &item) {
            board.cases.push_back(readCase(item));
        });
        return board;
    }

    Case readCase(const JsonValue &value)
    {
        Fields fields(value, m_findings);
        Case found{requiredText(fields, "sq", "a case"),
                   requiredText(fields, "pos", "a case"),
                   false,
                   {},
                   {},
                   value};
        if (const auto virgin = fields.find("virgin"))
            found.isVirgin = readBoolean(*virgin, "'virgin'", m_findings);
        if (const auto to = fields.find("to"))
            found.to = Json::parse(to->source());
        if (const auto locust = fields.find("locust"))
            found.locust = Json::parse(locust->source());
        return found;
    }

    Findings m_findings;
};

/// In the dialect the file's oracle speaks: what only Fairy-Stockfish defines is read as it does.
Result<BetzaPiece> readPieceText(const BatchPiece &piece, int longestSide)
{
    auto read = readBetza(piece.betza, BetzaDialect::XBetza, longestSide);
    if (!read && piece.oracle == "fsf")
        return readBetza(piece.betza, BetzaDialect::FairyStockfish, longestSide);
    return read;
}

/// A rectangle with the asked piece, written A, and pieces to stand in its way, written I.
Result<Design> stageOf(const BatchPiece &piece, const BatchBoard &board)
{
    auto read = readPieceText(piece, std::max(board.files, board.ranks));
    if (!read)
        return failure(std::move(read).error());
    BoardRecipe recipe;
    recipe.files = board.files;
    recipe.ranks = board.ranks;
    Design design = newDesign(std::move(recipe), {});
    PieceType type{"asked", "A", movementsOf(*read), {}};
    design.pieces = Pieces{{std::move(type), PieceType{"blocker", "I", {}, {}}}};
    return design;
}

/// Programs differ in the order in which they list the same cells.
std::vector<std::string> sorted(const Json &list)
{
    std::vector<std::string> rows;
    for (const Json &row : list)
        rows.push_back(row.dump());
    std::sort(rows.begin(), rows.end());
    return rows;
}

/// The files ask what becomes of other cells than the last: a swap is a plain move to them.
bool takesElsewhere(const MoveOutcome &outcome)
{
    return std::any_of(outcome.taken.begin(), outcome.taken.end(), [&](const Taken &taken) {
        return taken.cell != outcome.to;
    });
}

class Batch
{
public:
    Batch(std::string file, BatchOutput output, std::string_view text)
        : m_file(std::move(file))
        , m_output(output)
        , m_lines(text)
    {
    }

    Outcome run(const std::vector<BatchPiece> &pieces)
    {
        Json answers = Json::array();
        for (const BatchPiece &piece : pieces)
            answers.push_back(answered(piece));
        if (m_output == BatchOutput::Answers)
            printJson({{"pieces", std::move(answers)}});
        else
            std::cout << m_passed << " passed, " << m_failed << " failed\n";
        const bool differs = m_output == BatchOutput::Comparison && m_failed > 0;
        return differs || m_hasFaults ? ExitCode::Problems : ExitCode::Fine;
    }

private:
    Json answered(const BatchPiece &piece)
    {
        Json boards = Json::array();
        for (const BatchBoard &board : piece.boards)
            boards.push_back(answered(piece, board));
        return {{"id", piece.id}, {"betza", piece.betza}, {"boards", std::move(boards)}};
    }

    Json answered(const BatchPiece &piece, const BatchBoard &board)
    {
        Json cases = Json::array();
        if (const auto design = stageOf(piece, board)) {
            const CompiledGame game(*design);
            for (const Case &question : board.cases) {
                if (auto answer = answered(piece, question, *design, game))
                    cases.push_back(std::move(*answer));
            }
        } else {
            fault(piece.place, "'" + piece.betza + "': " + design.error().sentence());
            m_failed += board.cases.size();
        }
        return {{"files", board.files}, {"ranks", board.ranks}, {"cases", std::move(cases)}};
    }

    std::optional<Json> answered(const BatchPiece &piece,
                                 const Case &question,
                                 const Design &design,
                                 const CompiledGame &game)
    {
        const Board &board = game.board();
        const auto from = board.find(question.cell);
        const auto position = readPosition(question.placement + " w", design, board);
        if (!from || !position) {
            fault(question.place,
                  from ? "'pos': " + position.error().sentence()
                       : "there is no cell '" + question.cell + "'");
            ++m_failed;
            return std::nullopt;
        }
        std::vector<MoveOutcome> outcomes;
        game.outcomes(
            *position, *from, {askedType, white, !question.isVirgin}, outcomes, m_reach, m_scratch);
        Json to = Json::array();
        for (const MoveOutcome &outcome : outcomes) {
            const std::string name = board.name(outcome.to);
            if (!takesElsewhere(outcome) && (to.empty() || to.back() != name))
                to.push_back(name);
        }
        Json locust = locustJson(outcomes, board, takesElsewhere);
        compare(piece, question, board, to, locust);
        Json answer = {{"sq", question.cell}, {"pos", question.placement}};
        if (question.isVirgin)
            answer["virgin"] = true;
        answer["to"] = std::move(to);
        if (!locust.empty() || question.locust)
            answer["locust"] = std::move(locust);
        return answer;
    }

    void compare(const BatchPiece &piece,
                 const Case &question,
                 const Board &board,
                 const Json &to,
                 const Json &locust)
    {
        const Json none = Json::array();
        const bool isRight = sorted(to) == sorted(question.to.value_or(none))
                             && sorted(locust) == sorted(question.locust.value_or(none));
        ++(isRight ? m_passed : m_failed);
        if (isRight || m_output != BatchOutput::Comparison)
            return;
        std::cout << piece.id << " " << piece.betza << " on " << board.recipe().files << "x"
                  << board.recipe().ranks << " at " << question.cell << " in " << question.placement
                  << ": " << to.dump() << " " << locust.dump() << " instead of "
                  << question.to.value_or(none).dump() << " "
                  << question.locust.value_or(none).dump() << '\n';
    }

    void fault(const JsonValue &at, const std::string &sentence)
    {
        const Place place = m_lines.place(at.offset());
        std::cerr << messageLine(m_file, place, "error", sentence) << '\n';
        m_hasFaults = true;
    }

    std::string m_file;
    BatchOutput m_output;
    LineIndex m_lines;
    std::size_t m_passed = 0;
    std::size_t m_failed = 0;
    bool m_hasFaults = false;
    Reach m_reach;
    ReachScratch m_scratch;
};

} // namespace

Outcome runReachBatch(const std::string &file, BatchOutput output)
{
    const auto text = readInput(file);
    if (!text)
        return failed(failureOf(file, {FileFault::Unavailable, {text.error()}}));
    const auto tree = JsonTree::read(*text);
    if (!tree)
        return failed(failureOf(file, {FileFault::Malformed, tree.error()}));
    const auto pieces = BatchReader(*text).read(*tree);
    if (!pieces)
        return failed(failureOf(file, {FileFault::Malformed, pieces.error()}));
    return Batch(file, output, *text).run(*pieces);
}

} // namespace rookery::cli
