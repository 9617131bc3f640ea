#pragma once

#include "model/file/disk/file_content.h"

#include <QTest>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace rookery::test {

namespace fs = std::filesystem;

inline void put(const fs::path &path, std::string_view bytes)
{
    std::ofstream(path, std::ios::binary) << bytes;
}

/// The content, or why it cannot be read.
inline std::string get(const fs::path &path)
{
    const auto bytes = readWholeFile(path);
    return bytes ? *bytes : bytes.error().sentence();
}

inline unsigned permissionBits(const fs::path &path)
{
    struct stat status = {};
    return ::stat(path.c_str(), &status) == 0 ? status.st_mode & 07777U : 0;
}

/// Runs something in a process of its own, which ends without cleaning up, as if killed.
inline void inOtherProcess(const std::function<void()> &run)
{
    const pid_t child = ::fork();
    if (child == 0) {
        run();
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

/// Runs something until it is killed after so many microseconds.
inline void killedAfter(useconds_t time, const std::function<void()> &run)
{
    const pid_t child = ::fork();
    if (child == 0) {
        run();
        ::_exit(0);
    }
    ::usleep(time);
    ::kill(child, SIGKILL);
    int status = 0;
    ::waitpid(child, &status, 0);
}

} // namespace rookery::test
