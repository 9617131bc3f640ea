#pragma once

#include "model/analysis/self_play.h"
#include "model/design/design.h"

#include <QString>

namespace rookery {

/// `+1.40` in hundredths of the scale on which a rook of chess counts 5, or `#5` and `−#5` for a
/// sure win and a sure loss in so many moves of all players.
QString scoreText(int score);

/// What a player can expect.
struct Prospect
{
    PlayerId player;
    double share = 0.5; ///< of the points that he can expect
    QString text;       ///< `White +1.40`, `White wins: 3 moves`
};

/// Of the player who begins the design, where there are two; else of the one who is to move.
Prospect prospectOf(const Design &design, PlayerId begins, PlayerId toMove, int score);

QString playerName(const Design &design, PlayerId player);

/// `43 % ± 6`.
QString percentText(const Estimate &share);

/// `3.25 ± 0.40`.
QString figureText(const Estimate &figure, int decimals);

} // namespace rookery
