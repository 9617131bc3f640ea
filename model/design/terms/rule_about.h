#pragma once

#include "model/base/enum_names.h"

#include <span>
#include <string_view>

namespace rookery {

/// How counting by tables (model/engine) answers for a rule, or for a member of one that is away
/// from its usual value.
enum class ByTables {
    Slow, ///< not at all: each turn is listed, played and judged by the rules themselves
    Known,
    Listed,   ///< whole turns are
    Drops,    ///< what may be put down is
    Made,     ///< moves are played by the slow path
    Tried,    ///< each move is tried by the slow path
    Duties,   ///< captures are compared by the slow path
    Bans,     ///< where a ban may strike, moves are held against it by the slow path
    OwnMoves, ///< own moves are listed by the slow path, which plays all moves
    Effects,  ///< moves are played by the slow path, and tried where pieces change after them
    Ends,     ///< after each move the slow path is asked whether the game is over
};

/// What tables know of a rule. What is not said here is left to the slow path.
struct TableUse
{
    std::string_view member; ///< its key; empty: of the rule itself, whatever its members say
    ByTables sets = ByTables::Known;    ///< of tables of sets of cells
    ByTables reaches = ByTables::Known; ///< where reaches are kept: known, listed or tried
    std::string_view because = {}; ///< a sentence without a full stop, where something is not known
};

/// What a kind of rule is mostly about; lists of kinds have these headings, in this order.
enum class RuleGroup {
    Turns,
    Royals,
    Moves,
    Captures,
    Drops,
    Ends,
    Own, ///< says nothing yet where it is added
};

/// What a member of a component is called in front of people.
struct RuleFieldRow
{
    std::string_view key; ///< of the file, behind the key of its component where another has the
                          ///< same and means another thing
    std::string_view title;
    std::string_view says;
};

/// Words that people look for a rule with though no rule of this kind says alone what they mean,
/// and a sentence that tells them how it is said.
struct RuleAdvice
{
    std::string_view finds; ///< separated by commas
    std::string_view says;
};

/// What is said of one kind of rule component, or of one end of the game, in one place. Sentences
/// are templates, see model/base/message.h; their arguments are the members of the component, see
/// model/design/rule_sentence.h.
struct RuleAbout
{
    std::string_view key = {}; ///< of an end: its word in files
    RuleGroup group = RuleGroup::Ends;
    std::string_view title = {};
    std::string_view help = {}; ///< a sentence for people who look for it
    /// Other words that people look for it with, and games that have it; the most telling first.
    std::string_view finds = {};
    std::span<const RuleAdvice> advice = {}; ///< for other words that find it
    std::string_view sentence = {};          ///< of an end: what the player that it holds for does
    /// Of an end: what has happened, whichever player did it; said where that is a draw for all.
    std::string_view event = {};
    std::string_view usual = {}; ///< the sentence of a component that the sheet leaves out
    /// What a target has to answer for, without a full stop: a line for each thing that it may know
    /// or not; without it, the sentence.
    std::string_view brief = {};
    std::string_view over = {}; ///< of an end: what has happened to, or was done by, {player}
    std::span<const RuleFieldRow> members = {}; ///< that no other kind has
    std::span<const TableUse> tables = {};
    bool looksAlongLines = false; ///< along lines of the board, though it has no member `lines`
};

template<>
struct EnumNames<RuleGroup>
{
    static constexpr EnumName<RuleGroup> rows[] = {
        {RuleGroup::Turns, "turns", "Turns and passing"},
        {RuleGroup::Royals, "royals", "Royal pieces and check"},
        {RuleGroup::Moves, "moves", "Moves and promotion"},
        {RuleGroup::Captures, "captures", "Captures"},
        {RuleGroup::Drops, "drops", "Hands, drops and walls"},
        {RuleGroup::Ends, "ends", "Ends and points"},
        {RuleGroup::Own, "own", "Own rules"},
    };
};

} // namespace rookery
