#include "widgets/export/export_view.h"

#include "widgets/base/form.h"
#include "widgets/base/help_button.h"
#include "widgets/base/icons.h"
#include "widgets/base/retire.h"
#include "widgets/base/scrolled_page.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"
#include "widgets/export/disagreement_picture.h"
#include "widgets/export/export_options.h"
#include "widgets/export/export_preview.h"
#include "widgets/export/limits_report.h"
#include "widgets/export/painted_formats.h"
#include "widgets/export/target_list.h"
#include "widgets/game/play_session.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace rookery {

namespace {

constexpr std::size_t mostAlternatives = 3;
constexpr int pageWidth = 900; // pixels

QPushButton *verb(const char *name, const QString &text, const QString &tip)
{
    auto *button = new QPushButton(text);
    button->setObjectName(QLatin1String(name));
    form::explain(button, text, tip);
    return button;
}

/// Hidden, and of work that does not say yet how much of it there is.
QProgressBar *progressBar(const QString &name, const QString &tip)
{
    auto *bar = new QProgressBar;
    bar->setRange(0, 0);
    bar->setMaximumWidth(220);
    bar->hide();
    form::explain(bar, name, tip);
    return bar;
}

} // namespace

ExportView::ExportView(Workspace &workspace, ExportPlan &plan, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_plan(plan)
    , m_list(new TargetList(plan))
    , m_preview(new ExportPreview)
    , m_options(new ExportOptions(plan))
    , m_report(new LimitsReport(plan))
{
    setObjectName(QStringLiteral("exportView"));
    auto *top = new QSplitter(Qt::Horizontal);
    top->addWidget(m_list);
    top->addWidget(m_preview);
    top->addWidget(new ScrolledPage(m_options));
    top->setChildrenCollapsible(false);
    top->setStretchFactor(1, 1);
    auto *both = new QSplitter(Qt::Vertical);
    both->addWidget(top);
    both->addWidget(makeReport());
    both->setChildrenCollapsible(false);
    both->setStretchFactor(0, 1);
    both->setSizes({380, 230});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(both);
    setFocusProxy(m_list);
    connect(m_list, &TargetList::chosenChanged, this, &ExportView::chosenChanged);
    connect(&plan, &ExportPlan::verdictsChanged, this, &ExportView::planChanged);
    chosenChanged();
}

QWidget *ExportView::makeReport()
{
    m_summary = form::heading({});
    m_summary->setObjectName(QStringLiteral("exportSummary"));
    m_alternatives = new QWidget;
    m_alternativeRow = new QHBoxLayout(m_alternatives);
    m_alternativeRow->setContentsMargins(0, 0, 0, 0);
    auto *head = new QHBoxLayout;
    head->addWidget(m_summary, 1);
    QToolButton *help = form::helpButton();
    connect(help, &QToolButton::clicked, this, &ExportView::helpWanted);
    head->addWidget(help);
    auto *box = new QWidget;
    auto *layout = new QVBoxLayout(box);
    layout->setContentsMargins(Tokens::gap, Tokens::smallGap, Tokens::gap, Tokens::gap);
    layout->addLayout(head);
    layout->addWidget(m_alternatives, 0, Qt::AlignLeft);
    layout->addWidget(m_report, 1);
    layout->addLayout(makeVerbs());
    return box;
}

QLayout *ExportView::makeVerbs()
{
    m_progress = progressBar(tr("Proof"), tr("The target's program is counting"));
    m_pages = progressBar(tr("Export"), tr("How much of the files has been made"));
    m_pages->setObjectName(QStringLiteral("exportProgress"));
    m_play = verb("playFromThere",
                  tr("Play from there"),
                  tr("Shows the position where the target differs on the board, to be played on"));
    m_play->hide();
    m_prove = verb("proveTarget",
                   tr("Prove"),
                   tr("Lets the target's program play positions of random games and compares moves "
                      "and ends; again stops it"));
    m_copy = verb("copyExport", tr("Copy"), tr("Puts the shown file on the clipboard"));
    auto *copyReport =
        verb("copyReport", tr("Copy report"), tr("Puts the lines of the report on the clipboard"));
    m_export = verb("writeExport", tr("Export…"), tr("Writes the file; again stops it"));
    m_export->setDefault(true);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    for (QWidget *each : std::initializer_list<QWidget *>{
             m_progress, m_pages, m_play, m_prove, copyReport, m_copy, m_export})
        buttons->addWidget(each);
    connect(m_play, &QPushButton::clicked, this, &ExportView::playFromThere);
    connect(m_prove, &QPushButton::clicked, this, &ExportView::prove);
    connect(m_copy, &QPushButton::clicked, this, &ExportView::copyText);
    connect(copyReport, &QPushButton::clicked, this, &ExportView::copyReport);
    connect(m_export, &QPushButton::clicked, this, &ExportView::exportOrStop);
    return buttons;
}

std::unique_ptr<QMimeData> ExportView::copiedPicture() const
{
    return m_preview->copiedPicture();
}

std::size_t ExportView::target() const
{
    return m_list->chosen();
}

void ExportView::choose(std::size_t target)
{
    m_list->choose(target);
}

void ExportView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isOld)
        planChanged();
}

void ExportView::chosenChanged()
{
    m_options->show(target());
    planChanged();
}

/// Nothing is worked out for a view that no one sees.
void ExportView::planChanged()
{
    m_isOld = true;
    m_previews.forget();
    stopProof();
    m_proof.reset();
    m_play->hide();
    if (!isVisible())
        return;
    m_isOld = false;
    refreshReport();
    if (m_plan.isSettled())
        refreshPreview();
}

void ExportView::refreshPreview()
{
    const Target &row = m_plan.target(target());
    if (row.portability() == Portability::Impossible)
        return m_preview->showNothing(
            tr("%1 cannot express this design. The report below says why, and what can be done.")
                .arg(shown(row.format->title)));
    m_previews.ask([job = m_plan.job(target())](BackgroundRun &run) mutable -> Preview {
        job.request.stop = &run.stop;
        if (job.format->id == "pdf")
            return firstPage(*job.format, Subject(job.design), job.request, pageWidth);
        return job.files();
    });
}

void ExportView::showMade(const Result<Exported> &files)
{
    if (files)
        m_preview->showFiles(*m_plan.target(target()).format, files->files);
    else
        m_preview->showNothing(shown(files.error().message));
}

void ExportView::showMade(const SheetPage &page)
{
    m_preview->showFiles(*m_plan.target(target()).format, {}); // none is to be copied
    m_preview->showPicture(page.image, tr("%n page(s)", nullptr, page.count));
}

void ExportView::refreshReport()
{
    const Target &row = m_plan.target(target());
    m_report->show(target(), Subject(m_workspace.session().committed()));
    const auto portability = row.portability();
    QString state = shownState(portability);
    if (portability == Portability::ExactButDraws)
        state =
            QStringLiteral("◕ ") + tr("exact but for draws by repetition or counted quiet moves");
    else if (portability == Portability::WithDifferences)
        state =
            QStringLiteral("◐ ")
            + tr("%n difference(s)", nullptr, static_cast<int>((*row.verdict)->differences.size()));
    m_summary->setText(QStringLiteral("%1  –  %2").arg(shown(row.format->title), state));
    const bool isPossible = portability && *portability != Portability::Impossible;
    refreshExport();
    m_copy->setEnabled(isPossible);
    const bool canProve = !row.format->proof.empty();
    m_prove->setVisible(canProve);
    m_prove->setEnabled(isPossible || isProving());
    refreshAlternatives();
}

void ExportView::refreshExport()
{
    const auto portability = m_plan.target(target()).portability();
    const bool isPossible = portability && *portability != Portability::Impossible;
    m_export->setEnabled((isPossible && m_plan.isSettled()) || isMaking());
    m_export->setText(isMaking()                                    ? tr("Stop")
                      : portability == Portability::WithDifferences ? tr("Export anyway…")
                                                                    : tr("Export…"));
    m_pages->setVisible(isMaking());
}

/// Where the design can go instead, one click away.
void ExportView::refreshAlternatives()
{
    retireAll(*m_alternativeRow);
    m_alternatives->hide();
    if (m_plan.target(target()).portability() != Portability::Impossible)
        return;
    std::vector<std::size_t> capable = m_plan.capableTargets();
    // The one that most people can open comes first.
    std::stable_partition(capable.begin(), capable.end(), [&](std::size_t each) {
        return m_plan.target(each).format->id == "interactive-diagram";
    });
    m_alternatives->setVisible(!capable.empty());
    m_alternativeRow->addWidget(new QLabel(tr("Other targets that can:")));
    for (std::size_t i = 0; i < capable.size() && i < mostAlternatives; ++i) {
        const Target &other = m_plan.target(capable[i]);
        auto *button = verb("otherTarget",
                            shown(other.format->title),
                            tr("Shows what this target makes of the design: %1")
                                .arg(shownState(other.portability())));
        button->setText(shownState(other.portability()).left(2) + button->text());
        connect(button, &QPushButton::clicked, this, [this, index = capable[i]] { choose(index); });
        m_alternativeRow->addWidget(button);
    }
}

void ExportView::exportOrStop()
{
    if (!isMaking())
        return Q_EMIT exportWanted(target());
    m_making.forget();
    refreshExport();
    Q_EMIT said(tr("The export was stopped. Nothing was written."));
}

void ExportView::make(ExportJob job, std::function<void(const Result<Exported> &)> take)
{
    m_made = std::move(take);
    m_making.ask([this, job = std::move(job)](BackgroundRun &run) mutable {
        job.request.stop = &run.stop;
        job.request.painted = [this, &run](int done, int all) {
            run.inWindow([this, done, all] {
                m_pages->setRange(0, all);
                m_pages->setValue(done);
                m_pages->setFormat(tr("page %1 of %2").arg(done).arg(all));
            });
        };
        return job.files();
    });
    m_pages->setRange(0, 0);
    refreshExport();
}

void ExportView::made(const Result<Exported> &files)
{
    refreshExport();
    const auto take = std::move(m_made);
    take(files);
}

void ExportView::prove()
{
    if (m_proofs.isRunning()) {
        stopProof();
        return refreshReport();
    }
    m_prove->setText(tr("Stop"));
    m_progress->setFormat(tr("counting"));
    m_progress->show();
    ProofRequest request = m_request;
    request.modules = nodeModules();
    m_proofs.ask([this, job = m_plan.job(target()), request](BackgroundRun &run) mutable {
        request.stop = &run.stop;
        request.counting = [this, &run](int depth) {
            run.inWindow([this, depth] {
                m_progress->setFormat(tr("counting moves to depth %1").arg(depth));
            });
        };
        request.comparing = [this, &run](std::size_t done, std::size_t all) {
            run.inWindow([this, done, all] {
                m_progress->setFormat(tr("comparing position %1 of %2").arg(done + 1).arg(all));
            });
        };
        return job.proof(request);
    });
}

void ExportView::stopProof()
{
    if (!m_proofs.isRunning())
        return;
    m_proofs.forget();
    showNoProgress();
    Q_EMIT said(tr("The proof was stopped."));
}

void ExportView::showNoProgress()
{
    m_prove->setText(tr("Prove"));
    m_progress->hide();
}

void ExportView::proved(Proof proof)
{
    showNoProgress();
    refreshReport();
    m_proof = std::move(proof);
    m_report->addProof(*m_proof, shown(m_plan.target(target()).format->proof));
    if (m_proof->disagreement)
        showDisagreement(*m_proof->disagreement);
}

void ExportView::playFromThere()
{
    const QString position = QString::fromStdString(m_proof->disagreement->position);
    m_workspace.choices().setMode(Mode::Play);
    if (!m_workspace.play().begin(position))
        Q_EMIT said(tr("The position cannot be played here: %1").arg(position));
}

void ExportView::showDisagreement(const Disagreement &found)
{
    m_play->show();
    const QImage image = disagreementImage(m_plan.job(target()), found, palette());
    QStringList path;
    if (!found.start.empty())
        path << QString::fromStdString(found.start);
    for (const std::string &move : found.path)
        path << QString::fromStdString(move);
    const QString caption =
        path.isEmpty() ? tr("They differ at the start: %1") : tr("They first differ after %2: %1");
    const QString sentence = shown(m_proof->sentence);
    m_preview->showPicture(image,
                           path.isEmpty() ? caption.arg(sentence)
                                          : caption.arg(sentence, path.join(QLatin1Char(' '))));
}

void ExportView::copyText()
{
    const QString text = m_preview->text();
    if (text.isEmpty()) {
        const auto &files = m_preview->files();
        const QImage image = files.empty()
                                 ? QImage()
                                 : QImage::fromData(QByteArray::fromStdString(files.front().text));
        if (image.isNull())
            return Q_EMIT said(tr("This file is no text; export it instead."));
        QApplication::clipboard()->setImage(image);
        return Q_EMIT said(tr("The picture is on the clipboard."));
    }
    QApplication::clipboard()->setText(text);
    Q_EMIT said(tr("The file is on the clipboard."));
}

void ExportView::copyReport()
{
    QApplication::clipboard()->setText(m_summary->text() + QLatin1Char('\n') + m_report->text());
    Q_EMIT said(tr("The report is on the clipboard."));
}

} // namespace rookery
