#include "widgets/panels/board_panel.h"

#include "model/board/board_forms.h"
#include "model/design/limits.h"
#include "model/edit/colour_edits.h"
#include "model/edit/board_size.h"
#include "model/edit/sites.h"
#include "widgets/icons.h"
#include "widgets/panels/arrange_box.h"
#include "widgets/panels/colour_row.h"
#include "widgets/panels/form.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

namespace {

QString title(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

template<class E>
bool has(std::span<const E> choices, E wanted)
{
    return std::find(choices.begin(), choices.end(), wanted) != choices.end();
}

/// Shows the buttons of the values that a form has.
template<class E>
void offer(const QButtonGroup &group, std::span<const E> choices, E chosen)
{
    for (QAbstractButton *button : group.buttons())
        button->setVisible(has(choices, static_cast<E>(group.id(button))));
    if (QAbstractButton *button = group.button(static_cast<int>(chosen)))
        button->setChecked(true);
}

/// What ghosts are, or why this board has none.
QString ghostTip(const BoardRecipe &recipe)
{
    if (recipe.topology == Topology::Flat)
        return BoardPanel::tr("Shows the cells on the other side of a seam; this board's edges are open");
    switch (recipe.layout) {
    case Layout::Ring:
        return BoardPanel::tr("A ring is drawn joined; letters stand where the drawing does not show it");
    case Layout::Levels:
    case Layout::Stack:
        return BoardPanel::tr("Levels lie too close together for copies beyond their edges; the letters on the "
                              "edges say what is joined");
    case Layout::Flat:
        break;
    }
    return BoardPanel::tr("Shows the cells on the other side of a seam; they can be pointed at");
}

} // namespace

BoardPanel::BoardPanel(QWidget *parent)
    : Panel(parent)
{
    setObjectName(QStringLiteral("boardPanel"));
    auto *column = new QVBoxLayout;
    column->setSpacing(10);
    column->addWidget(makeSize());
    column->addWidget(makeNumbers());
    column->addWidget(makeWarning());
    column->addWidget(makeTopology());
    column->addWidget(makeDrawing());
    column->addWidget(makeCell());
    m_arrange = new ArrangeBox;
    column->addWidget(m_arrange);
    column->addStretch();
    form::wrapInScrollArea(this, column);
}

QWidget *BoardPanel::makeSize()
{
    m_sizeBox = new QWidget;
    auto *grid = new QGridLayout(m_sizeBox);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(form::heading(tr("Size")), 0, 0, 1, 5);
    const auto spin = [&](const QString &name) {
        auto *box = new QSpinBox;
        box->setRange(1, limits::side);
        box->setKeyboardTracking(false);
        form::explain(box, name, tr("%1: growing and cropping happen at the right and top edge").arg(name));
        return box;
    };
    m_files = spin(tr("Files"));
    m_ranks = spin(tr("Ranks"));
    grid->addWidget(new QLabel(tr("Files")), 1, 0);
    grid->addWidget(m_files, 1, 1);
    grid->addWidget(new QLabel(tr("Ranks")), 1, 2);
    grid->addWidget(m_ranks, 1, 3);
    connect(m_files, &QSpinBox::valueChanged, this, [this](int files) {
        if (!m_isRefreshing && workspace())
            resize({0, files - workspace()->design().board->files, 0, 0});
    });
    connect(m_ranks, &QSpinBox::valueChanged, this, [this](int ranks) {
        if (!m_isRefreshing && workspace())
            resize({0, 0, 0, ranks - workspace()->design().board->ranks});
    });

    struct Edge
    {
        QString name;
        Margins grow;
        const char *icon;
    };
    const Edge edges[] = {{tr("left"), {1, 0, 0, 0}, "grow-left"},
                          {tr("right"), {0, 1, 0, 0}, "grow-right"},
                          {tr("bottom"), {0, 0, 1, 0}, "grow-bottom"},
                          {tr("top"), {0, 0, 0, 1}, "grow-top"}};
    auto *buttons = new QHBoxLayout;
    for (const Edge &edge : edges) {
        auto *add = form::toolButton(edge.icon, tr("Grow at the %1 edge").arg(edge.name));
        auto *crop = form::toolButton("remove", tr("Crop at the %1 edge").arg(edge.name));
        connect(add, &QToolButton::clicked, this, [this, edge] { resize(edge.grow); });
        connect(crop, &QToolButton::clicked, this, [this, edge] {
            const Margins &grow = edge.grow;
            resize({-grow.left, -grow.right, -grow.bottom, -grow.top});
        });
        auto *pair = new QHBoxLayout;
        pair->setSpacing(0);
        pair->addWidget(add);
        pair->addWidget(crop);
        buttons->addLayout(pair);
    }
    buttons->addStretch();
    grid->addLayout(buttons, 2, 0, 1, 5);
    grid->setColumnStretch(4, 1);
    return m_sizeBox;
}

QWidget *BoardPanel::makeNumbers()
{
    m_numberBox = new QWidget;
    auto *grid = new QGridLayout(m_numberBox);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(form::heading(tr("Size")), 0, 0, 1, 4);
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        auto *box = new QSpinBox;
        box->setKeyboardTracking(false);
        box->setObjectName(QStringLiteral("boardNumber%1").arg(i));
        m_numbers[i] = {new QLabel, box};
        const int at = static_cast<int>(i);
        grid->addWidget(m_numbers[i].label, 1 + at, 0);
        grid->addWidget(box, 1 + at, 1);
        connect(box, &QSpinBox::valueChanged, this, [this, i](int value) {
            if (!m_isRefreshing && workspace())
                resizeTo(i, value);
        });
    }
    grid->setColumnStretch(2, 1);
    return m_numberBox;
}

QWidget *BoardPanel::makeWarning()
{
    m_warning = new QWidget;
    m_warning->setObjectName(QStringLiteral("lossWarning"));
    auto *layout = new QVBoxLayout(m_warning);
    layout->setContentsMargins(0, 0, 0, 0);
    m_warningText = new QLabel;
    m_warningText->setWordWrap(true);
    m_warningApply = new QPushButton(tr("Remove them"));
    m_warningApply->setObjectName(QStringLiteral("lossApply"));
    form::explain(m_warningApply, m_warningApply->text(), tr("Goes on; one undo step brings everything back"));
    auto *keep = new QPushButton(tr("Keep the board"));
    keep->setObjectName(QStringLiteral("lossKeep"));
    form::explain(keep, keep->text(), tr("Leaves the board as it is"));
    auto *row = new QHBoxLayout;
    row->addWidget(m_warningApply);
    row->addWidget(keep);
    row->addStretch();
    layout->addWidget(m_warningText);
    layout->addLayout(row);
    connect(m_warningApply, &QPushButton::clicked, this, [this] {
        if (m_waiting && workspace())
            workspace()->session().apply(m_waitingText, *std::exchange(m_waiting, std::nullopt));
        refresh();
    });
    connect(keep, &QPushButton::clicked, this, [this] {
        m_waiting.reset();
        refresh();
    });
    m_warning->hide();
    return m_warning;
}

QWidget *BoardPanel::makeTopology()
{
    m_topologyBox = new QWidget;
    auto *grid = new QGridLayout(m_topologyBox);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(4);
    constexpr int columns = 5;
    grid->addWidget(form::heading(tr("Topology")), 0, 0, 1, columns);
    m_topologies = new QButtonGroup(this);
    int index = 0;
    for (const auto &row : enumRows<Topology>()) {
        auto *button = form::toolButton("topology-" + std::string(row.name), title(row.title));
        button->setCheckable(true);
        button->setIconSize({26, 26});
        button->setObjectName(QStringLiteral("topology-") + title(row.name));
        m_topologies->addButton(button, static_cast<int>(row.value));
        grid->addWidget(button, 1 + index / columns, index % columns, Qt::AlignLeft);
        ++index;
    }
    grid->setColumnStretch(columns, 1);
    connect(m_topologies, &QButtonGroup::idClicked, this, [this](int id) {
        const auto next = withTopology(workspace()->design(), static_cast<Topology>(id));
        askBefore(tr("Change the topology"), next);
        refresh();
    });
    return m_topologyBox;
}

QWidget *BoardPanel::makeDrawing()
{
    auto *box = new QWidget;
    auto *grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(form::heading(tr("Drawing")), 0, 0, 1, 3);
    m_layouts = new QButtonGroup(this);
    m_layoutBox = new QWidget;
    auto *layouts = new QGridLayout(m_layoutBox);
    layouts->setContentsMargins(0, 0, 0, 0);
    layouts->setSpacing(2);
    for (const auto &row : enumRows<Layout>()) {
        auto *button = form::toolButton("layout-" + std::string(row.name), tr("Draw the board: %1").arg(title(row.title)));
        button->setText(title(row.title));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setCheckable(true);
        button->setObjectName(QStringLiteral("layout-") + title(row.name));
        m_layouts->addButton(button, static_cast<int>(row.value));
        const int at = static_cast<int>(row.value);
        layouts->addWidget(button, at / 2, at % 2, Qt::AlignLeft);
    }
    layouts->setColumnStretch(2, 1);
    grid->addWidget(m_layoutBox, 1, 0, 1, 3);
    connect(m_layouts, &QButtonGroup::idClicked, this, [this](int id) {
        workspace()->session().apply(tr("Draw the board another way"),
                                     withLayout(workspace()->design(), static_cast<Layout>(id)));
        refresh();
    });

    m_labels = form::enumCombo<Labels>(tr("Labels"), tr("What is written beside the cells; names in files and moves stay"));
    grid->addWidget(new QLabel(tr("Labels")), 2, 0);
    grid->addWidget(m_labels, 2, 1, 1, 2);
    connect(m_labels, &QComboBox::activated, this, [this](int index) {
        workspace()->session().apply(tr("Change the labels"),
                                     withLabels(workspace()->design(), static_cast<Labels>(m_labels->itemData(index).toInt())));
    });
    m_places = form::enumCombo<Places>(tr("Pieces stand"), tr("On the cells, or on points where lines cross"));
    m_places->setObjectName(QStringLiteral("boardPlaces"));
    grid->addWidget(new QLabel(tr("Pieces")), 3, 0);
    grid->addWidget(m_places, 3, 1, 1, 2);
    connect(m_places, &QComboBox::activated, this, [this] {
        workspace()->session().apply(tr("Stand pieces elsewhere"),
                                     withPlaces(workspace()->design(), static_cast<Places>(m_places->currentData().toInt())));
    });
    m_colouring = form::enumCombo<Colouring>(tr("Colours"), tr("Which cells are drawn alike"));
    m_colouring->setObjectName(QStringLiteral("boardColouring"));
    grid->addWidget(new QLabel(tr("Colours")), 4, 0);
    grid->addWidget(m_colouring, 4, 1, 1, 2);
    connect(m_colouring, &QComboBox::activated, this, [this] {
        workspace()->session().apply(tr("Colour the cells another way"),
                                     withColouring(workspace()->design(), static_cast<Colouring>(m_colouring->currentData().toInt())));
    });
    m_colours = new ColourRow;
    grid->addWidget(m_colours, 5, 0, 1, 3);
    m_symmetry = form::enumCombo<Symmetry>(tr("Symmetry"), tr("Strokes and placed pieces are repeated at the mirrored cells (S)"));
    grid->addWidget(new QLabel(tr("Symmetry")), 6, 0);
    grid->addWidget(m_symmetry, 6, 1, 1, 2);
    connect(m_symmetry, &QComboBox::activated, this, [this](int index) {
        workspace()->setSymmetry(static_cast<Symmetry>(m_symmetry->itemData(index).toInt()));
    });
    m_ghosts = new QCheckBox(tr("Ghost cells beyond joined edges"));
    m_ghosts->setObjectName(QStringLiteral("boardGhosts"));
    connect(m_ghosts, &QCheckBox::toggled, this, [this](bool on) {
        if (workspace())
            workspace()->setShowsGhosts(on);
    });
    m_names = new QCheckBox(tr("Names on the cells"));
    form::explain(m_names, m_names->text(), tr("Writes each cell's name into its corner"));
    connect(m_names, &QCheckBox::toggled, this, [this](bool on) {
        if (workspace())
            workspace()->setShowsCellNames(on);
    });
    grid->addWidget(m_ghosts, 7, 0, 1, 3);
    grid->addWidget(m_names, 8, 0, 1, 3);
    auto *another = new QPushButton(tr("Another board…"));
    form::explain(another, another->text(), tr("Chooses a new board for the same pieces"));
    connect(another, &QPushButton::clicked, this, &BoardPanel::newBoardWanted);
    grid->addWidget(another, 9, 0, 1, 3, Qt::AlignLeft);
    return box;
}

QWidget *BoardPanel::makeCell()
{
    m_cellBox = new QWidget;
    auto *grid = new QGridLayout(m_cellBox);
    grid->setContentsMargins(0, 0, 0, 0);
    m_cellTitle = form::heading(tr("Cell"));
    m_cellName = new QLineEdit;
    m_cellName->setObjectName(QStringLiteral("cellName"));
    form::explain(m_cellName, tr("Name of the cell"), tr("Letters, digits, '_', '.' and '''; used in moves and files"));
    grid->addWidget(m_cellTitle, 0, 0, 1, 2);
    grid->addWidget(new QLabel(tr("Name")), 1, 0);
    grid->addWidget(m_cellName, 1, 1);
    connect(m_cellName, &QLineEdit::editingFinished, this, &BoardPanel::renameCell);
    return m_cellBox;
}

void BoardPanel::bound()
{
    m_waiting.reset();
    m_arrange->bind(workspace());
    m_colours->bind(workspace());
    if (workspace()) {
        connect(&workspace()->session(), &Session::designChanged, this, [this](Sections changed) {
            m_waiting.reset();
            if (changed & (Section::Board | Section::Setup))
                refresh();
        });
        connect(workspace(), &Workspace::choiceChanged, this, &BoardPanel::refresh);
        connect(workspace(), &Workspace::viewChanged, this, &BoardPanel::refresh);
    }
    refresh();
}

void BoardPanel::refresh()
{
    if (!workspace())
        return;
    const QScopedValueRollback guard(m_isRefreshing, true);
    const BoardRecipe &recipe = *workspace()->design().board;
    m_files->setValue(recipe.files);
    m_ranks->setValue(recipe.ranks);
    refreshChoices();
    m_ghosts->setChecked(workspace()->showsGhosts());
    m_ghosts->setEnabled(recipe.topology != Topology::Flat && recipe.layout == Layout::Flat);
    form::explain(m_ghosts, m_ghosts->text(), ghostTip(recipe));
    m_names->setChecked(workspace()->showsCellNames());
    m_warning->setVisible(m_waiting.has_value());
    m_arrange->refresh();
    refreshCell();
}

void BoardPanel::refreshChoices()
{
    const BoardRecipe &recipe = *workspace()->design().board;
    const BoardForm &form = *boardForm(recipe.lattice, recipe.outline);
    const bool isSquare = recipe.lattice == Lattice::Square;
    m_sizeBox->setVisible(isSquare);
    m_numberBox->setVisible(!isSquare && !form.sizes.empty());
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        const bool isUsed = i < form.sizes.size();
        m_numbers[i].label->setVisible(isUsed);
        m_numbers[i].box->setVisible(isUsed);
        if (!isUsed)
            continue;
        const SizeParameter &size = form.sizes[i];
        m_numbers[i].label->setText(title(size.title));
        m_numbers[i].box->setRange(size.least, size.most);
        m_numbers[i].box->setValue(recipe.*size.member);
        form::explain(m_numbers[i].box, title(size.title), tr("%1: cells keep their place on the lattice").arg(title(size.title)));
    }
    m_topologyBox->setVisible(form.topologies.size() > 1);
    offer(*m_topologies, form.topologies, recipe.topology);
    m_layoutBox->setVisible(form.layouts.size() > 1);
    offer(*m_layouts, form.layouts, recipe.layout);
    m_labels->clear();
    for (const Labels labels : form.labels)
        m_labels->addItem(title(enumTitle(labels)), static_cast<int>(labels));
    m_labels->setCurrentIndex(m_labels->findData(static_cast<int>(recipe.labels)));
    m_places->setCurrentIndex(m_places->findData(static_cast<int>(recipe.places)));
    m_colouring->setCurrentIndex(m_colouring->findData(static_cast<int>(recipe.colouring)));
    m_symmetry->clear();
    for (const Symmetry symmetry : workspace()->symmetries())
        m_symmetry->addItem(title(enumTitle(symmetry)), static_cast<int>(symmetry));
    m_symmetry->setCurrentIndex(std::max(0, m_symmetry->findData(static_cast<int>(workspace()->symmetry()))));
}

void BoardPanel::refreshCell()
{
    const auto cells = workspace()->selectedCells();
    m_cellBox->setVisible(!cells.empty());
    if (cells.empty())
        return;
    const bool isOne = cells.size() == 1;
    m_cellTitle->setText(isOne ? tr("Cell") : tr("%n cell(s)", nullptr, static_cast<int>(cells.size())));
    m_cellName->setEnabled(isOne);
    if (!m_cellName->hasFocus() || !m_cellName->isModified())
        m_cellName->setText(isOne ? QString::fromStdString(workspace()->board().name(cells.front())) : QStringLiteral("—"));
}

void BoardPanel::resize(const Margins &margins)
{
    if (!workspace())
        return;
    askBefore(tr("Resize the board"), withMargins(workspace()->design(), margins));
    refresh();
}

void BoardPanel::resizeTo(std::size_t number, int value)
{
    BoardRecipe size = *workspace()->design().board;
    const BoardForm &form = *boardForm(size.lattice, size.outline);
    if (number < form.sizes.size())
        size.*form.sizes[number].member = value;
    askBefore(tr("Resize the board"), withSize(workspace()->design(), size));
    refresh();
}

void BoardPanel::askBefore(const QString &text, Result<Design> next)
{
    Session &session = workspace()->session();
    const Losses lost = next ? losses(session.design(), *next) : Losses();
    if (!next || lost.men + lost.links == 0) {
        session.apply(text, std::move(next));
        return;
    }
    m_waiting = std::move(*next);
    m_waitingText = text;
    m_warningText->setText(tr("This would remove %1.").arg(QString::fromStdString(describeLosses(lost))));
}

void BoardPanel::renameCell()
{
    const auto cells = workspace() ? workspace()->selectedCells() : std::vector<CellId>();
    if (cells.size() != 1 || !m_cellName->isModified())
        return;
    m_cellName->setModified(false);
    const SiteId site = workspace()->board().site(cells.front());
    workspace()->session().apply(tr("Rename a cell"),
                                 withCellRenamed(workspace()->design(), site, m_cellName->text().toStdString()));
    refreshCell();
}

} // namespace rookery
