#pragma once

#include "model/base/message.h"
#include "model/exchange/move_table/movetable_rows.h"
#include "model/play/reach/program.h"

#include <map>
#include <string>

namespace rookery {

/// Lays a program down as rows relative to its piece, for a flat rectangle. A leg that begins where
/// a piece stands is laid down once, relative to the square where it begins; one that begins on an
/// empty square is laid down for each of them, since a path may go on from all at once.
class RelativeRows
{
public:
    /// `ranks`: squares of one file in the table, its rim included.
    RelativeRows(const Subject &subject,
                 const Program &program,
                 int ranks,
                 std::vector<MoveTableRow> &rows)
        : m_subject(subject)
        , m_program(program)
        , m_ranks(ranks)
        , m_rows(rows)
    {
    }

    /// The rows of the piece's first legs, of which each path begins with one.
    std::vector<std::uint32_t> heads() { return begun(m_program.firstAlways, {}, false); }

private:
    std::vector<std::uint32_t> begun(Program::Range range, Vector start, bool isNewLeg);
    std::vector<std::uint32_t> leg(std::uint32_t node, Vector start, bool isNewLeg);
    /// Which pieces in the way a row leads on behind.
    enum class Behind { All, Passed, Taken };
    void follow(std::uint32_t row, const Program::Node &node, Vector at, Behind behind);
    bool isPossible(Vector at) const;

    const Subject &m_subject;
    const Program &m_program;
    int m_ranks;
    std::vector<MoveTableRow> &m_rows;
    std::map<std::uint32_t, std::vector<std::uint32_t>> m_newLegs; ///< by node
};

/// The vector of a node on the board.
Vector vectorOf(const Subject &subject, const Program &program, const Program::Node &node);

/// Why a program cannot be laid down so; empty if it can.
Message relativeFault(const Subject &subject, const Program &program);

/// The longest step of a program, in ranks or files.
int longestStep(const Subject &subject, const Program &program);

/// How many pieces a path may take before its last square.
std::size_t mostTakenBy(const Program &program);

} // namespace rookery
