#pragma once

#include "model/exchange/engines/engine_setup.h"
#include "widgets/workspace/panel.h"

#include <QList>

#include <vector>

class QTabWidget;

namespace rookery {

class BalancePage;
class GamesPage;
class LabPage;
class LinesPage;
class PlaySession;
class SolvePage;
class ValuesPage;

/// What Analysis mode has beside the board: best moves, values of pieces, balance, proofs, games.
/// All of it works beside the window, and stops at once when the design, the mode or the tab
/// changes.
class LabPanel final : public Panel
{
    Q_OBJECT

public:
    explicit LabPanel(QWidget *parent = nullptr);

    LinesPage &lines() const { return *m_lines; }
    ValuesPage &values() const { return *m_values; }
    BalancePage &balance() const { return *m_balance; }
    SolvePage &solve() const { return *m_solve; }
    GamesPage &games() const { return *m_games; }
    /// See LookerChoice.
    void setEngines(std::vector<EngineSetup> kept);
    /// See LinesPage.
    void setThreads(unsigned threads);
    QTabWidget &tabs() const { return *m_tabs; }

Q_SIGNALS:
    /// Engines are to be added or set.
    void enginesWanted();

protected:
    void bound() override;

private:
    QList<LabPage *> pages() const;
    void modeChanged();
    void followEdit();
    void refresh();

    QTabWidget *m_tabs;
    LinesPage *m_lines;
    ValuesPage *m_values;
    BalancePage *m_balance;
    SolvePage *m_solve;
    GamesPage *m_games;
    Design m_seen;                 ///< that what is on show is about
    PlaySession *m_play = nullptr; ///< that this panel listens to, in Analysis mode
};

} // namespace rookery
