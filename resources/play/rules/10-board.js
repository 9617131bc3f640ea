// The board as a graph, the position on it, and what the rules look along.

const none = -1;
const wall = -2;

const covers = (set, id) => set.length === 0 || set.includes(id);

// Cells and links; a step leads from a cell to another, and may turn the traveller.
class Board {
  constructor(data) {
    Object.assign(this, data);
    this.size = data.names.length;
    this.cyclic = data.links.map((to, step) => this.hasCycle(to, data.turns[step]));
  }

  // Whether a traveller who repeats the step may come by a cell twice.
  hasCycle(to, turns) {
    if (turns) return true;
    const state = new Uint8Array(to.length);
    for (let start = 0; start < to.length; ++start) {
      const path = [];
      let cell = start;
      while (cell >= 0 && state[cell] === 0) {
        state[cell] = 1;
        path.push(cell);
        cell = to[cell];
      }
      if (cell >= 0 && state[cell] === 1) return true;
      for (const each of path) state[each] = 2;
    }
    return false;
  }

  seen(orientation, step) {
    return this.seenSteps[orientation][step];
  }

  crossed(orientation, step, cell) {
    const turns = this.turns[step];
    return turns ? this.composed[orientation][turns[cell]] : orientation;
  }

  held(cell, player) {
    return this.cellFacings ? this.cellFacings[player][cell] : this.facings[player];
  }

  isIn(zone, player, cell) {
    return zone === none || this.zoneBits(zone, player)[cell] === 1;
  }

  zoneBits(zone, player) {
    const row = this.zones[zone];
    row.bits = row.bits || [];
    if (!row.bits[player]) {
      row.bits[player] = new Uint8Array(this.size);
      for (const cell of row.cells[player]) row.bits[player][cell] = 1;
    }
    return row.bits[player];
  }

  // The straight lines from a cell, for rows, neighbours and enclosure, and the opposite one of each.
  lines(name, cell) {
    return this.linesOf[name][cell];
  }

  opposites(name) {
    return this.oppositeLines[name];
  }

  // The cells after `from` up to `to` on a straight line; only `to` where there is none.
  way(from, to) {
    if (!this.isFlatSquare) return this.shortestLine(from, to);
    const start = this.coordinates[from];
    const end = this.coordinates[to];
    if (!start.length || !end.length) return [to];
    const files = end[0] - start[0];
    const ranks = end[1] - start[1];
    const steps = Math.max(Math.abs(files), Math.abs(ranks));
    if (steps === 0 || files % steps !== 0 || ranks % steps !== 0) return [to];
    const cells = [];
    for (let i = 1; i <= steps; ++i) {
      const site = (start[0] + (files / steps) * i) * this.ranks + start[1] + (ranks / steps) * i;
      const cell = this.cellOfSite[site];
      if (cell >= 0) cells.push(cell);
    }
    return cells;
  }

  shortestLine(from, to) {
    let best = null;
    for (const step of this.plainSteps) {
      const cells = this.lineTo(from, to, step);
      if (cells.length && (!best || cells.length < best.length)) best = cells;
    }
    return best || [to];
  }

  lineTo(from, to, step) {
    const cells = [];
    let orientation = 0;
    let cell = from;
    while (cells.length < this.size) {
      const seen = this.seen(orientation, step);
      const next = this.links[seen][cell];
      if (next < 0 || next === from) return [];
      orientation = this.crossed(orientation, seen, cell);
      cell = next;
      cells.push(cell);
      if (cell === to) return cells;
    }
    return [];
  }
}

// What stands where, what waits beside the board, and whose turn it is.
class Position {
  constructor(cells, players, types) {
    this.cells = cells;
    this.players = players;
    this.types = types;
    this.owner = new Int8Array(cells).fill(none);
    this.type = new Int16Array(cells);
    this.was = new Int16Array(cells).fill(none);
    this.moved = new Uint8Array(cells);
    this.hand = new Int32Array(players * types);
    this.captured = new Int32Array(players * types);
    this.toMove = 0;
    this.numbers = new Int32Array(0); // of own rules
    this.under = new Map(); // by cell: what stands below its piece, from the bottom up
    this.past = { turns: null, turnStart: null }; // as far as own rules look back
    this.state = {
      passers: [], rights: [], checks: new Array(players).fill(0), turn: 0, quiet: 0, passes: 0, lastMoved: none,
      facing: false, out: new Array(players).fill(false),
      exchanges: new Array(players).fill(0), points: new Array(players).fill(0),
      own: { only: null, lastMover: none, lastFrom: none, lastTo: none, lastType: none, goesOn: false },
    };
  }

  clone() {
    const copy = Object.create(Position.prototype);
    Object.assign(copy, this);
    for (const name of ["owner", "type", "was", "moved", "hand", "captured", "numbers"]) copy[name] = this[name].slice();
    copy.under = new Map(this.under);
    copy.state = copyState(this.state);
    return copy;
  }

  isPiece(cell) {
    return this.owner[cell] >= 0;
  }
  isEmpty(cell) {
    return this.owner[cell] === none;
  }
  isWall(cell) {
    return this.owner[cell] === wall;
  }
  square(cell) {
    return { owner: this.owner[cell], type: this.type[cell], was: this.was[cell], moved: this.moved[cell] };
  }
  setSquare(cell, square) {
    this.owner[cell] = square.owner;
    this.type[cell] = square.type;
    this.was[cell] = square.was;
    this.moved[cell] = square.moved;
  }
  underOf(cell) {
    return this.under.get(cell) || [];
  }
  setUnder(cell, squares) {
    if (squares.length) this.under.set(cell, squares);
    else this.under.delete(cell);
  }
  // The cells of a player's pieces.
  piecesOf(player) {
    const cells = [];
    for (let cell = 0; cell < this.cells; ++cell) if (this.owner[cell] === player) cells.push(cell);
    return cells;
  }
  count(player, type = none) {
    let count = 0;
    for (let cell = 0; cell < this.cells; ++cell)
      if (this.owner[cell] === player && (type === none || this.type[cell] === type)) ++count;
    return count;
  }
  inHand(player, type) {
    return this.hand[player * this.types + type];
  }
}

const emptySquare = { owner: none, type: 0, was: none, moved: 0 };

const copyState = (state) => ({
  ...state, passers: state.passers.slice(), rights: state.rights.slice(), checks: state.checks.slice(),
  out: state.out.slice(), exchanges: state.exchanges.slice(), points: state.points.slice(),
  own: { ...state.own },
});
