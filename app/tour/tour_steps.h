#pragma once

#include "widgets/session/mode.h"

#include <QList>
#include <QString>

namespace rookery {

/// One stop of the tour: what the window shows, the part of it that is lit up, and what is said.
struct TourStep
{
    enum class Sight {
        Board,
        Reach, ///< the board with the reach of a piece
        Rules
    };

    Mode mode;
    const char *target; ///< the name of a widget of the window
    const char *title;  ///< in context "Tour"
    const char *text;   ///< in context "Tour"
    Sight sight = Sight::Board;
    const char *key = ""; ///< whose usual key the last brackets of the text hold, in the settings
};

/// Eight of them, of a quarter of a minute each.
const QList<TourStep> &tourSteps();

} // namespace rookery
