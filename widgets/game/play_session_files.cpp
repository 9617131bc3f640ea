#include "widgets/base/shown_wording.h"
#include "widgets/game/play_session.h"

#include <functional>

namespace rookery {

/// A new name changes no rule, so that the game goes on; what is written says it all the same.
static Design renamed(Design design, const Design &now)
{
    design.info = now.info;
    return design;
}

static std::optional<GameEnd> either(const std::optional<GameEnd> &first,
                                     const std::optional<GameEnd> &second)
{
    return first ? first : second;
}

void PlaySession::pasteGame(const QString &text)
{
    const auto &[game, format] = GameFile::firstGame(text.trimmed().toStdString());
    openGame(game, *format, {}, Kept::Nowhere);
}

void PlaySession::openGame(const GameText &text,
                           const GameFileFormat &format,
                           const QString &path,
                           Kept kept)
{
    halt();
    if (const Message why = format.obstacle(m_design, board()); !why.isEmpty())
        return refuse(shown(why));
    // No move is made meanwhile.
    m_seen.forgetRuling();
    if (!m_rules.read(text, format, std::bind_front(&PlaySession::takeGame, this, path, kept)))
        Q_EMIT changed();
}

/// Nothing takes the place of the present game if there is nothing in the file.
void PlaySession::takeGame(const QString &path, Kept kept, const PlayedGame &game)
{
    const QString faults = GameFile::faults(game);
    if (GameFile::isNothing(game)) {
        show();
        return refuse(faults);
    }
    m_record.keepIfBegun();
    beginAnew(game.tree);
    m_file = GameFile(game, path, kept);
    replay(tree());
    if (!faults.isEmpty())
        refuse(tr("%1; the game up to there is shown").arg(faults));
}

std::string PlaySession::writtenGame(const GameFileFormat &format) const
{
    const Design named = renamed(m_design, m_session.design());
    GameEngine engine(named, m_game);
    return m_file.written(m_record.whole(), either(m_agreed.end(), ruling().end), format, engine);
}

QString PlaySession::gameText() const
{
    return QString::fromStdString(
        m_file.tags() + writeGame(tree(), m_session.design().info->name, result().toStdString()));
}

void PlaySession::gameSaved(const QString &path)
{
    m_file.saved(path);
    Q_EMIT recordChanged();
}

} // namespace rookery
