#pragma once

#include "tests/widgets/canvas_support.h"
#include "tests/widgets/window_support.h"
#include "widgets/analysis/problems_panel.h"
#include "widgets/rules/id_picker.h"
#include "widgets/rules/rule_form.h"
#include "widgets/rules/rule_picker.h"
#include "widgets/rules/rule_row.h"
#include "widgets/rules/rules_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>

namespace rookery::test {

/// The window with a bundled design on its page of rules.
class RulesBench : public Bench
{
public:
    explicit RulesBench(const char *design = "chess")
    {
        window.openBundled(QLatin1String(design));
        trigger("pieces.rules");
        panel = find<RulesPanel>("rulesPanel");
    }

    /// Paths of the rows on show, with the chosen one in brackets.
    QString rows() const
    {
        QStringList paths;
        for (const RuleRowView *row : panel->findChildren<RuleRowView *>()) {
            const QString path = QString::fromStdString(row->entry().path);
            if (row->isVisible())
                paths << (row->isChosen() ? QStringLiteral("[%1]").arg(path) : path);
        }
        return paths.join(QLatin1Char(' '));
    }
    RuleRowView *row(const char *path) const { return panel->row(path); }
    void choose(const char *path)
    {
        QTest::mouseClick(row(path), Qt::LeftButton, {}, QPoint(12, 8));
        QCoreApplication::processEvents(); // its form finds its heights
    }
    template<class T>
    T *chooser(const char *path) const
    {
        return qobject_cast<T *>(panel->form()->chooser(QLatin1String(path)));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    const Rules &rules() { return *session().design().rules; }

    RulesPanel *panel = nullptr;
};

inline void pick(QComboBox *combo, int index)
{
    combo->setFocus();
    QTest::keyClick(combo, Qt::Key_Home);
    for (int i = 0; i < index; ++i)
        QTest::keyClick(combo, Qt::Key_Down);
}

} // namespace rookery::test
