#pragma once

#include "model/exchange/proof/proof.h"
#include "model/exchange/supervisor/supervisor.h"
#include "model/exchange/target/format.h"
#include "tests/designs.h"
#include "tests/support.h"

#include <QTest>

#include <chrono>
#include <filesystem>
#include <fstream>

namespace rookery::test {

inline Result<Imported, Errors> readDiagram(std::string_view text)
{
    return findFormat("interactive-diagram")->read(text, {});
}

inline ProofRequest proofRequest(int depth)
{
    ProofRequest request;
    request.depth = depth;
    request.modules = nodeModules();
    request.positions.positions = amount(30, 15);
    request.positions.perRule = 3;
    request.positions.effort = amount<std::uint64_t>(200'000, 100'000);
    return request;
}

/// Five ranks, pawns that step once and promote to rooks and queens; `king` is the line that names
/// the type of the king.
inline std::string smallGame(std::string_view king)
{
    return "[small]\nmaxRank = 5\nmaxFile = 5\npawn = p\nrook = r\nknight = n\nqueen = q\n"
           + std::string(king)
           + "\nstartFen = rn1qk/ppppp/5/PPPPP/RN1QK w - - 0 1\ncastling = false\ndoubleStep = "
             "false\n"
             "promotionRegionWhite = *5\npromotionRegionBlack = *1\npromotionPieceTypes = "
             "qr\nnMoveRule = 0\nnFoldRule = 0\n";
}

/// Seven ranks with a hole in the middle, and cannons.
inline std::string holedGame()
{
    return "[holed]\nmaxRank = 7\nmaxFile = 7\npawn = p\ncannon = r\nknight = n\nking = k\n"
           "startFen = 1rnkn2/ppppppp/7/3*3/7/PPPPPPP/1RNKN2 w - - 0 1\ncastling = "
           "false\ndoubleStep = false\n"
           "promotionRegionWhite = *7\npromotionRegionBlack = *1\npromotionPieceTypes = "
           "rn\nnMoveRule = 0\nnFoldRule = 0\n";
}

/// One of the games above, or a bundled one.
inline Design gameToExport(const QString &name)
{
    if (name == "small")
        return variantDesign("small", smallGame("king = k"));
    if (name == "small, ordinary king")
        return variantDesign("small", smallGame("commoner = k"));
    if (name == "holed")
        return variantDesign("holed", holedGame());
    return bundledDesign(name.toStdString());
}

inline ProcessReport
run(std::vector<std::string> command, const std::filesystem::path &folder, std::string input = {})
{
    constexpr auto longEnough = std::chrono::milliseconds(60'000);
    return supervise(
        {std::move(command), std::move(input), folder, {}, {longEnough, 16U << 20U, 0}});
}

inline void write(const std::filesystem::path &path, const std::string &text)
{
    std::ofstream(path, std::ios::binary) << text;
}

/// Ends the test with a loud word if the target's program is missing.
#define SKIP_IF_MISSING(proof)                                                                     \
    if ((proof).state == ProofState::NotInstalled)                                                 \
    QSKIP((proof).sentence.text().c_str())

} // namespace rookery::test
