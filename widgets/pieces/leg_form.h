#pragma once

#include "model/movement/legs/leg_traits.h"
#include "widgets/movement/edited_movement.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QSpinBox;
class QToolButton;
class QVBoxLayout;
class QWidgetAction;

namespace rookery {

class CompassRose;

/// Everything about one leg of a movement that is written as legs: its steps and length, what
/// happens on an empty cell, an enemy or a friend and which legs follow there, and what must hold.
/// Every change is made at once and can be undone; the window stays beside the editor and follows
/// the chosen leg.
class LegForm final : public QDialog
{
    Q_OBJECT

public:
    explicit LegForm(EditedMovement &movement, QWidget *parent = nullptr);

    /// The leg that the form is about; nothing if the chosen row is none.
    std::optional<EditedMovement::LegPlace> leg() const;

    /// Makes ready to change what happens where the leg ends, on one kind of occupant.
    void edit(LegEnd Leg::*end);

    QLineEdit *steps() const { return m_steps; }
    QString message() const;

private:
    /// The row of one kind of occupant.
    struct EndRow
    {
        LegEnd Leg::*end;
        QComboBox *effect = nullptr; ///< none for an empty cell
        QCheckBox *stop = nullptr;
        QToolButton *then = nullptr;
        QComboBox *whom = nullptr;
        QToolButton *types = nullptr;
    };

    void layOutWay(QVBoxLayout *column);
    void layOutEnds(QVBoxLayout *column);
    void layOutConditions(QVBoxLayout *column);
    EndRow
    addEnd(QGridLayout *grid, int row, const QString &who, const QString &part, LegEnd Leg::*end);
    template<class Owner>
    QCheckBox *flagBox(const LegFlag<Owner> &flag);

    const LegGraph *graph() const;
    const Leg *current() const;
    void refresh();
    void showWay(const Leg &leg);
    void showEnd(const EndRow &row, const Leg &leg);
    void showZones(const Leg &leg);
    void fillWays(const Leg &leg);
    void addWay(const Leg &leg, const Step &step, const QString &name);
    void showRose(const Leg &leg);
    void toggleWay(const Step &step);
    void fillThen(const EndRow &row, const Leg &leg);
    void fillTypes(const EndRow &row, const Leg &leg);
    /// Changes the leg as one step that can be undone; says why if it cannot be so.
    void change(const std::function<void(Leg &)> &how, const QString &mergeKey = {});
    void changeEnd(const EndRow &row, const std::function<void(LegEnd &)> &how);
    void changeSteps();
    void changeRange();
    void addFollower(const EndRow &row);
    void say(const QString &fault);

    EditedMovement &m_movement;
    QWidget *m_page;
    QLabel *m_nothing;
    QToolButton *m_write; ///< as legs, where the movement is written otherwise
    QLineEdit *m_steps;
    QToolButton *m_groups; ///< of directions, for all its steps at once
    CompassRose *m_rose;   ///< in the menu of that, as the next
    QWidgetAction *m_roseRow;
    std::optional<DirectionId> m_onRose; ///< where the keyboard is
    QSpinBox *m_least;
    QSpinBox *m_most;
    QComboBox *m_way;
    std::vector<EndRow> m_ends;
    std::vector<std::pair<QCheckBox *, std::function<bool(const Leg &)>>> m_flags;
    QVBoxLayout *m_zones;
    QToolButton *m_addZone;
    QLabel *m_message;
    bool m_isRefreshing = false;
};

} // namespace rookery
