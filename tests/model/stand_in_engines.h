#pragma once

#include "model/exchange/engines/engine_setup.h"

#include <string>
#include <vector>

namespace rookery::test {

/// An engine that is a few lines of shell: what it does when it is greeted, and when it is to move.
/// What it has to do well, it does.
struct StandIn
{
    std::string greeting = "echo 'id name Stand-in'; echo 'id author Tests'; echo uciok";
    std::string go = "echo 'bestmove e2e4'";
    std::string quit = "exit 0";
    std::string ready = "echo readyok";
};

inline EngineSetup uciStandIn(const StandIn &does)
{
    const std::string script = "while read -r line; do case \"$line\" in\nuci) " + does.greeting
                               + ";;\nisready) " + does.ready + ";;\ngo*) " + does.go + ";;\nquit) "
                               + does.quit + ";;\nesac; done";
    return {"engine", {"sh", "-c", script}, EngineProtocol::Uci};
}

/// `move`: what it does when it is to move; `told`: when it hears of a move.
inline EngineSetup cecpStandIn(const std::string &move, const std::string &told = ":")
{
    const std::string script = "while read -r line; do case \"$line\" in\nprotover*) echo 'feature "
                               "ping=1 usermove=1 setboard=1 myname=\"Stand-in\" "
                               "variants=\"normal,xiangqi\" option=\"Depth -spin 3 1 9\" "
                               "option=\"Style -combo calm /// *wild\" done=1';;\nping*) echo "
                               "\"pong ${line#ping }\";;\nusermove*) "
                               + told + ";;\ngo) " + move + ";;\nquit) exit 0;;\nesac; done";
    return {"engine", {"sh", "-c", script}, EngineProtocol::Cecp};
}

} // namespace rookery::test
