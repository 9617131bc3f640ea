#include "widgets/game/background_rules.h"

#include <chrono>
#include <mutex>
#include <optional>
#include <utility>

namespace rookery {

namespace {

/// Half a frame: what most games answer in.
constexpr std::chrono::milliseconds patience{8};

} // namespace

/// What the questions of one game share. They are answered one after the other: a question that no
/// longer counts may still be at work when the next one comes.
struct BackgroundRules::Worker
{
    Ruling rule(const Position &start, const std::vector<Move> &moves, const BackgroundRun &run)
    {
        const std::scoped_lock lock(mutex);
        if (run.stop)
            return {};
        if (!rulings)
            rulings.emplace(design, game);
        return rulings->rule(start, moves);
    }

    Design design;
    std::shared_ptr<const CompiledGame> game;
    std::mutex mutex; ///< for the rulings
    std::optional<RulingCache> rulings;
};

BackgroundRules::BackgroundRules(QObject *parent)
    : QObject(parent)
{
}

void BackgroundRules::setGame(const Design &design, std::shared_ptr<const CompiledGame> game)
{
    m_worker = std::make_shared<Worker>();
    m_worker->design = design;
    m_worker->game = std::move(game);
}

bool BackgroundRules::ask(const Position &start,
                          const std::vector<Move> &moves,
                          const std::function<void(const Ruling &)> &answered)
{
    m_question.ask([=, worker = m_worker](BackgroundRun &run) -> Answered {
        return [answered, found = worker->rule(start, moves, run)] {
            answered(found);
        };
    });
    return m_question.waitFor(patience);
}

bool BackgroundRules::replay(const GameTree &tree,
                             const Position &start,
                             const std::function<void(const GameTree &)> &answered)
{
    m_question.ask(
        [=, design = m_worker->design, game = m_worker->game](BackgroundRun &) -> Answered {
            MoveRules moveRules(design, game);
            return [answered, found = replayed(tree, moveRules, start)] {
                answered(found);
            };
        });
    return m_question.waitFor(patience);
}

bool BackgroundRules::read(const GameText &text,
                           const GameFileFormat &format,
                           const std::function<void(const PlayedGame &)> &answered)
{
    m_question.ask([=, row = &format, design = m_worker->design, game = m_worker->game](
                       BackgroundRun &) -> Answered {
        GameEngine engine(design, game);
        return [answered, found = playedGame(row->read(text), *row, engine)] {
            answered(found);
        };
    });
    return m_question.waitFor(patience);
}

} // namespace rookery
