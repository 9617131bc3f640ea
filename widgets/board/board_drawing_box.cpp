#include "widgets/board/board_drawing_box.h"

#include "model/board/board_forms.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/board/colour_edits.h"
#include "widgets/base/choice_buttons.h"
#include "widgets/base/fold_section.h"
#include "widgets/base/form.h"
#include "widgets/base/given_keys.h"
#include "widgets/base/tokens.h"
#include "widgets/board/colour_row.h"
#include "widgets/picture/hand_joins.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace rookery {

namespace {

/// What ghosts are, or why this board has none.
QString ghostTip(const BoardRecipe &recipe, bool isJoinedByHand)
{
    if (recipe.topology == Topology::Flat && !isJoinedByHand)
        return BoardDrawingBox::tr(
            "Shows the cells on the other side of a seam; this board's edges are open");
    switch (recipe.layout) {
    case Layout::Ring:
        return BoardDrawingBox::tr(
            "A ring is drawn joined; letters stand where the drawing does not show it");
    case Layout::Levels:
    case Layout::Stack:
        return BoardDrawingBox::tr(
            "Levels lie too close together for copies beyond their edges; the letters on the "
            "edges say what is joined");
    case Layout::Flat:
        break;
    }
    return BoardDrawingBox::tr(
        "Shows the cells on the other side of a seam; they can be pointed at");
}

template<class E>
E chosen(const QComboBox &combo)
{
    return static_cast<E>(combo.currentData().toInt());
}

template<class E>
void choose(QComboBox &combo, E value)
{
    combo.setCurrentIndex(combo.findData(static_cast<int>(value)));
}

/// Replaces the rows of a combo box by these values.
template<class Values>
void offer(QComboBox &combo, const Values &values)
{
    combo.clear();
    for (const auto value : values)
        combo.addItem(form::titleOf(value), static_cast<int>(value));
}

} // namespace

BoardDrawingBox::BoardDrawingBox(QWidget *parent)
    : QWidget(parent)
{
    auto *grid = new QGridLayout;
    grid->addWidget(makeLayouts(), 1, 0, 1, 3);
    grid->setColumnStretch(1, 1);
    addChoices(*grid);
    addSwitches(*grid);
    auto *another = new QPushButton(tr("Another board…"));
    form::explain(another, another->text(), tr("Chooses a new board for the same pieces"));
    connect(another, &QPushButton::clicked, this, &BoardDrawingBox::newBoardWanted);
    grid->addWidget(another, 9, 0, 1, 3, Qt::AlignLeft);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(new FoldSection("board.drawing", tr("Drawing"), grid));
}

QWidget *BoardDrawingBox::makeLayouts()
{
    m_layouts = new QButtonGroup(this);
    m_layoutBox = new QWidget;
    auto *layouts = new QGridLayout(m_layoutBox);
    layouts->setContentsMargins(0, 0, 0, 0);
    layouts->setSpacing(Tokens::hairGap);
    for (const auto &row : enumRows<Layout>()) {
        const QString title = form::titleOf(row.value);
        auto *button = form::toolButton("layout-" + std::string(row.name),
                                        tr("Draw the board: %1").arg(title));
        button->setText(title);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setCheckable(true);
        button->setObjectName(QStringLiteral("layout-")
                              + QString::fromStdString(std::string(row.name)));
        const int at = static_cast<int>(row.value);
        m_layouts->addButton(button, at);
        layouts->addWidget(button, at / 2, at % 2, Qt::AlignLeft);
    }
    layouts->setColumnStretch(2, 1);
    connect(m_layouts, &QButtonGroup::idClicked, this, [this](int id) {
        m_workspace->session().apply(tr("Draw the board another way"),
                                     withLayout(m_workspace->design(), static_cast<Layout>(id)));
        refresh();
    });
    return m_layoutBox;
}

void BoardDrawingBox::addChoices(QGridLayout &grid)
{
    const auto add = [&grid](int row, const QString &label, QComboBox *combo) {
        grid.addWidget(form::label(label, combo), row, 0);
        grid.addWidget(combo, row, 1, 1, 2);
        return combo;
    };
    m_labels = add(
        2,
        tr("Labels"),
        form::enumCombo<Labels>(
            tr("Labels"), tr("What is written beside the cells; names in files and moves stay")));
    m_labels->setObjectName(QStringLiteral("boardLabels"));
    connect(m_labels, &QComboBox::activated, this, [this] {
        m_workspace->session().apply(tr("Change the labels"),
                                     withLabels(m_workspace->design(), chosen<Labels>(*m_labels)));
    });
    m_places = add(3,
                   tr("Pieces"),
                   form::enumCombo<Places>(tr("Pieces stand"),
                                           tr("On the cells, or on points where lines cross")));
    m_places->setObjectName(QStringLiteral("boardPlaces"));
    connect(m_places, &QComboBox::activated, this, [this] {
        m_workspace->session().apply(tr("Stand pieces elsewhere"),
                                     withPlaces(m_workspace->design(), chosen<Places>(*m_places)));
    });
    m_colouring = add(
        4,
        tr("Colours"),
        form::enumCombo<Colouring>(
            tr("Colours"),
            tr("Which cells are drawn alike; a checkered board of hexagons has three colours")));
    m_colouring->setObjectName(QStringLiteral("boardColouring"));
    connect(m_colouring, &QComboBox::activated, this, [this] {
        m_workspace->session().apply(
            tr("Colour the cells another way"),
            withColouring(m_workspace->design(), chosen<Colouring>(*m_colouring)));
    });
    m_colours = new ColourRow;
    grid.addWidget(m_colours, 5, 0, 1, 3);
    m_symmetry = add(6,
                     tr("Symmetry"),
                     form::enumCombo<Symmetry>(
                         tr("Symmetry"),
                         tr("Strokes and placed pieces are repeated at the mirrored cells (S)")));
    showKeyInTip(*m_symmetry, QStringLiteral("board.symmetry"));
    connect(m_symmetry, &QComboBox::activated, this, [this] {
        m_workspace->choices().setSymmetry(chosen<Symmetry>(*m_symmetry));
    });
}

void BoardDrawingBox::addSwitches(QGridLayout &grid)
{
    m_ghosts = new QCheckBox(tr("Ghost cells beyond joined edges"));
    m_ghosts->setObjectName(QStringLiteral("boardGhosts"));
    connect(m_ghosts, &QCheckBox::toggled, this, [this](bool on) {
        if (m_workspace)
            m_workspace->view().setShowsGhosts(on);
    });
    m_names = new QCheckBox(tr("Names on the cells"));
    form::explain(m_names, m_names->text(), tr("Writes each cell's name into its corner"));
    connect(m_names, &QCheckBox::toggled, this, [this](bool on) {
        if (m_workspace)
            m_workspace->view().setShowsCellNames(on);
    });
    grid.addWidget(m_ghosts, 7, 0, 1, 3);
    grid.addWidget(m_names, 8, 0, 1, 3);
}

void BoardDrawingBox::bind(Workspace *workspace)
{
    m_workspace = workspace;
    m_colours->bind(workspace);
}

void BoardDrawingBox::refresh()
{
    refreshChoices();
    const BoardRecipe &recipe = *m_workspace->design().board;
    m_ghosts->setChecked(m_workspace->view().showsGhosts());
    const bool isJoinedByHand = !handGhosts(m_workspace->board(), 1).empty();
    m_ghosts->setEnabled(isJoinedByHand
                         || (recipe.topology != Topology::Flat && recipe.layout == Layout::Flat));
    form::explain(m_ghosts, m_ghosts->text(), ghostTip(recipe, isJoinedByHand));
    m_names->setChecked(m_workspace->view().showsCellNames());
}

void BoardDrawingBox::refreshChoices()
{
    const BoardRecipe &recipe = *m_workspace->design().board;
    const BoardForm &form = *boardForm(recipe.lattice, recipe.outline);
    m_layoutBox->setVisible(form.layouts.size() > 1);
    offerChoices(*m_layouts, form.layouts, recipe.layout);
    offer(*m_labels, form.labels);
    choose(*m_labels, recipe.labels);
    choose(*m_places, recipe.places);
    choose(*m_colouring, recipe.colouring);
    offer(*m_symmetry, m_workspace->choices().symmetries());
    choose(*m_symmetry, m_workspace->choices().symmetry());
    if (m_symmetry->currentIndex() < 0)
        m_symmetry->setCurrentIndex(0);
}

} // namespace rookery
