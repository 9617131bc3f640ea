#pragma once

#include "model/phrase/draft.h"

#include <string>
#include <vector>

/// What a part of a draft can be replaced by.
namespace rookery::phrase {

enum class CandidateGroup : std::uint8_t {
    RuleNames, ///< names that the rule itself gives
    Own,       ///< own words and numbers
    Things,    ///< players, piece types, zones, directions and groups of them
    Functions, ///< of the function table
    Joined,    ///< comparisons, sets, counts, conditions
    Steps,
    Around, ///< the part itself with something around it
};

struct Candidate
{
    CandidateGroup group = CandidateGroup::Functions;
    std::string text;  ///< as it is written, with blanks
    std::string title; ///< as it is said, with dots for the blanks
    std::string help;  ///< what it gives, in one sentence or two
};

/// In the order in which they are offered: of a node those of its types, of a step all steps.
std::vector<Candidate> candidatesAt(const Draft &draft, std::size_t part);

/// Lines that may be added to choices.
std::vector<Candidate> choiceCandidates(const Draft &draft);

/// The draft with a candidate in place of a part. Its blanks take over what the part said where
/// that fits; in functions of several values they are filled by names of the rule.
Result<Draft> withCandidate(const Draft &draft, std::size_t part, const Candidate &candidate);

/// Words that go on a name begun in the text, for completion: names of the rule, of the design, and
/// of the language.
std::vector<std::string> completions(const Draft &draft);

} // namespace rookery::phrase

namespace rookery {

template<>
struct EnumNames<phrase::CandidateGroup>
{
    using Group = phrase::CandidateGroup;
    static constexpr EnumName<Group> rows[] = {
        {Group::RuleNames, "rule-names", "Names of this rule"},
        {Group::Own, "own", "Own words and numbers"},
        {Group::Things, "things", "Of this design"},
        {Group::Functions, "functions", "Asked"},
        {Group::Joined, "joined", "Joined, compared, counted"},
        {Group::Steps, "steps", "Done"},
        {Group::Around, "around", "Around what stands here"},
    };
};

} // namespace rookery
