#include "app/help/key_sheet.h"

#include "widgets/base/form.h"

#include <QBuffer>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPageLayout>
#include <QPdfWriter>
#include <QPrinter>
#include <QPushButton>
#include <QTextDocument>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

namespace {

constexpr int keyColumn = 0;
constexpr int actionColumn = 1;
constexpr int usualColumn = 2;
constexpr int tableWidth = 680; ///< beside a text of the usual size
constexpr int tableHeight = 620;
constexpr double pageMargin = 15; // millimetres
constexpr int pointSize = 9;
constexpr double screenDots = 96; // an inch

QString cells(const QTreeWidgetItem *row)
{
    if (!row)
        return QStringLiteral("<td>&nbsp;</td><td>&nbsp;</td>");
    const QString usual = row->text(usualColumn);
    const QString note = usual.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(usual);
    return QStringLiteral("<td width=\"22%\">%1</td><td width=\"28%\">%2%3</td>")
        .arg(row->text(keyColumn).toHtmlEscaped(),
             row->text(actionColumn).toHtmlEscaped(),
             note.toHtmlEscaped());
}

/// Rows in two columns, read downwards.
QString table(const QList<const QTreeWidgetItem *> &rows)
{
    const qsizetype half = (rows.size() + 1) / 2;
    QString text = QStringLiteral("<table width=\"100%\" cellpadding=\"2\">");
    for (qsizetype i = 0; i < half; ++i)
        text += QStringLiteral("<tr>%1%2</tr>").arg(cells(rows[i]), cells(rows.value(half + i)));
    return text + QStringLiteral("</table>");
}

} // namespace

KeySheet::KeySheet(const KeyChanges &changes, QWidget *parent)
    : QDialog(parent)
    , m_changes(changes)
    , m_search(new QLineEdit)
    , m_count(new QLabel)
    , m_list(new QTreeWidget)
    , m_save(form::verb("saveKeys", tr("Save PDF…"), tr("Writes what is shown to a PDF file")))
    , m_print(form::verb("printKeys", tr("Print…"), tr("Sends what is shown to a printer")))
{
    setObjectName(QStringLiteral("keySheet"));
    setWindowTitle(tr("Keyboard shortcuts"));
    form::sizeDialog(*this, tableHeight, tableWidth);
    m_search->setObjectName(QStringLiteral("sheetSearch"));
    m_search->setPlaceholderText(tr("Search actions and keys"));
    m_search->setClearButtonEnabled(true);
    form::explain(m_search, tr("Search actions"), tr("Shows only what has all these words"));
    m_list->setObjectName(QStringLiteral("sheetKeys"));
    m_list->setHeaderLabels({tr("Key"), tr("Action"), tr("Changed")});
    m_list->setUniformRowHeights(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(keyColumn, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(actionColumn, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(usualColumn, QHeaderView::ResizeToContents);
    form::explain(m_list, tr("Keys"), tr("What each key does, by where it works"));
    auto *change =
        form::verb("changeKeys", tr("Change keys…"), tr("Opens the settings of the keys"));
    auto *close = form::verb("closeKeys", tr("Close"), tr("Closes this window"));

    auto *top = new QHBoxLayout;
    top->addWidget(m_search, 1);
    top->addWidget(m_count);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(change);
    buttons->addStretch(1);
    for (QPushButton *each : {m_print, m_save, close})
        buttons->addWidget(each);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    fill();
    connect(m_search, &QLineEdit::textChanged, this, &KeySheet::filter);
    connect(m_save, &QPushButton::clicked, this, &KeySheet::savePdfWanted);
    connect(m_print, &QPushButton::clicked, this, &KeySheet::printWanted);
    connect(change, &QPushButton::clicked, this, &KeySheet::changeWanted);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
}

void KeySheet::setChanges(const KeyChanges &changes)
{
    m_changes = changes;
    fill();
}

void KeySheet::fill()
{
    m_list->clear();
    QHash<QString, QTreeWidgetItem *> groups;
    for (const KeyRow &row : keyRows()) {
        const QList<QKeySequence> keys = keysOf(row.id, row.usual, m_changes);
        const bool isChanged = m_changes.contains(row.id);
        if (keys.isEmpty() && !isChanged)
            continue;
        QTreeWidgetItem *&group = groups[row.group];
        if (!group) {
            group = new QTreeWidgetItem(m_list, {row.group});
            group->setFirstColumnSpanned(true);
            group->setExpanded(true);
            QFont bold = m_list->font();
            bold.setBold(true);
            group->setFont(0, bold);
        }
        const QString usual = isChanged ? tr("usually %1").arg(keyNames(row.usual)) : QString();
        new QTreeWidgetItem(group,
                            {keys.isEmpty() ? tr("no key") : keyNames(keys), row.title, usual});
    }
    m_list->setColumnHidden(usualColumn, m_changes.isEmpty());
    m_list->setCurrentItem(m_list->topLevelItem(0));
    filter();
}

void KeySheet::filter()
{
    const QStringList words = m_search->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    int shown = 0;
    for (int g = 0; g < m_list->topLevelItemCount(); ++g) {
        QTreeWidgetItem *group = m_list->topLevelItem(g);
        int inGroup = 0;
        for (int i = 0; i < group->childCount(); ++i) {
            QTreeWidgetItem *row = group->child(i);
            const QString text = QStringList{group->text(0),
                                             row->text(keyColumn),
                                             row->text(actionColumn),
                                             row->text(usualColumn)}
                                     .join(QLatin1Char(' '));
            const bool fits = std::all_of(words.begin(), words.end(), [&](const QString &word) {
                return text.contains(word, Qt::CaseInsensitive);
            });
            row->setHidden(!fits);
            inGroup += fits ? 1 : 0;
        }
        group->setHidden(inGroup == 0);
        shown += inGroup;
    }
    m_count->setText(shown == 0 ? tr("Nothing found") : tr("%n key(s)", nullptr, shown));
    m_save->setEnabled(shown > 0);
    m_print->setEnabled(shown > 0);
}

QString KeySheet::html() const
{
    QString text = QStringLiteral("<h2>%1</h2>").arg(windowTitle().toHtmlEscaped());
    for (int g = 0; g < m_list->topLevelItemCount(); ++g) {
        const QTreeWidgetItem *group = m_list->topLevelItem(g);
        if (group->isHidden())
            continue;
        QList<const QTreeWidgetItem *> rows;
        for (int i = 0; i < group->childCount(); ++i) {
            if (!group->child(i)->isHidden())
                rows.append(group->child(i));
        }
        text += QStringLiteral("<p style=\"margin-top:12px\"><b>%1</b></p>")
                    .arg(group->text(0).toHtmlEscaped())
                + table(rows);
    }
    return text;
}

QByteArray KeySheet::pdf() const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(windowTitle());
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(pageMargin, pageMargin, pageMargin, pageMargin),
                          QPageLayout::Millimeter);
    printTo(writer);
    buffer.close();
    return bytes;
}

void KeySheet::print(QPrinter &printer) const
{
    printTo(printer);
}

/// On all of the page between its margins.
void KeySheet::printTo(QPagedPaintDevice &device) const
{
    QTextDocument document;
    document.setDefaultFont(QFont(font().family(), pointSize));
    document.setDocumentMargin(0);
    document.setHtml(html());
    // Laid out in the pixels of a screen, it is fitted to the device.
    const QSizeF page = device.pageLayout().paintRect(QPageLayout::Inch).size();
    document.setPageSize(page * screenDots);
    document.print(&device);
}

} // namespace rookery
