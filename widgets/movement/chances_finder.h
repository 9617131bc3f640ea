#pragma once

#include "model/analysis/occupancies.h"

#include <QFutureWatcher>
#include <QObject>

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

namespace rookery {

/// Finds out in the background what a piece can do over all the ways in which others could stand
/// about. Only the last question counts.
class ChancesFinder final : public QObject
{
    Q_OBJECT

public:
    explicit ChancesFinder(QObject *parent = nullptr);
    ~ChancesFinder() override;

    void ask(std::shared_ptr<const Board> board,
             const Mover &mover,
             std::vector<MovementLegs> movements,
             std::size_t players);
    /// Drops the question and the answer.
    void forget();

    /// By cell; empty until there is an answer.
    const std::vector<CellChances> &chances() const { return m_chances; }

Q_SIGNALS:
    void found();

private:
    using Answer = std::optional<std::vector<CellChances>>;

    void stop();
    void take();

    QFutureWatcher<Answer> m_watcher;
    std::shared_ptr<std::atomic_bool> m_stop; ///< of the running search
    std::vector<CellChances> m_chances;
};

} // namespace rookery
