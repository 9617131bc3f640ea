#include "widgets/space/space_dialog.h"

#include "widgets/base/icons.h"
#include "widgets/space/space_view.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

namespace {

constexpr int copiedSide = 1200; ///< pixels, at least

} // namespace

SpaceDialog::SpaceDialog(BoardCanvas &canvas, QWidget *parent)
    : QDialog(parent)
    , m_view(new SpaceView(canvas))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Board in space"));
    auto *hint = new QLabel(tr("Drag to turn, wheel to come nearer, click a cell to see what "
                               "stands there"));
    hint->setWordWrap(true);

    auto *turn = new QPushButton(tintedIcon(QStringLiteral("play")), tr("&Turn"));
    turn->setCheckable(true);
    turn->setToolTip(tr("Turns the board by itself (Space)"));
    m_turn = turn;
    connect(turn, &QPushButton::toggled, m_view, &SpaceView::setTurning);
    connect(m_view, &SpaceView::turningChanged, turn, &QPushButton::setChecked);
    auto *reset = new QPushButton(tr("&First view"));
    reset->setToolTip(tr("Shows the board as it was seen first (Home)"));
    connect(reset, &QPushButton::clicked, m_view, &SpaceView::reset);
    auto *copy = new QPushButton(tintedIcon(QStringLiteral("copy-picture")), tr("&Copy picture"));
    connect(copy, &QPushButton::clicked, this, &SpaceDialog::copyPicture);
    connect(new QShortcut(QKeySequence::Copy, this),
            &QShortcut::activated,
            this,
            &SpaceDialog::copyPicture);
    auto *close = new QPushButton(tr("Close"));
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    for (QPushButton *button : {turn, reset, copy, close})
        button->setAutoDefault(false);

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(turn);
    buttons->addWidget(reset);
    buttons->addWidget(copy);
    buttons->addStretch();
    buttons->addWidget(close);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_view, 1);
    column->addWidget(hint);
    column->addLayout(buttons);
    m_view->setFocus();
}

void SpaceDialog::copyPicture()
{
    const QSize shown = m_view->size();
    const double factor =
        std::max(1.0, static_cast<double>(copiedSide) / std::max(shown.width(), shown.height()));
    QGuiApplication::clipboard()->setImage(m_view->image(shown * factor));
}

} // namespace rookery
