#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/ids.h"

#include <map>
#include <string>
#include <vector>

/// How the author of a design writes it for other programs. Targets and their settings are kept as
/// they are written, so that a file may name targets that only another version knows.
namespace rookery {

/// What becomes of a piece that a target cannot say.
enum class PieceFate {
    LeftOut,
    Nearest, ///< what comes nearest to it is written
};

struct ExportedPiece
{
    PieceId piece;
    PieceFate fate = PieceFate::LeftOut;

    friend bool operator==(const ExportedPiece &, const ExportedPiece &) = default;
};

struct ExportTarget
{
    std::string format;                         ///< the id of a format
    std::string dialect;                        ///< empty: the format's usual one
    std::map<std::string, std::string> options; ///< by option its choice
    std::vector<ExportedPiece> pieces;          ///< sorted by piece
    bool isRepeated = false;                    ///< written again with all others that are
    Extras extras;

    friend bool operator==(const ExportTarget &, const ExportTarget &) = default;
};

/// What happens to the targets that are repeated when the design is saved.
enum class AfterSave { Nothing, Repeat };

struct Exports
{
    AfterSave afterSave = AfterSave::Nothing;
    std::vector<ExportTarget> targets; ///< one for each format, in the order of their ids
    Extras extras;

    friend bool operator==(const Exports &, const Exports &) = default;
};

template<>
struct EnumNames<PieceFate>
{
    static constexpr EnumName<PieceFate> rows[] = {
        {PieceFate::LeftOut, "leave-out", "left out"},
        {PieceFate::Nearest, "approximate", "written as what comes nearest"},
    };
};

template<>
struct EnumNames<AfterSave>
{
    static constexpr EnumName<AfterSave> rows[] = {
        {AfterSave::Nothing, "nothing", "nothing"},
        {AfterSave::Repeat, "repeat", "written again"},
    };
};

} // namespace rookery
