#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Rules as their components and the members of those, under the paths of model/design/rule_path.h.
/// What there is comes from the lists of members in model/design/rules alone.
namespace rookery {

/// What sort of thing a member of a rule holds.
enum class RuleFieldKind {
    Choice, ///< an int, the place in `choices`
    Number, ///< an int from `least` to `most`
    Flag,   ///< an int, 0 or 1
    Limit,  ///< a list of at most one number
    Letter, ///< a text
    Piece,  ///< a list of one id, like the next two
    Player,
    Cell,
    MaybePlayer, ///< a list of at most one id
    MaybeZone,
    Pieces, ///< a list of ids
    Players,
    Directions,
    Parts, ///< an int, the number of components in the list under this path
    Text,  ///< a text of the author: a name, a remark, a reason
    Moves, ///< a list of places in `choices`, the moves that there are
    Said,  ///< texts, a line each, in the words of own rules
};

/// Ids are their indices.
using RuleValue =
    std::variant<int, std::string, std::vector<std::string>, std::vector<std::size_t>>;

/// What an empty list of pieces, players or directions stands for.
enum class EmptyMeans { Everybody, None };

/// A member of a component.
struct RuleField
{
    std::string path;
    std::string key; ///< the last word of the path
    RuleFieldKind kind = RuleFieldKind::Choice;
    RuleValue value = 0;
    std::vector<std::string> choices = {}; ///< the titles of the values
    int least = 0;
    int most = 1;
    EmptyMeans emptyMeans = EmptyMeans::None;
    bool isOrdered = false; ///< the order counts, and a name may stand there more than once

    friend bool operator==(const RuleField &, const RuleField &) = default;
};

/// The members of the component under a path; none where there is no component. `pass` has two.
std::vector<RuleField> ruleFields(const Design &design, std::string_view path);

/// Fails for a value of another kind or out of range, and for a path that names no member.
Result<Design> withRuleField(const Design &design, std::string_view path, const RuleValue &value);

/// One more component at the end of a list such as `promotions` or `castling/0/wings`, begun as
/// model/edit/rules/rule_starters.h thinks likely.
Result<Design> withRuleAdded(const Design &design, std::string_view list);

/// Without the component of a list; another one, such as `check`, has its usual meaning again.
Result<Design> withRuleRemoved(const Design &design, std::string_view path);

/// The component at another place of its list, counted without it.
Result<Design> withRuleMoved(const Design &design, std::string_view path, std::size_t place);

/// How many components the list under a path has; nothing where there is no list.
std::optional<std::size_t> ruleCount(const Design &design, std::string_view list);

/// What a component names.
struct RuleSubjects
{
    std::vector<PieceId> pieces; ///< sorted, like the others
    std::vector<ZoneId> zones;
    std::vector<SiteId> sites;

    friend bool operator==(const RuleSubjects &, const RuleSubjects &) = default;
};

RuleSubjects ruleSubjects(const Design &design, std::string_view path);

} // namespace rookery
