#pragma once

#include <QMenu>

namespace rookery {

class Preferences;

/// The files that were opened or saved last, as a menu; remembered from one run to the next.
class RecentFiles final : public QMenu
{
    Q_OBJECT

public:
    RecentFiles(Preferences &preferences, QWidget *parent);

    /// Those that are kept at the top, the one that was pinned last first.
    QStringList pinned() const;
    /// The others, the one that was used last first.
    QStringList others() const;
    void remember(const QString &path);
    void forget(const QString &path);
    /// The file is another one now: a pin stays on it.
    void replace(const QString &path, const QString &other);
    void togglePin(const QString &path);
    /// Reads them anew; another window may have added some.
    void refresh();

Q_SIGNALS:
    void changed();
    void fileWanted(const QString &path);

private:
    Preferences &m_preferences;
};

} // namespace rookery
