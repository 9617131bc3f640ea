#pragma once

#include "widgets/lab/lab_game.h"
#include "widgets/lab/lab_page.h"
#include "widgets/lab/lab_run.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace rookery {

class CountBox;

/// What the position on show is worth under best play, by proof, with the line that shows it; or
/// that it is open.
class SolvePage final : public LabPage
{
    Q_OBJECT

public:
    explicit SolvePage(QWidget *parent = nullptr);

    void stop() override { m_run.stop(); }
    void forget() override;
    void refresh() override;

    /// A page of its own kind below the proof.
    CountBox &counts() const { return *m_counts; }

    bool isSolving() const { return m_run.isRunning(); }
    QString sentence() const;

private:
    struct Report
    {
        SolvedPosition solved;
        std::uint64_t nodes = 0;
        bool isDone = false;
    };

    void start();
    void show(const Report &report);
    void showButton();
    QString valueText(const Solution &solution) const;
    static QString puzzleText(const Solution &solution);

    QComboBox *m_time;
    QPushButton *m_button;
    QLabel *m_state;
    CountBox *m_counts;
    std::optional<AskedGame> m_asked;
    LabRun m_run;
};

} // namespace rookery
