#pragma once

#include "widgets/canvas/canvas_card.h"
#include "widgets/canvas/card_corner.h"
#include "widgets/picture/mark_painter.h"
#include "widgets/picture/view.h"

#include <QList>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <vector>

class QToolButton;

namespace rookery {

/// A card in a corner of the board that names the marks in view. Folded, or while there are none,
/// it is a "?" alone. It follows what the canvas has painted.
class Legend final : public CanvasCard
{
    Q_OBJECT

public:
    explicit Legend(BoardCanvas &canvas);

    /// The marks in view, in the order of the legend.
    const std::vector<MarkKind> &kinds() const { return m_kinds; }
    /// What it names now; nothing while it is a "?".
    QStringList names() const;
    bool isFolded() const { return m_isFolded; }
    void setFolded(bool folded);
    QToolButton &button() { return *m_button; }

Q_SIGNALS:
    /// By its button.
    void foldedByHand(bool folded);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void refresh() override;
    void coveredChanged() override { place(); }

private:
    struct Row
    {
        QRectF area;                  ///< of the card without its margins
        std::optional<MarkKind> kind; ///< none: that not all are shown
        QString name;
    };
    /// Where the button has its room.
    enum class ButtonPlace { Beside, Apart };
    struct Card
    {
        QList<Row> rows;
        QSize size;
        ButtonPlace button = ButtonPlace::Beside;
    };
    enum class Lines { OneEach, Shared };
    Card cardOf(double width, Lines lines, ButtonPlace button) const;
    QPointF rowsCorner() const;
    QList<Card> cards() const;
    /// What the place of the card depends on besides its marks.
    struct Seen
    {
        View view;
        QRect room;
        std::size_t cells = 0;
        bool hasPieces = false;
        QList<QRect> cards; ///< beside this one

        friend bool operator==(const Seen &, const Seen &) = default;
    };
    Seen seen() const;
    struct Named
    {
        std::optional<MarkKind> kind;
        QString name;
    };
    QList<Named> named() const;
    bool isEmpty() const { return m_kinds.empty() && !m_isCut; }
    void place();
    void settle(const Card &card, const CornerSearch::Place &place);
    void explainButton();
    void press();

    QToolButton *m_button;
    std::vector<MarkKind> m_kinds;
    bool m_isCut = false;  ///< there are more marks than were found
    QList<QRectF> m_marks; ///< where they are in the canvas's scene
    bool m_isFolded = false;
    bool m_isCalled = false; ///< by its button, although there are no marks or there is no room
    Corner m_corner = Corner::TopRight;
    Card m_card;
    Seen m_seen;
};

} // namespace rookery
