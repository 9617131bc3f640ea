#pragma once

#include "model/exchange/game_files/played_game.h"
#include "model/play/game/game_ruling.h"
#include "model/play/game/game_tree.h"
#include "widgets/base/background.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace rookery {

/// The rules of a game, asked on a thread of its own, where the tables are made too. Only the last
/// question counts: an earlier one is never answered.
class BackgroundRules final : public QObject
{
    Q_OBJECT

public:
    explicit BackgroundRules(QObject *parent = nullptr);

    /// Which game the next questions are about.
    void setGame(const Design &design, std::shared_ptr<const CompiledGame> game);

    /// What may follow after these moves. Where that is known within half a frame, so that nothing
    /// flickers, it is answered before this returns; whether it was.
    bool ask(const Position &start,
             const std::vector<Move> &moves,
             const std::function<void(const Ruling &)> &answered);
    /// The moves of a record one by one, as far as they are legal; answered in the same way.
    bool replay(const GameTree &tree,
                const Position &start,
                const std::function<void(const GameTree &)> &answered);

    /// A game of a file under these rules; answered in the same way.
    bool read(const GameText &text,
              const GameFileFormat &format,
              const std::function<void(const PlayedGame &)> &answered);

private:
    struct Worker;
    /// What is to be done with an answer.
    using Answered = std::function<void()>;

    std::shared_ptr<Worker> m_worker;
    Background<Answered> m_question{[](const Answered &answered) {
        answered();
    }};
};

} // namespace rookery
