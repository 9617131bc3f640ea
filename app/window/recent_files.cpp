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

QStringList RecentFiles::pinned() const
{
    return m_preferences.pinnedFiles();
}

QStringList RecentFiles::others() const
{
    QStringList others = m_preferences.recentFiles();
    for (const QString &path : pinned())
        others.removeAll(path);
    return others;
}

void RecentFiles::remember(const QString &path)
{
    QStringList known = m_preferences.recentFiles();
    known.removeAll(path);
    known.prepend(path);
    m_preferences.setRecentFiles(known);
}

void RecentFiles::forget(const QString &path)
{
    QStringList known = m_preferences.recentFiles();
    if (known.removeAll(path) > 0)
        m_preferences.setRecentFiles(known);
    if (pinned().contains(path))
        togglePin(path);
}

void RecentFiles::replace(const QString &path, const QString &other)
{
    QStringList known = m_preferences.recentFiles();
    if (known.removeAll(path) > 0)
        m_preferences.setRecentFiles(known);
    QStringList kept = pinned();
    if (kept.contains(path)) {
        kept.replace(kept.indexOf(path), other);
        kept.removeDuplicates();
        m_preferences.setPinnedFiles(kept);
    }
}

void RecentFiles::togglePin(const QString &path)
{
    QStringList known = pinned();
    if (known.removeAll(path) == 0)
        known.prepend(path);
    m_preferences.setPinnedFiles(known);
}

void RecentFiles::refresh()
{
    clear();
    for (const QString &path : pinned() + others()) {
        QAction *action =
            addAction(QFileInfo(path).fileName(), this, [this, path] { Q_EMIT fileWanted(path); });
        action->setStatusTip(path);
        action->setToolTip(path);
    }
    setEnabled(!isEmpty());
    Q_EMIT changed();
}

} // namespace rookery
