#include "app/help/help_page.h"
#include "app/languages.h"
#include "app/window/document_tabs.h"
#include "app/window/new_board_dialog.h"
#include "app/window_host.h"
#include "model/analysis/piece_finder.h"
#include "model/board/board_forms.h"
#include "model/check/check.h"
#include "model/design/rule_sheet.h"
#include "model/design/rules/ends/end_condition.h"
#include "model/design/terms/rule_about.h"
#include "model/design/terms/rule_visitor.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/edit/rules/own_texts.h"
#include "model/exchange/target/format.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/form_use.h"
#include "model/movement/betza/betza.h"
#include "model/movement/legs/movement_legs.h"
#include "model/movement/path/path_notation.h"
#include "model/play/ends/game_end_text.h"
#include "model/play/legal/refusal.h"
#include "model/play/position/position_text.h"
#include "tests/designs.h"
#include "tests/widgets/window_support.h"
#include "widgets/base/play_words.h"
#include "widgets/base/shown.h"
#include "widgets/base/shown_wording.h"
#include "widgets/export/painted_formats.h"
#include "widgets/export/piece_sheet.h"
#include "widgets/game/game_sentences.h"
#include "widgets/game/play_session.h"
#include "widgets/game/score_words.h"
#include "widgets/lab/lab_words.h"
#include "widgets/library/known_pieces.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>

using namespace rookery;
using namespace rookery::test;

/// What the window speaks, and that it learns another language while it runs.
class tst_languages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void cleanup() { installLanguage(QStringLiteral("en")); }
    void germanAndSpanishAreThere();
    void aCountryIsServedByItsLanguage();
    void theModelsTitlesAreTranslated();
    void pluralsAreRight();
    void numbersAreOfTheLanguage_data();
    void numbersAreOfTheLanguage();
    void endsAreToldInEveryLanguage_data();
    void endsAreToldInEveryLanguage();
    void rulesAreToldInEveryLanguage_data() { endsAreToldInEveryLanguage_data(); }
    void rulesAreToldInEveryLanguage();
    void sheetsAreSentences_data();
    void sheetsAreSentences();
    void handOutsSayWhatIsInHand_data();
    void handOutsSayWhatIsInHand();
    void ownRulesAreSentences_data();
    void ownRulesAreSentences();
    void resultsAreSentences_data();
    void resultsAreSentences();
    void refusalsAreSentences_data();
    void refusalsAreSentences();
    void problemsAreSentences_data();
    void problemsAreSentences();
    void failuresAreSentences_data();
    void failuresAreSentences();
    void differencesAreSentences_data();
    void differencesAreSentences();
    void aFileAddsALanguage();
    void theWindowChangesWhileItRuns();
    void otherPiecesAreSeenEverywhere();
    void anOpenManualStaysOpen();
    void aQuestionIsNotTakenAway();
    void aPreferenceChangesIt();
};

namespace {

/// A host whose window is shown.
struct Stage
{
    Stage()
        : store((folder.path() + QStringLiteral("/recovery")).toStdString())
        , host(store, preferences)
        , renewed(&host, &WindowHost::renewed)
    {
        host.window().show();
    }

    QString menu() { return host.window().menuBar()->actions().front()->text(); }

    QTemporaryDir folder;
    RecoveryStore store;
    Preferences preferences;
    WindowHost host;
    QSignalSpy renewed;
};

} // namespace

void tst_languages::germanAndSpanishAreThere()
{
    QStringList codes;
    for (const Language &each : languages())
        codes << each.code + QLatin1Char(' ') + each.title;
    QCOMPARE(codes.front(), QString("en English"));
    QVERIFY(codes.contains(QStringLiteral("de Deutsch")));
    QVERIFY(codes.contains(QStringLiteral("es Español")));
}

void tst_languages::aCountryIsServedByItsLanguage()
{
    QCOMPARE(installLanguage(QStringLiteral("de_AT.UTF-8")), QString("de"));
    QCOMPARE(installLanguage(QStringLiteral("es-MX")), QString("es"));
    QCOMPARE(installLanguage(QStringLiteral("xx")), QString("en"));
    QVERIFY(!hasLanguage(QStringLiteral("xx")));
}

void tst_languages::theModelsTitlesAreTranslated()
{
    QCOMPARE(shown("Castling"), QString("Castling"));
    installLanguage(QStringLiteral("de"));
    QCOMPARE(shown("Castling"), QString("Rochade"));
    QCOMPARE(shown(""), QString());
    QCOMPARE(asKey("Castling"), QString("Castling"));
    installLanguage(QStringLiteral("es"));
    QCOMPARE(shown("Castling"), QString("Enroque"));
}

void tst_languages::pluralsAreRight()
{
    installLanguage(QStringLiteral("de"));
    NewBoardDialog dialog;
    dialog.show();
    auto *spec = dialog.findChild<QLineEdit *>(QStringLiteral("boardSpec"));
    auto *verdict = dialog.findChild<QLabel *>(QStringLiteral("boardVerdict"));
    const auto verdictFor = [&](const char *text) {
        spec->clear();
        QTest::keyClicks(spec, QLatin1String(text));
        return verdict->text().section(QStringLiteral(" · "), 1, 1);
    };
    QCOMPARE(verdictFor("square:1x1"), QString("1 Feld"));
    QCOMPARE(verdictFor("square:2x1"), QString("2 Felder"));
}

void tst_languages::numbersAreOfTheLanguage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("score");
    QTest::addColumn<QString>("seconds");
    QTest::newRow("English") << "en"
                             << "−1.25"
                             << "Looks ahead for 0.3 s";
    QTest::newRow("German") << "de"
                            << "−1,25"
                            << "0,3";
    QTest::newRow("Spanish") << "es"
                             << "−1,25"
                             << "0,3";
}

/// In lists, and in what a program says while it thinks.
void tst_languages::numbersAreOfTheLanguage()
{
    QFETCH(QString, language);
    QFETCH(QString, score);
    QFETCH(QString, seconds);
    installLanguage(language);
    EngineReport report;
    report.centipawns = -125;
    QCOMPARE(shownScore(report), score);
    QCOMPARE(scoreText(-125), score);
    Bench bench;
    bench.window.openBundled(QStringLiteral("chess"));
    bench.trigger("mode.play");
    auto *thinking = bench.find<QComboBox>("thinkingTime");
    QVERIFY(thinking);
    const QString time = thinking->itemText(thinking->findData(300));
    QVERIFY2(time.contains(seconds), qPrintable(time));
}

void tst_languages::endsAreToldInEveryLanguage_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("German") << "de";
    QTest::newRow("Spanish") << "es";
}

namespace {

/// The names of arguments in a template.
QSet<QString> used(const QString &text)
{
    static const QRegularExpression name(QStringLiteral("[{*][?]?([a-z-]+)"));
    QSet<QString> names;
    for (auto each = name.globalMatch(text); each.hasNext();)
        names << each.next().captured(1);
    return names;
}

/// Gathers what is said of every kind of component and of its parts.
class AboutLister final : public RuleVisitor
{
public:
    std::vector<const RuleAbout *> abouts;

    void onRule(std::string_view, RuleRef rule) override
    {
        abouts.push_back(&rule.about());
        rule.visit(*this);
    }
    void onRules(std::string_view, RuleList rules) override
    {
        rules.clear();
        onRule({}, rules.add());
    }
    void onCondition(std::string_view, RuleEndCondition) override
    {
        for (const RuleType *type : endTypes())
            abouts.push_back(&type->about());
    }
};

} // namespace

/// Each template is translated, and uses what the English one uses.
void tst_languages::rulesAreToldInEveryLanguage()
{
    QFETCH(QString, language);
    installLanguage(language);
    AboutLister lister;
    Rules rules;
    visitFields(lister, rules);
    QVERIFY(lister.abouts.size() > 50);
    for (const RuleAbout *about : lister.abouts) {
        for (const std::string_view text : {about->sentence, about->usual}) {
            if (text.find(' ') == std::string_view::npos || text == "{type} {points}")
                continue;
            const QString english = asKey(text);
            QVERIFY2(shown(text) != english, qPrintable(english));
            QCOMPARE(used(shown(text)), used(english));
        }
    }
}

void tst_languages::sheetsAreSentences_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("design");
    QTest::addColumn<QStringList>("sheet");
    const auto row = [](const char *language, const char *design, const QStringList &sheet) {
        QTest::addRow("%s in %s", design, language)
            << QString(language) << QString(design) << sheet;
    };
    row("en",
        "tablut",
        {"A player may pass only without any other move.",
         "Every piece that moves or is dropped captures every enemy Swede or Muscovite caught "
         "between it and another piece of its side along an orthogonal line.",
         "Every Muscovite that moves or is dropped captures every enemy Swedish king in the zone "
         "open-country caught between it and another Muscovite along an orthogonal line.",
         "Every Muscovite that moves or is dropped captures every enemy Swedish king in the zone "
         "around-the-castle with a Muscovite or an empty cell of the zone castle on every "
         "orthogonal side.",
         "Sweden loses if it has no Swedish king left.",
         "Sweden wins if it has a Swedish king in the zone edge.",
         "Muscovy loses if it has no Muscovite left.",
         "A player who is to move after 2 passes in a row draws.",
         "The same position for the third time is a draw."});
    row("en",
        "congo",
        {"Every Pawn must promote into Superpawn when a move ends in the zone last-rank.",
         "Every Lion, Zebra, Elephant, Giraffe, Monkey, Pawn or Superpawn that begins and ends a "
         "turn of its player on river is removed from the board.",
         "A player who has no Lion left loses.",
         "A player who has no move and is not in check loses."});
    row("en",
        "shogi",
        {"Every Bishop may promote into Dragon Horse when a move starts or ends in the zone "
         "promotion, and must where it could never move again.",
         "Every Rook may promote into Dragon King when a move starts or ends in the zone "
         "promotion, and must where it could never move again.",
         "Every Silver General may promote into Gold General when a move starts or ends in the "
         "zone promotion, and must where it could never move again.",
         "Every Pawn may promote into Gold General when a move starts or ends in the zone "
         "promotion, and must where it could never move again.",
         "Every Lance may promote into Gold General when a move starts or ends in the zone "
         "promotion, and must where it could never move again.",
         "Every Knight may promote into Gold General when a move starts or ends in the zone "
         "promotion, and must where it could never move again.",
         "Captured pieces go to the capturer's hand as what they were before promotion.",
         "Every Bishop, Rook, Silver General, Dragon King, Lance, Knight, Gold General, Dragon "
         "Horse or King in hand may be dropped on an empty cell, where it could move.",
         "Every Pawn in hand may be dropped on an empty cell, without giving mate, where it could "
         "move, at most 1 on a file.",
         "A player who is in check and has no move loses.",
         "A player who has no move and is not in check loses.",
         "A player who reaches the same position for the 4th time by giving check all the time "
         "loses.",
         "The same position for the 4th time is a draw."});
    row("de",
        "chess",
        {QString::fromUtf8("Eine Figur des Typs King rochiert mit einer Figur des Typs Rook auf 4 "
                           "Weisen, wenn keine von beiden gezogen hat, und nicht aus dem Schach, "
                           "durch Schach oder ins Schach."),
         QString::fromUtf8("Jede Figur des Typs Pawn darf eine Figur des Typs Pawn schlagen, die "
                           "eben geradeaus über ein Feld gegangen ist, indem sie dorthin zieht."),
         QString::fromUtf8("Jede Figur des Typs Pawn muss sich umwandeln, in Queen, Rook, Bishop "
                           "oder Knight, wenn ein Zug in der Zone last-rank endet."),
         QString::fromUtf8("Wer im Schach steht und keinen Zug hat, verliert."),
         QString::fromUtf8("Wer keinen Zug hat und nicht im Schach steht, spielt remis."),
         QString::fromUtf8("Dieselbe Stellung zum 3. Mal ist remis."),
         QString::fromUtf8("Wer nach 100 Zügen ohne Schlag und ohne Zug einer Figur des Typs Pawn "
                           "am Zug ist, spielt remis.")});
    row("es",
        "chess",
        {QString::fromUtf8(
             "Una pieza del tipo King enroca con una del tipo Rook de 4 modos, si ninguna de las "
             "dos se ha movido, y no desde el jaque, a través de él ni hacia él."),
         QString::fromUtf8("Toda pieza del tipo Pawn puede capturar una pieza del tipo Pawn que "
                           "acaba de pasar en línea recta por una casilla, moviéndose a ella."),
         QString::fromUtf8("Toda pieza del tipo Pawn debe promover, a Queen, Rook, Bishop o "
                           "Knight, cuando una jugada termina en la zona last-rank."),
         QString::fromUtf8("Quien está en jaque y no tiene jugada pierde."),
         QString::fromUtf8("Quien no tiene jugada y no está en jaque hace tablas."),
         QString::fromUtf8("La misma posición por 3.ª vez son tablas."),
         QString::fromUtf8("Quien tiene el turno tras 100 jugadas sin captura ni jugada de una "
                           "pieza del tipo Pawn hace tablas.")});
    row("de",
        "xiangqi",
        {QString::fromUtf8(
             "Figuren des Typs General zweier Spieler dürfen einander nicht gegenüberstehen, wenn "
             "nichts dazwischen steht (Linien: orthogonale Linien)."),
         QString::fromUtf8("Wer im Schach steht und keinen Zug hat, verliert."),
         QString::fromUtf8("Wer keinen Zug hat und nicht im Schach steht, verliert."),
         QString::fromUtf8(
             "Wer eine Stellung zum 3. Mal herbeiführt, durch ständiges Schachgeben, verliert."),
         QString::fromUtf8(
             "Wer eine Stellung zum 3. Mal herbeiführt, durch ständiges Jagen mit einer Figur des "
             "Typs Chariot, Advisor, Cannon, Horse oder Elephant nach einer Figur, die nicht vom "
             "Typ Soldier ist (Zone own-side), verliert."),
         QString::fromUtf8("Dieselbe Stellung zum 3. Mal ist remis."),
         QString::fromUtf8("Wer nach 100 Zügen ohne Schlag am Zug ist, spielt remis.")});
    row("es",
        "tablut",
        {QString::fromUtf8("Un jugador puede pasar solo sin otra jugada."),
         QString::fromUtf8(
             "Toda pieza que se mueve o se pone captura todo enemigo del tipo Swede o Muscovite "
             "entre ella y otra pieza de su bando por una línea ortogonal."),
         QString::fromUtf8(
             "Toda pieza del tipo Muscovite que se mueve o se pone captura todo enemigo del tipo "
             "Swedish king en la zona open-country entre ella y otra pieza del tipo Muscovite por "
             "una línea ortogonal."),
         QString::fromUtf8(
             "Toda pieza del tipo Muscovite que se mueve o se pone captura todo enemigo del tipo "
             "Swedish king en la zona around-the-castle con una pieza del tipo Muscovite o una "
             "casilla vacía de la zona castle en cada lado ortogonal."),
         QString::fromUtf8("Para Sweden: quien no tiene piezas del tipo Swedish king pierde."),
         QString::fromUtf8(
             "Para Sweden: quien tiene una pieza del tipo Swedish king en la zona edge gana."),
         QString::fromUtf8("Para Muscovy: quien no tiene piezas del tipo Muscovite pierde."),
         QString::fromUtf8("Quien tiene el turno tras 2 pases seguidos hace tablas."),
         QString::fromUtf8("La misma posición por 3.ª vez son tablas.")});
}

void tst_languages::sheetsAreSentences()
{
    QFETCH(QString, language);
    QFETCH(QString, design);
    QFETCH(QStringList, sheet);
    installLanguage(language);
    QStringList told;
    for (const RuleSentence &rule : formSheet(bundledDesign(design.toStdString()), shownWording()))
        told << QString::fromStdString(rule.text);
    QCOMPARE(told, sheet);
}

void tst_languages::handOutsSayWhatIsInHand_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("refusal");
    QTest::newRow("en") << "en"
                        << "White begins with these in hand: 2 Rook, 1 Pawn."
                        << "no one here paints Picture in SVG";
    QTest::newRow("de") << "de"
                        << "White beginnt mit diesen Figuren in der Reserve: 2 Rook, 1 Pawn."
                        << "Bild als SVG wird hier nicht gemalt";
    QTest::newRow("es") << "es"
                        << "White empieza con estas piezas en mano: 2 Rook, 1 Pawn."
                        << QString::fromUtf8("aquí no se pinta Imagen en SVG");
}

/// The printed sheet speaks the window's language, and so does a picture that cannot be made.
void tst_languages::handOutsSayWhatIsInHand()
{
    QFETCH(QString, language);
    QFETCH(QString, sentence);
    QFETCH(QString, refusal);
    installLanguage(language);
    Design design = bundledDesign("chess");
    const PieceId rook = *design.pieces->find("Rook");
    const PieceId pawn = *design.pieces->find("Pawn");
    design.setup.edit([&](Setup &setup) {
        setup.hands = {{PlayerId(0), rook, 2}, {PlayerId(0), pawn, 1}};
    });
    const Subject subject(design);
    QString told;
    for (const auto &page : layOutSheet(subject, wholeSheet(subject), QSizeF(510, 757))) {
        for (const SheetItem &item : page) {
            if (item.kind == SheetItem::Kind::Line)
                told += item.text + QLatin1Char(' ');
        }
    }
    QVERIFY2(told.contains(sentence), qPrintable(told));
    const auto painted = paintFormat(*findFormat("svg"), subject, {});
    QVERIFY(!painted.has_value());
    QCOMPARE(shown(painted.error().message), refusal);
}

void tst_languages::ownRulesAreSentences_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("sentence");
    const auto row =
        [](const char *language, const char *design, const char *path, const char *is) {
            QTest::addRow("%s of %s in %s", path, design, language)
                << QString(language) << QString(design) << QString(path) << QString::fromUtf8(is);
        };
    row("en", "go-9x9", "bans/0/after", "liberties of where the move ends is 0");
    row("de", "go-9x9", "bans/0/after", "liberties von Zielfeld des Zuges ist 0");
    row("es", "go-9x9", "bans/0/after", "liberties de casilla final de la jugada es 0");
    row("de",
        "pente",
        "effects/0/do",
        "für jedes d aus Richtungen: | nenne pair, was Feld im Abstand 1 in Richtung d von "
        "Zielfeld des Zuges und Feld im Abstand 2 in Richtung d von Zielfeld des Zuges ist | wenn "
        "(für jedes x aus pair gilt: auf x steht eine gegnerische Figur) und auf Feld im Abstand 3 "
        "in Richtung d von Zielfeld des Zuges steht eine Figur dessen, der zieht: | schlage pair | "
        "zähle 1 zu pairs von Spieler am Zug");
    row("de",
        "lines-of-action",
        "ends/0/if",
        "für ein q aus Spieler gilt: Zahl der Teile von Figuren von q ist 1");
    row("de",
        "arimaa",
        "own-moves/0/choose",
        "t aus Figurentypen, für das gilt: Zahl der t in der Reserve von Spieler am Zug ist größer "
        "als 0 | to aus home von Spieler am Zug, für das gilt: to ist leer");
    row("es",
        "arimaa",
        "own-moves/0/choose",
        "t de tipos de pieza para el que número de t en la mano de jugador en turno es mayor que 0 "
        "| to de home de jugador en turno para el que to está vacía");
}

void tst_languages::ownRulesAreSentences()
{
    QFETCH(QString, language);
    QFETCH(QString, design);
    QFETCH(QString, path);
    QFETCH(QString, sentence);
    installLanguage(language);
    const auto draft =
        ruleDraft(bundledDesign(design.toStdString()), path.toStdString(), shownWording());
    QVERIFY(draft);
    QStringList lines;
    for (const phrase::SentenceLine &line : draft->sentence()) {
        QString text;
        for (const phrase::SentenceRun &run : line.runs)
            text += QString::fromStdString(run.text);
        lines << text;
    }
    QCOMPARE(lines.join(QStringLiteral(" | ")), sentence);
}

/// Each template is translated, and uses what the English one uses.
void tst_languages::endsAreToldInEveryLanguage()
{
    QFETCH(QString, language);
    installLanguage(language);
    for (const RuleType *type : endTypes()) {
        const QString english = asKey(type->about().over);
        const QString other = shown(type->about().over);
        QVERIFY2(other != english, qPrintable(english));
        QCOMPARE(used(other), used(english));
    }
}

void tst_languages::resultsAreSentences_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<EndCondition>("condition");
    QTest::addColumn<char>("result"); ///< w, l, d: of the second player
    QTest::addColumn<QString>("text");
    const auto row = [](const char *language, EndCondition of, char result, const char *text) {
        QTest::addRow("%s: %s", language, text)
            << QString(language) << std::move(of) << result << QString::fromUtf8(text);
    };
    Extinct extinct;
    extinct.types = {*bundledDesign("chess").pieces->find("King")};
    row("en", Stalemate{}, 'd', "draw: Black has no move");
    row("de", Stalemate{}, 'd', "Remis: Black hat keinen Zug");
    row("es", Stalemate{}, 'd', "tablas: Black no tiene jugada");
    row("de", Mate{}, 'l', "Black verliert: Black ist schachmatt");
    row("es", Mate{}, 'l', "Black pierde: Black está en jaque mate");
    row("de", BoardFull{}, 'w', "Black gewinnt: das Brett ist voll");
    row("es", BoardFull{}, 'w', "Black gana: el tablero está lleno");
    row("de", extinct, 'l', "Black verliert: Black hat keine Figur des Typs King mehr");
    row("es", extinct, 'l', "Black pierde: a Black no le quedan piezas del tipo King");
    row("de", Extinct{}, 'l', "Black verliert: Black hat zu wenige Figuren");
    row("es", Extinct{}, 'l', "Black pierde: a Black le quedan demasiado pocas piezas");
}

void tst_languages::resultsAreSentences()
{
    QFETCH(QString, language);
    QFETCH(EndCondition, condition);
    QFETCH(char, result);
    QFETCH(QString, text);
    Design design = bundledDesign("chess");
    design.rules.edit([&](Rules &rules) {
        rules.ends = {End{}};
        rules.ends.front().condition = condition;
    });
    GameEnd end;
    end.rule = 0;
    end.about = PlayerId(1);
    end.isDraw = result == 'd';
    if (result == 'w')
        end.winner = PlayerId(1);
    installLanguage(language);
    QCOMPARE(QString::fromStdString(describeEnd(end, design, shownWording())), text);
}

void tst_languages::refusalsAreSentences_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("sentence");
    const auto row =
        [](const char *language, const char *design, const char *typed, const char *is) {
            QTest::addRow("%s: %s", language, is)
                << QString(language) << QString(design) << QString(typed) << QString::fromUtf8(is);
        };
    row("en",
        "chess",
        "e1-g1",
        "The White King on e1 cannot go to g1: to castle there f1 must be empty, and the White "
        "Bishop on f1 is in the way");
    row("de",
        "chess",
        "e1-g1",
        "White King auf e1 kann nicht nach g1: für die Rochade dort muss f1 leer sein, und White "
        "Bishop auf f1 ist im Weg");
    row("es",
        "chess",
        "e1-g1",
        "King de White en e1 no puede ir a g1: para enrocarse allí f1 debe estar vacía, y Bishop "
        "de White en f1 está en el camino");
    row("de",
        "chess",
        "a1-a5",
        "White Rook auf a1 kann nicht nach a5: auf a2 verstellt durch White Pawn");
    row("es", "chess", "e7-e5", "Pawn de Black en e7 espera: es el turno de White");
    row("de", "chess", "e4-e5", "E4 ist leer");
    row("de",
        "lines-of-action",
        "b1-b2",
        "B1-b2 ist hier kein Zug: go: b2 steht für 'to' nicht zur Wahl: goal-of von b1 und d für "
        "jedes d aus Richtungen = {b3, d3, h1}");
    row("de",
        "shogi",
        "P@5e",
        "Sente Pawn kann nicht auf 5e eingesetzt werden: es ist keine in der Reserve");
}

void tst_languages::refusalsAreSentences()
{
    QFETCH(QString, language);
    QFETCH(QString, design);
    QFETCH(QString, typed);
    QFETCH(QString, sentence);
    installLanguage(language);
    const Design played = bundledDesign(design.toStdString());
    MoveRules moveRules(played);
    const Position start = startPosition(played, moveRules.board());
    const Message why =
        describeRefusedText(played, moveRules, start, typed.toStdString(), CellNaming::Labels);
    QCOMPARE(shownSentence(shown(why)), sentence);
}

void tst_languages::problemsAreSentences_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("sentences");
    const auto row = [](const char *language, const QStringList &sentences) {
        QTest::newRow(language) << QString(language) << sentences;
    };
    row("en",
        {"Silver General has no moves",
         "Bishop and Rook share the letter B",
         "armies differ: Gote has 1 Lance more"});
    row("de",
        {QString::fromUtf8("Silver General hat keine Züge"),
         "Bishop und Rook haben denselben Buchstaben B",
         "die Heere sind verschieden: Gote hat 1 Lance mehr"});
    row("es",
        {"Silver General no tiene movimientos",
         "Bishop y Rook comparten la letra B",
         QString::fromUtf8("los ejércitos difieren: Gote tiene 1 Lance más")});
}

void tst_languages::problemsAreSentences()
{
    QFETCH(QString, language);
    QFETCH(QStringList, sentences);
    installLanguage(language);
    Design design = bundledDesign("shogi");
    design.pieces.edit([](Pieces &pieces) {
        pieces.types[1].letter = pieces.types[0].letter;
        pieces.types[2].moves.clear();
    });
    design.setup.edit([](Setup &setup) { setup.placements.erase(setup.placements.begin()); });
    QStringList found;
    for (const Problem &problem : check(design))
        found << shown(problem.message);
    QCOMPARE(found.join(QLatin1Char('\n')), sentences.join(QLatin1Char('\n')));
}

void tst_languages::failuresAreSentences_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("sentences");
    QTest::newRow("en") << QStringLiteral("en")
                        << QStringList{"there is already a piece called 'Rook'",
                                       "an edge may move by at most 255 cells",
                                       "a piece needs at least one atom, such as W or N",
                                       "the vector (0,0) leads nowhere",
                                       "There is no cell 'e9' (column 1)",
                                       "unknown direction 'nnee'; did you mean 'nne'?",
                                       "a name may not begin or end with a space",
                                       "a board has 1 to 255 files and ranks, not 0x8",
                                       "leg 1 has no steps",
                                       "a key in quotes or '}' is expected, but the file ends"};
    QTest::newRow("de") << QStringLiteral("de")
                        << QStringList{
                               "es gibt schon eine Figur namens 'Rook'",
                               QString::fromUtf8("ein Rand lässt sich um höchstens 255 Felder "
                                                 "verschieben"),
                               "eine Figur braucht mindestens ein Atom, etwa W oder N",
                               QString::fromUtf8("der Vektor (0,0) führt nirgendwohin"),
                               "Es gibt kein Feld 'e9' (Spalte 1)",
                               "unbekannte Richtung 'nnee'; ist 'nne' gemeint?",
                               "ein Name darf nicht mit einem Leerzeichen beginnen oder enden",
                               "ein Brett hat 1 bis 255 Linien und Reihen, nicht 0x8",
                               "Abschnitt 1 hat keine Schritte",
                               QString::fromUtf8("ein Schlüssel in Anführungszeichen oder '}' wird "
                                                 "erwartet, aber die Datei endet")};
    QTest::newRow("es")
        << QStringLiteral("es")
        << QStringList{"ya hay una pieza llamada 'Rook'",
                       QString::fromUtf8("un borde se puede mover como máximo 255 casillas"),
                       QString::fromUtf8("una pieza necesita al menos un átomo, como W o N"),
                       "el vector (0,0) no lleva a ninguna parte",
                       "No hay ninguna casilla 'e9' (columna 1)",
                       QString::fromUtf8("dirección desconocida 'nnee'; ¿quería decir 'nne'?"),
                       "un nombre no puede empezar ni terminar con un espacio",
                       "un tablero tiene de 1 a 255 columnas y filas, no 0x8",
                       "el tramo 1 no tiene pasos",
                       "se espera una clave entre comillas o '}', pero el archivo termina"};
}

namespace {

BoardRecipe withoutFiles()
{
    BoardRecipe recipe = *bundledDesign("chess").board;
    recipe.files = 0;
    return recipe;
}

} // namespace

void tst_languages::failuresAreSentences()
{
    QFETCH(QString, language);
    QFETCH(QStringList, sentences);
    installLanguage(language);
    const Design chess = bundledDesign("chess");
    QStringList found;
    found << shown(withPieceRenamed(chess, PieceId(0), "Rook").error().message)
          << shown(withMargins(chess, {300, 0, 0, 0}).error().message)
          << shown(readBetza("", BetzaDialect::XBoard).error().message)
          << shown(readPath("(0,0)", *chess.directions).error().message)
          << GameSentences::positionFault(
                 readPosition("e9:K / turn=1", chess, Board(chess.board, chess.directions)).error())
          << shown(readPath("ride nnee", *chess.directions).error().message)
          << shown(titleFault(" Rook")) << shown(boardShapeFault(withoutFiles()))
          << shown(legGraphFault({{Leg()}, {LegId(0)}}, *chess.directions))
          << shown(readDesign("{").error().front().message);
    QCOMPARE(found.join(QLatin1Char('\n')), sentences.join(QLatin1Char('\n')));
}

void tst_languages::differencesAreSentences_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("sentences");
    const auto row = [](const char *language, const QStringList &sentences) {
        QTest::newRow(language) << QString(language) << sentences;
    };
    row("en",
        {"left out: King is royal",
         "left out: King castles with Rook",
         "left out: Pawn captures Pawn en passant",
         "left out: Pawn must promote to Queen, Rook, Bishop and Knight in zone 'last-rank'",
         "left out: who is mated loses",
         "left out: who is stalemated draws",
         "left out: who repeats a position for the third time draws",
         "left out: who is to move after 100 quiet moves draws",
         "the draw after 100 quiet moves comes one move later there",
         "a position counts as repeated there whatever may be captured en passant",
         "the position with which a game begins does not count as repeated there",
         "the board must be a flat rectangle without joined edges, added cells, links or facings "
         "of its own",
         "also capturing on the Wazir squares"});
    row("de",
        {QString::fromUtf8("entfällt: King ist königlich"),
         QString::fromUtf8("entfällt: King rochiert mit Rook"),
         QString::fromUtf8("entfällt: Pawn schlägt Pawn en passant"),
         QString::fromUtf8("entfällt: Pawn muss sich umwandeln in der Zone 'last-rank': zu Queen, "
                           "Rook, Bishop und Knight"),
         QString::fromUtf8("entfällt: wer mattgesetzt wird, verliert"),
         QString::fromUtf8("entfällt: wer patt ist, spielt remis"),
         QString::fromUtf8("entfällt: wer eine Stellung zum 3. Mal wiederholt, spielt remis"),
         QString::fromUtf8("entfällt: wer am Zug ist nach 100 stillen Zügen, spielt remis"),
         QString::fromUtf8("das Remis nach 100 stillen Zügen kommt dort einen Zug später"),
         QString::fromUtf8("eine Stellung zählt dort als wiederholt, was auch immer en "
                           "passant geschlagen werden darf"),
         QString::fromUtf8(
             "die Stellung, mit der eine Partie beginnt, zählt dort nicht als wiederholt"),
         QString::fromUtf8("das Brett muss ein flaches Rechteck sein, ohne verbundene Ränder, "
                           "hinzugefügte Felder, eigene Verbindungen oder Blickrichtungen"),
         "auch schlagend auf den Feldern von Wazir"});
    row("es",
        {"omitido: King es real",
         "omitido: King enroca con Rook",
         "omitido: Pawn captura Pawn al paso",
         "omitido: Pawn debe promover a Queen, Rook, Bishop y Knight en la zona 'last-rank'",
         "omitido: quien recibe mate pierde",
         "omitido: quien queda ahogado hace tablas",
         QString::fromUtf8("omitido: quien repite una posición por 3.ª vez hace tablas"),
         "omitido: quien tiene el turno tras 100 jugadas tranquilas hace tablas",
         QString::fromUtf8("las tablas tras 100 jugadas tranquilas llegan allí una jugada después"),
         QString::fromUtf8("allí una posición cuenta como repetida sea lo que sea lo que se pueda "
                           "capturar al paso"),
         QString::fromUtf8("la posición con que empieza una partida no cuenta allí como repetida"),
         QString::fromUtf8("el tablero debe ser un rectángulo plano sin bordes unidos, casillas "
                           "añadidas, enlaces ni orientaciones propias"),
         QString::fromUtf8("también capturando en las casillas de Wazir")});
}

/// What targets leave out, and how a piece differs from a known one.
void tst_languages::differencesAreSentences()
{
    QFETCH(QString, language);
    QFETCH(QStringList, sentences);
    installLanguage(language);
    QStringList found;
    const auto add = [&](const char *design, const char *target) {
        const Subject subject(bundledDesign(design));
        const Verdict verdict = verdictOf(*findFormat(target), subject, {});
        for (const auto *list : {&verdict.obstacles, &verdict.differences}) {
            for (const Loss &loss : *list)
                found << shown(loss.message);
        }
    };
    add("chess", "xboard");
    add("chess", "sjaak");
    add("raumschach", "sjaak");
    const auto likest =
        known_pieces::finder().nearest(readBetza("CcW", BetzaDialect::XBetza)->moves, 1);
    found << shown(likenessText(likest.front()));
    QCOMPARE(found.join(QLatin1Char('\n')), sentences.join(QLatin1Char('\n')));
}

void tst_languages::aFileAddsALanguage()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                           + QStringLiteral("/translations");
    QVERIFY(QDir().mkpath(folder));
    const QString file = folder + QStringLiteral("/rookery_nl.qm");
    QFile::remove(file);
    QVERIFY(!hasLanguage(QStringLiteral("nl")));
    QVERIFY(QFile::copy(QStringLiteral(":/translations/rookery_de.qm"), file));
    QVERIFY(languages().contains({QStringLiteral("nl"), QStringLiteral("Nederlands")}));
    QCOMPARE(installLanguage(QStringLiteral("nl")), QString("nl"));
    QCOMPARE(shown("Castling"), QString("Rochade"));
    QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
    QVERIFY(QFile::remove(file));
}

void tst_languages::theWindowChangesWhileItRuns()
{
    Stage stage;
    QVERIFY(stage.host.window().openBundled(QStringLiteral("chess")));
    QVERIFY(stage.host.window().openBundled(QStringLiteral("shogi")));
    stage.host.window().tabs().setCurrentIndex(0);
    Workspace *workspace = &stage.host.window().current()->workspace();
    const SiteId hole(27);
    QVERIFY(workspace->session().apply(
        "punch", withCellsRemoved(workspace->session().design(), std::span(&hole, 1))));
    workspace->choices().setMode(Mode::Play);
    const Design edited = workspace->design();
    QCOMPARE(stage.menu(), QString("&File"));

    installLanguage(QStringLiteral("de"));
    QVERIFY(stage.renewed.wait());
    QCOMPARE(stage.menu(), QString("&Datei"));
    QCOMPARE(stage.renewed.size(), 1);
    MainWindow &window = stage.host.window();
    QVERIFY(window.isVisible());
    QCOMPARE(window.documentCount(), 2);
    QCOMPARE(window.tabs().currentIndex(), 0);
    QCOMPARE(&window.current()->workspace(), workspace);
    QVERIFY(window.current()->document().isModified());
    QVERIFY(workspace->design() == edited);
    QCOMPARE(workspace->choices().mode(), Mode::Play);
    workspace->choices().setMode(Mode::Board);
    window.actions().at(QStringLiteral("edit.undo"))->trigger();
    QVERIFY(!window.current()->document().isModified());

    installLanguage(QStringLiteral("en"));
    QVERIFY(stage.renewed.wait());
    QCOMPARE(stage.menu(), QString("&File"));
    QCOMPARE(stage.host.window().documentCount(), 2);
}

/// Lists and buttons, which keep pictures, too.
void tst_languages::otherPiecesAreSeenEverywhere()
{
    Stage stage;
    QVERIFY(stage.host.window().openBundled(QStringLiteral("chess")));
    const auto firstPicture = [&] {
        const auto *list = stage.host.window().findChild<QListWidget *>("pieceList");
        return list->item(0)->icon().pixmap(32, 32).toImage();
    };
    const QImage usual = firstPicture();
    PreferenceValues values = stage.preferences.values();
    values.look.pieces = PieceTheme::Letters;
    stage.preferences.set(values);
    QVERIFY(stage.renewed.wait());
    QVERIFY(firstPicture() != usual);
    QCOMPARE(stage.host.window().documentCount(), 1);
    stage.preferences.set({});
    QVERIFY(stage.renewed.wait());
    QCOMPARE(firstPicture(), usual);
}

/// With what is searched in it, under the new window.
void tst_languages::anOpenManualStaysOpen()
{
    Stage stage;
    stage.host.window().actions().at(QStringLiteral("help.page"))->trigger();
    const QPointer<HelpPage> page = stage.host.window().findChild<HelpPage *>();
    QVERIFY(page);
    page->findChild<QLineEdit *>(QStringLiteral("manualSearch"))
        ->setText(QStringLiteral("kriegspiel"));
    installLanguage(QStringLiteral("de"));
    QVERIFY(stage.renewed.wait());
    QCoreApplication::processEvents();
    QVERIFY(page && page->isVisible());
    QCOMPARE(stage.host.window().findChild<HelpPage *>(), page.data());
    QCOMPARE(page->windowTitle(), QString("Hilfe"));
    const auto *list = page->findChild<QListWidget *>(QStringLiteral("manualList"));
    QVERIFY(list->item(0)->text().startsWith(QStringLiteral("Eigene Regeln")));
}

void tst_languages::aQuestionIsNotTakenAway()
{
    Stage stage;
    auto *question = new QDialog(&stage.host.window());
    question->setModal(true);
    question->show();
    QVERIFY(QTest::qWaitForWindowExposed(question));
    const QPointer<QDialog> guard(question);
    installLanguage(QStringLiteral("de"));
    QVERIFY(!stage.renewed.wait(200));
    QVERIFY(guard);
    question->close();
    QVERIFY(stage.renewed.wait());
    QCOMPARE(stage.menu(), QString("&Datei"));
}

void tst_languages::aPreferenceChangesIt()
{
    Stage stage;
    PreferenceValues values;
    values.language = QStringLiteral("de");
    stage.preferences.set(values);
    QVERIFY(stage.renewed.wait());
    QCOMPARE(stage.menu(), QString("&Datei"));
    values.language = QStringLiteral("en");
    stage.preferences.set(values);
    QVERIFY(stage.renewed.wait());
    QCOMPARE(stage.menu(), QString("&File"));
}

ROOKERY_WIDGET_TEST(tst_languages)
#include "tst_languages.moc"
