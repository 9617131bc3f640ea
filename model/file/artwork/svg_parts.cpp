#include "model/file/artwork/svg_parts.h"

#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/file/json/line_index.h"

#include <algorithm>
#include <array>
#include <optional>
#include <pugixml.hpp>

namespace rookery {

namespace {

constexpr int deepest = 32;
constexpr std::size_t mostElements = 2'000;

/// Turns the library's tree into ours; the first fault ends it.
class TreeReader
{
public:
    explicit TreeReader(std::string_view text)
        : m_text(text)
    {
    }

    Result<SvgElement> read()
    {
        constexpr unsigned options = pugi::parse_default | pugi::parse_doctype;
        const pugi::xml_parse_result parsed =
            m_document.load_buffer(m_text.data(), m_text.size(), options, pugi::encoding_utf8);
        if (!parsed)
            fail(sentence(parsed), static_cast<std::size_t>(parsed.offset));
        for (const pugi::xml_node child : m_document.children()) {
            if (child.type() == pugi::node_doctype
                && std::string_view(child.value()).find('[') != std::string_view::npos)
                fail(Message("a picture may not declare entities of its own"), offset(child));
        }
        checkEntities();
        const pugi::xml_node root = m_document.document_element();
        if (root && root.next_sibling())
            fail(Message("there is something behind the end of the picture"),
                 offset(root.next_sibling()));
        SvgElement element = m_fault ? SvgElement() : read(root, 1);
        if (m_fault)
            return failure(*m_fault);
        return element;
    }

private:
    Message sentence(const pugi::xml_parse_result &parsed) const
    {
        const bool isAtEnd = static_cast<std::size_t>(parsed.offset) + 1 >= m_text.size();
        switch (parsed.status) {
        case pugi::status_no_document_element:
            return Message("this is not an SVG picture");
        case pugi::status_end_element_mismatch:
            return isAtEnd ? Message("the picture ends in the middle: an element is not closed")
                           : Message("this closes another element than the last one that is open");
        case pugi::status_bad_attribute:
            return Message("an attribute with its value in quotes is expected here");
        case pugi::status_bad_comment:
            return Message("the comment has no end");
        default:
            return Message("this is not XML");
        }
    }

    void fail(Message message, std::size_t at)
    {
        if (!m_fault) {
            const LineIndex lines(m_text);
            m_fault = Error{std::move(message), lines.place(std::min(at, m_text.size())), {}};
        }
    }

    static std::size_t offset(const pugi::xml_node &node)
    {
        return static_cast<std::size_t>(std::max<std::ptrdiff_t>(node.offset_debug(), 0));
    }

    /// The library leaves entities that it does not know as they are written.
    void checkEntities()
    {
        constexpr std::size_t longest = 12;
        constexpr std::array known = {"lt", "gt", "amp", "quot", "apos"};
        for (std::size_t at = m_text.find('&'); at != m_text.npos; at = m_text.find('&', at + 1)) {
            const std::string_view rest = m_text.substr(at + 1, longest);
            const std::string_view name = rest.substr(0, std::min(rest.find(';'), rest.size()));
            const bool isNumber = name.starts_with('#') && name.size() < rest.size();
            if (!isNumber && std::find(known.begin(), known.end(), name) == known.end())
                return fail(Message("an unknown entity stands here"), at);
        }
    }

    SvgElement read(const pugi::xml_node &node, int depth)
    {
        SvgElement element;
        element.name = node.name();
        if (element.name.starts_with("svg:"))
            element.name.erase(0, 4);
        if (depth > deepest)
            fail(Message("elements may lie at most {most} deep in each other", {{"most", deepest}}),
                 offset(node));
        if (++m_count > mostElements)
            fail(Message("a picture may have at most {most} elements", {{"most", mostElements}}),
                 offset(node));
        for (const pugi::xml_attribute attribute : node.attributes()) {
            if (element.attribute(attribute.name()))
                fail(Message("the attribute {name} is given twice",
                             {{"name", inQuotes(attribute.name())}}),
                     offset(node));
            element.attributes.emplace_back(attribute.name(), attribute.value());
        }
        for (const pugi::xml_node child : node.children()) {
            if (!m_fault && child.type() == pugi::node_element)
                element.children.push_back(read(child, depth + 1));
        }
        return element;
    }

    std::string_view m_text;
    pugi::xml_document m_document;
    std::size_t m_count = 0;
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
        return failure(Message("a compressed picture cannot be used; unpack it first"));
    if (text.substr(0, 3) == "\xef\xbb\xbf")
        text.remove_prefix(3);
    if (firstBadUtf8(text) != std::string_view::npos)
        return failure(Message("this is not an SVG picture in UTF-8"));
    return TreeReader(text).read();
}

std::string writeSvgParts(const SvgElement &root)
{
    std::string text;
    write(root, text);
    return text;
}

} // namespace rookery
