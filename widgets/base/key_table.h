#pragma once

#include "widgets/base/given_keys.h"

#include <QKeyCombination>
#include <QKeyEvent>
#include <QLatin1String>
#include <QList>
#include <QString>

#include <algorithm>
#include <utility>

namespace rookery {

/// Keys that a part of the window has for itself while it has the keyboard. The sheet of keys and
/// the settings list them.
struct PartKeys
{
    struct Row
    {
        QString id; ///< in the settings; empty if the keys belong together and stay as they are
        const char *does;            ///< in context "Keys"
        QList<QKeyCombination> keys; ///< the usual ones
    };

    const char *place; ///< in context "Keys"
    QList<Row> rows;
};

/// The key without what makes no difference: the keypad, and the Shift that digits and signs need
/// on some keyboards.
inline QKeyCombination plainKey(QKeyCombination key)
{
    const bool isLetter = key.key() >= Qt::Key_A && key.key() <= Qt::Key_Z;
    const bool isSign = key.key() > Qt::Key_Space && key.key() <= Qt::Key_AsciiTilde && !isLetter;
    Qt::KeyboardModifiers modifiers = key.keyboardModifiers();
    modifiers.setFlag(Qt::KeypadModifier, false);
    if (isSign)
        modifiers.setFlag(Qt::ShiftModifier, false);
    return QKeyCombination(modifiers, key.key());
}

inline QKeyCombination plainKey(const QKeyEvent &event)
{
    return plainKey(event.keyCombination());
}

/// The letters of the keyboard.
inline QList<QKeyCombination> letterKeys()
{
    QList<QKeyCombination> keys;
    for (int key = Qt::Key_A; key <= Qt::Key_Z; ++key)
        keys.append(static_cast<Qt::Key>(key));
    return keys;
}

/// The keys of a part and what it does with them. A part that handles its keys by this table, and
/// no others, is as it is listed. Users give other keys to rows that have a name of their own.
template<class Part>
class KeyTable
{
public:
    struct Row
    {
        const char *id;   ///< its name in the part; it never changes, as settings keep it. Empty
                          ///< where what is done goes by the key, so that the keys stay as they are
        const char *does; ///< in context "Keys"
        QList<QKeyCombination> keys;
        void (*act)(Part &part, const QKeyEvent &event);
        /// Whether the part has a use for the key just now; null if it always has.
        bool (*applies)(const Part &part, QKeyCombination key) = nullptr;
    };

    /// `part` is its name in the settings, `place` the one that people read, in context "Keys".
    KeyTable(const char *part, const char *place, QList<Row> rows)
        : m_part(part)
        , m_place(place)
        , m_rows(std::move(rows))
    {
    }

    bool takes(const Part &part, QKeyCombination key) const { return find(part, key) != nullptr; }
    /// Does what the key does; whether it does anything.
    bool press(Part &part, const QKeyEvent &event) const
    {
        const Row *row = find(part, event.keyCombination());
        if (row)
            row->act(part, event);
        return row != nullptr;
    }
    bool press(Part &part, QKeyCombination key) const
    {
        return press(part, QKeyEvent(QEvent::KeyPress, key.key(), key.keyboardModifiers()));
    }
    /// Whether this is the key of the row of that name.
    bool isFor(const char *row, const QKeyEvent &event) const
    {
        return std::any_of(m_rows.begin(), m_rows.end(), [&](const Row &each) {
            return QLatin1String(each.id) == QLatin1String(row) && has(each, plainKey(event));
        });
    }

    /// What the keyboard calls the key of the row of that name; empty if it has none.
    QString nameOf(const char *row) const
    {
        const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &each) {
            return QLatin1String(each.id) == QLatin1String(row);
        });
        if (found == m_rows.end())
            return {};
        const auto keys = GivenKeys::all().of(idOf(*found), found->keys);
        return keys.isEmpty() ? QString()
                              : QKeySequence(keys.front()).toString(QKeySequence::NativeText);
    }

    /// The part's event(): its keys are its own, even where the window has an action for them.
    bool keeps(const Part &part, QEvent &event) const
    {
        if (event.type() != QEvent::ShortcutOverride
            || !takes(part, static_cast<QKeyEvent &>(event).keyCombination()))
            return false;
        event.accept();
        return true;
    }

    PartKeys listed() const
    {
        PartKeys keys{m_place, {}};
        for (const Row &row : m_rows)
            keys.rows.append({idOf(row), row.does, row.keys});
        return keys;
    }

private:
    QString idOf(const Row &row) const { return *row.id ? partKeyId(m_part, row.id) : QString(); }

    /// Whether a row has this plain key now.
    bool has(const Row &row, QKeyCombination key) const
    {
        const auto keys = *row.id ? GivenKeys::all().of(idOf(row), row.keys) : row.keys;
        return std::any_of(
            keys.begin(), keys.end(), [&](QKeyCombination each) { return plainKey(each) == key; });
    }

    const Row *find(const Part &part, QKeyCombination key) const
    {
        const QKeyCombination pressed = plainKey(key);
        for (const Row &row : m_rows) {
            if (has(row, pressed) && (!row.applies || row.applies(part, pressed)))
                return &row;
        }
        return nullptr;
    }

    const char *m_part;
    const char *m_place;
    QList<Row> m_rows;
};

} // namespace rookery
