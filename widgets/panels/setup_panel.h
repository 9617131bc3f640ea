#pragma once

#include "widgets/panels/panel.h"

class QButtonGroup;
class QGridLayout;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace rookery {

/// The palette for placing men: whose, which piece, how many stand already; and the position as text.
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
    void refreshChoice();
    void refreshText();
    void readText();
    void mirror();

    QWidget *m_players;
    QHBoxLayout *m_playerRow;
    QButtonGroup *m_playerButtons;
    QWidget *m_palette;
    QGridLayout *m_paletteGrid;
    QButtonGroup *m_pieceButtons;
    QLabel *m_counts;
    QLineEdit *m_text;
    QLabel *m_fault;
    bool m_isRefreshing = false;
};

} // namespace rookery
