#pragma once

#include "model/file/bundled/bundled.h"

#include <QString>

#include <array>
#include <compare>

namespace rookery {

/// Where a bundled design has the words that are searched for, the best first. Each place counts
/// with all before it: one word may stand in the title and another among the rules.
enum class DesignFit {
    Name,       ///< it is called so
    NameBegins, ///< its name begins so
    NameWords,
    OtherNames, ///< other names of the game, its family, who invented it
    Pieces,
    Rules, ///< what there is in them, in words that people look for; see rule_words.h
    About,
    Within, ///< each occurs in its names, be it in the middle of a word
    None
};

/// The best first: in the better place, as whole words, in a shorter title.
struct DesignRank
{
    DesignFit fit = DesignFit::None;
    bool hasBegunWords = false; ///< some word is only the beginning of one there
    qsizetype length = 0;

    friend auto operator<=>(const DesignRank &, const DesignRank &) = default;
};

/// The texts in which a bundled design is looked for. Nothing is read for it: they come from the
/// build.
class SearchedDesign
{
public:
    explicit SearchedDesign(const BundledDesign &design);

    /// Of what is comparable() and not empty.
    DesignRank rank(const QString &sought) const;

private:
    static constexpr int places = 5; ///< from NameWords to About

    std::array<QString, places> m_texts; ///< each with all before it, comparable()
};

} // namespace rookery
