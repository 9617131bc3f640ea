#pragma once

#include "app/cli/arguments.h"
#include "app/cli/outcome.h"
#include "model/board/board.h"
#include "model/file/design/design_reader.h"
#include "model/file/disk/atomic_write.h"
#include "model/play/game/game_record.h"
#include "model/play/position/position.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Where commands get their designs, boards, cells and positions from.
namespace rookery::cli {

/// A file, the bundled design of this name if there is no such file, or for `-` what standard input
/// holds.
Result<ReadDesign, FileErrors> readNamed(const std::string &name);
Tried<ReadDesign> readFileOrBundled(const std::string &name);

/// The text that readNamed() reads.
Result<std::string> textNamed(const std::string &name);

/// Whether a design comes from the program and not from a file of this name.
bool isBundledName(const std::string &name);

/// Lines for standard error and the exit code of a file that could not be used.
Failure failureOf(const std::string &name, const FileErrors &errors);

/// Of a file that was written, or could not be: what was lost is a note, a failure says what can be
/// done.
Outcome writtenTo(const Result<SavedFile> &written);

/// Whether a file that exists already may be replaced.
enum class Overwriting { Refused, Forced };

/// Why a command may not write its result to this file, if it may not.
std::optional<Failure> overwritingFault(const std::string &out, Overwriting overwriting);

/// Writes a design to a file, or to standard output for `-`.
Outcome save(const std::string &out, const Design &design);

/// Names of all designs that come with the program.
std::vector<std::string> bundledNames();

/// A bundled design that is known to exist.
Tried<Design> readBundled(const std::string &name);

/// The players of these rules and nothing else.
Rules playersOnly(const Rules &rules);

/// A board without pieces or pieces, from a specification or a bundled design's name.
Tried<Design> boardOf(std::string_view option, const std::string &spec);

/// The cell of this name; `column` is where the name stands in the option's value.
Tried<CellId>
cellOf(std::string_view option, std::string_view name, const Board &board, int column = 1);

/// `a1,b2,c3`, each once.
Tried<std::vector<CellId>>
cellsOf(std::string_view option, std::string_view names, const Board &board);

/// A player's number, counted from 1; the first without the option.
Tried<PlayerId> playerOf(const std::optional<std::string> &number, const Rules &rules);

/// Declares `--position`.
void declarePosition(Arguments &arguments, std::optional<std::string> &position);

/// What `--position` says, or the setup without it.
Tried<Position>
positionOf(const std::optional<std::string> &text, const Design &design, const Board &board);

/// The next move of a game as it is typed; the failure says which move it is and why the rules have
/// no such move. `column` is where it stands in the option's value.
Tried<Move> moveOf(std::string_view option,
                   const std::string &typed,
                   GameRecord &game,
                   const Design &design,
                   MoveRules &moveRules,
                   int column = 1);

} // namespace rookery::cli
