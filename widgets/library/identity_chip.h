#pragma once

#include "widgets/base/background.h"
#include "widgets/library/known_pieces.h"
#include "widgets/workspace/workspace.h"

#include <QTimer>
#include <QToolButton>

namespace rookery {

/// Says which known piece the edited one is, or how it differs from the nearest. A click shows that
/// one in the library.
class IdentityChip final : public QToolButton
{
    Q_OBJECT

public:
    explicit IdentityChip(Workspace &workspace, QWidget *parent = nullptr);

    /// All of it; the chip itself may have no room for that.
    QString sentence() const { return m_sentence; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Answer
    {
        std::vector<Movement> moves;
        known_pieces::Identity identity;
    };

    const PieceType *piece() const;
    void look();
    void show(const Answer &answer);

    Workspace &m_workspace;
    QTimer m_afterEdit;
    Background<Answer> m_answer{[this](const Answer &answer) {
        show(answer);
    }};
    known_pieces::Identity m_identity;
    QString m_sentence;
};

} // namespace rookery
