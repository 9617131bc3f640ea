#pragma once

#include "widgets/workspace/workspace.h"

#include <QWidget>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QGridLayout;

namespace rookery {

class ColourRow;

/// How the board is drawn: layout, labels, where pieces stand, colours, and what the canvas shows
/// besides.
class BoardDrawingBox final : public QWidget
{
    Q_OBJECT

public:
    explicit BoardDrawingBox(QWidget *parent = nullptr);

    /// Null lets go of the design.
    void bind(Workspace *workspace);
    void refresh();

Q_SIGNALS:
    void newBoardWanted();

private:
    QWidget *makeLayouts();
    void addChoices(QGridLayout &grid);
    void addSwitches(QGridLayout &grid);
    void refreshChoices();

    Workspace *m_workspace = nullptr;
    QButtonGroup *m_layouts;
    QWidget *m_layoutBox;
    QComboBox *m_labels;
    QComboBox *m_places;
    QComboBox *m_colouring;
    ColourRow *m_colours;
    QComboBox *m_symmetry;
    QCheckBox *m_ghosts;
    QCheckBox *m_names;
};

} // namespace rookery
