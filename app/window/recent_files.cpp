#include "app/window/recent_files.h"

#include "app/settings/preferences.h"

#include <QFileInfo>

namespace rookery {

RecentFiles::RecentFiles(Preferences &preferences, QWidget *parent)
    : QMenu(tr("Open recent"), parent)
    , m_preferences(preferences)
{
    setObjectName(QStringLiteral("recentMenu"));
    connect(&m_preferences, &Preferences::changed, this, &RecentFiles::refresh);
    connect(&m_preferences, &Preferences::recentFilesChanged, this, &RecentFiles::refresh);
}

QStringList RecentFiles::paths() const
{
    return m_preferences.recentFiles();
}

void RecentFiles::remember(const QString &path)
{
    QStringList known = paths();
    known.removeAll(path);
    known.prepend(path);
    m_preferences.setRecentFiles(known);
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
