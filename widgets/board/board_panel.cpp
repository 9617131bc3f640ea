#include "widgets/board/board_panel.h"

#include "model/board/board_forms.h"
#include "model/design/limits.h"
#include "model/edit/board/board_size.h"
#include "model/edit/renumbering/sites.h"
#include "widgets/base/choice_buttons.h"
#include "widgets/base/fold_section.h"
#include "widgets/base/form.h"
#include "widgets/base/shown.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"
#include "widgets/board/arrange_box.h"
#include "widgets/board/board_drawing_box.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace rookery {

BoardPanel::BoardPanel(QWidget *parent)
    : Panel(parent)
{
    setObjectName(QStringLiteral("boardPanel"));
    auto *column = new QVBoxLayout;
    column->setSpacing(Tokens::gap);
    column->addWidget(makeSize());
    column->addWidget(makeNumbers());
    column->addWidget(makeWarning());
    column->addWidget(makeTopology());
    m_drawing = new BoardDrawingBox;
    connect(m_drawing, &BoardDrawingBox::newBoardWanted, this, &BoardPanel::newBoardWanted);
    column->addWidget(m_drawing);
    column->addWidget(makeCell());
    m_arrange = new ArrangeBox;
    column->addWidget(m_arrange);
    column->addStretch();
    form::wrapInScrollArea(this, column);
}

QWidget *BoardPanel::makeSize()
{
    auto *grid = new QGridLayout;
    const auto spin = [&](const QString &name) {
        auto *box = new QSpinBox;
        box->setRange(1, limits::side);
        box->setKeyboardTracking(false);
        form::explain(
            box, name, tr("%1: growing and cropping happen at the right and top edge").arg(name));
        return box;
    };
    m_files = spin(tr("Files"));
    m_ranks = spin(tr("Ranks"));
    grid->addWidget(form::label(tr("Files"), m_files), 1, 0);
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
    grid->addLayout(makeEdges(), 2, 0, 1, 5);
    grid->setColumnStretch(4, 1);
    m_sizeBox = new FoldSection("board.size", tr("Size"), grid);
    return m_sizeBox;
}

/// Buttons that grow and crop the board at one edge.
QLayout *BoardPanel::makeEdges()
{
    struct Edge
    {
        QString name;
        Margins grow;
        const char *growIcon;
        const char *cropIcon;
    };
    const Edge edges[] = {{tr("left"), {1, 0, 0, 0}, "grow-left", "crop-left"},
                          {tr("right"), {0, 1, 0, 0}, "grow-right", "crop-right"},
                          {tr("bottom"), {0, 0, 1, 0}, "grow-bottom", "crop-bottom"},
                          {tr("top"), {0, 0, 0, 1}, "grow-top", "crop-top"}};
    auto *buttons = new QHBoxLayout;
    for (const Edge &edge : edges) {
        auto *add = form::toolButton(edge.growIcon, tr("Grow at the %1 edge").arg(edge.name));
        auto *crop = form::toolButton(edge.cropIcon, tr("Crop at the %1 edge").arg(edge.name));
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
    return buttons;
}

QWidget *BoardPanel::makeNumbers()
{
    auto *grid = new QGridLayout;
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        auto *box = new QSpinBox;
        box->setKeyboardTracking(false);
        box->setObjectName(QStringLiteral("boardNumber%1").arg(i));
        m_numbers[i] = {form::label({}, box), box};
        const int at = static_cast<int>(i);
        grid->addWidget(m_numbers[i].label, 1 + at, 0);
        grid->addWidget(box, 1 + at, 1);
        connect(box, &QSpinBox::valueChanged, this, [this, i](int value) {
            if (!m_isRefreshing && workspace())
                resizeTo(i, value);
        });
    }
    grid->setColumnStretch(2, 1);
    m_numberBox = new FoldSection("board.size", tr("Size"), grid);
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
    form::explain(m_warningApply,
                  m_warningApply->text(),
                  tr("Goes on; one undo step brings everything back"));
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
    auto *grid = new QGridLayout;
    grid->setSpacing(Tokens::smallGap);
    constexpr int columns = 5;
    m_topologies = new QButtonGroup(this);
    int index = 0;
    for (const auto &row : enumRows<Topology>()) {
        auto *button = form::toolButton("topology-" + std::string(row.name), shown(row.title));
        button->setCheckable(true);
        button->setIconSize({Tokens::largePicture, Tokens::largePicture});
        button->setObjectName(QStringLiteral("topology-") + asKey(row.name));
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
    m_topologyBox = new FoldSection("board.topology", tr("Topology"), grid);
    return m_topologyBox;
}

QWidget *BoardPanel::makeCell()
{
    m_cellBox = new QWidget;
    auto *grid = new QGridLayout(m_cellBox);
    grid->setContentsMargins(0, 0, 0, 0);
    m_cellTitle = form::heading(tr("Cell"));
    m_cellName = new QLineEdit;
    m_cellName->setObjectName(QStringLiteral("cellName"));
    form::explain(m_cellName,
                  tr("Name of the cell"),
                  tr("Letters, digits, '_', '.' and '''; used in moves and files"));
    grid->addWidget(m_cellTitle, 0, 0, 1, 2);
    grid->addWidget(form::label(tr("Name"), m_cellName), 1, 0);
    grid->addWidget(m_cellName, 1, 1);
    connect(m_cellName, &QLineEdit::editingFinished, this, &BoardPanel::renameCell);
    return m_cellBox;
}

void BoardPanel::bound()
{
    m_waiting.reset();
    m_arrange->bind(workspace());
    m_drawing->bind(workspace());
    if (workspace()) {
        connect(&workspace()->session(), &Session::designChanged, this, [this](Sections changed) {
            m_waiting.reset();
            if (changed & (Section::Board | Section::Setup))
                refresh();
        });
        connect(&workspace()->choices(), &Choices::changed, this, &BoardPanel::refresh);
        connect(&workspace()->view(), &ViewState::changed, this, &BoardPanel::refresh);
        connect(&workspace()->choices(), &Choices::modeChanged, this, &BoardPanel::refresh);
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
    refreshForm();
    m_drawing->refresh();
    m_warning->setVisible(m_waiting.has_value());
    m_arrange->refresh();
    refreshCell();
}

void BoardPanel::refreshForm()
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
        m_numbers[i].label->setText(shown(size.title));
        m_numbers[i].box->setRange(size.least, size.most);
        m_numbers[i].box->setValue(recipe.*size.member);
        form::explain(m_numbers[i].box,
                      shown(size.title),
                      tr("%1: cells keep their place on the lattice").arg(shown(size.title)));
    }
    m_topologyBox->setVisible(form.topologies.size() > 1);
    offerChoices(*m_topologies, form.topologies, recipe.topology);
}

void BoardPanel::refreshCell()
{
    const auto cells = workspace()->choices().selectedCells();
    m_cellBox->setVisible(!cells.empty());
    if (cells.empty())
        return;
    const bool isOne = cells.size() == 1;
    m_cellTitle->setText(isOne ? tr("Cell")
                               : tr("%n cell(s)", nullptr, static_cast<int>(cells.size())));
    m_cellName->setEnabled(isOne);
    if (!m_cellName->hasFocus() || !m_cellName->isModified())
        m_cellName->setText(isOne ? QString::fromStdString(workspace()->board().name(cells.front()))
                                  : QStringLiteral("—"));
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
    if (!next || lost.pieces + lost.links == 0) {
        session.apply(text, std::move(next));
        return;
    }
    m_waiting = std::move(*next);
    m_waitingText = text;
    m_warningText->setText(tr("This would remove %1.").arg(shown(describeLosses(lost))));
}

void BoardPanel::renameCell()
{
    const auto cells = workspace() ? workspace()->choices().selectedCells() : std::vector<CellId>();
    if (cells.size() != 1 || !m_cellName->isModified())
        return;
    m_cellName->setModified(false);
    const SiteId site = workspace()->board().site(cells.front());
    workspace()->session().apply(
        tr("Rename a cell"),
        withCellRenamed(workspace()->design(), site, m_cellName->text().toStdString()));
    refreshCell();
}

} // namespace rookery
