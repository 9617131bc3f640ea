#pragma once

#include "model/exchange/report/lab_report.h"

#include <QPushButton>

#include <functional>

namespace rookery {

/// Saves what a page of the lab has found as a report.
class ReportButton final : public QPushButton
{
    Q_OBJECT

public:
    explicit ReportButton(std::function<LabReport()> report, QWidget *parent = nullptr);

    /// Asks where to; to be replaced in tests. Empty: nowhere.
    std::function<QString(QWidget *)> chooseFile;

Q_SIGNALS:
    /// A sentence: where the report is, or why it is not there.
    void said(const QString &sentence);

private:
    void save();

    std::function<LabReport()> m_report;
};

} // namespace rookery
