#pragma once

#include <QFrame>

#include <functional>
#include <vector>

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

    /// Whether a choice answers the question, or only helps to answer it.
    enum class Then { Closes, Stays };
    struct Choice
    {
        QString verb;
        std::function<void()> act;
        Then then = Then::Closes;
    };

    /// Stays until a choice is made or the bar is closed.
    void ask(const QString &sentence, const QList<Choice> &choices);
    /// Goes away by itself after a few seconds. What waits for an answer is not talked over.
    void say(const QString &sentence);
    /// Stays until it is closed; a question that it hides is asked again then.
    void warn(const QString &sentence);
    QString sentence() const;
    /// Whether it is there until somebody has read it.
    bool stays() const;

private:
    struct Notice
    {
        QString sentence;
        QList<Choice> choices;
        bool isWarning = false;
    };
    void show(const Notice &notice);
    void close();

    QLabel *m_text;
    QHBoxLayout *m_buttons;
    QTimer *m_fade;
    Notice m_shown;
    std::vector<Notice> m_hidden; ///< questions under a warning, the oldest first
};

} // namespace rookery
