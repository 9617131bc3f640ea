// A design's own rules: numbers, moves, bans, effects and ends, made ready once and asked by several.

// A phrase or steps with names of their own: what was given comes first, and names of the choices of the move begun stand
// where they do.
const entering = (row, act, frameOf = (frame) => frame) => (asked) => {
  const frame = frameOf(asked);
  frame.locals = [frame.given];
  for (const [to, from] of row.names) frame.locals[to] = frame.chosen[from];
  return act(asked);
};

class OwnGame {
  constructor(book, data) {
    this.book = book;
    this.players = book.players;
    this.numbers = data.numbers;
    this.words = data.words.map((means) => ({ means, made: null }));
    this.start = data.start;
    this.fresh = data.fresh;
    this.looks = data.looks;
    this.board = new PhraseBoard(book.board, data);
    this.allPlayers = book.data.players.map((_, player) => player);
    this.allTypes = book.types.map((_, type) => type);
    this.endlessHands = book.rules.hands.supply !== "counted";
    this.questions = new Questions(book);
    const phrases = new PhraseCompiler(this);
    const steps = new StepCompiler(phrases);
    const made = (node) => phrases.made(node);
    const phrase = (row) => (row ? entering(row, made(row.of)) : null);
    const run = (row) => entering(row, steps.list(row.of), (asked) => asked.frame);
    this.moves = data.moves.map((move) => ({
      ...move, when: phrase(move.when), run: run(move.steps),
      lines: move.lines.map((line) => ({ ...line, value: made(line.value), condition: made(line.condition), where: made(line.where) })),
    }));
    this.bans = data.bans.map((ban) => ({ ...ban, before: phrase(ban.before), after: phrase(ban.after) }));
    this.effects = data.effects.map((effect) => ({ ...effect, condition: phrase(effect.condition), run: run(effect.steps) }));
    this.ends = data.ends.map((end) => ({
      ...end, if: phrase(end.if), most: phrase(end.most), because: end.because.map((part) => ({ ...part, value: phrase(part.value) })),
    }));
  }

  otherThan(me) {
    return me < 0 || this.players < 2 ? none : (me + 1) % this.players;
  }

  // What repetition compares, the turn left aside.
  historyKey(position) {
    const said = [];
    for (let cell = 0; cell < position.cells; ++cell)
      if (!position.isEmpty(cell)) said.push(cell + ":" + position.type[cell] + "," + position.owner[cell]);
    for (const [cell, squares] of [...position.under].sort((a, b) => a[0] - b[0]))
      said.push("u" + cell + ":" + squares.map((square) => square.type + "," + square.owner).join("+"));
    for (const row of this.numbers)
      if (row.counted) said.push("n" + position.numbers.slice(row.begin, row.begin + row.count).join());
    return said.join(";");
  }

  withTurn(past, position) {
    return { key: this.historyKey(position), player: position.toMove, before: past };
  }

  // At the beginning of how many earlier turns the position was the same.
  timesBefore(position, isTurnCounted) {
    let link = position.past.turns;
    if (!link) return 0;
    const key = this.historyKey(position);
    if (!position.state.own.goesOn && link.key === key) link = link.before; // the position itself
    let times = 0;
    for (; link; link = link.before)
      if (link.key === key && (!isTurnCounted || link.player === position.toMove)) ++times;
    return times;
  }
}

// What own rules ask of the other rules. Bans that ask the same are left out of the answers.
class Questions {
  constructor(book) {
    this.book = book;
    this.rules = null;
  }

  get inner() {
    if (!this.rules) {
      this.rules = new Legal(this.book);
      this.rules.leaveOutQuestions();
    }
    return this.rules;
  }

  get threats() {
    return this.book.threats;
  }

  // Where a piece could move to or capture on by its movement, as a piece of that type if there is one.
  reached(position, from, type, capturesOnly) {
    if (from < 0 || !position.isPiece(from)) return [];
    const { owner, type: own, moved } = position.square(from);
    const cells = [];
    for (const outcome of this.threats.outcomes(position, from, type < 0 ? own : type, owner, moved)) {
      const victims = outcome.taken.filter(isCapture).map((taken) => taken.cell);
      cells.push(...victims);
      if (!capturesOnly && !victims.includes(outcome.to)) cells.push(outcome.to);
    }
    return sortedCells(cells);
  }

  // Where no enemy stands on the target, as if one did.
  attackers(position, target, player) {
    let asked = position;
    if (!position.isPiece(target) || position.owner[target] === player) {
      asked = position.clone();
      const type = position.isPiece(target) ? position.type[target] : 0;
      const enemy = Math.min((player + 1) % Math.max(this.book.players, 2), this.book.players - 1);
      asked.setSquare(target, { owner: enemy, type, was: none, moved: 1 });
    }
    return asked.piecesOf(player).filter((from) => from !== target && this.threats.attacks(asked, from, target));
  }

  asked(position, player) {
    const asked = position.clone();
    asked.toMove = player;
    return asked;
  }

  legal(position, from) {
    if (!position.isPiece(from)) return [];
    const asked = this.asked(position, position.owner[from]);
    return sortedCells(this.inner.safeMovesFrom(asked, from).map((move) => move.to));
  }

  isStuck(position, player) {
    return this.inner.safeMoves(this.asked(position, player)).length === 0;
  }

  movesLeft(position, player) {
    return position.toMove === player ? this.mostMoves(position.clone(), 64) : 0;
  }

  mostMoves(position, deepest) {
    let most = 0;
    if (deepest === 0) return most;
    for (const move of this.inner.safeMoves(position)) {
      if (move.kind === "pass") continue;
      const undo = this.inner.make(position, move);
      most = Math.max(most, 1 + (position.state.own.goesOn ? this.mostMoves(position, deepest - 1) : 0));
      Maker.undo(undo);
    }
    return most;
  }
}

// Changes that are only looked at: what comes of them tells choices apart.
class TrialChanges {
  constructor(position) {
    this.position = position;
    this.squares = new Map();
    this.unders = new Map();
    this.numbers = new Map();
    this.counts = new Map();
  }

  set(cell, square) {
    if (!this.squares.has(cell)) this.squares.set(cell, this.position.square(cell));
    this.position.setSquare(cell, square);
    const under = this.position.underOf(cell);
    if (square.owner !== none || !under.length) return;
    this.setUnder(cell, under.slice(0, -1));
    this.set(cell, under[under.length - 1]);
  }

  setUnder(cell, squares) {
    if (!this.unders.has(cell)) this.unders.set(cell, this.position.underOf(cell));
    this.position.setUnder(cell, squares);
  }

  setNumber(place, value) {
    if (!this.numbers.has(place)) this.numbers.set(place, this.position.numbers[place]);
    this.position.numbers[place] = value;
  }

  changeCount(name, player, type, by) {
    const at = player * this.position.types + type;
    const key = name + at;
    if (!this.counts.has(key)) this.counts.set(key, { name, at, old: this.position[name][at] });
    this.position[name][at] += by;
  }

  capture(cell) {
    const { owner, type } = this.position.square(cell);
    this.set(cell, emptySquare);
    this.changeCount("captured", owner, type, 1);
  }

  // All that is different now, and what turn follows.
  result(turn) {
    const told = [];
    const tell = (name, now, before) => {
      if (JSON.stringify(now) !== JSON.stringify(before)) told.push(name + ":" + JSON.stringify(now));
    };
    for (const [cell, before] of this.squares) tell("s" + cell, this.position.square(cell), before);
    for (const [cell, before] of this.unders) tell("u" + cell, this.position.underOf(cell), before);
    for (const [place, before] of this.numbers) tell("n" + place, this.position.numbers[place], before);
    for (const { name, at, old } of this.counts.values()) tell(name + at, this.position[name][at], old);
    return told.sort().join(";") + JSON.stringify(turn);
  }

  takeBack() {
    for (const [cell, before] of this.squares) this.position.setSquare(cell, before);
    for (const [cell, before] of this.unders) this.position.setUnder(cell, before);
    for (const [place, before] of this.numbers) this.position.numbers[place] = before;
    for (const { name, at, old } of this.counts.values()) this.position[name][at] = old;
  }
}

const noTurn = { kind: "none", only: null, player: none };

// Asks and does what own rules say. A move is begun, then made, then asked about.
class OwnRules {
  constructor(book) {
    this.book = book;
    this.game = book.own;
    this.frame = new Frame();
    this.leavesOutQuestions = false;
    this.turn = noTurn;
  }

  beginIn(position) {
    const { frame } = this;
    frame.read = { now: position, beforeMove: position, beforeTurn: position.past.turnStart || position, atStart: this.book.ownStart };
    frame.reading = "now";
    frame.chosen = [];
    frame.given = none;
    frame.context = {
      me: position.toMove, turn: position.state.turn + 1, from: none, to: none, mover: none, path: [], captured: [],
    };
  }

  // Adds the own moves of the player to move; those with the same result once.
  list(position) {
    const moves = [];
    this.beginIn(position);
    this.game.moves.forEach((rule, index) => {
      if (!covers(rule.players, position.toMove)) return;
      if (rule.when && !rule.when(this.frame)) return;
      const found = [];
      this.frame.locals = [];
      this.choose(rule, index, 0, [], [], found);
      moves.push(...(rule.mayCoincide && found.length > 1 ? this.distinct(position, found) : found));
      this.beginIn(position);
    });
    return moves;
  }

  choose(rule, index, line, choices, chosenAt, found) {
    const { frame } = this;
    if (line === rule.lines.length) {
      found.push(this.moveOf(rule, index, choices, chosenAt));
      return;
    }
    const row = rule.lines[line];
    chosenAt[line] = none;
    if (row.condition && !row.condition(frame)) {
      frame.locals[row.s] = row.nothing;
      this.choose(rule, index, line + 1, choices, chosenAt, found);
    } else if (row.isLet) {
      frame.locals[row.s] = row.value(frame);
      this.choose(rule, index, line + 1, choices, chosenAt, found);
    } else {
      chosenAt[line] = choices.length;
      for (const member of row.value(frame)) {
        frame.locals[row.s] = member;
        if (row.where && !row.where(frame)) continue;
        choices.push({ kind: row.kind, value: member });
        this.choose(rule, index, line + 1, choices, chosenAt, found);
        choices.pop();
      }
    }
  }

  moveOf(rule, index, choices, chosenAt) {
    const cells = choices.filter((choice) => choice.kind === "cell").map((choice) => choice.value);
    const named = (line, otherwise) => (line >= 0 && chosenAt[line] >= 0 ? choices[chosenAt[line]].value : otherwise);
    const move = makeMove("own", { own: { rule: index, choices: choices.slice() } });
    if (!cells.length) return move;
    move.from = named(rule.fromLine, cells[0]);
    move.to = named(rule.toLine, cells[cells.length - 1]);
    const { position } = this.frame;
    move.type = position.isPiece(move.from) ? position.type[move.from] : 0;
    return move;
  }

  // Of moves with the same result the first stays.
  distinct(position, moves) {
    const results = new Set();
    const trial = position.clone();
    return moves.filter((move) => {
      const changes = new TrialChanges(trial);
      this.begin(trial, move);
      this.act(move, changes);
      const result = changes.result(this.turn);
      changes.takeBack();
      const isNew = !results.has(result);
      results.add(result);
      return isNew;
    });
  }

  isKeptOut(position, move) {
    const { only } = position.state.own;
    return only !== null && !only.some((ref) => this.isNamed(ref, move, false));
  }

  isNamed(ref, move, hasCaptured) {
    switch (ref) {
      case "move": return move.kind === "move";
      case "capture": return hasCaptured || isCaptureMove(move);
      case "drop": return move.kind === "drop";
      case "castle": return move.kind === "castle";
      case "promote": return move.kind === "promote" || move.becomes !== none;
      case "pass": return move.kind === "pass";
      case "own": return move.kind === "own";
      default: return move.kind === "own" && move.own.rule === ref;
    }
  }

  // The lines are gone through again with what was chosen.
  loadChoices(move) {
    const { frame } = this;
    const rule = this.game.moves[move.own.rule];
    frame.locals = [];
    let next = 0;
    for (const row of rule.lines) {
      if (row.condition && !row.condition(frame)) frame.locals[row.s] = row.nothing;
      else if (row.isLet) frame.locals[row.s] = row.value(frame);
      else if (next < move.own.choices.length) frame.locals[row.s] = move.own.choices[next++].value;
    }
    return frame.locals;
  }

  begin(position, move) {
    this.beginIn(position);
    this.turn = noTurn;
    this.hasCaptured = false;
    const { context } = this.frame;
    if (move.own) {
      this.frame.chosen = this.loadChoices(move);
      context.path = move.own.choices.filter((choice) => choice.kind === "cell").map((choice) => choice.value);
      context.from = context.path.length ? move.from : none;
      context.to = context.path.length ? move.to : none;
      context.mover = context.from >= 0 && isPieceSquare(position.square(context.from)) ? position.type[context.from] : none;
    } else {
      const hasTo = move.kind !== "build" && move.kind !== "pass";
      context.from = hasTo && move.kind !== "drop" ? move.from : none;
      context.to = hasTo ? move.to : none;
      context.mover = hasTo ? move.type : none;
      context.path = [context.to, ...move.taken.map((taken) => taken.cell)].filter((cell) => cell >= 0);
    }
    if (this.game.looks.beforeMove) this.frame.read.beforeMove = position.clone();
  }

  // Whether the row is the one made for this move: with its choices, where the rule names it.
  isVariant(row, move) {
    if (row.own >= 0) return move.kind === "own" && move.own.rule === row.own;
    return move.kind !== "own" || !row.moves.includes(move.own.rule);
  }

  act(move, changes) {
    this.run(this.game.moves[move.own.rule], changes);
  }

  run(rule, changes) {
    const run = { frame: this.frame, changes, pieces: new PieceSteps(this.game, this.frame, changes), turn: this.turn };
    rule.run(run);
    this.turn = run.turn;
  }

  isMeant(rule, move) {
    const { mover, me } = this.frame.context;
    return (!rule.types.length || (mover >= 0 && rule.types.includes(mover))) && covers(rule.players, me)
      && (!rule.moves.length || rule.moves.some((ref) => this.isNamed(ref, move, this.hasCaptured)));
  }

  follow(move, captured, changes) {
    const { context } = this.frame;
    context.captured.push(...captured);
    this.hasCaptured = context.captured.length > 0;
    for (const effect of this.game.effects) {
      if (effect.moves.includes("turn") || effect.moves.includes("start")) continue;
      if (this.isVariant(effect, move) && this.isMeant(effect, move)) this.runIf(effect, changes);
    }
  }

  runIf(effect, changes) {
    if (!effect.condition || effect.condition(this.frame)) this.run(effect, changes);
  }

  endTurn(changes) {
    for (const effect of this.game.effects) {
      if (!effect.moves.includes("turn") || !covers(effect.players, this.frame.context.me)) continue;
      this.runIf(effect, changes);
    }
  }

  strikes(ban, move) {
    return !(ban.asksGame && this.leavesOutQuestions) && this.isVariant(ban, move) && this.isMeant(ban, move);
  }

  isBannedBefore(move) {
    return this.game.bans.some((ban) => !ban.after && ban.before && this.strikes(ban, move) && ban.before(this.frame));
  }

  isBannedAfter(move, position) {
    this.frame.read.now = position;
    const wasCapture = isCaptureMove(move);
    return this.game.bans.some((ban) => {
      const isLate = !ban.after && this.hasCaptured && !wasCapture && ban.moves.includes("capture");
      if ((!ban.after && !isLate) || !this.strikes(ban, move)) return false;
      return (!ban.after || ban.after(this.frame)) && (!ban.before || this.frame.within("beforeMove", ban.before));
    });
  }

  // Whether a ban with `checks` strikes a capture by the piece on one cell of what stands on another.
  forbidsCapture(position, from, target) {
    const { type, owner } = position.square(from);
    const move = makeMove("move", { from, to: target, type, taken: [{ cell: target, putTo: none }] });
    this.begin(position, move);
    this.frame.context.me = owner;
    return this.game.bans.some((ban) => {
      if (!ban.checks || ban.after || !ban.before || ban.own >= 0) return false;
      return this.isMeant(ban, move) && ban.before(this.frame);
    });
  }

  // In an end `me` is the player who has moved, and the turn is that of the move.
  beginEnd(position, player) {
    this.beginIn(position);
    const { own, turn } = position.state;
    const { context } = this.frame;
    const waits = this.game.players === 2 ? 1 - position.toMove : none;
    context.me = own.lastMover === none ? waits : own.lastMover;
    if (!own.goesOn) context.turn = Math.max(turn, 1);
    this.frame.given = player;
  }

  holds(end, position, player) {
    if (!end.if) return false;
    this.beginEnd(position, player);
    return Boolean(end.if(this.frame));
  }

  most(end, position, player) {
    this.beginEnd(position, player);
    return end.most(this.frame);
  }

  reason(end, position, player) {
    return end.because.map((part) => {
      if (!part.value) return part.text;
      this.beginEnd(position, player);
      return this.book.valueText(part.value(this.frame), part.type);
    }).join("");
  }
}
