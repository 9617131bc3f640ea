#include "model/exchange/zrf/zrf_board_text.h"

#include "model/base/text.h"
#include "model/board/layout.h"

#include <algorithm>

namespace rookery {

namespace {

class BoardWriter
{
public:
    BoardWriter(const Subject &subject, const ZrfVocabulary &words)
        : m_subject(subject)
        , m_board(subject.board())
        , m_compass(subject.board().compass())
        , m_words(words)
    {
    }

    std::string text() const
    {
        return "  (board\n    (image \"images/board.bmp\")\n" + (isGrid() ? grid() : positions())
               + symmetries() + zones() + "  )\n";
    }

private:
    std::string positions() const
    {
        std::string text = "    (positions\n";
        const Bounds all = bounds(m_board);
        constexpr int pixels = 48;
        for (const CellId cell : m_board.cells()) {
            const Point at = cellShape(m_board, cell).centre;
            const int left = (at.x - cellUnit / 2 - all.low.x) * pixels / cellUnit;
            const int top = (all.high.y - at.y - cellUnit / 2) * pixels / cellUnit;
            text += "      (" + m_words.cell(cell) + " " + std::to_string(left) + " "
                    + std::to_string(top) + " " + std::to_string(left + pixels) + " "
                    + std::to_string(top + pixels) + ")\n";
        }
        text += "    )\n";
        for (const auto &[step, name] : m_words.steps())
            text += links(step, name);
        return text;
    }

    /// A rectangle whose cells are called by file and rank, and nothing but vectors to step along.
    bool isGrid() const
    {
        const bool isNamed =
            m_subject.design().board->edits.renamed.empty() && m_subject.files() <= 26;
        return isNamed && m_subject.isPlainRectangle()
               && std::all_of(m_words.steps().begin(), m_words.steps().end(), [&](const auto &row) {
                      return m_compass.vector(row.first) && m_compass.walk(row.first).empty()
                             && !m_compass.joined(row.first);
                  });
    }

    std::string grid() const
    {
        std::string files;
        std::string ranks;
        for (int file = 0; file < m_subject.files(); ++file)
            appendItem(files, "/", std::string(1, static_cast<char>('a' + file)));
        for (int rank = m_subject.ranks(); rank > 0; --rank)
            appendItem(ranks, "/", std::to_string(rank));
        std::string text = "    (grid\n      "
                           "(start-rectangle 0 0 48 48)\n      (dimensions (\""
                           + files + "\" (48 0)) (\"" + ranks + "\" (0 48)))\n      (directions";
        for (const auto &[step, name] : m_words.steps()) {
            const Vector vector = m_compass.vector(step).value_or(Vector{});
            text += " (" + name + " " + std::to_string(vector.x()) + " "
                    + std::to_string(-vector.y()) + ")";
        }
        text += ")\n    )\n";
        std::string holes;
        for (const SiteId site : m_subject.design().board->edits.removed)
            holes += " " + m_board.siteName(site);
        if (!holes.empty())
            text += "    (kill-positions" + holes + ")\n";
        return text;
    }

    std::string links(StepId step, const std::string &name) const
    {
        std::string pairs;
        for (const CellId cell : m_board.cells()) {
            if (const auto link = m_board.link(cell, step))
                pairs += " (" + m_words.cell(cell) + " " + m_words.cell(link->to) + ")";
        }
        return "    (links " + name + pairs + ")\n";
    }

    /// Every direction is named, also one that stays what it is.
    std::string symmetries() const
    {
        std::string text;
        const OrientationId first = m_compass.find(m_subject.rules().players.front().facing);
        for (std::size_t i = 1; i < m_words.players().size(); ++i) {
            std::string pairs;
            for (const auto &[step, name] : m_words.steps()) {
                const StepId own = m_compass.seen(m_compass.inverse(first), step);
                const auto image = m_words.steps().find(stepSeenBy(m_subject, PlayerId(i), own));
                if (image != m_words.steps().end())
                    pairs += " (" + name + " " + image->second + ")";
            }
            text += "    (symmetry " + m_words.player(PlayerId(i)) + pairs + ")\n";
        }
        return text;
    }

    std::string zones() const
    {
        std::string text;
        const auto &zones = m_subject.design().board->edits.zones;
        for (const ZoneId zone : IdRange<ZoneId>(zones.size())) {
            for (const PlayerId player : m_subject.playerIds()) {
                text += "    (zone (name " + m_words.zone(zone) + ") (players "
                        + m_words.player(player) + ") (positions";
                for (const CellId cell : m_subject.zoneCells(zone, player))
                    text += " " + m_words.cell(cell);
                text += "))\n";
            }
        }
        return text;
    }

    const Subject &m_subject;
    const Board &m_board;
    const Compass &m_compass;
    const ZrfVocabulary &m_words;
};

} // namespace

std::string zrfBoardText(const Subject &subject, const ZrfVocabulary &words)
{
    return BoardWriter(subject, words).text();
}

} // namespace rookery
