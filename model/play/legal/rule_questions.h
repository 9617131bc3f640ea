#pragma once

#include "model/play/phrases/phrase_frame.h"
#include "model/play/reach/compiled_game.h"
#include "model/play/rules/threats.h"

#include <memory>
#include <vector>

namespace rookery {

class MoveRules;

/// Answers what own rules ask about attacks and legal moves. Legal moves are those of the rules
/// without the bans that ask such questions themselves, and whether or not the game is over. For
/// one thread.
class RuleQuestions : public GameQuestions
{
public:
    RuleQuestions(const Design &design, std::shared_ptr<Threats> threats);
    ~RuleQuestions() override;

    void addMoves(const Position &position,
                  CellId from,
                  Value type,
                  bool captures,
                  sets::Word *cells) override;
    void addAttackers(const Position &position,
                      CellId target,
                      PlayerId player,
                      sets::Word *cells) override;
    bool isInCheck(const Position &position, PlayerId player) override;
    void addRoyals(const Position &position, PlayerId player, sets::Word *cells) override;
    void addLegal(const Position &position, CellId from, sets::Word *cells) override;
    bool isStuck(const Position &position, PlayerId player) override;
    int movesLeft(const Position &position, PlayerId player) override;

private:
    MoveRules &inner();
    void passTroubleOn();
    int movesLeft(Position &position, int deepest);

    Design m_design;
    std::shared_ptr<Threats> m_threats;
    std::unique_ptr<MoveRules> m_inner; ///< made when it is first asked
    Reach m_reach;
    std::vector<CellId> m_cells;
    int m_looked = 0; ///< positions gone through for one question
};

} // namespace rookery
