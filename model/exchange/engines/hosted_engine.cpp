#include "model/exchange/engines/hosted_engine.h"

#include "model/base/text.h"
#include "model/exchange/engines/engine_lines.h"
#include "model/exchange/engines/engine_notation.h"
#include "model/exchange/engines/engine_talk.h"
#include "model/exchange/fairy_stockfish/fairy_export_variant.h"
#include "model/exchange/supervisor/supervisor.h"
#include "model/play/legal/move_rules.h"
#include "model/play/position/position_text.h"

#include <algorithm>
#include <fstream>

namespace rookery {

namespace {

constexpr std::string_view chessStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The first field of FEN, without pieces in hand.
std::string_view placementOf(std::string_view fen)
{
    return fen.substr(0, std::min(fen.find_first_of(" ["), fen.size()));
}

} // namespace

/// A game of a design, and as much of it as was played.
struct HostedEngine::Game
{
    Game(const Design &design,
         EngineTerms theTerms,
         EngineProtocol protocol,
         const EngineIdentity &identity)
        : subject(design)
        , terms(std::move(theTerms))
        , notation(subject, terms, protocol, identity)
        , rules(subject.design())
        , setup(startPosition(subject.design(), subject.board()))
    {
    }

    Subject subject;
    EngineTerms terms;
    EngineNotation notation;
    MoveRules rules;
    Position setup;
    VariantWish wish;
    ToldGame told;
    bool isTold = false; ///< to the program that runs now
    std::unique_ptr<Position> start;
    std::unique_ptr<GameRecord> record;
    std::vector<Move> moves;
};

HostedEngine::HostedEngine(EngineSetup setup, const EnginePatience &patience)
    : m_setup(std::move(setup))
    , m_patience(patience)
{
}

HostedEngine::~HostedEngine() = default;

void HostedEngine::quit()
{
    if (m_talk)
        m_talk->quit();
    m_talk.reset();
}

Result<std::monostate> HostedEngine::start(const std::atomic<bool> *stop)
{
    if (m_talk && m_talk->isOpen())
        return std::monostate();
    if (m_game)
        m_game->isTold = false;
    m_talk = makeTalk(m_setup, m_patience);
    auto introduced = m_talk->introduce(stop);
    if (!introduced)
        m_talk.reset();
    return introduced;
}

Result<EngineIdentity> HostedEngine::introduce(const std::atomic<bool> *stop)
{
    if (const auto started = start(stop); !started)
        return failure(started.error());
    return m_talk->identity();
}

Result<EngineTerms>
HostedEngine::begin(const Design &design, const VariantWish &wish, const std::atomic<bool> *stop)
{
    if (const auto started = start(stop); !started)
        return failure(started.error());
    if (m_game && m_game->subject.design() == design && m_game->wish == wish) {
        m_game->start.reset();
        m_game->told.start.clear();
        m_game->told.moves.clear();
        if (const auto told = tell(stop); !told)
            return failure(told.error());
        return m_game->terms;
    }
    m_game.reset();
    const EngineIdentity &identity = m_talk->identity();
    auto terms = termsFor(identity, m_setup.protocol, Subject(design), wish);
    if (!terms)
        return failure(Message("{engine} cannot play this game: {why}",
                               {{"engine", m_setup.title()}, {"why", terms.error().message}}));
    m_game = std::make_unique<Game>(design, *terms, m_setup.protocol, identity);
    m_game->wish = wish;
    if (const auto told = tell(stop); !told) {
        m_game.reset();
        return failure(told.error());
    }
    return *terms;
}

const Position &HostedEngine::setupPosition() const
{
    return m_game->setup;
}

Result<std::monostate> HostedEngine::tell(const std::atomic<bool> *stop)
{
    ToldGame &told = m_game->told;
    const EngineTerms &terms = m_game->terms;
    told.variant = terms.variant;
    if (!terms.ini.empty() && told.file.empty()) {
        m_folder = std::make_unique<ScratchFolder>();
        const auto path = m_folder->path() / "game.ini";
        std::ofstream stream(path, std::ios::binary);
        stream << terms.ini;
        if (m_folder->path().empty() || !stream.flush())
            return failure(Message("the game could not be written for {engine}",
                                   {{"engine", m_setup.title()}}));
        told.file = path.string();
    }
    if (const auto begun = m_talk->newGame(told, stop); !begun)
        return begun;
    m_game->isTold = true;
    const std::string &said = m_talk->variantStart();
    const bool tellsStarts = m_talk->identity().name.find("Fairy-Stockfish") != std::string::npos
                             && m_setup.protocol != EngineProtocol::Cecp;
    if (!terms.ini.empty() && tellsStarts
        && placementOf(said) != placementOf(fairy::startOf(terms.ini)))
        return m_talk->fault(Message("reads the game otherwise: its start position is '{position}'",
                                     {{"position", said}}));
    return std::monostate();
}

/// Plays the moves that are new, and writes them in the engine's words.
Result<std::monostate> HostedEngine::follow(const Position &start, std::span<const Move> moves)
{
    Game &game = *m_game;
    if (!game.start || !(*game.start == start)) {
        std::string fen;
        if (!(start == game.setup)) {
            std::string known = m_talk->variantStart();
            if (known.empty())
                known = game.terms.ini.empty() ? std::string(chessStart)
                                               : std::string(fairy::startOf(game.terms.ini));
            const auto written = game.notation.position(start, known);
            if (!written)
                return m_talk->fault(Message("can play this game from its start position only"));
            fen = *written;
        }
        game.start = std::make_unique<Position>(start);
        game.record = std::make_unique<GameRecord>(game.rules, start);
        game.moves.clear();
        game.told.moves.clear();
        game.told.start = fen;
    }
    const auto same = static_cast<std::size_t>(
        std::mismatch(game.moves.begin(), game.moves.end(), moves.begin(), moves.end()).first
        - game.moves.begin());
    for (; game.moves.size() > same; game.moves.pop_back()) {
        game.record->takeBack();
        game.told.moves.pop_back();
    }
    for (std::size_t i = same; i < moves.size(); ++i) {
        const auto legal = game.record->legalMoves();
        game.told.moves.push_back(game.notation.text(game.record->position(), moves[i], legal));
        game.record->play(moves[i]);
        game.moves.push_back(moves[i]);
    }
    return std::monostate();
}

Result<EngineChoice> HostedEngine::choose(const Position &start,
                                          std::span<const Move> moves,
                                          const EngineLimits &limits,
                                          const std::atomic<bool> *stop,
                                          const EngineSink &sink)
{
    if (!m_game)
        return failure(Message("no game of {engine} was begun", {{"engine", m_setup.title()}}));
    if (const auto started = this->start(stop); !started)
        return failure(started.error());
    if (!m_game->isTold) {
        if (const auto told = tell(stop); !told)
            return failure(told.error());
    }
    if (const auto followed = follow(start, moves); !followed)
        return failure(followed.error());
    EngineChoice choice;
    const auto text = m_talk->think(m_game->told, limits, stop, [&](const EngineReport &report) {
        if (report.rank == 1)
            choice.report = report;
        if (sink)
            sink(report);
    });
    if (!text)
        return failure(text.error());
    if (*text == EngineTalk::resigns)
        return choice;
    const Position &position = m_game->record->position();
    const auto legal = m_game->record->legalMoves();
    const auto move = m_game->notation.move(*text, position, legal);
    if (!move) {
        const Design &design = m_game->subject.design();
        const auto fault = m_talk->fault(
            Message("{what} in the position {position}",
                    {{"what", move.error().message},
                     {"position", writePosition(position, design, m_game->subject.board())}}));
        quit(); // it plays another game than this one
        return fault;
    }
    choice.move = *move;
    m_talk->accepted(m_game->notation.text(position, *move, legal));
    return choice;
}

/// CECP engines write what they like there: numbers of moves, dots, remarks in brackets.
std::vector<Move> HostedEngine::lineOf(const EngineReport &report)
{
    std::vector<Move> line;
    GameRecord &record = *m_game->record;
    for (const std::string &word : wordsOf(report.line)) {
        if (isAsciiDigit(word.front()) && word.back() == '.')
            continue;
        const auto move = m_game->notation.move(word, record.position(), record.legalMoves());
        if (!move)
            break;
        record.play(*move);
        line.push_back(*move);
    }
    for (std::size_t i = 0; i < line.size(); ++i)
        record.takeBack();
    return line;
}

} // namespace rookery
