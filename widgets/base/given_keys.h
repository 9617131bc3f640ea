#pragma once

#include <QKeyCombination>
#include <QKeySequence>
#include <QList>
#include <QMap>
#include <QObject>
#include <QString>

class QWidget;

namespace rookery {

/// The keys that the user gave in place of the usual ones, by the ids of the settings; empty for
/// none. All windows of the program have the same, so there is one.
class GivenKeys final : public QObject
{
    Q_OBJECT

public:
    using Keys = QMap<QString, QKeySequence>;

    static GivenKeys &all();

    void set(const Keys &keys);
    const Keys &keys() const { return m_keys; }
    /// The keys of something that has these usually.
    QList<QKeyCombination> of(const QString &id, const QList<QKeyCombination> &usual) const;

Q_SIGNALS:
    void changed();

private:
    GivenKeys() = default;

    Keys m_keys;
};

/// What a row of a part's table of keys is called in the settings: `part.painter.leap`.
QString partKeyId(const char *part, const char *row);

/// The tooltip of a widget ends with the usual key in brackets; from now on with the one that this
/// has, or with none.
void showKeyInTip(QWidget &widget, const QString &id);

} // namespace rookery
