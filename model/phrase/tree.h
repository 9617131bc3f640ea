#pragma once

#include "model/phrase/functions.h"
#include "model/phrase/types.h"

#include <cstdint>
#include <string>
#include <vector>

/// Own rules as values: what the reader makes of a text, and what the writer, the sentences and the
/// evaluators go over. Nothing here knows a design; names are indices into its lists.
namespace rookery::phrase {

/// Where in its text something stands: lines count from 1, columns in bytes from 1; 0 if it was not
/// read. No part of what a tree says, so all are equal.
struct Source
{
    int line = 0;
    int column = 0;

    friend constexpr bool operator==(Source, Source) { return true; }
};

/// What a node is. What stands in `parts` is said in brackets; each part has the type that the node
/// wants, a single value for a set being wrapped in a SetOf that has the one part.
enum class Kind : std::uint8_t {
    // Values that stand for themselves.
    Number, ///< `number`
    True,
    False,
    None, ///< of the node's type
    // Names.
    Local,          ///< `index`: its slot
    OwnNumber,      ///< `index` among the numbers (the cell, player or piece type that it is of)
    Word,           ///< `index` among the words (a value for each parameter)
    Call,           ///< `function` (its values; left out ones are missing at the end)
    Player,         ///< `index`
    Piece,          ///< `index`: a piece type
    Zone,           ///< `index` (a player, where each has own cells)
    Cell,           ///< `index`: a site of the board; no cell where there is a hole: none
    Direction,      ///< `index`
    DirectionGroup, ///< `index` among the author's groups
    // Operators (left, right); Not and Negate have one part.
    Or,
    And,
    Not,
    Equal, ///< both of one type; sets with the same members are equal
    NotEqual,
    Less, ///< of numbers, as the three below
    LessEqual,
    Greater,
    GreaterEqual,
    In, ///< (value, set); `none` is in no set
    NotIn,
    Add,
    Subtract,
    Multiply,
    Divide,    ///< rounds down; by 0 it is 0
    Remainder, ///< has the sign of the right side; by 0 it is 0
    Negate,
    Union, ///< of sets, as the two below
    Without,
    Common,
    Range, ///< (least, most): all numbers between, both included
    // Sets and what is asked of their members. `slot` holds the member; `where` is a truth and may
    // be missing.
    SetOf,  ///< (members); a `none` is left out
    Filter, ///< (set, where)
    Image,  ///< (set, value, where): the set of the values; the union where they are sets
    Some,   ///< (set, where)
    No,     ///< (set, where)
    Every,  ///< (set, has)
    Count,  ///< (set, where)
    The,    ///< (set, where): the first in order, or none, or 0
    Sum,    ///< (set, value, where)
    Most,   ///< (set, value, where)
    Least,  ///< (set, value, where)
    Spread, ///< (set of cells, set of cells): `slot` is the cell that is gone on from
    // The rest.
    If,         ///< (truth, then, else)
    Before,     ///< (value) as it was before this move
    BeforeTurn, ///< (value) as it was when this turn began
    AtStart,    ///< (value) as it was in the start position
    SeenBy,     ///< (player, value) without what this player may not see
    Blank,      ///< of the node's type: what is not said yet, only while a rule is being made
};

struct Node
{
    Kind kind = Kind::None;
    Type type = Type::Truth;
    Function function = Function::Cells; ///< of a Call
    std::uint16_t index = 0;
    std::uint16_t slot = 0; ///< that the node binds
    std::int32_t number = 0;
    std::vector<Node> parts;
    Source source;

    friend bool operator==(const Node &, const Node &) = default;
};

/// How a local name came to be.
enum class Origin : std::uint8_t {
    Given,  ///< by what is asked: a parameter of a word, `p` of an end, `c`, `p` or `t` of a start
    Chosen, ///< by an own move; in bans and effects it is filled by this name from the move made
    Let,
    Bound, ///< by a quantifier or a loop
};

/// A name within one rule. Its place in the list is its slot in a frame; no slot is used twice.
struct Local
{
    std::string name;
    Type type = Type::Number;
    Origin origin = Origin::Bound;

    friend bool operator==(const Local &, const Local &) = default;
};

/// A phrase in a member of a rule. As a file is read it is text at first; readOwnRules() makes the
/// tree of it, and from then on the text is empty. Neither: the member is not given.
struct Phrase
{
    std::string text;
    std::vector<Node> root;    ///< one node, or none
    std::vector<Local> locals; ///< those that are Given or Chosen come first
    /// Lines with blanks that are to take its place once they are filled; not kept in files.
    std::vector<std::string> draft = {};

    bool isGiven() const { return !root.empty(); }
    const Node &node() const { return root.front(); }

    friend bool operator==(const Phrase &, const Phrase &) = default;
};

/// What moves a rule is about.
enum class MoveSort : std::uint8_t {
    Move,    ///< a built-in move of a piece, capture or not
    Capture, ///< every move that captures, own moves too
    Drop,
    Castle,
    Promote,
    Pass,
    Own,     ///< all own moves
    Named,   ///< one own move
    Turn,    ///< effects only: as the turn passes
    Start,   ///< effects only: before the first turn
    Refused, ///< announcements only: a try that was not legal
};

struct MoveRef
{
    MoveSort sort = MoveSort::Move;
    std::uint16_t own = 0; ///< of a Named one: its place among the own moves

    friend bool operator==(const MoveRef &, const MoveRef &) = default;
};

/// A list of moves by name. Empty: of every move.
struct MoveRefs
{
    std::vector<std::string> texts; ///< before they are read
    std::vector<MoveRef> list;

    friend bool operator==(const MoveRefs &, const MoveRefs &) = default;
};

/// What a step does. What stands in `values` is said in brackets.
enum class StepKind : std::uint8_t {
    Let,       ///< `slot` (value)
    SetLocal,  ///< `slot` (value)
    AddLocal,  ///< `slot` (number)
    SetNumber, ///< `index` among the numbers (owner unless it is the game's, value)
    AddNumber, ///< likewise
    Move,      ///< (from, to): captures what stands there
    MoveEvery, ///< `slot` (cells, to): all lifted, then put down in board order
    Put,       ///< (piece type, player, cell); without `of` the player is `me`
    Capture,   ///< (cells)
    Remove,    ///< (cells)
    Swap,      ///< (cell, cell): whole contents
    TurnInto,  ///< (cells, piece type)
    Give,      ///< (cells, player)
    Wall,      ///< (cells)
    Clear,     ///< (cells): walls go
    Take,      ///< (piece type, player): from the hand
    ToHand,    ///< (piece type, player)
    Stack,     ///< (from, to): all of one on the other
    Deal,      ///< (number, from, to)
    DealUnder, ///< (number, from, to)
    Again,     ///< only `moves` may follow; empty: any
    Next,      ///< (player)
    If,        ///< (truth) `body`, `otherwise`
    For,       ///< `slot` (set) `body`
    Repeat,    ///< (number) `body`
    While,     ///< (truth) `body`, at most `most` times
    Blank,     ///< not said yet, as a node's
};

struct Step
{
    StepKind kind = StepKind::Let;
    std::uint16_t index = 0;
    std::uint16_t slot = 0;
    std::uint16_t most = 0;
    std::vector<Node> values;
    std::vector<MoveRef> moves;
    std::vector<Step> body;
    std::vector<Step> otherwise;
    Source source;

    friend bool operator==(const Step &, const Step &) = default;
};

/// The `do` of a rule, a line of text each until it is read. Its locals begin with those of the
/// choices of the own move that it belongs to, in the same slots.
struct Steps
{
    std::vector<std::string> texts;
    std::vector<Step> list;
    std::vector<Local> locals;
    std::vector<std::string> draft = {}; ///< see Phrase

    friend bool operator==(const Steps &, const Steps &) = default;
};

/// One line of `choose`.
struct ChooseLine
{
    bool isLet = false; ///< no click and no part of the move's text
    std::uint16_t slot = 0;
    Node value;                  ///< the set chosen from; of a let, the value
    std::vector<Node> condition; ///< one or none: if it fails the line is left out
    std::vector<Node> where;     ///< one or none
    Source source;

    friend bool operator==(const ChooseLine &, const ChooseLine &) = default;
};

struct Choices
{
    std::vector<std::string> texts;
    std::vector<ChooseLine> list;
    std::vector<Local> locals;
    std::vector<std::string> draft = {}; ///< see Phrase

    friend bool operator==(const Choices &, const Choices &) = default;
};

/// A reason with phrases in braces: `{to} would have no liberty`.
struct Saying
{
    struct Part
    {
        std::string text;       ///< without a phrase
        std::vector<Node> root; ///< one node, or none

        friend bool operator==(const Part &, const Part &) = default;
    };

    std::string text;
    std::vector<Part> parts;
    std::vector<Local> locals;

    friend bool operator==(const Saying &, const Saying &) = default;
};

/// A word's name with its parameters: `liberties(c)`, or `fits(c: cell, S: cells)` where the types
/// are not to be told from their use.
struct Head
{
    struct Parameter
    {
        std::string name;
        Type type = Type::Cell;
        bool isTypeSaid = false;

        friend bool operator==(const Parameter &, const Parameter &) = default;
    };

    std::string text;
    std::string name;
    std::vector<Parameter> parameters;

    friend bool operator==(const Head &, const Head &) = default;
};

} // namespace rookery::phrase

namespace rookery {

template<>
struct EnumNames<phrase::MoveSort>
{
    using Sort = phrase::MoveSort;
    static constexpr EnumName<Sort> rows[] = {
        {Sort::Move, "move", "a move"},
        {Sort::Capture, "capture", "a capture"},
        {Sort::Drop, "drop", "a drop"},
        {Sort::Castle, "castle", "castling"},
        {Sort::Promote, "promote", "a promotion"},
        {Sort::Pass, "pass", "a pass"},
        {Sort::Own, "own", "an own move"},
        {Sort::Turn, "turn", "a turn"},
        {Sort::Start, "start", "the start"},
        {Sort::Refused, "refused", "a refused try"},
    };
};

} // namespace rookery
