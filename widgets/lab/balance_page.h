#pragma once

#include "widgets/lab/lab_page.h"
#include "widgets/lab/lab_run.h"
#include "widgets/lab/share_bands.h"

class QLabel;
class QPushButton;

namespace rookery {

class LabArchive;
class ReportButton;

/// How games of the program against itself go: who wins how often, how long they are, how many
/// moves there are to choose from.
class BalancePage final
    : public LabPage
    , public PictureSource
{
    Q_OBJECT

public:
    explicit BalancePage(QWidget *parent = nullptr);

    void stop() override { m_run.stop(); }
    void forget() override;
    void refresh() override;

    bool isPlaying() const { return m_run.isRunning(); }
    const GameBalance &found() const { return m_found.balance; }
    QString sentence() const;
    /// About the version of the design before; empty if nothing is known of it.
    QString beforeSentence() const;
    ReportButton &report() const { return *m_report; }
    std::unique_ptr<QMimeData> copiedPicture() const override;

private:
    struct Report
    {
        GameBalance balance;
        Message fault;
    };

    void start();
    void show(const Report &report);
    void showButton();
    void showBefore();
    QStringList courseLines() const;
    void keep();
    QString verdict() const;

    QPushButton *m_button;
    ShareBands *m_bands;
    QLabel *m_state;
    QLabel *m_before;
    ReportButton *m_report;
    LabArchive *m_archive;
    bool m_hasLooked = false; ///< for what was found before
    std::size_t m_kept = 0;   ///< games of the answer that was kept last
    Report m_found;
    LabRun m_run;
};

} // namespace rookery
