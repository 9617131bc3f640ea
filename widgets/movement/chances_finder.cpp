#include "widgets/movement/chances_finder.h"

#include <QtConcurrentRun>

#include <utility>

namespace rookery {

ChancesFinder::ChancesFinder(QObject *parent)
    : QObject(parent)
{
    connect(&m_watcher, &QFutureWatcher<Answer>::finished, this, &ChancesFinder::take);
}

ChancesFinder::~ChancesFinder()
{
    stop();
    m_watcher.waitForFinished();
}

void ChancesFinder::stop()
{
    if (m_stop)
        m_stop->store(true);
    m_stop.reset();
}

void ChancesFinder::forget()
{
    stop();
    m_chances.clear();
}

void ChancesFinder::ask(std::shared_ptr<const Board> board,
                        const Mover &mover,
                        std::vector<MovementLegs> movements,
                        std::size_t players)
{
    stop();
    m_stop = std::make_shared<std::atomic_bool>(false);
    m_watcher.setFuture(QtConcurrent::run([board = std::move(board),
                                           mover,
                                           movements = std::move(movements),
                                           players,
                                           stop = m_stop] {
        return chancesOf(*board, mover, movements, players, [&] { return !stop->load(); });
    }));
}

void ChancesFinder::take()
{
    if (!m_stop || m_watcher.future().resultCount() == 0)
        return;
    m_stop.reset();
    m_chances = m_watcher.result().value_or(std::vector<CellChances>());
    Q_EMIT found();
}

} // namespace rookery
