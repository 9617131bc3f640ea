#include "model/file/journal/journal.h"

#include "model/base/text.h"
#include "model/file/design/design_reader.h"
#include "model/file/disk/atomic_write.h"
#include "model/file/disk/posix.h"
#include "model/file/journal/journal_meta.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <tuple>

namespace rookery {

namespace fs = std::filesystem;

namespace {

using Clock = std::chrono::system_clock;

constexpr std::string_view metaName = "meta.json";
constexpr std::string_view claimed = "claimed-";

std::string snapshotName(std::int64_t number)
{
    return number % 2 == 1 ? "snap-a.rookery" : "snap-b.rookery";
}

bool isFolderName(std::string_view text)
{
    constexpr std::size_t digits = 32;
    return text.size() == digits && std::all_of(text.begin(), text.end(), [](char c) {
               return isAsciiDigit(c) || (c >= 'a' && c <= 'f');
           });
}

/// A folder that no other piece can look into; its parents are made like any other.
std::string makePrivateFolder(const fs::path &path)
{
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    if (error)
        return error.message();
    if (::mkdir(path.c_str(), 0700) == 0 || (errno == EEXIST && fs::is_directory(path, error)))
        return {};
    return systemReason(errno);
}

std::vector<fs::path> entries(const fs::path &folder)
{
    std::vector<fs::path> found;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error))
        found.push_back(entry->path());
    return found;
}

std::optional<JournalMeta> metaOf(const fs::path &folder)
{
    const auto text = readWholeFile(folder / metaName);
    return text ? readMeta(*text) : std::nullopt;
}

std::int64_t milliseconds(Clock::time_point time)
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count();
}

std::optional<Clock::time_point> modificationTime(const fs::path &path)
{
    struct stat status = {};
    if (::stat(path.c_str(), &status) != 0)
        return std::nullopt;
    return Clock::from_time_t(status.st_mtim.tv_sec);
}

/// The newest snapshot that holds what the meta file says some snapshot holds.
std::optional<RecoverableDocument> listedSnapshot(const fs::path &folder, const JournalMeta &meta)
{
    for (const SnapshotRecord &record : meta.snapshots) {
        const fs::path path = folder / snapshotName(record.number);
        const auto stamp = stampOf(path);
        if (stamp != FileStamp{record.size, 0, record.hash})
            continue;
        const Clock::time_point time(std::chrono::milliseconds(record.time));
        return RecoverableDocument{folder.filename().string(), meta.info, time, record.size, path};
    }
    return std::nullopt;
}

/// Where the meta file is of no help: the newest snapshot that can be read as a design.
std::optional<RecoverableDocument> readableSnapshot(const fs::path &folder,
                                                    const RecoveryInfo &info)
{
    std::optional<RecoverableDocument> newest;
    for (const std::int64_t number : {1, 2}) {
        const fs::path path = folder / snapshotName(number);
        const auto text = readWholeFile(path);
        const auto design =
            text ? readDesign(*text) : Result<ReadDesign, Errors>(Unexpected(Errors{}));
        const auto time = modificationTime(path);
        if (!design || !time || (newest && newest->time > *time))
            continue;
        newest = RecoverableDocument{folder.filename().string(), info, *time, text->size(), path};
        if (newest->info.title.empty())
            newest->info.title = design->design.info->name;
    }
    return newest;
}

/// Nothing as well for a document that is open.
std::optional<RecoverableDocument> leftIn(const fs::path &folder)
{
    const auto meta = metaOf(folder);
    if (meta && isAlive(meta->owner))
        return std::nullopt;
    auto document = meta ? listedSnapshot(folder, *meta) : std::nullopt;
    return document ? std::move(document)
                    : readableSnapshot(folder, meta ? meta->info : RecoveryInfo{});
}

/// Whether work lies here that cannot be offered.
bool isUnreadable(const fs::path &folder)
{
    const auto meta = metaOf(folder);
    std::error_code error;
    const bool holdsAny =
        fs::exists(folder / snapshotName(1), error) || fs::exists(folder / snapshotName(2), error);
    return holdsAny && !(meta && isAlive(meta->owner)) && !leftIn(folder);
}

} // namespace

Journal::Journal(fs::path store)
    : m_store(std::move(store))
{
}

std::string Journal::freshId()
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string id;
    for (const char c : randomBytes(16)) {
        const auto byte = static_cast<unsigned char>(c);
        id.append(1, digits[byte >> 4U]).append(1, digits[byte & 0xFU]);
    }
    return id;
}

std::vector<SnapshotRecord> &Journal::snapshots(const std::string &id)
{
    const auto [row, isNew] = m_snapshots.try_emplace(id);
    if (isNew) {
        if (const auto meta = metaOf(folder(id)))
            row->second = meta->snapshots;
    }
    return row->second;
}

Result<std::monostate>
Journal::record(const std::string &id, const RecoveryInfo &info, std::string_view text)
{
    if (!isFolderName(id))
        return failure(Message("'{id}' is not the id of a document", {{"id", id}}));
    for (const fs::path &path : {m_store, folder(id)}) {
        if (const auto fault = makePrivateFolder(path); !fault.empty())
            return failure(Message("'{file}' cannot be created: {why}",
                                   {{"file", path.string()}, {"why", fault}}));
    }
    // The list is written first and keeps what both snapshots held before, so that at any moment
    // each whole snapshot is on it.
    constexpr std::size_t listed = 3;
    std::vector<SnapshotRecord> known = snapshots(id);
    const std::int64_t number = known.empty() ? 1 : known.front().number + 1;
    known.insert(known.begin(),
                 {number, milliseconds(Clock::now()), text.size(), contentHash(text)});
    known.resize(std::min(known.size(), listed));
    const std::string meta = writeMeta({info, currentProcess(), known});
    for (const auto &[name, content] : {std::pair(std::string(metaName), std::string_view(meta)),
                                        std::pair(snapshotName(number), text)}) {
        if (auto written = writeFileAtomically(folder(id) / name, content); !written)
            return failure(std::move(written).error());
    }
    m_snapshots[id] = std::move(known);
    return std::monostate{};
}

Result<std::monostate> Journal::discard(const std::string &id)
{
    if (!isFolderName(id))
        return failure(Message("'{id}' is not the id of a document", {{"id", id}}));
    m_snapshots.erase(id);
    std::error_code error;
    if (!fs::exists(folder(id), error))
        return std::monostate{};
    const fs::path kept = discarded() / id;
    if (const auto fault = makePrivateFolder(discarded()); !fault.empty())
        return failure(Message("'{file}' cannot be created: {why}",
                               {{"file", discarded().string()}, {"why", fault}}));
    fs::remove_all(kept, error);
    fs::rename(folder(id), kept, error);
    if (error)
        return failure(Message("'{file}' cannot be discarded: {why}",
                               {{"file", folder(id).string()}, {"why", error.message()}}));
    // The month begins now.
    ::utimensat(AT_FDCWD, kept.c_str(), nullptr, 0);
    return std::monostate{};
}

Result<RecoverableDocument> Journal::claim(RecoverableDocument document) const
{
    const std::string id = freshId();
    const fs::path taken = m_store / (std::string(claimed) + id);
    const fs::path before = folder(document.id);
    std::error_code error;
    fs::rename(before, taken, error); // the other process finds nothing to rename
    if (error)
        return failure(Message("'{title}' is already open in another window",
                               {{"title", document.info.title}}));
    const auto meta = metaOf(taken);
    const std::string owned = writeMeta(
        {document.info, currentProcess(), meta ? meta->snapshots : std::vector<SnapshotRecord>{}});
    if (auto written = writeFileAtomically(taken / metaName, owned); !written) {
        fs::rename(taken, before, error);
        return failure(std::move(written).error());
    }
    fs::rename(taken, folder(id), error);
    if (error)
        return failure(Message("'{file}' cannot be renamed: {why}",
                               {{"file", taken.string()}, {"why", error.message()}}));
    document.id = id;
    document.snapshot = folder(id) / document.snapshot.filename();
    return document;
}

void Journal::prune(Time now) const
{
    constexpr auto keptFor = std::chrono::hours(24 * 30);
    constexpr auto claimTakes = std::chrono::minutes(1);
    for (const fs::path &path : entries(m_store)) {
        const std::string name = path.filename().string();
        const auto time = modificationTime(path);
        std::error_code error;
        if (name.starts_with(claimed) && isFolderName(std::string_view(name).substr(claimed.size()))
            && time && now - *time > claimTakes)
            fs::rename(path, m_store / name.substr(claimed.size()), error);
        if (isFolderName(name) && time && now - *time > keptFor && isUnreadable(path))
            fs::remove_all(path, error);
    }
    for (const fs::path &path : entries(discarded())) {
        const auto time = modificationTime(path);
        std::error_code error;
        if (time && now - *time > keptFor)
            fs::remove_all(path, error);
    }
}

std::vector<RecoverableDocument> Journal::recoverable() const
{
    std::vector<RecoverableDocument> documents;
    for (const fs::path &path : entries(m_store)) {
        if (!isFolderName(path.filename().string()))
            continue;
        if (auto document = leftIn(path))
            documents.push_back(std::move(*document));
    }
    std::sort(documents.begin(),
              documents.end(),
              [](const RecoverableDocument &a, const RecoverableDocument &b) {
                  return std::tie(b.time, a.id) < std::tie(a.time, b.id);
              });
    return documents;
}

std::vector<fs::path> Journal::unreadable() const
{
    std::vector<fs::path> found;
    for (const fs::path &path : entries(m_store)) {
        if (isFolderName(path.filename().string()) && isUnreadable(path))
            found.push_back(path);
    }
    return found;
}

Result<std::string> Journal::text(const RecoverableDocument &document)
{
    return readWholeFile(document.snapshot);
}

} // namespace rookery
