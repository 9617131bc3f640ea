#pragma once

#include <QToolBar>

namespace rookery {

class ActionSet;

/// The row with the modes, undo and redo and the search for actions. Where
/// it is too narrow for all words, pictures stand alone: at first those that everybody knows, then
/// the modes; tooltips say the words.
class ModeBar final : public QToolBar
{
    Q_OBJECT

public:
    explicit ModeBar(const ActionSet &actions, QWidget *parent = nullptr);

protected:
    bool event(QEvent *event) override;

private:
    enum class Words { All, ModesOnly, None };

    void addModes(const ActionSet &actions);
    void fit();
    void setWords(Words words);
    int neededWidth() const;

    QList<QAction *> m_modes;
    QList<QAction *> m_others;
};

} // namespace rookery
