#pragma once

#include "model/analysis/bindings.h"
#include "widgets/base/background.h"
#include "widgets/workspace/panel.h"

#include <QTimer>

#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;

namespace rookery {

/// What an audit draws on the board.
enum class AuditView { Classes, Distances, Parity, DeadCells };

template<>
struct EnumNames<AuditView>
{
    static constexpr EnumName<AuditView> rows[] = {
        {AuditView::Classes, "classes", "Classes: where it stays bound"},
        {AuditView::Distances, "distances", "Moves from a cell"},
        {AuditView::Parity, "parity", "Parity: cells it changes with every move"},
        {AuditView::DeadCells, "dead", "Dead cells: no way in or out"},
    };
};

/// Where a piece can get to on the empty board: its classes, how many moves it takes, its parity
/// and dead cells, as numbers and hatches on the board and in a sentence here.
class AuditPanel final : public Panel
{
    Q_OBJECT

public:
    explicit AuditPanel(QWidget *parent = nullptr);

protected:
    void bound() override;

private:
    using Result = std::shared_ptr<const Bindings>;

    void refreshPieces();
    void forget();
    void start();
    void show();
    std::vector<CellNote> classNotes() const;
    std::vector<CellNote> distanceNotes() const;
    std::vector<CellNote> parityNotes() const;
    std::vector<CellNote> deadNotes() const;
    CellId source() const;
    QString summary() const;
    AuditView view() const;

    QCheckBox *m_on;
    QComboBox *m_piece;
    QComboBox *m_player;
    QComboBox *m_view;
    QLabel *m_summary;
    Result m_bindings; ///< none while it is being found, or off
    Background<Result> m_run{[this](const Result &found) {
        m_bindings = found;
        show();
    }};
    QTimer m_afterEdit;
    bool m_isRefreshing = false;
};

} // namespace rookery
