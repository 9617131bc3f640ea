#pragma once

#include "model/database/kept_game.h"
#include "widgets/base/background.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <string>
#include <vector>

namespace rookery {

class PlaySession;

/// Keeps the games that end in the design's file of games, beside the window, where the designer
/// has made one. A game that is gone through again is kept once.
class GameKeeper final : public QObject
{
    Q_OBJECT

public:
    explicit GameKeeper(PlaySession &play, QObject *parent = nullptr);

    /// See gamesBeside(); empty while the design has no file.
    void setFile(std::filesystem::path file);
    const std::filesystem::path &file() const { return m_file; }
    /// Whether games are kept: whether there is such a file.
    bool isKeeping() const;
    /// Makes the file: games are kept from now on. The sentence is that of the database.
    Result<std::monostate> begin();

Q_SIGNALS:
    /// The file is another, or holds another game, or was made.
    void changed();
    /// A sentence that says why a game was not kept.
    void failed(const QString &sentence);

private:
    /// A game that has ended.
    struct Ended
    {
        Design design;
        Position start;
        std::vector<Move> moves;
        std::vector<std::string> players;
        std::optional<GameEnd> agreed;
        std::string id;
    };

    void follow();
    void keepNext();
    static Message keep(const std::filesystem::path &file, const Ended &game);

    PlaySession &m_play;
    std::filesystem::path m_file;
    std::string m_session = newGameId(); ///< part of the ids of its games
    std::vector<Ended> m_waiting;
    std::string m_last; ///< id of the last one
    Background<Message> m_work;
};

} // namespace rookery
