#include "widgets/game/background_rules.h"

#include <chrono>
#include <future>
#include <optional>
#include <utility>

namespace rookery {

namespace {

/// Half a frame: what most games answer in.
constexpr std::chrono::milliseconds patience{8};

} // namespace

/// Belongs to the worker thread that is asked.
struct BackgroundRules::Office
{
    Ruling rule(const Position &start, const std::vector<Move> &moves)
    {
        if (!rulings)
            rulings.emplace(design, game);
        return rulings->rule(start, moves);
    }

    Design design;
    std::shared_ptr<const CompiledGame> game;
    std::optional<RulingCache> rulings;
};

BackgroundRules::BackgroundRules(QObject *parent)
    : QObject(parent)
    , m_question(std::make_shared<std::atomic<int>>(0))
{
    m_thread.setMaxThreadCount(1);
}

BackgroundRules::~BackgroundRules()
{
    ++*m_question;
    m_thread.waitForDone();
}

void BackgroundRules::setGame(const Design &design, std::shared_ptr<const CompiledGame> game)
{
    m_office = std::make_shared<Office>();
    m_office->design = design;
    m_office->game = std::move(game);
}

template<typename Answer, typename Work, typename Answered>
bool BackgroundRules::start(const Work &work, const Answered &answered)
{
    const int number = ++*m_question;
    const auto done = std::make_shared<std::promise<Answer>>();
    auto answer = done->get_future();
    const auto accept = [this, number, answered](const Answer &found) {
        if (number == *m_question && m_answered != number) {
            m_answered = number;
            answered(found);
        }
    };
    m_thread.start([=, this, latest = m_question] {
        if (number != *latest)
            return;
        const Answer found = work();
        done->set_value(found);
        QMetaObject::invokeMethod(
            this, [=] { accept(found); }, Qt::QueuedConnection);
    });
    const bool isReady = answer.wait_for(patience) == std::future_status::ready;
    if (isReady)
        accept(answer.get());
    return isReady;
}

bool BackgroundRules::ask(const Position &start,
                          const std::vector<Move> &moves,
                          const std::function<void(const Ruling &)> &answered)
{
    return this->start<Ruling>([=, office = m_office] { return office->rule(start, moves); },
                               answered);
}

bool BackgroundRules::replay(const GameTree &tree,
                             const Position &start,
                             const std::function<void(const GameTree &)> &answered)
{
    return this->start<GameTree>(
        [=, design = m_office->design, game = m_office->game] {
            MoveRules moveRules(design, game);
            return replayed(tree, moveRules, start);
        },
        answered);
}

bool BackgroundRules::read(const GameText &text,
                           const GameFileFormat &format,
                           const std::function<void(const PlayedGame &)> &answered)
{
    return this->start<PlayedGame>(
        [=, row = &format, design = m_office->design, game = m_office->game] {
            GameEngine engine(design, game);
            return playedGame(row->read(text), *row, engine);
        },
        answered);
}

} // namespace rookery
