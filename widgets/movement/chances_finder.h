#pragma once

#include "model/analysis/occupancies.h"
#include "widgets/base/background.h"

#include <QObject>

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

    std::vector<CellChances> m_chances;
    Background<Answer> m_search{[this](Answer answer) {
        m_chances = std::move(answer).value_or(std::vector<CellChances>());
        Q_EMIT found();
    }};
};

} // namespace rookery
