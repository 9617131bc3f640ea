#include "model/file/design/design_writer.h"
#include "model/file/json/findings.h"
#include "tests/model/file_support.h"

#include <QTest>

#include <map>

using namespace rookery;
using namespace rookery::test;

namespace {

std::string firstMessage(std::string_view text)
{
    const auto read = readDesign(text);
    return read ? "read without error" : read.error().front().sentence();
}

/// The part of the text where a place lies, counted the slow way.
std::string_view atPlace(std::string_view text, const Place &place)
{
    for (int line = 1; line < place.line; ++line)
        text.remove_prefix(text.find('\n') + 1);
    for (int column = 1; column < place.column; ++column) {
        text.remove_prefix(1);
        while (!text.empty() && (static_cast<unsigned char>(text.front()) & 0xC0U) == 0x80U)
            text.remove_prefix(1);
    }
    return text;
}

std::string repeated(const std::string &item, std::size_t count, const char *separator = ",")
{
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        text.append(i > 0 ? separator : "").append(item);
    return text;
}

std::string filled(std::size_t count, char with)
{
    std::string text;
    text.resize(count, with);
    return text;
}

/// `#` in the item becomes the number.
std::string numbered(const std::string &item, std::size_t count)
{
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        std::string one = item;
        for (std::size_t at = one.find('#'); at != std::string::npos; at = one.find('#'))
            one.replace(at, 1, std::to_string(i));
        text += (i > 0 ? "," : "") + one;
    }
    return text;
}

/// As a path writes them.
std::string differentVectors(int count)
{
    std::string vectors;
    for (int i = 0; i < count; ++i)
        vectors += "(" + std::to_string(1 + i / 100) + "," + std::to_string(i % 100) + ")";
    return vectors;
}

std::string with(const std::string &members)
{
    return R"({"rookery": 2, "board": {"lattice": "square", "size": [8, 8]})" + members + "}";
}

std::string withMoves(const std::string &moves)
{
    return with(R"(, "pieces": [{"name": "A", "moves": [)" + moves + "]}]");
}

} // namespace

class tst_refused : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void files_data();
    void files();
    void allCanBeTranslated_data();
    void allCanBeTranslated();
    void pointersAndPlacesAgree_data();
    void pointersAndPlacesAgree();
    void tooMuch_data();
    void tooMuch();
    void asMuchAsPossible_data();
    void asMuchAsPossible();
    void manyErrorsAreCounted();
    void wordsAreMadeForWhatIsListed();
    void oneFaultIsReportedOnce();
    void missingFileIsNotABadFile();
};

void tst_refused::files_data()
{
    QTest::addColumn<QString>("file");
    for (const auto &entry :
         std::filesystem::directory_iterator(sourceFolder / "tests/data/refused")) {
        if (entry.path().extension() == ".rookery")
            QTest::newRow(entry.path().stem().c_str()) << QString::fromStdString(entry.path());
    }
}

void tst_refused::files()
{
    QFETCH(QString, file);
    std::filesystem::path path = file.toStdString();
    const auto read = readDesignFile(path);
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().fault, FileFault::Malformed);
    std::string expected = contentOf(path.replace_extension(".expected"));
    QVERIFY(expected.starts_with('#'));
    expected.erase(0, expected.find('\n') + 1);
    QCOMPARE(QString::fromStdString(listedErrors(read.error().list)),
             QString::fromStdString(expected));
}

void tst_refused::allCanBeTranslated_data()
{
    files_data();
}

/// No sentence is put together where no translator sees it.
void tst_refused::allCanBeTranslated()
{
    QFETCH(QString, file);
    const Wording foreign([](std::string_view english) {
        const bool isLiteral = english == "{text}";
        return (isLiteral ? "" : "~") + std::string(english);
    });
    const auto read = readDesign(contentOf(file.toStdString()));
    QVERIFY(!read.has_value());
    for (const Error &error : read.error()) {
        const std::string text = error.message.text({foreign});
        QVERIFY2(text.starts_with('~'), text.c_str());
    }
}

void tst_refused::pointersAndPlacesAgree_data()
{
    files_data();
}

void tst_refused::pointersAndPlacesAgree()
{
    QFETCH(QString, file);
    const std::string text = contentOf(file.toStdString());
    const auto tree = JsonTree::read(text);
    if (!tree)
        return; // without a tree there is nothing to point into
    std::map<std::string, JsonValue> byPointer;
    for (const JsonValue &value : allValues(tree->root()))
        byPointer.emplace(value.pointer(), value);
    const auto read = readDesign(text);
    for (const Error &error : read.error()) {
        const auto found = byPointer.find(error.place.pointer);
        QVERIFY2(found != byPointer.end(), error.place.pointer.c_str());
        const JsonValue &value = found->second;
        const std::size_t at = text.size() - atPlace(text, error.place).size();
        const std::size_t begin = value.isMember() ? value.keyOffset() : value.offset();
        QVERIFY2(at >= begin && at < value.offset() + value.source().size(),
                 error.sentence().c_str());
    }
}

void tst_refused::tooMuch_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const std::string &text, const char *message) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << QString(message);
    };
    row("1 MB of brackets",
        std::string(1'000'000, '['),
        "the file is nested more than 64 levels deep");
    row("8 MB of brackets", filled(8'000'000, '['), "the file is nested more than 64 levels deep");
    row("5 MB of objects",
        repeated("{\"a\":", 1'000'000, ""),
        "the file is nested more than 64 levels deep");
    row("a file of more than 64 MiB",
        filled((64U << 20U) + 1, ' '),
        "the file has 67108865 bytes; at most 67108864 can be read");
    row("too many approved problems",
        with(R"(, "approved": [)" + repeated("{\"code\": \"S003\"}", 1'025) + "]"),
        "at most 1024 approved problems are possible, not 1025");
    row("too many examples",
        with(R"(, "examples": [)" + repeated("{}", 1'025) + "]"),
        "at most 1024 examples are possible, not 1025");
    row("too many moves of an example",
        with(R"(, "examples": [{"expected": [)" + repeated("\"a1\"", 1'025) + "]}]"),
        "at most 1024 moves are possible, not 1025");
    row("too many targets",
        with(R"(, "exports": {"targets": [)" + numbered(R"({"to": "t#"})", 65) + "]}"),
        "at most 64 targets are possible, not 65");
    row("too many options of a target",
        with(R"(, "exports": {"targets": [{"to": "svg", "options": {)"
             + numbered(R"("o#": "a")", 33) + "}}]}"),
        "at most 32 options are possible, not 33");
    row("three million values",
        "[" + repeated("1", 3'000'001) + "]",
        "the file holds more than 3000000 values");
    row("directions",
        with(R"(, "directions": [)" + numbered(R"({"name": "d#"})", 1'025) + "]"),
        "at most 1024 directions are possible, not 1025");
    row("steps of a walk",
        with(R"(, "directions": [{"name": "n"}, {"name": "long", "walk": [)" + repeated("\"n\"", 65)
             + "]}]"),
        "at most 64 steps of a walk are possible, not 65");
    row("players",
        with(R"(, "players": [)" + numbered(R"({"name": "#"})", 17) + "]"),
        "at most 16 players are possible, not 17");
    row("pieces",
        with(R"(, "pieces": [)" + numbered(R"({"name": "#"})", 4'097) + "]"),
        "at most 4096 pieces are possible, not 4097");
    row("moves of a piece",
        withMoves(repeated(R"({"path": "n"})", 257)),
        "at most 256 moves of a piece are possible, not 257");
    row("legs of a move",
        withMoves(R"({"legs": [)" + repeated(R"({"steps": ["n"]})", 1'025) + "]}"),
        "at most 1024 legs of a piece are possible, not 1025");
    row("legs of a piece",
        withMoves(R"({"path": "n"}, {"legs": [)" + repeated(R"({"steps": ["n"]})", 1'024) + "]}"),
        "at most 1024 legs of a piece are possible, not 1025");
    row("legs of a path",
        withMoves(R"({"path": ")" + repeated("(n n n n n n n n n n)", 1'000, " ") + R"("})"),
        "a path may have at most 1024 legs; every item is one, and in a group every step");
    row("legs of two paths",
        withMoves(R"({"path": ")" + repeated("leap n", 1'024, " ") + R"("}, {"path": "n"})"),
        "at most 1024 legs of a piece are possible, not 1025");
    row("first legs of a path",
        withMoves(R"({"path": "n", "first": [1]})"),
        "'first' numbers legs, which a path does not have");
    row("different vectors",
        withMoves(R"({"path": "leap )" + differentVectors(1'025) + R"("})"),
        "at most 1024 different vectors in moves are possible, not 1025");
    row("cells",
        R"({"rookery": 2, "board": {"lattice": "square", "size": [255, 255], "edits": {"cells": {"added": {)"
            + numbered(R"("x#": [0, 0])", 511) + "}}}}}",
        "at most 65535 cells are possible, not 65536");
    row("cells of a free board",
        R"({"rookery": 2, "board": {"lattice": "free", "edits": {"cells": {"added": {)"
            + numbered(R"("x#": [0, 0])", 65'536) + "}}}}}",
        "at most 65535 cells are possible, not 65536");
    row("name of a piece",
        with(R"(, "pieces": [{"name": ")" + std::string(201, 'x') + "\"}]"),
        "a name may have at most 200 bytes");
    row("name of a direction",
        with(R"(, "directions": [{"name": ")" + std::string(201, 'x') + "\"}]"),
        "a direction's name may have at most 200 characters");
    row("notes",
        with(R"(, "about": ")" + std::string(1'000'001, 'x') + "\""),
        "a text may have at most 1000000 bytes, not 1000001");
    row("path",
        withMoves(R"({"path": ")" + std::string(1'000'001, 'n') + "\"}"),
        "a path may have at most 1000000 characters");
    row("a long wrong word is not repeated",
        with(R"(, "rules": {"pass": ")" + std::string(100, 'x') + "\"}"),
        "unknown pass rule 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...'; the "
        "choices "
        "are never, stuck and always");
}

void tst_refused::tooMuch()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    QCOMPARE(QString::fromStdString(firstMessage({text.data(), std::size_t(text.size())})),
             message);
}

void tst_refused::asMuchAsPossible_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const std::string &text) {
        QTest::newRow(name) << QByteArray::fromStdString(text);
    };
    row("nested 64 deep",
        R"({"rookery": 2, "board": {"lattice": "free"}, "deep": )" + std::string(63, '[')
            + std::string(63, ']') + "}");
    row("directions", with(R"(, "directions": [)" + numbered(R"({"name": "d#"})", 1'024) + "]"));
    row("players", with(R"(, "players": [)" + numbered(R"({"name": "#"})", 16) + "]"));
    row("pieces", with(R"(, "pieces": [)" + numbered(R"({"name": "#"})", 4'096) + "]"));
    row("legs of a move",
        withMoves(R"({"legs": [)" + repeated(R"({"steps": ["n"]})", 1'024) + "]}"));
    row("name", with(R"(, "pieces": [{"name": ")" + std::string(200, 'x') + "\"}]"));
}

void tst_refused::asMuchAsPossible()
{
    QFETCH(QByteArray, text);
    QCOMPARE(QString::fromStdString(firstMessage(text.toStdString())),
             QString("read without error"));
    const Design design = designOfText(text.toStdString());
    QVERIFY(designOfText(writeDesign(design)) == design);
}

void tst_refused::manyErrorsAreCounted()
{
    const auto read = readDesign(
        with(R"(, "directions": {}, "setup": {"White": {"Rook": [)" + repeated("5", 20) + "]}}"));
    QCOMPARE(read.error().size(), std::size_t(22));
    const auto many = readDesign(with(R"(, "pieces": [{"name": "A"}], "setup": {"White": {"A": [)"
                                      + repeated("5", 3'000) + "]}}"));
    QCOMPARE(many.error().size(), std::size_t(1'001));
    QCOMPARE(many.error().back().sentence(), std::string("2000 more errors not listed"));
    const auto twice = readDesign(with(R"(, "pieces": [{"name": "A"}], "setup": {"White": {"A": [)"
                                       + repeated("\"a1\"", 3'000) + "]}}"));
    QCOMPARE(twice.error().size(), std::size_t(1'001));
    QVERIFY(twice.error()[999].notes.front().text().starts_with("that one is placed at line "));
    QCOMPARE(twice.error().back().sentence(), std::string("1999 more errors not listed"));
}

void tst_refused::oneFaultIsReportedOnce()
{
    const auto messages = [](const std::string &members) {
        return listedErrors(readDesign(with(members)).error());
    };
    // The one that steps in the direction without a name may be right.
    QCOMPARE(
        messages(
            R"(, "directions": [{"names": "up"}], "pieces": [{"name": "A", "moves": [{"path": "up"}]}])"),
        std::string("1:79: error: a direction needs 'name'\n"));
    QCOMPARE(messages(R"(, "pieces": [{"name": 5}], "setup": {"White": {"A": ["a1"]}})"),
             std::string("1:84: error: 'name' must be text in quotes, not 5\n"));
    QCOMPARE(messages(R"(, "players": {}, "setup": {"Green": {}})"),
             std::string("1:75: error: 'players' must be a list, not an object\n"));
    const auto board = readDesign(
        R"({"rookery": 2, "board": {"lattice": "square", "size": [8]}, "pieces": [{"name": "A"}], "setup": {"White": {"A": ["a1"]}}})");
    QCOMPARE(board.error().size(), std::size_t(1));
}

void tst_refused::missingFileIsNotABadFile()
{
    const auto missing = readDesignFile("no such file.rookery");
    QCOMPARE(missing.error().fault, FileFault::Unavailable);
    QCOMPARE(missing.error().list.front(),
             (Error{Message("'no such file.rookery' cannot be read: No such file or directory"),
                    {},
                    {}}));
    const auto folder = readDesignFile(sourceFolder);
    QCOMPARE(folder.error().fault, FileFault::Unavailable);
}

/// Of a million errors a thousand are listed, and words are made for no other.
void tst_refused::wordsAreMadeForWhatIsListed()
{
    std::string text = "[";
    constexpr std::size_t count = 3'000;
    for (std::size_t i = 0; i < count; ++i)
        text += i == 0 ? "0" : ",0";
    text += "]";
    const auto tree = JsonTree::read(text);
    QVERIFY(tree.has_value());
    Findings findings(text);
    std::size_t made = 0;
    for (const JsonValue value : tree->root())
        findings.error(value, [&] {
            ++made;
            return Message("a fault");
        });
    QCOMPARE(made, std::size_t(1'000));
    QCOMPARE(findings.errorCount(), count);
    const Errors errors = findings.takeErrors();
    QCOMPARE(errors.size(), std::size_t(1'001));
    QCOMPARE(errors.back().sentence(), std::string("2000 more errors not listed"));
}

QTEST_APPLESS_MAIN(tst_refused)
#include "tst_refused.moc"
