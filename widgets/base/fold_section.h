#pragma once

#include <QWidget>

class QLayout;
class QToolButton;

namespace rookery {

/// A part of a panel that folds away below its title: by a click, or by Space while the title has
/// the keyboard.
class FoldSection final : public QWidget
{
    Q_OBJECT

public:
    /// `key` is what the settings call it; parts that never show at once may share one.
    FoldSection(const char *key, const QString &title, QWidget *content);
    FoldSection(const char *key, const QString &title, QLayout *content);

    QString key() const { return m_key; }
    void setTitle(const QString &title);
    /// A sentence of what is in it, for the tooltip of the title.
    void setSays(const QString &sentence);
    bool isFolded() const { return m_isFolded; }
    void fold();
    void unfold();
    /// Unfolds it as by hand, for something inside that is gone to.
    void reveal();

Q_SIGNALS:
    /// By hand.
    void toggled();

private:
    void toggle();
    void refresh();

    QString m_key;
    QString m_says;
    QToolButton *m_title;
    QWidget *m_content;
    bool m_isFolded = false;
};

} // namespace rookery
