#pragma once

#include "tests/designs.h"
#include "tests/widgets/canvas_support.h"
#include "tests/widgets/window_support.h"
#include "widgets/canvas/board_words.h"
#include "widgets/game/play_session.h"
#include "widgets/play/play_bar.h"
#include "widgets/play/play_panel.h"

namespace rookery::test {

/// A window in Play mode with one design, and a hand on its board.
class Game : public Bench
{
public:
    explicit Game(const char *bundled = "chess")
    {
        if (!window.openBundled(QLatin1String(bundled)))
            qFatal("no design %s", bundled);
        begin();
    }
    explicit Game(const Design &design)
    {
        window.addDocument(std::make_unique<Document>(design, store));
        begin();
    }

    PlaySession &play() { return workspace().play(); }
    DocumentView &view() { return *window.current(); }
    BoardCanvas &canvas() { return view().canvas(); }
    PlayPanel &panel() { return *find<PlayPanel>("playPanel"); }

    /// The rules are asked beside the window; a game goes on once they have answered.
    void settle() { QTRY_VERIFY(play().choice()); }
    void move(const char *from, const char *to)
    {
        settle();
        hand.click(from);
        hand.click(to);
        settle();
    }
    /// The record with its branches in brackets, as it is copied.
    QString moves() { return play().gameText().section(QStringLiteral("\n\n"), 1).simplified(); }
    QString state() { return view().playBar().stateText(); }
    QString message() { return view().playBar().messageText(); }
    QString pieceOn(const char *cell)
    {
        const auto piece = play().position().at(hand.cell(cell));
        if (!piece)
            return {};
        return QString::fromStdString(play().design().rules->players[piece->owner.index()].name
                                      + " " + (*play().design().pieces)[piece->type].name);
    }
    void start(const char *position)
    {
        QVERIFY2(play().begin(QLatin1String(position)), qPrintable(play().message()));
        settle();
    }

    CanvasHand hand;

private:
    void begin()
    {
        trigger("mode.play");
        hand = CanvasHand(&canvas());
        settle();
        hand.hover(QPoint(1, 1));
    }
};

} // namespace rookery::test
