#pragma once

#include <QColor>

#include <algorithm>
#include <array>
#include <cmath>

namespace rookery::test {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

/// One way of seeing colours, as a matrix on linear red, green and blue. Full deficiencies after
/// Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
/// Deficiency", IEEE TVCG 15 (2009), severity 1.0.
struct Vision
{
    const char *name;
    Matrix matrix;
};

inline constexpr Vision visions[] = {
    {"normal", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    {"protanopia",
     {{{0.152286, 1.052583, -0.204868},
       {0.114503, 0.786281, 0.099216},
       {-0.003882, -0.048116, 1.051998}}}},
    {"deuteranopia",
     {{{0.367322, 0.860646, -0.227968},
       {0.280085, 0.672501, 0.047413},
       {-0.011820, 0.042940, 0.968881}}}},
    {"tritanopia",
     {{{1.255528, -0.076749, -0.178779},
       {-0.078411, 0.930809, 0.147602},
       {0.004733, 0.691367, 0.303900}}}},
};

inline Triple product(const Matrix &matrix, const Triple &vector)
{
    Triple result{};
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column)
            result[row] += matrix[row][column] * vector[column];
    }
    return result;
}

/// CIE XYZ (D65) of an sRGB colour as it is seen.
inline Triple seen(const QColor &colour, const Vision &vision)
{
    const auto linear = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    Triple light = product(
        vision.matrix, {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())});
    for (double &part : light)
        part = std::clamp(part, 0.0, 1.0);
    constexpr Matrix toXyz = {{{0.4124564, 0.3575761, 0.1804375},
                               {0.2126729, 0.7151522, 0.0721750},
                               {0.0193339, 0.1191920, 0.9503041}}};
    return product(toXyz, light);
}

inline Triple lab(const Triple &xyz)
{
    const auto root = [](double value) {
        return value > 216.0 / 24389 ? std::cbrt(value) : (24389.0 / 27 * value + 16) / 116;
    };
    const double x = root(xyz[0] / 0.95047);
    const double y = root(xyz[1]);
    const double z = root(xyz[2] / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// CIE76: how far two colours lie apart; about 2 can just be told from each other.
inline double distance(const QColor &a, const QColor &b, const Vision &vision)
{
    const Triple first = lab(seen(a, vision));
    const Triple second = lab(seen(b, vision));
    return std::hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

/// WCAG 2.1's ratio of luminances, 1 to 21.
inline double contrast(const QColor &a, const QColor &b, const Vision &vision)
{
    const auto [low, high] = std::minmax({seen(a, vision)[1], seen(b, vision)[1]});
    return (high + 0.05) / (low + 0.05);
}

} // namespace rookery::test
