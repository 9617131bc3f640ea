#pragma once

#include "model/board/board.h"
#include "model/design/design.h"
#include "model/play/position/position.h"
#include "widgets/picture/board_picture.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace rookery {

/// The start position of one of two designs, with the cells that differ marked.
class ComparedBoard final : public QWidget
{
    Q_OBJECT

public:
    explicit ComparedBoard(QWidget *parent = nullptr);

    /// Without a design it is empty.
    void setDesign(const std::optional<Design> &design);
    /// All cells that differ, and those of the difference that is chosen.
    void mark(std::vector<CellId> all, std::vector<CellId> chosen);
    const std::vector<CellId> &marked() const { return m_marked; }
    const std::vector<CellId> &chosen() const { return m_chosen; }
    /// As high as the board needs where it is so wide; 0 without cells.
    int heightFor(int width) const;
    void paint(QPainter &painter, const QSizeF &surface) const;

    QSize sizeHint() const override { return {360, 300}; }
    QSize minimumSizeHint() const override { return {160, 120}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool isEmpty() const { return !m_shown || m_shown->board.size() == 0; }
    BoardPicture picture() const;

    /// What it is painted from.
    struct Shown
    {
        explicit Shown(const Design &shownDesign);

        Design design;
        Board board;
        BoardScene scene;
        Position position;
    };

    std::unique_ptr<Shown> m_shown;
    std::vector<CellId> m_marked;
    std::vector<CellId> m_chosen;
};

} // namespace rookery
