#pragma once

#include "model/design/board_recipe.h"

#include <QPixmap>
#include <QSize>
#include <QString>

#include <vector>

class QFont;
class QPalette;

namespace rookery {

/// A board to begin with, as the gallery shows it.
struct BoardCard
{
    QString title;
    QString words; ///< more that a search finds it by
    BoardRecipe recipe;
};

/// Whether cells or links of the board are its author's own, so that it has this one size.
bool isMadeByHand(const BoardRecipe &recipe);

/// Every form of board in its usual size, and what designers ask for by name: topologies, outlines,
/// boards of known games; in the language of now.
std::vector<BoardCard> boardCards();

/// The board alone, as large as it fits. A board without cells is a small graph, as an example.
QPixmap boardPixmap(const BoardRecipe &recipe,
                    QSize size,
                    double ratio,
                    const QPalette &palette,
                    const QFont &font);

} // namespace rookery
