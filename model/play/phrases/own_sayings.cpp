#include "model/play/phrases/own_sayings.h"

namespace rookery {

namespace {

std::string partText(const SayingProgram::Part &part, const OwnProgram &program, Frame &frame)
{
    if (!std::holds_alternative<Scalar>(*part.value)) {
        const auto *members = std::get_if<SetOf>(&*part.value);
        if (members == nullptr)
            return {};
        const RoomMark mark(frame);
        return std::to_string(sets::count((*members)->view(frame, frame.room.take()), frame.words));
    }
    return valueText(std::get<Scalar>(*part.value)->eval(frame), part.type, program);
}

} // namespace

std::string valueText(Value value, phrase::Type type, const OwnProgram &program)
{
    const PhraseGame &game = program.game();
    switch (type) {
    case phrase::Type::Truth:
        return value != 0 ? "yes" : "no";
    case phrase::Type::Cell:
        return value < 0 ? "no cell" : game.board.board().name(CellId(value));
    case phrase::Type::Direction:
        return value < 0 ? "no direction"
                         : game.board.board().directions()[DirectionId(value)].name;
    case phrase::Type::Player:
        return value < 0 || value >= game.players ? "no player"
                                                  : program.rules()[PlayerId(value)].name;
    case phrase::Type::Piece:
        return value < 0 ? "no piece" : game.typeNames[static_cast<std::size_t>(value)];
    default:
        return std::to_string(value);
    }
}

std::string said(const SayingProgram &saying, const OwnProgram &program, Frame &frame)
{
    std::string text;
    for (const SayingProgram::Part &part : saying.parts)
        text += part.value ? partText(part, program, frame) : part.text;
    return text;
}

} // namespace rookery
