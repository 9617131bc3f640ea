#pragma once

#include "model/play/phrases/own_program.h"

namespace rookery {

/// A value in words: `e4`, `White`, `no cell`.
std::string valueText(Value value, phrase::Type type, const OwnProgram &program);

/// A reason or announcement with its values, as they are in the frame.
std::string said(const SayingProgram &saying, const OwnProgram &program, Frame &frame);

} // namespace rookery
