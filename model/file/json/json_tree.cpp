#include "model/file/json/json_tree.h"

#include "model/base/text.h"
#include "model/file/json/json_syntax.h"

#include <cassert>
#include <charconv>
#include <nlohmann/json.hpp>

namespace rookery {

namespace {

/// Text between quotes, decoded. The literal is known to be well formed.
std::string decoded(std::string_view literal)
{
    const std::string_view inside = literal.substr(1, literal.size() - 2);
    if (inside.find('\\') == std::string_view::npos)
        return std::string(inside);
    return nlohmann::json::parse(literal.begin(), literal.end()).get<std::string>();
}

/// `~` and `/` are written ~0 and ~1 in a pointer.
std::string escapedForPointer(const std::string &key)
{
    std::string text;
    for (const char c : key) {
        if (c == '~')
            text += "~0";
        else if (c == '/')
            text += "~1";
        else
            text += c;
    }
    return text;
}

} // namespace

JsonKind JsonValue::kind() const
{
    return m_tree->node(m_node).kind;
}

std::size_t JsonValue::offset() const
{
    return m_tree->node(m_node).begin;
}

std::string_view JsonValue::source() const
{
    const auto &node = m_tree->node(m_node);
    return m_tree->text().substr(node.begin, node.end - node.begin);
}

std::string JsonValue::string() const
{
    assert(kind() == JsonKind::String);
    return decoded(source());
}

bool JsonValue::boolean() const
{
    assert(kind() == JsonKind::Boolean);
    return source() == "true";
}

std::optional<std::int64_t> JsonValue::integer() const
{
    if (kind() != JsonKind::Number)
        return std::nullopt;
    const std::string_view digits = source();
    std::int64_t number = 0;
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (fault != std::errc() || end != digits.data() + digits.size())
        return std::nullopt;
    return number;
}

bool JsonValue::isMember() const
{
    return m_tree->node(m_node).key != JsonTree::none;
}

std::string JsonValue::key() const
{
    return decoded(keySource());
}

bool JsonValue::hasKey(std::string_view wanted) const
{
    const std::string_view literal = keySource();
    if (literal.find('\\') != std::string_view::npos)
        return decoded(literal) == wanted;
    return literal.substr(1, literal.size() - 2) == wanted;
}

std::string_view JsonValue::keySource() const
{
    const std::string_view text = m_tree->text();
    return text.substr(keyOffset(), stringEnd(text, keyOffset()) - keyOffset());
}

std::size_t JsonValue::keyOffset() const
{
    assert(isMember());
    return m_tree->node(m_node).key;
}

JsonValue JsonValue::parent() const
{
    assert(m_tree->node(m_node).parent != JsonTree::none);
    return {*m_tree, m_tree->node(m_node).parent};
}

std::size_t JsonValue::size() const
{
    return m_tree->node(m_node).size;
}

JsonValue::Iterator JsonValue::begin() const
{
    return {*m_tree, size() > 0 ? m_node + 1 : JsonTree::none};
}

JsonValue::Iterator JsonValue::end() const
{
    return {*m_tree, JsonTree::none};
}

JsonValue::Iterator &JsonValue::Iterator::operator++()
{
    m_node = m_tree->node(m_node).next;
    return *this;
}

std::string JsonValue::pointer() const
{
    std::string text;
    for (std::uint32_t at = m_node; m_tree->node(at).parent != JsonTree::none;) {
        const JsonValue value(*m_tree, at);
        const auto &node = m_tree->node(at);
        const std::string part =
            value.isMember() ? escapedForPointer(value.key()) : std::to_string(node.index);
        text.insert(0, "/" + part);
        at = node.parent;
    }
    return text;
}

std::optional<JsonValue> memberOf(const std::optional<JsonValue> &object, std::string_view key)
{
    if (!object || object->kind() != JsonKind::Object)
        return std::nullopt;
    for (const JsonValue member : *object) {
        if (member.hasKey(key))
            return member;
    }
    return std::nullopt;
}

std::string compactJson(const JsonValue &value)
{
    const std::string_view source = value.source();
    std::string text;
    for (std::size_t at = 0; at < source.size();) {
        if (source[at] == '"') {
            const std::size_t end = stringEnd(source, at);
            text += source.substr(at, end - at);
            at = end;
            continue;
        }
        if (!isJsonSpace(source[at]))
            text += source[at];
        ++at;
    }
    return text;
}

} // namespace rookery
