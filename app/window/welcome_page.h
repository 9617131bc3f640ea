#pragma once

#include "model/file/journal.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;
class QListWidget;
class QToolButton;
class QVBoxLayout;

namespace rookery {

/// What is shown while no design is open: start something, go on with something, get back what a
/// crash left behind.
class WelcomePage final : public QWidget
{
    Q_OBJECT

public:
    explicit WelcomePage(QWidget *parent = nullptr);

    void setRecentFiles(const QStringList &paths);
    void setRecovered(const std::vector<RecoverableDocument> &documents);
    /// Draws one more thumbnail; false when all are drawn. Called while the window is idle, so that
    /// it appears at once.
    bool drawNextThumbnail();

Q_SIGNALS:
    void newWanted();
    void openWanted();
    void bundledWanted(const QString &name);
    void fileWanted(const QString &path);
    void recoverWanted(int index);
    void discardWanted(int index);

private:
    QWidget *makeGallery();
    QWidget *makeSide();

    QList<QToolButton *> m_cards;
    qsizetype m_nextThumbnail = 0;
    QListWidget *m_recent;
    QWidget *m_recoveredBox;
    QVBoxLayout *m_recoveredRows;
    QLabel *m_noRecent;
};

} // namespace rookery
