#pragma once

#include "model/play/game/game_record.h"
#include "model/play/legal/move_rules.h"
#include "model/play/moves/notation/move_text.h"
#include "tests/model/export_support.h"
#include "tests/support.h"

#include <algorithm>
#include <random>

/// Exports that play the whole design by themselves, beside our own games.
namespace rookery::test {

using MakeTarget = ReadyTarget (*)(const Exported &,
                                   const ExportRequest &,
                                   const ProofRequest &,
                                   const std::filesystem::path &);

inline QStringList sorted(const std::vector<std::string> &texts)
{
    QStringList all;
    for (const std::string &text : texts)
        all << QString::fromStdString(text);
    all.sort();
    return all;
}

inline TargetEnd asEnd(const std::optional<GameEnd> &end)
{
    if (!end)
        return TargetEnd::GoesOn;
    if (end->isDraw || !end->winner)
        return TargetEnd::Drawn;
    return end->winner->index() == 0 ? TargetEnd::FirstWins : TargetEnd::SecondWins;
}

/// Positions of random games with what is legal and how it stands there.
struct Games
{
    std::vector<ProofQuestion> questions;
    std::vector<QStringList> moves;
    std::vector<TargetEnd> ends;
};

/// Asks what is legal and how it stands now.
inline void ask(Games &games,
                const Subject &subject,
                const ProofTarget &target,
                const std::vector<std::string> &path,
                GameRecord &game,
                const std::vector<Move> &legal)
{
    std::vector<std::string> texts;
    for (const Move &move : legal)
        texts.push_back(target.text(subject, game.position(), move));
    games.questions.push_back({{}, path, {}, false});
    games.moves.push_back(sorted(texts));
    games.ends.push_back(asEnd(game.end()));
}

inline Games randomGames(const Subject &subject, const ProofTarget &target, int count, int plies)
{
    Games games;
    std::mt19937 random(11);
    MoveRules moveRules(subject.design());
    for (int i = 0; i < count; ++i) {
        GameRecord game(moveRules, startPosition(subject.design(), moveRules.board()));
        std::vector<std::string> path;
        for (int ply = 0; ply <= plies; ++ply) {
            Position position = game.position();
            std::vector<Move> legal;
            moveRules.legal(position, legal);
            const auto end = game.end();
            if (ply % 3 == 0 || end || ply == plies)
                ask(games, subject, target, path, game, legal);
            if (end || legal.empty())
                break;
            const Move move = legal[random() % legal.size()];
            path.push_back(target.text(subject, game.position(), move));
            game.play(move);
        }
    }
    return games;
}

/// Where these moves lead.
inline Games gameOf(const Subject &subject, const ProofTarget &target, const QStringList &moves)
{
    Games games;
    MoveRules moveRules(subject.design());
    GameRecord game(moveRules, startPosition(subject.design(), moveRules.board()));
    std::vector<std::string> path;
    std::vector<Move> legal;
    for (const QString &text : moves) {
        Position position = game.position();
        moveRules.legal(position, legal);
        game.play(must(findMove(text.toStdString(), moveRules.board(), subject.pieces(), legal)));
        path.push_back(text.toStdString());
    }
    Position position = game.position();
    moveRules.legal(position, legal);
    ask(games, subject, target, path, game, legal);
    return games;
}

/// Moves and ends in the games that `draw` makes.
template<class Draw>
void checkSame(const Format &format, MakeTarget makeTarget, const Design &design, Draw draw)
{
    const Subject subject(design);
    const auto made = exported(format, subject, {{}, "game"});
    QVERIFY(made.has_value());
    const ScratchFolder scratch;
    const ReadyTarget ready = makeTarget(*made, {}, proofRequest(1), scratch.path());
    if (ready.isMissing)
        QSKIP(ready.sentence.text().c_str());
    const Games games = draw(subject, *ready.target);
    const auto answers = ready.target->answers(games.questions);
    QVERIFY2(answers.has_value(), answers ? "" : answers.error().sentence().c_str());
    QCOMPARE(answers->size(), games.questions.size());
    for (std::size_t i = 0; i < answers->size(); ++i) {
        std::string path;
        for (const std::string &move : games.questions[i].path)
            path += " " + move;
        const ProofAnswer &answer = (*answers)[i];
        QVERIFY2(!answer.refused && answer.texts, path.c_str());
        QVERIFY2(sorted(*answer.texts) == games.moves[i], path.c_str());
        QVERIFY2(answer.end == games.ends[i], path.c_str());
    }
}

} // namespace rookery::test
