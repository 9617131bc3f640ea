#include "model/file/disk/atomic_write.h"

#include "model/base/message_list.h"
#include "model/file/disk/attributes.h"
#include "model/file/disk/posix.h"
#include "model/file/disk/stale_files.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>

namespace rookery {

namespace {

namespace fs = std::filesystem;

/// Follows a chain of symbolic links to where it ends, whether or not anything is there; gives what
/// went wrong, or nothing. What cannot be looked at may be a link, and must not be replaced.
Message followLinks(fs::path &path)
{
    constexpr int longestChain = 40; // as in the kernel, which then reports a loop
    for (int links = 0; links < longestChain; ++links) {
        std::error_code error;
        const fs::path next = fs::read_symlink(path, error);
        if (error.value() == EINVAL || error.value() == ENOENT) // no link, nothing there
            break;
        if (error)
            return systemReason(error.value());
        path = path.parent_path() / next;
    }
    return {};
}

/// A new file beside the target, which takes the target's place in the end or disappears. Each
/// step gives what went wrong, or nothing.
class Replacement
{
public:
    explicit Replacement(fs::path target)
        : m_target(std::move(target))
        , m_folder(m_target.has_parent_path() ? m_target.parent_path() : fs::path("."))
        , m_names(m_target)
    {
    }
    Replacement(const Replacement &) = delete;
    Replacement &operator=(const Replacement &) = delete;
    ~Replacement()
    {
        if (!m_temporary.empty())
            ::unlink(m_temporary.c_str());
    }

    Message write(std::string_view bytes)
    {
        for (const auto step : {&Replacement::inspect, &Replacement::create}) {
            if (auto fault = (this->*step)(); !fault.isEmpty())
                return fault;
        }
        if (auto fault = fill(bytes); !fault.isEmpty())
            return fault;
        return commit();
    }

    const struct stat &status() const { return m_status; }
    /// Whether the target has the new content, even if something went wrong afterwards.
    bool isInPlace() const { return m_isInPlace; }
    /// What the target had besides its content and has no more.
    const std::vector<Message> &lost() const { return m_lost; }

private:
    /// Looks at what is to be replaced, if anything.
    Message inspect()
    {
        if (!m_target.has_filename())
            return Message("it has no file name");
        if (::stat(m_target.c_str(), &m_status) != 0)
            return errno == ENOENT ? Message() : systemReason(errno);
        m_replaces = true;
        if (auto fault = fileKindFault(m_status); !fault.isEmpty())
            return fault;
        // The folder would allow it, but the owner has protected the file.
        if (::faccessat(AT_FDCWD, m_target.c_str(), W_OK, AT_EACCESS) != 0)
            return systemReason(errno);
        return {};
    }

    /// A new target gets the permissions that the user's mask gives any new file.
    Message create()
    {
        constexpr int attempts = 100;
        m_names.removeStale();
        for (int i = 0; i < attempts; ++i) {
            const fs::path path = m_names.next();
            const int flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC;
            m_file = Descriptor(::open(path.c_str(), flags, m_replaces ? 0600 : 0666));
            if (m_file.isOpen() && markWritten(m_file.number())) {
                m_temporary = path;
                // The mark lasts until every copy of the descriptor is closed.
                m_mark = Descriptor(::fcntl(m_file.number(), F_DUPFD_CLOEXEC, 0));
                return m_replaces ? takePlaceOf() : Message();
            }
            if (!m_file.isOpen() && errno != EEXIST)
                break;
        }
        return systemReason(errno);
    }

    Message takePlaceOf()
    {
        Message fault;
        m_lost = takeAttributes(m_file.number(), m_target.string(), m_status, fault);
        if (m_status.st_nlink > 1)
            m_lost.push_back(Message("its other names, which still hold what it held before"));
        return fault;
    }

    Message fill(std::string_view bytes)
    {
        while (!bytes.empty()) {
            const ssize_t count = ::write(m_file.number(), bytes.data(), bytes.size());
            if (count < 0 && errno == EINTR)
                continue;
            if (count <= 0)
                return systemReason(count < 0 ? errno : ENOSPC);
            bytes.remove_prefix(static_cast<std::size_t>(count));
        }
        if (::fsync(m_file.number()) != 0 || ::fstat(m_file.number(), &m_status) != 0)
            return systemReason(errno);
        return m_file.close() == 0 ? Message() : systemReason(errno);
    }

    Message commit()
    {
        // Opened first, so that a folder that cannot be opened leaves the old file in place.
        const Descriptor folder(::open(m_folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
        if (!folder.isOpen() || ::rename(m_temporary.c_str(), m_target.c_str()) != 0)
            return systemReason(errno);
        m_temporary.clear();
        m_isInPlace = true;
        // The file is in its place, but may be gone after a power cut. Some file systems cannot
        // flush a folder and say so with EINVAL.
        if (::fsync(folder.number()) != 0 && errno != EINVAL)
            return systemReason(errno);
        return {};
    }

    fs::path m_target;
    fs::path m_folder;
    TemporaryNames m_names;
    bool m_replaces = false;
    bool m_isInPlace = false;
    struct stat m_status = {};
    fs::path m_temporary; ///< empty when there is none
    Descriptor m_mark;
    Descriptor m_file;
    std::vector<Message> m_lost;
};

} // namespace

Result<SavedFile> writeFileAtomically(const fs::path &path, std::string_view bytes)
{
    fs::path target = path;
    Message fault = followLinks(target);
    Replacement replacement(target);
    if (fault.isEmpty())
        fault = replacement.write(bytes);
    if (!fault.isEmpty())
        return failure(
            Message("'{file}' [{?written}might not survive a power cut|was not saved]: {why}",
                    {{"file", path.string()},
                     {"written", replacement.isInPlace() ? 1 : 0},
                     {"why", fault}}));
    Message loss;
    if (!replacement.lost().empty())
        loss = Message("'{file}' was saved, but could not keep {lost}",
                       {{"file", path.string()}, {"lost", joined(replacement.lost())}});
    return SavedFile{fileStamp(replacement.status(), bytes), std::move(loss)};
}

} // namespace rookery
