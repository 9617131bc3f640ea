#include "widgets/movement/paint_bar.h"

#include "widgets/base/fitting.h"
#include "widgets/base/form.h"
#include "widgets/base/given_keys.h"
#include "widgets/base/icons.h"
#include "widgets/base/tokens.h"
#include "widgets/movement/pencil_pictures.h"
#include "widgets/movement/pencils.h"
#include "widgets/picture/mark_painter.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QToolButton>

namespace rookery {

namespace {

constexpr int longestRange = 30;
constexpr int gap = Tokens::gap;

QToolButton *choiceButton(const QString &name, const QString &tip)
{
    auto *button = new QToolButton;
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setIconSize({pencilPictureSide, pencilPictureSide});
    form::explain(button, name, tip);
    return button;
}

QFrame *separator()
{
    auto *line = new QFrame;
    line->setFrameShape(QFrame::VLine);
    line->setFrameShadow(QFrame::Plain);
    line->setEnabled(false); // as faint as disabled text
    return line;
}

} // namespace

/// What stays together, beside each other, whichever way the bar is arranged.
class PaintBar::Group final : public QWidget
{
public:
    Group()
        : m_row(new QHBoxLayout(this))
    {
        m_row->setContentsMargins(0, 0, 0, 0);
        m_row->setSpacing(Tokens::hairGap);
    }

    void add(QWidget *widget) { m_row->addWidget(widget); }
    void addGap() { m_row->addSpacing(gap); }
    void addStretch() { m_row->addStretch(); }

private:
    QHBoxLayout *m_row;
};

PaintBar::PaintBar(MovementGrid &grid, QWidget *parent)
    : QWidget(parent)
    , m_grid(grid)
    , m_pencils(new QButtonGroup(this))
    , m_rights(new QButtonGroup(this))
    , m_range(new QSpinBox)
    , m_stride(new QCheckBox(tr("Repeat this leap")))
    , m_symmetry(new QComboBox)
    , m_side(new QComboBox)
    , m_symmetryLabel(new QLabel(tr("S&ymmetry")))
    , m_piecesLabel(new QLabel(tr("Test pieces")))
    , m_clear(form::toolButton("close", tr("Take the test pieces away")))
    , m_options(form::toolButton("settings", {}))
    , m_popup(new QFrame(this, Qt::Popup))
    , m_layout(new QGridLayout(this))
    , m_pencilGroup(new Group)
    , m_rightsGroup(new Group)
    , m_symmetryGroup(new Group)
    , m_pieceGroup(new Group)
    , m_lines{separator(), separator()}
{
    setObjectName(QStringLiteral("paintBar"));
    setUpBoxes();
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setHorizontalSpacing(gap);
    m_layout->setVerticalSpacing(Tokens::hairGap);
    makePencils();
    makeRights();
    makeSymmetry();
    makeTestPieces();
    makeOptions();
    connectParts();
    refreshPictures();
    refresh();
    std::vector<Fitting::Arrange> arrangements;
    for (const Room room : {Room::Narrow, Room::Pictures, Room::Labels, Room::Words})
        arrangements.emplace_back([this, room] { arrange(room); });
    new Fitting(*this, std::move(arrangements));
}

void PaintBar::setUpBoxes()
{
    m_range->setRange(0, longestRange);
    m_range->setSpecialValueText(tr("any distance"));
    m_range->setPrefix(tr("up to "));
    form::explain(
        m_symmetry,
        tr("Symmetry"),
        tr("Which other cells a stroke touches along with the one under the pointer (S)"));
    showKeyInTip(*m_symmetry, partKeyId("painter", "symmetry"));
    form::explain(
        m_side, tr("Size of the grid"), tr("How many cells the grid shows around the piece"));
    form::explain(m_range, tr("Range of rides"), tr("How many steps a painted ride may take"));
    form::explain(m_stride,
                  tr("Step is the clicked cell"),
                  tr("A ride repeats the leap to the clicked cell instead of the smallest step "
                     "that way (Alt)"));
}

/// What can be chosen goes by the lattice.
void PaintBar::fillBoxes()
{
    m_lattice = m_grid.lattice();
    m_symmetry->clear();
    m_symmetry->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_symmetry->setMinimumContentsLength(10);
    const QIcon icon = tintedIcon(QStringLiteral("symmetry")); // where there is no label
    for (const PaintSymmetry symmetry : symmetriesOn(m_lattice)) {
        QString title = form::titleOf(symmetry);
        const auto ways = imagesOf(symmetry, m_lattice).size();
        if (symmetry == PaintSymmetry::All)
            title = tr("%1-fold").arg(ways);
        else if (symmetry == PaintSymmetry::Turns)
            title = tr("%1 rotations").arg(ways);
        m_symmetry->addItem(icon, title, static_cast<int>(symmetry));
    }
    m_side->clear();
    m_side->addItem(tr("Automatic"));
    for (const int side : patternSides(m_lattice)) {
        const QString title = m_lattice == Lattice::Square  ? tr("%1 × %1")
                              : m_lattice == Lattice::Cube  ? tr("%1 × %1 × %1")
                              : m_lattice == Lattice::Hyper ? tr("%1 × %1 × %1 × %1")
                                                            : tr("%1 across");
        m_side->addItem(title.arg(side), side);
    }
}

template<class Change>
void PaintBar::change(Change change)
{
    if (m_isRefreshing)
        return;
    PaintOptions options = m_grid.options();
    change(options);
    m_grid.setOptions(options);
    refresh();
}

void PaintBar::connectParts()
{
    connect(m_pencils, &QButtonGroup::idClicked, this, [this](int id) {
        change([id](PaintOptions &options) { options.pencil = static_cast<Pencil>(id); });
    });
    connect(m_rights, &QButtonGroup::idClicked, this, [this](int id) {
        change([id](PaintOptions &options) { options.rights = static_cast<Rights>(id); });
    });
    connect(m_range, &QSpinBox::valueChanged, this, [this](int value) {
        change([value](PaintOptions &options) {
            options.range = value == 0 ? unlimited : value;
            options.pencil = Pencil::Ride;
        });
    });
    connect(m_stride, &QCheckBox::toggled, this, [this](bool on) {
        change([on](PaintOptions &options) {
            options.stride = on ? Stride::Clicked : Stride::Shortest;
        });
    });
    connect(m_symmetry, &QComboBox::currentIndexChanged, this, [this] {
        const auto symmetry = static_cast<PaintSymmetry>(m_symmetry->currentData().toInt());
        change([symmetry](PaintOptions &options) { options.symmetry = symmetry; });
    });
    connect(m_side, &QComboBox::currentIndexChanged, this, [this] {
        if (m_isRefreshing)
            return;
        m_grid.setSide(m_side->currentIndex() == 0 ? std::nullopt
                                                   : std::optional(m_side->currentData().toInt()));
        refresh();
    });
    connect(m_options, &QToolButton::clicked, this, &PaintBar::openOptions);
    connect(m_clear, &QToolButton::clicked, &m_grid, &MovementGrid::clearPieces);
    connect(&m_grid, &MovementGrid::optionsChanged, this, &PaintBar::refresh);
    connect(&m_grid, &MovementGrid::piecesChanged, this, &PaintBar::refresh);
}

void PaintBar::arrange(Room room)
{
    const auto styleIf = [](bool hasWords) {
        return hasWords ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly;
    };
    for (const Pencil pencil :
         {Pencil::Leap, Pencil::Ride, Pencil::Hurdle, Pencil::Via, Pencil::Erase})
        pencilButton(pencil)->setToolButtonStyle(styleIf(room == Room::Words));
    for (QAbstractButton *button : m_rights->buttons())
        qobject_cast<QToolButton *>(button)->setToolButtonStyle(styleIf(room == Room::Words));
    m_options->setToolButtonStyle(styleIf(room != Room::Pictures));
    m_symmetryLabel->setVisible(room >= Room::Labels);
    m_piecesLabel->setVisible(room >= Room::Labels);
    for (QWidget *line : m_lines)
        line->setVisible(room != Room::Narrow);
    const std::array<QWidget *, 7> parts{m_pencilGroup,
                                         m_lines[0],
                                         m_rightsGroup,
                                         m_lines[1],
                                         m_symmetryGroup,
                                         m_pieceGroup,
                                         m_options};
    for (QWidget *part : parts)
        m_layout->removeWidget(part);
    // Row, column and columns of each; the room that is left is in the column of the symmetry.
    using Places = std::array<std::array<int, 3>, 7>;
    const Places places =
        room == Room::Narrow
            ? Places{{{0, 0, 1}, {0, 1, 1}, {0, 2, 1}, {0, 3, 1}, {1, 0, 1}, {1, 1, 5}, {0, 4, 2}}}
            : Places{{{0, 0, 1}, {0, 1, 1}, {0, 2, 1}, {0, 3, 1}, {0, 4, 1}, {0, 5, 1}, {0, 6, 1}}};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto [row, column, columns] = places[i];
        const bool isLast = parts[i] == m_options;
        m_layout->addWidget(
            parts[i], row, column, 1, columns, isLast ? Qt::AlignRight : Qt::Alignment());
    }
    m_layout->setColumnStretch(4, 1);
}

void PaintBar::makePencils()
{
    for (const PencilRow &pencil : pencilRows()) {
        QToolButton *button = choiceButton(tr(pencil.title), tr(pencil.tip));
        showKeyInTip(*button, partKeyId("painter", pencil.key));
        m_pencils->addButton(button, static_cast<int>(pencil.pencil));
        if (isTestPencil(pencil.pencil))
            continue;
        button->setText(tr(pencil.title));
        m_pencilGroup->add(button);
    }
    m_pencilGroup->addStretch();
}

void PaintBar::makeRights()
{
    for (const RightsRow &rights : rightsRows()) {
        QToolButton *button = choiceButton(tr(rights.title), tr(rights.tip));
        showKeyInTip(*button, partKeyId("painter", rights.key));
        button->setText(tr(rights.title));
        m_rights->addButton(button, static_cast<int>(rights.rights));
        m_rightsGroup->add(button);
    }
    m_rightsGroup->addStretch();
}

void PaintBar::makeSymmetry()
{
    m_symmetryLabel->setBuddy(m_symmetry);
    m_symmetryGroup->add(m_symmetryLabel);
    m_symmetryGroup->addGap();
    m_symmetryGroup->add(m_symmetry);
    m_symmetryGroup->addStretch();
}

void PaintBar::makeTestPieces()
{
    m_pieceGroup->addStretch();
    m_pieceGroup->add(m_piecesLabel);
    m_pieceGroup->addGap();
    for (const Pencil pencil : {Pencil::Friend, Pencil::Enemy, Pencil::Wall})
        m_pieceGroup->add(pencilButton(pencil));
    m_pieceGroup->add(m_clear);
}

/// How rides go, and how much of the board the grid shows.
void PaintBar::makeOptions()
{
    m_options->setObjectName(QStringLiteral("paintOptionsButton"));
    m_options->setText(tr("Options"));
    m_options->setCheckable(true);
    form::explain(m_options,
                  tr("Options of the grid"),
                  tr("How far painted rides go, which leap they repeat, and how many cells the "
                     "grid shows; stays down while one of them is not as usual"));
    m_popup->setObjectName(QStringLiteral("paintOptions"));
    m_popup->setFrameShape(QFrame::StyledPanel);
    auto *rows = new QFormLayout(m_popup);
    rows->addRow(tr("&Range"), m_range);
    rows->addRow(QString(), m_stride);
    rows->addRow(tr("&Grid"), m_side);
}

void PaintBar::openOptions()
{
    refresh(); // a click does not change whether the button is down
    m_popup->adjustSize();
    form::popUnder(m_popup, m_options);
    m_range->setFocus(Qt::PopupFocusReason);
}

QToolButton *PaintBar::pencilButton(Pencil pencil) const
{
    return qobject_cast<QToolButton *>(m_pencils->button(static_cast<int>(pencil)));
}

QToolButton *PaintBar::rightsButton(Rights rights) const
{
    return qobject_cast<QToolButton *>(m_rights->button(static_cast<int>(rights)));
}

void PaintBar::refresh()
{
    const QScopedValueRollback guard(m_isRefreshing, true);
    if (m_lattice != m_grid.lattice())
        fillBoxes();
    const PaintOptions &options = m_grid.options();
    pencilButton(options.pencil)->setChecked(true);
    rightsButton(options.rights)->setChecked(true);
    m_range->setValue(options.range == unlimited ? 0 : options.range);
    m_stride->setChecked(options.stride == Stride::Clicked);
    m_symmetry->setCurrentIndex(m_symmetry->findData(static_cast<int>(options.symmetry)));
    const auto chosen = m_grid.chosenSide();
    m_side->setCurrentIndex(chosen ? m_side->findData(*chosen) : 0);
    m_clear->setEnabled(!m_grid.pieces().empty());
    m_options->setChecked(options.range != unlimited || options.stride == Stride::Clicked
                          || chosen.has_value());
}

void PaintBar::refreshPictures()
{
    const double ratio = devicePixelRatioF();
    for (const PencilRow &row : pencilRows()) {
        if (row.icon)
            pencilButton(row.pencil)->setIcon(tintedIcon(QLatin1String(row.icon)));
    }
    for (const RightsRow &row : rightsRows())
        rightsButton(row.rights)->setIcon(markPicture(row.mark, ratio));
    pencilButton(Pencil::Hurdle)->setIcon(markPicture(MarkKind::Hurdle, ratio));
    pencilButton(Pencil::Via)->setIcon(markPicture(MarkKind::Via, ratio));
    const CanvasTheme theme = CanvasTheme::of(palette());
    pencilButton(Pencil::Friend)->setIcon(piecePicture(theme.player(PlayerId(0)), ratio));
    pencilButton(Pencil::Enemy)->setIcon(piecePicture(theme.player(PlayerId(1)), ratio));
    pencilButton(Pencil::Wall)->setIcon(wallPicture(palette().color(QPalette::WindowText), ratio));
}

void PaintBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        refreshPictures();
    QWidget::changeEvent(event);
}

} // namespace rookery
