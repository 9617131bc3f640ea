#pragma once

#include "model/analysis/piece_values.h"
#include "model/exchange/report/bar_chart.h"

#include <string>
#include <vector>

namespace rookery {

/// One table of a report, with a chart of it if that shows more.
struct ReportPart
{
    std::string title;
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows;
    BarChart chart; ///< without bars: none
};

/// An answer of the lab as people hand it on.
struct LabReport
{
    std::string title;
    std::vector<std::string> notes; ///< sentences: how it was found, and what it holds for
    std::vector<ReportPart> parts;
};

LabReport balanceReport(const Design &design, const GameBalance &balance, std::uint64_t nodes);
LabReport valuesReport(const Design &design, const MeasuredValues &values, std::uint64_t nodes);

/// A page that needs nothing else and runs nothing.
std::string htmlOf(const LabReport &report);
/// The tables one after the other, each with its title in a row of its own, as RFC 4180 says. What
/// a spreadsheet would take for a formula begins with an apostrophe.
std::string csvOf(const LabReport &report);

} // namespace rookery
