#include "model/board/board_spec.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/exchange/target/adaptation.h"
#include "model/exchange/target/used_rules.h"
#include "model/file/design/design_writer.h"
#include "model/play/legal/move_rules.h"
#include "tests/model/export_support.h"
#include "tests/model/format_lints.h"
#include "tests/support.h"

#include <set>

using namespace rookery;
using namespace rookery::test;

/// Every format, every bundled design, and what happens to hostile names.
class tst_exports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tableIsSound();
    void everyDesignInEveryFormat();
    void chainsAreRefusedAtOnce();
    void mapsOfWideBoardsAreRefused();
    void noRuleIsSilent();
    void hostileNames_data();
    void hostileNames();
    void sectionOfChess();
    void oldDialectRefuses();
    void holesDoNotEndSlides();
    void piecesAreLeftOutOrComeNear_data();
    void piecesAreLeftOutOrComeNear();
    void choicesThatCannotBe();
    void optionsAreObeyed();
};

namespace {

const char *hostileText = "a\"b'c</script>--><!-- ]]> \\end{} */ // ; # [x] )( "
                          ":=\xe2\x80\xa8\xc3\xa9\xf0\x9f\x98\x80 %s ?"
                          "?/";

/// A game that the format can say.
Design sayableDesign(const QString &format)
{
    Design design = format == "fairymax" ? variantDesign("chess")
                                         : variantDesign("small", smallGame("king = k"));
    if (format == "ludii") // which is told of no mate
        design.rules.edit([](Rules &rules) { rules.ends.clear(); });
    return design;
}

/// Every name and text is as bad as a design allows.
Design hostileDesign(Design design)
{
    design.info.edit([](Info &info) {
        info.name = hostileText;
        info.about = std::string("line\nbreak\r\n") + hostileText;
    });
    design.pieces.edit([](Pieces &pieces) {
        int number = 0;
        for (PieceType &type : pieces.types)
            type.name = hostileText + std::to_string(number++);
    });
    design.rules.edit([](Rules &rules) {
        for (Player &player : rules.players)
            player.name += hostileText;
    });
    return design;
}

/// What a strict reader says about a text that no program here can run.
std::string lintFault(std::string_view format, const std::string &text)
{
    if (format == "ludii")
        return ludiiFault(text);
    if (format == "rbg")
        return rbgFault(text);
    if (format == "game-courier")
        return gameCourierFault(text);
    return {};
}

} // namespace

void tst_exports::tableIsSound()
{
    std::set<std::string_view> ids;
    std::string_view last;
    for (const Format &format : formats()) {
        QVERIFY2(last < format.id, format.id.data());
        last = format.id;
        QVERIFY(format.writes() || format.reads());
        QCOMPARE(format.writes(), format.check != nullptr);
        QVERIFY(format.suffix.starts_with('.'));
        QCOMPARE(findFormat(format.id), &format);
    }
    QCOMPARE(findFormat("no such format"), nullptr);
}

void tst_exports::everyDesignInEveryFormat()
{
    int possible = 0;
    constexpr std::size_t large = 150; // cells, of which every pair may be written out
    const bool isWhole = stride(2) == 1;
    for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(9)) {
        const BundledDesign &bundled = bundledDesigns()[i];
        const Subject subject(bundledDesign(bundled.name));
        if (!isWhole && subject.board().size() > large)
            continue;
        for (const Format &format : formats()) {
            if (!format.writes())
                continue;
            std::vector<std::string_view> dialects(format.dialects.begin(), format.dialects.end());
            if (dialects.empty())
                dialects.emplace_back();
            for (const std::string_view dialect : dialects) {
                const ExportRequest request{std::string(dialect), "game"};
                const std::string what = std::string(bundled.name) + " as " + std::string(format.id)
                                         + " " + std::string(dialect);
                const Verdict verdict = verdictOf(format, subject, request);
                for (const auto *losses : {&verdict.differences, &verdict.obstacles}) {
                    for (const Loss &loss : *losses) {
                        QVERIFY2(!loss.sentence().empty()
                                     && loss.sentence().find('\n') == std::string::npos,
                                 what.c_str());
                        QVERIFY2(!loss.sentence().ends_with('.') && !loss.remedies.empty(),
                                 what.c_str());
                    }
                }
                if (format.isPainted)
                    continue;
                const auto made = exported(format, subject, request);
                if (!made) {
                    QVERIFY2(verdict.portability() == Portability::Impossible, what.c_str());
                    QVERIFY2(made.error().notes.size() == verdict.obstacles.size(), what.c_str());
                    continue;
                }
                ++possible;
                QVERIFY2(verdict.portability() != Portability::Impossible, what.c_str());
                QVERIFY2(made->verdict == verdict, what.c_str());
                QVERIFY2(!made->files.empty() && !made->files.front().text.empty(), what.c_str());
                if (format.carries != Carries::Position) {
                    for (const ExportedFile &file : made->files)
                        QVERIFY2(isOwnExport(file.text), what.c_str());
                }
                const std::string fault = lintFault(format.id, made->files.front().text);
                QVERIFY2(fault.empty(), (what + ": " + fault).c_str());
                if (format.id == "movetable")
                    continue; // by far the longest to make
                const auto again = exported(format, Subject(bundledDesign(bundled.name)), request);
                QVERIFY2(again && again->files == made->files, what.c_str());
            }
        }
    }
    QVERIFY(possible > 20);
}

/// A piece of halma may jump on in eight ways after each jump: to write all of them out first would
/// take for ever.
void tst_exports::chainsAreRefusedAtOnce()
{
    const Verdict verdict = verdictOf(*findFormat("rbg"), Subject(bundledDesign("halma")), {});
    QCOMPARE(verdict.obstacles.size(), std::size_t(2));
    QCOMPARE(verdict.obstacles.front().sentence(),
             std::string("Man: its legs lead back to themselves"));
    QCOMPARE(verdict.obstacles.back().sentence(), std::string("it would leave no way to win"));
}

/// A map for each of 136 ways, with 1,296 cells each, took minutes to find out.
void tst_exports::mapsOfWideBoardsAreRefused()
{
    TAKE(wide, readBoardSpec("square:36x36"));
    Design design = newDesign(wide, "Wide");
    design.pieces.edit([](Pieces &pieces) {
        PieceType far;
        far.name = "Far";
        far.moves = {{BetzaText{"Q17"}, When::Always, {}}};
        pieces.types.push_back(far);
    });
    const Verdict verdict = verdictOf(*findFormat("ludii"), Subject(design), {});
    QCOMPARE(verdict.obstacles.front().sentence(),
             std::string("Far: it moves in more ways than maps can say"));
}

/// Whatever a component of the rules is, exporters hear of it.
void tst_exports::noRuleIsSilent()
{
    const Design plain = newDesign({}, "Plain");
    QVERIFY(usedRules(plain).empty());
    const auto with = [&](auto &&change) {
        Design design = plain;
        design.rules.edit(change);
        return usedRules(design).size();
    };
    QCOMPARE(with([](Rules &r) { r.turns.progression = Progression::ByOne; }), std::size_t(1));
    QCOMPARE(with([](Rules &r) { r.pass = Pass::Always; }), std::size_t(1));
    QCOMPARE(with([](Rules &r) { r.royals.emplace_back(); }), std::size_t(1));
    QCOMPARE(with([](Rules &r) { r.check.flight = Flight::None; }), std::size_t(1));
    QCOMPARE(with([](Rules &r) { r.check.facing.emplace_back(); }), std::size_t(1));
    QCOMPARE(with([](Rules &r) { r.castling.emplace_back(); }), std::size_t(1));
    QCOMPARE(with([](Rules &r) { r.enPassant.emplace_back(); }), std::size_t(1));
    QCOMPARE(with([](Rules &r) { r.promotions.emplace_back(); }), std::size_t(1));
    QCOMPARE(with([](Rules &r) { r.hands.captured = Captured::CaptorsHand; }), std::size_t(1));
    QCOMPARE(with([](Rules &r) { r.hands.supply = Supply::Endless; }), std::size_t(1));
    QCOMPARE(with([](Rules &r) { r.dropDuties.emplace_back(); }), std::size_t(1));
    QCOMPARE(with([](Rules &r) { r.gating.emplace_back(); }), std::size_t(1));
    QCOMPARE(with([](Rules &r) { r.walling.emplace_back(); }), std::size_t(1));
    QCOMPARE(with([](Rules &r) { r.compulsions.emplace_back(); }), std::size_t(1));
    QCOMPARE(with([](Rules &r) { r.immunities.emplace_back(); }), std::size_t(1));
    QCOMPARE(with([](Rules &r) { r.explosions.emplace_back(); }), std::size_t(1));
    QCOMPARE(with([](Rules &r) { r.petrifications.emplace_back(); }), std::size_t(1));
    QCOMPARE(with([](Rules &r) { r.enclosing.emplace_back(); }), std::size_t(1));
    QCOMPARE(with([](Rules &r) { r.ends.emplace_back(); }), std::size_t(1));
    QCOMPARE(with([](Rules &r) { r.scoring.drawsGoTo = PlayerId(1); }), std::size_t(1));
    QCOMPARE(with([](Rules &r) { r.scoring.mate = 20; }), std::size_t(1));
    QCOMPARE(with([](Rules &r) { r.turns.lost = LostPlayer::PiecesDie; }), std::size_t(1));
    QCOMPARE(with([](Rules &r) { r.enPassant.emplace_back().within = PassedFor::Round; }),
             std::size_t(2));
    QCOMPARE(with([](Rules &r) { r.exchanges.emplace_back(); }), std::size_t(1));
    QCOMPARE(with([](Rules &r) { r.blockades.emplace_back(); }), std::size_t(1));
}

void tst_exports::hostileNames_data()
{
    QTest::addColumn<QString>("id");
    for (const Format &format : formats()) {
        if (format.writes() && !format.isPainted)
            QTest::newRow(format.id.data())
                << QString::fromUtf8(format.id.data(), static_cast<qsizetype>(format.id.size()));
    }
}

void tst_exports::hostileNames()
{
    QFETCH(QString, id);
    const Format &format = *findFormat(id.toStdString());
    const auto made = exported(format, Subject(hostileDesign(sayableDesign(id))), {{}, "game"});
    QVERIFY2(made.has_value(),
             made ? ""
                  : (made.error().notes.empty() ? made.error().sentence()
                                                : made.error().notes.front().text())
                        .c_str());
    const std::string &text = made->files.front().text;
    const ScratchFolder folder;
    for (const ExportedFile &file : made->files)
        write(folder.path() / file.name, file.text);
    if (id == "movetable") {
        const ProcessReport report = run({"gcc",
                                          "-Wall",
                                          "-Wextra",
                                          "-Werror",
                                          "-std=c99",
                                          "-trigraphs",
                                          "-o",
                                          "walker",
                                          made->files[1].name},
                                         folder.path());
        QVERIFY2(report.isFine(), report.errors.c_str());
    } else if (id == "nomignolov") {
        if (installedProgram("luac5.4").empty())
            QSKIP("luac is not installed (Debian package lua5.4)");
        const ProcessReport report =
            run({"luac5.4", "-p", made->files.front().name}, folder.path());
        QVERIFY2(report.isFine(), report.errors.c_str());
    } else if (id == "jocly") {
        if (installedProgram("node").empty())
            QSKIP("node is not installed (Debian package nodejs)");
        for (const ExportedFile &file : made->files)
            QVERIFY(run({"node", "--check", file.name}, folder.path()).isFine());
    } else if (id == "interactive-diagram") {
        const auto read = format.read(text, {});
        QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
        QCOMPARE(read->design.pieces->types.size(), std::size_t(5));
    } else if (id == "fairy-stockfish" || id == "zrf") {
        const auto read = format.read(text, {});
        QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
    }
    if (id == "svg" || id == "html") {
        if (installedProgram("xmllint").empty())
            QSKIP("xmllint is not installed (Debian package libxml2-utils)");
        const ProcessReport report =
            run({"xmllint", "--noout", made->files.front().name}, folder.path());
        QVERIFY2(report.isFine(), report.errors.c_str());
    }
    const std::string fault = lintFault(format.id, text);
    QVERIFY2(fault.empty(), fault.c_str());
    // One line per piece and setting, and nothing in the text that a name has added.
    Design harmless = sayableDesign(id);
    harmless.info.edit([](Info &info) { info.about = "line\nbreak\r\nend"; });
    const auto plain = exported(format, Subject(harmless), {{}, "game"});
    QVERIFY(plain.has_value());
    // Pieces that are called otherwise are drawn from their moves, and turned as well.
    const auto lines = [](const std::string &all) {
        return std::count(all.begin(), all.end(), '\n')
               - QString::fromStdString(all).count(QStringLiteral("-turned\" viewBox"));
    };
    const auto heads = static_cast<std::ptrdiff_t>(made->verdict.differences.size())
                       - static_cast<std::ptrdiff_t>(plain->verdict.differences.size());
    if (format.carries != Carries::Picture)
        QCOMPARE(lines(text),
                 lines(plain->files.front().text)
                     + (format.carries == Carries::Position ? 0 : heads));
}

void tst_exports::sectionOfChess()
{
    const auto made = exported(
        *findFormat("fairy-stockfish"), Subject(variantDesign("chess")), {"current", "my game"});
    QVERIFY2(made.has_value(), made ? "" : made.error().notes.front().text().c_str());
    const QString text = QString::fromStdString(made->files.front().text);
    for (const char *line :
         {"\n[rk_my_game]\n",
          "\nking = k\n",
          "\npawn = p\n",
          "\ndoubleStep = true\n",
          "\ndoubleStepRegionWhite = *2\n",
          "\npromotionRegionBlack = *1\n",
          "\npromotionPieceTypes = ",
          "\ncastling = true\n",
          "\nmaxRank = 8\n",
          "\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"})
        QVERIFY2(text.contains(line), line);
}

void tst_exports::oldDialectRefuses()
{
    const Subject holed(variantDesign("holed", holedGame()));
    const auto made = exported(*findFormat("fairy-stockfish"), holed, {"11.1", "game"});
    QVERIFY(!made.has_value());
    QCOMPARE(made.error().sentence(),
             std::string("Fairy-Stockfish variants.ini cannot express this design"));
    QCOMPARE(made.error().notes.size(), std::size_t(1));
    QCOMPARE(made.error().notes.front().text(), std::string("version 11.1 knows no holes"));
}

namespace {

/// Chess in which the queen moves like this.
Design chessWith(const char *betza)
{
    Design design = variantDesign("chess");
    design.pieces.edit([&](Pieces &pieces) {
        pieces.types[pieces.find("Queen")->index()].moves = {{BetzaText{betza}, When::Always, {}}};
    });
    return design;
}

} // namespace

/// Sjaak II: "Exclude" takes a square away, but its slides and hops go on behind it.
void tst_exports::holesDoNotEndSlides()
{
    const Subject holed(variantDesign("holed", holedGame()));
    QStringList found;
    for (const Loss &loss : verdictOf(*findFormat("sjaak"), holed, {}).differences) {
        if (loss.sentence().find("holes do not end") != std::string::npos)
            found << QString::fromStdString(loss.sentence());
    }
    QCOMPARE(found, QStringList("Cannon: holes do not end its way there"));
}

void tst_exports::piecesAreLeftOutOrComeNear_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("betza");
    QTest::addColumn<int>("remedy");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name,
                        const char *format,
                        const char *betza,
                        Remedy remedy,
                        const char *sentence) {
        QTest::newRow(name) << format << betza << static_cast<int>(remedy) << sentence;
    };
    row("a griffon without its bend",
        "fairy-stockfish",
        "FyafsF",
        Remedy::Approximate,
        "Queen moves as F, the nearest that can be said");
    row("a griffon beside a knight",
        "fairy-stockfish",
        "NFyafsF",
        Remedy::Approximate,
        "Queen moves as NF, the nearest that can be said");
    row("a hook mover that does not turn",
        "fairy-stockfish",
        "WyasfWR",
        Remedy::Approximate,
        "Queen moves as R, the nearest that can be said");
    row("a griffon left out",
        "fairy-stockfish",
        "FyafsF",
        Remedy::LeaveOut,
        "Queen is left out, and its 2 pieces of the setup with it");
    row("a griffon for Sjaak",
        "sjaak",
        "FyafsF",
        Remedy::Approximate,
        "Queen moves as F, the nearest that can be said");
}

void tst_exports::piecesAreLeftOutOrComeNear()
{
    QFETCH(QString, format);
    QFETCH(QString, betza);
    QFETCH(int, remedy);
    QFETCH(QString, sentence);
    const Format &row = *findFormat(format.toStdString());
    const Design design = chessWith(betza.toUtf8().constData());
    const PieceId queen = *design.pieces->find("Queen");
    const Verdict before = verdictOf(row, Subject(design), {});
    QCOMPARE(before.portability(), Portability::Impossible);
    const Element element{Element::Kind::Piece, queen.index()};
    const auto about = std::find_if(before.obstacles.begin(),
                                    before.obstacles.end(),
                                    [&](const Loss &loss) { return loss.element == element; });
    QVERIFY(about != before.obstacles.end());
    const std::vector<Remedy> remedies = {
        Remedy::LeaveOut, Remedy::Approximate, Remedy::OtherTarget};
    QVERIFY(about->remedies == remedies);

    const std::vector<PieceChoice> choices = {{"Queen", static_cast<Remedy>(remedy)}};
    const auto changed = adapted(design, row, {}, choices);
    QVERIFY2(changed.has_value(), changed ? "" : changed.error().sentence().c_str());
    QCOMPARE(changed->losses.size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(changed->losses.front().sentence()), sentence);
    const ExportRequest request{{}, "game", {}, changed->losses};
    const auto made = exported(row, Subject(changed->design), request);
    QVERIFY2(made.has_value(), made ? "" : made.error().notes.front().text().c_str());
    QCOMPARE(made->verdict.differences.front(), changed->losses.front());
    QVERIFY(made->files.front().text.find(sentence.toStdString()) != std::string::npos);
    // The pieces of the verdict are those of the design as it was.
    for (const Loss &loss : changed->inOriginal(made->verdict).differences)
        QVERIFY(loss.element.kind != Element::Kind::Piece
                || loss.element.index < design.pieces->types.size());
}

void tst_exports::choicesThatCannotBe()
{
    const Format &format = *findFormat("fairy-stockfish");
    const auto fault = [&](const Design &design, const PieceChoice &choice) {
        const auto changed = adapted(design, format, {}, std::vector{choice});
        return changed ? QString("none") : QString::fromStdString(changed.error().sentence());
    };
    QCOMPARE(fault(chessWith("Q"), {"Quen", Remedy::LeaveOut}),
             QString("the design has no piece 'Quen'; did you mean 'Queen'?"));
    QCOMPARE(fault(chessWith("(40,1)"), {"Queen", Remedy::Approximate}),
             QString("nothing that comes near 'Queen' can be said in Fairy-Stockfish variants.ini; "
                     "it can be left out"));
}

void tst_exports::optionsAreObeyed()
{
    const Subject subject(variantDesign("small", smallGame("king = k")));
    const auto made = [&](const char *format, const char *option, const char *choice) {
        auto files = exported(*findFormat(format), subject, {{}, "game", {{option, choice}}, {}});
        return files ? files->files : std::vector<ExportedFile>();
    };
    for (const char *format : {"svg", "tikz"}) {
        QCOMPARE(made(format, "show", "setup").size(), std::size_t(1));
        const auto pieces = made(format, "show", "pieces");
        QCOMPARE(pieces.size(), std::size_t(5));
        QVERIFY(pieces[0].name.starts_with("game-") && pieces[0].name != pieces[1].name);
    }
    QVERIFY(made("interactive-diagram", "form", "block").front().text.starts_with("<!--"));
    const auto page = made("interactive-diagram", "form", "page");
    QVERIFY(page.front().text.starts_with("<!DOCTYPE html>")
            && page.front().text.ends_with("</html>\n"));
    const auto read = findFormat("interactive-diagram")->read(page.front().text, {});
    QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
    QCOMPARE(read->design.pieces->types.size(), std::size_t(5));
}

QTEST_APPLESS_MAIN(tst_exports)
#include "tst_exports.moc"
