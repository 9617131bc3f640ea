#include "widgets/setup/army_box.h"

#include "model/analysis/army_worth.h"
#include "model/edit/rules/army_guesses.h"
#include "model/edit/setup/setup_edits.h"
#include "widgets/base/form.h"
#include "widgets/base/given_keys.h"
#include "widgets/base/tokens.h"
#include "widgets/setup/setup_panel.h"
#include "widgets/setup/setup_tray.h"
#include "widgets/workspace/workspace.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

ArmyBox::ArmyBox(QWidget *parent)
    : QWidget(parent)
    , m_mirror(form::enumCombo<ArmyMirror>(
          tr("Which sides get pieces"),
          tr("Whether the other side gets the same pieces across the board")))
    , m_hands(new QCheckBox(tr("Hands beside the board")))
    , m_counts(new QLabel)
    , m_material(new QLabel)
{
    m_mirror->setObjectName(QStringLiteral("armyMirror"));
    m_hands->setObjectName(QStringLiteral("wantsHands"));
    form::explain(
        m_hands, m_hands->text(), tr("Shows trays with the pieces that wait to be dropped"));
    m_counts->setWordWrap(true);
    m_material->setWordWrap(true);
    m_material->setObjectName(QStringLiteral("material"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::gap);
    column->addWidget(m_mirror);
    column->addWidget(m_counts);
    column->addWidget(m_material);
    column->addLayout(makeButtons());
    column->addWidget(m_hands);
    connect(m_mirror, &QComboBox::activated, this, [this] {
        if (m_workspace)
            m_workspace->choices().setArmyMirror(
                static_cast<ArmyMirror>(m_mirror->currentData().toInt()));
    });
    connect(m_hands, &QCheckBox::clicked, this, [this](bool on) {
        if (m_workspace)
            m_workspace->view().setWantsHands(on);
    });
}

QLayout *ArmyBox::makeButtons()
{
    struct Button
    {
        const char *name;
        QString title;
        QString tip;
        void (ArmyBox::*act)();
    };
    const Button buttons[] = {
        {"pawnRow",
         tr("Fill pawns row"),
         tr("Fills the second rank of this side, with the other side's if both get pieces"),
         &ArmyBox::fillPawnRow},
        {"mirrorArmy",
         tr("Mirror army"),
         tr("Gives the other player this player's army, across the board"),
         &ArmyBox::mirror},
        {"shuffleArmy",
         tr("Shuffle"),
         tr("The pieces behind this side's pawns change places at random; an army that mirrors "
            "them "
            "follows"),
         &ArmyBox::shuffle},
        {"resetSetup",
         tr("Reset"),
         tr("The position with which this design was opened"),
         &ArmyBox::reset},
    };
    auto *grid = new QGridLayout;
    grid->setSpacing(Tokens::smallGap);
    int place = 0;
    for (const Button &row : buttons) {
        auto *button = new QPushButton(row.title);
        button->setObjectName(QLatin1String(row.name));
        form::explain(button, row.title, row.tip);
        connect(button, &QPushButton::clicked, this, [this, act = row.act] {
            if (m_workspace)
                (this->*act)();
        });
        // Two wide ones, and three below them.
        place < 2 ? grid->addWidget(button, 0, place * 3, 1, 3)
                  : grid->addWidget(button, 1, (place - 2) * 2, 1, 2);
        ++place;
    }
    auto *clear = new QPushButton(tr("Clear"));
    clear->setObjectName(QStringLiteral("clearSetup"));
    form::explain(
        clear,
        tr("Clear the board"),
        tr("Takes every piece off the board and out of the hands (Ctrl+Shift+Backspace)"));
    showKeyInTip(*clear, QStringLiteral("edit.clear-setup"));
    connect(clear, &QPushButton::clicked, this, [this] {
        if (m_workspace)
            m_workspace->session().apply(tr("Clear the board"),
                                         withSetupCleared(m_workspace->design()));
    });
    grid->addWidget(clear, 1, 4, 1, 2);
    return grid;
}

void ArmyBox::show(Workspace *workspace)
{
    m_workspace = workspace;
    forgetWorth();
    refresh();
}

void ArmyBox::refresh()
{
    if (!m_workspace)
        return;
    m_mirror->setCurrentIndex(
        m_mirror->findData(static_cast<int>(m_workspace->choices().armyMirror())));
    const bool needsHands = hasHands(m_workspace->design());
    m_hands->setChecked(needsHands || m_workspace->view().wantsHands());
    m_hands->setEnabled(!needsHands);
    refreshCounts();
}

void ArmyBox::refreshCounts()
{
    const Design &design = m_workspace->design();
    m_material->setVisible(!design.pieces->types.empty());
    if (design.pieces->types.empty())
        return m_counts->setText(
            withGivenKey(tr("There is no piece yet. Make one in Pieces mode (F4)."),
                         QStringLiteral("mode.pieces")));
    QStringList counts;
    for (std::size_t i = 0; i < design.rules->players.size(); ++i) {
        const auto &pieces = design.setup->placements;
        const auto count = std::count_if(pieces.begin(), pieces.end(), [&](const Placement &piece) {
            return piece.player == PlayerId(i);
        });
        counts << SetupPanel::tr("%1: %n piece(s)", nullptr, static_cast<int>(count))
                      .arg(QString::fromStdString(design.rules->players[i].name));
    }
    m_counts->setText(counts.join(QStringLiteral(" · ")));
    refreshMaterial();
}

void ArmyBox::refreshMaterial()
{
    // Asking every piece from every cell takes a while on large boards.
    if (!isVisible())
        return;
    const Design &design = m_workspace->design();
    if (m_worth.size() != design.pieces->types.size())
        m_worth = piecesWorth(design, m_workspace->session().game());
    const bool isPoints = worthOf(design) == Worth::Points;
    const std::vector<ArmyWorth> armies = armyWorths(design, m_worth);
    QStringList worth;
    for (std::size_t i = 0; i < armies.size(); ++i)
        worth << QStringLiteral("%1 %2")
                     .arg(QString::fromStdString(design.rules->players[i].name))
                     .arg(QLocale().toString(armies[i].worth, 'f', isPoints ? 0 : 1));
    m_material->setText(
        (isPoints ? tr("Points: %1") : tr("Mobility: %1")).arg(worth.join(QStringLiteral(" · "))));
    m_material->setToolTip(isPoints
                               ? tr("The points that the rules give for the pieces on the board")
                               : tr("To how many cells all pieces of a side would go from an "
                                    "average cell of the empty board"));
}

void ArmyBox::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void ArmyBox::fillPawnRow()
{
    const Design &design = m_workspace->design();
    const auto pawns = likelyPawns(design);
    const auto piece =
        pawns.empty() ? m_workspace->choices().piece() : std::optional(pawns.front());
    if (!piece)
        return Q_EMIT m_workspace->said(tr("There is no piece yet to fill the row with"));
    auto next = withPawnRow(design, *piece, m_workspace->choices().player());
    for (const PlayerId other : IdRange<PlayerId>(design.rules->players.size())) {
        if (next && other != m_workspace->choices().player()
            && m_workspace->choices().armyMirror() != ArmyMirror::None)
            next = withPawnRow(*next, *piece, other);
    }
    m_workspace->session().apply(tr("Fill the row of pawns"), std::move(next));
}

void ArmyBox::mirror()
{
    const Design &design = m_workspace->design();
    const PlayerId from = m_workspace->choices().player();
    const PlayerId to((from.index() + 1) % design.rules->players.size());
    const ArmyMirror chosen = m_workspace->choices().armyMirror();
    const ArmyMirror how = chosen == ArmyMirror::None ? likelyMirror(design, from, to) : chosen;
    m_workspace->session().apply(
        tr("Mirror the army"),
        withArmyMirrored(design, from, to, orientationBetween(design, from, to, how)));
}

void ArmyBox::reset()
{
    Session &session = m_workspace->session();
    session.apply(tr("Reset the position"),
                  withSetup(session.design(), *session.versionAt(0).setup));
}

void ArmyBox::shuffle()
{
    const unsigned seed = m_seed.value_or(QRandomGenerator::global()->generate());
    m_workspace->session().apply(
        tr("Shuffle the army"),
        withArmyShuffled(m_workspace->design(), m_workspace->choices().player(), seed));
}

} // namespace rookery
