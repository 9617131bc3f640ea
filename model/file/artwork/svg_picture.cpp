#include "model/file/artwork/svg_picture.h"

#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/design/limits.h"
#include "model/file/artwork/svg_parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <map>
#include <optional>
#include <sstream>

namespace rookery {

namespace {

using namespace std::string_view_literals;

constexpr std::array shapes = {
    "path"sv, "rect"sv, "circle"sv, "ellipse"sv, "line"sv, "polyline"sv, "polygon"sv, "use"sv};
constexpr std::array containers = {
    "svg"sv, "g"sv, "defs"sv, "linearGradient"sv, "radialGradient"sv, "stop"sv};
/// They draw nothing, so that no one misses them.
constexpr std::array remarks = {"title"sv, "desc"sv, "metadata"sv};

/// What a style may say too.
constexpr std::array looks = {"color"sv,
                              "display"sv,
                              "fill"sv,
                              "fill-opacity"sv,
                              "fill-rule"sv,
                              "opacity"sv,
                              "stop-color"sv,
                              "stop-opacity"sv,
                              "stroke"sv,
                              "stroke-linecap"sv,
                              "stroke-width"sv,
                              "stroke-linejoin"sv,
                              "stroke-opacity"sv,
                              "stroke-miterlimit"sv,
                              "visibility"sv};
constexpr std::array placements = {"id"sv,
                                   "transform"sv,
                                   "x"sv,
                                   "y"sv,
                                   "width"sv,
                                   "height"sv,
                                   "rx"sv,
                                   "ry"sv,
                                   "cx"sv,
                                   "cy"sv,
                                   "r"sv,
                                   "x1"sv,
                                   "y1"sv,
                                   "x2"sv,
                                   "y2"sv,
                                   "points"sv,
                                   "d"sv,
                                   "offset"sv,
                                   "fx"sv,
                                   "fy"sv,
                                   "viewBox"sv,
                                   "gradientUnits"sv,
                                   "gradientTransform"sv,
                                   "spreadMethod"sv,
                                   "preserveAspectRatio"sv};

constexpr std::size_t mostUses = 200;
constexpr std::size_t mostPathCharacters = 100'000;
/// They can be seen, but not be drawn quickly or safely.
constexpr std::array refusedLooks = {"clip-path"sv, "mask"sv, "filter"sv, "stroke-dasharray"sv};
constexpr std::size_t mostDrawn =
    4'000; ///< elements, and hundreds of path characters, with every use counted
constexpr std::size_t longestValue = 1'000;

template<std::size_t N>
bool isOneOf(std::string_view word, const std::array<std::string_view, N> &words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool isElementId(std::string_view text)
{
    return !text.empty() && text.size() <= longestValue
           && std::all_of(text.begin(), text.end(), [](char c) {
                  return isAsciiLetter(c) || isAsciiDigit(c) || c == '_' || c == '-' || c == '.'
                         || c == ':';
              });
}

/// `#id` into the same picture.
std::optional<std::string> target(std::string_view reference)
{
    const std::string_view text = trimmed(reference);
    if (text.substr(0, 1) != "#" || !isElementId(text.substr(1)))
        return std::nullopt;
    return std::string(text.substr(1));
}

/// A value that says where or how, and reaches nothing outside.
bool isHarmless(std::string_view name, std::string_view value)
{
    const bool isLong = name == "d" || name == "points";
    if (value.size() > (isLong ? mostPathCharacters : longestValue))
        return false;
    const bool isPlain = std::all_of(value.begin(), value.end(), [](char c) {
        return isAsciiLetter(c) || isAsciiDigit(c)
               || (c != '\0' && " \t\r\n.,+-#%():_"sv.find(c) != std::string_view::npos);
    });
    const std::size_t url = lowered(value).find("url");
    if (!isPlain || url == std::string_view::npos)
        return isPlain;
    const std::string_view paint = trimmed(value);
    const bool isPaint = name == "fill" || name == "stroke";
    return isPaint && paint.substr(0, 4) == "url(" && paint.back() == ')'
           && target(paint.substr(4, paint.size() - 5));
}

/// Plain decimal numbers, whatever the locale.
std::vector<double> numbersIn(std::string text)
{
    std::replace(text.begin(), text.end(), ',', ' ');
    std::istringstream stream(text);
    stream.imbue(std::locale::classic());
    std::vector<double> numbers;
    for (double number = 0; stream >> number;)
        numbers.push_back(number);
    return numbers;
}

class Cleaner
{
public:
    Result<CleanSvg> clean(const SvgElement &given)
    {
        if (given.name != "svg")
            return failure(Message("this is not an SVG picture: it begins with {name}",
                                   {{"name", inQuotes(given.name)}}));
        SvgElement root = cleaned(given);
        if (auto fault = placeRoot(given, root); !fault.empty())
            return failure(std::move(fault));
        if (m_uses > mostUses)
            return failure(Message("a picture may use parts again at most {most} times",
                                   {{"most", mostUses}}));
        if (m_pathCharacters > mostPathCharacters)
            return failure(Message("the paths of a picture may have at most {most} characters",
                                   {{"most", mostPathCharacters}}));
        collectIds(root);
        const std::size_t drawn = cost(root);
        if (m_isCircular)
            return failure(Message("a part of the picture uses itself"));
        if (drawn > mostDrawn)
            return failure(Message("the picture repeats its parts too often to be drawn quickly"));
        if (m_shapes == 0)
            return failure(Message("nothing of the picture would be left to draw"));
        return CleanSvg{writeSvgParts(root), std::move(m_removed)};
    }

private:
    void miss(std::string what)
    {
        if (std::find(m_removed.begin(), m_removed.end(), what) == m_removed.end())
            m_removed.push_back(std::move(what));
    }

    SvgElement cleaned(const SvgElement &given)
    {
        SvgElement element{given.name, {}, {}};
        for (const auto &[name, value] : given.attributes)
            take(given.name, name, value, element);
        if (const std::string *style = given.attribute("style"))
            takeStyle(*style, element);
        for (const SvgElement &child : given.children) {
            if (isOneOf(child.name, shapes) || isOneOf(child.name, containers)) {
                m_shapes += isOneOf(child.name, shapes) ? 1 : 0;
                element.children.push_back(cleaned(child));
            } else if (!isOneOf(child.name, remarks) && child.name.find(':') == child.name.npos) {
                miss(child.name);
            }
        }
        return element;
    }

    void take(const std::string &owner,
              const std::string &name,
              const std::string &value,
              SvgElement &element)
    {
        if (name == "href" || name == "xlink:href")
            return takeReference(owner, value, element);
        const bool isKnown = isOneOf(name, looks) || isOneOf(name, placements);
        if (!isKnown || !isHarmless(name, value)) {
            const bool isActive = name.substr(0, 2) == "on";
            if (isKnown || isActive || isOneOf(name, refusedLooks))
                miss(name + " of " + owner);
            return;
        }
        set(element, name, value);
        if (name == "d" || name == "points")
            m_pathCharacters += value.size();
    }

    void takeReference(const std::string &owner, const std::string &value, SvgElement &element)
    {
        const auto id = target(value);
        if (!id || (owner != "use" && owner.find("Gradient") == owner.npos))
            return miss("href of " + owner);
        set(element, "xlink:href", "#" + *id);
        m_uses += owner == "use" ? 1 : 0;
    }

    /// A style wins against attributes.
    void takeStyle(const std::string &style, SvgElement &element)
    {
        for (const std::string_view part : split(style, ';')) {
            const std::size_t colon = part.find(':');
            if (colon == part.npos)
                continue;
            const std::string name(trimmed(part.substr(0, colon)));
            const std::string value(trimmed(part.substr(colon + 1)));
            if (isOneOf(name, looks) && isHarmless(name, value))
                set(element, name, value);
            else if (isOneOf(name, looks) || isOneOf(name, refusedLooks)
                     || lowered(value).find("url") != value.npos)
                miss(name + " in a style");
        }
    }

    static void set(SvgElement &element, const std::string &name, const std::string &value)
    {
        for (auto &[known, held] : element.attributes) {
            if (known == name) {
                held = value;
                return;
            }
        }
        element.attributes.emplace_back(name, value);
    }

    /// The root says how large the picture is, in its own units, and what its names mean.
    static std::string placeRoot(const SvgElement &given, SvgElement &root)
    {
        const auto sizeOf = [&](const char *name) {
            const std::string *value = given.attribute(name);
            const auto numbers = value ? numbersIn(*value) : std::vector<double>();
            return numbers.empty() ? 0 : numbers.front();
        };
        const std::string *box = root.attribute("viewBox");
        std::vector<double> numbers =
            box ? numbersIn(*box) : std::vector{0.0, 0.0, sizeOf("width"), sizeOf("height")};
        const bool isFinite = std::all_of(numbers.begin(), numbers.end(), [](double number) {
            return std::isfinite(number) && std::abs(number) <= 1e6;
        });
        if (numbers.size() != 4 || !isFinite || numbers[2] <= 0 || numbers[3] <= 0)
            return "a picture needs a viewBox, or a width and a height";
        std::ostringstream text;
        text.imbue(std::locale::classic());
        text << numbers[0] << ' ' << numbers[1] << ' ' << numbers[2] << ' ' << numbers[3];
        std::vector<std::pair<std::string, std::string>> attributes = {
            {"xmlns", "http://www.w3.org/2000/svg"},
            {"xmlns:xlink", "http://www.w3.org/1999/xlink"},
            {"viewBox", box ? *box : text.str()}};
        for (auto &attribute : root.attributes) {
            if (attribute.first != "viewBox" && attribute.first != "width"
                && attribute.first != "height")
                attributes.push_back(std::move(attribute));
        }
        root.attributes = std::move(attributes);
        return {};
    }

    void collectIds(const SvgElement &element)
    {
        if (const std::string *id = element.attribute("id"))
            m_byId.try_emplace(*id, &element);
        for (const SvgElement &child : element.children)
            collectIds(child);
    }

    /// How much there is to draw, in elements.
    std::size_t cost(const SvgElement &element)
    {
        const auto [known, isNew] = m_costs.try_emplace(&element, std::nullopt);
        if (!isNew) {
            m_isCircular |= !known->second;
            return known->second.value_or(0);
        }
        std::size_t sum = 1;
        for (const char *name : {"d", "points"}) {
            if (const std::string *value = element.attribute(name))
                sum += value->size() / 100;
        }
        for (const SvgElement &child : element.children)
            sum += cost(child);
        const std::string *reference =
            element.name == "use" ? element.attribute("xlink:href") : nullptr;
        const auto used = reference ? m_byId.find(reference->substr(1)) : m_byId.end();
        if (used != m_byId.end())
            sum += cost(*used->second);
        sum = std::min(sum, mostDrawn + 1);
        m_costs[&element] = sum;
        return sum;
    }

    std::vector<std::string> m_removed;
    std::size_t m_shapes = 0;
    std::size_t m_uses = 0;
    std::size_t m_pathCharacters = 0;
    bool m_isCircular = false;
    std::map<std::string, const SvgElement *> m_byId;
    std::map<const SvgElement *, std::optional<std::size_t>>
        m_costs; ///< none while it is being counted
};

} // namespace

Result<CleanSvg> cleanedSvg(std::string_view text)
{
    if (text.size() > limits::svgBytes) {
        return failure(Message("an SVG picture may have at most {most} bytes, not {count}",
                               {{"most", limits::svgBytes}, {"count", text.size()}}));
    }
    const auto parts = readSvgParts(text);
    if (!parts)
        return failure(parts.error());
    return Cleaner().clean(*parts);
}

} // namespace rookery
