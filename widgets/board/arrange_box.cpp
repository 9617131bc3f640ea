#include "widgets/board/arrange_box.h"

#include "model/board/layout.h"
#include "model/design/cell_outlines.h"
#include "model/edit/board/arrangement.h"
#include "model/edit/board/outline_edits.h"
#include "widgets/base/fold_section.h"
#include "widgets/base/form.h"
#include "widgets/base/tokens.h"
#include "widgets/picture/board_scene.h"

#include <QComboBox>
#include <QFileDialog>
#include <QGridLayout>
#include <QImageReader>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace rookery {

namespace {

enum CellFigure { Circle, PolygonOfCells };

/// So large that neighbours on the rim lie one cell apart.
int radiusFor(int count)
{
    return std::max(cellUnit,
                    static_cast<int>(std::lround(count * cellUnit / (2 * std::numbers::pi))));
}

int radiusFor(int corners, int perSide)
{
    return std::max(cellUnit,
                    static_cast<int>(std::lround(perSide * cellUnit
                                                 / (2 * std::sin(std::numbers::pi / corners)))));
}

} // namespace

ArrangeBox::ArrangeBox(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("arrangeBox"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::gap);
    column->addWidget(
        new FoldSection("board.arrange", tr("Arrange the selected cells"), makeAlignment()));
    column->addWidget(
        new FoldSection("board.figures", tr("Add a ring or polygon of cells"), makeFigures()));
    column->addWidget(new FoldSection("board.tracing", tr("Reference image"), makeTracing()));
    refresh();
}

QLayout *ArrangeBox::makeAlignment()
{
    auto *grid = new QGridLayout;
    grid->setSpacing(Tokens::hairGap);
    const auto add = [&](const QString &text,
                         const QString &tip,
                         const char *name,
                         int row,
                         int column,
                         auto edit) {
        auto *button = new QPushButton(text);
        button->setObjectName(QLatin1String(name));
        form::explain(button, tip, tip);
        grid->addWidget(button, row, column);
        m_needTwo << button;
        connect(button, &QPushButton::clicked, this, [this, tip, edit] {
            if (m_workspace)
                m_workspace->session().apply(tip,
                                             edit(m_workspace->session().committed(), selected()));
        });
    };
    const auto align = [](Alignment alignment) {
        return [alignment](const Design &design, const std::vector<SiteId> &sites) {
            return withCellsAligned(design, sites, alignment);
        };
    };
    const auto spread = [](Spread way) {
        return [way](const Design &design, const std::vector<SiteId> &sites) {
            return withCellsDistributed(design, sites, way);
        };
    };
    add(tr("Left"), tr("Align cells at the left"), "alignLeft", 0, 0, align(Alignment::Left));
    add(tr("Centre"),
        tr("Align cells on an upright line"),
        "alignCentre",
        0,
        1,
        align(Alignment::Centre));
    add(tr("Right"), tr("Align cells at the right"), "alignRight", 0, 2, align(Alignment::Right));
    add(tr("Top"), tr("Align cells at the top"), "alignTop", 1, 0, align(Alignment::Top));
    add(tr("Middle"),
        tr("Align cells on a level line"),
        "alignMiddle",
        1,
        1,
        align(Alignment::Middle));
    add(tr("Bottom"),
        tr("Align cells at the bottom"),
        "alignBottom",
        1,
        2,
        align(Alignment::Bottom));
    add(tr("Space ↔"),
        tr("Space cells out evenly from left to right"),
        "spaceLevel",
        2,
        0,
        spread(Spread::Level));
    add(tr("Space ↕"),
        tr("Space cells out evenly from top to bottom"),
        "spaceUpright",
        2,
        1,
        spread(Spread::Upright));
    grid->addWidget(new QLabel(tr("Outline")), 3, 0);
    grid->addWidget(makeOutlines(), 3, 1, 1, 2);
    return grid;
}

QWidget *ArrangeBox::makeOutlines()
{
    constexpr int round = 24; // corners of what looks like a circle
    m_outline = new QComboBox;
    m_outline->setObjectName(QStringLiteral("cellOutline"));
    m_outline->addItem(tr("choose…"), -1);
    m_outline->addItem(tr("as the board gives it"), 0);
    m_outline->addItem(tr("Triangle"), 3);
    m_outline->addItem(tr("Square"), 4);
    m_outline->addItem(tr("Hexagon"), 6);
    m_outline->addItem(tr("Octagon"), 8);
    m_outline->addItem(tr("Circle"), round);
    form::explain(m_outline,
                  tr("Outline of the selected cells"),
                  tr("Draws the selected cells with this outline"));
    connect(m_outline, &QComboBox::activated, this, [this] {
        const int corners = m_outline->currentData().toInt();
        m_outline->setCurrentIndex(0);
        if (m_workspace && corners >= 0)
            m_workspace->session().apply(
                tr("Change the outline of cells"),
                withCellsShaped(m_workspace->session().committed(),
                                selected(),
                                corners > 0 ? regularOutline(corners) : Polygon()));
    });
    return m_outline;
}

QLayout *ArrangeBox::makeFigures()
{
    m_figure = new QComboBox;
    m_figure->setObjectName(QStringLiteral("figure"));
    m_figure->addItem(tr("Circle"), Circle);
    m_figure->addItem(tr("Polygon"), PolygonOfCells);
    form::explain(m_figure, tr("Figure"), tr("How the new cells lie to each other"));
    m_count = new QSpinBox;
    m_count->setObjectName(QStringLiteral("figureCount"));
    m_count->setRange(3, 200);
    m_count->setValue(8);
    form::explain(
        m_count, tr("Cells or corners"), tr("Cells on the circle, or corners of the polygon"));
    m_perSide = new QSpinBox;
    m_perSide->setObjectName(QStringLiteral("figureSide"));
    m_perSide->setRange(1, 50);
    m_perSide->setValue(3);
    m_perSide->setEnabled(false);
    form::explain(
        m_perSide, tr("Cells on each side"), tr("Of a polygon; each corner counts for one side"));
    auto *add = new QPushButton(tr("Add"));
    add->setObjectName(QStringLiteral("addFigure"));
    form::explain(
        add,
        tr("Add the figure"),
        tr("Adds the cells beside the board, or in the middle of an empty one, and selects them"));
    auto *row = new QHBoxLayout;
    row->addWidget(m_figure, 1);
    row->addWidget(m_count);
    row->addWidget(m_perSide);
    row->addWidget(add);
    connect(m_figure, &QComboBox::activated, this, [this](int index) {
        m_perSide->setEnabled(index == PolygonOfCells);
    });
    connect(add, &QPushButton::clicked, this, &ArrangeBox::addFigure);
    return row;
}

QLayout *ArrangeBox::makeTracing()
{
    auto *choose = new QPushButton(tr("Choose…"));
    choose->setObjectName(QStringLiteral("chooseTracing"));
    form::explain(choose,
                  tr("Choose a picture"),
                  tr("Lays a picture under the board, as wide as the board; it is not saved with "
                     "the design"));
    m_forget = new QPushButton(tr("Remove"));
    form::explain(
        m_forget, tr("Remove the picture"), tr("Takes the picture away from under the board"));
    m_strength = new QSlider(Qt::Horizontal);
    m_strength->setObjectName(QStringLiteral("tracingStrength"));
    m_strength->setRange(0, 100);
    form::explain(m_strength,
                  tr("Strength of the picture"),
                  tr("How much of the picture is seen through the cells"));
    connect(choose, &QPushButton::clicked, this, [this] {
        const QString path =
            QFileDialog::getOpenFileName(this,
                                         tr("Choose a picture"),
                                         {},
                                         tr("Pictures (*.png *.jpg *.jpeg *.svg *.webp *.bmp)"));
        if (!path.isEmpty() && !trace(path) && m_workspace)
            Q_EMIT m_workspace->said(tr("“%1” is no picture that can be read.").arg(path));
    });
    connect(m_forget, &QPushButton::clicked, this, [this] {
        if (m_workspace)
            m_workspace->view().setTracing({});
        refresh();
    });
    connect(m_strength, &QSlider::valueChanged, this, &ArrangeBox::setStrength);
    auto *row = new QHBoxLayout;
    row->addWidget(choose);
    row->addWidget(m_forget);
    row->addWidget(m_strength, 1);
    return row;
}

void ArrangeBox::bind(Workspace *workspace)
{
    m_workspace = workspace;
    refresh();
}

std::vector<SiteId> ArrangeBox::selected() const
{
    return {m_workspace->choices().selection().begin(), m_workspace->choices().selection().end()};
}

void ArrangeBox::refresh()
{
    const bool hasTwo = m_workspace && m_workspace->choices().selection().size() > 1;
    for (QPushButton *button : m_needTwo)
        button->setEnabled(hasTwo);
    m_outline->setEnabled(m_workspace && !m_workspace->choices().selection().empty());
    const bool isTracing = m_workspace && !m_workspace->view().tracing().image.isNull();
    m_forget->setEnabled(isTracing);
    m_strength->setEnabled(isTracing);
    const QSignalBlocker guard(m_strength);
    m_strength->setValue(
        m_workspace ? static_cast<int>(m_workspace->view().tracing().strength * 100) : 0);
}

void ArrangeBox::addFigure()
{
    if (!m_workspace)
        return;
    const int count = m_count->value();
    const bool isCircle = m_figure->currentIndex() == Circle;
    const int radius = isCircle ? radiusFor(count) : radiusFor(count, m_perSide->value());
    Point centre;
    if (m_workspace->board().size() > 0) {
        const Bounds all = bounds(m_workspace->board());
        centre = {all.high.x + radius + cellUnit, (all.low.y + all.high.y) / 2};
    }
    const auto places = isCircle ? circlePlaces(centre, count, radius)
                                 : polygonPlaces(centre, count, m_perSide->value(), radius);
    const std::size_t first = m_workspace->board().siteCount();
    if (!m_workspace->session().apply(tr("Add a ring or polygon of cells"),
                                      withCellsAdded(m_workspace->session().committed(), places)))
        return;
    std::set<SiteId> added;
    for (std::size_t i = 0; i < places.size(); ++i)
        added.insert(SiteId(first + i));
    m_workspace->choices().setSelection(std::move(added));
}

bool ArrangeBox::trace(const QString &path)
{
    if (!m_workspace)
        return false;
    QImageReader reader(path);
    reader.setAutoTransform(true);
    const QImage image = reader.read();
    if (image.isNull())
        return false;
    constexpr double emptyBoard = 10; // cells wide
    QRectF area(0, -emptyBoard, emptyBoard, emptyBoard);
    if (m_workspace->board().size() > 0)
        area = BoardScene(m_workspace->board()).cellBounds();
    // As wide as the board, about its middle.
    const double height = area.width() * image.height() / image.width();
    m_workspace->view().setTracing(
        {image, QRectF(area.left(), area.center().y() - height / 2, area.width(), height), 0.6});
    refresh();
    return true;
}

void ArrangeBox::setStrength(int percent)
{
    if (!m_workspace)
        return;
    Tracing tracing = m_workspace->view().tracing();
    tracing.strength = percent / 100.0;
    m_workspace->view().setTracing(std::move(tracing));
}

} // namespace rookery
