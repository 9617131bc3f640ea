#pragma once

#include "model/edit/setup/setup_arrangement.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;

namespace rookery {

class Workspace;

/// What is done with whole armies, and what they amount to.
class ArmyBox final : public QWidget
{
    Q_OBJECT

public:
    explicit ArmyBox(QWidget *parent = nullptr);

    void show(Workspace *workspace);
    /// The pieces may be worth something else now.
    void forgetWorth() { m_worth.clear(); }
    void refresh();

    /// The seed of the next shuffle, for tests; otherwise every one is another.
    void setSeed(unsigned seed) { m_seed = seed; }

protected:
    void showEvent(QShowEvent *event) override;

private:
    QLayout *makeButtons();
    void fillPawnRow();
    void mirror();
    void reset();
    void shuffle();
    void refreshCounts();
    void refreshMaterial();

    Workspace *m_workspace = nullptr;
    QComboBox *m_mirror;
    QCheckBox *m_hands;
    QLabel *m_counts;
    QLabel *m_material;
    std::vector<double> m_worth; ///< by type; asked for when it is needed
    std::optional<unsigned> m_seed;
};

} // namespace rookery
