#include "model/file/disk/attributes.h"

#include "model/base/text.h"
#include "model/file/disk/posix.h"

#include <cerrno>
#include <string_view>
#include <sys/stat.h>
#include <sys/xattr.h>

namespace rookery {

namespace {

/// Whether a file system without such attributes says so, which loses nothing.
bool hasNone()
{
    return errno == ENOTSUP || errno == ENOSYS;
}

constexpr const char *accessList = "system.posix_acl_access";

/// What the user may set and the system does not set by itself.
bool isTaken(std::string_view name)
{
    return name.starts_with("user.") || name == accessList;
}

/// Calls a function that says how much room it needs when it is given none.
template<class Get>
bool getAll(std::string &bytes, Get get)
{
    const ssize_t needed = get(nullptr, 0);
    bytes.resize(needed > 0 ? static_cast<std::size_t>(needed) : 0);
    const ssize_t got = needed > 0 ? get(bytes.data(), bytes.size()) : needed;
    bytes.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
    return got >= 0;
}

bool copyAttribute(int file, const std::string &from, const std::string &name)
{
    std::string value;
    return getAll(value,
                  [&](char *room, std::size_t size) {
                      return ::getxattr(from.c_str(), name.c_str(), room, size);
                  })
           && ::fsetxattr(file, name.c_str(), value.data(), value.size(), 0) == 0;
}

void copyAttributes(int file, const std::string &from, std::vector<Message> &lost)
{
    std::string names;
    const bool isListed = getAll(
        names, [&](char *room, std::size_t size) { return ::listxattr(from.c_str(), room, size); });
    if (!isListed && !hasNone())
        lost.push_back(Message("its extended attributes"));
    for (const std::string_view part : split(names, '\0')) {
        const std::string name(part);
        if (isTaken(name) && !copyAttribute(file, from, name))
            lost.push_back(name.starts_with("user.")
                               ? Message("its attribute '{name}'", {{"name", name}})
                               : Message("its access list"));
    }
}

} // namespace

std::vector<Message>
takeAttributes(int file, const std::string &from, const struct stat &status, Message &fault)
{
    std::vector<Message> lost;
    // A folder may give each new file an access list, which would let in others than before.
    if (::fremovexattr(file, accessList) != 0 && errno != ENODATA && !hasNone())
        lost.push_back(Message("its own access list"));
    copyAttributes(file, from, lost);
    mode_t mode = status.st_mode & 07777U;
    // Only the superuser can keep a foreign owner; the one that may write here can own the file.
    if (::fchown(file, status.st_uid, status.st_gid) != 0) {
        mode &= 0777U;
        lost.push_back(Message("its owner or group"));
    }
    if (::fchmod(file, mode) != 0)
        fault = systemReason(errno);
    return lost;
}

} // namespace rookery
