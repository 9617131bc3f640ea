#pragma once

#include "model/exchange/target/format.h"

/// The functions behind the rows of formats().
namespace rookery {

Format::Check checkFairyMax, checkFairyStockfish, checkFen, checkGameCourier, checkHtml,
    checkInteractiveDiagram, checkJocly, checkLudii, checkMoveTableC, checkNomignolov, checkPdf,
    checkPieceSet, checkPlayHtml, checkPng, checkRbg, checkSjaak, checkSvg, checkTikz, checkVectors,
    checkXboard, checkZrf;

Format::Write writeFairyMax, writeFairyStockfish, writeFen, writeGameCourier, writeHtml,
    writeInteractiveDiagram, writeJocly, writeLudii, writeMoveTableC, writeNomignolov,
    writePlayHtml, writeRbg, writeSjaak, writeSvg, writeTikz, writeVectors, writeXboard, writeZrf;

Format::Read readFairyStockfish, readFen, readGameCourier, readInteractiveDiagram, readXboard,
    readZrf;

} // namespace rookery
