#pragma once

#include "widgets/workspace/workspace.h"

#include <QWidget>

class QComboBox;
class QPushButton;
class QSlider;
class QSpinBox;

namespace rookery {

/// For boards that are drawn by hand: lines the selected cells up, spaces them out, gives them
/// another outline, adds circles and polygons of cells, and lays a picture under the board to draw
/// after.
class ArrangeBox final : public QWidget
{
    Q_OBJECT

public:
    explicit ArrangeBox(QWidget *parent = nullptr);

    void bind(Workspace *workspace);
    void refresh();
    /// The picture to draw after; false if it cannot be read.
    bool trace(const QString &path);

private:
    QLayout *makeAlignment();
    QWidget *makeOutlines();
    QLayout *makeFigures();
    QLayout *makeTracing();
    void addFigure();
    void setStrength(int percent);
    std::vector<SiteId> selected() const;

    Workspace *m_workspace = nullptr;
    QList<QPushButton *> m_needTwo; ///< selected cells
    QComboBox *m_outline;
    QComboBox *m_figure;
    QSpinBox *m_count;
    QSpinBox *m_perSide;
    QPushButton *m_forget;
    QSlider *m_strength;
};

} // namespace rookery
