#include "widgets/play/clock_chooser.h"

#include "widgets/base/form.h"
#include "widgets/game/play_session.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPoint>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <QVariant>

#include <chrono>
#include <utility>

namespace rookery {

namespace {

using std::chrono::minutes;
using std::chrono::seconds;

constexpr int mostMinutes = 999;
constexpr int mostSeconds = 999;

/// Keys that are typed one after the other set the clocks once.
QSpinBox *timeField(const char *name, int least, int most, const QString &suffix)
{
    auto *field = new QSpinBox;
    field->setObjectName(QLatin1String(name));
    field->setRange(least, most);
    field->setSuffix(suffix);
    field->setKeyboardTracking(false);
    return field;
}

} // namespace

ClockChooser::ClockChooser(QWidget *parent)
    : QWidget(parent)
    , m_usual(new QComboBox)
    , m_own(new QWidget)
    , m_minutes(timeField("ownMinutes", 1, mostMinutes, tr(" min each")))
    , m_seconds(timeField("ownSeconds", 0, mostSeconds, tr(" s a move")))
{
    m_usual->setObjectName(QStringLiteral("timeControl"));
    m_usual->addItem(tr("No clock"), QPoint(0, 0));
    for (const auto &[whole, perMove] :
         {std::pair(1, 0), {3, 2}, {5, 0}, {10, 5}, {30, 0}, {90, 30}}) {
        const QString text = perMove == 0 ? tr("%1 min each").arg(whole)
                                          : tr("%1 min each, %2 s a move").arg(whole).arg(perMove);
        m_usual->addItem(text, QPoint(whole, perMove));
    }
    m_usual->addItem(tr("Other times"));
    m_minutes->setValue(15);
    m_seconds->setValue(10);
    form::explain(
        m_usual,
        tr("Clock"),
        tr("How long each player may think in the whole game, and how much is added for a "
           "move; choosing sets the clocks anew"));
    form::explain(m_minutes,
                  tr("Minutes"),
                  tr("How many minutes each player has for the whole game; the clocks begin anew"));
    form::explain(m_seconds,
                  tr("Seconds a move"),
                  tr("How many seconds are added for each move; the clocks begin anew"));
    auto *row = new QHBoxLayout(m_own);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_minutes, 1);
    row->addWidget(m_seconds, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_usual);
    column->addWidget(m_own);
    m_own->hide();
    connect(m_usual, &QComboBox::activated, this, &ClockChooser::choose);
    connect(m_minutes, &QSpinBox::valueChanged, this, &ClockChooser::setTimes);
    connect(m_seconds, &QSpinBox::valueChanged, this, &ClockChooser::setTimes);
}

void ClockChooser::bind(PlaySession *play)
{
    m_play = play;
    if (play)
        show(play->clock().control());
}

/// The fields begin with the times that were chosen before.
void ClockChooser::choose()
{
    const QVariant times = m_usual->currentData();
    m_own->setVisible(!times.isValid());
    if (times.isValid() && times.toPoint().x() > 0) {
        const QSignalBlocker quietMinutes(m_minutes);
        const QSignalBlocker quietSeconds(m_seconds);
        m_minutes->setValue(times.toPoint().x());
        m_seconds->setValue(times.toPoint().y());
    }
    setTimes();
}

void ClockChooser::setTimes()
{
    if (!m_play)
        return;
    const QVariant times = m_usual->currentData();
    const QPoint chosen =
        times.isValid() ? times.toPoint() : QPoint(m_minutes->value(), m_seconds->value());
    m_play->setTimeControl({minutes(chosen.x()), seconds(chosen.y())});
}

void ClockChooser::show(const TimeControl &control)
{
    const QPoint times(
        static_cast<int>(std::chrono::duration_cast<minutes>(control.whole).count()),
        static_cast<int>(std::chrono::duration_cast<seconds>(control.perMove).count()));
    const int usual = m_usual->findData(times);
    const QSignalBlocker quietMinutes(m_minutes);
    const QSignalBlocker quietSeconds(m_seconds);
    m_usual->setCurrentIndex(usual >= 0 ? usual : m_usual->count() - 1);
    m_own->setVisible(usual < 0);
    if (usual < 0) {
        m_minutes->setValue(times.x());
        m_seconds->setValue(times.y());
    }
}

} // namespace rookery
