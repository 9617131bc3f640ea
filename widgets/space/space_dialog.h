#pragma once

#include <QDialog>

class QAbstractButton;

namespace rookery {

class BoardCanvas;
class SpaceView;

/// The board of a canvas in space, in a window of its own that stays beside the others.
class SpaceDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit SpaceDialog(BoardCanvas &canvas, QWidget *parent = nullptr);

    SpaceView *view() const { return m_view; }

private:
    void copyPicture();

    SpaceView *m_view;
    QAbstractButton *m_turn;
};

} // namespace rookery
