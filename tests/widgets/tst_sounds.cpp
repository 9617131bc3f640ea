#include "app/sounds/game_sounds.h"
#include "app/sounds/speaker.h"
#include "tests/widgets/play_support.h"

#include <QtEndian>

using namespace rookery;
using namespace rookery::test;

/// What one hears of a game.
class tst_sounds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void wavesAreFiles_data();
    void wavesAreFiles();
    void silentUnlessWanted();
    void movesCapturesAndTheEnd();
    void lookingBackIsSilent();
    void switchingOnIsHeard();
    void theSpeakerTakesThem();
};

namespace {

/// A game whose sounds are written down.
struct HeardGame
{
    explicit HeardGame(Sounds wanted)
    {
        PreferenceValues values;
        values.sounds = wanted;
        preferences.tryOut(values);
        sounds.follow(game.workspace());
        heard.clear(); // what told that they are on
    }

    Game game;
    Preferences preferences; ///< the window's own stay as they are: it is silent
    QList<Sound> heard;
    GameSounds sounds{preferences, [this](Sound sound) { heard << sound; }, nullptr};
};

} // namespace

void tst_sounds::wavesAreFiles_data()
{
    QTest::addColumn<Sound>("sound");
    QTest::newRow("move") << Sound::Move;
    QTest::newRow("capture") << Sound::Capture;
    QTest::newRow("end of the game") << Sound::GameEnd;
}

void tst_sounds::wavesAreFiles()
{
    QFETCH(Sound, sound);
    const QByteArray file = soundWave(sound);
    QVERIFY(file.startsWith("RIFF") && file.mid(8, 8) == "WAVEfmt ");
    const auto number = [&](int at) {
        return qFromLittleEndian<quint32>(file.constData() + at);
    };
    QCOMPARE(number(4), quint32(file.size() - 8));
    QCOMPARE(number(40), quint32(file.size() - 44));
    int loudest = 0;
    for (int at = 44; at < file.size(); at += 2)
        loudest =
            std::max(loudest, std::abs(int(qFromLittleEndian<qint16>(file.constData() + at))));
    QVERIFY(loudest > 15000 && loudest < 25000);
    // It has died away at its end.
    QVERIFY(std::abs(int(qFromLittleEndian<qint16>(file.constData() + file.size() - 2))) < 600);
}

void tst_sounds::silentUnlessWanted()
{
    QCOMPARE(PreferenceValues().sounds, Sounds::Off);
    HeardGame one(Sounds::Off);
    one.game.move("e2", "e4");
    QVERIFY(one.heard.isEmpty());
}

void tst_sounds::movesCapturesAndTheEnd()
{
    HeardGame one(Sounds::On);
    one.game.move("e2", "e4");
    QTRY_COMPARE(one.heard, QList<Sound>{Sound::Move});
    one.game.move("d7", "d5");
    one.game.move("e4", "d5");
    QTRY_COMPARE(one.heard.size(), 3);
    QCOMPARE(one.heard.last(), Sound::Capture);
    one.game.play().newGame();
    one.game.settle();
    one.heard.clear();
    for (const auto &[from, to] :
         {std::pair("f2", "f3"), std::pair("e7", "e5"), std::pair("g2", "g4")})
        one.game.move(from, to);
    one.game.hand.click("d8");
    one.game.hand.click("h4");
    QTRY_COMPARE(one.heard.size(), 4);
    QCOMPARE(one.heard.last(), Sound::GameEnd);
}

void tst_sounds::lookingBackIsSilent()
{
    HeardGame one(Sounds::On);
    one.game.move("e2", "e4");
    one.game.move("d7", "d5");
    QTRY_COMPARE(one.heard.size(), 2);
    one.game.play().goToStart();
    one.game.settle();
    one.game.play().goToEnd();
    one.game.settle();
    one.game.play().pasteGame(QStringLiteral("1. e4 e5 2. Nf3"));
    one.game.settle();
    QCOMPARE(one.heard.size(), 2);
}

void tst_sounds::switchingOnIsHeard()
{
    HeardGame one(Sounds::Off);
    PreferenceValues values = one.preferences.values();
    values.sounds = Sounds::On;
    one.preferences.tryOut(values);
    QCOMPARE(one.heard, QList<Sound>{Sound::Move});
    one.preferences.putBack();
    QCOMPARE(one.heard.size(), 1);
}

/// Through the library itself, to a device that swallows everything.
void tst_sounds::theSpeakerTakesThem()
{
    if (!Speaker::isThere())
        QSKIP("libcanberra is not installed");
    qputenv("CANBERRA_DRIVER", "alsa");
    qputenv("CANBERRA_DEVICE", "null");
    Speaker speaker;
    for (const Sound sound : {Sound::Move, Sound::Capture, Sound::GameEnd, Sound::Move})
        QVERIFY(speaker.play(sound));
}

ROOKERY_WIDGET_TEST(tst_sounds)
#include "tst_sounds.moc"
