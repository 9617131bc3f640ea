#pragma once

#include "model/base/result.h"
#include "model/base/shown.h"
#include "model/exchange/zrf/zrf_tree.h"

#include <optional>
#include <string>
#include <string_view>

namespace rookery {

/// Goes through the words of a block from left to right. After the first word that is not as
/// expected it stands still, and knows that word.
class ZrfCursor
{
public:
    explicit ZrfCursor(const ZrfNode &block)
        : m_block(block)
    {
    }

    const ZrfNode *here() const
    {
        return m_at < m_block.items.size() && !m_isLost ? &m_block.items[m_at] : nullptr;
    }
    void advance() { ++m_at; }
    /// Goes over this word, if it comes next.
    bool skip(std::string_view word)
    {
        const bool isHere = here() != nullptr && here()->is(word);
        m_at += isHere ? 1 : 0;
        return isHere;
    }
    /// The same for `(verify WORD)`.
    bool skipVerify(std::string_view word)
    {
        const ZrfNode *condition = verified();
        const bool isHere = condition != nullptr && condition->is(word);
        m_at += isHere ? 1 : 0;
        return isHere;
    }
    /// The name in `(verify (HEAD NAME))`, and goes over it; nothing if something else comes next.
    std::optional<std::string> skipVerifyOf(std::string_view head)
    {
        const ZrfNode *condition = verified();
        if (condition == nullptr || condition->head() != head || condition->items.size() != 2)
            return std::nullopt;
        ++m_at;
        return condition->items[1].text;
    }
    /// Goes over `(HEAD ...)`.
    bool skipList(std::string_view head)
    {
        const bool isHere = here() != nullptr && here()->head() == head;
        m_at += isHere ? 1 : 0;
        return isHere;
    }
    /// Whatever comes next is not what was to come, unless this holds.
    void need(bool isMet) { m_isLost = m_isLost || !isMet; }
    bool isLost() const { return m_isLost; }

    /// Names the word at which it stands still.
    Error fault(const Message &of) const
    {
        const ZrfNode &node = m_at < m_block.items.size() ? m_block.items[m_at] : m_block;
        const std::string shown = node.isList() ? std::string(node.head()) : node.text;
        return {Message("{word} is none of the usual words of {what}",
                        {{"word", inQuotes(shown)}, {"what", of}}),
                node.place,
                {}};
    }

private:
    const ZrfNode *verified() const
    {
        return here() != nullptr && here()->head() == "verify" && here()->items.size() == 2
                   ? &here()->items[1]
                   : nullptr;
    }

    const ZrfNode &m_block;
    std::size_t m_at = 0;
    bool m_isLost = false;
};

} // namespace rookery
