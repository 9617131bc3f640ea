#include "model/file/design/design_writer.h"
#include "tests/model/file_support.h"
#include "tests/support.h"

#include <QTest>

#include <random>

using namespace rookery;
using namespace rookery::test;

namespace {

/// A canonical file of about 20 kB.
std::string longText()
{
    Design design = designOfText(contentOf(everyFeature));
    design.pieces.edit([](Pieces &pieces) {
        const std::vector<PieceType> types = pieces.types;
        for (int copy = 2; copy <= 12; ++copy) {
            for (PieceType type : types) {
                type.name += " " + std::to_string(copy);
                pieces.types.push_back(type);
            }
        }
    });
    return writeDesign(design);
}

/// Reads whatever it is: a clean design survives writing, everything else has located errors.
void checkAnyText(const std::string &text, const std::string &what)
{
    const auto read = readDesign(text);
    if (read) {
        const std::string written = writeDesign(read->design);
        const auto again = readDesign(written);
        QVERIFY2(again.has_value(),
                 (what + "\n" + listedErrors(again ? Errors{} : again.error())).c_str());
        QVERIFY2(again->design == read->design, what.c_str());
        QVERIFY2(writeDesign(again->design) == written, what.c_str());
        return;
    }
    QVERIFY2(!read.error().empty(), what.c_str());
    for (const Error &error : read.error()) {
        QVERIFY2(!error.sentence().empty(), what.c_str());
        QVERIFY2(error.place.line > 0 && error.place.column > 0,
                 (what + ": " + error.sentence()).c_str());
        QVERIFY2(error.sentence().find('\n') == std::string::npos, error.sentence().c_str());
    }
}

} // namespace

/// Texts that no one wrote: whatever they are, they are read or refused, never anything else.
class tst_any_text : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyValueReplaced_data();
    void everyValueReplaced();
    void everyMemberLeftOut();
    void everyPrefix();
    void everyByteFlipped();
    void randomBytes();
};

void tst_any_text::everyValueReplaced_data()
{
    QTest::addColumn<QByteArray>("replacement");
    QTest::addColumn<int>("first");
    int first = 0;
    for (const char *json :
         {"null", "true", "-1", "9223372036854775808", "1.5", "\"x\"", "[]", "{}"})
        QTest::newRow(json) << QByteArray(json) << first++;
}

void tst_any_text::everyValueReplaced()
{
    QFETCH(QByteArray, replacement);
    QFETCH(int, first);
    const std::string text = contentOf(everyFeature);
    const auto tree = JsonTree::read(text);
    // Each row takes other values, so that all are replaced in one way or another.
    const std::vector<JsonValue> values = allValues(tree->root());
    const std::size_t step = stride(4);
    for (std::size_t i = static_cast<std::size_t>(first) % step; i < values.size(); i += step) {
        const JsonValue &value = values[i];
        std::string changed = text;
        changed.replace(value.offset(), value.source().size(), replacement.toStdString());
        checkAnyText(changed, value.pointer() + " as " + replacement.toStdString());
        if (QTest::currentTestFailed())
            return;
    }
}

void tst_any_text::everyMemberLeftOut()
{
    const std::string text = contentOf(everyFeature);
    const auto tree = JsonTree::read(text);
    int needed = 0;
    const std::vector<JsonValue> values = allValues(tree->root());
    const std::size_t step = stride(2);
    for (std::size_t i = 1; i < values.size(); i += step) {
        const JsonValue &value = values[i];
        // Renaming a key leaves the member out; an element is replaced by its neighbour's comma.
        std::string changed = text;
        if (value.isMember()) {
            changed.insert(value.keyOffset() + 1, "~");
        } else {
            std::size_t begin = value.offset();
            std::size_t length = value.source().size();
            const bool isLast =
                text.find_first_not_of(" \n", begin + length) == text.find(']', begin + length);
            if (!isLast)
                length = text.find(',', begin + length) + 1 - begin;
            else if (value.parent().size() > 1)
                length += begin - text.rfind(',', begin), begin = text.rfind(',', begin);
            changed.erase(begin, length);
        }
        needed += readDesign(changed) ? 0 : 1;
        checkAnyText(changed, "without " + value.pointer());
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(needed > 30);
}

void tst_any_text::everyPrefix()
{
    const std::string text = longText();
    QVERIFY(text.size() > 18'000);
    QVERIFY(readDesign(text).has_value());
    const std::size_t step = stride(97);
    for (std::size_t length = 0; length + 1 < text.size(); length += length < 500 ? 1 : step) {
        const auto read = readDesign(std::string_view(text).substr(0, length));
        QVERIFY2(!read.has_value(), std::to_string(length).c_str());
        QCOMPARE(read.error().size(), std::size_t(1));
        QVERIFY(read.error().front().place.line > 0);
    }
}

void tst_any_text::everyByteFlipped()
{
    const std::string text = longText();
    std::mt19937 random(1);
    const std::size_t step = stride(211);
    for (std::size_t at = 0; at < text.size(); at += step) {
        std::string changed = text;
        const auto bit = static_cast<unsigned>(random() % 8);
        changed[at] = static_cast<char>(static_cast<unsigned char>(changed[at]) ^ (1U << bit));
        checkAnyText(changed, "byte " + std::to_string(at) + ", bit " + std::to_string(bit));
        if (QTest::currentTestFailed())
            return;
    }
}

void tst_any_text::randomBytes()
{
    std::mt19937 random(1);
    constexpr std::string_view likely = "{}[]\",:\\ \n0123456789-+.eEnulltrfasp/*u\xc3\xa9";
    for (int i = 0; i < 20'000; ++i) {
        std::string text(random() % 40, ' ');
        for (char &c : text)
            c = random() % 8 == 0 ? static_cast<char>(random() % 256)
                                  : likely[random() % likely.size()];
        const auto read = readDesign(text);
        QVERIFY(!read.has_value());
        QVERIFY(!read.error().empty());
    }
}

QTEST_APPLESS_MAIN(tst_any_text)
#include "tst_any_text.moc"
