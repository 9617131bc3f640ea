#include "model/base/base64.h"
#include "model/check/check.h"
#include "model/edit/pieces/artwork_edits.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/file/artwork/picture.h"
#include "model/file/artwork/svg_picture.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "tests/support.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <sys/stat.h>

using namespace rookery;
using namespace rookery::test;

namespace {

const std::string head =
    R"~(<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9")~";

std::string inSvg(const std::string &inner)
{
    return R"~(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">)~" + inner + "</svg>";
}

std::string repeated(const std::string &text, int times)
{
    std::string all;
    for (int i = 0; i < times; ++i)
        all += text;
    return all;
}

/// The head of a PNG of this size; enough to be checked.
std::string pngHead(unsigned width, unsigned height)
{
    std::string bytes("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
    for (const unsigned number : {width, height}) {
        for (const unsigned shift : {24U, 16U, 8U, 0U})
            bytes += static_cast<char>(number >> shift & 255U);
    }
    return bytes + std::string("\x08\x06\0\0\0", 5);
}

void write(const QString &path, const std::string &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes.data(), static_cast<qint64>(bytes.size()));
}

Design withKnight()
{
    return *withPieceAdded(designOf("square:8x8"), "Knight");
}

} // namespace

class tst_artwork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleaning_data();
    void cleaning();
    void refusedPictures_data();
    void refusedPictures();
    void base64_data();
    void base64();
    void fileNames_data();
    void fileNames();
    void filesBesideTheDesign();
    void picturesOfAPiece();
    void throughAFile();
    void aMissingFileIsAProblem();
    void takenIntoTheDesign();
    void tooManyPictures();
};

void tst_artwork::cleaning_data()
{
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QByteArray>("inner");
    QTest::addColumn<QStringList>("removed");
    const auto row = [](const char *name,
                        const std::string &given,
                        const char *inner,
                        const QStringList &removed) {
        QTest::newRow(name) << QByteArray::fromStdString(given) << QByteArray(inner) << removed;
    };
    const char *path = R"~(<path d="M0 0 L9 9"/>)~";
    row("harmless", inSvg(path), path, {});
    row("remarks",
        "<?xml version=\"1.0\"?><!-- a --><!DOCTYPE svg>"
            + inSvg(std::string("<title>t</title>") + path),
        path,
        {});
    row("script", inSvg(std::string("<script>alert(1)</script>") + path), path, {"script"});
    row("handler", inSvg(R"~(<path d="M0 0 L9 9" onload="alert(1)"/>)~"), path, {"onload of path"});
    row("picture from outside",
        inSvg(std::string(R"~(<image href="/etc/passwd"/>)~") + path),
        path,
        {"image"});
    row("web page inside",
        inSvg(std::string("<foreignObject><p/></foreignObject>") + path),
        path,
        {"foreignObject"});
    row("reference outside",
        inSvg(std::string(R"~(<use xlink:href="other.svg#a"/>)~") + path),
        R"~(<use/><path d="M0 0 L9 9"/>)~",
        {"href of use"});
    row("reference to what cannot be a name",
        inSvg(std::string(R"~(<use href="#a b"/>)~") + path),
        R"~(<use/><path d="M0 0 L9 9"/>)~",
        {"href of use"});
    row("reference inside",
        inSvg(R"~(<path id="a" d="M0 0"/><use href="#a" x="3"/>)~"),
        R"~(<path id="a" d="M0 0"/><use xlink:href="#a" x="3"/>)~",
        {});
    row("paint from outside",
        inSvg(R"~(<path d="M0 0 L9 9" fill="url(http://a.b/#c)"/>)~"),
        path,
        {"fill of path"});
    row("own gradient",
        inSvg(R"~(<path d="M0 0" fill="url(#g)"/>)~"),
        R"~(<path d="M0 0" fill="url(#g)"/>)~",
        {});
    row("style",
        inSvg(R"~(<path d="M0 0" fill="red" style="fill:none; stroke:#000; x-y:1"/>)~"),
        R"~(<path d="M0 0" fill="none" stroke="#000"/>)~",
        {});
    row("dashes",
        inSvg(R"~(<path d="M0 0" stroke-dasharray="0.0001" style="stroke-dasharray:none"/>)~"),
        R"~(<path d="M0 0"/>)~",
        {"stroke-dasharray of path", "stroke-dasharray in a style"});
    row("style from outside",
        inSvg(R"~(<path d="M0 0" style="fill:url(file:///x)"/>)~"),
        R"~(<path d="M0 0"/>)~",
        {"fill in a style"});
    row("editor's own",
        inSvg(std::string("<sodipodi:namedview a:b=\"c\"><x/></sodipodi:namedview>") + path),
        path,
        {});
    row("prefix", R"~(<svg:svg viewBox="0 0 9 9"><svg:path d="M0 0 L9 9"/></svg:svg>)~", path, {});
    row("size without a box",
        R"~(<svg width="9px" height="9"><path d="M0 0 L9 9"/></svg>)~",
        path,
        {});
    row("entities", inSvg(R"~(<path id="a&#98;&amp;" d="M0 0 L9 9"/>)~"), path, {"id of path"});
}

void tst_artwork::cleaning()
{
    QFETCH(QByteArray, given);
    QFETCH(QByteArray, inner);
    QFETCH(QStringList, removed);
    const auto clean = cleanedSvg(given.toStdString());
    QVERIFY2(clean, clean ? "" : clean.error().sentence().c_str());
    QCOMPARE(QString::fromStdString(clean->text),
             QString::fromStdString(head + ">" + inner.toStdString() + "</svg>"));
    QStringList missed;
    for (const std::string &each : clean->removed)
        missed << QString::fromStdString(each);
    QCOMPARE(missed, removed);
    const auto again = cleanedSvg(clean->text);
    QVERIFY(again && again->text == clean->text && again->removed.empty());
}

void tst_artwork::refusedPictures_data()
{
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const std::string &given, const char *message) {
        QTest::newRow(name) << QByteArray::fromStdString(given) << message;
    };
    const std::string path = R"~(<path d="M0 0"/>)~";
    row("nothing", "", "this is not an SVG picture");
    row("text", "hello", "this is not an SVG picture");
    row("page", "<html><body/></html>", "this is not an SVG picture: it begins with 'html'");
    row("compressed", "\x1f\x8b\x08", "a compressed picture cannot be used; unpack it first");
    row("entity bomb",
        "<!DOCTYPE svg [<!ENTITY a \"aaa\">]>" + inSvg(path),
        "a picture may not declare entities of its own");
    row("unknown entity", inSvg(R"~(<path id="&a;"/>)~"), "an unknown entity stands here");
    row("only text", inSvg("<text>a</text>"), "nothing of the picture would be left to draw");
    row("without a size",
        "<svg>" + path + "</svg>",
        "a picture needs a viewBox, or a width and a height");
    row("size past all bounds",
        R"~(<svg viewBox="0 0 1e400 9">)~" + path + "</svg>",
        "a picture needs a viewBox, or a width and a height");
    row("cut off",
        "<svg viewBox=\"0 0 9 9\"><g>",
        "the picture ends in the middle: an element is not closed");
    row("crossed",
        "<svg><g></svg></g>",
        "this closes another element than the last one that is open");
    row("behind the end",
        inSvg(path) + "<svg/>",
        "there is something behind the end of the picture");
    row("twice", "<svg id=\"a\" id=\"b\"/>", "the attribute 'id' is given twice");
    row("deep",
        repeated("<g>", 40) + repeated("</g>", 40),
        "elements may lie at most 32 deep in each other");
    row("many", inSvg(repeated(path, 2'001)), "a picture may have at most 2000 elements");
    row("many uses",
        inSvg(path + repeated("<use href=\"#a\"/>", 201)),
        "a picture may use parts again at most 200 times");
    row("uses itself",
        inSvg(R"~(<g id="a"><use href="#a"/></g>)~"),
        "a part of the picture uses itself");
    row("uses each other",
        inSvg(R"~(<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>)~"),
        "a part of the picture uses itself");
    row("many parts many times",
        inSvg("<g id=\"a\">" + repeated(path, 450) + "</g>" + repeated("<use href=\"#a\"/>", 9)),
        "the picture repeats its parts too often to be drawn quickly");
    std::string tower = "<g id=\"g0\">" + repeated(path, 10) + "</g>";
    for (int i = 1; i < 8; ++i)
        tower += "<g id=\"g" + std::to_string(i) + "\">"
                 + repeated("<use href=\"#g" + std::to_string(i - 1) + "\"/>", 10) + "</g>";
    row("tower of uses",
        inSvg(tower),
        "the picture repeats its parts too often to be drawn quickly");
    row("endless path",
        inSvg("<path d=\"" + repeated("L1 1", 20'000) + "\"/><path d=\"" + repeated("L1 1", 20'000)
              + "\"/>"),
        "the paths of a picture may have at most 100000 characters");
    row("too large",
        inSvg(path + repeated(" ", 1'000'000)),
        "an SVG picture may have at most 1000000 bytes, not 1000080");
    row("large PNG",
        pngHead(30'000, 30'000),
        "a PNG picture may have at most 16777216 pixels, not 30000 by 30000");
    row("flat PNG", pngHead(0, 5), "a PNG picture may have at most 16777216 pixels, not 0 by 5");
}

void tst_artwork::refusedPictures()
{
    QFETCH(QByteArray, given);
    QFETCH(QString, message);
    const auto taken = pictureOf(given.toStdString());
    QVERIFY(!taken);
    QCOMPARE(QString::fromStdString(taken.error().sentence()), message);
}

void tst_artwork::base64_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("none") << QByteArray("") << QByteArray("");
    QTest::newRow("one") << QByteArray("f") << QByteArray("Zg==");
    QTest::newRow("two") << QByteArray("fo") << QByteArray("Zm8=");
    QTest::newRow("three") << QByteArray("foo") << QByteArray("Zm9v");
    QTest::newRow("six") << QByteArray("foobar") << QByteArray("Zm9vYmFy");
    QTest::newRow("high") << QByteArray("\xff\xfe\xfd") << QByteArray("//79");
}

void tst_artwork::base64()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, text);
    QCOMPARE(base64Of(bytes.toStdString()), text.toStdString());
    QCOMPARE(bytesOfBase64(text.toStdString()), std::optional(bytes.toStdString()));
    for (const char *bad : {"Zg=", "Zg", "Zh==", "Z===", "====", "Zg==Zg==", "Z g=", "Zm9v\n"})
        QVERIFY2(!bytesOfBase64(bad), bad);
}

void tst_artwork::fileNames_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("isFine");
    for (const char *fine : {"a.svg", "art/griffon.png", "a b/é.svg", "..a.svg"})
        QTest::newRow(fine) << fine << true;
    for (const char *bad : {"",
                            "a",
                            ".svg",
                            "a.jpg",
                            "/a.svg",
                            "../a.svg",
                            "art/../../a.svg",
                            "a//b.svg",
                            "./a.svg",
                            "C:/a.svg",
                            "a\\b.svg",
                            "file:///a.svg",
                            "http://a/b.svg",
                            "\\\\server\\a.svg",
                            "a\n.svg"})
        QTest::newRow(bad) << bad << false;
}

void tst_artwork::fileNames()
{
    QFETCH(QString, file);
    QFETCH(bool, isFine);
    QCOMPARE(pictureFileFault(file.toStdString()).isEmpty(), isFine);
}

void tst_artwork::filesBesideTheDesign()
{
    QTemporaryDir folder;
    const std::filesystem::path inner = (folder.path() + "/design").toStdString();
    std::filesystem::create_directory(inner);
    write(folder.path() + "/design/a.svg", inSvg("<path d=\"M0 0\"/>"));
    write(folder.path() + "/design/b.png", inSvg("<path d=\"M0 0\"/>"));
    write(folder.path() + "/outside.svg", inSvg("<path d=\"M0 0\"/>"));
    std::filesystem::create_symlink("../outside.svg", inner / "link.svg");
    std::filesystem::create_symlink("..", inner / "up");
    QCOMPARE(::mkfifo((inner / "pipe.svg").c_str(), 0600), 0);
    QVERIFY(pictureInFile("a.svg", inner).canBeDrawn());
    const auto faultOf = [&](const char *file) {
        return QString::fromStdString(pictureInFile(file, inner).fault);
    };
    QCOMPARE(faultOf("a.svg"), QString());
    QCOMPARE(faultOf("none.svg"), "there is no such file");
    QCOMPARE(faultOf("link.svg"), "it lies outside the design's folder");
    QCOMPARE(faultOf("up/outside.svg"), "it lies outside the design's folder");
    QCOMPARE(faultOf("b.png"), "by its content it is SVG");
    QVERIFY(faultOf("pipe.svg").contains("pipe"));
}

void tst_artwork::picturesOfAPiece()
{
    const Picture one = pictureOf(inSvg("<path d=\"M0 0\"/>"))->picture;
    const Picture other = pictureOf(inSvg("<path d=\"M1 1\"/>"))->picture;
    const Design plain = withKnight();
    Design design = *withArtwork(plain, PieceId(0), std::nullopt, one);
    design = *withArtwork(design, PieceId(0), PlayerId(1), one);
    design = *withArtwork(design, PieceId(0), PlayerId(1), other);
    const auto &artwork = (*design.pieces)[PieceId(0)].artwork;
    QCOMPARE(artwork.size(), 2U);
    QVERIFY(!artwork[0].player && artwork[0].picture == one);
    QVERIFY(artwork[1].player == PlayerId(1) && artwork[1].picture == other);
    design = withArtworkRemoved(design, PieceId(0), std::nullopt);
    QCOMPARE((*design.pieces)[PieceId(0)].artwork.size(), 1U);
    QVERIFY(withArtworkRemoved(design, PieceId(0), PlayerId(1)) == plain);
    QVERIFY(!withArtwork(plain, PieceId(1), std::nullopt, one));
    QVERIFY(!withArtwork(plain, PieceId(0), PlayerId(2), one));
}

void tst_artwork::throughAFile()
{
    Design design = *withArtwork(
        withKnight(), PieceId(0), std::nullopt, pictureOf(inSvg("<path d=\"M0 0\"/>"))->picture);
    design = *withArtwork(design, PieceId(0), PlayerId(1), pictureOf(pngHead(2, 2))->picture);
    const std::string text = writeDesign(design);
    const auto read = readDesign(text);
    QVERIFY2(read, read ? "" : read.error().front().sentence().c_str());
    QVERIFY(read->warnings.empty());
    QVERIFY(read->design == design);
    QCOMPARE(writeDesign(read->design), text);
}

void tst_artwork::aMissingFileIsAProblem()
{
    QTemporaryDir folder;
    const std::filesystem::path path = (folder.path() + "/a.rookery").toStdString();
    const Design design = *withArtwork(withKnight(),
                                       PieceId(0),
                                       PlayerId(0),
                                       pictureInFile("art/n.svg", folder.path().toStdString()));
    const auto found = [](const Design &of) {
        std::string sentence;
        for (const Problem &problem : check(of)) {
            if (problem.code == "P007")
                sentence += problem.sentence();
        }
        return sentence;
    };
    QCOMPARE(found(design),
             std::string(
                 "artwork missing: Knight would look like art/n.svg, but there is no such file"));
    QVERIFY(saveDesign(path, design));
    QVERIFY(!found(readDesignFile(path)->design).empty());
    const CheckRow *row = checkRow("P007");
    QVERIFY(row && row->mend);
    Problem problem;
    problem.element = {Element::Kind::Piece, 0};
    QVERIFY(*row->mend(design, problem) == withKnight());

    std::filesystem::create_directory(path.parent_path() / "art");
    write(folder.path() + "/art/n.svg", inSvg("<path d=\"M0 0\"/>"));
    const Design whole = readDesignFile(path)->design;
    QCOMPARE(found(whole), std::string());
    QVERIFY((*whole.pieces)[PieceId(0)].artwork.front().picture.canBeDrawn());
    // A recovery copy lies elsewhere.
    QTemporaryDir elsewhere;
    const std::filesystem::path copy = (elsewhere.path() + "/copy.rookery").toStdString();
    QVERIFY(saveDesign(copy, whole));
    QVERIFY(!found(readDesignFile(copy)->design).empty());
    QCOMPARE(found(readDesignFile(copy, path.parent_path())->design), std::string());
}

void tst_artwork::takenIntoTheDesign()
{
    QTemporaryDir folder;
    write(folder.path() + "/n.svg", inSvg("<path d=\"M0 0\"/>"));
    const Picture there = pictureInFile("n.svg", folder.path().toStdString());
    const Picture gone = pictureInFile("gone.svg", folder.path().toStdString());
    Design design = *withArtwork(withKnight(), PieceId(0), PlayerId(0), there);
    design = *withArtwork(design, PieceId(0), PlayerId(1), gone);
    const auto taken = withArtworkEmbedded(design);
    QVERIFY(taken);
    const auto &artwork = (*taken->pieces)[PieceId(0)].artwork;
    QVERIFY(artwork[0].picture.isEmbedded() && artwork[0].picture.content == there.content);
    QVERIFY(artwork[1].picture == gone);
}

void tst_artwork::tooManyPictures()
{
    const Picture large{ArtFormat::Png, {}, pngHead(2, 2) + std::string(3'000'000, '\0'), {}};
    Design design = designOf("square:8x8");
    for (std::size_t i = 0; i < 6; ++i) {
        design = *withPieceAdded(design, "Piece " + std::to_string(i));
        const auto next = withArtwork(design, PieceId(i), std::nullopt, large);
        QCOMPARE(next.has_value(), i < 5);
        if (next)
            design = *next;
        else
            QCOMPARE(
                next.error().sentence(),
                std::string("the pictures of a design may have at most 16000000 bytes together"));
    }
}

QTEST_GUILESS_MAIN(tst_artwork)
#include "tst_artwork.moc"
