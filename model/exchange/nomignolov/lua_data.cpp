#include "model/exchange/nomignolov/lua_data.h"

#include "model/exchange/target/quoting.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

namespace rookery {

namespace {

using Json = nlohmann::json;

/// Lua reads tables in tables to a depth of 200 only; deep phrases are written in parts.
class DataWriter
{
public:
    /// A table is written in front of what holds it where it is this deep.
    static constexpr int deepest = 50;

    struct Written
    {
        std::string text;
        int depth = 0; ///< of tables in it
    };

    Written written(const Json &value)
    {
        if (value.is_null())
            return {"false"};
        if (value.is_string())
            return {luaString(value.get_ref<const std::string &>())};
        return value.is_structured() ? table(value) : Written{value.dump()};
    }

    std::string parts() const
    {
        std::string text;
        for (std::size_t i = 0; i < m_parts.size(); ++i)
            text += partName(i) + " = " + m_parts[i] + "\n";
        return text.empty() ? text : "local part = {}\n" + text;
    }

private:
    static std::string partName(std::size_t i) { return "part[" + std::to_string(i + 1) + "]"; }

    Written table(const Json &value)
    {
        Written all{"{"};
        for (const auto &[key, member] : value.items()) {
            const Written each = written(member);
            all.depth = std::max(all.depth, each.depth);
            all.text += all.text.size() > 1 ? "," : "";
            all.text += value.is_object() ? "[" + luaString(key) + "]=" + each.text : each.text;
        }
        all.text += "}";
        if (++all.depth < deepest)
            return all;
        m_parts.push_back(std::move(all.text));
        return {partName(m_parts.size() - 1)};
    }

    std::vector<std::string> m_parts;
};

} // namespace

std::string luaData(std::string_view json, std::string_view name)
{
    DataWriter writer;
    const std::string table = writer.written(Json::parse(json)).text;
    return writer.parts() + "local " + std::string(name) + " = " + table + "\n";
}

} // namespace rookery
