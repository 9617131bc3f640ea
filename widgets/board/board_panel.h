#pragma once

#include "model/edit/board/board_edits.h"
#include "widgets/workspace/panel.h"

#include <array>

class QButtonGroup;
class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace rookery {

class ArrangeBox;
class BoardDrawingBox;

/// Size, topology, drawing and labels of the board, and the selected cell. A change that would
/// remove something says so and waits for a second click.
class BoardPanel final : public Panel
{
    Q_OBJECT

public:
    explicit BoardPanel(QWidget *parent = nullptr);

Q_SIGNALS:
    void newBoardWanted();

protected:
    void bound() override;

private:
    QWidget *makeSize();
    QLayout *makeEdges();
    QWidget *makeNumbers();
    QWidget *makeTopology();
    QWidget *makeCell();
    QWidget *makeWarning();
    void refresh();
    void refreshForm();
    void refreshCell();
    void resize(const Margins &margins);
    void resizeTo(std::size_t number, int value);
    void askBefore(const QString &text, Result<Design> next);
    void renameCell();

    /// The sizes of boards that are no rectangles.
    struct Number
    {
        QLabel *label;
        QSpinBox *box;
    };

    QWidget *m_numberBox;
    std::array<Number, 4> m_numbers{};
    QSpinBox *m_files;
    QSpinBox *m_ranks;
    QButtonGroup *m_topologies;
    QWidget *m_sizeBox;
    QWidget *m_topologyBox;
    QWidget *m_cellBox;
    BoardDrawingBox *m_drawing;
    ArrangeBox *m_arrange;
    QLabel *m_cellTitle;
    QLineEdit *m_cellName;
    QWidget *m_warning;
    QLabel *m_warningText;
    QPushButton *m_warningApply;
    std::optional<Design> m_waiting; ///< until the user agrees to what it removes
    QString m_waitingText;
    bool m_isRefreshing = false;
};

} // namespace rookery
