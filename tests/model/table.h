#pragma once

#include "model/play/moves.h"
#include "model/play/position_text.h"
#include "model/play/referee.h"
#include "tests/designs.h"
#include "tests/support.h"

#include <QString>
#include <QStringList>

namespace rookery::test {

/// A game going on.
struct Table
{
    Table(Design of, const QString &position)
        : design(std::move(of))
        , referee(design)
        , now(position.isEmpty()
                  ? startPosition(design, referee.board())
                  : must(readPosition(position.toStdString(), design, referee.board())))
    {
    }
    Table(const QString &name, const QString &position)
        : Table(bundledDesign(name.toStdString()), position)
    {
    }

    QStringList legal()
    {
        std::vector<Move> moves;
        referee.legal(now, moves);
        QStringList texts;
        for (const Move &move : moves)
            texts << QString::fromStdString(moveText(move, referee.board(), *design.pieces, moves));
        return texts;
    }

    Move find(const QString &text)
    {
        std::vector<Move> moves;
        referee.legal(now, moves);
        return must(findMove(text.toStdString(), referee.board(), *design.pieces, moves));
    }

    void play(const QString &text)
    {
        Undo undo;
        referee.make(now, find(text), undo);
    }

    /// `a2:P e1:K`, by cell; lower case for the second player.
    QString men() const
    {
        QStringList list;
        for (const CellId cell : referee.board().cells()) {
            const auto man = now.at(cell);
            if (!man)
                continue;
            const PieceType &type = (*design.pieces)[man->type];
            const QString letter =
                QString::fromStdString(type.letter.empty() ? type.name : type.letter);
            list << QString::fromStdString(referee.board().name(cell)) + ":"
                        + (man->owner.index() == 0 ? letter : letter.toLower());
        }
        return list.join(' ');
    }

    QString text() const
    {
        return QString::fromStdString(writePosition(now, design, referee.board()));
    }

    Design design;
    Referee referee;
    Position now;
};

} // namespace rookery::test
