#include "app/start/recent_list.h"

#include "app/start/thumbnails.h"
#include "app/start/when.h"
#include "widgets/base/form.h"
#include "widgets/base/icons.h"
#include "widgets/base/tokens.h"

#include <QAction>
#include <QDateTime>
#include <QFileInfo>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace rookery {

namespace {

constexpr int pinWide = Tokens::picture;
constexpr int pathRole = Qt::UserRole;
constexpr int pinnedRole = Qt::UserRole + 1;
constexpr int missingRole = Qt::UserRole + 2;

QRect pinIn(const QRect &row)
{
    return {
        row.right() - pinWide - Tokens::smallGap, row.center().y() - pinWide / 2, pinWide, pinWide};
}

/// A row with its pin at the right: whole where it is pinned, faint where it can be.
class RecentRow final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const bool isPinned = index.data(pinnedRole).toBool();
        if (!isPinned && !(option.state & (QStyle::State_MouseOver | QStyle::State_HasFocus)))
            return;
        painter->setOpacity(isPinned ? 1 : 0.4);
        tintedIcon(QStringLiteral("pin")).paint(painter, pinIn(option.rect));
        painter->setOpacity(1);
    }

protected:
    /// No line runs under the pin.
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const int room = option->rect.width() - option->decorationSize.width() - pinWide - 20;
        QStringList lines = option->text.split(QChar::LineSeparator);
        for (QString &line : lines)
            line = option->fontMetrics.elidedText(line, Qt::ElideMiddle, room);
        option->text = lines.join(QChar::LineSeparator);
    }
};

} // namespace

RecentList::RecentList(QWidget *parent)
    : QListWidget(parent)
    , m_pictures(new Thumbnails(rowPicture, this))
    , m_pin(new QAction(this))
    , m_locate(new QAction(tr("Locate…"), this))
    , m_forget(new QAction(tr("Remove from this list"), this))
{
    setObjectName(QStringLiteral("recentFiles"));
    setIconSize(rowPicture);
    setItemDelegate(new RecentRow(this));
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    form::explain(
        this,
        tr("Recent files"),
        tr("Opens a file you worked on before; the pin, or its menu, keeps it at the top"));
    m_pin->setObjectName(QStringLiteral("pinRecent"));
    m_locate->setObjectName(QStringLiteral("locateRecent"));
    m_forget->setObjectName(QStringLiteral("forgetRecent"));
    m_forget->setShortcut(QKeySequence::Delete);
    m_forget->setShortcutContext(Qt::WidgetShortcut);
    addActions({m_locate, m_pin, m_forget});
    setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_pin, &QAction::triggered, this, [this] { Q_EMIT pinToggled(currentPath()); });
    connect(m_locate, &QAction::triggered, this, [this] { Q_EMIT locateWanted(currentPath()); });
    connect(m_forget, &QAction::triggered, this, [this] { Q_EMIT forgetWanted(currentPath()); });
    connect(this, &QListWidget::currentItemChanged, this, &RecentList::refreshActions);
    connect(
        this, &QListWidget::itemActivated, this, [this](QListWidgetItem *item) { open(*item); });
    connect(m_pictures, &Thumbnails::ready, this, [this](const QString &path, const QPixmap &made) {
        for (int i = 0; i < count(); ++i) {
            if (item(i)->data(pathRole).toString() == path)
                item(i)->setIcon(QIcon(made));
        }
    });
    refreshActions();
}

QString RecentList::currentPath() const
{
    return currentItem() ? currentItem()->data(pathRole).toString() : QString();
}

void RecentList::open(const QListWidgetItem &item)
{
    const QString path = item.data(pathRole).toString();
    if (item.data(missingRole).toBool())
        Q_EMIT locateWanted(path);
    else
        Q_EMIT fileWanted(path);
}

void RecentList::refreshActions()
{
    const bool isPinned = currentItem() && currentItem()->data(pinnedRole).toBool();
    m_pin->setText(isPinned ? tr("Unpin") : tr("Pin to the top"));
    m_pin->setEnabled(currentItem());
    m_locate->setVisible(currentItem() && currentItem()->data(missingRole).toBool());
    m_forget->setEnabled(currentItem());
}

void RecentList::setFiles(const QStringList &pinned, const QStringList &others)
{
    m_pictures->want(pinned + others);
    const QString before = currentPath();
    clear();
    for (const QString &path : pinned)
        addFile(path, true);
    for (const QString &path : others)
        addFile(path, false);
    for (int i = 0; i < count(); ++i) {
        if (item(i)->data(pathRole).toString() == before)
            setCurrentRow(i);
    }
    refreshActions();
}

void RecentList::addFile(const QString &path, bool isPinned)
{
    const QFileInfo file(path);
    const bool isMissing = !file.exists();
    const QString when = isMissing ? tr("missing – Locate…")
                                   : spokenTime(file.lastModified(), QDateTime::currentDateTime());
    auto *row = new QListWidgetItem(file.completeBaseName() + QChar::LineSeparator + when);
    const QPixmap picture = m_pictures->pictureOf(path);
    QPixmap blank(rowPicture);
    blank.fill(Qt::transparent); // rows keep their height while pictures come
    row->setIcon(QIcon(picture.isNull() ? blank : picture));
    row->setData(pathRole, path);
    row->setData(pinnedRole, isPinned);
    row->setData(missingRole, isMissing);
    QStringList said{file.completeBaseName()};
    if (isPinned)
        said << tr("pinned");
    if (isMissing)
        said << tr("missing");
    row->setData(Qt::AccessibleTextRole, said.join(QStringLiteral(", ")));
    row->setToolTip(isMissing ? tr("%1 is missing; a click asks where it is now").arg(path) : path);
    if (isMissing)
        row->setForeground(palette().brush(QPalette::Disabled, QPalette::Text));
    addItem(row);
}

QRect RecentList::pinOf(const QListWidgetItem &item) const
{
    return pinIn(visualItemRect(&item));
}

/// A click opens, but on the pin.
void RecentList::mouseReleaseEvent(QMouseEvent *event)
{
    const QListWidgetItem *at = itemAt(event->position().toPoint());
    const bool isLeft = event->button() == Qt::LeftButton;
    const QString path = at ? at->data(pathRole).toString() : QString();
    const bool isOnPin = at && pinOf(*at).contains(event->position().toPoint());
    const bool opens = at && currentItem() == at;
    QListWidget::mouseReleaseEvent(event);
    if (!isLeft || !at)
        return;
    if (isOnPin)
        Q_EMIT pinToggled(path);
    else if (opens)
        open(*at);
}

} // namespace rookery
