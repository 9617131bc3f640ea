#pragma once

#include "model/base/message.h"
#include "model/board/phrase_names.h"
#include "model/design/design.h"
#include "model/design/terms/rule_members.h"

#include <map>
#include <string>
#include <vector>

namespace rookery {

class Board;

/// One member of a rule component.
struct MemberText
{
    std::string path;  ///< below the component: `wings/0/king`
    std::string print; ///< what it is, the same in two designs where it means the same
    MessageArguments::Argument shown; ///< for people; nothing is said of what is not given
};

/// What the members of rules of one design are, in names and own words.
class MemberNames
{
public:
    MemberNames(const Design &design, const Board &board);

    const Design &design() const { return m_design; }
    std::string nameOf(IdKind kind, std::size_t index) const
    {
        return thingName(kind, index, m_design, m_board);
    }
    const phrase::Names &phraseNames() const { return m_phraseNames; }

private:
    const Design &m_design;
    const Board &m_board;
    phrase::Names m_phraseNames;
};

struct ComponentTexts
{
    std::vector<MemberText> members; ///< in their order, those of parts behind that of their list
    Extras extras;                   ///< parts' with their paths
    std::vector<SiteId> sites;       ///< that it names
    std::vector<ZoneId> zones;
};

ComponentTexts componentTexts(const RuleRef &rule, const MemberNames &names);

/// The members of one part of a component; their paths without its place in the list.
using PartTexts = std::vector<MemberText>;

/// The members that belong to no part of a list, and the parts by the path of their list.
struct DividedTexts
{
    std::vector<MemberText> own;
    std::map<std::string, std::vector<PartTexts>> parts;
};

DividedTexts divided(const std::vector<MemberText> &members);

} // namespace rookery
