#pragma once

#include <QKeyCombination>
#include <QKeyEvent>
#include <QList>

#include <utility>

namespace rookery {

/// Keys that a part of the window has for itself while it has the keyboard. The sheet of keys lists
/// them, and the settings name one that is wanted for something else.
struct FixedKeys
{
    struct Row
    {
        const char *does; ///< in context "Keys"
        QList<QKeyCombination> keys;
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

/// The letters of the keyboard.
inline QList<QKeyCombination> letterKeys()
{
    QList<QKeyCombination> keys;
    for (int key = Qt::Key_A; key <= Qt::Key_Z; ++key)
        keys.append(static_cast<Qt::Key>(key));
    return keys;
}

/// The keys of a part and what it does with them. A part that handles its keys by this table, and
/// no others, is as it is listed.
template<class Part>
class KeyTable
{
public:
    struct Row
    {
        const char *does; ///< in context "Keys"
        QList<QKeyCombination> keys;
        void (*act)(Part &part, QKeyCombination key);
        /// Whether the part has a use for the key just now; null if it always has.
        bool (*applies)(const Part &part, QKeyCombination key) = nullptr;
    };

    KeyTable(const char *place, QList<Row> rows)
        : m_place(place)
        , m_rows(std::move(rows))
    {
    }

    bool takes(const Part &part, QKeyCombination key) const { return find(part, key) != nullptr; }
    /// Does what the key does; whether it does anything.
    bool press(Part &part, QKeyCombination key) const
    {
        const Row *row = find(part, key);
        if (row)
            row->act(part, plainKey(key));
        return row != nullptr;
    }
    bool press(Part &part, const QKeyEvent &event) const
    {
        return press(part, event.keyCombination());
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

    FixedKeys listed() const
    {
        FixedKeys keys{m_place, {}};
        for (const Row &row : m_rows)
            keys.rows.append({row.does, row.keys});
        return keys;
    }

private:
    const Row *find(const Part &part, QKeyCombination key) const
    {
        const QKeyCombination pressed = plainKey(key);
        for (const Row &row : m_rows) {
            if (row.keys.contains(pressed) && (!row.applies || row.applies(part, pressed)))
                return &row;
        }
        return nullptr;
    }

    const char *m_place;
    QList<Row> m_rows;
};

} // namespace rookery
