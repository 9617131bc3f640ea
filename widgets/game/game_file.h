#pragma once

#include "model/exchange/game_files/played_game.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <utility>

namespace rookery {

/// What the file of a game says beside its moves, and whether the game is in it.
class GameFile
{
    Q_DECLARE_TR_FUNCTIONS(rookery::GameFile)

public:
    enum class Kept { Nowhere, InFile };

    GameFile() = default;
    /// Of a game that was read. The path is empty where it must not be written over, as that of a
    /// collection.
    GameFile(const PlayedGame &game, const QString &path, Kept kept);

    /// Empty for a game that is in no file, or in a file that could not be read whole.
    const QString &path() const { return m_path; }
    bool isUnsaved() const { return m_isUnsaved; }
    void changed() { m_isUnsaved = true; }
    void saved(const QString &path);

    /// The game with this record, and how it ended where the rules say so.
    std::string written(const GameTree &tree,
                        const std::optional<GameEnd> &end,
                        const GameFileFormat &format,
                        GameEngine &engine) const;
    /// All tags but those that come from the record, as lines.
    std::string tags() const;

    /// The first game of a text in any format; an empty one if there is none.
    static std::pair<GameText, const GameFileFormat *> firstGame(const std::string &text);
    /// The first fault with its line, and how many there are; empty if there is none.
    static QString faults(const PlayedGame &game);
    /// Whether a text that has faults is no game at all.
    static bool isNothing(const PlayedGame &game);

private:
    std::vector<std::pair<std::string, std::string>> m_tags;
    std::string m_result;
    QString m_path;
    bool m_isUnsaved = false;
};

} // namespace rookery
