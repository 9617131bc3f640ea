#pragma once

#include "model/base/wording.h"
#include "model/phrase/marked_line.h"
#include "model/phrase/names.h"

#include <string>

/// Trees in the words of people, in any language: for the rule sheet, reasons and the line below an
/// editor.
namespace rookery::phrase {

std::string said(const Node &node,
                 const std::vector<Local> &locals,
                 const Names &names,
                 const Wording &wording = {});
std::string said(const Phrase &phrase, const Names &names, const Wording &wording = {});
std::string said(const Saying &saying, const Names &names, const Wording &wording = {});
std::string said(const Head &head, const Names &names, const Wording &wording = {});
std::string said(const MoveRefs &moves, const Names &names, const Wording &wording = {});
std::string said(const Choices &choices, const Names &names, const Wording &wording = {});
std::string said(const Steps &steps, const Names &names, const Wording &wording = {});

/// The same with the places of all parts, line by line as writtenLines().
std::vector<MarkedLine>
saidLines(const Phrase &phrase, const Names &names, const Wording &wording = {});
std::vector<MarkedLine>
saidLines(const Choices &choices, const Names &names, const Wording &wording = {});
std::vector<MarkedLine>
saidLines(const Steps &steps, const Names &names, const Wording &wording = {});

} // namespace rookery::phrase
