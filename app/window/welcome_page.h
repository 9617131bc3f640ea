#pragma once

#include "app/settings/preferences.h"
#include "model/file/journal/journal.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace rookery {

class NoticeBar;

/// What is shown while no design is open, or over those that are: start something, go on with
/// something, get back what a crash left behind.
class WelcomePage final : public QWidget
{
    Q_OBJECT

public:
    explicit WelcomePage(QWidget *parent = nullptr);

    void setRecentFiles(const QStringList &paths);
    void setRecovered(const std::vector<RecoverableDocument> &documents);
    void setTourOffer(TourOffer offer);
    /// The design that lies below the page, which Esc and a button lead back to; empty for none.
    void setWayBack(const QString &title);
    /// Draws one more thumbnail; false when all are drawn. Called while the window is idle, so that
    /// it appears at once.
    bool drawNextThumbnail();
    NoticeBar &notices() { return *m_notices; }

Q_SIGNALS:
    void backWanted();
    void tourWanted();
    void tourRefused();
    void newWanted();
    void openWanted();
    void bundledWanted(const QString &name);
    void fileWanted(const QString &path);
    void recoverWanted(int index);
    void discardWanted(int index);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// One kind of games, under its heading.
    struct Shelf
    {
        QWidget *heading;
        QWidget *cards;
        std::vector<QToolButton *> buttons;
    };

    QWidget *makeGallery();
    void addShelf(const QString &family, QVBoxLayout *layout);
    QToolButton *makeCard(const QString &name, const QString &title, const QString &words);
    int columnsThatFit() const;
    void arrange();
    QWidget *makeSide();
    QWidget *makeTourOffer();
    void fitText();

    NoticeBar *m_notices;
    QLabel *m_title;
    QPushButton *m_back;
    QWidget *m_side;
    QScrollArea *m_area;
    QList<QToolButton *> m_cards;
    int m_columns = 0;
    std::vector<Shelf> m_shelves;
    QLineEdit *m_search;
    QLabel *m_nothingFound;
    qsizetype m_nextThumbnail = 0;
    QWidget *m_tourOffer;
    QListWidget *m_recent;
    QWidget *m_recoveredBox;
    QVBoxLayout *m_recoveredRows;
    QLabel *m_noRecent;
};

} // namespace rookery
