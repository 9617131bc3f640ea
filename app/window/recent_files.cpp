#include "app/window/recent_files.h"

#include <QFileInfo>
#include <QSettings>

namespace rookery {

namespace {

constexpr int mostFiles = 20;

} // namespace

RecentFiles::RecentFiles(QWidget *parent)
    : QMenu(tr("Open recent"), parent)
{
    setObjectName(QStringLiteral("recentMenu"));
}

QStringList RecentFiles::paths() const
{
    return QSettings().value(QStringLiteral("recent")).toStringList();
}

void RecentFiles::remember(const QString &path)
{
    QStringList known = paths();
    known.removeAll(path);
    known.prepend(path);
    QSettings().setValue(QStringLiteral("recent"), QStringList(known.mid(0, mostFiles)));
    refresh();
}

void RecentFiles::refresh()
{
    clear();
    for (const QString &path : paths()) {
        QAction *action =
            addAction(QFileInfo(path).fileName(), this, [this, path] { Q_EMIT fileWanted(path); });
        action->setStatusTip(path);
        action->setToolTip(path);
    }
    setEnabled(!isEmpty());
    Q_EMIT changed();
}

} // namespace rookery
