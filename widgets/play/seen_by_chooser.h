#pragma once

#include <QComboBox>

namespace rookery {

class PlaySession;

/// Through whose eyes a game with secrets is shown: all of it, or what one player sees. Hidden
/// where the design has no secrets.
class SeenByChooser final : public QComboBox
{
    Q_OBJECT

public:
    explicit SeenByChooser(QWidget *parent = nullptr);

    /// Null: no game.
    void bind(PlaySession *play);

private:
    void refresh();

    PlaySession *m_play = nullptr;
};

} // namespace rookery
