#pragma once

#include <QFrame>

#include <functional>

class QHBoxLayout;
class QLabel;
class QTimer;

namespace rookery {

/// A bar at the board's edge for what must be said but need not stop anybody: a sentence, and verbs
/// to choose from.
class NoticeBar final : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget *parent = nullptr);

    struct Choice
    {
        QString verb;
        std::function<void()> act;
    };

    /// Stays until a choice is made or the bar is closed.
    void ask(const QString &sentence, const QList<Choice> &choices);
    /// Goes away by itself after a few seconds.
    void say(const QString &sentence);
    QString sentence() const;

private:
    void show(const QString &sentence, const QList<Choice> &choices);

    QLabel *m_text;
    QHBoxLayout *m_buttons;
    QTimer *m_fade;
};

} // namespace rookery
