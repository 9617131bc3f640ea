// Which moves are legal: they are tried; duties choose among those that remain.

class Legal {
  constructor(book) {
    this.book = book;
    this.rules = book.rules;
    this.board = book.board;
    this.threats = book.threats;
    this.maker = new Maker(book);
    this.moves = new Moves(book, this.threats, this.maker);
    this.judge = new Judge(this);
    const limitsDrops = this.rules.drops.some((rule) => rule.threat !== "anything");
    this.triesMoves = book.hasRoyals || this.rules.check.facing.length > 0 || limitsDrops
      || (book.own !== null && book.own.bans.length > 0);
    this.wallsShield = this.rules.walling.every((rule) => rule.shields);
    this.losersLeave = this.rules.turns.lost !== "ends-game";
    this.countsChecks = this.rules.ends.some((end) => end.when === "checks");
  }

  leaveOutQuestions() {
    for (const own of [this.maker.own, this.moves.own, this.judge.own]) own.leavesOutQuestions = true;
  }

  safeMovesFrom(position, from) {
    const isUnchecked = !this.threats.isInCheck(position, position.toMove);
    const moves = this.moves.movesOf(position, from, isUnchecked);
    this.book.wings.forEach((wing, i) => {
      if (wing.king === from) moves.push(...this.moves.castlings(position, i));
    });
    const before = this.lookBefore(position);
    return moves.filter((move) => this.isSafe(position, move, before));
  }

  // The legal moves; none if the game is over whatever moves there are.
  legal(position) {
    if (this.judge.immediate(position)) return [];
    const moves = this.safeMoves(position);
    if (this.retires(position, moves)) {
      const mated = !this.judge.mustRetire(position) && this.threats.isInCheck(position, position.toMove);
      return [makeMove("pass", { retires: true, mated })];
    }
    return this.judge.unanswered(position, moves) ? [] : moves;
  }

  retires(position, moves) {
    return this.losersLeave && (this.judge.mustRetire(position) || (!moves.length && this.judge.retiresWhenStuck(position)));
  }

  safeMoves(position) {
    let moves = this.moves.list(position);
    if (this.triesMoves && moves.length) {
      const before = this.lookBefore(position);
      moves = moves.filter((move) => this.isSafe(position, move, before));
    }
    moves = this.dutiful(position, moves);
    return moves.length ? moves : this.whenStuck(position);
  }

  whenStuck(position) {
    const player = position.toMove;
    const wanted = [];
    for (const cell of position.piecesOf(player)) this.moves.exchangesOf(position, cell, true, wanted);
    const isSafe = (move) => !this.triesMoves || this.isSafe(position, move, this.lookBefore(position));
    const safe = wanted.filter(isSafe);
    if (safe.length) return safe;
    const isThere = position.piecesOf(player).length > 0
      || (this.book.own !== null && this.book.own.moves.some((move) => covers(move.players, player)));
    const mayPass = this.rules.pass === "stuck" && covers(this.rules.passers, player) && isThere;
    return mayPass ? [makeMove("pass")].filter(isSafe) : [];
  }

  // What has to be known of a position before its moves are tried.
  lookBefore(position) {
    const player = position.toMove;
    const othersRoyals = [];
    for (let other = 0; other < this.book.players; ++other)
      if (other !== player && !position.state.out[other]) othersRoyals.push(...this.threats.decisiveCells(position, other));
    return {
      player, othersRoyals, royals: this.threats.decisiveCells(position, player), lasting: this.threats.lastingRoyals(position, player),
      isInCheck: this.rules.check.flight === "none" && this.threats.isInCheck(position, player),
      isFaced: this.book.facingRefused !== null && royalsFace(this.book, position, this.book.facingRefused.lines),
    };
  }

  isSafe(position, move, before) {
    if (move.goesOn) return true;
    const isBuilding = move.kind === "build";
    if (move.wall !== none && !this.wallsShield)
      return isBuilding ? this.isSafeAlone(position, move, before) : this.isSafe(position, { ...move, wall: none }, before);
    if (this.maker.own) {
      this.maker.own.begin(position, move);
      if (this.maker.own.isBannedBefore(move)) return false;
    }
    return this.answersCheck(position, move, before)
      && (move.kind !== "castle" || this.castlesSafely(position, move))
      && (this.rules.check.way !== "whole" || this.crossesSafely(position, move))
      && this.isSafeAlone(position, move, before)
      && this.isSafeWhenTried(position, move, before);
  }

  // A royal piece in check that may not flee takes its only attacker.
  answersCheck(position, move, before) {
    if (!before.isInCheck || move.kind !== "move" || !this.book.isRoyal(move.type, before.player)) return true;
    const attackers = this.threats.attackers(position, move.from, before.player);
    return !attackers.length || (attackers.length === 1 && attackers[0] === move.to);
  }

  castlesSafely(position, move) {
    const player = position.toMove;
    const wing = this.book.wings.find((row) => row.player === player && row["king-to"] === move.to);
    if (wing.rule.safety === "end-only" || !this.book.isRoyal(move.type, player)) return true;
    return !this.threats.isAttacked(position, move.from, player)
      && !this.isAttackedOnWay(position, move.from, this.board.way(move.from, move.to).slice(0, -1));
  }

  isAttackedOnWay(position, from, way) {
    const player = position.toMove;
    const king = position.square(from);
    position.setSquare(from, emptySquare);
    const isAttacked = way.some((cell) => {
      const there = position.square(cell);
      position.setSquare(cell, king);
      const isHit = this.threats.isAttacked(position, cell, player);
      position.setSquare(cell, there);
      return isHit;
    });
    position.setSquare(from, king);
    return isAttacked;
  }

  // Whether a royal piece is attacked on none of the cells that it goes over, on one path at least.
  crossesSafely(position, move) {
    const player = position.toMove;
    if (move.kind !== "move" || move.exchanges || !this.book.isRoyal(move.type, player)) return true;
    return this.pathsOf(position, move).some((path) => !this.isAttackedOnWay(position, move.from, path.slice(0, -1)));
  }

  // The open paths of a move, each as the cells from the first step on.
  pathsOf(position, move) {
    const { board, book } = this;
    const program = book.programs[book.programNumber(move.type, position.toMove, position.state.lastMoved)];
    const walk = new PathWalk(board, program, position, book.mover(move.from, move.type, position.toMove, position.moved[move.from]));
    return walk.pathsTo(move.to);
  }

  // A piece that comes in parries no check, nor does a wall in place of a move.
  isSafeAlone(position, move, before) {
    if (move.kind === "build") return !this.threats.isInCheck(position, before.player);
    return !move.gate || this.isSafe(position, { ...move, gate: null }, before);
  }

  isSafeWhenTried(position, move, before) {
    const undo = this.maker.make(position, move);
    const isBanned = this.maker.own !== null && this.maker.own.isBannedAfter(move, position);
    const isSafe = !isBanned && this.isSafeAfter(position, move, before);
    Maker.undo(undo);
    return isSafe;
  }

  isSafeAfter(position, move, before) {
    const { rules, threats, book } = this;
    const { player } = before;
    if (before.isFaced && move.kind === "pass") return true;
    if (before.isFaced && royalsFace(book, position, book.facingRefused.lines)) return false;
    const walks = move.kind === "move" || move.kind === "castle";
    const now = (cell) => (walks && cell === move.from ? move.to : cell);
    if ((rules.explosions.length || rules.petrifications.length) && before.royals.some((cell) => position.owner[now(cell)] !== player)) return false;
    if (before.othersRoyals.some((cell) => !position.isPiece(cell) || position.owner[cell] === player)) return true;
    if (this.isLeftInCheck(position, move, before, now)) return false;
    if (rules.check.giving === "forbidden" && this.givesCheck(position, player)) return false;
    if (rules.check.facing.some((rule) => piecesFace(book, position, rule.lines, (type) => covers(rule.types, type)))) return false;
    return move.kind !== "drop" || this.threatensRightly(position, move, player);
  }

  isLeftInCheck(position, move, before, now) {
    const wasWall = position.square(move.to >= 0 ? move.to : 0);
    const isOpen = isCaptureMove(move) && position.isWall(move.to)
      && this.rules.petrifications.some((rule) => !rule.shields && covers(rule.types, move.type));
    if (isOpen) position.setSquare(move.to, emptySquare);
    const lasting = move.kind === "own" ? this.threats.lastingRoyals(position, before.player) : before.lasting.map(now);
    const isLeft = this.threats.isInCheck(position, before.player, lasting);
    if (isOpen) position.setSquare(move.to, wasWall);
    return isLeft;
  }

  givesCheck(position, player) {
    for (let other = 0; other < this.book.players; ++other)
      if (other !== player && !position.state.out[other] && this.threats.isInCheck(position, other)) return true;
    return false;
  }

  // Whether the piece just put down attacks nothing that it may not.
  threatensRightly(position, move, player) {
    const rules = this.rules.drops.filter((rule) => covers(rule.types, move.type) && covers(rule.players, player));
    if (!rules.length || rules.some((rule) => rule.threat === "anything") || !this.threats.isInCheck(position, position.toMove)) return true;
    return !rules.some((rule) => rule.threat === "no-check") && this.safeMoves(position).length > 0;
  }

  // Where the player must capture or put down, what does not is dropped.
  dutiful(position, moves) {
    const player = position.toMove;
    let kept = moves;
    for (const duty of this.rules["drop-duties"]) {
      const isDuty = (move) => move.kind === "drop" && covers(duty.types, move.type);
      if (covers(duty.players, player) && kept.some(isDuty)) kept = kept.filter(isDuty);
    }
    const endsByCapture = (move) => isCaptureMove(move) && !move.goesOn;
    for (const rule of this.rules.compulsions) {
      if (rule.captures !== "must" || !covers(rule.players, player) || !kept.some(endsByCapture)) continue;
      kept = kept.filter((move) => move.goesOn || endsByCapture(move));
      for (const priority of rule.priorities) kept = this.bestBy(position, priority, kept);
    }
    return kept;
  }

  bestBy(position, priority, moves) {
    if (moves.length < 2) return moves;
    const measured = moves.map((move) => this.worth(position, priority, move));
    const best = measured.reduce((a, b) => (b > a ? b : a));
    return moves.filter((_, i) => measured[i] === best);
  }

  // A number, or a text of 0 and 1 for each captured piece.
  worth(position, priority, move) {
    if (priority.value === "mover") return covers(priority.types, move.type) ? 1 : 0;
    const victims = move.taken.filter(isCapture).map((taken) => taken.cell);
    if (move.captures) victims.push(move.to);
    if (priority.value === "earliest") return this.earliest(position, priority, move, victims);
    const others = priority["other-types"];
    return victims.filter((cell) => position.isPiece(cell)).reduce((sum, cell) => {
      const type = position.type[cell];
      if (others.length && others.includes(type)) return sum + priority["other-weight"];
      return sum + (covers(priority.types, type) ? priority.weight : 0);
    }, 0);
  }

  // Of the order that takes pieces of these types earliest.
  earliest(position, priority, move, victims) {
    const textOf = (cells) => cells.map((cell) => (position.isPiece(cell) && covers(priority.types, position.type[cell]) ? "1" : "0")).join("");
    const byCell = textOf(victims);
    if (!byCell.includes("0") || !byCell.includes("1") || move.kind !== "move") return byCell;
    let best = null;
    const book = this.book;
    const program = book.programs[book.programNumber(move.type, position.toMove, position.state.lastMoved)];
    const mover = book.mover(move.from, move.type, position.toMove, position.moved[move.from]);
    const wanted = JSON.stringify(move.taken);
    new Walk(this.board, program, position, mover, (traveller, outcome, captures) => {
      const taken = outcome.taken.filter((each) => !(each.cell === move.to && each.putTo === none));
      if (traveller.cell !== move.to || captures !== move.captures || JSON.stringify(taken) !== wanted) return;
      const order = traveller.taken.filter(isCapture).slice(traveller.unloadAt.length).map((each) => each.cell);
      const text = textOf(order);
      if (best === null || text > best) best = text;
    }).outcomes();
    return best === null ? byCell : best;
  }

  // A move as the game makes it; what undo needs.
  make(position, move) {
    const player = position.toMove;
    const facing = this.book.facingRefused;
    const wasFacing = facing !== null && royalsFace(this.book, position, facing.lines);
    const undo = this.maker.make(position, move);
    if (move.goesOn) return undo;
    position.state.facing = wasFacing;
    if (position.state.own.goesOn) return undo;
    if (this.countsChecks && this.threats.isInCheck(position, position.toMove)) ++position.state.checks[player];
    return undo;
  }
}

// The paths of a piece to one cell; each leg is followed as Walk does, without anything taken on the way.
class PathWalk extends Walk {
  pathsTo(target) {
    this.target = target;
    this.paths = [];
    this.path = [];
    const start = { cell: this.mover.from, orientation: this.board.held(this.mover.from, this.mover.player) };
    this.follow(this.program.always, start, new Set());
    if (!this.mover.moved) this.follow([...this.program.unmoved, ...this.program.unchecked], start, new Set());
    return this.paths;
  }

  follow(nodes, from, entered) {
    for (const index of nodes) {
      const node = this.program.nodes[index];
      const key = (index * this.board.size + from.cell) * this.board.facingCount + from.orientation;
      if (node.anywhere || entered.has(key) || !this.mayBegin(node, from.cell)) continue;
      entered.add(key);
      this.ride(node, from, entered);
      entered.delete(key);
    }
  }

  ride(node, from, entered) {
    const length = this.path.length;
    let { cell, orientation } = from;
    const longest = Math.min(node.most, this.board.size * this.board.facingCount);
    for (let count = 1; count <= longest; ++count) {
      const step = this.board.seen(orientation, node.own);
      const to = this.board.links[step][cell];
      if (to < 0) break;
      orientation = this.board.crossed(orientation, step, cell);
      cell = to;
      if (!this.mayEnter(node, cell)) break;
      this.path.push(cell);
      const occupant = this.occupant(cell);
      const isMeant = count >= node.least && (occupant === empty || this.concerns(node.ends[occupant], cell))
        && (!node.only || this.mayEnd(node.only, cell, none));
      const end = isMeant ? node.ends[occupant] : nothing;
      if (end.stop && cell === this.target && cell !== this.mover.from && this.isHome(cell)) this.paths.push(this.path.slice());
      if (end.then.length) this.follow(end.then, { cell, orientation }, entered);
      if (occupant !== empty && !node.jumps) break;
    }
    this.path.length = length;
  }
}
