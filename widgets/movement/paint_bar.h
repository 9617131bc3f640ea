#pragma once

#include "widgets/movement/movement_grid.h"

#include <QHash>
#include <QWidget>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QHBoxLayout;
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

    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void setUpBoxes();
    void fillBoxes();
    void connectParts();
    QHBoxLayout *pencilRow();
    QHBoxLayout *rightsRow();
    QHBoxLayout *rideRow();
    QHBoxLayout *gridRow();
    void refresh();
    void refreshPictures();
    /// Where there is little room the buttons show their pictures only.
    enum class Words { None, OnButtons, All };
    void showWords(Words words);
    int widthWith(Words words);
    template<class Change>
    void change(Change change);

    MovementGrid &m_grid;
    QButtonGroup *m_pencils;
    QButtonGroup *m_rights;
    QSpinBox *m_range;
    QCheckBox *m_stride;
    QComboBox *m_symmetry;
    QComboBox *m_side;
    QLabel *m_piecesLabel;
    QToolButton *m_clear;
    Words m_words = Words::All;
    int m_leastWidth = 0;
    int m_buttonsWidth = 0;
    int m_fullWidth = 0;
    bool m_isRefreshing = false;
    Lattice m_lattice = Lattice::Free; ///< of the choices; none yet
};

} // namespace rookery
