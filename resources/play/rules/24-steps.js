// What own rules do to a position: pieces, numbers, hands, walls and the turn.

const mostRepeats = 65535;
const freshSquare = (game, type, player) => (player === game.players
  ? { owner: wall, type, was: noPlayersMark, moved: 0 } : { owner: player, type, was: none, moved: 0 });

// The steps that pieces take. `changes` does what can be taken back: set, setUnder, setNumber, changeCount, capture.
class PieceSteps {
  constructor(game, frame, changes) {
    this.game = game;
    this.frame = frame;
    this.changes = changes;
  }

  get position() {
    return this.changes.position;
  }

  hasPiece(cell) {
    return cell >= 0 && isPieceSquare(this.position.square(cell));
  }

  following(use) {
    for (const row of this.game.numbers) if (row.follows) use(row.begin);
  }

  setNumber(place, value) {
    if (this.position.numbers[place] !== value) this.changes.setNumber(place, value);
  }

  resetNumbers(cell) {
    this.following((begin) => this.setNumber(begin + cell, this.game.fresh[begin + cell]));
  }

  carryNumbers(from, to) {
    this.following((begin) => this.setNumber(begin + to, this.position.numbers[begin + from]));
    this.resetNumbers(from);
  }

  move(from, to) {
    if (!this.hasPiece(from) || to < 0 || from === to) return;
    const piece = this.position.square(from);
    this.captureAll(to);
    this.changes.set(from, emptySquare);
    this.changes.set(to, { ...piece, moved: 1 });
    this.carryNumbers(from, to);
  }

  captureAll(cell) {
    while (this.hasPiece(cell)) this.capture(cell);
  }

  capture(cell) {
    if (!this.hasPiece(cell)) return;
    this.frame.context.captured.push(cell);
    if (this.position.isPiece(cell)) this.changes.capture(cell);
    else this.changes.set(cell, emptySquare);
    this.resetNumbers(cell);
  }

  remove(cell) {
    if (!this.hasPiece(cell)) return;
    this.changes.set(cell, emptySquare);
    this.resetNumbers(cell);
  }

  put(type, player, cell) {
    if (type < 0 || player < 0 || cell < 0) return;
    this.changes.set(cell, freshSquare(this.game, type, player));
    this.resetNumbers(cell);
  }

  stackOn(cell) {
    return this.position.isEmpty(cell) ? [] : [...this.position.underOf(cell), this.position.square(cell)];
  }

  // From the bottom up.
  setStack(cell, squares) {
    const lower = squares.slice(0, -1);
    if (lower.length || this.position.underOf(cell).length) this.changes.setUnder(cell, lower);
    this.changes.set(cell, squares.length ? squares[squares.length - 1] : emptySquare);
  }

  swap(one, other) {
    if (one < 0 || other < 0 || one === other) return;
    const moved = (square) => ({ ...square, moved: 1 });
    const first = this.stackOn(one).map(moved);
    const second = this.stackOn(other).map(moved);
    this.setStack(one, second);
    this.setStack(other, first);
    this.following((begin) => {
      const kept = this.position.numbers[begin + one];
      this.setNumber(begin + one, this.position.numbers[begin + other]);
      this.setNumber(begin + other, kept);
    });
  }

  turnInto(cell, type) {
    if (this.hasPiece(cell) && type >= 0) this.changes.set(cell, { ...this.position.square(cell), type });
  }

  give(cell, player) {
    if (!this.hasPiece(cell) || player < 0) return;
    const old = this.position.square(cell);
    const square = { ...freshSquare(this.game, old.type, player), moved: old.moved };
    if (square.owner >= 0 && old.owner >= 0) square.was = old.was;
    this.changes.set(cell, square);
  }

  wall(cell) {
    if (cell >= 0 && this.position.isEmpty(cell)) this.changes.set(cell, { ...emptySquare, owner: wall });
  }

  clear(cell) {
    if (cell >= 0 && this.position.isWall(cell) && !this.hasPiece(cell)) this.changes.set(cell, emptySquare);
  }

  isPlayer(player) {
    return player >= 0 && player < this.game.players;
  }

  take(type, player) {
    if (type >= 0 && this.isPlayer(player) && !this.game.endlessHands && this.position.inHand(player, type) > 0)
      this.changes.changeCount("hand", player, type, -1);
  }

  addToHand(type, player) {
    if (type >= 0 && this.isPlayer(player)) this.changes.changeCount("hand", player, type, 1);
  }

  deal(count, from, to, isUnder) {
    if (!this.hasPiece(from) || to < 0 || from === to || count <= 0) return;
    const source = this.stackOn(from);
    const dealt = source.splice(Math.max(0, source.length - count)).map((square) => ({ ...square, moved: 1 }));
    const goal = this.stackOn(to);
    const stack = isUnder ? [...dealt, ...goal] : [...goal, ...dealt];
    this.setStack(from, source);
    this.setStack(to, stack);
    if (!source.length && stack.length === dealt.length) this.carryNumbers(from, to);
  }

  // All are lifted, then put down.
  moveAll(goals) {
    const lifted = [];
    for (const [from, to] of goals) {
      if (!this.hasPiece(from)) continue;
      const numbers = [];
      this.following((begin) => numbers.push(this.position.numbers[begin + from]));
      lifted.push({ to, square: { ...this.position.square(from), moved: 1 }, numbers });
      this.remove(from);
    }
    for (const { to, square, numbers } of lifted) {
      if (to < 0) continue;
      this.captureAll(to);
      this.changes.set(to, square);
      let next = 0;
      this.following((begin) => this.setNumber(begin + to, numbers[next++]));
    }
  }
}

// Steps as functions of a run: { frame, pieces, changes, turn }.
class StepCompiler {
  constructor(phrases) {
    this.phrases = phrases;
    this.game = phrases.game;
  }

  list(steps) {
    const made = (steps || []).map((step) => this.made(step));
    return (run) => {
      for (const step of made) step(run);
    };
  }

  made(step) {
    const v = (step.v || []).map((node) => this.phrases.made(node));
    const value = (run, i) => v[i](run.frame);
    const onCells = (act) => (run) => {
      const other = v.length > 1 ? value(run, 1) : none;
      for (const cell of value(run, 0)) act(run.pieces, cell, other);
    };
    switch (step.k) {
      case "let": case "set-local": return (run) => {
        run.frame.locals[step.s] = value(run, 0);
      };
      case "add-local": return (run) => {
        run.frame.locals[step.s] = held(run.frame.locals[step.s] + value(run, 0));
      };
      case "set-number": case "add-number": return this.numberStep(step, v);
      case "move": return (run) => run.pieces.move(value(run, 0), value(run, 1));
      case "move-every": return (run) => {
        const goals = value(run, 0).map((cell) => {
          run.frame.locals[step.s] = cell;
          return [cell, value(run, 1)];
        });
        run.pieces.moveAll(goals);
      };
      case "put": return v.length === 2 ? (run) => run.pieces.put(value(run, 0), run.frame.context.me, value(run, 1))
        : (run) => run.pieces.put(value(run, 0), value(run, 1), value(run, 2));
      case "capture": return onCells((pieces, cell) => pieces.capture(cell));
      case "remove": return onCells((pieces, cell) => pieces.remove(cell));
      case "turn-into": return onCells((pieces, cell, type) => pieces.turnInto(cell, type));
      case "give": return onCells((pieces, cell, player) => pieces.give(cell, player));
      case "wall": return onCells((pieces, cell) => pieces.wall(cell));
      case "clear": return onCells((pieces, cell) => pieces.clear(cell));
      case "swap": return (run) => run.pieces.swap(value(run, 0), value(run, 1));
      case "take": return (run) => run.pieces.take(value(run, 0), value(run, 1));
      case "to-hand": return (run) => run.pieces.addToHand(value(run, 0), value(run, 1));
      case "stack": return (run) => run.pieces.deal(mostRepeats, value(run, 0), value(run, 1), false);
      case "deal": return (run) => run.pieces.deal(value(run, 0), value(run, 1), value(run, 2), false);
      case "deal-under": return (run) => run.pieces.deal(value(run, 0), value(run, 1), value(run, 2), true);
      case "again": return (run) => {
        run.turn = { kind: "again", only: step.only || null, player: none };
      };
      case "next": return (run) => {
        run.turn = { kind: "next", only: null, player: value(run, 0) };
      };
      default: return this.block(step, value);
    }
  }

  numberStep(step, v) {
    const row = this.game.numbers[step.i];
    return (run) => {
      const of = v.length > 1 ? v[0](run.frame) : 0;
      const given = v[v.length - 1](run.frame);
      if (of < 0 || of >= row.count) return;
      const now = run.frame.position.numbers[row.begin + of];
      const next = Math.max(row.least, Math.min(row.most, step.k === "add-number" ? now + given : given));
      if (next !== now) run.changes.setNumber(row.begin + of, next);
    };
  }

  block(step, value) {
    const body = this.list(step.body);
    const otherwise = this.list(step.otherwise);
    switch (step.k) {
      case "if": return (run) => (value(run, 0) ? body : otherwise)(run);
      case "for": return (run) => {
        for (const member of value(run, 0)) {
          run.frame.locals[step.s] = member;
          body(run);
        }
      };
      case "repeat": return (run) => {
        const times = Math.min(value(run, 0), mostRepeats);
        for (let i = 0; i < times; ++i) body(run);
      };
      default: return (run) => {
        for (let i = 0; i < step.most && value(run, 0); ++i) body(run);
      };
    }
  }
}
