#pragma once

#include "model/file/journal/journal.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// A process, told apart from later ones with the same number.
struct ProcessIdentity
{
    std::int64_t pid = 0;
    std::int64_t started = 0; ///< clock ticks after the machine was started
    std::string boot;         ///< which start of the machine

    friend bool operator==(const ProcessIdentity &, const ProcessIdentity &) = default;
};

ProcessIdentity currentProcess();
bool isAlive(const ProcessIdentity &process);

/// Content of a document's meta.json.
struct JournalMeta
{
    RecoveryInfo info;
    ProcessIdentity owner;
    std::vector<SnapshotRecord> snapshots; ///< newest first
};

std::string writeMeta(const JournalMeta &meta);

/// Nothing if the text is damaged.
std::optional<JournalMeta> readMeta(std::string_view text);

} // namespace rookery
