#pragma once

#include "model/play/game/drawn_shapes.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace rookery {

class PlaySession;

/// The arrows and marks that a person draws on the position on show. They are kept with it in the
/// record, as part of its comment.
class DrawnOnBoard
{
    Q_DECLARE_TR_FUNCTIONS(rookery::DrawnOnBoard)

public:
    explicit DrawnOnBoard(PlaySession &play);

    /// None while the record is being gone through.
    std::vector<DrawnShape> marks() const;
    /// The colour of the mark in this place of the board; none if there is none.
    std::optional<DrawnColour> colourAt(const DrawnShape &place) const;
    /// Draws it, or takes the same away.
    void toggle(const DrawnShape &mark);
    /// The same with the next colour, after the last one with none: for those who have but one key.
    void cycle(DrawnShape place);
    void clear();

    /// As long as the same position is on show.
    bool canUndo() const;
    bool canRedo() const;
    void undo();
    void redo();
    /// Nothing of it is undone any more: another game begins, or something else was done since.
    void reset();

    /// What is drawn on a cell, in words that end a sentence about it; empty if nothing is.
    QString wordsOn(CellId cell) const;

private:
    struct Step
    {
        std::string before;
        std::string after; ///< comments of the position
    };

    /// Of the position on show.
    const std::string &comment() const;
    bool isSaid(const std::string &text) const;
    void change(std::string text);
    QString sentence(const DrawnShape &mark) const;
    QString label(CellId cell) const;

    PlaySession &m_play;
    std::size_t m_node = 0; ///< of the record, where the steps belong
    std::vector<Step> m_done;
    std::vector<Step> m_undone;
};

} // namespace rookery
