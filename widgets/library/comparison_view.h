#pragma once

#include "model/analysis/comparison/design_comparison.h"
#include "widgets/base/background.h"
#include "widgets/picture/picture_source.h"

#include <QTimer>
#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace rookery {

class ComparedBoard;

/// Two designs side by side: their boards with the cells that differ, and below them what differs,
/// section by section. What is chosen there is shown on both boards. They are compared
/// beside the window.
class ComparisonView final
    : public QWidget
    , public PictureSource
{
    Q_OBJECT

public:
    explicit ComparisonView(QWidget *parent = nullptr);

    struct Side
    {
        QString title;
        Design design;
    };

    void compare(const Side &before, const Side &after);
    /// There is nothing to compare with; the sentence says why.
    void showNothing(const Side &after, const QString &sentence);

    ComparedBoard *boardBefore() const { return m_boards[0]; }
    ComparedBoard *boardAfter() const { return m_boards[1]; }
    QListWidget *list() const { return m_list; }
    /// What stands in place of the list; empty while there is one.
    QString sentence() const;
    bool isComparing() const { return m_work.isRunning(); }
    /// Both titles, then what differs as it is listed.
    QString text() const;
    /// Both boards side by side with that text; null before it is known what differs.
    std::unique_ptr<QMimeData> copiedPicture() const override;

Q_SIGNALS:
    /// It is known what differs.
    void compared();

private:
    QWidget *makeSide(int side);
    QWidget *makeSentencePage();
    void setSides(const std::optional<Side> &before, const Side &after);
    void setSide(int side, const QString &title, const std::optional<Design> &design);
    void found(std::vector<DesignDifference> differences);
    void showWaiting();
    void stopOrGoOn();
    void fillList();
    void addHeading(DesignSection section, int count);
    void choose(int row);
    void say(const QString &sentence);
    void paintSides(QPainter &painter, const QSize &area) const;

    std::vector<DesignDifference> m_differences;
    std::array<QLabel *, 2> m_titles;
    std::array<ComparedBoard *, 2> m_boards;
    QStackedWidget *m_stack;
    QListWidget *m_list;
    QLabel *m_sentence;
    QProgressBar *m_progress;
    QPushButton *m_stop; ///< of the comparison that runs; of one that was stopped, begins it again
    std::optional<Side> m_before; ///< what is compared; nothing while there is nothing to
    Side m_after;
    bool m_isKnown = false;  ///< what differs
    QTimer m_patience{this}; ///< until it is said that a comparison runs
    Background<std::vector<DesignDifference>> m_work{[this](std::vector<DesignDifference> list) {
        found(std::move(list));
    }};
};

} // namespace rookery
