#pragma once

#include "model/exchange/jocly/jocly_lines.h"
#include "model/exchange/target/subject.h"

#include <map>
#include <string>
#include <vector>

namespace rookery {

/// Which of the model's types a piece is: each player has its own types, and unmoved pieces with a
/// move for their first turn have another.
struct JoclyType
{
    PlayerId player;
    PieceId piece;
    bool isUnmoved = false;

    friend auto operator<=>(const JoclyType &, const JoclyType &) = default;
};

/// The numbered types of a game, and how their pieces move.
class JoclyTypes
{
public:
    explicit JoclyTypes(const Subject &subject);

    /// In the order of their numbers.
    const std::vector<JoclyType> &list() const { return m_list; }
    int number(const JoclyType &type) const { return m_numbers.at(type); }
    /// Whether pieces of this type begin a game.
    bool isFirst(const JoclyType &type) const;

    /// Where pieces of a type may go from a cell, or why lines cannot say it.
    Result<std::vector<JoclyLine>> linesFrom(const JoclyType &type, CellId cell) const;

    /// A sentence for the first piece that lines cannot say; empty if they say all.
    std::string fault() const;

private:
    void add(const JoclyType &type);
    bool isIn(ZoneId zone, const JoclyType &type, CellId cell) const;

    const Subject &m_subject;
    std::vector<JoclyType> m_list;
    std::map<JoclyType, int> m_numbers;
};

} // namespace rookery
