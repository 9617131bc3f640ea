#pragma once

#include <QFrame>

class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace rookery {

class PlaySession;
class SeenGame;
struct Rules;

/// One line above the board: whose turn it is or how the game ended, what was refused and why, a
/// field for moves as text, and passing.
class PlayBar final : public QFrame
{
    Q_OBJECT

public:
    explicit PlayBar(QWidget *parent = nullptr);

    void bind(PlaySession &play);
    QString stateText() const;
    QString messageText() const;
    QLineEdit *moveField() const { return m_move; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void showMessage();
    void showClocks();
    QString counters() const;
    static QStringList ownNumbers(const SeenGame &game, const Rules &rules);
    QString exampleMove() const;

    PlaySession *m_play = nullptr;
    QLabel *m_swatch;
    QLabel *m_state;
    QLabel *m_message;
    QLabel *m_clocks;
    QLineEdit *m_move;
    QPushButton *m_pass;
    QPushButton *m_go;
    QPushButton *m_stop;
    QPushButton *m_now;
    QPushButton *m_hint;
    QPushButton *m_draw;
    QPushButton *m_resign;
    QPushButton *m_again;
};

} // namespace rookery
