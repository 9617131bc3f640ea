#include "app/window/board_cards.h"

#include "model/board/board_forms.h"
#include "model/board/board_masks.h"
#include "model/board/board_spec.h"
#include "model/design/design.h"
#include "model/edit/renumbering/sites.h"
#include "model/file/design/bundled_design.h"
#include "widgets/base/shown.h"
#include "widgets/picture/board_painter.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <optional>
#include <utility>

namespace rookery {

namespace {

/// What designers ask for by name; the forms themselves come from the model's table.
struct NamedRow
{
    const char *title;
    const char *source; ///< a specification, or the name of a bundled design that has the board
    Mask mask;
    Places places;
    const char *words; ///< that people look for it by
};

constexpr NamedRow named[] = {
    {QT_TRANSLATE_NOOP("BoardCards", "10×8"),
     "square:10x8",
     Mask::Rectangle,
     Places::Cells,
     QT_TRANSLATE_NOOP("BoardCards", "Capablanca, large chess, wide")},
    {QT_TRANSLATE_NOOP("BoardCards", "Shogi board"),
     "square:9x9",
     Mask::Rectangle,
     Places::Cells,
     QT_TRANSLATE_NOOP("BoardCards", "Japanese chess, nine by nine")},
    {QT_TRANSLATE_NOOP("BoardCards", "Xiangqi board"),
     "square:9x10",
     Mask::Rectangle,
     Places::Points,
     QT_TRANSLATE_NOOP("BoardCards", "Chinese chess, janggi, points, crossings, intersections")},
    {QT_TRANSLATE_NOOP("BoardCards", "Go board"),
     "square:19x19",
     Mask::Rectangle,
     Places::Points,
     QT_TRANSLATE_NOOP("BoardCards",
                       "weiqi, baduk, gomoku, renju, points, crossings, intersections")},
    {QT_TRANSLATE_NOOP("BoardCards", "Morris board"),
     "nine-mens-morris",
     Mask::Rectangle,
     Places::Points,
     QT_TRANSLATE_NOOP("BoardCards", "mill, merels, nine, points, three squares")},
    {QT_TRANSLATE_NOOP("BoardCards", "Cross"),
     "square:12x12",
     Mask::Cross,
     Places::Cells,
     QT_TRANSLATE_NOOP("BoardCards", "plus, four players, peg solitaire")},
    {QT_TRANSLATE_NOOP("BoardCards", "Disc"),
     "square:12x12",
     Mask::Disc,
     Places::Cells,
     QT_TRANSLATE_NOOP("BoardCards", "round, circle, circular, disk")},
    {QT_TRANSLATE_NOOP("BoardCards", "Octagon"),
     "square:12x12",
     Mask::Octagon,
     Places::Cells,
     QT_TRANSLATE_NOOP("BoardCards", "octagonal, eight sides, cut corners, round")},
    {QT_TRANSLATE_NOOP("BoardCards", "Diamond"),
     "square:11x11",
     Mask::Diamond,
     Places::Cells,
     QT_TRANSLATE_NOOP("BoardCards", "lozenge, rhombus, square on its corner")},
    {QT_TRANSLATE_NOOP("BoardCards", "Cylinder"),
     "square:8x8:cylinder",
     Mask::Rectangle,
     Places::Cells,
     QT_TRANSLATE_NOOP("BoardCards", "tube, surface, round, joined sides, wrap")},
    {QT_TRANSLATE_NOOP("BoardCards", "Upright cylinder"),
     "square:8x8:cylinder-v",
     Mask::Rectangle,
     Places::Cells,
     QT_TRANSLATE_NOOP("BoardCards", "tube, surface, round, joined ends, wrap")},
    {QT_TRANSLATE_NOOP("BoardCards", "Torus"),
     "square:8x8:torus",
     Mask::Rectangle,
     Places::Cells,
     QT_TRANSLATE_NOOP("BoardCards", "doughnut, donut, surface, joined on all sides, wrap")},
    {QT_TRANSLATE_NOOP("BoardCards", "Moebius strip"),
     "square:12x6:moebius",
     Mask::Rectangle,
     Places::Cells,
     QT_TRANSLATE_NOOP("BoardCards", "Möbius band, surface, twist, one side")},
    {QT_TRANSLATE_NOOP("BoardCards", "Klein bottle"),
     "square:8x8:klein",
     Mask::Rectangle,
     Places::Cells,
     QT_TRANSLATE_NOOP("BoardCards", "surface, twist, one side")},
    {QT_TRANSLATE_NOOP("BoardCards", "Projective plane"),
     "square:8x8:projective",
     Mask::Rectangle,
     Places::Cells,
     QT_TRANSLATE_NOOP("BoardCards", "surface, twist, one side")},
    {QT_TRANSLATE_NOOP("BoardCards", "Sphere"),
     "square:12x6:sphere",
     Mask::Rectangle,
     Places::Cells,
     QT_TRANSLATE_NOOP("BoardCards", "ball, globe, planet, surface, round, 3D")},
    {QT_TRANSLATE_NOOP("BoardCards", "Surface of a cube"),
     "cube-surface",
     Mask::Rectangle,
     Places::Cells,
     QT_TRANSLATE_NOOP("BoardCards", "box, dice, six faces, net, 3D")},
    {QT_TRANSLATE_NOOP("BoardCards", "Ring"),
     "ring:16x4",
     Mask::Rectangle,
     Places::Cells,
     QT_TRANSLATE_NOOP("BoardCards", "round, circle, circular, annulus, track")},
};

/// More words for the forms of the model's table.
struct FormWords
{
    Lattice lattice;
    Outline outline;
    const char *words;
};

constexpr FormWords formWords[] = {
    {Lattice::Square,
     Outline::Whole,
     QT_TRANSLATE_NOOP("BoardCards", "chessboard, draughts, checkers, squares")},
    {Lattice::Hex,
     Outline::Hexagon,
     QT_TRANSLATE_NOOP("BoardCards", "Glinski, McCooey, hexagonal")},
    {Lattice::HexPointy, Outline::Hexagon, QT_TRANSLATE_NOOP("BoardCards", "Abalone, hexagonal")},
    {Lattice::HexPointy, Outline::Rhombus, QT_TRANSLATE_NOOP("BoardCards", "Hex, connection")},
    {Lattice::HexPointy, Outline::Triangle, QT_TRANSLATE_NOOP("BoardCards", "Y, connection")},
    {Lattice::HexPointy,
     Outline::Star,
     QT_TRANSLATE_NOOP("BoardCards", "Chinese checkers, halma, six points")},
    {Lattice::Cube,
     Outline::Whole,
     QT_TRANSLATE_NOOP("BoardCards", "3D, three dimensions, cube, space, Raumschach, boards")},
    {Lattice::Hyper,
     Outline::Whole,
     QT_TRANSLATE_NOOP("BoardCards", "4D, tesseract, hypercube, space")},
    {Lattice::Free,
     Outline::Whole,
     QT_TRANSLATE_NOOP("BoardCards", "own, any, network, points, nodes, map")},
};

/// In the language of now and in English, which many know the field's words in.
QString inBoth(const char *words)
{
    const QString english = QString::fromUtf8(words);
    const QString translated = QCoreApplication::translate("BoardCards", words);
    return translated == english ? english : translated + QStringLiteral(", ") + english;
}

QString wordsOf(const BoardForm &form)
{
    for (const FormWords &row : formWords) {
        if (row.lattice == form.lattice && row.outline == form.outline)
            return inBoth(row.words);
    }
    return {};
}

/// The bare board of a bundled design, under the directions that a new design begins with.
std::optional<BoardRecipe> boardOfDesign(const char *name)
{
    const auto design = readBundledDesign(name);
    if (!design)
        return std::nullopt;
    BoardRecipe recipe = *design->board;
    recipe.edits.zones.clear();
    recipe.edits.facings.clear();
    const Directions standard = standardDirections(recipe.lattice);
    for (LinkEdit &link : recipe.edits.links) {
        const auto same = standard.find(design->directions->list[link.direction.index()].name);
        if (!same)
            return std::nullopt;
        link.direction = *same;
    }
    std::sort(
        recipe.edits.links.begin(), recipe.edits.links.end(), [](const auto &a, const auto &b) {
            return std::pair(a.from, a.direction) < std::pair(b.from, b.direction);
        });
    return recipe;
}

std::optional<BoardRecipe> recipeOf(const NamedRow &row)
{
    auto recipe = readBoardSpec(row.source);
    if (!recipe)
        return boardOfDesign(row.source);
    recipe->edits.removed = sitesOutside(recipe->files, recipe->ranks, row.mask);
    recipe->places = row.places;
    return *std::move(recipe);
}

/// What can be made of an empty board: cells anywhere, joined at will.
BoardRecipe sampleGraph(BoardRecipe recipe)
{
    constexpr std::pair<int, int> places[] = {{0, 0}, {2, 0}, {3, 2}, {1, 3}, {-1, 2}, {1, 1}};
    constexpr std::pair<int, int> joined[] = {
        {0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 0}, {5, 0}, {5, 1}, {5, 2}, {5, 3}, {5, 4}};
    recipe.places = Places::Points;
    for (const auto &[x, y] : places) {
        const std::string name(1, static_cast<char>('a' + recipe.edits.added.size()));
        recipe.edits.added.push_back({name, Point{1000 * x, 1000 * y}});
    }
    // A direction for each link of a cell: which ones does not show.
    for (std::size_t i = 0; i < std::size(joined); ++i)
        recipe.edits.links.push_back({SiteId(static_cast<unsigned>(joined[i].first)),
                                      DirectionId(static_cast<unsigned>(i)),
                                      SiteId(static_cast<unsigned>(joined[i].second)),
                                      {}});
    return recipe;
}

} // namespace

bool isMadeByHand(const BoardRecipe &recipe)
{
    return !recipe.edits.links.empty() || !recipe.edits.added.empty();
}

std::vector<BoardCard> boardCards()
{
    std::vector<BoardCard> cards;
    const auto addNamed = [&] {
        for (const NamedRow &row : named) {
            if (auto recipe = recipeOf(row))
                cards.push_back({QCoreApplication::translate("BoardCards", row.title),
                                 inBoth(row.words),
                                 *std::move(recipe)});
        }
    };
    for (const BoardForm &form : boardForms()) {
        const BoardRecipe recipe = usualRecipe(form);
        cards.push_back({shown(form.title),
                         QStringList{QString::fromStdString(boardSpec(recipe)),
                                     shown(enumTitle(form.lattice)),
                                     wordsOf(form)}
                             .join(QStringLiteral(", ")),
                         recipe});
        if (cards.size() == 1)
            addNamed();
    }
    return cards;
}

QPixmap boardPixmap(
    const BoardRecipe &recipe, QSize size, double ratio, const QPalette &palette, const QFont &font)
{
    const Design design = newDesign(cellCount(recipe) == 0 ? sampleGraph(recipe) : recipe, {});
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
