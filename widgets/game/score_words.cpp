#include "widgets/game/score_words.h"

#include <QLocale>

#include <cstdlib>

namespace rookery {

QString shownScore(int hundredths)
{
    const QString sign = hundredths < 0 ? QStringLiteral("−") : QStringLiteral("+");
    return sign + QLocale().toString(std::abs(hundredths) / 100.0, 'f', 2);
}

QString shownMate(int moves)
{
    return (moves < 0 ? QStringLiteral("−#%1") : QStringLiteral("#%1")).arg(std::abs(moves));
}

QString shownScore(const EngineReport &report)
{
    if (report.mate)
        return shownMate(*report.mate);
    return report.centipawns ? shownScore(*report.centipawns) : QString();
}

} // namespace rookery
