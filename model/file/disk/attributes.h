#pragma once

#include "model/base/message.h"

#include <string>
#include <vector>

struct stat;

namespace rookery {

/// Gives an open file what another one has besides its content: owner, group, permissions, access
/// list, extended attributes. What cannot be kept is named, such as "its owner or group".
/// @param fault why the permissions could not be set, which ends a save; else it stays empty
std::vector<Message>
takeAttributes(int file, const std::string &from, const struct stat &status, Message &fault);

} // namespace rookery
