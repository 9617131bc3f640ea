#include "tests/monkey/monkey.h"

#include "model/file/bundled/bundled.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "widgets/session/mode.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QMenu>
#include <QUndoStack>
#include <QWheelEvent>
#include <QWindow>
#include <QtPrintSupport/QPrintDialog>

#include <chrono>
#include <cstdio>
#include <unistd.h>

namespace rookery::test {

namespace {

/// Seconds after which an event that has not ended ends the program, so that its place is known.
constexpr unsigned patience = 120;
constexpr int deepest = 6;
constexpr int betweenChecks = 100;
constexpr int mostTabs = 4;

const char *const words[] = {"ride n e",
                             "(n e)",
                             "leap (1,2)",
                             "FyafsF",
                             "KaK",
                             "mcQ",
                             "camcamK",
                             "e2-e4",
                             "a1",
                             "99",
                             "0",
                             "-1",
                             "zone a",
                             "<b>x</b><img src=x>",
                             "8/8/8/8/8/8/8/8 w",
                             "\"",
                             "\xc3\xa9",
                             "\xe2\x80\xae gnp",
                             "{c in cells where empty(c)}",
                             "count(pieces(me)) > 3",
                             "zz zz"};

constexpr int keysOfHands[] = {Qt::Key_Escape, Qt::Key_Return, Qt::Key_Tab,       Qt::Key_Backtab,
                               Qt::Key_Delete, Qt::Key_Space,  Qt::Key_Backspace, Qt::Key_Left,
                               Qt::Key_Right,  Qt::Key_Up,     Qt::Key_Down,      Qt::Key_Home,
                               Qt::Key_End,    Qt::Key_F1,     Qt::Key_F6,        Qt::Key_PageDown,
                               Qt::Key_Plus,   Qt::Key_Minus,  Qt::Key_Period,    Qt::Key_Menu};

/// They would leave the window, or do what dialogs of the desktop do.
bool isLeftOut(const QString &id)
{
    return id == QLatin1String("file.quit") || id == QLatin1String("view.full-screen")
           || id == QLatin1String("file.folder");
}

bool isOfTheDesktop(QWidget *widget)
{
    return qobject_cast<QFileDialog *>(widget) || qobject_cast<QPrintDialog *>(widget);
}

} // namespace

Monkey::Monkey(Bench &bench, std::uint64_t seed)
    : m_bench(bench)
    , m_seed(seed)
{
}

void Monkey::run(const std::vector<int> &events)
{
    m_events = events;
    m_next = 0;
    m_isOver = false;
    m_timer = startTimer(0);
    while (!m_isOver)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    alarm(0);
    check();
}

void Monkey::blame(const std::string &what)
{
    if (!m_fault.empty())
        return;
    const int event = m_next == 0 ? -1 : m_events[m_next - 1];
    m_fault =
        "seed " + std::to_string(m_seed) + ", at event " + std::to_string(event) + ": " + what;
}

void Monkey::timerEvent(QTimerEvent *)
{
    // A timer whose event is being handled does not fire in the loops of dialogs; a new one does.
    killTimer(m_timer);
    m_timer = 0;
    const bool isAtEnd = m_next == m_events.size() || !m_fault.empty();
    if (isAtEnd && m_depth == 0 && !closeOnTop()) {
        m_isOver = true;
        return;
    }
    m_timer = startTimer(0);
    ++m_depth;
    if (isAtEnd || m_depth > deepest)
        escape();
    else
        actOnce();
    --m_depth;
}

void Monkey::actOnce()
{
    static constexpr Choice choices[] = {{36, &Monkey::click},
                                         {8, &Monkey::doubleClick},
                                         {16, &Monkey::drag},
                                         {6, &Monkey::turnWheel},
                                         {10, &Monkey::hover},
                                         {24, &Monkey::press},
                                         {6, &Monkey::type},
                                         {10, &Monkey::trigger},
                                         {3, &Monkey::changeMode},
                                         {1, &Monkey::openDesign},
                                         {1, &Monkey::resize}};
    int sum = 0;
    for (const Choice &choice : choices)
        sum += choice.weight;
    const int event = m_events[m_next++];
    std::seed_seq seed{static_cast<unsigned>(m_seed), static_cast<unsigned>(event)};
    m_random.seed(seed);
    alarm(patience);
    if (isOfTheDesktop(QApplication::activeModalWidget()))
        return escape();
    int drawn = below(sum);
    const Choice *choice = choices;
    while (drawn >= choice->weight)
        drawn -= (choice++)->weight;
    if (qEnvironmentVariableIsSet("ROOKERY_MONKEY_TRACE"))
        std::fprintf(stderr, "event %d kind %d depth %d\n", event, int(choice - choices), m_depth);
    const std::size_t next = m_next;
    QElapsedTimer timer;
    timer.start();
    (this->*choice->act)();
    if (m_next == next && timer.elapsed() > m_longest.milliseconds)
        m_longest = {event, timer.elapsed()};
    if (m_next % betweenChecks == 0)
        check();
}

/// Whether something stood over the main window, which was asked to go.
bool Monkey::closeOnTop()
{
    QWidget *const top = topWidget();
    if (top == &m_bench.window)
        return false;
    escape();
    return true;
}

void Monkey::escape()
{
    if (QWidget *const popup = QApplication::activePopupWidget())
        popup->close();
    else if (auto *const dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget()))
        dialog->reject();
    else if (QWidget *const modal = QApplication::activeModalWidget())
        modal->close();
    else if (QWidget *const top = topWidget(); top != &m_bench.window)
        top->close();
    else
        key(Qt::Key_Escape, Qt::NoModifier); // ends a drag
}

int Monkey::below(int count)
{
    return static_cast<int>(m_random() % static_cast<std::uint64_t>(std::max(count, 1)));
}

/// What a user would have to deal with now.
QWidget *Monkey::topWidget()
{
    if (QWidget *const popup = QApplication::activePopupWidget())
        return popup;
    if (QWidget *const modal = QApplication::activeModalWidget())
        return modal;
    const QWidgetList all = QApplication::topLevelWidgets();
    for (QWidget *const each : all) {
        const bool isDialog = each->windowType() == Qt::Dialog || each->windowType() == Qt::Window;
        if (isDialog && each->isVisible() && each != &m_bench.window)
            return each;
    }
    return &m_bench.window;
}

/// A place in a widget that is seen, mostly the board's; null if there is none. The place is given
/// in the coordinates of its window.
QWidget *Monkey::somewhere(QPoint &at)
{
    QWidget *const top = isOneIn(12) ? &m_bench.window : topWidget();
    QWidgetList seen;
    DocumentView *const view = m_bench.window.current();
    if (top == &m_bench.window && view && view->canvas().isVisible() && isOneIn(2))
        seen << &view->canvas();
    else {
        const QWidgetList inside = top->findChildren<QWidget *>();
        for (QWidget *const each : inside) {
            if (each->isVisible() && each->window() == top && !each->visibleRegion().isEmpty())
                seen << each;
        }
        seen << top;
    }
    QWidget *const chosen = oneOf(seen);
    const QRect room = chosen->visibleRegion().boundingRect();
    at = chosen->mapTo(top, room.topLeft() + QPoint(below(room.width()), below(room.height())));
    return top->windowHandle() ? top : nullptr;
}

Qt::KeyboardModifiers Monkey::modifiers()
{
    Qt::KeyboardModifiers held;
    if (isOneIn(8))
        held |= Qt::ShiftModifier;
    if (isOneIn(8))
        held |= Qt::ControlModifier;
    if (isOneIn(16))
        held |= Qt::AltModifier;
    return held;
}

void Monkey::mouse(QEvent::Type type, QWindow &window, QPoint at, Qt::MouseButton button)
{
    static int milliseconds = 0;
    milliseconds +=
        type == QEvent::MouseButtonPress ? 1000 : 10; // else two clicks are a double one
    m_buttons.setFlag(button, type == QEvent::MouseButtonPress);
    qt_handleMouseEvent(&window,
                        at,
                        window.mapToGlobal(at),
                        m_buttons,
                        type == QEvent::MouseMove ? Qt::NoButton : button,
                        type,
                        Qt::NoModifier,
                        milliseconds);
}

void Monkey::click()
{
    static constexpr Qt::MouseButton buttons[] = {
        Qt::LeftButton, Qt::LeftButton, Qt::LeftButton, Qt::RightButton, Qt::MiddleButton};
    QPoint at;
    const QPointer<QWidget> top(somewhere(at));
    if (!top)
        return;
    const QPointer<QWindow> window(top->windowHandle());
    const Qt::MouseButton button = oneOf(buttons);
    mouse(QEvent::MouseMove, *window, at, Qt::NoButton);
    if (window)
        mouse(QEvent::MouseButtonPress, *window, at, button);
    if (window)
        mouse(QEvent::MouseButtonRelease, *window, at, button);
    m_buttons = {};
}

void Monkey::doubleClick()
{
    QPoint at;
    const QPointer<QWidget> top(somewhere(at));
    if (!top)
        return;
    const QPointer<QWindow> window(top->windowHandle());
    for (const QEvent::Type type : {QEvent::MouseButtonPress,
                                    QEvent::MouseButtonRelease,
                                    QEvent::MouseButtonDblClick,
                                    QEvent::MouseButtonRelease}) {
        if (window)
            mouse(type, *window, at, Qt::LeftButton);
    }
    m_buttons = {};
}

void Monkey::drag()
{
    static constexpr Qt::MouseButton buttons[] = {
        Qt::LeftButton, Qt::LeftButton, Qt::LeftButton, Qt::RightButton, Qt::MiddleButton};
    QPoint from;
    QPoint to;
    const QPointer<QWidget> top(somewhere(from));
    if (!top || somewhere(to) != top)
        return;
    const QPointer<QWindow> window(top->windowHandle());
    const Qt::MouseButton button = oneOf(buttons);
    const int steps = 1 + below(6);
    const bool isGivenUp = isOneIn(10);
    mouse(QEvent::MouseButtonPress, *window, from, button);
    for (int i = 1; window && i <= steps; ++i) {
        m_buttons = button;
        mouse(QEvent::MouseMove, *window, from + (to - from) * i / steps, Qt::NoButton);
        if (isGivenUp && i == steps / 2)
            key(Qt::Key_Escape, Qt::NoModifier);
    }
    if (window)
        mouse(QEvent::MouseButtonRelease, *window, to, button);
    m_buttons = {};
}

void Monkey::turnWheel()
{
    QPoint at;
    QWidget *const top = somewhere(at);
    QWidget *const under = top ? top->childAt(at) : nullptr;
    if (!under)
        return;
    QWheelEvent event(under->mapFrom(top, at),
                      top->mapToGlobal(at),
                      {},
                      {0, isOneIn(2) ? 120 : -360},
                      Qt::NoButton,
                      modifiers(),
                      Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(under, &event);
}

void Monkey::hover()
{
    QPoint at;
    if (QWidget *const top = somewhere(at))
        mouse(QEvent::MouseMove, *top->windowHandle(), at, Qt::NoButton);
}

void Monkey::key(int code, Qt::KeyboardModifiers modifiers, const QString &text)
{
    const QPointer<QWindow> window(topWidget()->windowHandle());
    if (window)
        qt_handleKeyEvent(window, QEvent::KeyPress, code, modifiers, text);
    if (window)
        qt_handleKeyEvent(window, QEvent::KeyRelease, code, modifiers, text);
}

void Monkey::press()
{
    const int kind = below(4);
    if (kind == 0) {
        const int letter = below(26);
        const auto held = modifiers() & ~Qt::AltModifier;
        if (held & Qt::ControlModifier && letter == 'q' - 'a')
            return;
        return key(Qt::Key_A + letter, held, held ? QString() : QString(QChar(u'a' + letter)));
    }
    if (kind == 1 && isOneIn(3))
        return key(isOneIn(3) ? Qt::Key_Y : Qt::Key_Z, Qt::ControlModifier);
    if (kind == 1)
        return key(Qt::Key_0 + below(10), Qt::NoModifier, QString(QChar(u'0' + below(10))));
    if (kind == 2 && isOneIn(2))
        return key(Qt::Key_Escape, Qt::NoModifier);
    const int code = oneOf(keysOfHands);
    key(code, modifiers(), code == Qt::Key_Space ? QStringLiteral(" ") : QString());
}

void Monkey::type()
{
    const QString text = QString::fromUtf8(oneOf(words));
    for (const QChar c : text)
        key(c.toUpper().unicode(), Qt::NoModifier, c);
    if (isOneIn(2))
        key(Qt::Key_Return, Qt::NoModifier);
}

void Monkey::trigger()
{
    // Behind a modal dialog the menus cannot be reached.
    if (QApplication::activeModalWidget() || QApplication::activePopupWidget())
        return click();
    QAction *const action = oneOf(m_bench.window.actions().all());
    if (action->isEnabled() && !isLeftOut(action->objectName()))
        action->trigger();
}

void Monkey::changeMode()
{
    if (QApplication::activeModalWidget() || QApplication::activePopupWidget())
        return escape();
    static constexpr int modes[] = {
        Qt::Key_F2, Qt::Key_F3, Qt::Key_F4, Qt::Key_F5, Qt::Key_F6, Qt::Key_F7, Qt::Key_F8};
    key(oneOf(modes), Qt::NoModifier);
}

void Monkey::openDesign()
{
    if (QApplication::activeModalWidget() || QApplication::activePopupWidget())
        return escape();
    const auto all = bundledDesigns();
    const QString name = QString::fromStdString(std::string(oneOf(all).name));
    m_bench.openAnswer = isOneIn(4) ? QString() : m_bench.path("kept.rookery");
    m_bench.saveAnswer = isOneIn(2) ? QString() : m_bench.path("kept.rookery");
    m_bench.overwriteAnswer =
        isOneIn(2) ? Questions::Overwrite::Replace : Questions::Overwrite::Cancel;
    if (m_bench.window.documentCount() >= mostTabs)
        m_bench.trigger("file.close");
    m_bench.window.openBundled(name);
    m_designs.insert(name);
}

void Monkey::resize()
{
    m_bench.window.resize(800 + below(1200), 500 + below(700));
}

/// Whatever has happened, each design can be saved and is the same when it is opened.
void Monkey::check()
{
    const auto views = m_bench.window.findChildren<DocumentView *>();
    for (DocumentView *const view : views)
        checkSaved(view->workspace().session());
}

void Monkey::checkSaved(Session &session)
{
    const std::string text = writeDesign(session.design());
    const auto again = readDesign(text);
    if (!again)
        return blame("what the window has made cannot be read: "
                     + again.error().front().sentence());
    if (writeDesign(again->design) != text)
        blame("what the window has made is another when it is read");
}

} // namespace rookery::test
