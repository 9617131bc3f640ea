#pragma once

#include <QKeyEvent>

namespace rookery {

/// A key that asks about the cell under the pointer. While it is held the answer is shown and
/// follows the pointer; after a tap it stays until the key is tapped there again, once all its ways
/// have been seen.
class AskingKey
{
public:
    /// `isAgain` if the answer about this cell is on show already.
    void press(const QKeyEvent &event, bool isAgain)
    {
        if (event.isAutoRepeat()) {
            m_isHold = true;
            return;
        }
        m_isDown = true;
        m_which = event.key();
        m_isHold = false;
        m_isAgain = isAgain;
        m_since = event.timestamp();
    }
    bool isDown() const { return m_isDown; }
    /// Whether it is down and this is an event of it.
    bool is(const QKeyEvent &event) const { return m_isDown && event.key() == m_which; }
    /// The pointer went to another cell, which no tap does.
    void leaveCell() { m_isHold = true; }
    void drop() { m_isDown = false; }
    /// Whether the answer stays; `isFirst` if its first way is on show.
    bool release(const QKeyEvent &event, bool isFirst)
    {
        constexpr quint64 longestTap = 300; // milliseconds
        m_isDown = false;
        const bool isTap = !m_isHold && event.timestamp() - m_since < longestTap;
        return isTap && !(m_isAgain && isFirst);
    }

private:
    bool m_isDown = false;
    int m_which = 0;
    bool m_isHold = false;
    bool m_isAgain = false;
    quint64 m_since = 0;
};

} // namespace rookery
