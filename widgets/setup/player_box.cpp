#include "widgets/setup/player_box.h"

#include "model/board/lattice_sites.h"
#include "model/design/limits.h"
#include "model/edit/setup/player_edits.h"
#include "widgets/base/form.h"
#include "widgets/workspace/workspace.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

namespace rookery {

PlayerBox::PlayerBox(QWidget *parent)
    : QWidget(parent)
    , m_name(new QLineEdit)
    , m_facing(new QComboBox)
    , m_chance(new QCheckBox(tr("Chance: dice and draws")))
    , m_add(form::verb(
          "addPlayer", tr("Add player"), tr("One more player, who moves after the others")))
    , m_remove(form::verb(
          "removePlayer",
          tr("Remove player"),
          tr("This player goes, with its pieces and the rules that are about no other piece")))
{
    m_name->setObjectName(QStringLiteral("playerName"));
    form::explain(m_name,
                  tr("Name of the player"),
                  tr("A name that is a colour, such as Red, also gives the pieces that colour"));
    m_facing->setObjectName(QStringLiteral("playerFacing"));
    m_facing->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_facing->setMinimumContentsLength(10);
    form::explain(
        m_facing,
        tr("How the player faces"),
        tr("Movement is written for the first player; another one's pieces hold the board "
           "like this"));
    QFormLayout *rows = form::rows();
    setLayout(rows);
    form::addRow(*rows, tr("Name"), m_name);
    form::addRow(*rows, tr("Faces"), m_facing);
    m_chance->setObjectName(QStringLiteral("playerIsChance"));
    form::explain(
        m_chance,
        m_chance->text(),
        tr("Decides nothing and has no pieces: its own moves are what may come, and their "
           "weights say how often"));
    rows->addRow(m_chance);
    connect(m_chance, &QCheckBox::clicked, this, [this] {
        const PlayerId player = m_workspace->choices().player();
        m_workspace->session().apply(tr("Chance"),
                                     withChanceToggled(m_workspace->design(), player));
        refresh();
    });
    auto *count = new QHBoxLayout;
    count->addWidget(m_add);
    count->addWidget(m_remove);
    rows->addRow(count);
    connect(m_add, &QPushButton::clicked, this, &PlayerBox::add);
    connect(m_remove, &QPushButton::clicked, this, &PlayerBox::remove);
    connect(m_name, &QLineEdit::editingFinished, this, &PlayerBox::commit);
    connect(m_facing, &QComboBox::activated, this, [this](int row) {
        const Design &design = m_workspace->design();
        const PlayerId player = m_workspace->choices().player();
        const auto all = latticeOrientations(design.board->lattice);
        // Keys go through the list row by row.
        m_workspace->session().apply(
            tr("Facing of %1").arg(m_name->text()),
            withPlayerFacing(design, player, all[static_cast<std::size_t>(row)].value),
            QStringLiteral("facing %1").arg(player.index()));
    });
}

void PlayerBox::show(Workspace *workspace)
{
    m_workspace = workspace;
    refresh();
}

void PlayerBox::refresh()
{
    if (!m_workspace)
        return;
    const Design &design = m_workspace->design();
    const Player &player = design.rules->players[m_workspace->choices().player().index()];
    m_name->setText(QString::fromStdString(player.name));
    m_chance->setChecked(player.isChance);
    m_add->setEnabled(design.rules->players.size() < limits::players);
    m_remove->setEnabled(design.rules->players.size() > 1);
    m_facing->clear();
    for (const auto &row : latticeOrientations(design.board->lattice)) {
        m_facing->addItem(shown(row.title));
        if (row.value == player.facing)
            m_facing->setCurrentIndex(m_facing->count() - 1);
    }
}

void PlayerBox::add()
{
    commit();
    const std::size_t before = m_workspace->design().rules->players.size();
    m_workspace->session().apply(tr("Add player"), withPlayerAdded(m_workspace->design()));
    if (m_workspace->design().rules->players.size() > before)
        m_workspace->choices().setPlayer(PlayerId(before));
}

void PlayerBox::remove()
{
    m_workspace->session().apply(
        tr("Remove %1").arg(m_name->text()),
        withPlayerRemoved(m_workspace->design(), m_workspace->choices().player()));
}

void PlayerBox::takeKeyboard()
{
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->selectAll();
}

void PlayerBox::commit()
{
    if (!m_workspace)
        return;
    const Design &design = m_workspace->design();
    const PlayerId player = m_workspace->choices().player();
    const std::string name = m_name->text().trimmed().toStdString();
    if (name != design.rules->players[player.index()].name)
        m_workspace->session().apply(tr("Rename player"), withPlayerRenamed(design, player, name));
    refresh();
}

} // namespace rookery
