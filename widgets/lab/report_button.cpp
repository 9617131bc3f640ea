#include "widgets/lab/report_button.h"

#include "widgets/base/form.h"
#include "widgets/base/shown_wording.h"
#include "widgets/lab/report_writer.h"

#include <QFileDialog>
#include <QFileInfo>

namespace rookery {

ReportButton::ReportButton(std::function<LabReport()> report, QWidget *parent)
    : QPushButton(tr("Save report…"), parent)
    , chooseFile([](QWidget *window) {
        return QFileDialog::getSaveFileName(
            window,
            tr("Save report"),
            tr("report.html"),
            tr("Page (*.html);;Printed pages (*.pdf);;Tables (*.csv)"));
    })
    , m_report(std::move(report))
{
    setObjectName(QStringLiteral("saveReport"));
    setAutoDefault(false);
    form::explain(this,
                  text(),
                  tr("Writes what was found with its charts as a page, as printed pages, or as "
                     "tables for a spreadsheet"));
    connect(this, &QPushButton::clicked, this, &ReportButton::save);
}

void ReportButton::save()
{
    const QString path = chooseFile(window());
    if (path.isEmpty())
        return;
    const auto saved = saveReport(m_report(), path);
    const QString name = QFileInfo(path).fileName();
    Q_EMIT said(saved ? tr("The report is in %1").arg(name)
                      : tr("The report was not written: %1").arg(shown(saved.error().message)));
}

} // namespace rookery
