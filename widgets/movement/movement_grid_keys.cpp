#include "widgets/movement/movement_grid.h"

#include <QtGlobal>

#include <algorithm>

namespace rookery {

namespace {

using GridRow = KeyTable<MovementGrid>::Row;

/// A stroke ends as it has begun.
void paintFromNowOn(MovementGrid &grid, const PaintOptions &options)
{
    if (!grid.isStroking())
        grid.setOptions(options);
}

template<Pencil pencil>
void pickPencil(MovementGrid &grid, const QKeyEvent &)
{
    PaintOptions options = grid.options();
    options.pencil = pencil;
    paintFromNowOn(grid, options);
}

template<Rights rights>
void pickRights(MovementGrid &grid, const QKeyEvent &)
{
    PaintOptions options = grid.options();
    options.rights = rights;
    paintFromNowOn(grid, options);
}

void pickNextSymmetry(MovementGrid &grid, const QKeyEvent &)
{
    PaintOptions options = grid.options();
    const auto all = symmetriesOn(grid.lattice());
    const auto now = std::find(all.begin(), all.end(), options.symmetry);
    options.symmetry = now == all.end() || now + 1 == all.end() ? all.front() : *(now + 1);
    paintFromNowOn(grid, options);
}

void showAnyPieces(MovementGrid &grid, const QKeyEvent &)
{
    using Pieces = MovementGrid::Pieces;
    grid.showPieces(grid.piecesShown() == Pieces::Anyhow ? Pieces::AsPlaced : Pieces::Anyhow);
}

void letEnemyFollow(MovementGrid &grid, const QKeyEvent &)
{
    using Guest = MovementGrid::Guest;
    grid.setGuest(grid.guest() == Guest::Enemy ? Guest::None : Guest::Enemy);
}

QList<GridRow> rowsOfPencils()
{
    return {
        {"leap", QT_TRANSLATE_NOOP("Keys", "Leap"), {Qt::Key_1}, pickPencil<Pencil::Leap>},
        {"ride", QT_TRANSLATE_NOOP("Keys", "Ride"), {Qt::Key_2}, pickPencil<Pencil::Ride>},
        {"hurdle", QT_TRANSLATE_NOOP("Keys", "Hurdle"), {Qt::Key_4}, pickPencil<Pencil::Hurdle>},
        {"via", QT_TRANSLATE_NOOP("Keys", "Via"), {Qt::Key_5}, pickPencil<Pencil::Via>},
        {"friend", QT_TRANSLATE_NOOP("Keys", "Friend"), {Qt::Key_6}, pickPencil<Pencil::Friend>},
        {"enemy", QT_TRANSLATE_NOOP("Keys", "Enemy"), {Qt::Key_7}, pickPencil<Pencil::Enemy>},
        {"wall", QT_TRANSLATE_NOOP("Keys", "Wall"), {Qt::Key_8}, pickPencil<Pencil::Wall>},
        {"erase", QT_TRANSLATE_NOOP("Keys", "Erase"), {Qt::Key_X}, pickPencil<Pencil::Erase>},
        {"both",
         QT_TRANSLATE_NOOP("Keys", "Move or capture"),
         {Qt::Key_B},
         pickRights<Rights::Both>},
        {"move", QT_TRANSLATE_NOOP("Keys", "Move only"), {Qt::Key_M}, pickRights<Rights::Move>},
        {"capture",
         QT_TRANSLATE_NOOP("Keys", "Capture only"),
         {Qt::Key_C},
         pickRights<Rights::Capture>},
        {"symmetry", QT_TRANSLATE_NOOP("Keys", "Next symmetry"), {Qt::Key_S}, pickNextSymmetry},
    };
}

} // namespace

const KeyTable<MovementGrid> &MovementGrid::keys()
{
    using Grid = MovementGrid;
    static const KeyTable<Grid> table(
        "painter",
        QT_TRANSLATE_NOOP("Keys", "Pattern painter"),
        rowsOfPencils()
            << GridRow{"paint",
                       QT_TRANSLATE_NOOP("Keys", "Paint at the cursor"),
                       {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space},
                       [](Grid &grid, const QKeyEvent &) {
                           grid.m_painter.act(grid.options().pencil, grid.m_cursor);
                       }}
            << GridRow{"erase-here",
                       QT_TRANSLATE_NOOP("Keys", "Erase at the cursor"),
                       {Qt::Key_Delete, Qt::Key_Backspace},
                       [](Grid &grid, const QKeyEvent &) {
                           grid.m_painter.act(Pencil::Erase, grid.m_cursor);
                       }}
            << GridRow{"draw",
                       QT_TRANSLATE_NOOP("Keys", "Draw a leg to the cursor"),
                       {Qt::Key_D},
                       [](Grid &grid, const QKeyEvent &) {
                           grid.m_painter.drawLegTo(grid.m_cursor);
                       }}
            << GridRow{"path",
                       QT_TRANSLATE_NOOP("Keys", "The path to the cell under the pointer"),
                       {Qt::Key_P},
                       [](Grid &grid, const QKeyEvent &event) {
                           grid.probeByKey(event);
                       }}
            << GridRow{"any-pieces",
                       QT_TRANSLATE_NOOP("Keys", "Any position"),
                       {Qt::Key_A},
                       showAnyPieces}
            << GridRow{"enemy-at-pointer",
                       QT_TRANSLATE_NOOP("Keys", "Enemy under pointer"),
                       {Qt::Key_E},
                       letEnemyFollow}
            << GridRow{"moves",
                       QT_TRANSLATE_NOOP("Keys", "Moves that lead to the cell"),
                       {Qt::Key_Menu, QKeyCombination(Qt::ShiftModifier, Qt::Key_F10)},
                       [](Grid &grid, const QKeyEvent &) {
                           grid.listMoves(grid.m_cursor);
                       }}
            << GridRow{"accept",
                       QT_TRANSLATE_NOOP("Keys", "Take the answer that is offered"),
                       {Qt::Key_Tab},
                       [](Grid &grid, const QKeyEvent &) { grid.m_drawing.acceptSuggestion(); },
                       [](const Grid &grid, QKeyCombination) {
                           return grid.m_drawing.hasSuggestion();
                       }}
            << GridRow{"let-go",
                       QT_TRANSLATE_NOOP("Keys", "Let go"),
                       {Qt::Key_Escape},
                       [](Grid &grid, const QKeyEvent &) { grid.m_painter.cancel(); },
                       [](const Grid &grid, QKeyCombination) {
                           return grid.m_painter.isCancellable();
                       }}
            << GridRow{"player",
                       QT_TRANSLATE_NOOP("Keys", "Next player"),
                       {Qt::Key_Q},
                       [](Grid &grid, const QKeyEvent &) {
                           Choices &choices = grid.m_movement.workspace().choices();
                           const Rules &rules = *grid.m_movement.workspace().design().rules;
                           const std::size_t next = choices.player().index() + 1;
                           if (!grid.isStroking())
                               choices.setPlayer(PlayerId(next % rules.players.size()));
                       }});
    return table;
}

} // namespace rookery
