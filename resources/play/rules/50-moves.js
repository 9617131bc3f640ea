// What the player to move might do if check and duties are left aside.

const makeMove = (kind, fields) => ({
  kind, captures: false, from: none, to: none, type: none, taken: [], becomes: none, gate: null, wall: none, retires: false,
  mated: false, exchanges: false, goesOn: false, ...fields,
});

class Moves {
  constructor(book, threats, maker) {
    this.book = book;
    this.board = book.board;
    this.rules = book.rules;
    this.threats = threats;
    this.maker = maker;
    this.drops = new Drops(book, threats);
    this.own = book.own ? new OwnRules(book) : null;
  }

  list(position) {
    const player = position.toMove;
    const { rules } = this;
    const isUnchecked = !this.book.programs.some((program) => program.unchecked.length) || !this.threats.isInCheck(position, player);
    let moves = position.piecesOf(player).flatMap((cell) => this.movesOf(position, cell, isUnchecked));
    this.book.wings.forEach((_, i) => moves.push(...this.castlings(position, i)));
    moves.push(...this.withWalls(position, this.drops.list(position)));
    if (rules.walling.some((rule) => rule.turn === "instead" && covers(rule.players, player)))
      for (const cell of this.wallCells(position, makeMove("build"))) moves.push(makeMove("build", { wall: cell }));
    for (const mill of rules.mills) moves = this.withMill(mill, position, moves);
    moves.push(...this.blockades(position));
    if (rules.pass === "always" && covers(rules.passers, player)) moves.push(makeMove("pass"));
    if (!this.own) return moves;
    moves.push(...this.own.list(position));
    return moves.filter((move) => !this.own.isKeptOut(position, move));
  }

  castlings(position, wing) {
    const move = this.castling(position, this.book.wings[wing], wing);
    return move ? this.unpromoted(position, position.square(move.from), [move]) : [];
  }

  movesOf(position, from, isUnchecked) {
    const piece = position.square(from);
    const moves = this.elaborated(position, piece, this.steps(position, from, piece, isUnchecked));
    this.addEnPassant(position, from, piece, moves);
    moves.push(...this.flights(position, from, piece, moves));
    this.exchangesOf(position, from, false, moves);
    moves.push(...this.promotionTurns(position, from, piece));
    return moves;
  }

  steps(position, from, piece, isUnchecked) {
    const mayTake = (cell) => position.isPiece(cell) && !this.book.isImmune(position.type[cell], piece.type);
    const moves = [];
    for (const outcome of this.threats.outcomes(position, from, piece.type, piece.owner, piece.moved, isUnchecked)) {
      const isWhole = outcome.taken.every((taken) => taken.putTo === none ? mayTake(taken.cell) : position.isPiece(taken.cell));
      if (!isWhole || position.isWall(outcome.to)) continue;
      const isHere = (taken) => taken.cell === outcome.to && taken.putTo === none;
      moves.push(makeMove("move", {
        from, to: outcome.to, type: piece.type, captures: outcome.taken.some(isHere),
        taken: outcome.taken.filter((taken) => !isHere(taken)), becomes: outcome.becomes,
      }));
    }
    return moves;
  }

  // A piece that has passed a cell is captured there as if it stood on it.
  addEnPassant(position, from, piece, moves) {
    for (const { passed, stands } of position.state.passers) {
      const mayTake = this.rules["en-passant"].some((rule) => covers(rule.takers, piece.type) && covers(rule.players, piece.owner)
        && (rule.within === "next-turn" || this.board.isIn(rule.zone, piece.owner, passed)));
      if (!mayTake || !position.isPiece(stands) || position.owner[stands] === piece.owner || !position.isEmpty(passed)) continue;
      position.setSquare(passed, position.square(stands));
      const reaches = this.threats.attacks(position, from, passed);
      position.setSquare(passed, emptySquare);
      if (!reaches) continue;
      const move = makeMove("move", { from, to: passed, type: piece.type, taken: [{ cell: stands, putTo: none }] });
      const same = moves.findIndex((other) => other.from === from && other.to === passed && other.kind === "move");
      if (same >= 0 && !this.rules.walling.length && !this.rules.gating.length) moves.splice(same, 1);
      moves.push(...this.unpromoted(position, piece, [move]));
    }
  }

  // To every empty cell where the piece does not go anyway, while few pieces are left.
  flights(position, from, piece, moves) {
    if (!this.rules.flying.length) return [];
    const left = this.book.types.reduce((sum, _, type) => sum + position.inHand(piece.owner, type), position.count(piece.owner));
    const flies = this.rules.flying.some((rule) => covers(rule.types, piece.type) && covers(rule.players, piece.owner) && left <= rule["at-most"]);
    if (!flies) return [];
    const flown = [];
    for (let to = 0; to < this.board.size; ++to) {
      const goes = moves.some((move) => move.kind === "move" && move.to === to);
      if (position.isEmpty(to) && this.book.mayEnd(piece.type, piece.owner, to) && !goes)
        flown.push(makeMove("move", { from, to, type: piece.type }));
    }
    return this.elaborated(position, piece, flown);
  }

  // Adds the moves in which a piece changes places with a friend; `isStuck`: those of a player without any other move.
  exchangesOf(position, from, isStuck, moves) {
    if (!this.rules.exchanges.length) return;
    const { type, owner } = position.square(from);
    const listed = new Set();
    for (const rule of this.rules.exchanges) {
      if (!covers(rule.types, type) || !covers(rule.players, owner) || position.state.exchanges[owner] >= rule.uses) continue;
      const isInCheck = rule.occasion !== "always" && this.threats.isInCheck(position, owner);
      const isListed = isStuck ? rule.occasion === "in-need" && !isInCheck : rule.occasion === "always" || isInCheck;
      if (!isListed) continue;
      for (const to of position.piecesOf(owner)) {
        const partner = position.type[to];
        const fits = to !== from && covers(rule.partners, partner) && this.book.mayEnd(type, owner, to) && this.book.mayEnd(partner, owner, from);
        if (!fits || listed.has(to)) continue;
        listed.add(to);
        const move = makeMove("move", { from, to, type, taken: [{ cell: to, putTo: from }] });
        if (!moves.some((other) => JSON.stringify(other) === JSON.stringify(move))) moves.push({ ...move, exchanges: true });
      }
    }
  }

  castling(position, wing, index) {
    const isFree = (from, to) => this.board.way(from, to).every((cell) =>
      position.isEmpty(cell) || cell === wing.king || cell === wing.partner);
    const stands = (cell, types) => position.owner[cell] === wing.player && covers(types, position.type[cell]);
    if (wing.player !== position.toMove || !position.state.rights[index] || !stands(wing.king, wing.rule.kings)
      || !stands(wing.partner, wing.rule.partners) || !isFree(wing.king, wing["king-to"]) || !isFree(wing.partner, wing["partner-to"]))
      return null;
    return makeMove("castle", {
      from: wing.king, to: wing["king-to"], type: position.type[wing.king], taken: [{ cell: wing.partner, putTo: wing["partner-to"] }],
    });
  }

  // Everything that moves may come with: promotions, pieces that come in, walls.
  elaborated(position, piece, moves) {
    const rules = this.book.promotions(piece.type, piece.owner);
    const promoted = rules.length ? moves.flatMap((move) => this.withPromotions(position, piece, rules, move)) : moves;
    return this.unpromoted(position, piece, promoted);
  }

  unpromoted(position, piece, moves) {
    return this.withWalls(position, this.withGates(position, piece, moves));
  }

  withPromotions(position, piece, rules, move) {
    const rows = [];
    const given = [];
    let mayStay = true;
    for (const rule of rules) {
      if ((!rule.into.length && piece.was === none) || !this.isPromotion(position, piece, rule, move)) continue;
      for (const type of this.promotionChoices(position, piece, rule)) {
        const isGiven = given.some(([other, by]) => other === type && (by.duty === rule.duty || by.by === "capture" || rule.by === "capture"));
        if (isGiven) continue;
        given.push([type, rule]);
        rows.push({ ...move, becomes: type });
      }
      const isForced = rule.duty === "must" || (rule.duty === "when-stuck" && this.threats.isStuck(piece.type, piece.owner, move.to));
      mayStay = mayStay && !isForced;
    }
    if (mayStay) rows.push(move);
    return rows;
  }

  isPromotion(position, piece, rule, move) {
    if (move.becomes !== none || rule.by === "in-place" || rule.by === "quiet-step") return false;
    const isVictim = (cell) => position.isPiece(cell) && covers(rule.victims, position.type[cell]);
    const captures = () => (move.captures && isVictim(move.to)) || move.taken.some((taken) => taken.putTo === none && isVictim(taken.cell));
    return (rule.by !== "capture" || captures()) && this.book.touchesZone(rule, piece.owner, move.from, move.to);
  }

  promotionChoices(position, piece, rule) {
    const types = rule.into.length || piece.was === none ? rule.into : [piece.was];
    return types.filter((type) => {
      const limit = rule.limits.find((row) => row.type === type);
      const isFull = limit && position.count(piece.owner, type) >= limit.most;
      const isLacking = rule.stock === "lost" && position.captured[piece.owner * position.types + type] === 0;
      return !isFull && !isLacking;
    });
  }

  promotionTurns(position, from, piece) {
    const moves = [];
    for (const rule of this.book.promotions(piece.type, piece.owner)) {
      if (rule.by !== "in-place" && rule.by !== "quiet-step") continue;
      const isLast = rule.last === "anywhere" && position.count(piece.owner, piece.type) === 1;
      if (!isLast && !this.board.isIn(rule.zone, piece.owner, from)) continue;
      for (const type of this.promotionChoices(position, piece, rule)) {
        const move = makeMove("promote", { from, to: from, type: piece.type, becomes: type });
        moves.push(...(rule.by === "in-place" ? [move] : this.quietSteps(position, piece, move)));
      }
    }
    return moves;
  }

  // In place and wherever the new piece could step, if it attacks nothing from there and opens no check by leaving.
  quietSteps(position, pawn, promotion) {
    const { from, becomes } = promotion;
    const { owner } = pawn;
    const cells = [from];
    for (const outcome of this.threats.outcomes(position, from, becomes, owner, true)) if (!outcome.taken.length) cells.push(outcome.to);
    const opensCheck = (cell) => {
      const there = position.square(cell);
      position.setSquare(cell, { ...pawn, type: becomes });
      let isCheck = false;
      for (let player = 0; player < this.book.players; ++player)
        isCheck = isCheck || (player !== position.toMove && this.threats.isInCheck(position, player));
      position.setSquare(cell, there);
      return isCheck;
    };
    position.setSquare(from, emptySquare);
    const safe = cells.filter((cell) => {
      const attacks = this.threats.outcomes(position, cell, becomes, owner, true).some((outcome) => outcome.taken.length > 0);
      return !attacks && (cell === from || !opensCheck(cell));
    });
    position.setSquare(from, pawn);
    return safe.map((to) => ({ ...promotion, kind: to === from ? "promote" : "move", to }));
  }

  // A piece may come in from the hand on a cell that an unmoved one has left.
  withGates(position, piece, moves) {
    if (!this.rules.gating.length || piece.moved) return moves;
    return moves.flatMap((move) => {
      const rows = [move];
      if (move.kind === "move" || move.kind === "castle") rows.push(...this.gatesOn(position, piece, move, move.from));
      if (move.kind === "castle") rows.push(...this.gatesOn(position, piece, move, move.taken[0].cell));
      return rows;
    });
  }

  gatesOn(position, piece, move, cell) {
    if (move.to === cell || move.taken.some((taken) => taken.putTo === cell)) return [];
    const rows = [];
    for (const rule of this.rules.gating) {
      if (!covers(rule.players, piece.owner) || !covers(rule.movers, piece.type)) continue;
      this.book.types.forEach((_, type) => {
        if (position.inHand(piece.owner, type) > 0 && covers(rule.types, type) && this.book.mayEnd(type, piece.owner, cell))
          rows.push({ ...move, gate: { type, cell } });
      });
    }
    return rows;
  }

  withWalls(position, moves) {
    const isDuty = this.rules.walling.some((rule) => rule.turn === "with-move" && covers(rule.players, position.toMove));
    return isDuty ? moves.flatMap((move) => this.wallCells(position, move).map((cell) => ({ ...move, wall: cell }))) : moves;
  }

  // Where the wall that comes with a move, or is built instead of one, may be put.
  wallCells(position, move) {
    const player = position.toMove;
    const isBuilding = move.kind === "build";
    const leaves = (cell) => (cell === move.from && move.kind !== "drop") || move.taken.some((taken) => taken.cell === cell);
    const kept = (cell) => cell === move.to || (!position.isEmpty(cell) && !leaves(cell));
    const isKept = Array.from({ length: this.board.size }, (_, cell) => !isBuilding && kept(cell));
    const undo = this.maker.make(position, move);
    const cells = [];
    for (const rule of this.rules.walling) {
      if ((rule.turn === "instead") !== isBuilding || !covers(rule.players, player)) continue;
      const shots = rule.place === "shot" ? this.shots(position, move.to) : null;
      for (let cell = 0; cell < this.board.size; ++cell) {
        const isPlace = rule.place === "anywhere" || (rule.place === "shot" && shots.has(cell))
          || (rule.place === "vacated" && cell === move.from) || (rule.place === "edge" && this.isAtEdge(position, cell));
        if (isPlace && position.isEmpty(cell) && !isKept[cell] && this.board.isIn(rule.zone, player, cell)) cells.push(cell);
      }
    }
    Maker.undo(undo);
    return cells;
  }

  shots(position, from) {
    if (!position.isPiece(from)) return new Set();
    const { type, owner } = position.square(from);
    return new Set(this.threats.outcomes(position, from, type, owner, true).filter((outcome) => !outcome.taken.length).map((outcome) => outcome.to));
  }

  isAtEdge(position, cell) {
    return this.board.lines("orthogonal", cell).some((line) => !line.length || position.isWall(line[0]));
  }

  // A move that makes a row also takes an enemy off.
  withMill(mill, position, moves) {
    const isInRow = (cell, player, left) => {
      const belongs = (at) => at !== left && position.owner[at] === player && covers(mill.types, position.type[at]);
      const along = (line) => {
        const end = line.findIndex((at) => !belongs(at));
        return end < 0 ? line.length : end;
      };
      const lines = this.board.lines(mill.lines, cell);
      const opposites = this.board.opposites(mill.lines);
      return lines.some((line, i) => 1 + along(line) + along(lines[opposites[i]]) >= mill.length);
    };
    const enemies = [];
    for (let cell = 0; cell < this.board.size; ++cell)
      if (position.isPiece(cell) && position.owner[cell] !== position.toMove) enemies.push(cell);
    const loose = enemies.filter((cell) => !covers(mill.types, position.type[cell]) || !isInRow(cell, position.owner[cell], none));
    const victims = mill.victims === "loose" && loose.length ? loose : enemies;
    return moves.flatMap((move) => {
      const arrives = (move.kind === "move" || move.kind === "drop") && covers(mill.types, move.type);
      if (!arrives || !isInRow(move.to, position.toMove, move.kind === "move" ? move.from : none)) return [move];
      const rows = victims.filter((cell) => !(move.captures && move.to === cell) && !move.taken.some((taken) => taken.cell === cell))
        .map((cell) => ({ ...move, taken: move.taken.concat({ cell, putTo: none }) }));
      return rows.length ? rows : [move];
    });
  }

  // Two enemies in each other's way may be taken off.
  blockades(position) {
    const moves = [];
    const wantsToGo = (from, to) => {
      const piece = position.square(from);
      if (!this.book.mayEnd(piece.type, piece.owner, to)) return false;
      const other = position.square(to);
      position.setSquare(to, emptySquare);
      const goes = this.threats.outcomes(position, from, piece.type, piece.owner, piece.moved)
        .some((outcome) => !outcome.taken.length && outcome.to === to);
      position.setSquare(to, other);
      return goes;
    };
    for (const rule of this.rules.blockades) {
      for (let player = 0; player < this.book.players; ++player) {
        if (player === position.toMove || !covers(rule.players, player)) continue;
        const pieces = position.piecesOf(player).filter((cell) => covers(rule.types, position.type[cell]));
        pieces.forEach((one, i) => pieces.slice(i + 1).forEach((other) => {
          const isListed = moves.some((move) => move.from === one && move.taken[0].cell === other);
          if (!isListed && wantsToGo(one, other) && wantsToGo(other, one))
            moves.push(makeMove("remove", { from: one, to: one, type: position.type[one], taken: [{ cell: other, putTo: none }], goesOn: true }));
        }));
      }
    }
    return moves;
  }
}

// What the player to move may put down.
class Drops {
  constructor(book, threats) {
    this.book = book;
    this.board = book.board;
    this.rules = book.rules;
    this.threats = threats;
  }

  list(position) {
    const moves = [];
    const player = position.toMove;
    this.book.types.forEach((_, type) => {
      if (this.rules.hands.supply !== "endless" && position.inHand(player, type) === 0) return;
      const found = new Map();
      for (const rule of this.rules.drops) {
        if (!covers(rule.types, type) || !covers(rule.players, player)) continue;
        const isFirst = this.isFirst(position, rule);
        const forms = [none];
        if (rule.form === "either") for (const promotion of this.book.promotions(type, player)) forms.push(...promotion.into);
        for (let to = 0; to < this.board.size; ++to) {
          if (!this.isAllowed(position, rule, isFirst, type, to)) continue;
          for (const becomes of forms) {
            const isMobile = rule.mobility === "anything" || !this.threats.isStuck(becomes === none ? type : becomes, player, to);
            if (isMobile) found.set(to + ";" + becomes, makeMove("drop", { to, type, becomes }));
          }
        }
      }
      moves.push(...found.values());
    });
    return moves;
  }

  isFirst(position, rule) {
    const zone = rule["first-zone"];
    if (zone === none) return false;
    return this.board.zones[zone].cells[position.toMove].some((cell) => position.isEmpty(cell));
  }

  isAllowed(position, rule, isFirst, type, cell) {
    const player = position.toMove;
    if (!position.isEmpty(cell) || !this.board.isIn(isFirst ? rule["first-zone"] : rule.zone, player, cell)
      || !this.book.mayEnd(type, player, cell)) return false;
    const fellows = position.piecesOf(player).filter((other) => position.type[other] === type);
    if (rule["per-file"] > 0) {
      const here = this.board.coordinates[cell];
      const onFile = fellows.filter((other) => here.length && this.board.coordinates[other].length && this.board.coordinates[other][0] === here[0]);
      if (onFile.length >= rule["per-file"]) return false;
    }
    if (rule.colour === "opposite" && fellows.some((other) => this.colourOf(other) === this.colourOf(cell))) return false;
    return this.touchesRightly(position, rule, isFirst, cell) && this.leavesRoom(position, type, cell);
  }

  colourOf(cell) {
    const place = this.board.coordinates[cell];
    return place.length ? (place[0] + place[1]) % 2 : 0;
  }

  touchesRightly(position, rule, isFirst, cell) {
    const player = position.toMove;
    const touches = (lines, isMeant) => this.board.lines(lines, cell).some((line) => line.length && position.isPiece(line[0])
      && isMeant(position.owner[line[0]]));
    switch (rule.contact) {
      case "friend": return touches("all", (owner) => owner === player);
      case "no-enemy": return !touches("orthogonal", (owner) => owner !== player);
      case "flanking": return isFirst || this.flanks(position, cell);
      case "on-top": return this.board.below[cell] < 0 || !position.isEmpty(this.board.below[cell]);
      case "from-a-side": return this.isPushedFromASide(position, cell);
      case "out-of-sight": return !this.board.lines("all", cell).some((line) => {
        const first = line.find((at) => !position.isEmpty(at));
        return first !== undefined && !position.isWall(first);
      });
      default: return true;
    }
  }

  // In a line, whatever shape the rule has by which pieces are enclosed then.
  flanks(position, cell) {
    const usual = { shape: "line", lines: "all", captors: [], helpers: [], victims: [], hostile: none, zone: none, backing: "none", arrival: "any" };
    const rules = this.rules.enclosing.length ? this.rules.enclosing : [usual];
    return rules.some((rule) => (rule.arrival === "any" || rule.arrival === "drop")
      && enclosed(this.book, position, { ...rule, shape: "line" }, cell, position.toMove).length > 0);
  }

  // Pushed in from an edge, the piece slides until another or the far edge stops it here.
  isPushedFromASide(position, cell) {
    const lines = this.board.lines("orthogonal", cell);
    const opposites = this.board.opposites("orthogonal");
    return lines.some((line, i) => {
      const ahead = lines[opposites[i]];
      return line.every((at) => position.isEmpty(at)) && (!ahead.length || !position.isEmpty(ahead[0]));
    });
  }

  // Pieces that must stand on cells of both colours still find some when this one is taken.
  leavesRoom(position, type, cell) {
    const player = position.toMove;
    return this.rules.drops.every((rule) => {
      if (rule.colour !== "opposite" || !covers(rule.players, player)) return true;
      return !this.book.types.some((_, waiting) => covers(rule.types, waiting) && this.lacksRoom(position, rule, waiting, type, cell));
    });
  }

  lacksRoom(position, rule, waiting, type, taken) {
    const player = position.toMove;
    const inHand = position.inHand(player, waiting) - (waiting === type ? 1 : 0);
    let lacking = 0;
    let roomy = 0;
    for (const colour of [0, 1]) {
      const isStood = position.piecesOf(player).some((cell) => position.type[cell] === waiting && this.colourOf(cell) === colour)
        || (waiting === type && this.colourOf(taken) === colour);
      let hasRoom = false;
      for (let cell = 0; cell < this.board.size && !hasRoom; ++cell)
        hasRoom = cell !== taken && this.colourOf(cell) === colour && position.isEmpty(cell) && this.board.isIn(rule.zone, player, cell);
      lacking += isStood ? 0 : 1;
      roomy += !isStood && hasRoom ? 1 : 0;
    }
    return roomy < Math.min(inHand, lacking);
  }
}
