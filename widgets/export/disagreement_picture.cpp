#include "widgets/export/disagreement_picture.h"

#include "model/play/position/position_text.h"
#include "widgets/picture/board_picture.h"
#include "widgets/picture/picture_export.h"

#include <QRegularExpression>

namespace rookery {

namespace {

constexpr int disagreementSide = 900;

/// Every cell that the move names, in whichever program's words.
std::vector<CellId> cellsOf(const std::string &move, const Board &board)
{
    static const QRegularExpression name(QStringLiteral("[A-Za-z]{0,3}[a-z]\\d{1,2}"));
    std::vector<CellId> cells;
    for (auto match = name.globalMatch(QString::fromStdString(move)); match.hasNext();) {
        if (const auto cell = board.find(match.next().captured().toStdString()))
            cells.push_back(*cell);
    }
    return cells;
}

} // namespace

QImage disagreementImage(const ExportJob &job, const Disagreement &found, const QPalette &palette)
{
    const auto changed = adapted(job.design, *job.format, job.request, job.choices);
    const Design &design = changed ? changed->design : job.design;
    const CompiledGame game(design);
    const auto position = readPosition(found.position, design, game.board());
    const Position shown = position ? *position : startPosition(design, game.board());
    const BoardScene scene(game.board());
    BoardPicture picture;
    picture.design = &design;
    picture.board = &game.board();
    picture.scene = &scene;
    picture.position = &shown;
    picture.theme = CanvasTheme::of(palette);
    picture.selection = cellsOf(found.move, game.board());
    if (picture.selection.size() == 2)
        picture.trail = Trail{picture.selection[0], {picture.selection[1]}, false, std::nullopt};
    return imageOf(picture, pictureSize(picture, disagreementSide), false);
}

} // namespace rookery
