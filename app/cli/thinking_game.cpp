#include "app/cli/thinking_game.h"

#include "model/engine/make_game_engine.h"
#include "model/play/moves/notation/move_spelling.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"

#include <algorithm>

namespace rookery::cli {

ThinkingGame::ThinkingGame(Design design, unsigned seed, const LearnedSource &learned)
    : m_design(std::move(design))
    , m_searcher(m_design, makeGameEngine(m_design), seed, nullptr, learned)
    , m_start(startPosition(m_design, m_searcher.engine().board()))
    , m_record(std::make_unique<GameRecord>(m_searcher.engine(), m_start))
{
}

ThinkingGame::~ThinkingGame()
{
    stop();
}

Result<std::monostate> ThinkingGame::begin(const std::string &position)
{
    stop();
    if (position.empty()) {
        m_start = startPosition(m_design, board());
    } else {
        auto read = readPosition(position, m_design, board());
        if (!read)
            return Unexpected(read.error());
        m_start = std::move(*read);
    }
    m_record = std::make_unique<GameRecord>(m_searcher.engine(), m_start);
    return std::monostate();
}

std::string ThinkingGame::engineText(const Move &move, const std::vector<Move> &among) const
{
    return MoveSpelling(board(), *m_design.pieces, among, CellNaming::Names).engineText(move);
}

Result<Move> ThinkingGame::moveOf(const std::string &text)
{
    const auto legal = m_record->legalMoves();
    const MoveSpelling spelling(board(), *m_design.pieces, legal, CellNaming::Names);
    for (const Move &move : legal) {
        const auto texts = spelling.engineTexts(move);
        if (std::find(texts.begin(), texts.end(), text) != texts.end())
            return move;
    }
    return findTypedMove(text, board(), *m_design.pieces, legal, CellNaming::Names);
}

Result<std::monostate> ThinkingGame::play(const std::string &text)
{
    stop();
    const auto move = moveOf(text);
    if (!move)
        return Unexpected(move.error());
    m_record->play(*move);
    return std::monostate();
}

void ThinkingGame::takeBack(std::size_t moves)
{
    stop();
    for (std::size_t i = 0; i < moves && m_record->length() > 0; ++i)
        m_record->takeBack();
}

std::string ThinkingGame::textOf(const std::vector<Move> &line)
{
    GameEngine &engine = m_searcher.engine();
    std::string text;
    std::size_t made = 0;
    std::vector<Move> legal;
    for (const Move &move : line) {
        engine.legal(legal);
        if (std::find(legal.begin(), legal.end(), move) == legal.end())
            break;
        text += (text.empty() ? "" : " ") + engineText(move, legal);
        engine.make(move);
        ++made;
    }
    for (; made > 0; --made)
        engine.unmake();
    return text;
}

void ThinkingGame::think(SearchLimits limits, SearchSink sink, Done done)
{
    stop();
    m_stop = false;
    m_isThinking = true;
    m_thread = std::thread(
        [this, limits = std::move(limits), sink = std::move(sink), done = std::move(done)] {
            done(m_searcher.search(*m_record, Strategy::AlphaBeta, limits, m_stop, sink));
            m_isThinking = false;
        });
}

void ThinkingGame::stop()
{
    m_stop = true;
    wait();
}

void ThinkingGame::wait()
{
    if (m_thread.joinable())
        m_thread.join();
}

std::chrono::milliseconds
timeForMove(std::chrono::milliseconds left, std::chrono::milliseconds increment, int movesToGo)
{
    using std::chrono::milliseconds;
    constexpr milliseconds overhead(30);
    const int moves = movesToGo > 0 ? std::min(movesToGo, 30) : 30;
    const milliseconds share = left / moves + increment * 4 / 5;
    const milliseconds most = movesToGo == 1 ? left : left / 4;
    return std::max(std::min(share, most) - overhead, milliseconds(1));
}

} // namespace rookery::cli
