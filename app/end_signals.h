#pragma once

#include <QSocketNotifier>

namespace rookery {

/// SIGTERM, SIGHUP and SIGINT (a session that ends, a terminal that is closed, Ctrl+C) as a signal
/// of Qt's event loop, in the thread of this object. At most one object may live.
class EndSignals final : public QObject
{
    Q_OBJECT

public:
    explicit EndSignals(QObject *parent = nullptr);
    ~EndSignals() override;

Q_SIGNALS:
    void wanted();

private:
    QSocketNotifier m_notifier;
};

} // namespace rookery
