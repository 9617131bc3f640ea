#pragma once

#include <QWidget>

class QLabel;
class QListWidget;
class QToolButton;

namespace rookery {

class PlaySession;

/// What own moves and effects do in the last move, line by line; the board shows what the chosen
/// line has left.
class FollowPage final : public QWidget
{
    Q_OBJECT

public:
    explicit FollowPage(QWidget *parent = nullptr);

    /// The game; null for none.
    void bind(PlaySession *play);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void fill();
    QString emptySentence() const;
    void goToRow(int row);
    void step(int by);
    void showLine();

    PlaySession *m_play = nullptr;
    QLabel *m_title;
    QListWidget *m_list;
    QLabel *m_values;
    QToolButton *m_back;
    QToolButton *m_on;
    bool m_isFilling = false;
};

} // namespace rookery
