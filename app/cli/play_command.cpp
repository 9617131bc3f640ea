#include "app/cli/command_table.h"
#include "app/cli/game_source.h"
#include "app/cli/game_view.h"
#include "app/cli/json_output.h"
#include "app/cli/sources.h"
#include "app/cli/streams.h"
#include "model/play/game/game_engine.h"
#include "model/play/game/game_record.h"
#include "model/play/game/step_trace.h"
#include "model/play/moves/drawn_move.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/moves/notation/notation.h"
#include "model/play/position/position_text.h"

#include <iostream>
#include <memory>
#include <random>
#include <sstream>

namespace rookery::cli {

namespace {

struct PlayRequest
{
    std::vector<std::string> files;
    std::optional<std::string> position;
    std::optional<std::string> moves;
    std::optional<std::string> seed;
    std::optional<std::string> view;
    GameRequest game;
    bool printsAll = false;
    bool traces = false;
    bool isJson = false;
};

void declare(Arguments &arguments, PlayRequest &request)
{
    arguments.words("FILE", request.files, 1, 1);
    declarePosition(arguments, request.position);
    arguments.value("--moves", "MOVES", request.moves, "the moves to play, between spaces");
    arguments.value("--seed",
                    "S",
                    request.seed,
                    "draw what chance does and '--moves' leaves out, from this seed");
    declareView(arguments, request.view);
    declareGame(arguments, request.game);
    arguments.flag("--print", request.printsAll, "print the position after every move");
    arguments.flag(
        "--trace", request.traces, "say what own moves and effects do in each move, line by line");
    arguments.flag("--json", request.isJson, "print for machines");
}

/// A game going on, and what is to be said of it.
class Playing
{
public:
    Playing(const PlayRequest &request,
            GameEngine &engine,
            PlayedGame game,
            const Position &start,
            GameView *view)
        : m_request(request)
        , m_engine(engine)
        , m_design(engine.moveRules().design())
        , m_played(std::move(game))
        , m_record(engine, start)
        , m_view(view)
    {
        if (request.seed)
            m_random.emplace(static_cast<unsigned>(std::stoul(*request.seed)));
        show({});
    }

    /// The main line of the file's game as far as it is legal.
    void playFile()
    {
        GameTree &tree = m_played.tree;
        tree.goTo(GameTree::root);
        while (tree.forward()) {
            const GameTree::Node &node = tree.node(tree.current());
            play(node.move, node.text);
        }
    }

    std::optional<Failure> playMoves(const std::string &all)
    {
        std::istringstream words(all);
        for (std::string word; words >> word;) {
            draw(word);
            const std::size_t end = words.eof() ? all.find_last_not_of(" \t\n\r") + 1
                                                : static_cast<std::size_t>(words.tellg());
            const int column = static_cast<int>(end - word.size()) + 1;
            if (isRefused(word))
                continue;
            const auto move =
                moveOf("--moves", word, m_record, m_design, m_engine.moveRules(), column);
            if (!move)
                return move.error();
            note(*move);
            play(*move, word);
        }
        draw({});
        return std::nullopt;
    }

    /// Why the rules cannot say whether the game goes on; see MoveRules::takeTrouble().
    std::optional<Message> trouble()
    {
        m_record.end();
        return m_engine.takeTrouble();
    }

    void printEnd()
    {
        const auto end = m_record.end();
        const std::string result = end ? describeEnd(*end, m_design) : std::string();
        if (m_request.isJson) {
            Json answer = {{"position", position()}, {"result", end ? Json(result) : Json()}};
            if (m_request.printsAll)
                answer["positions"] = m_positions;
            if (m_view)
                answer["told"] = m_told;
            if (m_request.traces)
                answer["trace"] = m_trace;
            return printJson(answer);
        }
        if (!m_request.printsAll)
            std::cout << position() << '\n';
        if (end)
            std::cout << result << '\n';
    }

    /// The game with its result, where the file does not say one and the rules do.
    PlayedGame played()
    {
        const auto end = m_record.end();
        if (end && (m_played.result.empty() || m_played.result == "*"))
            m_played.result = resultText(*end);
        return m_played;
    }

private:
    std::string position() const
    {
        const Position &position = m_record.position();
        return writePosition(
            m_view ? m_view->seen(position) : position, m_design, m_engine.board());
    }

    /// Makes a move, shows it as far as it is seen, and says what is told.
    void play(const Move &move, const std::string &text)
    {
        std::vector<std::string> told;
        m_moves.push_back(move);
        m_movers.push_back(m_record.position().toMove());
        if (m_view)
            told = m_view->told(m_record.position(), move);
        if (m_request.traces)
            trace(move, text);
        m_record.play(move);
        const bool isUnseen = m_view && m_view->isUnseen(m_moves, m_movers, GameStage::GoesOn);
        show(isUnseen ? "?" : text);
        tell(told);
    }

    /// Whether what is typed is a try of the viewing player that is not legal: it is refused, and
    /// the next one counts.
    bool isRefused(const std::string &typed)
    {
        const Position &position = m_record.position();
        if (!m_view || !m_view->mayTry(position))
            return false;
        const Position seen = m_view->seen(position);
        const std::vector<Move> tries = m_view->tries(position);
        const NotationContext context{
            m_design, m_engine.moveRules().game(), seen, tries, m_record.lastTo()};
        const auto tried = readMove(typed, familyNotation(m_design, m_engine.board()), context);
        if (!tried || PlayerViews::played(*tried, m_record.legalMoves()))
            return false;
        if (!m_request.isJson)
            std::cout << "refused " << typed << '\n';
        tell(m_view->refused(position, *tried));
        return true;
    }

    /// What own rules do in the move.
    void trace(const Move &move, const std::string &text)
    {
        const Position before = m_record.position();
        if (!m_request.isJson)
            std::cout << "trace " << text << '\n';
        for (const TracedLine &line : tracedMove(m_engine.moveRules(), before, move)) {
            if (m_request.isJson)
                m_trace.push_back(jsonOf(line, text));
            else
                print(line);
        }
    }

    Json jsonOf(const TracedLine &line, const std::string &move) const
    {
        Json row = {{"move", move}, {"rule", line.rule}};
        if (line.isLeftOut) {
            row["left_out"] = true;
            return row;
        }
        row["line"] = line.line + 1;
        row["text"] = line.text;
        row["values"] = Json::object();
        for (const TracedLine::Value &value : line.values)
            row["values"][value.name] = value.text;
        row["changed"] = Json::array();
        for (const CellId cell : line.changed)
            row["changed"].push_back(m_engine.board().name(cell));
        row["position"] = writePosition(line.after, m_design, m_engine.board());
        return row;
    }

    void print(const TracedLine &line) const
    {
        std::cout << "  " << line.rule;
        if (line.isLeftOut) {
            std::cout << "  left out: its condition does not hold\n";
            return;
        }
        std::cout << " line " << line.line + 1 << "  " << printable(line.text);
        for (const TracedLine::Value &value : line.values)
            std::cout << "  " << printable(value.name) << '=' << printable(value.text);
        if (!line.changed.empty())
            std::cout << "  changes";
        for (const CellId cell : line.changed)
            std::cout << ' ' << m_engine.board().name(cell);
        std::cout << '\n';
    }

    void tell(const std::vector<std::string> &told)
    {
        for (const std::string &text : told) {
            m_told.push_back(text);
            if (!m_request.isJson)
                std::cout << "told " << printable(text) << '\n';
        }
    }

    void show(const std::string &word)
    {
        if (!m_request.printsAll)
            return;
        m_positions.push_back(position());
        if (!m_request.isJson)
            std::cout << (word.empty() ? "" : word + "  ") << position() << '\n';
    }

    /// What chance does where a seed is given, unless this word says it.
    void draw(const std::string &word)
    {
        while (m_random && m_design.rules->isChance(m_record.position().toMove())) {
            const std::vector<Move> legal = m_record.legalMoves();
            if (legal.empty() || findMove(word, m_engine.board(), *m_design.pieces, legal))
                return;
            const Move drawn = drawnMove(legal, *m_random);
            const std::string text = recordText(drawn, m_engine.board(), *m_design.pieces, legal);
            note(drawn);
            play(drawn, text);
        }
    }

    void note(const Move &move)
    {
        const auto text =
            recordText(move, m_engine.board(), *m_design.pieces, m_record.legalMoves());
        m_played.tree.play(text, move, m_record.position().toMove());
    }

    const PlayRequest &m_request;
    GameEngine &m_engine;
    const Design &m_design;
    PlayedGame m_played;
    GameRecord m_record;
    GameView *m_view; ///< null: everything is seen
    std::vector<Move> m_moves;
    std::vector<PlayerId> m_movers;
    std::optional<std::mt19937> m_random; ///< draws for chance
    Json m_told = Json::array();
    Json m_trace = Json::array();
    Json m_positions = Json::array();
};

/// Where the game begins: by `--position`, or by the tags of its file.
Tried<Position> startOf(const PlayRequest &request,
                        const PlayedGame &game,
                        const Design &design,
                        const Board &board)
{
    if (request.game.file && request.position)
        return wrongUsage("'--position' and '--game' exclude each other");
    if (!game.tree.start().empty()) {
        if (auto position = readPosition(game.tree.start(), design, board))
            return std::move(*position);
        return startPosition(design, board);
    }
    return positionOf(request.position, design, board);
}

Outcome recordedAs(const GameFileFormat &format,
                   const PlayRequest &request,
                   Playing &playing,
                   GameEngine &engine)
{
    return writeRecord(request.game, writtenGame(playing.played(), format, engine));
}

} // namespace

Outcome runPlay(Arguments &arguments)
{
    PlayRequest request;
    declare(arguments, request);
    if (auto end = arguments.parse())
        return *end;
    constexpr std::size_t mostDigits = 9;
    if (request.seed
        && (request.seed->empty() || request.seed->size() > mostDigits
            || request.seed->find_first_not_of("0123456789") != std::string::npos))
        return badValue("--seed", {"'" + *request.seed + "' is no number", {1, 1, {}}, {}});
    if (request.traces && request.view)
        return wrongUsage("'--trace' and '--view' exclude each other");
    const auto read = readFileOrBundled(request.files.front());
    if (!read)
        return failed(read.error());
    const Design &design = read->design;
    const auto format = recordFormat(request.game, design);
    if (!format)
        return failed(format.error());
    // Tables would take longer to make than a game takes to play.
    const auto engine = std::make_unique<GameEngine>(design);
    auto game = gameOf(request.game, *engine);
    if (!game)
        return failed(game.error());
    const auto start = startOf(request, *game, design, engine->board());
    if (!start)
        return failed(start.error());
    const std::vector<std::string> faults = faultLines(request.game, *game);

    if (request.position)
        game->tree = GameTree(*request.position);
    const auto view = GameView::of(request.view, engine->moveRules());
    if (!view)
        return failed(view.error());
    Playing playing(request, *engine, std::move(*game), *start, view->get());
    playing.playFile();
    if (auto failure = playing.playMoves(request.moves.value_or("")))
        return failed(std::move(*failure));
    if (const auto trouble = playing.trouble())
        return inTrouble(*trouble);
    if (!*format || (request.game.out && !isOutputStream(*request.game.out)))
        playing.printEnd();
    if (*format) {
        const Outcome written = recordedAs(**format, request, playing, *engine);
        if (!written)
            return written;
    }
    if (!faults.empty())
        return failed({ExitCode::Problems, faults});
    return ExitCode::Fine;
}

} // namespace rookery::cli
