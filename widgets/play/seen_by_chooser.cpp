#include "widgets/play/seen_by_chooser.h"

#include "widgets/base/form.h"
#include "widgets/game/play_session.h"

namespace rookery {

namespace {

constexpr int wholeGame = -1;

} // namespace

SeenByChooser::SeenByChooser(QWidget *parent)
    : QComboBox(parent)
{
    setObjectName(QStringLiteral("seenBy"));
    form::explain(this,
                  tr("Seen by"),
                  tr("Through whose eyes the board and the record are shown, as the game hides "
                     "something from its players"));
    connect(this, &QComboBox::activated, this, [this] {
        const int player = currentData().toInt();
        m_play->setSeenBy(player == wholeGame ? std::nullopt : std::optional(PlayerId(player)));
    });
    hide();
}

void SeenByChooser::bind(PlaySession *play)
{
    if (m_play)
        m_play->disconnect(this);
    m_play = play;
    if (!m_play)
        return;
    connect(m_play, &PlaySession::changed, this, &SeenByChooser::refresh);
    refresh();
}

void SeenByChooser::refresh()
{
    const Rules &rules = *m_play->design().rules;
    setVisible(m_play->seen().hasSecrets());
    clear();
    addItem(tr("Everything is shown"), wholeGame);
    for (const PlayerId player : rules.deciders())
        addItem(tr("Seen by %1").arg(QString::fromStdString(rules[player].name)),
                static_cast<int>(player.index()));
    const auto chosen = m_play->seen().player();
    setCurrentIndex(findData(chosen ? static_cast<int>(chosen->index()) : wholeGame));
}

} // namespace rookery
