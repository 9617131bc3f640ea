#include "model/design/limits.h"
#include "model/file/design/section_readers.h"
#include "model/movement/legs/leg_traits.h"
#include "model/movement/movement.h"

#include <algorithm>

namespace rookery {

namespace {

/// Legs refer to each other by number, from 1; turns count compass points.
class LegReader
{
public:
    LegReader(std::size_t count, const LegNames &names, Findings &findings)
        : m_count(count)
        , m_names(names)
        , m_findings(findings)
    {
    }

    Leg readLeg(const JsonValue &value)
    {
        Leg leg;
        if (!isObject(value, "a leg", m_findings))
            return leg;
        Fields fields(value, m_findings);
        const auto steps = fields.require("steps", "a leg");
        if (steps && isList(*steps, "'steps'", m_findings)) {
            if (steps->size() == 0)
                m_findings.error(*steps, Message("a leg needs at least one step"));
            for (const JsonValue step : *steps) {
                if (const auto read = readStep(step))
                    leg.steps.push_back(*read);
            }
        }
        if (const auto range = fields.find("range"))
            readRange(*range, leg);
        leg.way = fields.choice("way", "way", Way::Empty);
        readFlags(fields, tieFlags, leg);
        if (const auto only = fields.find("only"))
            leg.only = readConditions(*only);
        leg.onEmpty = readEnd(fields, "empty");
        leg.onFriend = readEnd(fields, "friend");
        leg.onEnemy = readEnd(fields, "enemy");
        leg.extras = fields.rest();
        return leg;
    }

    std::vector<LegId> readNumbers(const JsonValue &list, std::string_view what)
    {
        std::vector<LegId> legs;
        if (!isListOf(list, what, limits::legsPerPiece, "numbers of legs", m_findings))
            return legs;
        constexpr int most = static_cast<int>(limits::legsPerPiece);
        for (const JsonValue value : list) {
            const auto number = readInteger(value, "the number of a leg", 1, most, m_findings);
            if (!number)
                continue;
            if (static_cast<std::size_t>(*number) > m_count) {
                m_findings.error(value,
                                 Message("there is no leg {number}; the move has {count#leg#legs}",
                                         {{"number", *number}, {"count", m_count}}));
                continue;
            }
            legs.emplace_back(*number - 1);
        }
        return legs;
    }

private:
    std::optional<Step> readStep(const JsonValue &value)
    {
        switch (value.kind()) {
        case JsonKind::String:
            if (const auto direction =
                    m_names.directions.names.resolve(value.string(), value, m_findings))
                return *direction;
            return std::nullopt;
        case JsonKind::List:
            if (const auto vector = readVector(value, m_findings))
                return *vector;
            return std::nullopt;
        case JsonKind::Object:
            return readStepObject(value);
        default:
            m_findings.error(
                value,
                Message(
                    "a step is a direction such as {direction}, a vector such as {vector} or a "
                    "turn such as {turn}",
                    {{"direction", R"("n")"}, {"vector", "[1, 2]"}, {"turn", R"({"turn": 2})"}}));
            return std::nullopt;
        }
    }

    /// A turn, a vector that goes round the edges, or anywhere.
    std::optional<Step> readStepObject(const JsonValue &value)
    {
        Fields fields(value, m_findings);
        if (const auto anywhere = fields.find("anywhere")) {
            fields.refuseRest("a step");
            if (readBoolean(*anywhere, "'anywhere'", m_findings))
                return Anywhere{};
            m_findings.error(*anywhere, Message("'anywhere' is true or left out"));
            return std::nullopt;
        }
        if (const auto vector = fields.find("vector")) {
            const Joined joined = fields.choice("joined", "joined edges", Joined::Sides);
            fields.refuseRest("a step");
            const auto read = readVector(*vector, m_findings);
            return read ? std::optional<Step>(Around{*read, joined}) : std::nullopt;
        }
        const auto turn = fields.require("turn", "a step");
        fields.refuseRest("a turn");
        const auto points =
            turn ? readInteger(*turn, "a turn", -limits::turnPoints, limits::turnPoints, m_findings)
                 : std::nullopt;
        if (!points)
            return std::nullopt;
        return Turn{*points};
    }

    template<class Flags, class Owner>
    void readFlags(Fields &fields, const Flags &flags, Owner &owner)
    {
        for (const auto &flag : flags) {
            const auto value = fields.find(flag.key);
            owner.*flag.value = value && readBoolean(*value, inQuotes(flag.key), m_findings);
        }
    }

    void readRange(const JsonValue &value, Leg &leg)
    {
        if (!isList(value, "'range'", m_findings))
            return;
        if (value.size() != 2) {
            m_findings.error(
                value,
                Message("a range is the least and the most steps, such as {one} or {other}",
                        {{"one", "[1, 3]"}, {"other", R"([1, "any"])"}}));
            return;
        }
        auto element = value.begin();
        const auto least =
            readInteger(*element, "the least number of steps", 1, limits::legSteps, m_findings);
        const auto most = readMost(*++element);
        if (!least || !most)
            return;
        if (*most < *least) {
            m_findings.error(value, Message("a range goes from few steps to many"));
            return;
        }
        leg.least = *least;
        leg.most = *most;
    }

    std::optional<int> readMost(const JsonValue &value)
    {
        if (value.kind() == JsonKind::String && value.string() == "any")
            return unlimited;
        if (value.kind() == JsonKind::String) {
            m_findings.error(
                value, Message("the greatest number of steps must be a whole number or \"any\""));
            return std::nullopt;
        }
        return readInteger(value, "the greatest number of steps", 1, limits::legSteps, m_findings);
    }

    LegEnd readEnd(Fields &leg, std::string_view key)
    {
        LegEnd end;
        const auto value = leg.find(key);
        if (!value || !isObject(*value, inQuotes(key), m_findings))
            return end;
        Fields fields(*value, m_findings);
        if (const auto stop = fields.find("stop"))
            readStop(*stop, end);
        end.effect = fields.choice("effect", "effect", Effect::None);
        if (const auto then = fields.find("then"))
            end.then = readNumbers(*then, "'then'");
        if (const auto whom = fields.find("whom"))
            end.whom = readWhom(*whom);
        if (const auto becomes = fields.find("becomes")) {
            if (const auto name = readText(*becomes, "'becomes'", m_findings))
                end.becomes = m_names.pieces.resolve(*name, *becomes, m_findings);
        }
        end.extras = fields.rest();
        return end;
    }

    /// `true`, or `"last"` for a leg that must be carried on where it can be.
    void readStop(const JsonValue &value, LegEnd &end)
    {
        if (value.kind() != JsonKind::String) {
            end.stop = readBoolean(value, "'stop'", m_findings);
            return;
        }
        end.stop = end.lastOnly = value.string() == "last";
        if (!end.stop)
            m_findings.error(value, Message("'stop' is true, false or \"last\""));
    }

    LegConditions readConditions(const JsonValue &value)
    {
        LegConditions only;
        if (!isObject(value, "'only'", m_findings))
            return only;
        Fields fields(value, m_findings);
        readFlags(fields, conditionFlags, only);
        const auto zones = fields.find("zones");
        fields.refuseRest("'only'");
        if (!zones
            || !isListOf(*zones, "'zones'", limits::zones, "conditions on zones", m_findings))
            return only;
        for (const JsonValue zone : *zones) {
            if (const auto condition = readZone(zone))
                only.zones.push_back(*condition);
        }
        return only;
    }

    std::optional<ZoneCondition> readZone(const JsonValue &value)
    {
        if (!isObject(value, "a condition on a zone", m_findings))
            return std::nullopt;
        if (value.size() != 1) {
            m_findings.error(value,
                             Message("a condition on a zone has one key, as in {example}",
                                     {{"example", R"({"within": "palace"})"}}));
            return std::nullopt;
        }
        Fields fields(value, m_findings);
        for (const auto &row : enumRows<ZoneRule>()) {
            const auto zone = fields.find(row.name);
            const auto name = zone ? readText(*zone, inQuotes(row.name), m_findings) : std::nullopt;
            const auto id = name ? m_names.zones.resolve(*name, *zone, m_findings) : std::nullopt;
            if (id)
                return ZoneCondition{row.value, *id};
        }
        fields.refuseRest("a condition on a zone");
        return std::nullopt;
    }

    /// `"royal"`, or an object with a list of piece types.
    PieceFilter readWhom(const JsonValue &value)
    {
        PieceFilter whom;
        if (value.kind() == JsonKind::String) {
            whom.whom = readChoice<Whom>(value, "kind of piece", m_findings).value_or(Whom::Anyone);
            if (whom.whom == Whom::Only || whom.whom == Whom::Except)
                m_findings.error(value,
                                 Message("{word} needs a list, as in {example}",
                                         {{"word", inQuotes(value.string())},
                                          {"example", R"({"only": ["Rook"]})"}}));
            return whom;
        }
        if (value.kind() != JsonKind::Object || value.size() != 1) {
            m_findings.error(
                value,
                Message(
                    "'whom' is \"royal\", \"common\" or a list of piece types such as {example}",
                    {{"example", R"({"only": ["Rook"]})"}}));
            return whom;
        }
        Fields fields(value, m_findings);
        for (const Whom kind : {Whom::Only, Whom::Except}) {
            if (const auto list = fields.find(enumName(kind)))
                whom = {kind, readPieceList(*list, inQuotes(enumName(kind)), m_names, m_findings)};
        }
        fields.refuseRest("'whom'");
        return whom;
    }

    std::size_t m_count;
    const LegNames &m_names;
    Findings &m_findings;
};

} // namespace

std::vector<PieceId> readPieceList(const JsonValue &value,
                                   std::string_view what,
                                   const LegNames &names,
                                   Findings &findings)
{
    std::vector<PieceId> types;
    if (!isListOf(value, what, limits::pieceTypes, "piece types", findings))
        return types;
    for (const JsonValue element : value) {
        const auto name = readText(element, "a piece type", findings);
        const auto type = name ? names.pieces.resolve(*name, element, findings) : std::nullopt;
        if (!type)
            continue;
        const auto place = std::lower_bound(types.begin(), types.end(), *type);
        if (place != types.end() && *place == *type)
            findings.error(element,
                           Message("{name} is in this list twice", {{"name", inQuotes(*name)}}));
        else
            types.insert(place, *type);
    }
    return types;
}

LegGraph readLegs(const JsonValue &legs, Fields &fields, const LegNames &names, Findings &findings)
{
    LegGraph graph;
    const auto first = fields.find("first");
    if (!isListOf(legs, "'legs'", limits::legsPerPiece, "legs of a piece", findings))
        return graph;
    if (legs.size() == 0) {
        findings.error(legs, Message("a move needs at least one leg"));
        return graph;
    }
    const std::size_t faults = findings.errorCount();
    LegReader reader(legs.size(), names, findings);
    for (const JsonValue leg : legs)
        graph.legs.push_back(reader.readLeg(leg));
    graph.first = first ? reader.readNumbers(*first, "'first'") : std::vector{LegId(0)};
    if (findings.errorCount() == faults) {
        if (auto fault = legGraphFault(graph, names.directions.directions); !fault.isEmpty())
            findings.error(first.value_or(legs), std::move(fault));
    }
    return graph;
}

} // namespace rookery
