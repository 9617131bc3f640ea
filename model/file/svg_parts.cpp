#include "model/file/svg_parts.h"

#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/file/line_index.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace rookery {

namespace {

constexpr int deepest = 32;
constexpr std::size_t mostElements = 2'000;

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

bool isNameCharacter(char c)
{
    return isAsciiLetter(c) || isAsciiDigit(c) || c == '_' || c == '-' || c == ':' || c == '.';
}

std::string encodedUtf8(std::uint32_t code)
{
    const auto rest = [code](unsigned shift) {
        return static_cast<char>(0x80U | (code >> shift & 0x3FU));
    };
    if (code < 0x80)
        return {static_cast<char>(code)};
    if (code < 0x800)
        return {static_cast<char>(0xC0U | code >> 6U), rest(0)};
    if (code < 0x10000)
        return {static_cast<char>(0xE0U | code >> 12U), rest(6), rest(0)};
    return {static_cast<char>(0xF0U | code >> 18U), rest(12), rest(6), rest(0)};
}

/// Reads tags one after another; the first fault ends it.
class TagReader
{
public:
    explicit TagReader(std::string_view text)
        : m_text(text)
    {
    }

    Result<SvgElement> read()
    {
        std::optional<SvgElement> root;
        while (!m_fault && skipToTag()) {
            if (root && m_open.empty())
                fail("there is something behind the end of the picture");
            else if (!skipRemark())
                readTag(root);
        }
        if (!m_fault && !m_open.empty())
            fail("the picture ends in the middle: " + inQuotes(m_open.back().name)
                 + " is not closed");
        if (!m_fault && !root)
            fail("this is not an SVG picture");
        if (m_fault)
            return failure(*m_fault);
        return std::move(*root);
    }

private:
    bool startsWith(std::string_view part) const
    {
        return m_text.substr(m_at).substr(0, part.size()) == part;
    }

    void fail(std::string message)
    {
        if (!m_fault) {
            const LineIndex lines(m_text);
            m_fault = Error{std::move(message), lines.place(std::min(m_at, m_text.size())), {}};
        }
    }

    /// What stands between tags is nothing that is drawn.
    bool skipToTag()
    {
        const std::size_t next = m_text.find('<', m_at);
        const std::string_view between =
            m_text.substr(m_at, next == m_text.npos ? next : next - m_at);
        const auto visible = std::find_if_not(between.begin(), between.end(), isSpace);
        if (m_open.empty() && visible != between.end()) {
            fail("this is not an SVG picture");
            return false;
        }
        m_at = next == m_text.npos ? m_text.size() : next;
        return next != m_text.npos;
    }

    bool skipPast(std::string_view end, const char *what)
    {
        const std::size_t found = m_text.find(end, m_at);
        if (found == m_text.npos)
            fail(std::string("the ") + what + " has no end");
        else
            m_at = found + end.size();
        return true;
    }

    /// A comment and the like.
    bool skipRemark()
    {
        if (startsWith("<!--"))
            return skipPast("-->", "comment");
        if (startsWith("<?"))
            return skipPast("?>", "instruction");
        if (startsWith("<![CDATA["))
            return skipPast("]]>", "text");
        if (!startsWith("<!"))
            return false;
        const std::string_view declaration = m_text.substr(m_at, m_text.find('>', m_at) - m_at);
        if (declaration.find('[') != declaration.npos) {
            fail("a picture may not declare entities of its own");
            return true;
        }
        return skipPast(">", "declaration");
    }

    std::string readName()
    {
        const std::size_t start = m_at;
        while (m_at < m_text.size() && isNameCharacter(m_text[m_at]))
            ++m_at;
        if (m_at == start)
            fail("a name is missing here");
        return std::string(m_text.substr(start, m_at - start));
    }

    void skipSpaces()
    {
        while (m_at < m_text.size() && isSpace(m_text[m_at]))
            ++m_at;
    }

    static std::string withoutSvgPrefix(std::string name)
    {
        return name.substr(0, 4) == "svg:" ? name.substr(4) : name;
    }

    void readTag(std::optional<SvgElement> &root)
    {
        ++m_at;
        if (startsWith("/"))
            return readEndTag(root);
        SvgElement element;
        element.name = withoutSvgPrefix(readName());
        readAttributes(element);
        const bool isEmpty = startsWith("/>");
        if (m_fault || (!isEmpty && !startsWith(">")))
            return fail("this tag has no end");
        m_at += isEmpty ? 2 : 1;
        if (++m_count > mostElements)
            return fail("a picture may have at most " + std::to_string(mostElements) + " elements");
        m_open.push_back(std::move(element));
        if (m_open.size() > deepest)
            return fail("elements may lie at most " + std::to_string(deepest)
                        + " deep in each other");
        if (isEmpty)
            close(root);
    }

    void readEndTag(std::optional<SvgElement> &root)
    {
        ++m_at;
        const std::string name = withoutSvgPrefix(readName());
        skipSpaces();
        if (m_fault || !startsWith(">"))
            return fail("this tag has no end");
        if (m_open.empty() || m_open.back().name != name)
            return fail("nothing is open that " + inQuotes(name) + " could close");
        ++m_at;
        close(root);
    }

    void close(std::optional<SvgElement> &root)
    {
        SvgElement done = std::move(m_open.back());
        m_open.pop_back();
        if (m_open.empty())
            root = std::move(done);
        else
            m_open.back().children.push_back(std::move(done));
    }

    void readAttributes(SvgElement &element)
    {
        for (skipSpaces(); !m_fault && m_at < m_text.size() && isNameCharacter(m_text[m_at]);
             skipSpaces()) {
            const std::string name = readName();
            skipSpaces();
            if (!startsWith("="))
                return fail("the attribute " + inQuotes(name) + " has no value");
            ++m_at;
            skipSpaces();
            if (element.attribute(name))
                return fail("the attribute " + inQuotes(name) + " is given twice");
            element.attributes.emplace_back(name, readValue());
        }
    }

    std::string readValue()
    {
        const char quote = m_at < m_text.size() ? m_text[m_at] : ' ';
        const std::size_t end =
            quote == '"' || quote == '\'' ? m_text.find(quote, m_at + 1) : m_text.npos;
        if (end == m_text.npos) {
            fail("a value in quotes is missing here");
            return {};
        }
        std::string value;
        for (++m_at; m_at < end && !m_fault;) {
            if (m_text[m_at] == '&')
                value += readEntity();
            else
                value += m_text[m_at++];
        }
        m_at = m_fault ? m_at : end + 1;
        return value;
    }

    std::string readEntity()
    {
        constexpr std::size_t longest = 12;
        const std::size_t end = m_text.substr(0, m_at + longest).find(';', m_at);
        const std::string_view name =
            m_text.substr(m_at + 1, end == m_text.npos ? 0 : end - m_at - 1);
        const auto text = entity(name);
        if (!text) {
            fail("an unknown entity stands here");
            return {};
        }
        m_at = end + 1;
        return *text;
    }

    static std::optional<std::string> entity(std::string_view name)
    {
        for (const auto &[known, text] : {std::pair("lt", "<"),
                                          std::pair("gt", ">"),
                                          std::pair("amp", "&"),
                                          std::pair("quot", "\""),
                                          std::pair("apos", "'")}) {
            if (name == known)
                return text;
        }
        if (name.size() < 2 || name.front() != '#')
            return std::nullopt;
        const bool isHex = name[1] == 'x';
        const std::string_view digits = name.substr(isHex ? 2 : 1);
        std::uint32_t code = 0;
        const char *end = digits.data() + digits.size();
        const auto [rest, failed] = std::from_chars(digits.data(), end, code, isHex ? 16 : 10);
        const bool isSurrogate = code >= 0xD800 && code < 0xE000;
        if (failed != std::errc() || rest != end || code < 0x20 || code > 0x10FFFF || isSurrogate)
            return std::nullopt;
        return encodedUtf8(code);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_count = 0;
    std::vector<SvgElement> m_open;
    std::optional<Error> m_fault;
};

void write(const SvgElement &element, std::string &text)
{
    text += '<' + element.name;
    for (const auto &[name, value] : element.attributes) {
        text += ' ' + name + "=\"";
        for (const char c : value)
            text += c == '&'   ? "&amp;"
                    : c == '<' ? "&lt;"
                    : c == '"' ? "&quot;"
                               : std::string(1, c);
        text += '"';
    }
    if (element.children.empty()) {
        text += "/>";
        return;
    }
    text += '>';
    for (const SvgElement &child : element.children)
        write(child, text);
    text += "</" + element.name + '>';
}

} // namespace

const std::string *SvgElement::attribute(std::string_view attributeName) const
{
    const auto found = std::find_if(attributes.begin(), attributes.end(), [&](const auto &each) {
        return each.first == attributeName;
    });
    return found == attributes.end() ? nullptr : &found->second;
}

Result<SvgElement> readSvgParts(std::string_view text)
{
    if (text.substr(0, 2) == "\x1f\x8b")
        return failure("a compressed picture cannot be used; unpack it first");
    if (text.substr(0, 3) == "\xef\xbb\xbf")
        text.remove_prefix(3);
    if (firstBadUtf8(text) != std::string_view::npos)
        return failure("this is not an SVG picture in UTF-8");
    return TagReader(text).read();
}

std::string writeSvgParts(const SvgElement &root)
{
    std::string text;
    write(root, text);
    return text;
}

} // namespace rookery
