#pragma once

#include "widgets/workspace/workspace.h"

#include <QWidget>

class QButtonGroup;

namespace rookery {

/// The palette of colours that cells are given by hand: a click chooses one and the tool to paint
/// it.
class ColourRow final : public QWidget
{
    Q_OBJECT

public:
    explicit ColourRow(QWidget *parent = nullptr);

    /// Null lets go of the design.
    void bind(Workspace *workspace);
    QButtonGroup *buttons() const { return m_buttons; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void drawSwatches();

    Workspace *m_workspace = nullptr;
    QButtonGroup *m_buttons;
};

} // namespace rookery
