#include "model/exchange/report/bar_chart.h"

#include "model/exchange/target/quoting.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rookery {

namespace {

// Pixels.
constexpr double width = 640;
constexpr double left = 210; ///< where bars begin; labels stand before
constexpr double right = 80; ///< for figures behind the bars
constexpr double row = 26;
constexpr double thickness = 16;
constexpr std::size_t longestLabel = 30;

std::string shortNumber(double number)
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.1f", number);
    return text.data();
}

std::string attribute(const char *name, double number)
{
    return std::string(" ") + name + "=\"" + shortNumber(number) + "\"";
}

/// A round number that is not smaller.
double roundedUp(double number)
{
    if (number <= 0)
        return 1;
    const double unit = std::pow(10, std::floor(std::log10(number)));
    for (const double step : {1.0, 2.0, 5.0, 10.0}) {
        if (number <= step * unit)
            return step * unit;
    }
    return 10 * unit;
}

/// Never in the middle of a character.
std::string cut(const std::string &label)
{
    std::size_t characters = 0;
    for (std::size_t i = 0; i < label.size(); ++i) {
        const bool begins = (static_cast<unsigned char>(label[i]) & 0xc0U) != 0x80U;
        if (begins && ++characters > longestLabel)
            return label.substr(0, i) + "\xe2\x80\xa6";
    }
    return label;
}

class ChartWriter
{
public:
    explicit ChartWriter(const BarChart &chart)
        : m_chart(chart)
    {
        double end = 0;
        for (const ChartBar &bar : chart.bars)
            end = std::max(end, bar.estimate.value + bar.estimate.error);
        m_most = chart.isPercent ? 1 : roundedUp(end);
    }

    std::string text()
    {
        const double height = row * static_cast<double>(m_chart.bars.size()) + row;
        m_text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + shortNumber(width)
                 + " " + shortNumber(height) + "\"" + attribute("width", width)
                 + attribute("height", height)
                 + " font-family=\"DejaVu Sans, sans-serif\" font-size=\"13\">\n";
        axis(height);
        double y = 0;
        for (const ChartBar &bar : m_chart.bars) {
            add(bar, y);
            y += row;
        }
        return m_text + "</svg>\n";
    }

private:
    double at(double value) const
    {
        return left + std::clamp(value / m_most, 0.0, 1.0) * (width - left - right);
    }

    void axis(double height)
    {
        constexpr int steps = 4;
        for (int i = 0; i <= steps; ++i) {
            const double value = m_most * i / steps;
            line(at(value), 0, at(value), height - row, "#d4d4d8");
            words(
                at(value), height - 8, "middle", "#6b6b70", reportFigure(value, m_chart.isPercent));
        }
    }

    void add(const ChartBar &bar, double y)
    {
        const double middle = y + row / 2;
        const Estimate &estimate = bar.estimate;
        words(left - 10, middle + 4.5, "end", "#1d1d1f", cut(bar.label));
        m_text += "<rect" + attribute("x", left) + attribute("y", middle - thickness / 2)
                  + attribute("width", at(estimate.value) - left) + attribute("height", thickness)
                  + " fill=\"#4a7fb5\"/>\n";
        const double from = at(estimate.value - estimate.error);
        const double to = at(estimate.value + estimate.error);
        line(from, middle, to, middle, "#1d1d1f");
        for (const double end : {from, to})
            line(end, middle - 4, end, middle + 4, "#1d1d1f");
        words(width - right + 10,
              middle + 4.5,
              "start",
              "#1d1d1f",
              reportFigure(estimate.value, m_chart.isPercent));
    }

    void line(double fromX, double fromY, double toX, double toY, const char *colour)
    {
        m_text += "<line" + attribute("x1", fromX) + attribute("y1", fromY) + attribute("x2", toX)
                  + attribute("y2", toY) + " stroke=\"" + colour + "\"/>\n";
    }

    void words(double x, double y, const char *anchor, const char *colour, const std::string &text)
    {
        m_text += "<text" + attribute("x", x) + attribute("y", y) + " text-anchor=\"" + anchor
                  + "\" fill=\"" + colour + "\">" + htmlText(text) + "</text>\n";
    }

    const BarChart &m_chart;
    double m_most = 1;
    std::string m_text;
};

} // namespace

std::string svgOf(const BarChart &chart)
{
    return ChartWriter(chart).text();
}

std::string reportFigure(double value, bool isPercent)
{
    std::array<char, 32> text{};
    if (isPercent)
        std::snprintf(text.data(), text.size(), "%.1f %%", value * 100);
    else
        std::snprintf(text.data(), text.size(), "%.2f", value);
    return text.data();
}

} // namespace rookery
