#include "model/exchange/play_html/compact_json.h"

#include "model/exchange/target/quoting.h"

namespace rookery::json {

std::string text(std::string_view value)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string quoted = "\"";
    for (const char c : oneLine(value)) {
        const auto byte = static_cast<unsigned char>(c);
        const bool isEscaped = c == '<' || c == '>' || c == '&' || c == '\\' || c == '"';
        if (isEscaped)
            quoted += std::string("\\u00") + digits[byte >> 4U] + digits[byte & 15U];
        else
            quoted += c;
    }
    return quoted + '"';
}

Object &Object::add(std::string_view key, const std::string &value)
{
    if (!m_members.empty())
        m_members += ',';
    m_members += text(key) + ':' + value;
    return *this;
}

Object &Object::addIf(bool isUnusual, std::string_view key, const std::string &value)
{
    return isUnusual ? add(key, value) : *this;
}

} // namespace rookery::json
