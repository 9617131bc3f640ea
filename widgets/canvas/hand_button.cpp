#include "widgets/canvas/hand_button.h"

#include "widgets/base/tokens.h"
#include "widgets/picture/canvas_theme.h"
#include "widgets/picture/piece_art.h"

#include <QToolButton>

namespace rookery {

QToolButton *handButton(const Design &design,
                        PlayerId player,
                        PieceId type,
                        int count,
                        const QWidget &tray,
                        SeenFrom from)
{
    auto *button = new QToolButton;
    button->setAutoRaise(true);
    button->setIconSize({Tokens::handPicture, Tokens::handPicture});
    button->setIcon(piece_art::icon((*design.pieces)[type],
                                    design,
                                    CanvasTheme::of(tray.palette()).player(player, *design.rules),
                                    Tokens::handPicture,
                                    tray.devicePixelRatioF(),
                                    from));
    if (count > 0) {
        button->setText(QStringLiteral("×%1").arg(count));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    }
    button->setProperty("player", static_cast<int>(player.index()));
    button->setProperty("piece", static_cast<int>(type.index()));
    return button;
}

} // namespace rookery
