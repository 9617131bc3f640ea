#pragma once

#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTranslator>
#include <QXmlStreamReader>
#include <QtWidgets>

namespace rookery::test {

/// A language in which every text that translators get stands between marks and is 40 % longer.
/// What they do not get (no text, or one asked for in another context) stays as it is.
class PseudoTranslator final : public QTranslator
{
public:
    explicit PseudoTranslator(const QString &tsFile)
    {
        QFile file(tsFile);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no texts");
        QXmlStreamReader xml(&file);
        QString context;
        while (!xml.atEnd()) {
            if (!xml.readNextStartElement() && xml.tokenType() != QXmlStreamReader::EndElement)
                continue;
            if (!xml.isStartElement())
                continue;
            if (xml.name() == QLatin1String("name"))
                context = xml.readElementText();
            else if (xml.name() == QLatin1String("source"))
                m_known << context + QLatin1Char('\n') + xml.readElementText();
        }
    }

    qsizetype count() const { return m_known.size(); }
    bool isEmpty() const override { return m_known.isEmpty(); }

    QString translate(const char *context, const char *source, const char *, int) const override
    {
        const QString text = QString::fromUtf8(source);
        if (!m_known.contains(QString::fromUtf8(context) + QLatin1Char('\n') + text))
            return {};
        return QStringLiteral("⟦") + text + QString(text.size() * 4 / 10, QLatin1Char('~'))
               + QStringLiteral("⟧");
    }

private:
    QSet<QString> m_known;
};

/// The text without what was translated; innermost marks first.
inline QString withoutMarked(QString text)
{
    static const QRegularExpression marked(QStringLiteral("⟦[^⟦⟧]*⟧"));
    while (text.contains(marked))
        text.replace(marked, QString());
    // What was elided lost its closing mark.
    static const QRegularExpression cut(QStringLiteral("⟦.*…"));
    return text.replace(cut, QString());
}

/// Whether translated texts stand beside one another that are neither sentences nor parts of a
/// list.
inline bool isGlued(QString text)
{
    static const QRegularExpression inner(QStringLiteral("(⟦[^⟦⟧]*)⟦([^⟦⟧]*)⟧"));
    while (text.contains(inner))
        text.replace(inner, QStringLiteral("\\1\\2"));
    static const QRegularExpression beside(QStringLiteral("([^~⟦⟧])~*⟧([ ]*)⟦"));
    for (auto found = beside.globalMatch(text); found.hasNext();) {
        static const QString ends(QStringLiteral(".!?:;…"));
        const QRegularExpressionMatch match = found.next();
        if (match.captured(2).isEmpty() || !ends.contains(match.captured(1)))
            return true;
    }
    return false;
}

/// One visible text and the widget that shows it.
struct SeenText
{
    QString text;
    QString where;
};

/// Every text of the visible widgets in a window, that of tips and of screen readers too.
class TextCollector
{
public:
    QList<SeenText> of(QWidget *top)
    {
        m_seen.clear();
        visit(top);
        for (QWidget *widget : top->findChildren<QWidget *>()) {
            if (widget->isVisibleTo(top))
                visit(widget);
        }
        return m_seen;
    }

private:
    void add(const QString &text, const QWidget *widget, const char *kind)
    {
        if (!text.isEmpty())
            m_seen.append({text,
                           QStringLiteral("%1 %2 (%3)")
                               .arg(QLatin1String(widget->metaObject()->className()),
                                    widget->objectName(),
                                    QLatin1String(kind))});
    }

    /// Buttons that Qt puts into docks, fields and bars of its own accord; Qt's translations name
    /// them. What exports lose is said by the model.
    static bool isOthers(const QWidget *widget)
    {
        static const QSet<QByteArray> classes{"QDockWidgetTitleButton",
                                              "QLineEditIconButton",
                                              "QToolBarExtension",
                                              "rookery::LimitsReport",
                                              "rookery::PortabilityChip"};
        for (const QWidget *up = widget; up; up = up->parentWidget()) {
            if (classes.contains(up->metaObject()->className()))
                return true;
        }
        return widget->objectName().startsWith(QStringLiteral("qt_"))
               || widget->objectName() == QLatin1String("importVariant") // names of variants
               || widget->objectName() == QLatin1String("compareWith")   // names of designs
               || widget->objectName() == QLatin1String("recoveryFolder")
               || widget->objectName() == QLatin1String("engineProtocol") // names of protocols
               || widget->objectName().startsWith(QStringLiteral("compared"))
               || widget->property("bundled").isValid(); // cards: names and descriptions of designs
    }

    void visit(QWidget *widget)
    {
        if (isOthers(widget))
            return;
        add(widget->toolTip(), widget, "tip");
        add(widget->statusTip(), widget, "status tip");
        add(widget->accessibleName(), widget, "accessible name");
        add(widget->accessibleDescription(), widget, "accessible description");
        if (auto *label = qobject_cast<QLabel *>(widget))
            add(plain(label->text()), widget, "label");
        if (auto *button = qobject_cast<QAbstractButton *>(widget))
            add(button->text(), widget, "button");
        if (auto *group = qobject_cast<QGroupBox *>(widget))
            add(group->title(), widget, "group");
        if (auto *dock = qobject_cast<QDockWidget *>(widget))
            add(dock->windowTitle(), widget, "dock");
        if (auto *field = qobject_cast<QLineEdit *>(widget))
            add(field->placeholderText(), widget, "placeholder");
        if (auto *spin = qobject_cast<QSpinBox *>(widget))
            add(spin->prefix() + spin->suffix() + spin->specialValueText(), widget, "number");
        if (auto *combo = qobject_cast<QComboBox *>(widget); combo && !combo->isEditable()) {
            for (int i = 0; i < combo->count(); ++i)
                add(combo->itemText(i), widget, "choice");
        }
        if (auto *tabs = qobject_cast<QTabBar *>(widget)) {
            for (int i = 0; i < tabs->count(); ++i)
                add(tabs->tabText(i), widget, "tab");
        }
        if (auto *menus = qobject_cast<QMenuBar *>(widget)) {
            for (QAction *action : menus->actions())
                visitMenu(action->menu(), action->text());
        }
        if (auto *button = qobject_cast<QToolButton *>(widget); button && button->menu())
            visitMenu(button->menu(), {});
        if (auto *items = qobject_cast<QAbstractItemView *>(widget); items && items->model())
            visitItems(*items);
    }

    void visitMenu(const QMenu *menu, const QString &title)
    {
        add(title, menu, "menu");
        for (const QAction *action : menu->actions()) {
            add(action->text(), menu, "menu entry");
            add(action->toolTip(), menu, "tip of a menu entry");
        }
    }

    void visitItems(const QAbstractItemView &view)
    {
        const QAbstractItemModel &model = *view.model();
        const bool hasHeader = view.findChild<QHeaderView *>() != nullptr;
        for (int column = 0; hasHeader && column < model.columnCount(); ++column)
            add(model.headerData(column, Qt::Horizontal).toString(), &view, "column");
        for (int row = 0; row < model.rowCount(); ++row) {
            for (int column = 0; column < model.columnCount(); ++column)
                add(model.index(row, column).data().toString(), &view, "row");
        }
    }

    static QString plain(const QString &text)
    {
        return Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText()
                                         : text;
    }

    QList<SeenText> m_seen;
};

} // namespace rookery::test
