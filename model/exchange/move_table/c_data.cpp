#include "model/exchange/move_table/c_data.h"

#include "model/exchange/target/quoting.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <vector>

namespace rookery {

namespace {

using Json = nlohmann::json;

/// Each list and object is an array of its own, in front of what refers to it.
class DataWriter
{
public:
    /// The initializer of a Value.
    std::string written(const Json &value)
    {
        if (value.is_null())
            return "{NOTHING, 0, NULL}";
        if (value.is_string())
            return "{TEXT, 0, " + cString(value.get_ref<const std::string &>()) + "}";
        if (value.is_boolean())
            return value.get<bool>() ? "{NUMBER, 1, NULL}" : "{NUMBER, 0, NULL}";
        if (value.is_number())
            return "{NUMBER, " + value.dump() + ", NULL}";
        return value.is_object() ? object(value) : list(value);
    }

    const std::string &arrays() const { return m_arrays; }

private:
    static constexpr std::size_t longestLine = 120;

    std::string object(const Json &value)
    {
        std::vector<std::string> members;
        for (const auto &[key, member] : value.items())
            members.push_back("{" + cString(key) + ", " + written(member) + "}");
        return reference("OBJECT", "Member", members);
    }

    std::string list(const Json &value)
    {
        const bool isOfNumbers = std::all_of(
            value.begin(), value.end(), [](const Json &each) { return each.is_number(); });
        std::vector<std::string> members;
        for (const Json &each : value)
            members.push_back(isOfNumbers ? each.dump() : written(each));
        return isOfNumbers ? reference("NUMBERS", "int", members)
                           : reference("LIST", "Value", members);
    }

    std::string reference(const std::string &kind,
                          const std::string &type,
                          const std::vector<std::string> &members)
    {
        const std::string place = members.empty() ? "NULL" : array(type, members);
        return "{" + kind + ", " + std::to_string(members.size()) + ", " + place + "}";
    }

    const std::string &array(const std::string &type, const std::vector<std::string> &members)
    {
        const std::string text = type + inLines(type, members);
        const auto [row, isNew] =
            m_names.try_emplace(text, "data" + std::to_string(m_names.size()));
        if (isNew)
            m_arrays += "static const " + type + " " + row->second + "[] = {"
                        + text.substr(type.size()) + "};\n";
        return row->second;
    }

    /// Numbers fill lines; what may hold a text has a line of its own.
    static std::string inLines(const std::string &type, const std::vector<std::string> &members)
    {
        std::string text;
        std::size_t length = longestLine / 4; // the declaration in front
        for (const std::string &each : members) {
            length += each.size() + 2;
            if (type != "int" || length > longestLine) {
                text += "\n    ";
                length = 4 + each.size();
            } else if (!text.empty()) {
                text += ' ';
            }
            text += each + ",";
        }
        return text;
    }

    std::map<std::string, std::string> m_names; ///< of arrays, by type and members
    std::string m_arrays;
};

} // namespace

std::string cData(std::string_view json, std::string_view name)
{
    DataWriter writer;
    const std::string whole = writer.written(Json::parse(json));
    return writer.arrays() + "static const Value " + std::string(name) + " = " + whole + ";\n";
}

} // namespace rookery
