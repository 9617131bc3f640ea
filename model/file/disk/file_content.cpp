#include "model/file/disk/file_content.h"

#include "model/file/disk/posix.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>

namespace rookery {

namespace {

struct Content
{
    std::string bytes;
    FileStamp stamp;
};

/// Everything to the end of the open file, which may grow meanwhile; gives what went wrong.
Message readToEnd(int file, std::size_t most, std::string &bytes)
{
    std::array<char, 65'536> buffer;
    for (;;) {
        const ssize_t count = ::read(file, buffer.data(), buffer.size());
        if (count == 0)
            return {};
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return systemReason(errno);
        bytes.append(buffer.data(), static_cast<std::size_t>(count));
        if (bytes.size() > most)
            return Message("it has more than {most} bytes", {{"most", most}});
    }
}

Message readContent(const std::filesystem::path &path, std::size_t most, Content &content)
{
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    struct stat status = {};
    if (!file.isOpen() || ::fstat(file.number(), &status) != 0)
        return systemReason(errno);
    if (auto fault = fileKindFault(status); !fault.isEmpty())
        return fault;
    if (auto fault = readToEnd(file.number(), most, content.bytes); !fault.isEmpty())
        return fault;
    content.stamp = fileStamp(status, content.bytes);
    return {};
}

} // namespace

FileStamp fileStamp(const struct stat &status, std::string_view bytes)
{
    constexpr std::int64_t nanoseconds = 1'000'000'000;
    const std::int64_t modified = status.st_mtim.tv_sec * nanoseconds + status.st_mtim.tv_nsec;
    return {bytes.size(), modified, contentHash(bytes)};
}

std::uint64_t contentHash(std::string_view bytes)
{
    std::uint64_t hash = 0xcbf2'9ce4'8422'2325U;
    for (const char c : bytes) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 0x0000'0100'0000'01b3U;
    }
    return hash;
}

std::optional<FileStamp> stampOf(const std::filesystem::path &path)
{
    Content content;
    if (!readContent(path, limits::fileBytes, content).isEmpty())
        return std::nullopt;
    return content.stamp;
}

Result<std::string> readWholeFile(const std::filesystem::path &path, std::size_t most)
{
    Content content;
    if (const auto fault = readContent(path, most, content); !fault.isEmpty())
        return failure(
            Message("'{file}' cannot be read: {why}", {{"file", path.string()}, {"why", fault}}));
    return std::move(content.bytes);
}

Result<std::string> readStream(int descriptor, const std::string &name, std::size_t most)
{
    std::string bytes;
    if (const auto fault = readToEnd(descriptor, most, bytes); !fault.isEmpty())
        return failure(Message("'{file}' cannot be read: {why}", {{"file", name}, {"why", fault}}));
    return bytes;
}

Message fileKindFault(const struct stat &status)
{
    if (S_ISREG(status.st_mode))
        return {};
    return S_ISDIR(status.st_mode) ? Message("it is a folder")
                                   : Message("it is not a regular file");
}

} // namespace rookery
