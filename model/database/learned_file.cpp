#include "model/database/learned_file.h"

#include "model/database/hexadecimal.h"
#include "model/file/bundled/bundled.h"

#include <charconv>
#include <nlohmann/json.hpp>

namespace rookery {

namespace {

using Json = nlohmann::ordered_json;

constexpr int mostWorth = 100'000;
constexpr std::string_view beginning = R"({"rookery-learned":1,"fingerprint":")";

Json numbers(const std::vector<PhasedWorth> &worths)
{
    Json list = Json::array();
    for (const PhasedWorth &worth : worths) {
        list.push_back(worth.early);
        list.push_back(worth.late);
    }
    return list;
}

/// Nothing where the member is no list of numbers that a worth can be.
std::optional<std::vector<int>> numbersOf(const Json &object, const char *name)
{
    const auto member = object.find(name);
    if (member == object.end() || !member->is_array())
        return std::nullopt;
    std::vector<int> list;
    for (const Json &each : *member) {
        const bool isWhole = each.is_number_integer();
        const auto number = isWhole ? each.get<std::int64_t>() : 0;
        if (!isWhole || number < -mostWorth || number > mostWorth)
            return std::nullopt;
        list.push_back(static_cast<int>(number));
    }
    return list;
}

std::optional<std::vector<PhasedWorth>> worthsOf(const Json &object, const char *name)
{
    const auto list = numbersOf(object, name);
    if (!list || list->size() % 2 != 0)
        return std::nullopt;
    std::vector<PhasedWorth> worths;
    for (std::size_t i = 0; i < list->size(); i += 2)
        worths.push_back({(*list)[i], (*list)[i + 1]});
    return worths;
}

template<class Number>
Number countOf(const Json &object, const char *name)
{
    const auto member = object.find(name);
    return member != object.end() && member->is_number_unsigned() ? member->get<Number>() : 0;
}

} // namespace

std::string writeLearned(const LearnedFile &file)
{
    const LearnedValues &values = file.values;
    const Json object{{"rookery-learned", 1},
                      {"fingerprint", hexadecimal(file.fingerprint)},
                      {"design", file.design},
                      {"games", file.games},
                      {"nodes", file.nodes},
                      {"types", values.types},
                      {"places", numbers(values.places)},
                      {"hands", numbers(values.hands)},
                      {"terms", numbers(values.terms)},
                      {"features", numbers(values.features)}};
    return object.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<LearnedFile> readLearned(std::string_view text)
{
    const Json object = Json::parse(text, nullptr, false);
    const auto version = object.is_object() ? object.find("rookery-learned") : object.end();
    if (object.is_discarded() || version == object.end())
        return failure(Message("this is no file of what games have taught"));
    if (*version != 1)
        return failure(Message("this was written by a newer version"));
    LearnedFile file;
    const auto fingerprint = object.find("fingerprint");
    const std::string digits = fingerprint != object.end() && fingerprint->is_string()
                                   ? fingerprint->get<std::string>()
                                   : "";
    const auto [end, fault] =
        std::from_chars(digits.data(), digits.data() + digits.size(), file.fingerprint, 16);
    if (fault != std::errc() || end != digits.data() + digits.size())
        return failure(Message("'fingerprint' must be a number of sixteen hexadecimal digits"));
    const auto name = object.find("design");
    if (name != object.end() && name->is_string())
        file.design = name->get<std::string>();
    file.games = countOf<std::size_t>(object, "games");
    file.nodes = countOf<std::uint64_t>(object, "nodes");
    auto types = numbersOf(object, "types");
    if (!types)
        return failure(Message("'types' must be a list of whole numbers"));
    file.values.types = std::move(*types);
    const std::pair<const char *, std::vector<PhasedWorth> *> lists[] = {
        {"places", &file.values.places},
        {"hands", &file.values.hands},
        {"terms", &file.values.terms},
        {"features", &file.values.features}};
    for (const auto &[member, to] : lists) {
        auto worths = worthsOf(object, member);
        if (!worths)
            return failure(Message("'{member}' must be a list of pairs of whole numbers",
                                   {{"member", member}}));
        *to = std::move(*worths);
    }
    return file;
}

std::shared_ptr<const LearnedValues> sharedValues(std::optional<LearnedFile> file)
{
    return file ? std::make_shared<const LearnedValues>(std::move(file->values)) : nullptr;
}

std::optional<LearnedFile> bundledLearnedFile(std::uint64_t fingerprint)
{
    const std::string_view all = bundledLearnedValues();
    const auto begin = all.find(std::string(beginning) + hexadecimal(fingerprint));
    if (begin == std::string_view::npos)
        return std::nullopt;
    auto file = readLearned(all.substr(begin, all.find('\n', begin) - begin));
    return file ? std::optional(std::move(*file)) : std::nullopt;
}

std::shared_ptr<const LearnedValues> bundledLearned(std::uint64_t fingerprint)
{
    return sharedValues(bundledLearnedFile(fingerprint));
}

LearnedSource learnedFrom(LearnedFile file)
{
    return [fingerprint = file.fingerprint,
            values = std::make_shared<const LearnedValues>(std::move(file.values))](
               std::uint64_t asked) {
        return asked == fingerprint ? values : nullptr;
    };
}

} // namespace rookery
