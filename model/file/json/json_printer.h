#pragma once

#include "model/design/terms/extras.h"
#include "model/file/json/json_tree.h"

#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// A JSON value to be written; members keep the order in which they were added.
class JsonOut
{
public:
    static JsonOut text(std::string_view text);
    static JsonOut number(long long number);
    static JsonOut boolean(bool value);
    static JsonOut list();
    static JsonOut object();
    /// Numbers and texts exactly as they are written.
    static JsonOut copied(const JsonValue &value);

    /// Always one element on each line, however short they are, so that adding one changes one
    /// line.
    JsonOut &&broken() &&;

    void add(JsonOut element);
    void set(std::string_view key, JsonOut member);
    void setUnlessEmpty(std::string_view key, JsonOut member);
    /// Members that a reader kept, in their order.
    void set(const Extras &extras);

    bool isEmpty() const { return m_items.empty(); }

private:
    friend class JsonPrinter;

    enum class Form { Scalar, List, Object };

    explicit JsonOut(Form form, std::string literal = {})
        : m_form(form)
        , m_literal(std::move(literal))
    {
    }

    Form m_form;
    bool m_isBroken = false;
    std::string m_literal;           ///< of a scalar
    std::vector<std::string> m_keys; ///< of an object, quoted
    std::vector<JsonOut> m_items;
};

/// Two spaces for each level, lines of at most a hundred characters where that is possible, a line
/// feed at the end. Short lists and objects stand on one line; long lists of plain values fill
/// lines.
std::string printJson(const JsonOut &value);

} // namespace rookery
