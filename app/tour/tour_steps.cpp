#include "app/tour/tour_steps.h"

#include <QCoreApplication>

namespace rookery {

const QList<TourStep> &tourSteps()
{
    static const QList<TourStep> steps = {
        {Mode::Board,
         "boardCanvas",
         QT_TRANSLATE_NOOP("Tour", "The board"),
         QT_TRANSLATE_NOOP("Tour",
                           "Sweep over cells to make holes, and over holes to fill them. The panel "
                           "at the right has the size, and which edges are joined.")},
        {Mode::Directions,
         "compassRose",
         QT_TRANSLATE_NOOP("Tour", "Directions"),
         QT_TRANSLATE_NOOP("Tour",
                           "They say what “north” means from every cell. Click a spoke to see its "
                           "links as arrows; drag from cell to cell for links of your own.")},
        {Mode::Pieces,
         "movementGrid",
         QT_TRANSLATE_NOOP("Tour", "A piece"),
         QT_TRANSLATE_NOOP("Tour",
                           "Click a cell that the chosen piece shall reach, for a leap; the next "
                           "cell on the same line asks “Make it a slide?” Notation and sentence "
                           "below say the same.")},
        {Mode::Setup,
         "boardCanvas",
         QT_TRANSLATE_NOOP("Tour", "Where it goes"),
         QT_TRANSLATE_NOOP("Tour",
                           "Point at any piece: discs are moves, rings are captures. Hold a key "
                           "(P) over a cell for the path that leads there, or for what is in the "
                           "way."),
         TourStep::Sight::Reach,
         "part.board.path"},
        {Mode::Setup,
         "rulesPanel",
         QT_TRANSLATE_NOOP("Tour", "Rules"),
         QT_TRANSLATE_NOOP("Tour",
                           "The rules are sentences. Choose one to change its words, add more, or "
                           "begin with those of a family of games."),
         TourStep::Sight::Rules},
        {Mode::Play,
         "playPanel",
         QT_TRANSLATE_NOOP("Tour", "Play"),
         QT_TRANSLATE_NOOP("Tour",
                           "Drag a piece on the board to play it. Here you choose who plays, a "
                           "person or the program, and see every move; all can be taken back.")},
        {Mode::Export,
         "targetList",
         QT_TRANSLATE_NOOP("Tour", "Other programs"),
         QT_TRANSLATE_NOOP(
             "Tour",
             "Each row is a program, a page or a picture that the game can be written "
             "for, and says whether it can be said there exactly.")},
        {Mode::Board,
         "modeBar",
         QT_TRANSLATE_NOOP("Tour", "That was all"),
         QT_TRANSLATE_NOOP("Tour",
                           "The modes are up here, and the magnifying glass at the right finds "
                           "everything by its name. The manual and this tour are in the menu "
                           "Help.")},
    };
    return steps;
}

} // namespace rookery
