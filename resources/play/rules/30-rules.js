// The rules made ready to be asked, and which pieces attack what.

class Book {
  constructor(data) {
    this.data = data;
    this.rules = data.rules;
    this.board = new Board(data.board);
    this.types = data.types;
    this.players = data.players.length;
    this.programs = data.programs.map(readyProgram);
    this.starts = new Set(data.setup.pieces.map((row) => row.slice(0, 3).join()));
    this.wings = this.rules.castling.flatMap((rule) => rule.wings.map((wing) => ({ ...wing, rule })))
      .filter((wing) => [wing.king, wing.partner, wing["king-to"], wing["partner-to"]].every((cell) => cell >= 0));
    this.royals = data.players.map((_, player) => this.royalGroups(player));
    this.hasRoyals = this.royals.some((groups) => groups.length > 0);
    this.countsDroppedAsUnmoved = this.rules.hands.dropped === "unmoved"
      || this.rules.castling.some((rule) => rule.pieces === "dropped");
    this.remembersPromotion = this.rules.hands.captured === "captors-hand"
      || this.rules.promotions.some((rule) => rule.into.length === 0);
    this.facingRefused = this.rules.ends.find((end) => end.when === "facing-refused") || null;
    this.ways = new Map();
    this.own = data.own ? new OwnGame(this, data.own) : null;
    this.threats = new Threats(this);
    if (this.own) this.rules.ends.forEach((end, i) => { end.own = this.own.ends[i]; });
    this.ownStart = this.own ? this.startPosition() : null;
  }

  valueText(value, type) {
    if (Array.isArray(value)) return String(value.length);
    switch (type) {
      case "truth": return value ? "yes" : "no";
      case "cell": return value < 0 ? "no cell" : this.board.names[value];
      case "direction": return value < 0 ? "no direction" : this.data.own.directionNames[value];
      case "player": return value < 0 || value >= this.players ? "no player" : this.data.players[value].name;
      case "piece": return value < 0 ? "no piece" : this.types[value].name;
      default: return String(value);
    }
  }

  royalGroups(player) {
    const marked = this.types.map((type) => type.royal);
    const groups = marked.includes(true) ? [{ types: marked, counted: "each-type", atMost: 0, safety: "each", newcomers: "at-once" }] : [];
    for (const royal of this.rules.royals) {
      if (!covers(royal.players, player)) continue;
      groups.push({
        types: this.types.map((_, type) => covers(royal.types, type)), counted: royal.counted, atMost: royal["while-at-most"],
        safety: royal.safety, newcomers: royal.newcomers,
      });
    }
    return groups;
  }

  isRoyal(type, player) {
    return this.royals[player].some((group) => group.types[type]);
  }

  promotions(type, player) {
    return this.rules.promotions.filter((rule) => covers(rule.types, type) && covers(rule.players, player));
  }

  mayEnd(type, player, cell) {
    return this.board.isIn(this.types[type].home, player, cell);
  }

  isImmune(victim, captor) {
    return this.rules.immunities.some((rule) => covers(rule.captors, captor) && covers(rule.victims, victim));
  }

  touchesZone(rule, player, from, to) {
    const starts = this.board.isIn(rule.zone, player, from);
    const ends = this.board.isIn(rule.zone, player, to);
    if (rule.touch === "end") return ends;
    return rule.touch === "either" ? starts || ends : ends && (!starts || rule.zone === none);
  }

  // An imitator's program depends on what moved last.
  programNumber(type, player, lastMoved) {
    const row = this.data.programOf[type][player];
    return lastMoved !== none && row.after && row.after[lastMoved] >= 0 ? row.after[lastMoved] : row.usual;
  }

  mover(from, type, player, moved) {
    return { from, player, moved: Boolean(moved), onStartCell: this.starts.has([from, type, player].join()), home: this.types[type].home };
  }

  // See possibleWays().
  waysOf(type, player, from, lastMoved = none) {
    const number = this.programNumber(type, player, lastMoved);
    const key = ((number * this.types.length + type) * this.players + player) * this.board.size + from;
    let ways = this.ways.get(key);
    if (!ways) {
      ways = possibleWays(this.board, this.programs[number], this.mover(from, type, player, false));
      this.ways.set(key, ways);
    }
    return ways;
  }

  playerAt(turn) {
    const { opening, cycle, progression } = this.rules.turns;
    if (turn < opening.length) return opening[turn];
    const length = cycle.length || this.players;
    let left = turn - opening.length;
    let index = left % length;
    if (progression === "by-one") {
      index = 0;
      for (let moves = 1; left >= moves; ++moves) {
        left -= moves;
        ++index;
      }
      index %= length;
    }
    return cycle.length ? cycle[index] : index;
  }

  takeSimpleTurns() {
    const { opening, cycle, progression } = this.rules.turns;
    return !opening.length && !cycle.length && progression === "none";
  }

  playerAfter(player, turn) {
    return this.takeSimpleTurns() ? (player + 1) % this.players : this.playerAt(turn + 1);
  }

  typePoints(type) {
    return this.rules.scoring.pieces.reduce((sum, row) => sum + (row.type === type ? row.points : 0), 0);
  }

  startPosition() {
    const position = new Position(this.board.size, this.players, this.types.length);
    for (const [cell, type, owner, was] of this.data.setup.pieces) position.setSquare(cell, { owner, type, was, moved: 0 });
    for (const [player, type, count] of this.data.setup.hands) position.hand[player * this.types.length + type] = count;
    for (const cell of this.data.setup.walls) position.setSquare(cell, { ...emptySquare, owner: wall });
    for (const [cell, type] of this.data.setup.unowned) position.setSquare(cell, freshSquare({ players: none }, type, none));
    for (const [cell, squares] of this.data.setup.under)
      position.setUnder(cell, squares.map(([type, owner]) => freshSquare({ players: none }, type, owner)));
    position.toMove = this.playerAt(0);
    if (this.own) {
      position.numbers = Int32Array.from(this.own.start);
      if (this.own.looks.history) position.past = { turns: this.own.withTurn(null, position), turnStart: null };
    }
    position.state.rights = this.wings.map((wing) => this.standsReady(position, wing));
    return position;
  }

  standsReady(position, wing) {
    const stands = (cell, types) => position.isPiece(cell) && !position.moved[cell] && position.owner[cell] === wing.player
      && covers(types, position.type[cell]);
    return stands(wing.king, wing.rule.kings) && stands(wing.partner, wing.rule.partners);
  }
}

const readyProgram = (program) => {
  const readyEnd = (end) => ({ ...nothing, ...end });
  const nodes = program.nodes.map((node) => ({
    own: 0, anywhere: false, least: 1, jumps: false, sameLength: false, returns: false, unloads: false, only: null, ...node,
    most: node.most === 0 ? Infinity : node.most || 1, ends: node.ends.map(readyEnd),
  }));
  return { measures: false, ...program, nodes, mindsOrder: nodes.some((node) => node.unloads) };
};

class Threats {
  constructor(book) {
    this.book = book;
    this.board = book.board;
    this.own = book.own && book.own.bans.some((ban) => ban.checks) ? new OwnRules(book) : null;
    this.asksBans = false;
  }

  // Whether an own rule forbids the capture.
  isForbidden(position, from, target) {
    if (!this.own || this.asksBans) return false;
    this.asksBans = true;
    const isForbidden = this.own.forbidsCapture(position, from, target);
    this.asksBans = false;
    return isForbidden;
  }

  outcomes(position, from, type, player, moved, isUnchecked = true) {
    const program = this.book.programs[this.book.programNumber(type, player, position.state.lastMoved)];
    return new Walk(this.board, program, position, this.book.mover(from, type, player, moved)).outcomes(isUnchecked);
  }

  // Whether the piece on this cell has a move that captures whatever stands on the target.
  attacks(position, from, target) {
    const type = position.type[from];
    const player = position.owner[from];
    if (!this.book.waysOf(type, player, from, position.state.lastMoved).touched[target]) return false;
    if (position.isPiece(target) && this.book.isImmune(position.type[target], type)) return false;
    return this.outcomes(position, from, type, player, position.moved[from]).some((outcome) =>
      this.book.mayEnd(type, player, outcome.to)
      && outcome.taken.some((taken) => taken.cell === target && taken.putTo === none));
  }

  attackers(position, target, owner, isOneEnough = false) {
    const cells = [];
    for (let from = 0; from < position.cells; ++from) {
      const player = position.owner[from];
      if (player < 0 || player === owner || position.state.out[player]) continue;
      if (!this.attacks(position, from, target)
        || this.losesRoyal(position, from, target) || this.isForbidden(position, from, target)) continue;
      cells.push(from);
      if (isOneEnough) break;
    }
    return cells;
  }

  isAttacked(position, target, owner) {
    return this.attackers(position, target, owner, true).length > 0;
  }

  // Whether a capture on the target would cost the captor's side a royal piece.
  losesRoyal(position, from, target) {
    const { explosions, petrifications } = this.book.rules;
    if (!explosions.length && !petrifications.length) return false;
    const type = position.type[from];
    const royals = this.decisiveCells(position, position.owner[from]);
    if (petrifications.some((rule) => covers(rule.types, type)) && royals.includes(from)) return true;
    return explosions.some((rule) => {
      if (!covers(rule.captors, type)) return false;
      if (royals.includes(from) && !rule.survivors.includes(type)) return true;
      return this.board.lines(rule.lines, target).some((line) => line.length > 0 && line[0] !== from
        && royals.includes(line[0]) && !rule.unharmed.includes(position.type[line[0]]));
    });
  }

  // `lasting`: the royal pieces of the groups that no piece joins or leaves before the next turn.
  isInCheck(position, player, lasting = null) {
    if (this.asksBans) return false;
    return this.book.royals[player].some((group) => {
      const cells = lasting && group.newcomers === "next-turn" ? lasting : this.cellsOf(position, player, group);
      const isHit = (cell) => this.isAttacked(position, cell, player);
      return group.safety === "one" ? cells.length > 0 && cells.every(isHit) : cells.some(isHit);
    });
  }

  lastingRoyals(position, player) {
    return this.book.royals[player].filter((group) => group.newcomers === "next-turn")
      .flatMap((group) => this.cellsOf(position, player, group));
  }

  royalCells(position, player) {
    return this.book.royals[player].flatMap((group) => this.cellsOf(position, player, group));
  }

  // Those whose loss decides: none of several where one that is safe is enough.
  decisiveCells(position, player) {
    return this.book.royals[player].flatMap((group) => {
      const cells = this.cellsOf(position, player, group);
      return group.safety === "one" && cells.length > 1 ? [] : cells;
    });
  }

  cellsOf(position, player, group) {
    const cells = position.piecesOf(player).filter((cell) => group.types[position.type[cell]]);
    if (group.atMost === 0) return cells;
    return cells.filter((cell) => cells.filter((other) =>
      group.counted === "together" || position.type[other] === position.type[cell]).length <= group.atMost);
  }

  // Whether a piece on this cell could never move to an empty one, whatever stands on the way.
  isStuck(type, player, cell) {
    const number = this.book.programNumber(type, player, none);
    if (!this.book.programs[number].needsMemory) return !this.book.waysOf(type, player, cell).stops;
    this.bare = this.bare || new Position(this.board.size, this.book.players, this.book.types.length);
    return !this.outcomes(this.bare, cell, type, player, false).some((outcome) => this.book.mayEnd(type, player, outcome.to));
  }
}

// Whether two pieces of different players that are meant see each other.
const piecesFace = (book, position, lines, isMeant) => {
  for (let cell = 0; cell < position.cells; ++cell) {
    const owner = position.owner[cell];
    if (owner < 0 || !isMeant(position.type[cell], owner)) continue;
    for (const line of book.board.lines(lines, cell)) {
      const first = line.find((at) => !position.isEmpty(at));
      if (first !== undefined && position.isPiece(first) && position.owner[first] !== owner
        && isMeant(position.type[first], position.owner[first])) return true;
    }
  }
  return false;
};

const royalsFace = (book, position, lines) => piecesFace(book, position, lines, (type, owner) => book.isRoyal(type, owner));
