#include "widgets/space/space_dialog.h"

#include "widgets/base/form.h"
#include "widgets/base/given_keys.h"
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

SpaceDialog::SpaceDialog(BoardCanvas &canvas, const QString &name, QWidget *parent)
    : QDialog(parent)
    , m_view(new SpaceView(canvas))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Board in space – %1").arg(name));
    auto *hint = new QLabel(tr("Drag to turn, wheel to come nearer, click a cell to see what "
                               "stands there"));
    hint->setWordWrap(true);

    auto *turn = form::verb("turnSpace", tr("Turn"), tr("Turns the board by itself (Space)"));
    turn->setIcon(tintedIcon(QStringLiteral("play")));
    turn->setCheckable(true);
    showKeyInTip(*turn, partKeyId("space", "turn"));
    connect(turn, &QPushButton::toggled, m_view, &SpaceView::setTurning);
    connect(m_view, &SpaceView::turningChanged, turn, &QPushButton::setChecked);
    auto *reset = form::verb(
        "resetSpace", tr("First view"), tr("Shows the board as it was seen first (Home)"));
    showKeyInTip(*reset, partKeyId("space", "reset"));
    connect(reset, &QPushButton::clicked, m_view, &SpaceView::reset);
    auto *copy =
        form::verb("copySpace", tr("Copy picture"), tr("Copies what is to be seen (Ctrl+C)"));
    copy->setIcon(tintedIcon(QStringLiteral("copy-picture")));
    connect(copy, &QPushButton::clicked, this, &SpaceDialog::copyPicture);
    connect(new QShortcut(QKeySequence::Copy, this),
            &QShortcut::activated,
            this,
            &SpaceDialog::copyPicture);
    auto *close = form::verb("closeSpace", tr("Close"), tr("Closes this window"));
    connect(close, &QPushButton::clicked, this, &QDialog::close);

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
