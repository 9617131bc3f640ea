#pragma once

#include "model/exchange/fairy_stockfish/fairy_export_parts.h"

#include <optional>
#include <set>
#include <string>

namespace rookery::fairy {

/// Writes what positions that come back do to a game. The engine has one key for the number of
/// times, and counts endless checks and chases by it.
class RepetitionWriter
{
public:
    explicit RepetitionWriter(Draft &draft)
        : m_draft(draft)
    {
    }

    /// False if there is no key for it, or if that is taken.
    bool write(const Repetition &condition, const End &end);
    /// An end that is for one player the one that brings the position back; for the other it must
    /// be the reverse.
    bool writeAbsolute(const Repetition &condition, const End &end);
    /// Whether the key for the number of times is taken.
    bool hasWritten() const { return m_used.contains("nFoldRule"); }

private:
    bool first(const char *name) { return m_used.insert(name).second; }
    bool writePerpetual(const Repetition &condition, const End &end);
    bool hasRepetition(int times) const;
    bool hasValue(const End &end) const;

    Draft &m_draft;
    std::set<std::string> m_used;
    std::optional<int> m_perpetual; ///< positions until endless checks or chases count
};

} // namespace rookery::fairy
