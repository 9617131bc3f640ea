#include "model/file/disk/stale_files.h"

#include "model/file/disk/posix.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <string_view>
#include <sys/file.h>
#include <sys/stat.h>

namespace rookery {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view nameLetters = "abcdefghijklmnopqrstuvwxyz0123456789";
constexpr std::size_t nameLetterCount = 6;

bool isStale(const fs::path &path)
{
    const Descriptor file(
        ::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    struct stat status = {};
    return file.isOpen() && ::fstat(file.number(), &status) == 0 && S_ISREG(status.st_mode)
           && status.st_nlink == 1 && (status.st_uid == ::geteuid() || ::geteuid() == 0)
           && ::flock(file.number(), LOCK_EX | LOCK_NB) == 0;
}

} // namespace

TemporaryNames::TemporaryNames(const fs::path &target)
    : m_folder(target.has_parent_path() ? target.parent_path() : fs::path("."))
{
    constexpr std::size_t longestStem = 200; // of the 255 bytes of a name
    m_stem = "." + target.filename().string().substr(0, longestStem) + ".";
}

fs::path TemporaryNames::next() const
{
    std::string random = randomBytes(nameLetterCount);
    std::transform(random.begin(), random.end(), random.begin(), [](char c) {
        return nameLetters[static_cast<unsigned char>(c) % nameLetters.size()];
    });
    return m_folder / (m_stem + random);
}

bool TemporaryNames::isOne(const std::string &name) const
{
    return name.size() == m_stem.size() + nameLetterCount && name.starts_with(m_stem)
           && name.find_first_not_of(nameLetters, m_stem.size()) == std::string::npos;
}

void TemporaryNames::removeStale() const
{
    std::error_code error;
    for (fs::directory_iterator entry(m_folder, error), end; !error && entry != end;
         entry.increment(error)) {
        if (isOne(entry->path().filename().string()) && isStale(entry->path()))
            ::unlink(entry->path().c_str());
    }
}

bool markWritten(int file)
{
    // Where a file system has no locks nothing is ever held to be stale.
    if (::flock(file, LOCK_EX | LOCK_NB) != 0)
        return errno != EWOULDBLOCK;
    struct stat status = {};
    return ::fstat(file, &status) != 0 || status.st_nlink > 0;
}

} // namespace rookery
