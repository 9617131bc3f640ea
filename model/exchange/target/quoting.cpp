#include "model/exchange/target/quoting.h"

#include "model/base/text.h"

namespace rookery {

namespace {

bool isControl(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7f;
}

std::string digits(unsigned char byte, unsigned base)
{
    std::string text = "000";
    for (std::size_t i = 3; i > 0; --i, byte = static_cast<unsigned char>(byte / base))
        text[i - 1] = static_cast<char>('0' + byte % base);
    return text;
}

/// In double quotes, with backslashes before quotes and backslashes.
std::string escaped(std::string_view text, unsigned base)
{
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            (quoted += '\\') += c;
        else if (isControl(c))
            (quoted += '\\') += digits(static_cast<unsigned char>(c), base);
        else
            quoted += c;
    }
    return quoted + '"';
}

std::string replacedAll(std::string text, std::string_view from, std::string_view to)
{
    for (std::size_t at = text.find(from); at != std::string::npos;
         at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

} // namespace

std::string oneLine(std::string_view text)
{
    std::string line;
    while (!text.empty()) {
        const std::size_t bad = firstBadUtf8(text);
        for (const char c : text.substr(0, bad))
            line += isControl(c) ? ' ' : c;
        if (bad == std::string_view::npos)
            break;
        line += '?';
        text.remove_prefix(bad + 1);
    }
    // The line and paragraph separators end a line in JavaScript and some editors.
    for (const char *separator : {"\xe2\x80\xa8", "\xe2\x80\xa9", "\xc2\x85"})
        line = replacedAll(std::move(line), separator, " ");
    return line;
}

std::string asciiLine(std::string_view text)
{
    std::string line;
    for (const char c : oneLine(text)) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80)
            line += c;
        else if (byte >= 0xC0) // the first byte of a character stands for the whole
            line += '?';
    }
    return line;
}

std::string htmlText(std::string_view text)
{
    std::string html;
    for (const char c : oneLine(text)) {
        if (c == '&')
            html += "&amp;";
        else if (c == '<')
            html += "&lt;";
        else if (c == '>')
            html += "&gt;";
        else if (c == '"')
            html += "&quot;";
        else if (c == '\'')
            html += "&#39;";
        else
            html += c;
    }
    return html;
}

std::string htmlParagraphs(std::string_view text)
{
    std::string html;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string line = htmlText(text.substr(0, end));
        if (line.find_first_not_of(' ') != std::string::npos)
            html += "<p>" + line + "</p>\n";
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return html;
}

std::string cString(std::string_view text)
{
    // Two question marks may begin a trigraph.
    return replacedAll(escaped(oneLine(text), 8), "??", "?\\?");
}

std::string luaString(std::string_view text)
{
    return escaped(oneLine(text), 10);
}

std::string jsString(std::string_view text)
{
    return replacedAll(escaped(oneLine(text), 8), "</", "<\\/");
}

std::string plainString(std::string_view text)
{
    std::string plain = "\"";
    for (const char c : asciiLine(text))
        plain += c == '"' ? '\'' : c == '\\' ? '/' : c;
    // Two slashes begin a comment, also inside quotes, to readers that look for nothing else.
    return replacedAll(std::move(plain), "//", "/ /") + '"';
}

std::string texText(std::string_view text)
{
    std::string tex;
    for (const char c : oneLine(text)) {
        if (std::string_view("#$%&_{}").find(c) != std::string_view::npos)
            (tex += '\\') += c;
        else if (c == '\\')
            tex += "\\textbackslash{}";
        else if (c == '~')
            tex += "\\textasciitilde{}";
        else if (c == '^')
            tex += "\\textasciicircum{}";
        else
            tex += c;
    }
    return tex;
}

std::string commentText(std::string_view text)
{
    return replacedAll(replacedAll(oneLine(text), "*/", "* /"), "\\", "/");
}

std::string Identifiers::unique(std::string_view name, std::string_view otherwise)
{
    std::string word;
    for (const char c : name) {
        if (isAsciiLetter(c) || isAsciiDigit(c))
            word += c;
        else if (!word.empty() && !word.ends_with(m_joint))
            word += m_joint;
    }
    if (!m_joint.empty() && word.ends_with(m_joint))
        word.resize(word.size() - m_joint.size());
    if (word.empty())
        word = otherwise;
    if (isAsciiDigit(word.front()))
        word = std::string(otherwise) + word;
    std::string candidate = word;
    for (int number = 2; !m_used.insert(candidate).second; ++number)
        candidate = word + m_joint + std::to_string(number);
    return candidate;
}

} // namespace rookery
