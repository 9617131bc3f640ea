#pragma once

#include "widgets/movement/movement_grid.h"

#include <QHash>
#include <QWidget>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QFrame;
class QGridLayout;
class QLabel;
class QSpinBox;
class QToolButton;

namespace rookery {

/// The pencils of the pattern painter and how they paint.
class PaintBar final : public QWidget
{
    Q_OBJECT

public:
    explicit PaintBar(MovementGrid &grid, QWidget *parent = nullptr);

    QToolButton *pencilButton(Pencil pencil) const;
    QToolButton *rightsButton(Rights rights) const;
    QSpinBox *rangeBox() const { return m_range; }
    QComboBox *symmetryBox() const { return m_symmetry; }
    QComboBox *sideBox() const { return m_side; }
    QCheckBox *strideBox() const { return m_stride; }
    QToolButton *clearButton() const { return m_clear; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void setUpBoxes();
    void fillBoxes();
    void connectParts();
    void makePencils();
    void makeRights();
    void makeRide();
    void makeTestPieces();
    void makeGridBoxes();
    void refresh();
    void refreshPictures();
    /// Where there is little room the buttons show their pictures only, and where there is less the
    /// groups lie in three rows.
    enum class Room { Narrow, Pictures, Words, All };
    void arrange(Room room);
    template<class Change>
    void change(Change change);

    MovementGrid &m_grid;
    class Group;

    QButtonGroup *m_pencils;
    QButtonGroup *m_rights;
    QSpinBox *m_range;
    QCheckBox *m_stride;
    QComboBox *m_symmetry;
    QComboBox *m_side;
    QLabel *m_piecesLabel;
    QToolButton *m_clear;
    QGridLayout *m_layout;
    Group *m_pencilGroup;
    Group *m_rightsGroup;
    Group *m_rideGroup;
    Group *m_pieceGroup;
    Group *m_gridGroup;
    QFrame *m_line;
    bool m_isRefreshing = false;
    Lattice m_lattice = Lattice::Free; ///< of the choices; none yet
};

} // namespace rookery
