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
    QStringList texts{tr("Everything is shown")};
    for (const PlayerId player : rules.deciders())
        texts << tr("Seen by %1").arg(QString::fromStdString(rules[player].name));
    if (texts != m_texts)
        fill(texts, rules);
    const auto chosen = m_play->seen().player();
    setCurrentIndex(findData(chosen ? static_cast<int>(chosen->index()) : wholeGame));
}

/// Only when there are other players: the list may be open.
void SeenByChooser::fill(const QStringList &texts, const Rules &rules)
{
    m_texts = texts;
    clear();
    addItem(texts.front(), wholeGame);
    for (const PlayerId player : rules.deciders())
        addItem(texts[count()], static_cast<int>(player.index()));
}

} // namespace rookery
