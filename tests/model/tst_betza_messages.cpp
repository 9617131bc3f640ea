#include "model/movement/betza/betza.h"
#include "tests/support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

/// What the readers of Betza strings say about what they cannot read, or read with a doubt.
class tst_betza_messages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refused_data();
    void refused();
    void warnings_data();
    void warnings();
    void tooManyLegs();
};

void tst_betza_messages::refused_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("betza");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *dialect, const char *betza, int column, const char *message) {
        QTest::addRow("%s '%s'", dialect, betza)
            << dialect << QString::fromUtf8(betza) << column << QString::fromUtf8(message);
    };
    row("xbetza", "", 1, "a piece needs at least one atom, such as W or N");
    row("xbetza",
        "fm",
        3,
        "no atom at the end; modifiers stand before an upper-case letter such as W");
    row("xbetza", "wW", 1, "unknown letter 'w'; did you mean the atom 'W'?");
    row("xbetza", "  ", 1, "a piece needs at least one atom, such as W or N");
    row("xbetza", "f !W", 3, "'!' has no meaning in a Betza string");
    row("xbetza",
        "f m ",
        5,
        "no atom at the end; modifiers stand before an upper-case letter such as W");
    row("xbetza", "( 1,2)", 3, "a number stands behind an atom, as in R4");
    row("xbetza", "W 4", 3, "a number stands behind an atom, as in R4");
    row("xbetza", "W E", 3, "unknown atom 'E'; the atoms are W F D N A H C L Z J G, K R B Q and U");
    row("xbetza", "E", 1, "unknown atom 'E'; the atoms are W F D N A H C L Z J G, K R B Q and U");
    row("xbetza",
        "(az",
        4,
        "no atom at the end; modifiers stand before an upper-case letter such as W");
    row("xbetza",
        "(az)",
        5,
        "no atom behind the group; an upper-case letter such as W must follow it");
    row("xbetza", "az)F", 3, "')' has no '(' before it");
    row("xbetza", "(azF", 1, "this '(' has no ')'");
    row("xbetza",
        "(z)F",
        1,
        "a group in parentheses needs an 'a', so that it can be repeated as a leg");
    row("xbetza", "[F?R", 1, "this '[' has no ']'");
    row("xbetza", "F]", 2, "']' belongs between '[' and ']'");
    row("xbetza", "F-R", 2, "'-' belongs between '[' and ']'");
    row("xbetza", "K?", 2, "'?' belongs between '[' and ']'");
    row("xbetza", "[F?R)", 5, "'-', '?' or ']' must follow a leg in brackets");
    row("xbetza", "[F?]", 4, "a leg is expected here, not ']'");
    row("xbetza", "[]", 2, "a leg is expected here, not ']'");
    row("xbetza", "[F--R]", 4, "a leg is expected here, not '-'");
    row("xbetza", "[aF?R]", 2, "'a' has no place in brackets; '-' and '?' join their legs");
    row("xbetza", "a[F?R]", 1, "a chain cannot lead into brackets; write all legs inside");
    row("xbetza",
        "NN3",
        3,
        "a doubled atom has no limit already; leave out the number or the second letter");
    row("xbetza", "R100", 2, "a range has at most two digits");
    row("xbetza", "jW", 1, "'j' passes over the first cell, so that W needs a range, as in jW3");
    row("xbetza", "jF", 1, "'j' passes over the first cell, so that F needs a range, as in jF3");
    row("xbetza", "jR1", 1, "'j' passes over the first cell, so that R needs a range, as in jR3");
    row("xbetza", "jjW2", 1, "'j' passes over the first cell, so that a range of 2 leads nowhere");
    row("xbetza",
        "nZ",
        1,
        "'n' is not defined on this oblique leap; write its path as legs, such as afsafW");
    row("xbetza",
        "nC",
        1,
        "'n' is not defined on this oblique leap; write its path as legs, such as afsafW");
    row("xbetza",
        "jN",
        1,
        "'j' is not defined on this oblique leap; write its path as legs, such as afsafW");
    row("xbetza",
        "nNN",
        1,
        "'n' is not defined on this oblique leap; write its path as legs, such as afsafW");
    row("xbetza", "zqN", 2, "'z' and 'q' exclude each other on one leg");
    row("xbetza", "aaaaaaaaK", 1, "a move may have at most 8 legs");
    row("xbetza", "hlF", 1, "'hl' chooses every second oblique leap; this atom has none");
    row("xbetza", "hrK", 1, "'hr' chooses every second oblique leap; this atom has none");
    row("xbetza", "(0,0)", 1, "the leap (0,0) leads nowhere");
    row("xbetza", "(4;1)", 1, "a leap is written like (4,1)");
    row("xbetza", "(4,1", 1, "a leap is written like (4,1)");
    row("xbetza", "(300,1)", 1, "a leap may lead at most 255 cells along each axis");
    row("xbetza", "W*", 2, "not supported yet: '*', a range up to the middle of the board");
    row("xbetza", "RX", 2, "'X' lengthens a leap; 'R' is none");
    row("xbetza", "U3", 2, "'U' has no range; it reaches every cell");
    row("xbetza", "fU", 1, "'f' has no meaning before 'U'");
    row("xbetza", "mpgR", 3, "'p' and 'g' exclude each other on one leg");
    row("xbetza",
        "taK",
        1,
        "'t' says that the piece hopped over is a friend, so that this leg needs 'p' or 'g'");
    row("xbetza", "iiW", 1, "not supported yet: 'ii', a move from the third rank");
    row("xbetza", "afoR", 3, "'o' holds for the whole move and stands on its first leg");
    row("xbetza",
        "yaifK",
        3,
        "'i' asks for the length of an earlier slide, but no leg before it slides");
    row("xbetza",
        "gaifQ",
        3,
        "not supported yet: 'i' on a leg of shorter range than the slide it measures by");
    row("xbetza", "zaK", 1, "'z' on the first of several legs has no bend before it");
    row("xbetza", "é", 1, "'é' has no meaning in a Betza string");
    row("xbetza", "R\nR", 2, "this character has no meaning in a Betza string");
    row("xbetza", "5R", 1, "a number stands behind an atom, as in R4");
    row("xbetza", "p[F?R]", 1, "'p' cannot stand before brackets; write it inside");
    row("xbetza", "[gQ-K]", 2, "in brackets each leg has its own range; write 'p' instead of 'g'");
    row("xbetza",
        "[yF-K]",
        2,
        "in brackets each leg has its own range, so that 'y' has no meaning");
    row("xbetza", "[F-fR]", 4, "this leg has no direction that its atom can take");
    row("xbetza",
        "[N-fB]",
        4,
        "not supported yet: directions on a leg that changes between oblique and straight steps; "
        "without them it goes on outward");
    row("xbetza", "@", 2, "a drop says how many ranks deep, as in @8");
    row("xbetza", "zO2", 1, "'z' has no meaning before 'O'");
    row("xbetza", "npA", 1, "not supported yet: a hop together with 'n' on a leap");
    row("xbetza",
        "jDD",
        1,
        "'j' on a leap that is repeated is not defined; write its path as legs");
    row("xbetza",
        "nafsN",
        1,
        "not supported yet: 'n' on a knight's leap among several legs; write its path as legs, "
        "such as afsW");
    row("xbetza", "aiU", 1, "not supported yet: the universal leaper in a move of several legs");
    row("xbetza", "oooR", 1, "'oo' joins all edges; more of them mean nothing");
    row("xbetza",
        "pB4aQ3x",
        8,
        "no atom at the end; modifiers stand before an upper-case letter such as W");
    row("xboard", "zB", 1, "'z' is not a letter of XBoard; the dialect 'xbetza' has it");
    row("xboard", "qN", 1, "'q' is not a letter of XBoard; the dialect 'xbetza' has it");
    row("xboard", "U", 1, "unknown atom 'U'; XBoard does not have it");
    row("xboard", "kK", 1, "'k' is not a letter of XBoard; the dialect 'xbetza' has it");
    row("xboard",
        "cmW",
        2,
        "XBoard wants 'm' before 'c'; its order is i, directions, u m c d e x t p g o y n j");
    row("xboard",
        "pmR",
        2,
        "XBoard wants 'm' before 'p'; its order is i, directions, u m c d e x t p g o y n j");
    row("xboard", "NN", 2, "XBoard does not double atoms; write N0");
    row("xboard", "[F?R]", 1, "XBoard has no brackets; the dialect 'xbetza' has them");
    row("xboard", "(4,1)", 1, "XBoard has no vectors; the dialect 'xbetza' has them");
    row("xboard", "(az)F", 1, "'(' has no meaning in a Betza string");
    row("xboard", "FX", 2, "unknown atom 'X'; the atoms are W F D N A H C L Z J G, K R B Q and U");
    row("xboard", "I", 1, "unknown atom 'I'; XBoard does not have it");
    row("xboard", "ooR", 1, "XBoard knows the cylinder 'o' but not 'oo'");
    row("betza1", "aK", 1, "'a' is not a letter of Betza 1.0; the dialect 'xbetza' has it");
    row("betza1", "iW", 1, "'i' is not a letter of Betza 1.0; the dialect 'xbetza' has it");
    row("betza1", "dK", 1, "'d' is not a letter of Betza 1.0; the dialect 'xbetza' has it");
    row("betza1", "C", 1, "unknown atom 'C'; Betza 1.0 does not have it");
    row("betza1", "N0", 2, "Betza 1.0 doubles the atom instead of a range 0");
    row("betza1", "@2", 1, "'@' has no meaning in a Betza string");
    row("betza1", "wW", 1, "unknown letter 'w'; did you mean the atom 'W'?");
}

void tst_betza_messages::refused()
{
    QFETCH(QString, dialect);
    QFETCH(QString, betza);
    QFETCH(int, column);
    QFETCH(QString, message);
    const auto piece =
        readBetza(betza.toStdString(), enumFromName<BetzaDialect>(dialect.toStdString()).value());
    QVERIFY(!piece);
    QCOMPARE(QString::fromStdString(piece.error().sentence()), message);
    QCOMPARE(piece.error().place.column, column);
    QCOMPARE(piece.error().place.line, 1);
}

void tst_betza_messages::warnings_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("betza");
    QTest::addColumn<QStringList>("sentences");
    QTest::addColumn<QStringList>("specials");
    const auto row = [](const char *dialect,
                        const char *betza,
                        const QStringList &sentences,
                        const QStringList &specials) {
        QTest::addRow("%s '%s'", dialect, betza)
            << dialect << QString::fromUtf8(betza) << sentences << specials;
    };
    row("xbetza",
        "KisO2",
        {"4: castling is noted and adds nothing to the reach"},
        {"castling 4 isO2"});
    row("xbetza",
        "O",
        {"1: a null move is noted and adds nothing to the reach"},
        {"null-move 1 O"});
    row("xbetza", "@8", {"1: a drop is noted and adds nothing to the reach"}, {"drop 1 @8"});
    row("xbetza",
        "mI",
        {"2: an imitator moves as the type that moved last, so that it adds nothing before anybody "
         "has moved"},
        {"imitator 2 mI"});
    row("xbetza",
        "bI",
        {"2: an imitator is noted and adds nothing to the reach"},
        {"imitator 2 bI"});
    row("xbetza",
        "feF",
        {"2: captures en passant: noted, adds nothing to the reach"},
        {"en-passant-capture 2 feF"});
    row("xbetza", "kQ", {}, {});
    row("xbetza",
        "xR",
        {"1: moves as a friend could: noted, adds nothing to the reach"},
        {"borrow 1 xR"});
    row("xbetza",
        "xafR",
        {"1: sends a friend on: noted, adds nothing to the reach"},
        {"induce 1 xafR"});
    row("xbetza", "tR", {}, {});
    row("xbetza",
        "ifmnDfmWfceF",
        {"4: may be captured en passant: noted, adds nothing to the reach",
         "11: captures en passant: noted, adds nothing to the reach"},
        {"en-passant-rights 4 ifmnD", "en-passant-capture 11 fceF"});
    row("xbetza", "RR2", {"2: the second 'R' is another move, not a range"}, {});
    row("xbetza", "KK", {"2: the second 'K' is another move, not a range"}, {});
    row("xbetza",
        "R3masR3",
        {"6: the range holds for every leg; the Interactive Diagram applies it to the first"},
        {});
    row("xbetza",
        "aW",
        {"1: a later leg without directions goes every way but back, in XBoard only forward and "
         "sideways; write them"},
        {});
    row("xbetza",
        "gR3",
        {"1: the range counts the whole way; other programs read a limited 'g' differently"},
        {});
    row("xbetza",
        "L",
        {"1: XBoard and other programs read 'L' differently; C and Z are the same everywhere"},
        {});
    row("xbetza", "AX", {"2: sources differ on a longer 'A'; this one is (2,5)"}, {});
    row("xbetza",
        "v[F?R]",
        {"1: directions before brackets are read as the way of the whole move, which is "
         "provisional"},
        {});
    row("xbetza", "rlbK", {"2: 'lb' is read together here; double a letter to keep it apart"}, {});
    row("xbetza",
        "vfN",
        {"1: 'vf' is read differently by different programs; single letters are safer"},
        {});
    row("xbetza",
        "fhW",
        {"2: 'h' means nothing on an orthogonal or diagonal atom and is ignored"},
        {});
    row("xbetza", "hK", {"1: 'h' has no direction before it and is ignored"}, {});
    row("xbetza",
        "(az)N",
        {"3: 'z' and 'q' are read as either bend while there was none; sources differ on oblique "
         "leaps"},
        {});
    row("xbetza",
        "yR",
        {"1: 'y' changes the range of the legs that follow; none does, so that it is ignored"},
        {});
    row("xbetza", "mRpafcR", {}, {});
    row("xboard",
        "fhK",
        {"1: XBoard takes all directions where 'h' stands on an atom that is not oblique"},
        {});
    row("xboard",
        "pW",
        {"1: XBoard counts the hop in the range, so that a hop of range 1 lands nowhere"},
        {});
    row("xboard", "RmasR", {}, {});
    row("fairy-stockfish", "fcafmF", {"3: Fairy-Stockfish skips 'a'"}, {});
    row("fairy-stockfish",
        "gR3",
        {"2: Fairy-Stockfish reads the digit in place of 'g', which becomes 'p'"},
        {});
    row("fairy-stockfish", "pW", {"2: Fairy-Stockfish gives a hop without a digit any range"}, {});
    row("fairy-stockfish",
        "DD",
        {"1: Fairy-Stockfish rides only with steps of W, F and N; 'D' gets no moves"},
        {});
    row("fairy-stockfish", "RR2", {"3: Fairy-Stockfish skips '2'"}, {});
    row("fairy-stockfish",
        "fK",
        {"2: Fairy-Stockfish reads directions on 'K' for W and F separately"},
        {});
    row("fairy-stockfish", "vsN", {"1: Fairy-Stockfish has no directions for 'vs'"}, {});
    row("fairy-stockfish",
        "icW",
        {"3: Fairy-Stockfish makes initial moves only without capture",
         "3: Fairy-Stockfish makes initial moves from the double step region, moved or not"},
        {});
    row("fairy-stockfish", "nR", {"2: Fairy-Stockfish ignores 'n' on a slide"}, {});
    row("fairy-stockfish", "nC", {"2: Fairy-Stockfish gives 'C' with 'n' no moves"}, {});
    row("fairy-stockfish",
        "pN",
        {"2: Fairy-Stockfish gives a hop without a digit any range",
         "2: Fairy-Stockfish hops only along rook and bishop lines; 'N' gets no moves"},
        {});
    row("fairy-stockfish", "R10", {"3: Fairy-Stockfish skips '0'"}, {});
    row("fairy-stockfish",
        "é",
        {QString::fromUtf8("1: Fairy-Stockfish skips 'é'"),
         "1: Fairy-Stockfish finds no atom here, so that the piece cannot move"},
        {});
    row("fairy-stockfish",
        "m",
        {"1: Fairy-Stockfish finds no atom here, so that the piece cannot move"},
        {});
    row("fairy-stockfish",
        "",
        {"1: Fairy-Stockfish finds no atom here, so that the piece cannot move"},
        {});
    row("fairy-stockfish",
        "Wf",
        {"2: Fairy-Stockfish ignores modifiers without an atom behind them"},
        {});
    row("fairy-stockfish",
        "RfR3",
        {"3: Fairy-Stockfish keeps one range for each direction; this atom overwrites an earlier "
         "one"},
        {});
    row("fairy-stockfish",
        "R2pR",
        {"1: Fairy-Stockfish lets moves along the same lines take over each other's reach"},
        {});
    row("fairy-stockfish", "RpR", {}, {});
    row("fairy-stockfish", "R2H", {}, {});
    row("fairy-stockfish",
        "fNNnN",
        {"1: Fairy-Stockfish lets moves along the same lines take over each other's reach"},
        {});
    row("fairy-stockfish",
        "[F?R]",
        {"1: Fairy-Stockfish skips '['",
         "3: Fairy-Stockfish skips '?'",
         "5: Fairy-Stockfish skips ']'"},
        {});
}

void tst_betza_messages::warnings()
{
    QFETCH(QString, dialect);
    QFETCH(QString, betza);
    QFETCH(QStringList, sentences);
    QFETCH(QStringList, specials);
    TAKE(piece,
         readBetza(betza.toStdString(), enumFromName<BetzaDialect>(dialect.toStdString()).value()));
    QStringList found;
    for (const BetzaWarning &warning : piece.warnings)
        found << QStringLiteral("%1: %2")
                     .arg(warning.column)
                     .arg(QString::fromStdString(warning.sentence.text()));
    QCOMPARE(found, sentences);
    QStringList declared;
    for (const BetzaDeclared &special : piece.specials) {
        const std::string name(enumName(special.special));
        declared << QStringLiteral("%1 %2 %3")
                        .arg(QString::fromStdString(name))
                        .arg(special.column)
                        .arg(QString::fromStdString(special.text));
    }
    QCOMPARE(declared, specials);
}

void tst_betza_messages::tooManyLegs()
{
    const std::string cannons = "pR99pB99pQ99pN99pD99pA99";
    const auto piece = readBetza(cannons, BetzaDialect::XBetza);
    QVERIFY(!piece);
    QCOMPARE(piece.error().sentence(), std::string("a piece may have at most 1024 legs"));
    QCOMPARE(piece.error().place.column, 21);
}

QTEST_APPLESS_MAIN(tst_betza_messages)
#include "tst_betza_messages.moc"
