#pragma once

#include "model/exchange/target/subject.h"
#include "model/play/legal/move_rules.h"

#include <memory>
#include <string>

namespace rookery {

/// Moves as Rookery writes them, '_' for blanks, for targets that play by the whole design.
class PlayedText
{
public:
    /// A drop, castling or own move names more where other moves are like it.
    std::string text(const Subject &subject, const Position &position, const Move &move) const;

private:
    mutable std::unique_ptr<MoveRules> m_moveRules; ///< of the game that is compared, which is one
};

/// A target that plays so.
template<class Target>
class Played : public Target
{
public:
    using Target::Target;

    std::string
    text(const Subject &subject, const Position &position, const Move &move) const override
    {
        return m_texts.text(subject, position, move);
    }

private:
    PlayedText m_texts;
};

} // namespace rookery
