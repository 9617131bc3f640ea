#include "app/start/rule_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace rookery {

namespace {

constexpr RuleWords ruleRows[] = {
    {"captured=captors-hand",
     QT_TRANSLATE_NOOP("RuleWords", "drop, hand, reserve, captured pieces come back")},
    {"supply=endless", QT_TRANSLATE_NOOP("RuleWords", "placing stones, put down")},
    {"castling", QT_TRANSLATE_NOOP("RuleWords", "castling, castle")},
    {"en-passant", QT_TRANSLATE_NOOP("RuleWords", "en passant, capture in passing")},
    {"promotions", QT_TRANSLATE_NOOP("RuleWords", "promotion, promote")},
    {"returns", QT_TRANSLATE_NOOP("RuleWords", "capture by jump, jump over, leap over, chain")},
    {"captures=must", QT_TRANSLATE_NOOP("RuleWords", "compulsory capture, forced capture")},
    {"enclosing", QT_TRANSLATE_NOOP("RuleWords", "custodian capture, enclose, surround, sandwich")},
    {"contact=flanking", QT_TRANSLATE_NOOP("RuleWords", "outflank, turn over, flip")},
    {"explosions", QT_TRANSLATE_NOOP("RuleWords", "explosion, explode")},
    {"walling", QT_TRANSLATE_NOOP("RuleWords", "wall, arrow, blocked cells, burnt cells")},
    {"gating", QT_TRANSLATE_NOOP("RuleWords", "gating, pieces come in beside others")},
    {"mills", QT_TRANSLATE_NOOP("RuleWords", "mill, three in a row")},
    {"shown=stones", QT_TRANSLATE_NOOP("RuleWords", "sowing, seeds, pits")},
    {"when=mate", QT_TRANSLATE_NOOP("RuleWords", "checkmate, check")},
    {"when=extinct", QT_TRANSLATE_NOOP("RuleWords", "extinction, capture everything")},
    {"when=reached", QT_TRANSLATE_NOOP("RuleWords", "race, goal, get across")},
    {"when=row", QT_TRANSLATE_NOOP("RuleWords", "in a row, line up")},
    {"when=joining", QT_TRANSLATE_NOOP("RuleWords", "connection, connect, join sides")},
    {"outcome=more-pieces", QT_TRANSLATE_NOOP("RuleWords", "majority, most pieces win")},
    {"own-moves", QT_TRANSLATE_NOOP("RuleWords", "own rules")},
    {"when=said", QT_TRANSLATE_NOOP("RuleWords", "own rules")},
    {"chance", QT_TRANSLATE_NOOP("RuleWords", "chance, random, luck")},
    {"hides", QT_TRANSLATE_NOOP("RuleWords", "hidden, secret, incomplete information")},
    {"secret=round", QT_TRANSLATE_NOOP("RuleWords", "hidden, secret, incomplete information")},
    {"lattice=hex", QT_TRANSLATE_NOOP("RuleWords", "hexagonal, hexagons")},
    {"lattice=hex-pointy", QT_TRANSLATE_NOOP("RuleWords", "hexagonal, hexagons")},
    {"lattice=triangle", QT_TRANSLATE_NOOP("RuleWords", "triangular, triangles")},
    {"lattice=cube", QT_TRANSLATE_NOOP("RuleWords", "three dimensions, 3D, levels, space")},
    {"lattice=hyper", QT_TRANSLATE_NOOP("RuleWords", "four dimensions, 4D, hypercube")},
    {"topology=cylinder", QT_TRANSLATE_NOOP("RuleWords", "cylinder, joined edges, wrap")},
    {"topology=torus", QT_TRANSLATE_NOOP("RuleWords", "torus, doughnut, joined edges, wrap")},
    {"topology=moebius-v", QT_TRANSLATE_NOOP("RuleWords", "Moebius strip, joined edges, twist")},
    {"topology=klein", QT_TRANSLATE_NOOP("RuleWords", "Klein bottle, joined edges, twist")},
    {"topology=sphere", QT_TRANSLATE_NOOP("RuleWords", "sphere, ball, globe")},
    {"layout=ring", QT_TRANSLATE_NOOP("RuleWords", "round, ring, circular")},
    {"places=points", QT_TRANSLATE_NOOP("RuleWords", "points, crossings of lines")},
};

} // namespace

std::span<const RuleWords> knownRuleWords()
{
    return ruleRows;
}

QString ruleWords(const BundledDesign &design)
{
    QStringList words;
    for (const RuleWords &row : ruleRows) {
        if (!design.has(row.term))
            continue;
        const QString english = QString::fromUtf8(row.words);
        const QString translated = QCoreApplication::translate("RuleWords", row.words);
        words << english;
        if (translated != english)
            words << translated;
    }
    return words.join(QStringLiteral(", "));
}

} // namespace rookery
