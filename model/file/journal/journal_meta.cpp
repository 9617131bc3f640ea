#include "model/file/journal/journal_meta.h"

#include "model/base/text.h"
#include "model/file/disk/file_content.h"
#include "model/file/json/json_printer.h"
#include "model/file/json/json_tree.h"

#include <charconv>
#include <unistd.h>

namespace rookery {

namespace {

constexpr int hexadecimal = 16;

std::string hex(std::uint64_t number)
{
    std::string digits(16, '0');
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, number >>= 4U)
        *digit = "0123456789abcdef"[number & 0xFU];
    return digits;
}

template<class Number>
std::optional<Number> parsed(std::string_view text, int base = 10)
{
    Number number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    if (fault != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

/// Paths are bytes and need not be text; all but plain ones are written %XX.
std::string escapedPath(const std::filesystem::path &path)
{
    std::string text;
    for (const char c : path.string()) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte > 0x20 && byte < 0x7f && c != '%')
            text += c;
        else
            text += "%" + hex(byte).substr(14);
    }
    return text;
}

std::optional<std::filesystem::path> pathFrom(std::string_view escaped)
{
    std::string path;
    for (std::size_t at = 0; at < escaped.size(); ++at) {
        if (escaped[at] != '%') {
            path += escaped[at];
            continue;
        }
        const auto byte = parsed<unsigned char>(escaped.substr(at + 1, 2), hexadecimal);
        if (!byte)
            return std::nullopt;
        path += static_cast<char>(*byte);
        at += 2;
    }
    return path;
}

std::string readProcFile(const std::string &path)
{
    auto text = readWholeFile(path);
    return text ? std::move(*text) : std::string();
}

/// Field 22 of /proc/PID/stat. The program's name, in brackets, may contain anything. Nothing for a
/// process that is dead, also while no one has asked yet how it ended (state Z or X).
std::optional<std::int64_t> startOf(std::int64_t pid)
{
    const std::string stat = readProcFile("/proc/" + std::to_string(pid) + "/stat");
    const std::size_t nameEnd = stat.rfind(')');
    if (nameEnd == std::string::npos)
        return std::nullopt;
    const auto fields = split(std::string_view(stat).substr(nameEnd + 1), ' ');
    constexpr std::size_t startField = 22 - 2; // the fields behind the name begin with a space
    constexpr std::size_t stateField = 3 - 2;
    const bool isDead =
        fields.size() > stateField && (fields[stateField] == "Z" || fields[stateField] == "X");
    if (isDead)
        return std::nullopt;
    return fields.size() > startField ? parsed<std::int64_t>(fields[startField]) : std::nullopt;
}

std::string bootId()
{
    std::string id = readProcFile("/proc/sys/kernel/random/boot_id");
    while (!id.empty() && id.back() == '\n')
        id.pop_back();
    return id;
}

JsonOut stampOut(const FileStamp &stamp)
{
    JsonOut object = JsonOut::object();
    object.set("size", JsonOut::number(static_cast<long long>(stamp.size)));
    object.set("modified", JsonOut::number(stamp.modified));
    object.set("hash", JsonOut::text(hex(stamp.hash)));
    return object;
}

/// Reads the members of one object of a file that this program wrote; one fault spoils it all.
class Members
{
public:
    Members(const JsonValue &object, bool &isSound)
        : m_object(object)
        , m_isSound(isSound)
    {
        m_isSound = m_isSound && object.kind() == JsonKind::Object;
    }

    std::optional<JsonValue> find(std::string_view key) const
    {
        for (const JsonValue member : m_object) {
            if (member.isMember() && member.hasKey(key))
                return member;
        }
        return std::nullopt;
    }

    std::string text(std::string_view key) const
    {
        const auto value = find(key);
        if (value && value->kind() == JsonKind::String)
            return value->string();
        m_isSound = false;
        return {};
    }

    std::int64_t integer(std::string_view key) const
    {
        const auto value = find(key);
        const auto number = value ? value->integer() : std::nullopt;
        m_isSound = m_isSound && number;
        return number.value_or(0);
    }

    std::uint64_t size(std::string_view key) const
    {
        const std::int64_t number = integer(key);
        m_isSound = m_isSound && number >= 0;
        return static_cast<std::uint64_t>(number);
    }

    std::uint64_t hash(std::string_view key) const
    {
        const auto number = parsed<std::uint64_t>(text(key), hexadecimal);
        m_isSound = m_isSound && number;
        return number.value_or(0);
    }

private:
    JsonValue m_object;
    bool &m_isSound;
};

JournalMeta readMembers(const JsonValue &root, bool &isSound)
{
    JournalMeta meta;
    const Members top(root, isSound);
    const auto path = pathFrom(top.text("path"));
    isSound = isSound && path;
    meta.info.originalPath = path.value_or(std::filesystem::path());
    meta.info.title = top.text("title");
    if (const auto saved = top.find("saved")) {
        const Members stamp(*saved, isSound);
        meta.info.savedStamp =
            FileStamp{stamp.size("size"), stamp.integer("modified"), stamp.hash("hash")};
    }
    if (top.find("game"))
        meta.info.game = top.text("game");
    const auto owner = top.find("owner");
    const auto snapshots = top.find("snapshots");
    isSound = isSound && owner && snapshots;
    if (!isSound)
        return meta;
    const Members process(*owner, isSound);
    meta.owner = {process.integer("pid"), process.integer("started"), process.text("boot")};
    for (const JsonValue value : *snapshots) {
        const Members snapshot(value, isSound);
        meta.snapshots.push_back({snapshot.integer("number"),
                                  snapshot.integer("time"),
                                  snapshot.size("size"),
                                  snapshot.hash("hash")});
    }
    return meta;
}

} // namespace

ProcessIdentity currentProcess()
{
    const std::int64_t pid = ::getpid();
    return {pid, startOf(pid).value_or(0), bootId()};
}

bool isAlive(const ProcessIdentity &process)
{
    return process.boot == bootId() && startOf(process.pid) == process.started;
}

std::string writeMeta(const JournalMeta &meta)
{
    JsonOut owner = JsonOut::object();
    owner.set("pid", JsonOut::number(meta.owner.pid));
    owner.set("started", JsonOut::number(meta.owner.started));
    owner.set("boot", JsonOut::text(meta.owner.boot));
    JsonOut snapshots = JsonOut::list().broken();
    for (const SnapshotRecord &record : meta.snapshots) {
        JsonOut snapshot = JsonOut::object();
        snapshot.set("number", JsonOut::number(record.number));
        snapshot.set("time", JsonOut::number(record.time));
        snapshot.set("size", JsonOut::number(static_cast<long long>(record.size)));
        snapshot.set("hash", JsonOut::text(hex(record.hash)));
        snapshots.add(std::move(snapshot));
    }
    JsonOut top = JsonOut::object().broken();
    top.set("path", JsonOut::text(escapedPath(meta.info.originalPath)));
    top.set("title", JsonOut::text(meta.info.title));
    if (meta.info.savedStamp)
        top.set("saved", stampOut(*meta.info.savedStamp));
    if (!meta.info.game.empty())
        top.set("game", JsonOut::text(meta.info.game));
    top.set("owner", std::move(owner));
    top.set("snapshots", std::move(snapshots));
    return printJson(top);
}

std::optional<JournalMeta> readMeta(std::string_view text)
{
    const auto tree = JsonTree::read(text);
    if (!tree)
        return std::nullopt;
    bool isSound = true;
    JournalMeta meta = readMembers(tree->root(), isSound);
    if (!isSound)
        return std::nullopt;
    return meta;
}

} // namespace rookery
