#include "model/exchange/engines/engine_lines.h"

#include "model/base/text.h"
#include "model/engine/search/search.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <utility>

namespace rookery {

namespace {

/// Engines say more than anybody wants to keep.
constexpr std::size_t mostOptions = 500;
constexpr std::size_t mostVariants = 1'000;
constexpr std::size_t longestLine = 400;

std::optional<long> numberIn(std::string_view word)
{
    if (word.starts_with('+'))
        word.remove_prefix(1);
    long number = 0;
    const auto [end, fault] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (fault != std::errc() || end != word.data() + word.size())
        return std::nullopt;
    return number;
}

std::string joined(const std::vector<std::string> &words, std::size_t from, std::size_t to)
{
    std::string text;
    for (std::size_t i = from; i < std::min(to, words.size()); ++i)
        appendItem(text, " ", words[i]);
    return text;
}

EngineOption::Kind kindOf(std::string_view word)
{
    using Kind = EngineOption::Kind;
    if (word == "check")
        return Kind::Check;
    if (word == "spin" || word == "slider")
        return Kind::Spin;
    if (word == "combo")
        return Kind::Combo;
    if (word == "button" || word == "save" || word == "reset")
        return Kind::Button;
    return Kind::Text;
}

void keep(EngineOption option, EngineIdentity &identity)
{
    if (option.name.empty() || identity.option(option.name)
        || identity.options.size() >= mostOptions)
        return;
    if (option.name == "UCI_Variant")
        identity.variants = option.choices;
    identity.options.push_back(std::move(option));
}

/// The place of the next word of these; the end if there is none.
std::size_t nextKey(const std::vector<std::string> &words,
                    std::size_t from,
                    std::initializer_list<std::string_view> keys)
{
    const auto found =
        std::find_if(words.begin() + static_cast<std::ptrdiff_t>(from),
                     words.end(),
                     [&](const std::string &word) {
                         return std::find(keys.begin(), keys.end(), word) != keys.end();
                     });
    return static_cast<std::size_t>(found - words.begin());
}

EngineOption uciOption(const std::vector<std::string> &words)
{
    EngineOption option;
    const std::size_t begin = words.size() > 1 && words[1] == "name" ? 2 : 1;
    const std::size_t type = nextKey(words, begin, {"type"});
    if (type + 1 >= words.size())
        return option;
    option.name = joined(words, begin, type);
    option.kind = kindOf(words[type + 1]);
    for (std::size_t i = type + 2; i < words.size();) {
        const std::size_t next = nextKey(words, i + 1, {"default", "min", "max", "var"});
        std::string value = joined(words, i + 1, next);
        if (words[i] == "default")
            option.value = value == "<empty>" ? std::string() : std::move(value);
        else if (words[i] == "min")
            option.least = numberIn(value).value_or(0);
        else if (words[i] == "max")
            option.most = numberIn(value).value_or(0);
        else if (words[i] == "var" && option.choices.size() < mostVariants)
            option.choices.push_back(std::move(value));
        i = next;
    }
    return option;
}

/// `Hash -spin 16 1 1024`, `Level -combo Weak /// *Strong`.
EngineOption cecpOption(std::string_view text)
{
    EngineOption option;
    const std::size_t dash = text.find(" -");
    if (dash == std::string_view::npos)
        return option;
    option.name = std::string(text.substr(0, dash));
    const auto words = wordsOf(text.substr(dash + 2));
    if (words.empty())
        return option;
    option.kind = kindOf(words.front());
    option.value = joined(words, 1, words.size());
    if (option.value == "<empty>")
        option.value.clear();
    if (option.kind == EngineOption::Kind::Check)
        option.value = option.value == "1" ? "true" : "false";
    if (option.kind == EngineOption::Kind::Spin) {
        option.least = words.size() > 2 ? numberIn(words[2]).value_or(0) : 0;
        option.most = words.size() > 3 ? numberIn(words[3]).value_or(0) : 0;
        option.value = words.size() > 1 ? words[1] : std::string();
    }
    if (option.kind != EngineOption::Kind::Combo)
        return option;
    option.value.clear();
    for (std::size_t i = 1; i < words.size() && option.choices.size() < mostVariants;) {
        const std::size_t end = nextKey(words, i, {"///"});
        std::string choice = joined(words, i, end);
        const bool isChosen = choice.starts_with('*');
        choice.erase(0, isChosen ? 1 : 0);
        if (isChosen || option.value.empty())
            option.value = choice;
        option.choices.push_back(std::move(choice));
        i = end + 1;
    }
    return option;
}

void takeFeature(std::string_view name, std::string_view value, EngineIdentity &identity)
{
    const bool isOn = value == "1";
    identity.hasIntroducedItself = true;
    if (name == "myname")
        identity.name = std::string(value);
    else if (name == "usermove")
        identity.takesMoveWord = isOn;
    else if (name == "setboard")
        identity.takesPositions = isOn;
    else if (name == "ping")
        identity.answersPings = isOn;
    else if (name == "option")
        keep(cecpOption(value), identity);
    if (name != "variants")
        return;
    for (const std::string_view variant : split(value, ',')) {
        const auto words = wordsOf(variant);
        if (!words.empty() && identity.variants.size() < mostVariants)
            identity.variants.push_back(words.front());
    }
}

std::string shortened(std::string text)
{
    if (text.size() > longestLine)
        text.resize(longestLine);
    return text;
}

} // namespace

const EngineOption *EngineIdentity::option(std::string_view wanted) const
{
    const auto found = std::find_if(options.begin(), options.end(), [&](const EngineOption &each) {
        return each.name == wanted;
    });
    return found == options.end() ? nullptr : &*found;
}

std::vector<std::string> wordsOf(std::string_view line)
{
    std::vector<std::string> words;
    std::string word;
    for (const char letter : line) {
        if (letter != ' ' && letter != '\t' && letter != '\r')
            word += letter;
        else if (!word.empty())
            words.push_back(std::exchange(word, {}));
    }
    if (!word.empty())
        words.push_back(std::move(word));
    return words;
}

bool readUciIntroduction(std::string_view line, EngineIdentity &identity)
{
    const auto words = wordsOf(line);
    if (words.size() < 2 || (words[0] != "id" && words[0] != "option"))
        return false;
    identity.hasIntroducedItself = true;
    if (words[0] == "option")
        keep(uciOption(words), identity);
    else if (words[1] == "name")
        identity.name = joined(words, 2, words.size());
    else if (words[1] == "author")
        identity.author = joined(words, 2, words.size());
    return true;
}

bool readCecpFeatures(std::string_view line, EngineIdentity &identity)
{
    bool isDone = false;
    std::size_t at = std::string_view("feature").size();
    while (at < line.size()) {
        const std::size_t begin = line.find_first_not_of(" \t", at);
        const std::size_t equals = begin == std::string_view::npos ? begin : line.find('=', begin);
        if (equals == std::string_view::npos)
            break;
        const std::string_view name = line.substr(begin, equals - begin);
        const bool isQuoted = equals + 1 < line.size() && line[equals + 1] == '"';
        const std::size_t from = equals + (isQuoted ? 2 : 1);
        const std::size_t end = std::min(line.find(isQuoted ? '"' : ' ', from), line.size());
        const std::string_view value = line.substr(std::min(from, line.size()), end - from);
        takeFeature(name, value, identity);
        isDone = isDone || (name == "done" && value == "1");
        at = end + 1;
    }
    return isDone;
}

std::optional<EngineReport> uciReport(std::string_view line)
{
    const auto words = wordsOf(line);
    if (words.empty() || words[0] != "info")
        return std::nullopt;
    EngineReport report;
    bool saysAny = false;
    for (std::size_t i = 1; i + 1 < words.size(); ++i) {
        const auto number = numberIn(words[i + 1]);
        if (words[i] == "string")
            break;
        if (words[i] == "multipv" && number)
            report.rank = static_cast<int>(std::clamp(*number, 1L, 1'000L));
        else if (words[i] == "depth" && number)
            report.depth = static_cast<int>(std::clamp(*number, 0L, 10'000L));
        else if (words[i] == "nodes" && number && *number > 0)
            report.nodes = static_cast<std::uint64_t>(*number);
        else if (words[i] == "cp" && number)
            report.centipawns = static_cast<int>(std::clamp(*number, -1'000'000L, 1'000'000L));
        else if (words[i] == "mate" && number)
            report.mate = static_cast<int>(std::clamp(*number, -10'000L, 10'000L));
        else if (words[i] == "pv")
            report.line = shortened(joined(words, i + 1, words.size()));
        saysAny = saysAny || (words[i] == "depth" && number) || report.centipawns || report.mate;
        if (words[i] == "pv")
            break;
    }
    return saysAny ? std::optional(report) : std::nullopt;
}

std::optional<EngineReport> cecpReport(std::string_view line)
{
    const auto words = wordsOf(line);
    if (words.size() < 4)
        return std::nullopt;
    std::string depth = words[0];
    while (!depth.empty() && !isAsciiDigit(depth.back()))
        depth.pop_back(); // `9.` and `9&`
    std::optional<long> numbers[4] = {numberIn(depth)};
    for (std::size_t i = 1; i < 4; ++i)
        numbers[i] = numberIn(words[i]);
    if (!std::all_of(std::begin(numbers), std::end(numbers), [](const auto &n) { return n; }))
        return std::nullopt;
    constexpr long mated = 100'000;
    EngineReport report;
    report.depth = static_cast<int>(std::clamp(*numbers[0], 0L, 10'000L));
    report.nodes = static_cast<std::uint64_t>(std::max(*numbers[3], 0L));
    if (std::abs(*numbers[1]) >= mated && std::abs(*numbers[1]) < 2 * mated)
        report.mate = static_cast<int>(*numbers[1] > 0 ? *numbers[1] - mated : *numbers[1] + mated);
    else
        report.centipawns = static_cast<int>(std::clamp(*numbers[1], -1'000'000L, 1'000'000L));
    const std::size_t tab = line.find('\t');
    report.line = shortened(tab == std::string_view::npos
                                ? joined(words, 4, words.size())
                                : joined(wordsOf(line.substr(tab)), 0, longestLine));
    return report;
}

int scoreOf(const EngineReport &report)
{
    if (!report.mate)
        return report.centipawns.value_or(0);
    constexpr int farthest = Searcher::longestLine - 1;
    return *report.mate > 0 ? Searcher::win - std::min(2 * *report.mate - 1, farthest)
                            : -Searcher::win + std::min(-2 * *report.mate, farthest);
}

} // namespace rookery
