#include "app/window/new_board_dialog.h"

#include "model/board/board_forms.h"
#include "model/board/board_spec.h"
#include "model/design/design.h"
#include "model/design/limits.h"
#include "widgets/canvas/board_painter.h"
#include "widgets/panels/form.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace rookery {

namespace {

struct Kind
{
    const char *title;
    const char *icon;
    const char *spec;
};

constexpr Kind kinds[] = {
    {QT_TRANSLATE_NOOP("rookery::NewBoardDialog", "Rectangle"), "topology-flat", "square:8x8"},
    {QT_TRANSLATE_NOOP("rookery::NewBoardDialog", "10×8"), "board-square", "square:10x8"},
    {QT_TRANSLATE_NOOP("rookery::NewBoardDialog", "Cylinder"), "topology-cylinder", "square:8x8:cylinder"},
    {QT_TRANSLATE_NOOP("rookery::NewBoardDialog", "Upright cylinder"), "topology-cylinder-v", "square:8x8:cylinder-v"},
    {QT_TRANSLATE_NOOP("rookery::NewBoardDialog", "Torus"), "topology-torus", "square:8x8:torus"},
    {QT_TRANSLATE_NOOP("rookery::NewBoardDialog", "Moebius strip"), "topology-moebius", "square:12x6:moebius"},
    {QT_TRANSLATE_NOOP("rookery::NewBoardDialog", "Klein bottle"), "topology-klein", "square:8x8:klein"},
    {QT_TRANSLATE_NOOP("rookery::NewBoardDialog", "Projective plane"), "topology-projective", "square:8x8:projective"},
    {QT_TRANSLATE_NOOP("rookery::NewBoardDialog", "Sphere"), "topology-sphere", "square:12x6:sphere"},
    {QT_TRANSLATE_NOOP("rookery::NewBoardDialog", "Ring"), "board-ring", "ring:16x4"},
    {QT_TRANSLATE_NOOP("rookery::NewBoardDialog", "Free graph"), "board-free", "free"},
};

constexpr QSize previewSize(300, 300);

} // namespace

NewBoardDialog::NewBoardDialog(QWidget *parent)
    : QDialog(parent)
    , m_preview(new QLabel)
    , m_verdict(new QLabel)
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel))
{
    setWindowTitle(tr("Choose a board"));
    setObjectName(QStringLiteral("newBoardDialog"));
    auto *create = m_buttons->addButton(tr("Create"), QDialogButtonBox::AcceptRole);
    create->setObjectName(QStringLiteral("createBoard"));
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    m_preview->setFixedSize(previewSize);
    m_preview->setAccessibleName(tr("Preview of the board"));
    m_verdict->setWordWrap(true);
    m_verdict->setObjectName(QStringLiteral("boardVerdict"));
    m_verdict->setMinimumHeight(m_verdict->fontMetrics().height() * 2);
    m_spec = new QLineEdit;
    m_spec->setObjectName(QStringLiteral("boardSpec"));
    form::explain(m_spec, tr("Board as text"), tr("The same as on the command line, such as square:8x10:cylinder"));
    connect(m_spec, &QLineEdit::textEdited, this, &NewBoardDialog::textChanged);

    auto *left = new QVBoxLayout;
    left->addWidget(makeGallery());
    left->addWidget(makeSize());
    left->addWidget(form::heading(tr("As text")));
    left->addWidget(m_spec);
    left->addStretch();
    auto *right = new QVBoxLayout;
    right->addWidget(m_preview);
    right->addWidget(m_verdict);
    right->addStretch();
    auto *row = new QHBoxLayout;
    row->setSpacing(20);
    row->addLayout(left);
    row->addLayout(right);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(row);
    layout->addWidget(m_buttons);
    create->setDefault(true); // only a button that is in a dialog already can be its default
    choose(0);
}

QWidget *NewBoardDialog::makeGallery()
{
    auto *box = new QWidget;
    auto *grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(4);
    m_kinds = new QButtonGroup(this);
    constexpr int columns = 4;
    int index = 0;
    for (const Kind &kind : kinds) {
        auto *button = form::toolButton(kind.icon, tr(kind.title));
        button->setText(tr(kind.title));
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setIconSize({34, 34});
        button->setFixedSize(116, 70);
        button->setCheckable(true);
        m_kinds->addButton(button, index);
        grid->addWidget(button, index / columns, index % columns);
        ++index;
    }
    connect(m_kinds, &QButtonGroup::idClicked, this, &NewBoardDialog::choose);
    return box;
}

QWidget *NewBoardDialog::makeSize()
{
    m_sizeBox = new QWidget;
    auto *row = new QHBoxLayout(m_sizeBox);
    row->setContentsMargins(0, 0, 0, 0);
    const auto spin = [&](const QString &name, const QString &objectName) {
        auto *box = new QSpinBox;
        box->setRange(1, limits::side);
        box->setObjectName(objectName);
        form::explain(box, name, tr("%1, 1 to %2").arg(name).arg(limits::side));
        row->addWidget(new QLabel(name));
        row->addWidget(box);
        connect(box, &QSpinBox::valueChanged, this, &NewBoardDialog::choiceChanged);
        return box;
    };
    m_files = spin(tr("Files"), QStringLiteral("newFiles"));
    m_ranks = spin(tr("Ranks"), QStringLiteral("newRanks"));
    row->addStretch();
    return m_sizeBox;
}

void NewBoardDialog::choose(int kind)
{
    const auto recipe = readBoardSpec(kinds[kind].spec);
    if (!recipe)
        return;
    const QScopedValueRollback guard(m_isRefreshing, true);
    m_kinds->button(kind)->setChecked(true);
    m_spec->setText(QLatin1String(kinds[kind].spec));
    present(*recipe);
}

void NewBoardDialog::choiceChanged()
{
    if (m_isRefreshing || !m_recipe)
        return;
    BoardRecipe recipe = *m_recipe;
    if (recipe.lattice == Lattice::Square) {
        recipe.files = m_files->value();
        recipe.ranks = m_ranks->value();
    }
    const QScopedValueRollback guard(m_isRefreshing, true);
    m_spec->setText(QString::fromStdString(boardSpec(recipe)));
    if (auto fault = boardShapeFault(recipe); !fault.empty()) {
        m_verdict->setText(QString::fromStdString(fault));
        m_recipe = recipe;
        findChild<QPushButton *>(QStringLiteral("createBoard"))->setEnabled(false);
        return;
    }
    present(recipe);
}

void NewBoardDialog::textChanged()
{
    const auto recipe = readBoardSpec(m_spec->text().trimmed().toStdString());
    if (recipe)
        return present(*recipe);
    const int column = recipe.error().place.column;
    m_verdict->setText(tr("Column %1: %2").arg(column).arg(QString::fromStdString(recipe.error().message)));
    findChild<QPushButton *>(QStringLiteral("createBoard"))->setEnabled(false);
}

void NewBoardDialog::present(const BoardRecipe &recipe)
{
    const QScopedValueRollback guard(m_isRefreshing, true);
    m_recipe = recipe;
    m_files->setValue(recipe.files);
    m_ranks->setValue(recipe.ranks);
    m_sizeBox->setEnabled(recipe.lattice == Lattice::Square);
    findChild<QPushButton *>(QStringLiteral("createBoard"))->setEnabled(true);

    const Design design = newDesign(recipe, {});
    const Board board(design.board, design.directions);
    const BoardScene scene(board, 1);
    BoardPicture picture;
    picture.design = &design;
    picture.board = &board;
    picture.scene = &scene;
    picture.theme = CanvasTheme::of(palette());
    const double ratio = devicePixelRatioF();
    QPixmap pixmap(previewSize * ratio);
    pixmap.setDevicePixelRatio(ratio);
    QPainter painter(&pixmap);
    painter.setFont(font());
    paintBoard(painter, previewSize, picture, false);
    painter.end();
    m_preview->setPixmap(pixmap);
    const QString kind = recipe.lattice == Lattice::Free ? tr("A free graph: add cells by hand")
                                                          : QString::fromUtf8(enumTitle(recipe.topology).data());
    m_verdict->setText(tr("%1 · %n cell(s)", nullptr, static_cast<int>(board.size())).arg(kind));
}

} // namespace rookery
