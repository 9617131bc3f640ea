#pragma once

#include "widgets/base/background.h"
#include "widgets/export/export_plan.h"
#include "widgets/export/piece_sheet.h"
#include "widgets/picture/picture_source.h"
#include "widgets/workspace/workspace.h"

#include <QWidget>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <variant>

class QHBoxLayout;
class QLabel;
class QLayout;
class QProgressBar;
class QPushButton;

namespace rookery {

class ExportOptions;
class ExportPreview;
class LimitsReport;
class TargetList;

/// Export mode: targets, a live preview, the target's options, and below them what the target says
/// and what it does not.
class ExportView final
    : public QWidget
    , public PictureSource
{
    Q_OBJECT

public:
    ExportView(Workspace &workspace, ExportPlan &plan, QWidget *parent = nullptr);

    std::size_t target() const;
    void choose(std::size_t target);
    ExportPreview &preview() { return *m_preview; }
    LimitsReport &report() { return *m_report; }
    TargetList &list() { return *m_list; }
    /// What was found out about the present file, if it was proved.
    const std::optional<Proof> &proof() const { return m_proof; }
    bool isProving() const { return m_proofs.isRunning(); }
    std::unique_ptr<QMimeData> copiedPicture() const override;
    /// Makes the files of a target beside the window, with progress, and gives them to `take`; the
    /// verb that asks for them stops it. Asking again forgets what was asked before.
    void make(ExportJob job, std::function<void(const Result<Exported> &)> take);
    bool isMaking() const { return m_making.isRunning(); }
    /// How far the next proofs count and which positions they compare; what else a request says is
    /// set here.
    void setProofRequest(ProofRequest request) { m_request = std::move(request); }

Q_SIGNALS:
    /// The target is to be written; the window asks where to and does it.
    void exportWanted(std::size_t target);
    void said(const QString &sentence);
    void helpWanted();

protected:
    void showEvent(QShowEvent *event) override;

private:
    using Preview = std::variant<Result<Exported>, SheetPage>;

    QWidget *makeReport();
    QLayout *makeVerbs();
    void chosenChanged();
    void planChanged();
    void refreshPreview();
    void showMade(const Result<Exported> &files);
    void showMade(const SheetPage &page);
    void refreshReport();
    void refreshExport();
    void refreshAlternatives();
    void exportOrStop();
    void made(const Result<Exported> &files);
    void prove();
    void stopProof();
    void showNoProgress();
    void proved(Proof proof);
    void showDisagreement(const Disagreement &found);
    void playFromThere();
    void copyText();
    void copyReport();

    Workspace &m_workspace;
    ExportPlan &m_plan;
    TargetList *m_list;
    ExportPreview *m_preview;
    ExportOptions *m_options;
    LimitsReport *m_report;
    QLabel *m_summary;
    QWidget *m_alternatives;
    QHBoxLayout *m_alternativeRow;
    QProgressBar *m_progress; ///< of a proof
    QProgressBar *m_pages;    ///< of files that are made
    QPushButton *m_play;
    QPushButton *m_prove;
    QPushButton *m_export;
    QPushButton *m_copy;
    Background<Preview> m_previews{[this](const Preview &found) {
        std::visit([this](const auto &each) { showMade(each); }, found);
    }};
    Background<Result<Exported>> m_making{[this](const Result<Exported> &files) {
        made(files);
    }};
    std::function<void(const Result<Exported> &)> m_made; ///< takes what is being made
    Background<Proof> m_proofs{[this](Proof proof) {
        proved(std::move(proof));
    }};
    std::optional<Proof> m_proof;
    ProofRequest m_request;
    bool m_isOld = true; ///< what is shown is not of the present design
};

} // namespace rookery
