#pragma once

#include "widgets/movement/edited_movement.h"

#include <QCoreApplication>

class QTreeWidget;
class QTreeWidgetItem;

namespace rookery {

/// The rows of the list of legs: makes them of the movement's entries, and reads what a row stands
/// for.
class LegRows
{
    Q_DECLARE_TR_FUNCTIONS(rookery::LegRows)

public:
    enum Column { What, Reach, May };
    /// The value of a cell that offers a choice: a range, a Rights or a When.
    static constexpr int choiceRole = Qt::UserRole + 3;
    /// Of a row, in its first column: what it does in words, and what it asks for besides.
    static constexpr int wordsRole = Qt::UserRole + 8;
    static constexpr int conditionsRole = Qt::UserRole + 9;
    static constexpr int passes = -1; ///< of a leg: instead of Rights

    LegRows(QTreeWidget &tree, const EditedMovement &movement);

    /// Replaces all rows by those of the movement.
    void fill();

    static EditedMovement::Row placeOf(const QTreeWidgetItem &row);
    /// The row of the leg that a row is about; null if it is about none.
    static QTreeWidgetItem *legOf(QTreeWidgetItem &row);
    /// The occupant for which a row says what follows where a leg ends; null for other rows.
    static LegEnd Leg::*endOf(const QTreeWidgetItem &row);
    /// The step of a group that a row stands for.
    static std::optional<std::size_t> stepOf(const QTreeWidgetItem &row);

private:
    static constexpr int entryRole = Qt::UserRole;
    static constexpr int itemRole = Qt::UserRole + 1;
    static constexpr int stepRole = Qt::UserRole + 4;
    static constexpr int partRole = Qt::UserRole + 5;
    static constexpr int legRole = Qt::UserRole + 6;
    static constexpr int endRole = Qt::UserRole + 7;
    static constexpr int noChild = -1;

    struct Graph;
    void addEntry(std::size_t entry);
    void addLegs(QTreeWidgetItem *row, std::size_t entry);
    void addItem(QTreeWidgetItem *parent, std::size_t entry, std::size_t item);
    void mark(QTreeWidgetItem *row, std::optional<Rights> rights, const QString &words);
    void addSteps(QTreeWidgetItem *parent, const PathItem &item);
    QTreeWidgetItem *addPart(QTreeWidgetItem *parent, When when);
    void addLeg(QTreeWidgetItem *parent, Graph &graph, LegId id);
    void addBranches(QTreeWidgetItem *parent, Graph &graph, const Leg &leg);
    void offerLegChoices(QTreeWidgetItem *row, const Leg &leg);

    QTreeWidget &m_tree;
    const EditedMovement &m_movement;
};

} // namespace rookery
