#pragma once

#include "model/analysis/comparison/counterparts.h"
#include "model/analysis/comparison/design_comparison.h"
#include "model/board/labels.h"

#include <string_view>

namespace rookery {

/// Where the comparisons of sections put what they find.
class DifferenceList
{
public:
    /// In so many parts.
    DifferenceList(ComparisonWatch watch, std::size_t parts)
        : m_watch(std::move(watch))
        , m_parts(parts)
    {
    }

    std::vector<DesignDifference> take() { return std::move(m_list); }

    /// Before each part; false once nothing more is wanted.
    bool goesOn();

    /// What follows is about this section.
    void begin(DesignSection section) { m_section = section; }

    void add(DifferenceKind kind, Message sentence, OnBoth<CellId> cells = {});
    void changed(Message sentence, OnBoth<CellId> cells = {})
    {
        add(DifferenceKind::Changed, std::move(sentence), std::move(cells));
    }

    /// A value that is another one; arguments that say nothing stand for none.
    void value(const Message &what,
               const MessageArguments::Argument &before,
               const MessageArguments::Argument &after,
               OnBoth<CellId> cells = {});
    /// A text of the author, if it is another one; of a long one the part that differs.
    void text(const Message &what, std::string_view before, std::string_view after);
    template<class E>
    void choice(const Message &what, E before, E after)
    {
        if (before != after)
            value(what, titleArgument(enumTitle(before)), titleArgument(enumTitle(after)));
    }
    /// Members of a file that this version does not know.
    void extras(const Message &what, const Extras &before, const Extras &after);

    /// A title of the model, which is said in the language of the speech.
    static MessageArguments::Argument titleArgument(std::string_view title);

private:
    ComparisonWatch m_watch;
    std::size_t m_parts;
    std::size_t m_begun = 0;
    DesignSection m_section = DesignSection::Information;
    std::vector<DesignDifference> m_list;
};

/// A text in quotes, and none for an empty one.
MessageArguments::Argument quotedArgument(std::string_view text);

/// Sites in a message; holes go by their names.
MessageArguments::Argument sitesArgument(const Board &board, std::vector<SiteId> sites);

/// How something is turned, for people.
MessageArguments::Argument orientationArgument(Lattice lattice, const Orientation &orientation);

} // namespace rookery
