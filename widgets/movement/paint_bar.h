#pragma once

#include "widgets/movement/movement_grid.h"

#include <QWidget>

#include <array>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QFrame;
class QGridLayout;
class QLabel;
class QSpinBox;
class QToolButton;

namespace rookery {

/// The pencils of the pattern painter and how they paint. What is seldom changed, how rides go and
/// how many cells the grid has, is behind one button, which stays down while any of it is unusual.
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
    QToolButton *optionsButton() const { return m_options; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void setUpBoxes();
    void fillBoxes();
    void connectParts();
    void makePencils();
    void makeRights();
    void makeSymmetry();
    void makeTestPieces();
    void makeOptions();
    void openOptions();
    void refresh();
    void refreshPictures();
    /// All lies in one row, the buttons as pictures, with labels beside the boxes or with words of
    /// their own; where there is less room than that, in two.
    enum class Room { Narrow, Pictures, Labels, Words };
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
    QLabel *m_symmetryLabel;
    QLabel *m_piecesLabel;
    QToolButton *m_clear;
    QToolButton *m_options;
    QFrame *m_popup; ///< below the button
    QGridLayout *m_layout;
    Group *m_pencilGroup;
    Group *m_rightsGroup;
    Group *m_symmetryGroup;
    Group *m_pieceGroup;
    std::array<QFrame *, 2> m_lines;
    bool m_isRefreshing = false;
    Lattice m_lattice = Lattice::Free; ///< of the choices; none yet
};

} // namespace rookery
