#pragma once

#include "model/exchange/ludii/ludii_chains.h"
#include "model/exchange/ludii/ludii_words.h"

#include <functional>
#include <string>

namespace rookery {

/// Chains of captures as ludemes: each hop is a move, after which the same piece moves again for as
/// long as it can. Texts that are needed more than once are defines.
class LudiiCaptures
{
public:
    /// What a piece of this type and player becomes where its move is over, as ludeme; empty if
    /// nothing.
    using Becomes = std::function<std::string(PlayerId, PieceId)>;

    LudiiCaptures(const LudiiChains &chains,
                  const Subject &subject,
                  const LudiiWords &words,
                  LudiiGraph &graph,
                  const Becomes &becomes);

    /// In front of the game; empty without chains.
    const std::string &defines() const { return m_defines; }
    /// All captures, where there are any no other move may be chosen: arguments of `priority`.
    const std::string &moves() const { return m_moves; }

private:
    std::string ofType(PieceId piece, const Becomes &becomes);
    std::string ofPlayer(PlayerId player, PieceId piece, const std::string &becomes);
    std::string hop(const LudiiHop &hop);
    std::string define(const std::string &name, const std::string &text);

    const LudiiChains &m_chains;
    const Subject &m_subject;
    const LudiiWords &m_words;
    LudiiGraph &m_graph;
    std::map<std::string, std::string> m_names; ///< of defines, by what they stand for
    std::string m_defines;
    std::string m_moves;
};

} // namespace rookery
