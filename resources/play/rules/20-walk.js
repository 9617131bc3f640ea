// How one piece moves: its legs, taken apart into nodes of one heading each, are followed from cell to cell. A piece has
// left its own cell, which counts as empty. What a move takes stands until the move is over, and is not taken twice.

const empty = 0;
const friend = 1;
const enemy = 2;
const nothing = { stop: false, effect: "none", last: false, becomes: none, then: [], filter: null };

const takes = (end) => end.effect !== "none";
const isCapture = (taken) => taken.putTo === none;

class Walk {
  // `visit(traveller, arrival)`, if there is one, is shown every end of a move, each order of captures by itself.
  constructor(board, program, position, mover, visit = null) {
    this.board = board;
    this.program = program;
    this.position = position;
    this.mover = mover;
    this.visit = visit;
    this.keepsOrder = program.mindsOrder || visit !== null;
    this.seen = new Set();
    this.open = [];
    this.found = new Map();
    this.isProbing = false;
    this.looksPast = false;
    this.findsStop = false;
  }

  // What the piece's moves do, each once: where it ends, what it takes and what it becomes.
  outcomes(isUnchecked = true) {
    const start = {
      node: none, cell: this.mover.from, orientation: this.board.held(this.mover.from, this.mover.player), count: 0,
      length: 0, start: none, before: none, taken: [], unloadAt: [], becomes: none,
    };
    this.enter(this.program.always, start);
    this.walkOn();
    if (!this.mover.moved) {
      this.enter(this.program.unmoved, start);
      if (isUnchecked) this.enter(this.program.unchecked, start);
      this.walkOn();
    }
    return [...this.found.values()];
  }

  walkOn() {
    while (this.open.length && !this.findsStop) {
      const traveller = this.open.pop();
      if (this.program.nodes[traveller.node].anywhere) this.leap(traveller);
      else this.travel(traveller);
    }
  }

  range(node, length) {
    return node.sameLength ? [length, length] : [node.least, node.most];
  }

  enter(nodes, from) {
    const before = from.node === none ? null : this.program.nodes[from.node];
    for (const index of nodes) {
      const node = this.program.nodes[index];
      if (!this.mayBegin(node, from.cell) || !this.mayFollow(before, node, from.cell, from.orientation)) continue;
      const unloads = node.unloads && from.unloadAt.length <= from.taken.filter(isCapture).length;
      const traveller = {
        node: index, cell: from.cell, orientation: from.orientation, count: 0, length: from.length, start: from.cell,
        before: node.only && node.only.notBack ? from.start : none, taken: from.taken,
        unloadAt: unloads ? from.unloadAt.concat(from.cell) : from.unloadAt, becomes: from.becomes,
      };
      const key = this.keyOf(traveller);
      if (this.seen.has(key)) continue;
      this.seen.add(key);
      this.open.push(traveller);
    }
  }

  keyOf(t) {
    const place = (t.node * this.board.size + t.cell) * this.board.facingCount + t.orientation;
    if (!t.taken.length && !t.unloadAt.length && t.length === 0 && t.before === none && t.becomes === none) return place;
    const taken = t.taken.map((each) => each.cell + ">" + each.putTo).join();
    return [place, t.length, t.before, t.becomes, taken, t.unloadAt.join()].join(";");
  }

  mayBegin(node, cell) {
    const only = node.only;
    if (!only) return true;
    if ((only.unmoved && this.mover.moved) || (only.startCell && !this.mover.onStartCell)) return false;
    return only.zones.every((row) => this.isInside(row.zone, cell) !== (row.rule === "into"));
  }

  // Some legs follow only where the board ends ahead.
  mayFollow(before, node, cell, orientation) {
    if (!before || !node.only || !node.only.atEdge) return true;
    return !before.anywhere && this.board.links[this.board.seen(orientation, before.own)][cell] < 0;
  }

  isInside(zone, cell) {
    return this.board.isIn(zone, this.mover.player, cell);
  }

  mayEnter(node, cell) {
    return !node.only || node.only.zones.every((row) => row.rule !== "within" || this.isInside(row.zone, cell));
  }

  mayEnd(only, cell, before) {
    if (only.notBack && before === cell) return false;
    return only.zones.every((row) => {
      const inside = this.isInside(row.zone, cell);
      return !(row.rule === "into" && !inside) && !(row.rule === "out-of" && inside);
    });
  }

  leap(traveller) {
    const node = this.program.nodes[traveller.node];
    for (let cell = 0; cell < this.board.size; ++cell) {
      if (cell === traveller.cell) continue;
      const there = { ...traveller, cell, count: 1 };
      if (this.mayEnter(node, cell)) this.arrive(there, node, 1, 1, false);
    }
  }

  travel(from) {
    const board = this.board;
    const node = this.program.nodes[from.node];
    const [least, most] = this.range(node, from.length);
    const carriesOn = this.canBeCarriedOn(from, node);
    const traveller = { ...from };
    const measures = this.program.measures && !node.sameLength && node.least !== node.most;
    let been = null;
    for (let count = 1; count <= most; ++count) {
      const step = board.seen(traveller.orientation, node.own);
      const to = board.links[step][traveller.cell];
      if (to < 0) return;
      traveller.orientation = board.crossed(traveller.orientation, step, traveller.cell);
      traveller.cell = to;
      traveller.count = count;
      if (measures) traveller.length = count;
      if (!this.mayEnter(node, to)) return;
      if (board.cyclic[step]) {
        been = been || new Set();
        const place = most === Infinity ? Math.min(count, least) : count;
        const key = (place * board.size + to) * board.facingCount + traveller.orientation;
        if (been.has(key)) return;
        been.add(key);
      }
      if (!this.arrive(traveller, node, least, most, carriesOn)) return;
    }
  }

  // Whether a leg that is only over at last can be carried on from one of its ends.
  canBeCarriedOn(traveller, node) {
    if (this.isProbing || !node.ends.some((end) => end.last)) return false;
    const { seen, open } = this;
    this.seen = new Set();
    this.open = [];
    this.isProbing = this.looksPast = true;
    this.travel(traveller);
    this.looksPast = false;
    this.walkOn();
    this.isProbing = false;
    this.seen = seen;
    this.open = open;
    const finds = this.findsStop;
    this.findsStop = false;
    return finds;
  }

  occupant(cell) {
    if (cell === this.mover.from) return empty;
    const owner = this.position.owner[cell];
    if (owner === none) return empty;
    return owner === this.mover.player || owner === wall ? friend : enemy;
  }

  concerns(end, cell) {
    if (!end.filter && !takes(end)) return true;
    return this.position.isPiece(cell) && (!end.filter || end.filter.includes(this.position.type[cell]));
  }

  // Whatever may happen on the cell; whether the leg may go on beyond it.
  arrive(traveller, node, least, most, carriesOn) {
    const cell = traveller.cell;
    const occupant = this.occupant(cell);
    const passes = occupant === empty || node.jumps;
    let end = node.ends[occupant];
    if (traveller.count < least || (occupant !== empty && !this.concerns(end, cell))) end = nothing;
    else if (node.only && !this.mayEnd(node.only, cell, traveller.before)) end = nothing;
    let putTo = none;
    if (occupant !== empty && takes(end)) {
      putTo = this.putTo(traveller, node, end.effect);
      if (traveller.taken.some((each) => each.cell === cell) || (end.effect === "push" && putTo === none)) end = nothing;
    }
    if (this.looksPast && !end.last) return passes;
    let after = traveller;
    const hasTaken = occupant !== empty && takes(end);
    if (hasTaken || end.becomes !== none) {
      after = { ...traveller };
      if (hasTaken) after.taken = this.withTaken(traveller.taken, { cell, putTo });
      if (end.becomes !== none) after.becomes = end.becomes;
    }
    const mayStop = end.stop && (cell !== this.mover.from || node.returns) && this.isHome(cell);
    if (mayStop && !(end.last && (carriesOn || this.looksPast))) this.stop(after, hasTaken);
    if (end.then.length) this.enter(end.then, after);
    return passes;
  }

  isHome(cell) {
    return this.mover.home === none || this.isInside(this.mover.home, cell);
  }

  withTaken(taken, piece) {
    const all = taken.concat(piece);
    return this.keepsOrder ? all : all.sort((a, b) => a.cell - b.cell);
  }

  // Where a piece is put that is swapped or pushed; none if it is captured or finds no room.
  putTo(traveller, node, effect) {
    if (effect === "swap") return traveller.start;
    if (effect !== "push" || node.anywhere) return none;
    const to = this.board.links[this.board.seen(traveller.orientation, node.own)][traveller.cell];
    return to >= 0 && this.occupant(to) === empty ? to : none;
  }

  stop(traveller, captures) {
    const outcome = this.outcomeOf(traveller);
    if (!this.hasRoom(outcome)) return;
    if (this.isProbing) {
      this.findsStop = true;
      return;
    }
    if (this.visit) this.visit(traveller, outcome, captures);
    const taken = outcome.taken.map((each) => each.cell + ">" + each.putTo).join();
    this.found.set(outcome.to + ";" + taken + ";" + outcome.becomes, outcome);
  }

  // Captured pieces are put down in the order in which they were captured.
  outcomeOf(traveller) {
    let next = 0;
    const taken = traveller.taken.map((each) =>
      each.putTo === none && next < traveller.unloadAt.length ? { cell: each.cell, putTo: traveller.unloadAt[next++] } : each);
    return { to: traveller.cell, taken: taken.sort((a, b) => a.cell - b.cell || a.putTo - b.putTo), becomes: traveller.becomes };
  }

  // Whether every piece that the move puts down, the mover included, has a cell for itself.
  hasRoom(outcome) {
    const filled = [outcome.to];
    return outcome.taken.every(({ putTo }) => {
      if (putTo === none) return true;
      const isLeft = putTo === this.mover.from || outcome.taken.some((each) => each.cell === putTo);
      if (filled.includes(putTo) || (this.position.isPiece(putTo) && !isLeft)) return false;
      filled.push(putTo);
      return true;
    });
  }
}

// Every cell that a piece may come to from a cell whatever stands on the board, and whether it may ever stop on an empty
// one. Conditions that depend on the move before are left aside.
const possibleWays = (board, program, mover) => {
  const touched = new Uint8Array(board.size);
  const seen = new Set();
  const open = [];
  let stops = false;
  const walk = new Walk(board, program, null, mover);
  const enter = (nodes, cell, orientation, before = null) => {
    for (const index of nodes) {
      const only = program.nodes[index].only;
      const key = (index * board.size + cell) * board.facingCount + orientation;
      if (!walk.mayFollow(before, program.nodes[index], cell, orientation)) continue;
      if (seen.has(key) || (only && !walk.mayBegin({ only: { ...only, unmoved: false } }, cell))) continue;
      seen.add(key);
      open.push([index, cell, orientation]);
    }
  };
  const arrive = (node, cell, orientation, count, least) => {
    touched[cell] = 1;
    if (count < least || (node.only && !walk.mayEnd(node.only, cell, none))) return;
    const end = node.ends[empty];
    if (end.stop && (cell !== mover.from || node.returns) && walk.isHome(cell)) stops = true;
    for (const each of node.ends) enter(each.then, cell, orientation, node);
  };
  enter([...program.always, ...program.unmoved, ...program.unchecked], mover.from, board.held(mover.from, mover.player));
  while (open.length) {
    const [index, start, facing] = open.pop();
    const node = program.nodes[index];
    if (node.anywhere) {
      for (let cell = 0; cell < board.size; ++cell) if (cell !== start) arrive(node, cell, facing, 1, 1);
      continue;
    }
    const [least, most] = node.sameLength ? [1, Infinity] : [node.least, node.most];
    const longest = Math.min(most, board.size * board.facingCount + least);
    let cell = start;
    let orientation = facing;
    for (let count = 1; count <= longest; ++count) {
      const step = board.seen(orientation, node.own);
      const to = board.links[step][cell];
      if (to < 0) break;
      orientation = board.crossed(orientation, step, cell);
      cell = to;
      if (!walk.mayEnter(node, cell)) break;
      arrive(node, cell, orientation, count, least);
    }
  }
  return { touched, stops };
};
