#pragma once

#include "widgets/workspace/workspace.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QSlider;

namespace rookery {

/// What can be done with the links of the chosen direction all at once: repeat them by the
/// symmetry, turn them back, link by the drawing within a tolerance, and read or write them as
/// text.
class LinkBox final : public QWidget
{
    Q_OBJECT

public:
    explicit LinkBox(QWidget *parent = nullptr);

    void bind(Workspace *workspace);
    void refresh();

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void repeatBySymmetry();
    void turnBack();
    void showText();
    void previewGeometry();
    void link();
    void leave();

    Workspace *m_workspace = nullptr;
    QPushButton *m_repeat;
    QPushButton *m_turnBack;
    QPushButton *m_text;
    QSlider *m_tolerance;
    QLabel *m_found;
    QPushButton *m_link;
    QPushButton *m_leave;
    bool m_isPreviewing = false;
};

} // namespace rookery
