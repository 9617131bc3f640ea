#pragma once

#include "model/base/result.h"
#include "model/file/disk/file_content.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rookery {

/// What is known about an open document besides its content.
struct RecoveryInfo
{
    std::filesystem::path originalPath; ///< empty if it was never saved
    std::string title;
    std::optional<FileStamp> savedStamp; ///< of the original when it was last read or saved
    std::string game = {};               ///< that was played and not saved, as text

    friend bool operator==(const RecoveryInfo &, const RecoveryInfo &) = default;
};

/// A document that was open when its program died.
struct RecoverableDocument
{
    std::string id;
    RecoveryInfo info;
    std::chrono::system_clock::time_point time; ///< of the snapshot
    std::uint64_t size = 0;                     ///< of the snapshot, in bytes
    std::filesystem::path snapshot;             ///< a design file like any other
};

/// One of the last snapshots that were written, or were about to be.
struct SnapshotRecord
{
    std::int64_t number = 0; ///< odd ones lie in snap-a, even ones in snap-b
    std::int64_t time = 0;   ///< milliseconds since 1970
    std::uint64_t size = 0;
    std::uint64_t hash = 0;
};

/// Copies of unsaved documents in a folder of the user's. Each document has two snapshots that are
/// overwritten in turn, so that whenever the program is killed one of them is whole.
///
///     STORE/ID/meta.json      what is being edited, by which process, what the snapshots hold
///     STORE/ID/snap-a.rookery, snap-b.rookery
///     STORE/claimed-ID/       the same, for the moment in which it gets a new owner
///     STORE/discarded/ID/     the same, kept for a month after it was no longer needed
class Journal
{
public:
    using Time = std::chrono::system_clock::time_point;

    explicit Journal(std::filesystem::path store);

    /// 32 hexadecimal digits that no other document has.
    static std::string freshId();

    /// Keeps a copy of what the document holds now.
    Result<std::monostate>
    record(const std::string &id, const RecoveryInfo &info, std::string_view text);

    /// The document was saved or given up.
    Result<std::monostate> discard(const std::string &id);

    /// Makes this process the owner of what an earlier one left behind, under a new id; fails where
    /// another process was faster.
    Result<RecoverableDocument> claim(RecoverableDocument document) const;

    /// Deletes for good what was discarded, or cannot be read, for more than thirty days; offers
    /// again what a process died claiming.
    void prune(Time now) const;

    /// Documents whose process is gone, with their newest snapshot that can be read, newest first.
    std::vector<RecoverableDocument> recoverable() const;

    /// Folders of documents whose process is gone and of which no snapshot can be read: damaged, or
    /// of a newer program. They stay for thirty days.
    std::vector<std::filesystem::path> unreadable() const;

    static Result<std::string> text(const RecoverableDocument &document);

private:
    std::filesystem::path folder(const std::string &id) const { return m_store / id; }
    std::filesystem::path discarded() const { return m_store / "discarded"; }
    std::vector<SnapshotRecord> &snapshots(const std::string &id);

    std::filesystem::path m_store;
    std::map<std::string, std::vector<SnapshotRecord>>
        m_snapshots; ///< of each document, newest first
};

} // namespace rookery
