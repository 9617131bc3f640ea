#pragma once

#include <QMenu>

namespace rookery {

/// The files that were opened or saved last, as a menu; remembered from one run to the next.
class RecentFiles final : public QMenu
{
    Q_OBJECT

public:
    explicit RecentFiles(QWidget *parent);

    /// The last one first.
    QStringList paths() const;
    void remember(const QString &path);
    /// Reads them anew; another window may have added some.
    void refresh();

Q_SIGNALS:
    void changed();
    void fileWanted(const QString &path);
};

} // namespace rookery
