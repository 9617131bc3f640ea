#pragma once

#include "model/analysis/analyst.h"
#include "widgets/base/background.h"

#include <QObject>
#include <QString>

namespace rookery {

class PlaySession;

/// Looks for a good move in a person's place, beside the window.
class Adviser final : public QObject
{
    Q_OBJECT

public:
    explicit Adviser(PlaySession &play, QObject *parent = nullptr);

    /// Whether a person is to move whom this program can advise.
    bool mayAdvise() const;
    /// hint() is there a second later, if the position on show is still the same.
    void advise();
    bool isLooking() const { return m_looking.isRunning(); }

    /// A good move in the position on show, and what is thought of it.
    struct Hint
    {
        Move move;
        QString thought;
    };
    const std::optional<Hint> &hint() const { return m_hint; }

Q_SIGNALS:
    /// isLooking() or hint() is another.
    void changed();

private:
    AskedGame onShow() const;
    void follow();
    void take(const BestLines &found);

    PlaySession &m_play;
    std::optional<AskedGame> m_asked;
    std::optional<Hint> m_hint;
    Background<BestLines> m_looking{[this](const BestLines &found) {
        take(found);
    }};
};

} // namespace rookery
