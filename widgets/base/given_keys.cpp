#include "widgets/base/given_keys.h"

#include <QLabel>
#include <QRegularExpression>
#include <QWidget>

#include <memory>

namespace rookery {

GivenKeys &GivenKeys::all()
{
    static GivenKeys keys;
    return keys;
}

void GivenKeys::set(const Keys &keys)
{
    if (keys == m_keys)
        return;
    m_keys = keys;
    Q_EMIT changed();
}

QList<QKeyCombination> GivenKeys::of(const QString &id, const QList<QKeyCombination> &usual) const
{
    const auto given = m_keys.find(id);
    if (given == m_keys.end())
        return usual;
    return given->isEmpty() ? QList<QKeyCombination>() : QList<QKeyCombination>{(*given)[0]};
}

QString partKeyId(const char *part, const char *row)
{
    return QStringLiteral("part.%1.%2").arg(QLatin1String(part), QLatin1String(row));
}

QString withGivenKey(const QString &text, const QString &id)
{
    const GivenKeys::Keys &keys = GivenKeys::all().keys();
    const auto given = keys.find(id);
    if (given == keys.end())
        return text;
    static const QRegularExpression lastBrackets(QStringLiteral("\\s*\\([^()]*\\)(?=[^()]*$)"));
    const QRegularExpressionMatch usual = lastBrackets.match(text);
    const qsizetype begin = usual.hasMatch() ? usual.capturedStart() : text.size();
    const QString name = given->toString(QKeySequence::NativeText);
    const QString key = name.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(name);
    return text.left(begin) + key + text.mid(begin + usual.capturedLength());
}

void showKeyInTip(QWidget &widget, const QString &id)
{
    // A tip that was changed meanwhile names the usual key again.
    struct Tips
    {
        QString usual;
        QString shown;
    };
    const auto tips = std::make_shared<Tips>();
    const auto show = [tips, id, part = &widget] {
        if (part->toolTip() != tips->shown)
            tips->usual = part->toolTip();
        const QString former = part->toolTip();
        tips->shown = withGivenKey(tips->usual, id);
        part->setToolTip(tips->shown);
        part->setStatusTip(tips->shown);
        if (part->accessibleName() == former) // a picture alone is called by its tip
            part->setAccessibleName(tips->shown);
    };
    QObject::connect(&GivenKeys::all(), &GivenKeys::changed, &widget, show);
    show();
}

void showKeyInText(QLabel &label, const QString &id)
{
    const auto show = [usual = label.text(), id, &label] {
        label.setText(withGivenKey(usual, id));
    };
    QObject::connect(&GivenKeys::all(), &GivenKeys::changed, &label, show);
    show();
}

} // namespace rookery
