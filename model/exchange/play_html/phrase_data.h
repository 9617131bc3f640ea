#pragma once

#include "model/board/board.h"
#include "model/phrase/tree.h"

#include <string>
#include <vector>

namespace rookery {

/// Phrases and steps of own rules as JSON trees for resources/play/rules: a node is
/// `{k: kind, i: index, s: slot, x: may be none, p: parts}`, with `f` for a function and `v` for a
/// set of directions; a step has `v` for its values, `only`, `most`, `body` and `otherwise`.
class PhraseData
{
public:
    /// The board must outlive it.
    explicit PhraseData(const Board &board)
        : m_board(board)
    {
    }

    std::string node(const phrase::Node &from) const;
    /// `null` for none.
    std::string maybe(const std::vector<phrase::Node> &one) const;
    std::string steps(const std::vector<phrase::Step> &steps) const;
    /// Sorts by their words, own moves by their numbers.
    static std::string refs(const std::vector<phrase::MoveRef> &list);

private:
    std::string step(const phrase::Step &from) const;
    std::string nodes(const std::vector<phrase::Node> &all) const;

    const Board &m_board;
};

} // namespace rookery
