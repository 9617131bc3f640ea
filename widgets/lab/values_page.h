#pragma once

#include "model/analysis/piece_values.h"
#include "model/database/learned_file.h"
#include "widgets/lab/lab_page.h"
#include "widgets/lab/lab_run.h"

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTreeWidget;

namespace rookery {

class ReportButton;

/// What pieces are worth: by how far they get at once, and on request by games of the program
/// against itself in which some are missing, until the errors are small enough. Has the program
/// learn, too, and says what it has learned.
class ValuesPage final : public LabPage
{
    Q_OBJECT

public:
    explicit ValuesPage(QWidget *parent = nullptr);

    void stop() override { m_run.stop(); }
    void forget() override;
    void refresh() override;

    bool isMeasuring() const { return m_run.isRunning() && m_isByGames; }
    const MeasuredValues &found() const { return m_found; }
    QString sentence() const;
    QString learnedSentence() const;
    ReportButton &report() const { return *m_report; }

private:
    ReportButton *makeReport();
    void start(std::size_t games);
    void show(const MeasuredValues &found);
    void showState();
    QString gamesText() const;
    void learn();
    void showLearned();
    void showLearnedWorths();
    const LearnedFile *learnedFile() const;

    QComboBox *m_wanted;
    QPushButton *m_button;
    QProgressBar *m_progress;
    QLabel *m_state;
    QPushButton *m_learn;
    QComboBox *m_lessons;
    QProgressBar *m_learning;
    QLabel *m_learned;
    QPushButton *m_drop;
    QTreeWidget *m_list;
    ReportButton *m_report;
    MeasuredValues m_found;
    bool m_isByGames = false; ///< what runs, or has run last
    LabRun m_run;
    QMetaObject::Connection m_following;
};

} // namespace rookery
