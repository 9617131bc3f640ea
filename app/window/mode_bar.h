#pragma once

#include <QToolBar>

class QToolButton;

namespace rookery {

class ActionSet;

/// The row with the modes, undo and redo, the number of problems and the search for actions. Where
/// it is too narrow for all words, pictures stand alone: at first those that everybody knows, then
/// the modes; tooltips say the words.
class ModeBar final : public QToolBar
{
    Q_OBJECT

public:
    explicit ModeBar(const ActionSet &actions, QWidget *parent = nullptr);

    /// Of a window without a design, nothing is said.
    void hideProblems();
    void setProblems(int errors, int warnings);

Q_SIGNALS:
    void problemsWanted();

protected:
    bool event(QEvent *event) override;

private:
    enum class Words { All, ModesOnly, None };

    void addModes(const ActionSet &actions);
    void addProblems();
    void fit();
    void setWords(Words words);
    int neededWidth() const;

    QList<QAction *> m_modes;
    QList<QAction *> m_others;
    QToolButton *m_problems;
};

} // namespace rookery
