#include "widgets/library/paste_preview.h"

#include "model/movement/movement.h"
#include "widgets/base/form.h"
#include "widgets/base/icons.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"
#include "widgets/picture/piece_art.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

namespace {

/// What is wrong with a line, and where in it.
QString faultOf(const PieceLine &line)
{
    const Error &error = line.piece.error();
    return PastePreview::tr("Line %1, column %2: %3")
        .arg(line.line)
        .arg(std::max(1, error.place.column))
        .arg(shown(error.message));
}

} // namespace

PastePreview::PastePreview(QWidget *parent)
    : QFrame(parent)
    , m_title(form::heading({}))
    , m_list(new QListWidget)
    , m_add(new QPushButton)
    , m_cancel(new QPushButton(tr("Cancel")))
{
    setObjectName(QStringLiteral("pastePreview"));
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("Pieces to be pasted"));
    m_list->setObjectName(QStringLiteral("pasteList"));
    m_list->setIconSize({Tokens::rowPicture, Tokens::rowPicture});
    m_list->setWordWrap(true);
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    m_list->installEventFilter(this);
    form::explain(m_list,
                  tr("Pieces to be pasted"),
                  tr("What each line of the clipboard makes; Enter adds the pieces, Esc does not"));
    m_add->setObjectName(QStringLiteral("pasteAdd"));
    m_add->setDefault(true);
    form::explain(m_add, tr("Add the pieces"), tr("Adds these pieces as one undo step (Enter)"));
    form::explain(m_cancel, tr("Cancel"), tr("Adds nothing (Esc)"));
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_cancel);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::gap, Tokens::smallGap, Tokens::gap, Tokens::smallGap);
    layout->setSpacing(Tokens::smallGap);
    layout->addWidget(m_title);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    connect(m_add, &QPushButton::clicked, this, &PastePreview::accepted);
    connect(m_cancel, &QPushButton::clicked, this, &PastePreview::rejected);
}

void PastePreview::show(std::vector<PieceLine> lines, const Design &design)
{
    m_lines = std::move(lines);
    m_list->clear();
    const CanvasTheme theme = CanvasTheme::of(palette());
    for (const PieceLine &line : m_lines) {
        auto *item = new QListWidgetItem(m_list);
        item->setStatusTip(m_list->statusTip());
        if (!line.piece) {
            item->setIcon(tintedIcon(QStringLiteral("error")));
            item->setText(QString::fromStdString(line.text) + QLatin1Char('\n') + faultOf(line));
            item->setToolTip(faultOf(line));
            continue;
        }
        const PieceType &type = *line.piece;
        item->setIcon(piece_art::icon(
            type, design, theme.player(PlayerId(0)), Tokens::rowPicture, devicePixelRatioF()));
        const QString name = QString::fromStdString(type.name);
        QString text = type.letter.empty()
                           ? name
                           : tr("%1 (%2)").arg(name, QString::fromStdString(type.letter));
        text += QLatin1Char('\n') + QString::fromStdString(movementText(type.moves.front()));
        for (const Message &note : line.notes)
            text += QLatin1Char('\n') + shown(note);
        item->setText(text);
        item->setToolTip(text);
    }
    const int good = static_cast<int>(types().size());
    const int bad = static_cast<int>(m_lines.size()) - good;
    m_title->setText(
        shown(Message("{pieces#piece#pieces} to be added[, {lines#line#lines} left out{?lines}]",
                      {{"pieces", good}, {"lines", bad}})));
    m_add->setText(tr("Add %n piece(s)", nullptr, good));
    m_add->setEnabled(good > 0);
    QFrame::show();
    (good > 0 ? m_add : m_cancel)->setFocus();
}

std::vector<PieceType> PastePreview::types() const
{
    std::vector<PieceType> types;
    for (const PieceLine &line : m_lines) {
        if (line.piece)
            types.push_back(*line.piece);
    }
    return types;
}

void PastePreview::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && m_cancel->hasFocus())
        Q_EMIT rejected();
    else if (isEnter && m_add->isEnabled())
        Q_EMIT accepted();
    else if (event->key() == Qt::Key_Escape)
        Q_EMIT rejected();
    else
        QFrame::keyPressEvent(event);
}

bool PastePreview::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape) {
            keyPressEvent(static_cast<QKeyEvent *>(event));
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace rookery
