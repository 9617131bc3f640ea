#pragma once

#include "tests/widgets/window_support.h"

#include <QObject>
#include <QPoint>

#include <cstdint>
#include <random>
#include <set>
#include <string>
#include <vector>

class QWindow;

namespace rookery::test {

/// Works the window of a bench by events that a seed draws: clicks, drags, wheels, keys, words,
/// actions, other designs, other sizes. Event N of a seed is drawn without the others, so that a
/// run can be repeated with some of its events left out (shrink.py does).
///
/// Events go to windows, as those of a desktop do, so that popups and modal dialogs keep them from
/// what lies behind. Each begins in the loop of events, and so goes on inside of dialogs.
class Monkey final : public QObject
{
public:
    Monkey(Bench &bench, std::uint64_t seed);

    /// Does these events in order, then closes what they left open.
    void run(const std::vector<int> &events);

    /// What was wrong first, with the event after which it was seen; empty if nothing was.
    const std::string &fault() const { return m_fault; }
    void blame(const std::string &what);
    /// The event that took longest of those that opened no dialog, and its milliseconds.
    struct Longest
    {
        int event = -1;
        std::int64_t milliseconds = 0;
    };
    const Longest &longest() const { return m_longest; }
    /// Bundled designs that were opened.
    const std::set<QString> &designs() const { return m_designs; }

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    struct Choice
    {
        int weight;
        void (Monkey::*act)();
    };

    void actOnce();
    bool closeOnTop();
    void escape();

    void click();
    void doubleClick();
    void drag();
    void turnWheel();
    void hover();
    void press();
    void type();
    void trigger();
    void changeMode();
    void openDesign();
    void resize();

    int below(int count);
    bool isOneIn(int count) { return below(count) == 0; }
    template<class List>
    auto oneOf(const List &list)
    {
        return list[static_cast<std::size_t>(below(static_cast<int>(std::size(list))))];
    }
    QWidget *topWidget();
    QWidget *somewhere(QPoint &at);
    Qt::KeyboardModifiers modifiers();
    void mouse(QEvent::Type type, QWindow &window, QPoint at, Qt::MouseButton button);
    void key(int code, Qt::KeyboardModifiers modifiers, const QString &text = {});

    void check();
    void checkSaved(Session &session);

    Bench &m_bench;
    std::uint64_t m_seed;
    std::mt19937_64 m_random; ///< of the event that is being done
    std::vector<int> m_events;
    std::size_t m_next = 0;
    int m_timer = 0;
    int m_depth = 0; ///< events that have begun and not ended; more than one inside of dialogs
    bool m_isOver = true;
    Qt::MouseButtons m_buttons;
    std::string m_fault;
    Longest m_longest;
    std::set<QString> m_designs;
};

} // namespace rookery::test
