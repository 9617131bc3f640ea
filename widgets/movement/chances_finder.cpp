#include "widgets/movement/chances_finder.h"

#include <utility>

namespace rookery {

ChancesFinder::ChancesFinder(QObject *parent)
    : QObject(parent)
{
}

void ChancesFinder::forget()
{
    m_search.forget();
    m_chances.clear();
}

void ChancesFinder::ask(std::shared_ptr<const Board> board,
                        const Mover &mover,
                        std::vector<MovementLegs> movements,
                        std::size_t players)
{
    m_search.ask([board = std::move(board), mover, movements = std::move(movements), players](
                     BackgroundRun &run) {
        return chancesOf(*board, mover, movements, players, [&] { return !run.stop.load(); });
    });
}

} // namespace rookery
