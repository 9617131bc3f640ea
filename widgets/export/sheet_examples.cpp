#include "widgets/export/sheet_examples.h"

#include "model/play/game/example_judge.h"
#include "model/play/moves/notation/move_renaming.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"

namespace rookery {

SheetExamples sheetExamples(const Subject &subject)
{
    SheetExamples examples;
    const Design &design = subject.design();
    if (design.examples->list.empty())
        return examples;
    RulingCache rulings(design, std::make_shared<const CompiledGame>(design));
    const Board &board = rulings.moveRules().board();
    const auto byLabel = [&](const std::string &text) {
        return labelledText(text, board, *design.pieces);
    };
    std::size_t number = 0;
    for (const Example &example : design.examples->list) {
        ++number;
        if (!judgeExample(example, design, rulings).holds()) {
            examples.broken.push_back(number);
            continue;
        }
        SheetExample shown{example.name, number, startPosition(design, board), {}, {}, {}};
        if (!example.position.empty())
            shown.position = *readPosition(example.position, design, board);
        const std::vector<Move> legal = rulings.rule(shown.position, {}).legal;
        for (const std::string &text : example.expected) {
            shown.expected.push_back(*findMove(text, board, *design.pieces, legal));
            shown.legal.push_back(byLabel(text));
        }
        for (const std::string &text : example.forbidden)
            shown.forbidden.push_back(byLabel(text));
        examples.list.push_back(std::move(shown));
    }
    return examples;
}

} // namespace rookery
