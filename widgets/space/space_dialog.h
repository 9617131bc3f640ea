#pragma once

#include <QDialog>

namespace rookery {

class BoardCanvas;
class SpaceView;

/// The board of a canvas in space, in a window of its own that stays beside the others.
class SpaceDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `name` is what the design is called.
    SpaceDialog(BoardCanvas &canvas, const QString &name, QWidget *parent = nullptr);

    SpaceView *view() const { return m_view; }

private:
    void copyPicture();

    SpaceView *m_view;
};

} // namespace rookery
