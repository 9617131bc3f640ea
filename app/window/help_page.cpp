#include "app/window/help_page.h"

#include "app/window/action_table.h"
#include "model/phrase/functions.h"
#include "widgets/base/form.h"
#include "widgets/base/shown.h"
#include "widgets/tools/tool.h"

#include <QCoreApplication>
#include <QFile>
#include <QScrollBar>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTextDocument>
#include <QTimer>
#include <QVBoxLayout>

namespace rookery {

namespace {

constexpr int margin = 16;

QString shownKeys(const QString &id, const QList<QKeySequence> &usual, const KeyChanges &changes)
{
    QStringList texts;
    for (const QKeySequence &key : keysOf(id, usual, changes))
        texts << key.toString(QKeySequence::NativeText)
                     .replace(QLatin1Char('|'), QStringLiteral("\\|"));
    return texts.isEmpty() ? HelpPage::tr("no key") : texts.join(QStringLiteral(", "));
}

QString toolList(Mode mode, const KeyChanges &keys)
{
    QString text;
    for (const ToolRow &row : toolsFor(mode)) {
        text += QStringLiteral("- **%1** (%2) – %3\n")
                    .arg(QCoreApplication::translate("Tools", row.title),
                         shownKeys(QStringLiteral("tool.") + row.id, {QKeySequence(row.key)}, keys),
                         QCoreApplication::translate("Tools", row.hint)
                             .section(QStringLiteral(": "), 1));
    }
    return text;
}

QString keyTable(const KeyChanges &keys)
{
    QString text = QStringLiteral("| Key | Action |\n|---|---|\n");
    for (const ActionRow &row : actionTable()) {
        text += QStringLiteral("| %1 | %2 |\n")
                    .arg(shownKeys(QLatin1String(row.id), row.keys, keys),
                         QCoreApplication::translate("Actions", row.tip));
    }
    return text;
}

/// What own rules may ask, from the table of functions.
QString functionTable()
{
    QString text = QStringLiteral("| | | |\n|---|---|---|\n");
    for (const phrase::FunctionRow &row : phrase::functions()) {
        QStringList values;
        for (const phrase::Parameter &parameter : row.given())
            values << asKey(parameter.name);
        const QString call = values.isEmpty()
                                 ? QString()
                                 : QStringLiteral("(%1)").arg(values.join(QStringLiteral(", ")));
        text += QStringLiteral("| `%1%2` | %3 | `%4` |\n")
                    .arg(asKey(row.name), call, asKey(row.help), asKey(row.example));
    }
    return text;
}

} // namespace

HelpPage::HelpPage(std::optional<Mode> mode, const KeyChanges &keys, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Help"));
    setObjectName(QStringLiteral("helpPage"));
    resize(760, 620);
    auto *browser = new QTextBrowser;
    browser->setOpenExternalLinks(false);
    form::explain(browser, tr("Help"), tr("Offline help"));
    QFile file(QStringLiteral(":/help/help.md"));
    QString text = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    for (const auto &row : enumRows<Mode>())
        text.replace(QStringLiteral("{tools:%1}").arg(QString::fromUtf8(row.name.data())),
                     toolList(row.value, keys));
    text.replace(QStringLiteral("{keys}"), keyTable(keys));
    text.replace(QStringLiteral("{functions}"), functionTable());
    browser->setMarkdown(text);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(browser);
    browser->document()->setDocumentMargin(margin);
    if (mode && browser->find(asKey(enumTitle(*mode)) + QStringLiteral(" mode"))) {
        QTextCursor heading = browser->textCursor();
        heading.clearSelection();
        browser->setTextCursor(heading);
        // Once the text has its width: the heading at the top, not wherever it first comes into
        // view.
        QTimer::singleShot(0, browser, [browser] {
            QScrollBar *bar = browser->verticalScrollBar();
            bar->setValue(bar->value() + browser->cursorRect().top() - margin);
        });
    }
}

} // namespace rookery
