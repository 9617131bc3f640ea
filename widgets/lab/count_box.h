#pragma once

#include "widgets/lab/lab_game.h"
#include "widgets/lab/lab_page.h"
#include "widgets/lab/lab_run.h"

#include <optional>

class QLabel;
class QPushButton;
class QSpinBox;

namespace rookery {

/// How many sequences of legal moves there are from the position on show, by their length, as
/// authors of engines compare them: a part of the page of proofs.
class CountBox final : public LabPage
{
    Q_OBJECT

public:
    explicit CountBox(QWidget *parent = nullptr);

    void stop() override { m_run.stop(); }
    void forget() override;
    void refresh() override;

    bool isCounting() const { return m_run.isRunning(); }
    /// `perft 1: 20` and so on, a line each, and why there are no more.
    QString text() const;

private:
    void start();
    void show(const MoveCounts &counts);
    void showButtons();

    QSpinBox *m_depth;
    QPushButton *m_button;
    QPushButton *m_copy;
    QLabel *m_state;
    std::optional<AskedGame> m_asked;
    LabRun m_run;
};

} // namespace rookery
