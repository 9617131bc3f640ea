#include "model/exchange/report/lab_report.h"

#include "model/base/text.h"
#include "model/exchange/target/quoting.h"

namespace rookery {

namespace {

constexpr const char *style =
    "body { font: 16px/1.5 'DejaVu Sans', sans-serif; max-width: 46em; margin: 2em auto; padding: "
    "0 1em; color: #1d1d1f; background: #fff; }\n"
    "svg { display: block; width: 100%; height: auto; max-width: 40em; margin: 1em 0; }\n"
    "table { border-collapse: collapse; margin: 1em 0; }\n"
    "th, td { text-align: left; padding: 0.2em 1.2em 0.2em 0; border-bottom: 1px solid #d4d4d8; }\n"
    "section { break-inside: avoid; }\n";

/// A figure with its error, as two cells.
std::vector<std::string>
figureRow(const std::string &name, const Estimate &estimate, bool isPercent)
{
    return {name, reportFigure(estimate.value, isPercent), reportFigure(estimate.error, isPercent)};
}

ReportPart figures(const std::string &title, const std::vector<ChartBar> &bars, bool isPercent)
{
    ReportPart part{title, {"", "Value", "Error (95 %)"}, {}, {bars, isPercent}};
    for (const ChartBar &bar : bars)
        part.rows.push_back(figureRow(bar.label, bar.estimate, isPercent));
    return part;
}

std::string strengthNote(std::size_t games, std::uint64_t nodes)
{
    return counted(games, "game") + " of the program against itself, " + std::to_string(nodes)
           + " positions looked at for each move. The figures hold for its strength there.";
}

std::string tableOf(const ReportPart &part)
{
    std::string html = "<table>\n<tr>";
    for (const std::string &column : part.columns)
        html += "<th>" + htmlText(column) + "</th>";
    html += "</tr>\n";
    for (const auto &row : part.rows) {
        html += "<tr>";
        for (const std::string &cell : row)
            html += "<td>" + htmlText(cell) + "</td>";
        html += "</tr>\n";
    }
    return html + "</table>\n";
}

std::string csvCell(std::string text)
{
    constexpr std::string_view formulas = "=+-@\t\r";
    if (!text.empty() && formulas.find(text.front()) != std::string_view::npos)
        text.insert(text.begin(), '\'');
    if (text.find_first_of("\",\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + "\"";
}

std::string csvRow(const std::vector<std::string> &cells)
{
    std::string row;
    for (std::size_t i = 0; i < cells.size(); ++i)
        row += (i == 0 ? "" : ",") + csvCell(cells[i]);
    return row + "\r\n";
}

} // namespace

LabReport balanceReport(const Design &design, const GameBalance &balance, std::uint64_t nodes)
{
    const std::vector<PlayerId> deciders = design.rules->deciders();
    const std::string first = (*design.rules)[deciders.front()].name;
    const std::string second = (*design.rules)[deciders.back()].name;
    LabReport report{"Balance of " + design.info->name,
                     {strengthNote(balance.games, nodes)},
                     {figures("Results",
                              {{"Points of " + first, balance.points},
                               {first + " wins", balance.won},
                               {"Drawn", balance.drawn},
                               {second + " wins", balance.lost}},
                              true)}};
    if (balance.unfinished > 0)
        report.notes.push_back(counted(balance.unfinished, "game")
                               + " of the drawn ones were left because they were too long.");
    ReportPart course = figures("Course of a game",
                                {{"Moves of both", balance.length},
                                 {"Moves to choose from", balance.branching},
                                 {"Pieces that left the board", balance.captures},
                                 {"Changes of the lead", balance.leadChanges}},
                                false);
    course.chart.bars.clear(); // what they count has no common scale
    report.parts.push_back(std::move(course));
    ReportPart ends{"How games ended", {"End", "Games"}, {}, {}};
    for (const EndCount &end : balance.ends)
        ends.rows.push_back({end.end, std::to_string(end.games)});
    report.parts.push_back(std::move(ends));
    std::vector<ChartBar> acting;
    for (std::size_t type = 0; type < balance.acting.size(); ++type)
        acting.push_back({(*design.pieces)[PieceId(type)].name, balance.acting[type]});
    if (!acting.empty())
        report.parts.push_back(figures("Games in which a piece of the type moved", acting, true));
    return report;
}

LabReport valuesReport(const Design &design, const MeasuredValues &values, std::uint64_t nodes)
{
    LabReport report{"Values of the pieces of " + design.info->name, {}, {}};
    report.notes.push_back(values.games > 0
                               ? strengthNote(values.games, nodes)
                               : "By how far the pieces get on boards with other pieces.");
    report.notes.emplace_back("A rook of chess counts 5.");
    std::vector<ChartBar> bars;
    for (const PieceValue &value : values.values)
        bars.push_back({(*design.pieces)[value.type].name, value.worth});
    ReportPart part = figures("Values", bars, false);
    part.columns.emplace_back("Games");
    for (std::size_t i = 0; i < part.rows.size(); ++i)
        part.rows[i].push_back(std::to_string(values.values[i].games));
    report.parts.push_back(std::move(part));
    return report;
}

std::string htmlOf(const LabReport &report)
{
    std::string html =
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
        "'unsafe-inline'\">\n<meta name=\"viewport\" content=\"width=device-width\">\n<title>"
        + htmlText(report.title) + "</title>\n<style>\n" + style + "</style>\n</head>\n<body>\n<h1>"
        + htmlText(report.title) + "</h1>\n";
    for (const std::string &note : report.notes)
        html += "<p>" + htmlText(note) + "</p>\n";
    for (const ReportPart &part : report.parts) {
        html += "<section>\n<h2>" + htmlText(part.title) + "</h2>\n";
        if (!part.chart.bars.empty())
            html += svgOf(part.chart);
        html += tableOf(part) + "</section>\n";
    }
    return html + "</body>\n</html>\n";
}

std::string csvOf(const LabReport &report)
{
    std::string text;
    for (const ReportPart &part : report.parts) {
        text += (text.empty() ? "" : "\r\n") + csvRow({part.title}) + csvRow(part.columns);
        for (const auto &row : part.rows)
            text += csvRow(row);
    }
    return text;
}

} // namespace rookery
