#pragma once

#include "model/analysis/self_play.h"

#include <string>
#include <vector>

namespace rookery {

/// A bar with the interval around its end that holds the true value with 95 % confidence.
struct ChartBar
{
    std::string label;
    Estimate estimate;
};

struct BarChart
{
    std::vector<ChartBar> bars;
    bool isPercent = false; ///< values are shares; the axis ends at 100 %
};

/// SVG of 640 pixels in width, for pages, windows and paper; only what SVG Tiny 1.2 has.
std::string svgOf(const BarChart &chart);

/// A number as charts and tables have it: `12.5 %`, `3.25`.
std::string reportFigure(double value, bool isPercent);

} // namespace rookery
