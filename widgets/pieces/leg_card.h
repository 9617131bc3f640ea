#pragma once

#include <QIcon>
#include <QRect>
#include <QString>

#include <vector>

class QModelIndex;
class QWidget;

namespace rookery {

/// Where the parts of a row of the list of legs lie. A row with a mark is a card: its words on as
/// many lines as they need, below them chips for its range, its rights and each of its conditions.
/// Other rows are headings, with their chips at the end of the line if there is room.
struct LegCard
{
    struct Chip
    {
        QString text;
        QIcon icon;
        int column = none;   ///< whose value it shows; none for a condition
        bool offers = false; ///< a choice
        bool hasBox = false;
        QRect area = {};

        static constexpr int none = -1;
    };
    /// Where the parts of a chip lie; empty what it has not.
    struct ChipParts
    {
        QRect picture;
        QRect box;
        QRect words;
        QRect arrow;
    };

    /// Of the row of this index of the first column, in the area that it has in the list.
    LegCard(const QWidget &list, const QModelIndex &index, const QRect &row);

    /// The chip that shows this column; null if there is none.
    const Chip *chip(int column) const;

    static ChipParts partsOf(const QWidget &list, const Chip &chip);
    /// The check box in an area, where the style has it.
    static QRect boxIn(const QWidget &list, const QRect &area);
    /// Where the row's own check box and its mark are in the middle.
    static QRect firstLine(const QWidget &list, const QRect &row);

    bool isCard = false;
    QRect box; ///< empty if the row has none
    QRect mark;
    QRect words;
    QString text;
    std::vector<Chip> chips;
    int height = 0;

private:
    void readChips(const QModelIndex &index);
    void measure(const QWidget &list, Chip &chip, int room) const;
    bool fitsBeside(int room, int textWidth) const;
    void placeBeside();
    void placeBelow();
};

} // namespace rookery
