#include "model/movement/path/step_text.h"

#include "model/base/did_you_mean.h"
#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/design/limits.h"
#include "model/movement/path/path_notation.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace rookery {

namespace {

constexpr std::string_view turnWord = "turn";
constexpr std::string_view anywhereWord = "anywhere";
constexpr std::string_view aroundWord = "around";
constexpr std::string_view aroundAllWord = "around-all";

std::optional<int> wholeNumber(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    int number = 0;
    const auto end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(text.data(), end, number);
    return fault == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}

struct Word
{
    std::string_view text;
    Place place;
};

/// Words are parted by spaces; a vector's brackets may hold some.
std::vector<Word> wordsOf(std::string_view text)
{
    std::vector<Word> words;
    std::size_t at = 0;
    while ((at = text.find_first_not_of(" \t\r\n", at)) != std::string_view::npos) {
        std::size_t end = text[at] == '(' ? text.find(')', at) : text.find_first_of(" \t\r\n(", at);
        if (text[at] == '(' && end != std::string_view::npos)
            ++end;
        end = std::min(end, text.size());
        words.push_back({text.substr(at, end - at), {1, static_cast<int>(at) + 1, {}}});
        at = end;
    }
    return words;
}

class StepReader
{
public:
    StepReader(std::string_view text,
               const Directions &directions,
               std::span<const DirectionGroup> groups)
        : m_words(wordsOf(text))
        , m_directions(directions)
        , m_groups(groups)
    {
    }

    Result<std::vector<Step>> run()
    {
        std::vector<Step> steps;
        while (m_at < m_words.size()) {
            const Place place = m_words[m_at].place;
            if (const DirectionGroup *group = groupAt(m_words[m_at].text)) {
                ++m_at;
                for (const DirectionId member : group->members) {
                    if (std::find(steps.begin(), steps.end(), Step(member)) == steps.end())
                        steps.emplace_back(member);
                }
                continue;
            }
            auto step = next();
            if (!step)
                return failure(std::move(step).error());
            if (std::find(steps.begin(), steps.end(), *step) != steps.end())
                return failure(
                    Message("'{step}' is said twice", {{"step", stepText(*step, m_directions)}}),
                    place);
            steps.push_back(*step);
        }
        if (steps.empty())
            return failure(
                Message(
                    "a leg needs a direction, a vector such as (2,1) or a turn such as turn +1"),
                Place{1, 1, {}});
        return steps;
    }

private:
    /// A direction of the same name is meant first.
    const DirectionGroup *groupAt(std::string_view word) const
    {
        const auto found =
            std::find_if(m_groups.begin(), m_groups.end(), [&](const DirectionGroup &group) {
                return group.name == word;
            });
        return found == m_groups.end() || m_directions.find(word) ? nullptr : &*found;
    }

    Result<Step> next()
    {
        const Word word = m_words[m_at++];
        if (word.text.starts_with('('))
            return vectorOf(word, [](const Vector &vector) { return Step(vector); });
        if (const auto direction = m_directions.find(word.text))
            return Step(*direction);
        if (word.text == anywhereWord)
            return Step(Anywhere{});
        if (word.text == turnWord)
            return turn(word);
        if (word.text == aroundWord || word.text == aroundAllWord)
            return around(word);
        std::vector<std::string> known{std::string(turnWord), std::string(anywhereWord)};
        for (const Direction &direction : m_directions.list)
            known.push_back(direction.name);
        for (const DirectionGroup &group : m_groups)
            known.push_back(group.name);
        return failure(
            Message("unknown direction {name}{hint}",
                    {{"name", inQuotes(word.text)}, {"hint", didYouMean(word.text, known)}}),
            word.place);
    }

    Result<Step> turn(const Word &word)
    {
        const auto points = m_at < m_words.size() ? wholeNumber(m_words[m_at].text) : std::nullopt;
        if (!points)
            return failure(
                Message("a turn is followed by its compass points, such as turn +1 or turn -2"),
                word.place);
        if (std::abs(*points) > limits::turnPoints)
            return failure(
                Message("a turn has at most {most#point#points}", {{"most", limits::turnPoints}}),
                word.place);
        ++m_at;
        return Step(Turn{*points});
    }

    Result<Step> around(const Word &word)
    {
        const Joined joined = word.text == aroundWord ? Joined::Sides : Joined::All;
        if (m_at == m_words.size())
            return failure(Message("{word} is followed by a vector, such as (1,0)",
                                   {{"word", inQuotes(word.text)}}),
                           word.place);
        return vectorOf(m_words[m_at++], [&](const Vector &vector) {
            return Step(Around{vector, joined});
        });
    }

    template<class Make>
    Result<Step> vectorOf(const Word &word, Make &&make) const
    {
        const auto wrong = failure(Message("a vector is written like (3,1)"), word.place);
        if (word.text.size() < 2 || !word.text.starts_with('(') || !word.text.ends_with(')'))
            return wrong;
        Vector vector;
        std::size_t part = 0;
        for (std::string_view number : split(word.text.substr(1, word.text.size() - 2), ',')) {
            number.remove_prefix(std::min(number.find_first_not_of(' '), number.size()));
            const auto along = wholeNumber(number);
            if (!along || part == vector.along.size())
                return wrong;
            if (std::abs(*along) > limits::vectorPart) {
                return failure(
                    Message("a vector may lead at most {most#cell#cells} along each axis",
                            {{"most", limits::vectorPart}}),
                    word.place);
            }
            vector.along[part++] = *along;
        }
        if (part < 2)
            return wrong;
        if (vector == Vector{})
            return failure(
                Message("the vector {vector} leads nowhere", {{"vector", std::string(word.text)}}),
                word.place);
        return make(vector);
    }

    std::vector<Word> m_words;
    std::size_t m_at = 0;
    const Directions &m_directions;
    std::span<const DirectionGroup> m_groups;
};

} // namespace

std::string stepText(const Step &step, const Directions &directions)
{
    if (const auto *id = std::get_if<DirectionId>(&step))
        return directions[*id].name;
    if (const auto *turn = std::get_if<Turn>(&step))
        return std::string(turnWord) + (turn->points > 0 ? " +" : " ")
               + std::to_string(turn->points);
    if (const auto *around = std::get_if<Around>(&step)) {
        const auto word = around->joined == Joined::Sides ? aroundWord : aroundAllWord;
        return std::string(word) + " " + vectorWord(around->vector);
    }
    const auto *vector = std::get_if<Vector>(&step);
    return vector ? vectorWord(*vector) : std::string(anywhereWord);
}

std::string stepsText(std::span<const Step> steps, const Directions &directions)
{
    std::string text;
    for (const Step &step : steps)
        text += (text.empty() ? "" : " ") + stepText(step, directions);
    return text;
}

Result<std::vector<Step>> readSteps(std::string_view text,
                                    const Directions &directions,
                                    std::span<const DirectionGroup> groups)
{
    return StepReader(text, directions, groups).run();
}

} // namespace rookery
