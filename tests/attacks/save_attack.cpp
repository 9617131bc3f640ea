#include "tests/attacks/save_attack.h"

#include "model/file/disk/atomic_write.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <iterator>
#include <sys/syscall.h>

namespace rookery::test {

namespace fs = std::filesystem;

std::vector<std::string> namesIn(const fs::path &folder)
{
    std::vector<std::string> names;
    for (const auto &entry : fs::directory_iterator(folder))
        names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

std::optional<std::string> contentOf(const fs::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(stream), {});
}

namespace {

bool says(const Traced &traced, std::string_view words)
{
    return traced.errors.find(words) != std::string::npos;
}

/// A file has to be on the disk before it takes another's place, and its name after that. What is
/// renamed later is no part of the save.
std::string flushFault(const std::vector<long> &calls)
{
#ifdef SYS_rename
    const auto isRename = [](long call) {
        return call == SYS_rename || call == SYS_renameat || call == SYS_renameat2;
    };
    const auto renamed = std::find_if(calls.begin(), calls.end(), isRename);
    if (renamed == calls.end())
        return {};
    if (std::find(calls.begin(), renamed, SYS_fsync) == renamed)
        return "the file is not flushed";
    return std::find(renamed, calls.end(), SYS_fsync) == calls.end() ? "its folder is not flushed"
                                                                     : "";
#else
    static_cast<void>(calls);
    return {};
#endif
}

std::string callAndError(const Traced &traced, const Interference &interference)
{
    const bool isFailure = interference.kind == Interference::Kind::Fail;
    const std::vector<long> &calls = isFailure ? traced.fileCalls : traced.calls;
    std::string text = (isFailure ? "at file call " : "at call ") + std::to_string(interference.at);
    if (interference.at < calls.size())
        text += " (system call " + std::to_string(calls[interference.at]) + ")";
    if (isFailure)
        text += ", error " + std::to_string(interference.error)
                + (interference.times > 1 ? " from there on" : "");
    return text + ": ";
}

} // namespace

SaveAttack::SaveAttack(Save save, fs::path folder)
    : m_save(std::move(save))
    , m_folder(std::move(folder))
    , m_file(m_folder / m_save.file)
{
}

Traced SaveAttack::attempt(const Interference &interference)
{
    for (const std::string &name : namesIn(m_folder))
        fs::remove_all(m_folder / name);
    if (m_save.before)
        std::ofstream(m_file, std::ios::binary) << *m_save.before;
    m_save.prepare(m_folder);
    return traced([this] { return m_save.run(m_file); }, m_folder.string(), interference);
}

/// Without any interference; what is wrong already then.
std::string SaveAttack::prepareNew()
{
    const Traced plain = attempt({});
    const bool isRefused = plain.end == TracedEnd::Exited && plain.code != 0;
    if (plain.end != TracedEnd::Exited || isRefused != (m_save.expected == Save::Expected::Refused))
        return "it does not end as it should when it is left alone: " + plain.errors;
    m_new = contentOf(m_file).value_or("");
    m_names = namesIn(m_folder);
    if (auto wrong = flushFault(plain.fileCalls); !wrong.empty())
        return "it might not survive a power cut, and does not say so: " + wrong;
    return m_save.judge(m_file, plain);
}

std::string SaveAttack::faultOfExit(const Traced &traced, bool isNew) const
{
    if (traced.code == 0)
        return isNew ? "" : "it says that all is well, but nothing was saved";
    if (!says(traced, "error: "))
        return "it fails without a sentence: " + traced.errors;
    if (says(traced, "Unknown error") || says(traced, "gave no reason"))
        return "it gives no reason: " + traced.errors;
    const bool isRead = says(traced, "cannot be read") || says(traced, "exists already")
                        || says(traced, "not written by Rookery");
    if (!isRead && !says(traced, "another place"))
        return "it does not say what to do: " + traced.errors;
    const bool saysNew = says(traced, "might not survive a power cut");
    if (isNew != saysNew && m_save.before != m_new)
        return "it says what is not true: " + traced.errors;
    return {};
}

std::string SaveAttack::faultOfNextSave()
{
    if (const auto saved = writeFileAtomically(m_file, m_new); !saved)
        return "the next save fails: " + saved.error().sentence();
    for (const std::string &name : namesIn(m_folder)) {
        if (!std::binary_search(m_names.begin(), m_names.end(), name))
            return "a file outlives the next save: " + name;
    }
    return {};
}

std::string SaveAttack::fault(const Traced &traced, Interference::Kind kind)
{
    const auto now = contentOf(m_file);
    const bool isNew = now == m_new;
    if (!isNew && now != m_save.before)
        return "the file holds neither the old nor the new content";
    if (traced.end == TracedEnd::Hung || traced.end == TracedEnd::Crashed)
        return "it hangs or crashes (" + std::to_string(traced.code) + "): " + traced.errors;
    if (traced.end == TracedEnd::Killed && kind != Interference::Kind::Kill)
        return "it was killed by something else";
    if (traced.end == TracedEnd::Exited && m_save.expected == Save::Expected::Refused
        && traced.code == 0)
        return "it saves what it has to refuse";
    if (traced.end == TracedEnd::Exited) {
        if (auto wrong = faultOfExit(traced, isNew); !wrong.empty())
            return wrong;
    }
    if (auto wrong = m_save.judge(m_file, traced); !wrong.empty())
        return wrong;
    return faultOfNextSave();
}

std::string SaveAttack::faultAt(const Interference &interference, std::size_t &tried)
{
    const Traced traced = attempt(interference);
    const bool isKill = interference.kind == Interference::Kind::Kill;
    // Threads make their calls in another order each time, so that there may be none of this
    // number.
    tried += isKill ? traced.end == TracedEnd::Killed : traced.failedCalls > 0;
    const std::string wrong = fault(traced, interference.kind);
    return wrong.empty() ? "" : callAndError(traced, interference) + wrong;
}

std::string SaveAttack::kill(const AttackSize &size, std::size_t &tried)
{
    if (auto wrong = prepareNew(); !wrong.empty())
        return wrong;
    for (const std::size_t longest : size.longestWrites) {
        Interference interference;
        interference.longestWrite = longest;
        const Traced calls = attempt(interference);
        interference.kind = Interference::Kind::Kill;
        for (std::size_t at = 0; at < calls.calls.size(); at += size.stride) {
            interference.at = at;
            if (auto wrong = faultAt(interference, tried); !wrong.empty())
                return wrong;
        }
    }
    return {};
}

std::string SaveAttack::fail(const AttackSize &size, std::size_t &tried)
{
    // What is interrupted again and again is tried again for ever, as it should be.
    constexpr std::size_t interruptions = 20;
    constexpr std::size_t always = ~0ULL;
    if (auto wrong = prepareNew(); !wrong.empty())
        return wrong;
    const Traced calls = attempt({});
    for (std::size_t at = 0; at < calls.fileCalls.size(); at += size.stride) {
        for (const int error : size.errors) {
            for (const std::size_t times :
                 {std::size_t(1), error == EINTR ? interruptions : always}) {
                Interference interference;
                interference.kind = Interference::Kind::Fail;
                interference.at = at;
                interference.error = error;
                interference.times = times;
                if (auto wrong = faultAt(interference, tried); !wrong.empty())
                    return wrong;
            }
        }
    }
    return {};
}

} // namespace rookery::test
