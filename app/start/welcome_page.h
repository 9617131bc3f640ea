#pragma once

#include "app/settings/preferences.h"
#include "model/file/journal/journal.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;

namespace rookery {

class DesignGallery;
class NoticeBar;
class RecentList;
class RecoveredList;

/// What is shown while no design is open, and beside those that are: start something, go on with
/// something, get back what a crash left behind.
class WelcomePage final : public QWidget
{
    Q_OBJECT

public:
    explicit WelcomePage(QWidget *parent = nullptr);

    void setRecentFiles(const QStringList &pinned, const QStringList &others);
    void setRecovered(const std::vector<RecoverableDocument> &documents);
    void setTourOffer(TourOffer offer);
    /// What people mostly come here for is a game.
    void focusSearch();
    NoticeBar &notices() { return *m_notices; }

Q_SIGNALS:
    void backWanted(); ///< to the design of before
    void tourWanted();
    void tourRefused();
    void newWanted();
    void openWanted();
    void bundledWanted(const QString &name);
    void fileWanted(const QString &path);
    void locateWanted(const QString &missing);
    void pinToggled(const QString &path);
    void forgetWanted(const QString &path);
    void recoverWanted(int index);
    void discardWanted(int index);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makeSide();
    QWidget *makeTourOffer();
    void fitText();

    NoticeBar *m_notices;
    QLabel *m_title;
    DesignGallery *m_gallery;
    QWidget *m_side;
    QPushButton *m_new = nullptr; ///< with pictures of boards
    QWidget *m_tourOffer;
    RecentList *m_recent;
    RecoveredList *m_recovered;
    QLabel *m_noRecent;
};

} // namespace rookery
