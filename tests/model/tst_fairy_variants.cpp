#include "model/exchange/fairy_stockfish/reader/fairy_catalogue.h"
#include "model/exchange/fairy_stockfish/reader/fairy_import.h"
#include "model/exchange/fairy_stockfish/reader/fairy_keys.h"
#include "model/exchange/fairy_stockfish/reader/fairy_values.h"
#include "tests/support.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <set>

using namespace rookery;
using namespace rookery::fairy;

namespace {

QJsonObject oracle()
{
    QFile file(QStringLiteral(ROOKERY_SOURCE_DIR "/tests/data/oracle/perft_fsf.shared.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no perft oracle");
    return QJsonDocument::fromJson(file.readAll()).object();
}

bool onBoard(const Squares &a, const Squares &b, const FairyVariant &variant)
{
    for (int rank = 0; rank < variant.ranks; ++rank) {
        for (int file = 0; file < variant.files; ++file) {
            if (a.has(file, rank) != b.has(file, rank))
                return false;
        }
    }
    return true;
}

/// Reads the oracle's value into a copy by the importer's own key and says whether that changed it.
class RuleComparer
{
public:
    explicit RuleComparer(const FairyVariant &variant)
        : m_variant(variant)
    {
    }

    bool isSame(const FairyKey &key, const FairyVariant &other) const
    {
        return std::visit([&](auto member) { return same(m_variant.*member, other.*member); },
                          key.member);
    }

    std::string differenceOf(const QString &name, const QJsonValue &value) const
    {
        const FairyKey *key = findKey(name.toStdString());
        if (!key)
            return {}; // the mobility of single pieces, and what the oracle derives
        const std::string text = value.isBool()     ? (value.toBool() ? "true" : "false")
                                 : value.isDouble() ? std::to_string(value.toInt())
                                                    : value.toString().toStdString();
        FairyVariant other = m_variant;
        const auto read = readValue(text, *key, other);
        if (!read)
            return key->name.data() + (": " + read.error().sentence());
        return isSame(*key, other) ? std::string() : std::string(key->name) + " is not " + text;
    }

private:
    template<class T>
    bool same(const T &a, const T &b) const
    {
        return a == b;
    }
    /// A type that the variant does not have makes no difference.
    bool same(const KindSet &a, const KindSet &b) const
    {
        const auto differ = a.kinds ^ b.kinds;
        return a.all == b.all
               && std::none_of(m_variant.letters.begin(),
                               m_variant.letters.end(),
                               [&](const auto &row) { return differ[row.first]; });
    }
    bool same(const Sides<KindSet> &a, const Sides<KindSet> &b) const
    {
        return same(a[0], b[0]) && same(a[1], b[1]);
    }
    bool same(const Squares &a, const Squares &b) const { return onBoard(a, b, m_variant); }
    bool same(const Sides<Squares> &a, const Sides<Squares> &b) const
    {
        return onBoard(a[0], b[0], m_variant) && onBoard(a[1], b[1], m_variant);
    }

    const FairyVariant &m_variant;
};

FairyVariant mustResolve(const std::string &text, const std::string &name)
{
    auto file = readIniFile(text);
    if (!file)
        qFatal("%s", file.error().front().sentence().c_str());
    const auto resolved = FairyCatalogue(std::move(*file)).resolve(name);
    if (!resolved)
        qFatal("%s", resolved.error().front().sentence().c_str());
    return resolved->variant;
}

/// `2:5: sentence` for the first error.
QString firstError(const std::string &text, const std::string &name = "x")
{
    auto file = readIniFile(text);
    Errors errors;
    if (!file) {
        errors = file.error();
    } else {
        const auto resolved = FairyCatalogue(std::move(*file)).resolve(name);
        if (resolved)
            return QStringLiteral("no error");
        errors = resolved.error();
    }
    return QStringLiteral("%1:%2: %3")
        .arg(errors.front().place.line)
        .arg(errors.front().place.column)
        .arg(QString::fromStdString(errors.front().sentence()));
}

} // namespace

class TestFairyVariants : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void builtInVariantsHaveTheOraclesRules_data()
    {
        QTest::addColumn<QString>("name");
        const QJsonObject variants = oracle()[QLatin1String("variants")].toObject();
        for (auto it = variants.begin(); it != variants.end(); ++it) {
            if (it.value()[QLatin1String("source")].toString() == QLatin1String("built-in"))
                QTest::newRow(qPrintable(it.key())) << it.key();
        }
    }

    void builtInVariantsHaveTheOraclesRules()
    {
        QFETCH(QString, name);
        const QJsonObject wanted = oracle()[QLatin1String("variants")][name].toObject();
        const auto resolved = FairyCatalogue().resolve(name.toStdString());
        QVERIFY2(resolved, test::messageOf(resolved).c_str());
        const FairyVariant &variant = resolved->variant;
        QCOMPARE(variant.files, wanted[QLatin1String("files")].toInt());
        QCOMPARE(variant.ranks, wanted[QLatin1String("ranks")].toInt());
        QCOMPARE(QString::fromStdString(variant.startFen),
                 wanted[QLatin1String("startFen")].toString());
        const QJsonObject rules = wanted[QLatin1String("rules")].toObject();
        QStringList differences;
        for (auto it = rules.begin(); it != rules.end(); ++it) {
            const std::string difference = RuleComparer(variant).differenceOf(it.key(), it.value());
            if (!difference.empty() && !it.value().toString().contains(QLatin1Char('?')))
                differences += QString::fromStdString(difference);
        }
        QCOMPARE(differences.join(QLatin1String("; ")), QString());
    }

    void builtInVariantsHaveNoOtherRules_data() { builtInVariantsHaveTheOraclesRules_data(); }

    /// What the oracle does not name is as in chess.
    void builtInVariantsHaveNoOtherRules()
    {
        QFETCH(QString, name);
        const QJsonObject rules =
            oracle()[QLatin1String("variants")][name][QLatin1String("rules")].toObject();
        const auto resolved = FairyCatalogue().resolve(name.toStdString());
        QVERIFY(resolved);
        const FairyVariant chess = mustResolve("", "chess");
        QStringList differences;
        for (const FairyKey &key : fairyKeys()) {
            const auto named = [&](const char *ending) {
                return rules.contains(QString::fromLatin1(key.name.data()) + QLatin1String(ending));
            };
            if (named("") || key.name == "startFen" || key.name == "maxRank"
                || key.name == "maxFile")
                continue;
            const bool isSame = RuleComparer(resolved->variant).isSame(key, chess);
            const bool isKnown = named("White") || named("Black") || isNamedOtherwise(key, rules)
                                 || key.name == "pass";
            if (!isSame && !isKnown)
                differences += QString::fromLatin1(key.name.data());
        }
        QCOMPARE(differences.join(QLatin1String("; ")), QString());
    }

    void builtInVariantsHaveTheOraclesPieces_data() { builtInVariantsHaveTheOraclesRules_data(); }

    void builtInVariantsHaveTheOraclesPieces()
    {
        QFETCH(QString, name);
        const QJsonObject wanted =
            oracle()[QLatin1String("variants")][name][QLatin1String("pieces")].toObject();
        const auto resolved = FairyCatalogue().resolve(name.toStdString());
        QVERIFY(resolved);
        QCOMPARE(resolved->variant.letters.size(), std::size_t(wanted.size()));
        for (const auto &[kind, letter] : resolved->variant.letters) {
            const QJsonObject piece = wanted[QString(QLatin1Char(letter))].toObject();
            // The oracle writes this one's own path.
            if (kindKey(kind) == "janggiElephant")
                continue;
            QCOMPARE(QString::fromStdString(resolved->variant.betzaOf(kind)),
                     piece[QLatin1String("betza")].toString());
            QCOMPARE(kind == kingKind(), piece[QLatin1String("royal")].toBool());
        }
    }

    void everyBuiltInVariantCanBeRead()
    {
        std::set<std::string> before;
        for (const IniSection &section : builtInVariants().sections) {
            QVERIFY2(section.parent.empty() || before.count(section.parent) > 0,
                     section.parent.c_str());
            before.insert(section.name);
            const auto resolved = FairyCatalogue().resolve(section.name);
            QVERIFY2(resolved, (section.name + ": " + test::messageOf(resolved)).c_str());
        }
    }

    void aLetterGoesToTheLastTypeThatClaimsIt()
    {
        const FairyVariant variant =
            mustResolve("[x:chess]\nking = -\ncommoner = k\nqueen = r\n", "x");
        QVERIFY(!variant.has(kingKind()));
        QCOMPARE(kindKey(*variant.kindOf('k')), std::string("commoner"));
        QCOMPARE(kindKey(*variant.kindOf('r')), std::string("queen"));
        QVERIFY(!variant.promotionPieces[0].kinds[rookKind()]);
    }

    void theLastOfTwoEqualKeysCounts()
    {
        const FairyVariant variant = mustResolve("[x:chess]\nmaxRank = 9\nmaxRank = 10\n", "x");
        QCOMPARE(variant.ranks, 10);
    }

    void aFilesOwnVariantComesBeforeTheBuiltInOne()
    {
        const FairyVariant variant = mustResolve("[chess:chess]\nmaxFile = 9\n[y:chess]\n", "y");
        QCOMPARE(variant.files, 9);
    }

    void keysWithoutRulesAreNamed()
    {
        auto file = readIniFile("[x:chess]\npieceToCharTable = -\n");
        QVERIFY(file);
        const auto resolved = FairyCatalogue(std::move(*file)).resolve("x");
        QVERIFY(resolved);
        QCOMPARE(QString::fromStdString(resolved->notes.front().text()),
                 QStringLiteral(
                     "'pieceToCharTable' of [x] says nothing about the rules and is left out"));
    }

    void filesAreRefused_data()
    {
        QTest::addColumn<QString>("name");
        const QDir folder(QStringLiteral(ROOKERY_SOURCE_DIR "/tests/data/refused-variants"));
        for (const QString &name : folder.entryList({QStringLiteral("*.ini")}))
            QTest::newRow(qPrintable(name)) << folder.filePath(name).chopped(4);
        QVERIFY(folder.entryList({QStringLiteral("*.ini")}).size() > 10);
    }

    /// Each with all its errors, as the file beside it has them.
    void filesAreRefused()
    {
        QFETCH(QString, name);
        QFile file(name + QStringLiteral(".ini"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto imported = importVariant(file.readAll().toStdString(), "x");
        QVERIFY(!imported);
        QStringList lines;
        for (const Error &error : imported.error()) {
            lines += QStringLiteral("%1:%2: %3")
                         .arg(error.place.line)
                         .arg(error.place.column)
                         .arg(QString::fromStdString(error.sentence()));
        }
        QFile expected(name + QStringLiteral(".expected"));
        QVERIFY2(expected.open(QIODevice::ReadOnly), qPrintable(lines.join(QLatin1Char('\n'))));
        QCOMPARE(lines.join(QLatin1Char('\n')), QString::fromUtf8(expected.readAll()).trimmed());
    }

    void refused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("error");
        const auto row = [](const char *name, const char *text, const char *error) {
            QTest::newRow(name) << QByteArray(text) << QString::fromLatin1(error);
        };
        row("unknown key",
            "[x:chess]\nmustCaptur = true\n",
            "2:1: unknown key 'mustCaptur'; did you mean 'mustCapture'?");
        row("unknown variant", "[y]\n", "0:0: there is no variant 'x'");
        row("unknown parent",
            "[x:ches]\n",
            "1:4: [x] inherits from 'ches', which is neither a variant before it nor built in; did "
            "you mean 'chess'?");
        row("parent behind",
            "[x:y]\n[y]\n",
            "1:4: [x] inherits from 'y', which is neither a variant before it nor built in");
        row("truth with a blank",
            "[x]\ncastling = true \n",
            "2:12: 'castling': 'true ' is neither 'true' nor 'false'");
        row("rank", "[x]\nmaxRank = 11\n", "2:11: 'maxRank': '11' is no number from 1 to 10");
        row("file",
            "[x]\nmaxFile = m\n",
            "2:11: 'maxFile': 'm' is no file; files are a to l, or 1 to 12");
        row("square",
            "[x]\nflagRegion = e4 e99\n",
            "2:17: 'flagRegion': 'e99' is no square, rank or file; write 'e4', '*4' or 'e*'");
        row("letter",
            "[x]\nrook = r\nflagPiece = k\n",
            "3:13: 'flagPiece': the variant has no piece 'k'; its pieces are r");
        row("two letters",
            "[x:chess]\nflagPiece = kq\n",
            "2:13: 'flagPiece': 'kq' are several pieces where one is wanted");
        row("value",
            "[x]\nstalemateValue = lose\n",
            "2:18: 'stalemateValue': 'lose' is none of none, win, draw and loss");
        row("custom piece without moves",
            "[x]\ncustomPiece1 = a\n",
            "2:16: 'customPiece1' needs a Betza string: 'a:W'");
        row("known piece with moves", "[x]\nrook = r:R\n", "2:8: 'rook': 'r:R' is no letter");
        row("custom piece too many",
            "[x]\ncustomPiece26 = a:W\n",
            "2:1: unknown key 'customPiece26'; did you mean 'customPiece2'?");
        row("limit",
            "[x:chess]\npromotionLimit = q:one\n",
            "2:20: 'promotionLimit': 'one' is no number");
        row("promoted",
            "[x:chess]\npromotedPieceType = q\n",
            "2:21: 'promotedPieceType': 'q' is no letter of a piece with a colon and what belongs "
            "to it");
        row("no bracket", "[x\n", "1:3: ']' is missing behind the name of the variant");
        row("behind the bracket",
            "[x] chess\n",
            "1:4: nothing may stand behind the ']' of a variant");
        row("indented",
            "[x]\n maxRank = 8\n",
            "2:1: a line may not begin with blanks, because Fairy-Stockfish would take them for a "
            "part of the key");
        row("no sign",
            "[x]\nmaxRank\n",
            "2:1: 'maxRank' is neither a key with its value, nor '[variant]', nor a comment");
        row("before a section",
            "maxRank = 8\n",
            "1:1: 'maxRank' stands before the first '[variant]'");
        row("no key", "[x]\n= 8\n", "2:1: the key before '=' is missing");
        row("section twice", "[x]\n[x]\n", "2:2: there is already a variant called 'x'");
        row("bad name",
            "[x y]\n",
            "1:2: 'x y' is no name of a variant; it needs letters, digits, '-' and '_'");
        row("no text", "[x]\n\xff\n", "2:1: the file is no UTF-8 text");
    }

    /// Also of keys that are read before others.
    void wrongValuesAreSaidOnce_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char *line : {"maxRank = 99",
                                 "maxFile = 99",
                                 "pawnTypes = 1",
                                 "promotionRank = 99",
                                 "doubleStepRank = 99",
                                 "castling = yes"})
            QTest::newRow(line) << QByteArray(line);
    }

    void wrongValuesAreSaidOnce()
    {
        QFETCH(QByteArray, line);
        auto file = readIniFile("[x:chess]\n" + line.toStdString() + "\n");
        QVERIFY(file);
        const auto resolved = FairyCatalogue(std::move(*file)).resolve("x");
        QVERIFY(!resolved);
        QCOMPARE(resolved.error().size(), std::size_t(1));
    }

    void refused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, error);
        QCOMPARE(firstError(text.toStdString()), error);
    }

private:
    /// Two names for one member, such as `pass` and `passWhite`, or an empty region for
    /// `doubleStep`.
    static bool isNamedOtherwise(const FairyKey &key, const QJsonObject &rules)
    {
        for (const FairyKey &other : fairyKeys()) {
            if (other.member == key.member
                && rules.contains(QString::fromLatin1(other.name.data())))
                return true;
        }
        return false;
    }
};

QTEST_GUILESS_MAIN(TestFairyVariants)
#include "tst_fairy_variants.moc"
