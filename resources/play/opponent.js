// A player for the page: it looks some moves ahead, as far as its time allows. A piece is worth as much as there are cells
// that it may come to, a little more where these are many.

const wonWorth = 1e6;
const royalWorth = 1e3;

class Opponent {
  constructor(legal, random = Math.random) {
    this.legal = legal;
    this.book = legal.book;
    this.random = random;
    this.worths = new Map();
    // Where the player without pieces wins, they are a burden.
    const isBurden = (end) => end.outcome === "fewer-pieces" || (end.when === "extinct" && end.outcome === "win");
    this.sign = this.book.rules.ends.some(isBurden) ? -1 : 1;
  }

  // With more players, what one of them loses not all of the others win; alone, nothing is taken.
  static knows(book) {
    return book.players === 2;
  }

  // One of the legal moves; null if there is none.
  choose(record, milliseconds = 300, deepest = 4) {
    this.deadline = performance.now() + milliseconds;
    this.isLate = false;
    this.me = record.position.toMove;
    let rows = record.legalMoves().map((move) => ({ move, value: 0, luck: this.random() * 0.5, isProved: false }));
    if (rows.length < 2) return rows.length ? rows[0].move : null;
    rows.sort((a, b) => b.luck - a.luck);
    for (let depth = 0; depth < deepest && !this.isLate; ++depth) rows = this.looked(record, rows, depth);
    return this.proved(record, rows, deepest).move;
  }

  // The moves looked at so deep, the best first; behind them those for which there was no time.
  looked(record, rows, depth) {
    const done = [];
    let best = -Infinity;
    for (const row of rows) {
      const value = this.tried(record, row.move, depth, best - row.luck) + row.luck;
      if (this.isLate && done.length) break;
      done.push({ ...row, value });
      best = Math.max(best, value);
    }
    const left = rows.slice(done.length);
    return done.sort((a, b) => b.value - a.value).concat(left.map((row) => ({ ...row, value: -Infinity })));
  }

  tried(record, move, depth, least) {
    record.play(move);
    const { position } = record;
    const end = this.legal.threats.isInCheck(position, position.toMove) ? record.end() : null;
    const value = end ? this.worthOfEnd(end, depth) : this.search(position, depth, least, Infinity, arrivalOf(move));
    record.takeBack();
    return value;
  }

  // The best move once it is known whether it ends the game: a stalemate or a repetition may be worth less than it seemed.
  proved(record, rows, deepest) {
    for (;;) {
      const best = rows.reduce((a, b) => (b.value > a.value ? b : a));
      if (best.isProved) return best;
      best.isProved = true;
      record.play(best.move);
      const end = record.end();
      record.takeBack();
      if (end) best.value = this.worthOfEnd(end, deepest);
    }
  }

  // What the position is worth for the player it plays for. Check is left aside: who leaves a king to be taken sees it taken.
  // At the end only a piece that has just captured may be recaptured.
  search(position, depth, alpha, beta, arrival) {
    this.isLate = this.isLate || performance.now() > this.deadline;
    const end = this.legal.judge.immediate(position);
    if (end) return this.worthOfEnd(end, depth);
    if (this.isLate || (depth <= 0 && arrival === none)) return this.worthOfPosition(position);
    const isMine = position.toMove === this.me;
    const moves = this.movesIn(position, depth, arrival);
    if (depth > 0 && !moves.length) return this.worthOfEnd(this.legal.judge.stuck(position, []), depth);
    let best = depth > 0 ? (isMine ? -Infinity : Infinity) : this.worthOfPosition(position);
    for (const move of moves) {
      if (isMine ? best >= beta : best <= alpha) break;
      const undo = this.legal.make(position, move);
      const isSameTurn = position.toMove === (isMine ? this.me : 1 - this.me);
      const floor = isMine ? Math.max(alpha, best) : alpha;
      const ceiling = isMine ? beta : Math.min(beta, best);
      const value = this.search(position, depth - (isSameTurn ? 0.5 : 1), floor, ceiling, arrivalOf(move));
      Maker.undo(undo);
      best = isMine ? Math.max(best, value) : Math.min(best, value);
      if (this.isLate) break;
    }
    return best;
  }

  // Those that take much first.
  movesIn(position, depth, arrival) {
    const gain = (move) => victimsOf(move).reduce((sum, cell) => sum + (position.isPiece(cell) ? this.worthOn(position, cell) : 0), 0);
    let moves = this.legal.dutiful(position, this.legal.moves.list(position));
    if (depth <= 0) return moves.filter((move) => victimsOf(move).includes(arrival));
    if (!moves.length) moves = this.legal.whenStuck(position);
    return moves.map((move) => [gain(move), move]).sort((a, b) => b[0] - a[0]).map(([, move]) => move);
  }

  // The sooner, the better.
  worthOfEnd(end, depth) {
    if (end.winner === none) return 0;
    return end.winner === this.me ? wonWorth + depth : -wonWorth - depth;
  }

  worthOfPosition(position) {
    const { me } = this;
    const side = (owner) => (owner === me ? 1 : -1);
    let sum = position.state.points[me] - position.state.points[1 - me];
    for (let cell = 0; cell < position.cells; ++cell) if (position.isPiece(cell)) sum += side(position.owner[cell]) * this.worthOn(position, cell);
    for (const squares of position.under.values())
      for (const { type, owner } of squares) if (owner >= 0) sum += side(owner) * this.worthsOf(type, owner).mean;
    position.hand.forEach((count, place) => {
      const owner = Math.floor(place / position.types);
      if (count > 0) sum += side(owner) * count * this.worthsOf(place % position.types, owner).mean;
    });
    return sum;
  }

  worthOn(position, cell) {
    const type = position.type[cell];
    const owner = position.owner[cell];
    const { mean, cells } = this.worthsOf(type, owner);
    const isFixed = this.book.isRoyal(type, owner);
    if (!cells.has(cell)) cells.set(cell, isFixed ? mean : 0.9 * mean + 0.1 * this.sign * this.waysFrom(type, owner, cell));
    return cells.get(cell);
  }

  // On the whole, and by cell as far as it has been asked.
  worthsOf(type, owner) {
    const key = type * 2 + owner;
    if (!this.worths.has(key)) {
      const mean = this.book.isRoyal(type, owner) ? royalWorth : this.meanOf(type, owner);
      this.worths.set(key, { mean, cells: new Map() });
    }
    return this.worths.get(key);
  }

  meanOf(type, owner) {
    const { size } = this.book.board;
    const apart = Math.ceil(size / 40);
    let sum = 0;
    let asked = 0;
    for (let cell = 0; cell < size; cell += apart, ++asked) sum += this.waysFrom(type, owner, cell);
    return (this.sign * sum) / asked;
  }

  waysFrom(type, owner, cell) {
    return 1 + this.book.waysOf(type, owner, cell).touched.reduce((sum, bit) => sum + bit, 0);
  }
}

const victimsOf = (move) => {
  const cells = move.taken.filter(isCapture).map((taken) => taken.cell);
  if (move.captures) cells.push(move.to);
  return cells;
};

// Where a piece that has captured stands.
const arrivalOf = (move) => (isCaptureMove(move) ? move.to : none);
