#pragma once

#include "model/design/rule_words.h"

#include <string>

namespace rookery {

/// Says each component of the rules in a sentence with its full stop, also one with its usual
/// meaning.
class ComponentWords
{
public:
    /// The words must outlive it.
    explicit ComponentWords(const RuleWords &words)
        : m_words(words)
    {
    }

    std::string operator()(const Royal &rule) const;
    std::string operator()(const CastlingRule &rule) const;
    std::string operator()(const EnPassant &rule) const;
    std::string operator()(const Promotion &rule) const;
    std::string operator()(const Drop &rule) const;
    std::string operator()(const DropDuty &rule) const;
    std::string operator()(const Gating &rule) const;
    std::string operator()(const Walling &rule) const;
    std::string operator()(const Flying &rule) const;
    std::string operator()(const Caution &rule) const;
    std::string operator()(const Exchange &rule) const;
    std::string operator()(const Aim &rule) const;
    std::string operator()(const Compulsion &rule) const;
    std::string operator()(const Immunity &rule) const;
    std::string operator()(const Trade &rule) const;
    std::string operator()(const Holding &rule) const;
    std::string operator()(const Coordination &rule) const;
    std::string operator()(const Explosion &rule) const;
    std::string operator()(const Petrification &rule) const;
    std::string operator()(const Enclosing &rule) const;
    std::string operator()(const Mill &rule) const;
    std::string operator()(const Clearing &rule) const;
    std::string operator()(const Blockade &rule) const;
    std::string operator()(const Drowning &rule) const;
    std::string operator()(const End &rule) const;

private:
    std::string said(const CapturePriority &priority) const;

    const RuleWords &m_words;
};

} // namespace rookery
