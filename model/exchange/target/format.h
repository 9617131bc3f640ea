#pragma once

#include "model/base/result.h"
#include "model/exchange/target/subject.h"

#include <atomic>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Foreign formats. Each is one row of a table; commands, dialogs and tests are made from the rows.
namespace rookery {

/// How a design is to be written.
struct ExportRequest
{
    std::string dialect;       ///< one of the format's; empty: the first
    std::string name = "game"; ///< of the files, without what follows the dot
    std::map<std::string, std::string, std::less<>> options =
        {}; ///< by id; what is not named is the first choice
    std::vector<Loss> adaptations =
        {}; ///< how the design was changed before, to be said with the differences
    /// Of what is painted, which takes a while: once set, what is made is of no use any more.
    const std::atomic<bool> *stop = nullptr;
    std::function<void(int done, int all)> painted = {}; ///< of the pages, where there are several
};

struct OptionChoice
{
    std::string_view id;
    std::string_view title;
};

/// What the user of a format may decide.
struct FormatOption
{
    std::string_view id;
    std::string_view title;
    std::string_view tip; ///< a sentence without a final full stop
    std::span<const OptionChoice> choices;
};

struct ExportedFile
{
    std::string name;
    std::string text;

    friend bool operator==(const ExportedFile &, const ExportedFile &) = default;
};

/// What a writer made; the first file is the one that was asked for.
struct Exported
{
    std::vector<ExportedFile> files;
    Verdict verdict;
};

/// What a reader made, and what it had to leave out.
struct Imported
{
    Design design;
    std::vector<Loss> losses;
};

struct ImportRequest
{
    std::string variant; ///< which of several games in the text; empty: the only one
};

/// What a format carries.
enum class Carries { Game, Pieces, Position, Picture };

/// One foreign format.
struct Format
{
    using Check = Verdict(const Subject &, const ExportRequest &);
    using Write = Result<std::vector<ExportedFile>>(const Subject &,
                                                    const Verdict &,
                                                    const ExportRequest &);
    using Read = Result<Imported, Errors>(std::string_view, const ImportRequest &);

    std::string_view id;
    std::string_view title;
    Carries carries;
    std::string_view suffix; ///< of the first file, with its dot
    Check *check = nullptr;  ///< null for a format that is only read
    Write *write = nullptr;
    Read *read = nullptr; ///< null for a format that is only written
    std::span<const std::string_view> dialects = {};
    std::string_view proof =
        {}; ///< the package whose program can play the file; empty if none here can
    bool isExperimental = false;
    std::span<const FormatOption> options = {};
    bool isPainted = false; ///< by the one that has a painter; there is a check and no writer here

    bool writes() const { return write != nullptr || isPainted; }
    bool reads() const { return read != nullptr; }
};

/// Sorted by id.
std::span<const Format> formats();

/// Null for an unknown id.
const Format *findFormat(std::string_view id);

/// What is chosen of an option: what the request names, else the first choice.
std::string_view
chosenOption(const Format &format, const ExportRequest &request, std::string_view option);

/// What becomes of the design in this format, without writing it.
Verdict verdictOf(const Format &format, const Subject &subject, const ExportRequest &request);

/// Paints the files of a format that is painted.
using Paint = Result<std::vector<ExportedFile>> (*)(const Format &,
                                                    const Subject &,
                                                    const ExportRequest &);

/// The design in this format. If it cannot be said, the error's notes are the verdict's obstacles.
Result<Exported> exported(const Format &format,
                          const Subject &subject,
                          const ExportRequest &request,
                          Paint paint = nullptr);

/// Whether a text was written by this program, so that it may be replaced without asking.
bool isOwnExport(std::string_view text);

/// Lines for the head of a file, each at most one line: that this program wrote it, the design's
/// name, and every difference.
std::vector<std::string> headLines(const Subject &subject, const Verdict &verdict);

template<>
struct EnumNames<Carries>
{
    static constexpr EnumName<Carries> rows[] = {
        {Carries::Game, "game", "the whole game"},
        {Carries::Pieces, "pieces", "board, pieces and setup"},
        {Carries::Position, "position", "the start position"},
        {Carries::Picture, "picture", "pictures and text for people"},
    };
};

} // namespace rookery
