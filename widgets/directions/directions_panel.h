#pragma once

#include "model/base/result.h"
#include "model/design/design.h"
#include "widgets/base/key_table.h"
#include "widgets/workspace/panel.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace rookery {

class CompassRose;
class DirectionGroupBox;
class LinkBox;

/// The compass rose, the groups and the list of directions: choose one, add any vector or a bare
/// name, or others to be followed one after the other, rename, delete, turn, put in another order;
/// says what the chosen direction does on this board.
class DirectionsPanel final : public Panel
{
    Q_OBJECT

public:
    explicit DirectionsPanel(QWidget *parent = nullptr);

    /// What its list does with keys.
    static const KeyTable<DirectionsPanel> &keys();

protected:
    void bound() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QLayout *makeAddRow();
    QLayout *makeHolder();
    QLayout *makeVectorRow();
    /// What makes a new direction, in the order of the choice.
    enum class Kind { Vector, Walk, Links };
    Kind kind() const;
    Vector newVector() const;
    Result<Design> withNewDirection(const std::string &name) const;
    void showKind();
    void refresh();
    void refreshChoice();
    void add();
    void remove();
    void renamed(QListWidgetItem *item);
    void suggestName();
    void showGroup();
    void checked(DirectionId direction, bool isMember);
    /// Puts the chosen direction one place further up (-1) or down (1) in compass order.
    void move(int by);
    void moveTo(DirectionId direction, std::size_t place);
    void connectRose();
    void connectList();

    CompassRose *m_rose;
    QListWidget *m_list;
    QLabel *m_summary;
    QLineEdit *m_name;
    QComboBox *m_kind;
    QLineEdit *m_walk;
    QWidget *m_vector; ///< the numbers of a vector
    QSpinBox *m_x;
    QSpinBox *m_y;
    QSpinBox *m_level; ///< where the board has any
    QSpinBox *m_cube;
    QComboBox *m_holder;
    DirectionGroupBox *m_groups;
    LinkBox *m_links;
    QPushButton *m_add;
    QToolButton *m_up;
    QToolButton *m_down;
    QToolButton *m_remove;
    QToolButton *m_reset;
    bool m_isRefreshing = false;
};

} // namespace rookery
