#pragma once

#include "model/base/message.h"
#include "model/board/labels.h"
#include "model/design/design.h"
#include "model/play/phrases/own_move_lister.h"
#include "model/play/phrases/phrase_reason.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

class OwnRules;

/// What a player wants to do by an own move: its text, or its first and its last cell.
struct OwnWish
{
    std::string text;
    std::optional<OwnChoices::Cells> cells = {};
};

/// What comes of such a wish.
struct OwnVerdict
{
    std::optional<Move> move; ///< bans aside; none: see the reason
    Message reason;           ///< of the own move that comes nearest: where it stops, and why
    bool isRead = true;       ///< the text is one of the own moves, legal or not
};

/// Finds the own move that is wished for in a position, or the first of its choices that the rule
/// does not offer.
class OwnRefusal
{
public:
    /// All must outlive it.
    OwnRefusal(const Design &design, OwnRules &rules, const Position &position, CellNaming naming);

    /// Nothing where no own move begins and ends on these cells.
    std::optional<OwnVerdict> verdict(const OwnWish &wish);

private:
    struct CellLines;
    struct Gap;
    class Walk;

    /// The value that the text begins with, and how long it is there.
    struct Spelled
    {
        Value value;
        std::size_t length;
    };

    std::vector<std::size_t> rulesNamed(std::string &text) const;
    bool reads(std::string_view text, std::size_t rule) const;
    std::optional<Spelled> spelledIn(std::string_view text, OwnChoice::Kind kind) const;
    Message words(const Gap &gap, const Frame &frame) const;
    Message wordsOfLine(const Gap &gap, const PhraseReasons &reasons) const;

    OwnRules &m_rules;
    const OwnProgram &m_program;
    const Position &m_position;
    const Board &m_board;
    const Pieces &m_pieces;
    CellNaming m_naming;
    std::shared_ptr<const phrase::Names> m_names;
};

} // namespace rookery
