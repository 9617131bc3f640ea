#include "widgets/movement/paint_bar.h"

#include "widgets/base/form.h"
#include "widgets/base/icons.h"
#include "widgets/movement/pencil_pictures.h"
#include "widgets/movement/pencils.h"
#include "widgets/picture/mark_painter.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QToolButton>

namespace rookery {

namespace {

constexpr int longestRange = 30;
constexpr int gap = 6;

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

PaintBar::PaintBar(MovementGrid &grid, QWidget *parent)
    : QWidget(parent)
    , m_grid(grid)
    , m_pencils(new QButtonGroup(this))
    , m_rights(new QButtonGroup(this))
    , m_range(new QSpinBox)
    , m_stride(new QCheckBox(tr("Step = cell")))
    , m_symmetry(new QComboBox)
    , m_side(new QComboBox)
    , m_piecesLabel(new QLabel(tr("Test pieces")))
    , m_clear(form::toolButton("close", tr("Take the test pieces away")))
{
    setObjectName(QStringLiteral("paintBar"));
    setUpBoxes();
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(gap);
    layout->setVerticalSpacing(2);
    layout->addLayout(pencilRow(), 0, 0);
    layout->addLayout(rightsRow(), 1, 0);
    layout->addWidget(separator(), 0, 1, 2, 1);
    layout->addLayout(rideRow(), 0, 2);
    layout->addLayout(gridRow(), 1, 2);
    layout->setColumnStretch(2, 1);
    connectParts();
    refreshPictures();
    refresh();
    m_leastWidth = widthWith(Words::None);
    m_buttonsWidth = widthWith(Words::OnButtons);
    m_fullWidth = widthWith(Words::All);
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
    for (const PaintSymmetry symmetry : symmetriesOn(m_lattice)) {
        QString title = form::titleOf(symmetry);
        const auto ways = imagesOf(symmetry, m_lattice).size();
        if (symmetry == PaintSymmetry::All)
            title = tr("All %1 ways").arg(ways);
        else if (symmetry == PaintSymmetry::Turns)
            title = tr("%1 turns").arg(ways);
        m_symmetry->addItem(title, static_cast<int>(symmetry));
    }
    m_side->clear();
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
        if (!m_isRefreshing)
            m_grid.setSide(m_side->currentData().toInt());
    });
    connect(m_clear, &QToolButton::clicked, &m_grid, &MovementGrid::clearPieces);
    connect(&m_grid, &MovementGrid::optionsChanged, this, &PaintBar::refresh);
    connect(&m_grid, &MovementGrid::piecesChanged, this, &PaintBar::refresh);
}

int PaintBar::widthWith(Words words)
{
    showWords(words);
    for (QLayout *part : findChildren<QLayout *>())
        part->invalidate();
    return layout()->minimumSize().width();
}

void PaintBar::showWords(Words words)
{
    m_words = words;
    const auto style = words == Words::None ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon;
    for (const Pencil pencil :
         {Pencil::Leap, Pencil::Ride, Pencil::Hurdle, Pencil::Via, Pencil::Erase})
        pencilButton(pencil)->setToolButtonStyle(style);
    for (QAbstractButton *button : m_rights->buttons())
        qobject_cast<QToolButton *>(button)->setToolButtonStyle(style);
    m_piecesLabel->setVisible(words == Words::All);
}

QSize PaintBar::minimumSizeHint() const
{
    return {m_leastWidth, QWidget::minimumSizeHint().height()};
}

void PaintBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const Words wanted = width() >= m_fullWidth      ? Words::All
                         : width() >= m_buttonsWidth ? Words::OnButtons
                                                     : Words::None;
    if (wanted != m_words)
        showWords(wanted);
}

QHBoxLayout *PaintBar::pencilRow()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(2);
    for (const PencilRow &pencil : pencilRows()) {
        QToolButton *button = choiceButton(tr(pencil.title), tr(pencil.tip));
        m_pencils->addButton(button, static_cast<int>(pencil.pencil));
        if (isTestPencil(pencil.pencil))
            continue;
        button->setText(tr(pencil.title));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        if (pencil.pencil != Pencil::Erase) // it stands below, where there is room
            row->addWidget(button);
    }
    row->addStretch();
    return row;
}

QHBoxLayout *PaintBar::rightsRow()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(2);
    for (const RightsRow &rights : rightsRows()) {
        QToolButton *button = choiceButton(tr(rights.title), tr(rights.tip));
        button->setText(tr(rights.title));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        m_rights->addButton(button, static_cast<int>(rights.rights));
        row->addWidget(button);
    }
    row->addWidget(pencilButton(Pencil::Erase));
    row->addStretch();
    return row;
}

/// Range and stride of rides; the test pieces.
QHBoxLayout *PaintBar::rideRow()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(2);
    row->addWidget(m_range);
    row->addSpacing(gap);
    row->addWidget(m_stride);
    row->addStretch();
    row->addWidget(m_piecesLabel);
    row->addSpacing(gap);
    row->addWidget(pencilButton(Pencil::Friend));
    row->addWidget(pencilButton(Pencil::Enemy));
    row->addWidget(pencilButton(Pencil::Wall));
    row->addWidget(m_clear);
    return row;
}

QHBoxLayout *PaintBar::gridRow()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(gap);
    const auto addBox = [row](const QString &text, QComboBox *box) {
        auto *label = new QLabel(text);
        label->setBuddy(box);
        row->addWidget(label);
        row->addWidget(box);
    };
    addBox(tr("S&ymmetry"), m_symmetry);
    row->addStretch();
    addBox(tr("&Grid"), m_side);
    return row;
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
    m_side->setCurrentIndex(m_side->findData(m_grid.side()));
    m_clear->setEnabled(!m_grid.pieces().empty());
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
