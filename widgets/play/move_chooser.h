#pragma once

#include "model/play/moves/move_choice.h"

#include <QFrame>
#include <QList>

#include <vector>

class QGridLayout;
class QLabel;
class QToolButton;

namespace rookery {

class PlaySession;

/// Asks beside a cell what a move leaves open: the promotion, what comes in, which pieces are
/// taken. Each answer has a key; Esc takes the move's last step back.
class MoveChooser final : public QFrame
{
    Q_OBJECT

public:
    explicit MoveChooser(QWidget *parent);

    /// Hides itself unless the game asks something.
    void ask(PlaySession &play, const QRect &cell);
    const QList<QToolButton *> &buttons() const { return m_buttons; }

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fill();
    void addButton(std::size_t option);
    QString textOf(const MoveChoice::Option &option) const;
    QString keyFor(const MoveChoice::Option &option, std::size_t index) const;
    void place(const QRect &cell);
    void choose(std::size_t option);

    PlaySession *m_play = nullptr;
    MoveChoice::Question m_question = MoveChoice::Question::None;
    std::vector<MoveChoice::Option> m_options;
    QLabel *m_title;
    QGridLayout *m_grid;
    QList<QToolButton *> m_buttons;
    QStringList m_keys;
};

} // namespace rookery
