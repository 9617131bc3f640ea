#include "app/window/board_cards.h"

#include "model/board/board_forms.h"
#include "model/board/board_masks.h"
#include "model/board/board_spec.h"
#include "model/design/design.h"
#include "widgets/base/shown.h"
#include "widgets/picture/board_painter.h"

#include <QCoreApplication>
#include <QPainter>

namespace rookery {

namespace {

struct SpecRow
{
    const char *title;
    const char *spec;
    Mask mask;
};

/// What designers ask for by name; the forms themselves come from the model's table.
constexpr SpecRow named[] = {
    {QT_TRANSLATE_NOOP("BoardCards", "10×8"), "square:10x8", Mask::Rectangle},
    {QT_TRANSLATE_NOOP("BoardCards", "Cross"), "square:12x12", Mask::Cross},
    {QT_TRANSLATE_NOOP("BoardCards", "Disc"), "square:12x12", Mask::Disc},
    {QT_TRANSLATE_NOOP("BoardCards", "Diamond"), "square:11x11", Mask::Diamond},
    {QT_TRANSLATE_NOOP("BoardCards", "Cylinder"), "square:8x8:cylinder", Mask::Rectangle},
    {QT_TRANSLATE_NOOP("BoardCards", "Upright cylinder"), "square:8x8:cylinder-v", Mask::Rectangle},
    {QT_TRANSLATE_NOOP("BoardCards", "Torus"), "square:8x8:torus", Mask::Rectangle},
    {QT_TRANSLATE_NOOP("BoardCards", "Moebius strip"), "square:12x6:moebius", Mask::Rectangle},
    {QT_TRANSLATE_NOOP("BoardCards", "Klein bottle"), "square:8x8:klein", Mask::Rectangle},
    {QT_TRANSLATE_NOOP("BoardCards", "Projective plane"), "square:8x8:projective", Mask::Rectangle},
    {QT_TRANSLATE_NOOP("BoardCards", "Sphere"), "square:12x6:sphere", Mask::Rectangle},
    {QT_TRANSLATE_NOOP("BoardCards", "Ring"), "ring:16x4", Mask::Rectangle},
};

} // namespace

std::vector<BoardCard> boardCards()
{
    std::vector<BoardCard> cards;
    const auto addNamed = [&] {
        for (const SpecRow &row : named) {
            auto recipe = readBoardSpec(row.spec);
            if (!recipe)
                continue;
            recipe->edits.removed = sitesOutside(recipe->files, recipe->ranks, row.mask);
            cards.push_back({QCoreApplication::translate("BoardCards", row.title),
                             QLatin1String(row.spec),
                             std::move(*recipe)});
        }
    };
    for (const BoardForm &form : boardForms()) {
        const BoardRecipe recipe = usualRecipe(form);
        cards.push_back({shown(form.title),
                         QString::fromStdString(boardSpec(recipe)) + QLatin1Char(' ')
                             + shown(enumTitle(form.lattice)),
                         recipe});
        if (cards.size() == 1)
            addNamed();
    }
    return cards;
}

QPixmap boardPixmap(
    const BoardRecipe &recipe, QSize size, double ratio, const QPalette &palette, const QFont &font)
{
    const Design design = newDesign(recipe, {});
    const Board board(design.board, design.directions);
    const BoardScene scene(board, 1);
    BoardPicture picture;
    picture.design = &design;
    picture.board = &board;
    picture.scene = &scene;
    picture.theme = CanvasTheme::of(palette);
    QPixmap pixmap(size * ratio);
    pixmap.setDevicePixelRatio(ratio);
    QPainter painter(&pixmap);
    painter.setFont(font);
    paintBoard(painter, size, picture, false);
    return pixmap;
}

} // namespace rookery
