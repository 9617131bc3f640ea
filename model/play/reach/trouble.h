#pragma once

#include "model/base/message.h"

#include <optional>
#include <utility>

namespace rookery {

/// Why the rules cannot answer: a question of theirs would take too long. The first reason stays
/// until it is taken; as long as it is there, no move is listed and no game is over, for what is
/// known is not the whole. Belongs to one MoveRules and its thread.
class Trouble
{
public:
    /// A sentence without its stop.
    void note(Message reason)
    {
        if (!m_reason)
            m_reason = std::move(reason);
    }
    bool isThere() const { return m_reason.has_value(); }
    std::optional<Message> take() { return std::exchange(m_reason, std::nullopt); }

private:
    std::optional<Message> m_reason;
};

} // namespace rookery
