#pragma once

#include <set>
#include <string>
#include <string_view>

/// Names and texts of a design as other languages hold them. Whatever stands in a name, it cannot
/// end the string or the line that it is put into.
namespace rookery {

/// One line: control characters and line breaks become blanks; bytes that are no UTF-8 become '?'.
std::string oneLine(std::string_view text);

/// One line of printable ASCII; anything else becomes '?'.
std::string asciiLine(std::string_view text);

/// For the text and the attributes of HTML and SVG.
std::string htmlText(std::string_view text);

/// Text of several lines as paragraphs of HTML.
std::string htmlParagraphs(std::string_view text);

/// With quotes, as C, Lua and JavaScript read them alike: bytes outside ASCII as they are, control
/// characters as three octal or decimal digits.
std::string cString(std::string_view text);
std::string luaString(std::string_view text);
std::string jsString(std::string_view text);

/// With quotes, for languages that cannot escape anything: a quote becomes an apostrophe.
std::string plainString(std::string_view text);

/// For TeX's ordinary text.
std::string texText(std::string_view text);

/// The text in a comment of C or JavaScript.
std::string commentText(std::string_view text);

/// Words of letters, digits and a joint, each different from all others before it.
class Identifiers
{
public:
    /// Words that the language keeps for itself, and what stands for other characters: '_', or
    /// nothing in languages that know letters and digits only.
    explicit Identifiers(std::set<std::string> reserved = {}, std::string joint = "_")
        : m_used(std::move(reserved))
        , m_joint(std::move(joint))
    {
    }

    /// Begins with a letter; `otherwise` is taken for a name without any letter or digit.
    std::string unique(std::string_view name, std::string_view otherwise);

private:
    std::set<std::string> m_used;
    std::string m_joint;
};

} // namespace rookery
