#pragma once

#include <QKeyCombination>
#include <QKeySequence>
#include <QList>
#include <QMap>
#include <QObject>
#include <QString>

class QLabel;
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

/// A text whose last brackets hold the usual key, with the one that the user gave in its place, or
/// without any.
QString withGivenKey(const QString &text, const QString &id);
/// The same for the tooltip of a widget, or the text of a label, from now on.
void showKeyInTip(QWidget &widget, const QString &id);
void showKeyInText(QLabel &label, const QString &id);

} // namespace rookery
