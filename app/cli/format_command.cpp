#include "app/cli/command_table.h"
#include "app/cli/sources.h"
#include "app/cli/streams.h"
#include "model/file/design/design_writer.h"
#include "model/file/disk/atomic_write.h"

#include <algorithm>
#include <iostream>

namespace rookery::cli {

namespace {

/// Whether the design had to be rewritten, or would have to be. What came from a stream goes to
/// standard output.
Tried<bool> format(const std::string &file, bool onlyChecks)
{
    const auto text = textNamed(file);
    if (!text)
        return failed(failureOf(file, {FileFault::Unavailable, {text.error()}}));
    const auto read = readDesign(*text);
    if (!read)
        return failed(failureOf(file, {FileFault::Malformed, read.error()}));
    const std::string canonical = writeDesign(read->design);
    if (isInputStream(file) && !onlyChecks)
        std::cout << canonical;
    if (canonical == *text)
        return false;
    if (onlyChecks || isInputStream(file))
        return true;
    if (isBundledName(file))
        return failed({ExitCode::File, {file + ": error: a bundled design cannot be rewritten"}});
    const auto written = writtenTo(writeFileAtomically(file, canonical));
    return written ? Tried<bool>(true) : failed(written.error());
}

} // namespace

Outcome runFormat(Arguments &arguments)
{
    std::vector<std::string> files;
    bool onlyChecks = false;
    arguments.words("FILE", files);
    arguments.flag("--check", onlyChecks, "change nothing; list the files that would change");
    arguments.note("For - standard input is read, and the design written to standard output.");
    if (auto end = arguments.parse())
        return *end;

    Failure unread{ExitCode::Fine, {}};
    bool allCanonical = true;
    for (const std::string &file : files) {
        const auto changes = format(file, onlyChecks);
        if (!changes) {
            const Failure &failure = changes.error();
            unread.code = std::max(unread.code, failure.code);
            unread.lines.insert(unread.lines.end(), failure.lines.begin(), failure.lines.end());
        } else if (*changes && onlyChecks) {
            std::cout << printable(file) << '\n';
            allCanonical = false;
        }
    }
    if (unread.code != ExitCode::Fine)
        return failed(std::move(unread));
    return allCanonical ? ExitCode::Fine : ExitCode::Problems;
}

} // namespace rookery::cli
