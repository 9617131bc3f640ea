#include "widgets/base/given_keys.h"

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

static QString tipWithKey(QString tip, const QKeySequence &key)
{
    static const QRegularExpression usual(QStringLiteral("\\s*\\([^()]*\\)$"));
    tip.remove(usual);
    const QString name = key.toString(QKeySequence::NativeText);
    return name.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, name);
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
        const GivenKeys::Keys &keys = GivenKeys::all().keys();
        const auto given = keys.find(id);
        const QString former = part->toolTip();
        tips->shown = given == keys.end() ? tips->usual : tipWithKey(tips->usual, *given);
        part->setToolTip(tips->shown);
        part->setStatusTip(tips->shown);
        if (part->accessibleName() == former) // a picture alone is called by its tip
            part->setAccessibleName(tips->shown);
    };
    QObject::connect(&GivenKeys::all(), &GivenKeys::changed, &widget, show);
    show();
}

} // namespace rookery
