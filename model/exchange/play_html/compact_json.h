#pragma once

#include <concepts>
#include <string>
#include <string_view>

/// JSON without blanks, for a page that carries much of it. Each function gives a whole value.
namespace rookery::json {

/// With quotes; whatever could end a script's text or line is escaped.
std::string text(std::string_view value);

inline std::string number(std::integral auto value)
{
    return std::to_string(value);
}
inline std::string flag(bool value)
{
    return value ? "true" : "false";
}

/// `[...]` of what `write` makes of each element.
template<class Range, class Write>
std::string list(const Range &range, Write &&write)
{
    std::string all;
    for (const auto &each : range) {
        if (!all.empty())
            all += ',';
        all += write(each);
    }
    return '[' + all + ']';
}

/// Members in the order in which they were added.
class Object
{
public:
    /// `value` is a whole value.
    Object &add(std::string_view key, const std::string &value);
    /// Only where it does not have its usual value, which the reader of the page knows.
    Object &addIf(bool isUnusual, std::string_view key, const std::string &value);
    std::string done() const { return '{' + m_members + '}'; }

private:
    std::string m_members;
};

} // namespace rookery::json
