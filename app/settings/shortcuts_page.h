#pragma once

#include "app/settings/key_rows.h"
#include "app/settings/settings_page.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace rookery {

class KeyField;

/// The key of everything that has one: actions, tools, and what the parts of the window do. A key
/// that something else has is named, and given only when the user takes it away there.
class ShortcutsPage final : public SettingsPage
{
    Q_OBJECT

public:
    ShortcutsPage();

    QString title() const override { return tr("Shortcuts"); }
    void show(const PreferenceValues &values) override;
    void write(PreferenceValues &values) const override { values.keys = m_keys; }

private:
    QLayout *makeEditor();
    void fill();
    void filter();
    void choose();
    void showRow(QTreeWidgetItem &item) const;
    const KeyRow *chosen() const;
    /// Gives the chosen row these keys if they are free, otherwise says who has one.
    void want(const QList<QKeySequence> &keys);
    void give();
    void take(const KeyChanges &keys);
    void say(const QString &sentence, const KeyRow *holder);
    void sayElsewhere(const QKeySequence &key);

    const QList<KeyRow> m_rows;
    KeyChanges m_keys;
    QList<QKeySequence> m_wanted; ///< by the chosen row, of which another has one
    QKeySequence m_taken;         ///< that one
    QString m_holder;             ///< the other's id

    QLineEdit *m_search;
    QTreeWidget *m_list;
    QLabel *m_name;
    KeyField *m_key;
    QPushButton *m_none;
    QPushButton *m_usual;
    QLabel *m_message;
    QPushButton *m_take;
};

} // namespace rookery
