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
    bool isFolded() const { return m_isFolded; }
    void fold();
    void unfold();

Q_SIGNALS:
    /// By hand.
    void toggled();

private:
    void toggle();
    void refresh();

    QString m_key;
    QToolButton *m_title;
    QWidget *m_content;
    bool m_isFolded = false;
};

} // namespace rookery
