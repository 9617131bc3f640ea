#include "model/exchange/target/export_files.h"

#include "model/base/text.h"
#include "model/file/disk/atomic_write.h"
#include "model/file/disk/file_content.h"

namespace rookery {

std::string fileStem(std::string_view name)
{
    std::string safe;
    for (const char c : name)
        safe += isAsciiLetter(c) || isAsciiDigit(c) || c == '-' || c == '_' ? c : '_';
    return safe.empty() ? "game" : safe;
}

std::vector<std::filesystem::path> exportPaths(const Exported &made,
                                               const std::filesystem::path &out)
{
    std::vector<std::filesystem::path> paths = {out};
    for (std::size_t i = 1; i < made.files.size(); ++i)
        paths.push_back(out.parent_path() / made.files[i].name);
    return paths;
}

Result<std::optional<std::filesystem::path>>
foreignFile(const std::vector<std::filesystem::path> &paths)
{
    for (const auto &path : paths) {
        std::error_code unknown;
        // What cannot be looked at may be there.
        if (!std::filesystem::exists(path, unknown) && !unknown)
            continue;
        const auto bytes = readWholeFile(path);
        if (!bytes)
            return failure(path.string() + ": " + bytes.error().sentence());
        if (!bytes->empty() && !isOwnExport(*bytes))
            return std::optional(path);
    }
    return std::optional<std::filesystem::path>();
}

namespace {

/// Files name each other in quotes: the one that includes the first one has to know what it is
/// called.
std::string withFirstCalled(std::string text, const std::string &usual, const std::string &called)
{
    const std::string quoted = '"' + usual + '"';
    for (std::size_t at = 0; (at = text.find(quoted, at)) != std::string::npos;) {
        text.replace(at + 1, usual.size(), called);
        at += called.size() + 2;
    }
    return text;
}

} // namespace

Result<SavedFile> writeExport(const Exported &made, const std::filesystem::path &out)
{
    const auto paths = exportPaths(made, out);
    SavedFile all;
    for (std::size_t i = 0; i < paths.size(); ++i) {
        auto written = writeFileAtomically(paths[i],
                                           i == 0 ? made.files[i].text
                                                  : withFirstCalled(made.files[i].text,
                                                                    made.files.front().name,
                                                                    out.filename().string()));
        if (!written)
            return failure(Message(
                "{file}: {why}", {{"file", paths[i].string()}, {"why", written.error().message}}));
        if (all.loss.isEmpty())
            all.loss = std::move(written->loss);
    }
    return all;
}

} // namespace rookery
