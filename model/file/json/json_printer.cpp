#include "model/file/json/json_printer.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace rookery {

namespace {

/// Text in quotes; letters of all scripts stay as they are.
std::string literalOf(std::string_view text)
{
    constexpr std::string_view digits = "0123456789abcdef";
    constexpr std::string_view plain = "\"\\\b\f\n\r\t";
    constexpr std::string_view letters = "\"\\bfnrt";
    std::string literal = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (const std::size_t at = plain.find(c); at != std::string_view::npos)
            literal.append("\\").append(1, letters[at]);
        else if (byte < 0x20)
            literal.append("\\u00").append(1, digits[byte >> 4U]).append(1, digits[byte & 0xFU]);
        else
            literal += c;
    }
    return literal + '"';
}

std::size_t width(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    }));
}

} // namespace

JsonOut JsonOut::text(std::string_view text)
{
    return JsonOut(Form::Scalar, literalOf(text));
}

JsonOut JsonOut::number(long long number)
{
    return JsonOut(Form::Scalar, std::to_string(number));
}

JsonOut JsonOut::boolean(bool value)
{
    return JsonOut(Form::Scalar, value ? "true" : "false");
}

JsonOut JsonOut::list()
{
    return JsonOut(Form::List);
}

JsonOut JsonOut::object()
{
    return JsonOut(Form::Object);
}

JsonOut JsonOut::copied(const JsonValue &value)
{
    if (value.kind() != JsonKind::List && value.kind() != JsonKind::Object)
        return JsonOut(Form::Scalar, std::string(value.source()));
    JsonOut copy(value.kind() == JsonKind::List ? Form::List : Form::Object);
    for (const JsonValue child : value) {
        if (child.isMember())
            copy.m_keys.emplace_back(child.keySource());
        copy.m_items.push_back(copied(child));
    }
    return copy;
}

JsonOut &&JsonOut::broken() &&
{
    m_isBroken = true;
    return std::move(*this);
}

void JsonOut::add(JsonOut element)
{
    assert(m_form == Form::List);
    m_items.push_back(std::move(element));
}

void JsonOut::set(std::string_view key, JsonOut member)
{
    assert(m_form == Form::Object);
    m_keys.push_back(literalOf(key));
    m_items.push_back(std::move(member));
}

void JsonOut::setUnlessEmpty(std::string_view key, JsonOut member)
{
    if (!member.isEmpty())
        set(key, std::move(member));
}

void JsonOut::set(const Extras &extras)
{
    for (const auto &[key, json] : extras) {
        const auto tree = JsonTree::read(json);
        assert(tree.has_value());
        if (tree)
            set(key, copied(tree->root()));
    }
}

class JsonPrinter
{
public:
    std::string print(const JsonOut &value)
    {
        printValue(value, 0, 0);
        return std::move(m_text) + "\n";
    }

private:
    static constexpr std::size_t lineWidth = 100;
    static constexpr std::size_t indentWidth = 2;

    /// `tail` is what must still fit behind the value on its line: a comma.
    void printValue(const JsonOut &value, std::size_t level, std::size_t tail)
    {
        std::string line;
        const std::size_t room = lineWidth - std::min(lineWidth, column() + tail);
        if (value.m_items.empty() || (!value.m_isBroken && appendOneLine(value, room, line))) {
            m_text += value.m_items.empty() ? empty(value) : line;
            return;
        }
        const bool isObject = value.m_form == JsonOut::Form::Object;
        m_text += isObject ? '{' : '[';
        if (isFilled(value))
            printFilled(value, level + 1);
        else
            printLines(value, level + 1);
        newLine(level);
        m_text += isObject ? '}' : ']';
    }

    static std::string empty(const JsonOut &value)
    {
        if (value.m_form == JsonOut::Form::Scalar)
            return value.m_literal;
        return value.m_form == JsonOut::Form::Object ? "{}" : "[]";
    }

    void printLines(const JsonOut &value, std::size_t level)
    {
        for (std::size_t i = 0; i < value.m_items.size(); ++i) {
            const std::size_t tail = i + 1 < value.m_items.size() ? 1 : 0;
            newLine(level);
            if (value.m_form == JsonOut::Form::Object)
                m_text += value.m_keys[i] + ": ";
            printValue(value.m_items[i], level, tail);
            if (tail > 0)
                m_text += ',';
        }
    }

    /// Plain values, and lists of them such as the two cells of a link.
    static bool isFilled(const JsonOut &value)
    {
        const auto isScalar = [](const JsonOut &item) {
            return item.m_form == JsonOut::Form::Scalar;
        };
        const auto isPlain = [&](const JsonOut &item) {
            return item.m_form == JsonOut::Form::List
                       ? std::all_of(item.m_items.begin(), item.m_items.end(), isScalar)
                       : isScalar(item);
        };
        return value.m_form == JsonOut::Form::List && !value.m_isBroken
               && std::all_of(value.m_items.begin(), value.m_items.end(), isPlain);
    }

    void printFilled(const JsonOut &list, std::size_t level)
    {
        for (std::size_t i = 0; i < list.m_items.size(); ++i) {
            const bool isLast = i + 1 == list.m_items.size();
            const std::size_t tail = isLast ? 0 : 1;
            std::string item;
            const bool fits = appendOneLine(list.m_items[i], lineWidth, item);
            const bool isFirst = i == 0;
            if (isFirst || !fits || column() + 1 + width(item) + tail > lineWidth)
                newLine(level);
            else
                m_text += ' ';
            printValue(list.m_items[i], level, tail);
            if (!isLast)
                m_text += ',';
        }
    }

    /// Whether the value has at most `room` characters on one line; `line` is useless if not.
    static bool appendOneLine(const JsonOut &value, std::size_t room, std::string &line)
    {
        if (value.m_items.empty()) {
            line += empty(value);
            return width(line) <= room;
        }
        if (value.m_isBroken)
            return false;
        const bool isObject = value.m_form == JsonOut::Form::Object;
        line += isObject ? "{ " : "[";
        for (std::size_t i = 0; i < value.m_items.size(); ++i) {
            if (i > 0)
                line += ", ";
            if (isObject)
                line += value.m_keys[i] + ": ";
            if (!appendOneLine(value.m_items[i], room, line))
                return false;
        }
        line += isObject ? " }" : "]";
        return width(line) <= room;
    }

    std::size_t column() const { return width(std::string_view(m_text).substr(m_lineBegin)); }

    void newLine(std::size_t level)
    {
        m_text += '\n';
        m_lineBegin = m_text.size();
        m_text.append(level * indentWidth, ' ');
    }

    std::string m_text;
    std::size_t m_lineBegin = 0;
};

std::string printJson(const JsonOut &value)
{
    return JsonPrinter().print(value);
}

} // namespace rookery
