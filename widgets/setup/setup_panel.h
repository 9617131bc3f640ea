#pragma once

#include "widgets/workspace/panel.h"

#include <vector>

class QButtonGroup;
class QGridLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace rookery {

class ArmyBox;
class PlayerBox;
class PositionBox;

/// The palette for placing pieces: whose, what the player is called and faces, which piece, how
/// many stand already; what is done with whole armies; and the position as text.
class SetupPanel final : public Panel
{
    Q_OBJECT

public:
    explicit SetupPanel(QWidget *parent = nullptr);

    /// Picks the n-th entry of the palette, counted from 0.
    void pick(int index);
    void switchSide();

protected:
    void bound() override;

private:
    void refresh();
    void refreshPlayers();
    void refreshPalette();
    void refreshChoice();
    void refreshEntry(QToolButton *button, int index);
    std::vector<int> foundTypes() const;
    void arrangePalette();

    QWidget *m_players;
    QGridLayout *m_playerGrid;
    QButtonGroup *m_playerButtons;
    PlayerBox *m_player; ///< of the chosen one, on request
    QToolButton *m_showsPlayer;
    QLineEdit *m_search; ///< of palettes that are too large to look through
    QWidget *m_palette;
    QGridLayout *m_paletteGrid;
    QButtonGroup *m_pieceButtons;
    QLabel *m_chosen; ///< its name and keys
    ArmyBox *m_army;
    PositionBox *m_position;
};

} // namespace rookery
