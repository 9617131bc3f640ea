#pragma once

#include "model/edit/setup/setup_edits.h"
#include "model/file/bundled/bundled.h"
#include "model/phrase/functions.h"
#include "tests/model/played_games.h"

#include <QDir>
#include <QRegularExpression>

/// What exports that play the whole design are asked.
namespace rookery::test {

inline bool isTaken(const Format &format, const Design &design)
{
    return verdictOf(format, Subject(design), {}).obstacles.empty();
}

/// Sliders that bounce off the edges, among pieces that stand in their way.
inline Design bouncingPieces()
{
    Design design = bundledDesign("trajectories");
    const Board board(design.board, design.directions);
    const auto place = [&](const char *piece,
                           int player,
                           std::initializer_list<const char *> cells) {
        std::vector<SiteId> sites;
        for (const char *cell : cells)
            sites.push_back(board.site(cellOf(board, cell)));
        design =
            must(withPiecesPlaced(design, sites, *design.pieces->find(piece), PlayerId(player)));
    };
    place("Bouncer", 0, {"b1", "e2", "g1"});
    place("Bouncer", 1, {"b9", "e8", "h9"});
    place("Footman", 0, {"a3", "c2", "d5", "h4"});
    place("Footman", 1, {"b7", "f6", "g8", "i5"});
    return design;
}

/// Rows of bundled designs and of those in tests/data/own_rules that the format takes; every so
/// manieth where not all are asked.
inline void addPlayedDesigns(const Format &format, std::size_t apart = 13)
{
    QTest::addColumn<Design>("design");
    for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(apart)) {
        const std::string name(bundledDesigns()[i].name);
        if (const Design design = bundledDesign(name); isTaken(format, design))
            QTest::newRow(name.c_str()) << design;
    }
    if (const Design design = bouncingPieces(); isTaken(format, design))
        QTest::newRow("pieces that bounce") << design;
    const QDir folder(QStringLiteral(ROOKERY_SOURCE_DIR "/tests/data/own_rules"));
    const QStringList files = folder.entryList({"*.rookery"}, QDir::Files, QDir::Name);
    for (qsizetype i = 0; i < files.size(); i += static_cast<qsizetype>(stride(apart))) {
        const auto read = readDesignFile(folder.filePath(files[i]).toStdString());
        QVERIFY2(read.has_value(), qPrintable(files[i]));
        if (isTaken(format, read->design))
            QTest::newRow(qPrintable(files[i])) << read->design;
    }
}

/// Moves that random games rarely find.
inline void addRareGames()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("moves");
    QTest::newRow("a held piece gives no check")
        << "madrasi-chess"
        << "h2-h4 g7-g5 c2-c4 a7-a5 g2-g4 a8-a6 d1-a4 e7-e6 a4-d7";
    QTest::newRow("nor does one that nothing guards")
        << "patrol-chess"
        << "a2-a3 h7-h5 e2-e3 g7-g5 f1-e2 f7-f5 e2-h5 g5-g4 h2-h3";
}

inline void checkSameAfter(const Format &format,
                           MakeTarget makeTarget,
                           const QString &name,
                           const QString &moves)
{
    checkSame(format,
              makeTarget,
              bundledDesign(name.toStdString()),
              [&](const Subject &subject, const ProofTarget &target) {
                  return gameOf(subject, target, moves.split(QLatin1Char(' ')));
              });
}

/// Dice and secrets are not played there.
inline bool isLeftToChance(const Rules &rules)
{
    return rules.hasSecrets() || rules.deciders().size() < rules.players.size();
}

/// All designs but those with more than 500 cells, and as they are.
inline void checkMostAreTaken(const Format &format)
{
    std::size_t taken = 0;
    std::size_t exact = 0;
    std::size_t asked = 0;
    for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(13)) {
        const Design design = bundledDesign(bundledDesigns()[i].name);
        if (isLeftToChance(*design.rules))
            continue;
        ++asked;
        const Verdict verdict = verdictOf(format, Subject(design), {});
        taken += verdict.obstacles.empty() ? 1 : 0;
        exact += verdict.portability() == Portability::Exact ? 1 : 0;
    }
    QCOMPARE(exact, taken);
    QVERIFY2(taken + 2 >= asked, std::to_string(taken).c_str());
}

/// Every function of the language of own rules has its meaning in the script; `pattern` is what
/// stands there for the function %1.
inline void checkFunctionsAreKnown(std::string_view script, const QString &pattern)
{
    const QString text = QString::fromUtf8(script.data(), qsizetype(script.size()));
    for (const phrase::FunctionRow &row : phrase::functions()) {
        const QString name = QString::fromUtf8(row.name.data(), qsizetype(row.name.size()));
        const QRegularExpression meaning(pattern.arg(QRegularExpression::escape(name)));
        QVERIFY2(meaning.match(text).hasMatch(), qPrintable(name));
    }
}

} // namespace rookery::test
