#include "widgets/canvas/board_words.h"

#include "model/board/labels.h"
#include "widgets/base/shown.h"
#include "widgets/canvas/board_canvas.h"
#include "widgets/game/play_session.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>

namespace rookery {

namespace {

QString text(const std::string &name)
{
    return QString::fromStdString(name);
}

/// A mark as words that end a sentence about its cell.
QString markWords(MarkKind kind, bool isOccupied)
{
    if (kind == MarkKind::Move)
        return BoardCanvas::tr("may move here");
    if (isOccupied && (kind == MarkKind::Capture || kind == MarkKind::Both))
        return BoardCanvas::tr("may be captured");
    const auto &rows = markLegend();
    return shown(std::find_if(rows.begin(), rows.end(), [&](const MarkLegend &row) {
                     return row.kind == kind;
                 })->name);
}

/// Where walks were cut short, a cell without a mark may be one that they would have come to.
QString notAllMoves()
{
    return BoardCanvas::tr("not all moves are shown");
}

/// What stands there; of hundreds of types no one knows them all by their pictures.
QString toolTipOn(const BoardCanvas &canvas, CellId cell)
{
    Workspace &workspace = canvas.workspace();
    const Position &shown = canvas.shownPosition();
    const QString name = text(cellLabel(workspace.board(), cell));
    if (shown.isWall(cell))
        return BoardCanvas::tr("%1 is closed by a wall").arg(name);
    const auto piece = shown.at(cell);
    if (!piece)
        return {};
    const QString dead = deadPieceSentence(workspace, cell);
    const Design &design = workspace.design();
    return !dead.isEmpty() ? dead
                           : BoardCanvas::tr("%1 %2 on %3")
                                 .arg(text((*design.rules)[piece->owner].name),
                                      text((*design.pieces)[piece->type].name),
                                      name);
}

} // namespace

QString deadPieceSentence(Workspace &workspace, CellId cell)
{
    const bool isPlaying = showsGame(workspace.choices().mode());
    return isPlaying ? workspace.play().deadPieceSentence(cell) : QString();
}

/// What a screen reader says about a cell: "e4, White Griffon, may be captured", "e5, may move
/// here".
QString cellSentence(const BoardCanvas &canvas, CellId cell)
{
    Workspace &workspace = canvas.workspace();
    const Session &session = workspace.session();
    QStringList parts{QString::fromStdString(cellLabel(session.board(), cell))};
    if (const auto piece = canvas.shownPosition().at(cell)) {
        parts << BoardCanvas::tr("%1 %2", "player and piece")
                     .arg(QString::fromStdString((*session.design().rules)[piece->owner].name),
                          QString::fromStdString((*session.design().pieces)[piece->type].name));
    }
    if (!deadPieceSentence(workspace, cell).isEmpty())
        parts << BoardCanvas::tr("dead");
    if (canvas.shownPosition().isWall(cell))
        parts << BoardCanvas::tr("a wall");
    const bool isPlaying = showsGame(workspace.choices().mode());
    if (const MoveChoice *choice = isPlaying ? workspace.play().choice() : nullptr;
        choice && choice->moveCount(cell) > 0)
        parts << BoardCanvas::tr("%n move(s)", nullptr, static_cast<int>(choice->moveCount(cell)));
    for (const ShownZone &zone : canvas.zones()) {
        if (std::binary_search(zone.cells.begin(), zone.cells.end(), cell))
            parts << BoardCanvas::tr("zone %1").arg(zone.name);
    }
    for (const CellNote &note : workspace.view().notes()) {
        if (note.cell == cell && !note.sentence.isEmpty())
            parts << note.sentence;
    }
    const QString drawn = isPlaying ? workspace.play().drawn().wordsOn(cell) : QString();
    if (!drawn.isEmpty())
        parts << drawn;
    const Reach *reach = canvas.shownReach();
    const auto kind = reach ? markFor(*reach, cell) : std::nullopt;
    if (kind)
        parts << markWords(*kind, !canvas.shownPosition().isEmpty(cell));
    if (canvas.isReachCut() && !kind)
        parts << notAllMoves();
    return parts.join(QStringLiteral(", "));
}

QString movesSentence(const BoardCanvas &canvas, CellId cell)
{
    Workspace &workspace = canvas.workspace();
    const Position &shown = canvas.shownPosition();
    const auto piece = shown.at(cell);
    const Design &design = workspace.design();
    const Board &board = workspace.board();
    const QString name = text(cellLabel(board, cell));
    if (shown.isWall(cell))
        return BoardCanvas::tr("%1 is closed by a wall").arg(name);
    if (!piece)
        return BoardCanvas::tr("%1 is empty").arg(name);
    Reach reach;
    bool isCut = false;
    const bool isPlaying = showsGame(workspace.choices().mode());
    if (const QString dead = deadPieceSentence(workspace, cell); !dead.isEmpty())
        return dead;
    if (const MoveChoice *choice = isPlaying ? workspace.play().choice() : nullptr) {
        reach = choice->isBegun() ? choice->marks() : choice->marks(cell);
    } else if (!isPlaying) {
        ReachScratch scratch;
        workspace.session().game().reach(shown, cell, *piece, reach, scratch);
        isCut = scratch.isCut;
    }
    QStringList targets;
    for (const CellId to : IdRange<CellId>(reach.size())) {
        if (reach.isTarget(to))
            targets << (reach.has(to, Mark::Capture) && !shown.isEmpty(to)
                            ? BoardCanvas::tr("captures %1").arg(text(cellLabel(board, to)))
                            : text(cellLabel(board, to)));
    }
    const QString who = BoardCanvas::tr("%1 %2 on %3")
                            .arg(text((*design.rules)[piece->owner].name),
                                 text((*design.pieces)[piece->type].name),
                                 name);
    if (isCut)
        return BoardCanvas::tr("%1: more moves than can be listed; among them %2")
            .arg(who, targets.join(QStringLiteral(", ")));
    if (targets.isEmpty())
        return BoardCanvas::tr("%1: no moves").arg(who);
    return BoardCanvas::tr("%1: %n move(s): %2", nullptr, static_cast<int>(targets.size()))
        .arg(who, targets.join(QStringLiteral(", ")));
}

void showToolTip(BoardCanvas &canvas, const QHelpEvent &event)
{
    const auto cell = canvas.cellAt(event.pos());
    const Mode mode = canvas.workspace().choices().mode();
    const bool isAboutPieces = showsGame(mode) || mode == Mode::Setup;
    const QString sentence = cell && isAboutPieces ? toolTipOn(canvas, *cell) : QString();
    if (sentence.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(event.globalPos(), sentence, &canvas, canvas.cellRect(*cell));
}

} // namespace rookery
