#pragma once

#include <QComboBox>
#include <QStringList>

namespace rookery {

class PlaySession;
struct Rules;

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
    void fill(const QStringList &texts, const Rules &rules);

    PlaySession *m_play = nullptr;
    QStringList m_texts;
};

} // namespace rookery
