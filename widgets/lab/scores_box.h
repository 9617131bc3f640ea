#pragma once

#include "widgets/lab/lab_game.h"
#include "widgets/lab/lab_run.h"
#include "widgets/picture/picture_source.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace rookery {

class ScoreCurve;

/// The scores of the game in play, found on request, with its blunders.
class ScoresBox final
    : public QWidget
    , public PictureSource
{
    Q_OBJECT

public:
    explicit ScoresBox(QWidget *parent = nullptr);

    void stop() { m_run.stop(); }
    void forget();
    void refresh(Workspace &workspace);

    bool isLooking() const { return m_run.isRunning(); }
    ScoreCurve &curve() const { return *m_curve; }
    QString summary() const;
    std::unique_ptr<QMimeData> copiedPicture() const override;

Q_SIGNALS:
    /// A node of the record.
    void chosen(std::size_t node);

private:
    void start();
    void show(const Analyst::Scores &scores);
    void showButton();

    Workspace *m_workspace = nullptr;               ///< of the last refresh()
    LineOnShow m_line{{Position(0, 0, 0), {}}, {}}; ///< that is or was looked at
    QPushButton *m_button;
    ScoreCurve *m_curve;
    QLabel *m_summary;
    LabRun m_run;
};

} // namespace rookery
