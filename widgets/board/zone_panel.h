#pragma once

#include "widgets/workspace/panel.h"

class QButtonGroup;
class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace rookery {

class ZoneMeaningForm;

/// The zones of a board: which there are, which are shown, how they are drawn, and whose cells they
/// are. The zone that is chosen here is the one the zone brush paints.
class ZonePanel final : public Panel
{
    Q_OBJECT

public:
    explicit ZonePanel(QWidget *parent = nullptr);

protected:
    void bound() override;

private:
    QLayout *makeHeading();
    QWidget *makeLook();
    QWidget *makeCells();
    void refresh();
    void refreshChoice();
    void itemChanged(QTreeWidgetItem *item);
    void add();
    void remove();
    void draw(Hatch hatch, int colour);
    void takeSelection();
    void selectCells();
    const Zone *zone() const;
    std::vector<SiteId> sites() const;

    QTreeWidget *m_list;
    QLabel *m_empty;
    QToolButton *m_remove;
    QWidget *m_look;
    QWidget *m_cells;
    ZoneMeaningForm *m_meaning;
    QComboBox *m_hatch;
    QLabel *m_linesTitle;
    QComboBox *m_lines;
    QButtonGroup *m_colours;
    QComboBox *m_sharing;
    QComboBox *m_player;
    QPushButton *m_share;
    QPushButton *m_take;
    QPushButton *m_select;
    bool m_isRefreshing = false;
};

} // namespace rookery
