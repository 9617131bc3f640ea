#pragma once

#include "model/board/labels.h"
#include "model/play/moves/move.h"

#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// A name of two runs, of letters and of digits or the other way round: `e` and `4`, `7` and `g`.
/// Both are empty where the name has another form.
struct CellNameParts
{
    std::string first;
    std::string second;
};

CellNameParts cellNameParts(std::string_view name);

/// Whether a castling goes towards higher coordinates, and so is written `O-O`.
bool isShortCastling(const Move &move, const Board &board);

/// Reads one move at a time in standard algebraic notation: `e4`, `Nbd7`, `exd6`, `e8=Q`, `N@f3`,
/// `O-O`, `0-0-0`, `--`, with or without `+`, `#` and judgements. What it is made of must outlive
/// it.
class SanReader
{
public:
    SanReader(std::string_view typed,
              const Board &board,
              const Pieces &pieces,
              CellNaming naming = CellNaming::Names);

    bool means(const Move &move) const;

private:
    bool meansCastling(const Move &move) const;
    bool meansDisplacement(const Move &move) const;
    bool meansDrop(const Move &move) const;
    bool endsWith(std::string_view rest, const Move &move) const;
    bool goesOn(std::string_view rest, const Move &move) const;
    std::string name(CellId cell) const;

    std::string m_text;
    const Board &m_board;
    const Pieces &m_pieces;
    CellNaming m_naming;
};

/// The shortest text that findTypedMove() takes for this move among these legal ones, without the
/// sign of a check: SAN with as much of the first cell as is needed, else the text of records.
std::string sanText(const Move &move,
                    const Board &board,
                    const Pieces &pieces,
                    const std::vector<Move> &among,
                    CellNaming naming = CellNaming::Names);

} // namespace rookery
