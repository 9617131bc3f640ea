#pragma once

#include "model/base/result.h"
#include "model/exchange/subject.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Foreign formats. Each is one row of a table; commands, dialogs and tests are made from the rows.
namespace rookery {

/// How somebody wants a design written.
struct ExportRequest
{
    std::string dialect;       ///< one of the format's; empty: the first
    std::string name = "game"; ///< of the files, without what follows the dot
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
    using Check = Verdict (*)(const Subject &, const ExportRequest &);
    using Write = Result<std::vector<ExportedFile>> (*)(const Subject &, const Verdict &, const ExportRequest &);
    using Read = Result<Imported, Errors> (*)(std::string_view, const ImportRequest &);

    std::string_view id;
    std::string_view title;
    Carries carries;
    std::string_view suffix; ///< of the first file, with its dot
    Check check = nullptr;   ///< null for a format that is only read
    Write write = nullptr;
    Read read = nullptr; ///< null for a format that is only written
    std::span<const std::string_view> dialects = {};
    std::string_view proof = {}; ///< the package whose program can play the file; empty if none here can
    bool isExperimental = false;

    bool writes() const { return write != nullptr; }
    bool reads() const { return read != nullptr; }
};

/// Sorted by id.
std::span<const Format> formats();

/// Null for an unknown id.
const Format *findFormat(std::string_view id);

/// What becomes of the design in this format, without writing it.
Verdict verdictOf(const Format &format, const Subject &subject, const ExportRequest &request);

/// The design in this format. If it cannot be said, the error's notes are the verdict's obstacles.
Result<Exported> exported(const Format &format, const Subject &subject, const ExportRequest &request);

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
