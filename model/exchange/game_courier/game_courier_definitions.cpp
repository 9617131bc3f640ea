#include "model/exchange/game_courier/game_courier_definitions.h"

#include "model/base/text.h"
#include "model/design/directions.h"
#include "model/movement/path/path_notation.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <initializer_list>
#include <vector>

namespace rookery {

namespace {

/// Words, and brackets and semicolons by themselves, without the comment.
std::vector<std::string> wordsOf(std::string_view line)
{
    std::vector<std::string> words;
    bool isNew = true;
    for (const char c : line.substr(0, line.find("//"))) {
        const bool isSign = c == '(' || c == ')' || c == ';';
        const bool isBlank = c == ' ' || c == '\t' || c == '\r';
        if (isSign)
            words.emplace_back(1, c);
        else if (!isBlank && isNew)
            words.emplace_back(1, c);
        else if (!isBlank)
            words.back() += c;
        isNew = isSign || isBlank;
    }
    return words;
}

/// The eight ways to turn and mirror a vector: exchanged or not, and with which signs.
struct Symmetry
{
    bool isExchanged;
    int file;
    int rank;

    Vector of(const Vector &vector) const
    {
        const int x = isExchanged ? vector.y() : vector.x();
        const int y = isExchanged ? vector.x() : vector.y();
        return {{file * x, rank * y}};
    }
};

constexpr std::array<Symmetry, 8> turns = {{{false, 1, 1},
                                            {true, 1, 1},
                                            {true, 1, -1},
                                            {false, 1, -1},
                                            {false, -1, -1},
                                            {true, -1, -1},
                                            {true, -1, 1},
                                            {false, -1, 1}}};

/// One call of a function: alternatives, which all may end on the same kinds of cells.
struct Call
{
    enum class Kind { Leap, Ride };

    struct Group
    {
        std::vector<std::string> steps;
        std::vector<std::string> inner; ///< of `(nw (n))`
        bool stops = false;
        std::size_t passed = 0; ///< so many of the first steps are no ends
    };

    Kind kind = Kind::Leap;
    std::vector<std::string> single; ///< directions by themselves
    std::vector<Group> groups;
    bool isMeasured = false;     ///< steps are vectors, whose length is known
    std::vector<Vector> vectors; ///< of `single`, where that is so
};

std::string joined(const std::vector<std::string> &words)
{
    std::string text;
    for (const std::string &word : words)
        appendItem(text, " ", word);
    return text;
}

class DefinitionReader
{
public:
    DefinitionReader(std::string_view line, const std::set<std::string> &directions)
        : m_words(wordsOf(line))
        , m_directions(directions)
    {
    }

    std::optional<CourierDefinition> read()
    {
        CourierDefinition definition;
        if (!takes({"def"}) || isAtEnd())
            return std::nullopt;
        definition.name = m_words[m_at++];
        definition.isRange = cutEnding(definition.name, "-Range");
        if (cutEnding(definition.name, "-First"))
            definition.when = When::Unmoved;
        do {
            const auto item = definition.isRange ? range() : term();
            if (!item)
                return std::nullopt;
            appendItem(definition.path, " ", *item);
        } while (!definition.isRange && takes({"or"}));
        if (definition.name.empty() || !takes({";"}) || !isAtEnd())
            return std::nullopt;
        return definition;
    }

private:
    static bool cutEnding(std::string &name, std::string_view ending)
    {
        if (!name.ends_with(ending))
            return false;
        name.resize(name.size() - ending.size());
        return true;
    }

    bool isAtEnd() const { return m_at >= m_words.size(); }

    /// Goes over these words if they stand here.
    bool takes(std::initializer_list<std::string_view> words)
    {
        std::size_t at = m_at;
        for (const std::string_view word : words) {
            if (at >= m_words.size() || m_words[at++] != word)
                return false;
        }
        m_at = at;
        return true;
    }

    std::optional<int> number()
    {
        int value = 0;
        if (isAtEnd())
            return std::nullopt;
        const std::string &word = m_words[m_at];
        const auto [stop, fault] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (fault != std::errc() || stop != word.data() + word.size()
            || std::abs(value) > longestStep)
            return std::nullopt;
        ++m_at;
        return value;
    }

    std::optional<Vector> vector()
    {
        const auto x = number();
        const auto y = x ? number() : std::nullopt;
        return y && (*x != 0 || *y != 0) ? std::optional(Vector{{*x, *y}}) : std::nullopt;
    }

    /// A function with its conditions; in `fn (...) #0 #1` or by itself.
    std::optional<std::string> term()
    {
        const bool isLambda = takes({"fn", "("});
        auto call = this->call(false);
        if (!call)
            return std::nullopt;
        std::string rights;
        while (takes({"and"})) {
            if (!condition(*call, rights))
                return std::nullopt;
        }
        if (isLambda && !takes({")", "#0", "#1"}))
            return std::nullopt;
        return pathOf(*call, rights);
    }

    /// What is said of the cell, or of the way there.
    bool condition(Call &call, std::string &rights)
    {
        if (takes({"empty", "#1"}))
            rights = "move ";
        else if (takes({"not", "empty", "#1"}))
            rights = "capture ";
        else if (takes({"<=", "distance", "#0", "#1"}))
            return limit(call);
        else
            return takes({"not"}) && passFirst(call);
        return true;
    }

    /// No ride goes farther than this, as the larger of files and ranks.
    bool limit(Call &call)
    {
        const auto most = number();
        if (!most || !call.isMeasured || call.kind != Call::Kind::Ride || !call.groups.empty())
            return false;
        for (std::size_t i = 0; i < call.single.size(); ++i) {
            const Vector &step = call.vectors[i];
            const int length = std::max(std::abs(step.x()), std::abs(step.y()));
            const auto times = static_cast<std::size_t>(std::max(0, *most / length));
            if (times > 0)
                call.groups.push_back(
                    {std::vector<std::string>(times, call.single[i]), {}, true, 0});
        }
        call.single.clear();
        return !call.groups.empty();
    }

    /// `not logleap #0 #1 (n e s w)`: the first steps are no ends.
    bool passFirst(Call &call)
    {
        if (!takes({"logleap", "#0", "#1"}))
            return false;
        const bool isBracketed = takes({"("});
        std::vector<std::string> names;
        while (const auto name = direction())
            names.push_back(*name);
        if ((isBracketed && !takes({")"})) || !call.single.empty())
            return false;
        return std::all_of(call.groups.begin(), call.groups.end(), [&](Call::Group &group) {
            group.passed = 1;
            return group.steps.size() > 1
                   && std::find(names.begin(), names.end(), group.steps.front()) != names.end();
        });
    }

    /// `merge A B` of what leaps and rays reach.
    std::optional<std::string> range()
    {
        if (takes({"merge"})) {
            const auto one = range();
            const auto other = one ? range() : std::nullopt;
            return other ? std::optional(*one + " " + *other) : std::nullopt;
        }
        const auto call = this->call(true);
        return call ? std::optional(pathOf(*call, "")) : std::nullopt;
    }

    struct Function
    {
        std::string_view name;
        std::string_view range; ///< the one that lists cells
        Call::Kind kind;
        bool isMeasured;
    };

    static constexpr Function functions[] = {
        {"logleap", "logleaps", Call::Kind::Leap, false},
        {"logride", "lograys", Call::Kind::Ride, false},
        {"checkleap", "leaps", Call::Kind::Leap, true},
        {"checkride", "rays", Call::Kind::Ride, true},
    };

    /// Authors write one in place of the other, too.
    std::optional<Call> call(bool isRange)
    {
        if (takes({"checktwostep", "#0", "#1"}))
            return twoSteps();
        for (const Function &function : functions) {
            const bool lists = takes({function.range, "#0"});
            if (!lists && !takes({function.name, "#0", "#1"}))
                continue;
            if (lists && !isRange)
                takes({"#1"});
            return function.isMeasured ? measured(function.kind) : alternatives(function.kind);
        }
        return std::nullopt;
    }

    std::optional<Call> measured(Call::Kind kind)
    {
        const auto step = vector();
        if (!step)
            return std::nullopt;
        Call call;
        call.kind = kind;
        call.isMeasured = true;
        call.vectors = courierVectors(*step);
        for (const Vector &each : call.vectors)
            call.single.push_back(nameOf(each));
        return call;
    }

    std::optional<Call> twoSteps()
    {
        const auto first = vector();
        const auto second = first ? vector() : std::nullopt;
        if (!second)
            return std::nullopt;
        Call call;
        call.kind = Call::Kind::Ride;
        for (const auto &[one, other] : courierTwoSteps(*first, *second))
            call.groups.push_back({{nameOf(one), nameOf(other)}, {}, true, 1});
        return call;
    }

    /// The compass word where it is a declared direction; neighbours always are, where the text
    /// declares none.
    std::string nameOf(const Vector &vector) const
    {
        const std::string word = compassWord(vector);
        const bool isNeighbour = std::max(std::abs(vector.x()), std::abs(vector.y())) == 1;
        return m_directions.count(word) != 0 || (m_directions.empty() && isNeighbour)
                   ? word
                   : vectorWord(vector);
    }

    std::optional<Call> alternatives(Call::Kind kind)
    {
        Call call;
        call.kind = kind;
        for (;;) {
            if (takes({"("})) {
                auto group = this->group(kind);
                if (!group)
                    return std::nullopt;
                call.groups.push_back(std::move(*group));
            } else if (const auto name = direction()) {
                call.single.push_back(*name);
            } else {
                break;
            }
        }
        return call.single.empty() && call.groups.empty() ? std::nullopt
                                                          : std::optional(std::move(call));
    }

    bool isDirection(const std::string &word) const
    {
        if (!m_directions.empty())
            return m_directions.count(word) != 0;
        return word.find_first_not_of("nesw") == std::string::npos;
    }

    std::optional<std::string> direction()
    {
        if (isAtEnd() || !isDirection(m_words[m_at]))
            return std::nullopt;
        const std::string word = m_words[m_at++];
        return m_directions.empty() ? nameOf(compassVector(word)) : word;
    }

    /// `nne` is two ranks up and a file to the right.
    static Vector compassVector(std::string_view word)
    {
        const auto count = [&](char letter) {
            return static_cast<int>(std::count(word.begin(), word.end(), letter));
        };
        return {{count('e') - count('w'), count('n') - count('s')}};
    }

    /// After its bracket. A leap goes over cells where it cannot end; a ride may end on each.
    std::optional<Call::Group> group(Call::Kind kind)
    {
        Call::Group group;
        while (const auto name = direction())
            group.steps.push_back(*name);
        if (group.steps.empty())
            return std::nullopt;
        if (kind == Call::Kind::Leap) {
            group.stops = true;
            group.passed = group.steps.size() - 1;
        } else if (takes({"("})) {
            while (const auto name = direction())
                group.inner.push_back(*name);
            if (group.inner.empty() || !takes({")"}))
                return std::nullopt;
        } else if (!isAtEnd() && m_words[m_at] != ")") {
            group.stops = isAsciiLetter(m_words[m_at++].front());
            if (!group.stops)
                return std::nullopt;
        }
        return takes({")"}) ? std::optional(std::move(group)) : std::nullopt;
    }

    static std::string pathOf(const Call &call, const std::string &rights)
    {
        std::string text;
        if (!call.single.empty())
            text =
                rights + (call.kind == Call::Kind::Leap ? "leap " : "ride ") + joined(call.single);
        for (const Call::Group &group : call.groups) {
            std::string steps;
            for (std::size_t i = 0; i < group.steps.size(); ++i)
                appendItem(steps, " ", (i < group.passed ? "~" : "") + group.steps[i]);
            if (!group.inner.empty())
                steps += " (" + joined(group.inner) + ")";
            appendItem(text, " ", rights + "(" + steps + (group.stops ? " stop)" : ")"));
        }
        return text;
    }

    static constexpr int longestStep = 99;

    std::vector<std::string> m_words;
    const std::set<std::string> &m_directions;
    std::size_t m_at = 0;
};

} // namespace

std::optional<CourierDefinition> courierDefinition(std::string_view line,
                                                   const std::set<std::string> &directions)
{
    return DefinitionReader(line, directions).read();
}

std::vector<Vector> courierVectors(const Vector &vector)
{
    std::vector<Vector> all;
    for (const Symmetry &turn : turns) {
        const Vector turned = turn.of(vector);
        if (std::find(all.begin(), all.end(), turned) == all.end())
            all.push_back(turned);
    }
    return all;
}

std::vector<std::pair<Vector, Vector>> courierTwoSteps(const Vector &first, const Vector &second)
{
    std::vector<std::pair<Vector, Vector>> all;
    for (const Symmetry &turn : turns) {
        const std::pair turned(turn.of(first), turn.of(second));
        if (std::find(all.begin(), all.end(), turned) == all.end())
            all.push_back(turned);
    }
    return all;
}

} // namespace rookery
