#pragma once

#include "model/play/legal/move_rules.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"
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
        , moveRules(design)
        , now(position.isEmpty()
                  ? startPosition(design, moveRules.board())
                  : must(readPosition(position.toStdString(), design, moveRules.board())))
    {
    }
    Table(const QString &name, const QString &position)
        : Table(bundledDesign(name.toStdString()), position)
    {
    }

    QStringList legal()
    {
        std::vector<Move> moves;
        moveRules.legal(now, moves);
        QStringList texts;
        for (const Move &move : moves)
            texts << QString::fromStdString(
                moveText(move, moveRules.board(), *design.pieces, moves));
        return texts;
    }

    Move find(const QString &text)
    {
        std::vector<Move> moves;
        moveRules.legal(now, moves);
        return must(findMove(text.toStdString(), moveRules.board(), *design.pieces, moves));
    }

    void play(const QString &text)
    {
        Undo undo;
        moveRules.make(now, find(text), undo);
    }

    /// `a2:P e1:K`, by cell; lower case for the second player.
    QString pieces() const
    {
        QStringList list;
        for (const CellId cell : moveRules.board().cells()) {
            const auto piece = now.at(cell);
            if (!piece)
                continue;
            const PieceType &type = (*design.pieces)[piece->type];
            const QString letter =
                QString::fromStdString(type.letter.empty() ? type.name : type.letter);
            list << QString::fromStdString(moveRules.board().name(cell)) + ":"
                        + (piece->owner.index() == 0 ? letter : letter.toLower());
        }
        return list.join(' ');
    }

    QString text() const
    {
        return QString::fromStdString(writePosition(now, design, moveRules.board()));
    }

    Design design;
    MoveRules moveRules;
    Position now;
};

} // namespace rookery::test
