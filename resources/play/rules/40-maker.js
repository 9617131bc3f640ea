// Makes a move with all that follows by the rules, and takes it back.

class Maker {
  constructor(book) {
    this.book = book;
    this.board = book.board;
    this.rules = book.rules;
    this.own = book.own ? new OwnRules(book) : null;
  }

  // What undo() needs to take it back.
  make(position, move) {
    const play = { position, move, player: position.toMove, state: position.state, squares: [], counts: [], unders: [], numbers: [], captured: [] };
    const { squares, counts, unders, numbers } = play;
    const undo = { position, squares, counts, unders, numbers, state: position.state, toMove: position.toMove, past: position.past };
    position.state = copyState(position.state);
    play.state = position.state;
    play.before = undo.state;
    if (move.goesOn) {
      this.act(play);
      this.dropLostRights(play);
    } else if (this.own) {
      this.makeByOwnRules(play);
    } else {
      this.playMove(play);
      this.advance(play);
    }
    return undo;
  }

  static undo(undo) {
    const { position } = undo;
    for (let i = undo.squares.length - 1; i >= 0; --i) position.setSquare(undo.squares[i][0], undo.squares[i][1]);
    for (let i = undo.counts.length - 1; i >= 0; --i) undo.counts[i][0][undo.counts[i][1]] = undo.counts[i][2];
    for (let i = undo.unders.length - 1; i >= 0; --i) position.setUnder(undo.unders[i][0], undo.unders[i][1]);
    for (let i = undo.numbers.length - 1; i >= 0; --i) position.numbers[undo.numbers[i][0]] = undo.numbers[i][1];
    position.state = undo.state;
    position.toMove = undo.toMove;
    position.past = undo.past;
  }

  set(play, cell, square) {
    play.squares.push([cell, play.position.square(cell)]);
    play.position.setSquare(cell, square);
    const under = play.position.underOf(cell);
    if (square.owner !== none || !under.length) return;
    this.setUnder(play, cell, under.slice(0, -1)); // the piece below comes up
    this.set(play, cell, under[under.length - 1]);
  }

  setUnder(play, cell, squares) {
    play.unders.push([cell, play.position.underOf(cell)]);
    play.position.setUnder(cell, squares);
  }

  setNumber(play, place, value) {
    play.numbers.push([place, play.position.numbers[place]]);
    play.position.numbers[place] = value;
  }

  changeCount(play, place, player, type, by) {
    const at = player * this.book.types.length + type;
    play.counts.push([place, at, place[at]]);
    place[at] += by;
  }

  hasTouched(play, cell) {
    return play.squares.some(([each]) => each === cell);
  }

  // Everything but that the turn passes.
  playMove(play, followOwn = null) {
    const passers = this.lastingPassers(play.position);
    const { state, move } = play;
    state.passers = [];
    ++state.quiet;
    state.passes = move.kind === "pass" ? state.passes + 1 : 0;
    this.act(play);
    if (move.own) this.own.act(move, this.changesOf(play));
    if (move.gate) {
      this.changeCount(play, play.position.hand, play.player, move.gate.type, -1);
      this.set(play, move.gate.cell, { owner: play.player, type: move.gate.type, was: none, moved: 1 });
    }
    if (move.wall !== none) this.build(play, move.wall);
    this.dropLostRights(play);
    this.keepPassers(play, passers);
    if (followOwn) followOwn();
    if (move.retires) this.retire(play);
  }

  // The steps of own rules change the position so that the move can be taken back.
  changesOf(play) {
    return {
      position: play.position,
      set: (cell, square) => this.set(play, cell, square),
      setUnder: (cell, squares) => this.setUnder(play, cell, squares),
      setNumber: (place, value) => this.setNumber(play, place, value),
      changeCount: (name, player, type, by) => this.changeCount(play, play.position[name], player, type, by),
      capture: (cell) => {
        play.state.quiet = 0;
        this.capture(play, cell);
      },
    };
  }

  makeByOwnRules(play) {
    const { position, move, state } = play;
    const { game } = this.own;
    const changes = this.changesOf(play);
    const past = { ...position.past };
    if (game.looks.beforeTurn && !past.turnStart) past.turnStart = withoutPast(position);
    if (game.looks.history && !past.turns) past.turns = game.withTurn(null, position);
    position.past = past;
    this.own.begin(position, move);
    this.playMove(play, () => {
      this.own.follow(move, play.captured, changes);
      this.dropLostRights(play);
      this.gainRights(play);
    });
    const { turn } = this.own;
    state.own.goesOn = turn.kind === "again";
    state.own.only = state.own.goesOn ? turn.only : null;
    this.noteLastMove(play);
    if (state.own.goesOn) return;
    this.own.endTurn(changes);
    const { kind, player } = this.own.turn;
    if (kind === "next" && player >= 0 && player < this.book.players) this.advanceTo(play, player);
    else this.advance(play);
    position.past = {
      turns: game.looks.history ? game.withTurn(past.turns, position) : null,
      turnStart: game.looks.beforeTurn ? withoutPast(position) : null,
    };
  }

  // To the next turn of this player.
  advanceTo(play, player) {
    let turn = play.state.turn + 1;
    for (let left = mostRepeats; left > 0 && this.book.playerAt(turn) !== player; --left) ++turn;
    play.state.turn = turn;
    play.position.toMove = player;
  }

  // What phrases ask of the last move.
  noteLastMove(play) {
    const { move, state } = play;
    state.own.lastMover = play.player;
    if (!this.own.game.looks.lastMove) return;
    const hasCells = move.kind !== "pass" && move.kind !== "build" && !(move.own && !move.own.choices.length);
    state.own.lastFrom = hasCells ? move.from : none;
    state.own.lastTo = hasCells ? move.to : none;
    state.own.lastType = hasCells ? move.type : none;
  }

  // Numbers that go with pieces; those of a captured piece are lost.
  carryNumbers(play) {
    if (!this.own) return;
    const { numbers } = play.position;
    const { fresh } = this.own.game;
    const set = (place, value) => {
      if (numbers[place] !== value) this.setNumber(play, place, value);
    };
    for (const { begin, follows } of this.own.game.numbers) {
      if (!follows) continue;
      set(begin + play.move.to, numbers[begin + play.move.from]);
      set(begin + play.move.from, fresh[begin + play.move.from]);
      for (const cell of play.captured) if (cell !== play.move.to) set(begin + cell, fresh[begin + cell]);
    }
  }

  act(play) {
    const { move, state } = play;
    if (move.kind === "move" || move.kind === "castle") this.displace(play);
    else if (move.kind === "drop") this.drop(play);
    else if (move.kind === "promote") {
      this.set(play, move.from, this.promoted(play.position.square(move.from), move.becomes));
      state.quiet = 0;
    } else if (move.kind === "remove") {
      state.quiet = 0;
      this.capture(play, move.from);
      this.moveOthers(play);
    }
  }

  // A piece becomes another type, or again what it was.
  promoted(piece, type) {
    const square = { ...piece };
    if (square.was === type) square.was = none;
    else if (this.book.remembersPromotion && square.was === none) square.was = square.type;
    square.type = type;
    return square;
  }

  moveOthers(play) {
    const { taken } = play.move;
    for (const piece of taken) if (piece.putTo === none) this.capture(play, piece.cell);
    const lifted = taken.filter((piece) => piece.putTo !== none).map((piece) => {
      const square = play.position.square(piece.cell);
      this.set(play, piece.cell, emptySquare);
      return [piece.putTo, square];
    });
    for (const [cell, square] of lifted) this.set(play, cell, { ...square, moved: 1 });
  }

  displace(play) {
    const { move, state, position } = play;
    let mover = position.square(move.from);
    const type = mover.type;
    const captured = isCaptureMove(move);
    const victim = move.captures ? position.type[move.to] : none;
    this.notePassers(play, type);
    this.set(play, move.from, emptySquare);
    this.moveOthers(play);
    if (move.captures)
      do this.capture(play, move.to);
      while (position.isPiece(move.to)); // a whole stack falls
    state.lastMoved = type;
    mover = { ...mover, moved: 1 };
    if (move.exchanges) ++state.exchanges[play.player];
    if (move.becomes !== none) mover = this.promoted(mover, move.becomes);
    this.set(play, move.to, mover);
    this.carryNumbers(play);
    const isIrreversible = this.rules.ends.some((end) => end.when === "quiet-moves" && end.types.includes(type));
    if (captured || isIrreversible) state.quiet = 0;
    if (captured) this.sufferForCapture(play, type, victim);
    this.seizeEnclosed(play);
    this.takeFirstMoves(play, type);
    if (move.kind === "castle") this.noteCastling(play);
  }

  drop(play) {
    const { move, position } = play;
    let piece = { owner: play.player, type: move.type, was: none, moved: this.book.countsDroppedAsUnmoved ? 0 : 1 };
    if (move.becomes !== none) piece = this.promoted(piece, move.becomes);
    if (this.rules.hands.supply === "counted") this.changeCount(play, position.hand, play.player, move.type, -1);
    this.set(play, move.to, piece);
    this.moveOthers(play);
    play.state.quiet = 0;
    this.takeFirstMoves(play, piece.type);
    this.seizeEnclosed(play);
    this.gainRights(play);
  }

  capture(play, cell) {
    const { position, state, move } = play;
    const { owner, type, was } = position.square(cell);
    if (owner !== play.player && !state.out[owner])
      for (const row of this.rules.scoring.captured) state.points[play.player] += row.type === type ? row.points : 0;
    play.captured.push(cell);
    this.set(play, cell, emptySquare);
    const taker = this.takerOf(play, owner);
    if (taker === none) return this.changeCount(play, position.captured, owner, type, 1);
    const reverts = this.rules.hands.form === "unpromoted" && was !== none;
    return this.changeCount(play, position.hand, taker, reverts ? was : type, 1);
  }

  takerOf(play, owner) {
    if (this.rules.hands.captured === "away") return none;
    if (owner !== play.player) return play.player;
    return this.book.players === 2 ? 1 - owner : none;
  }

  sufferForCapture(play, captor, victim) {
    const { position, move } = play;
    const explosion = this.rules.explosions.find((rule) => (victim === none || covers(rule.victims, victim)) && covers(rule.captors, captor));
    if (explosion) {
      if (!explosion.survivors.includes(position.type[move.to])) this.capture(play, move.to);
      for (const line of this.board.lines(explosion.lines, move.to))
        if (line.length && position.isPiece(line[0]) && !explosion.unharmed.includes(position.type[line[0]])) this.capture(play, line[0]);
    }
    if (!this.rules.petrifications.some((rule) => covers(rule.types, captor))) return;
    if (position.isPiece(move.to)) this.capture(play, move.to);
    this.putWall(play, move.to);
  }

  putWall(play, cell) {
    this.set(play, cell, { ...emptySquare, owner: wall });
  }

  seizeEnclosed(play) {
    const { position, move, player } = play;
    for (const rule of this.rules.enclosing) {
      if (!position.isPiece(move.to) || !covers(rule.captors, position.type[move.to]) || !this.isArrival(move, rule)) continue;
      for (const cell of enclosed(this.book, position, rule, move.to, player)) {
        play.state.quiet = 0;
        if (rule.fate === "captured") this.capture(play, cell);
        else this.set(play, cell, { ...position.square(cell), owner: player });
      }
    }
  }

  isArrival(move, rule) {
    const isDrop = move.kind === "drop";
    if (rule.arrival === "any") return true;
    if (rule.arrival === "drop") return isDrop;
    return !isDrop && (rule.arrival === "move" || this.board.lines(rule.lines, move.from).some((line) => line.includes(move.to)));
  }

  // Enemies on one line with a piece that has arrived count as moved, if the rules say so.
  takeFirstMoves(play, mover) {
    const { position, player, move } = play;
    for (const rule of this.rules.aims) {
      if (!covers(rule.types, mover)) continue;
      for (const cell of this.board.lines(rule.lines, move.to).flat())
        if (position.isPiece(cell) && position.owner[cell] !== player && !position.moved[cell] && covers(rule.targets, position.type[cell]))
          this.set(play, cell, { ...position.square(cell), moved: 1 });
    }
  }

  build(play, cell) {
    if (this.rules.walling.some((rule) => rule.life === "moves"))
      for (let old = 0; old < this.board.size; ++old) if (play.position.isWall(old)) this.set(play, old, emptySquare);
    this.putWall(play, cell);
  }

  notePassers(play, mover) {
    const { move, state } = play;
    if (move.kind === "move" && move.becomes === none && !move.exchanges) {
      const next = this.book.playerAfter(play.player, play.before.turn);
      for (const rule of this.rules["en-passant"]) {
        if (!covers(rule.victims, mover)) continue;
        for (const cell of this.board.way(move.from, move.to)) {
          const isFor = rule.within === "round" || (covers(rule.players, next) && this.board.isIn(rule.zone, next, cell));
          if (cell !== move.to && isFor) state.passers.push({ passed: cell, stands: move.to });
        }
      }
    }
    state.passers = sortedPassers(state.passers);
  }

  lastingPassers(position) {
    return position.state.passers.filter(({ stands }) => position.isPiece(stands) && position.owner[stands] !== position.toMove
      && !position.state.out[position.owner[stands]]
      && this.rules["en-passant"].some((rule) => rule.within === "round" && covers(rule.victims, position.type[stands])));
  }

  keepPassers(play, lasting) {
    const kept = lasting.filter(({ passed, stands }) => !this.hasTouched(play, passed) && !this.hasTouched(play, stands));
    if (kept.length) play.state.passers = sortedPassers(play.state.passers.concat(kept));
  }

  dropLostRights(play) {
    if (play.move.kind === "drop") return;
    this.book.wings.forEach((wing, i) => {
      if (play.state.rights[i] && (this.hasTouched(play, wing.king) || this.hasTouched(play, wing.partner))) play.state.rights[i] = false;
    });
  }

  gainRights(play) {
    this.book.wings.forEach((wing, i) => {
      const isHere = this.hasTouched(play, wing.king) || this.hasTouched(play, wing.partner);
      if (wing.rule.pieces === "dropped" && isHere && this.book.standsReady(play.position, wing)) play.state.rights[i] = true;
    });
  }

  noteCastling(play) {
    const here = this.book.wings.findIndex((wing) => wing.player === play.player && wing["king-to"] === play.move.to);
    if (here < 0) return;
    if (this.book.wings[here].rule.rivalry !== "opposite-wings") return;
    this.book.wings.forEach((wing, i) => {
      if (wing.player !== play.player && wing.letter === this.book.wings[here].letter) play.state.rights[i] = false;
    });
  }

  // The player leaves the game, with or without the pieces.
  retire(play) {
    const { state, position, player } = play;
    const fate = this.rules.turns.lost;
    let turn = state.turn - 1;
    while (turn > 0 && state.out[this.book.playerAt(turn)]) --turn;
    const last = this.book.playerAt(Math.max(turn, 0));
    if (play.move.mated && last !== player) state.points[last] += this.rules.scoring.mate;
    state.out[player] = true;
    if (fate === "pieces-die") return;
    for (const cell of position.piecesOf(player)) {
      const type = position.type[cell];
      this.set(play, cell, emptySquare);
      this.changeCount(play, position.captured, player, type, 1);
      if (fate === "pieces-stay") this.putWall(play, cell);
    }
  }

  // The turns of players who are out of the game are left out.
  advance(play) {
    const { state } = play;
    let next = this.book.playerAfter(play.player, state.turn);
    ++state.turn;
    for (let out = 0; state.out[next] && out < this.book.players; ++out) {
      ++state.turn;
      next = this.book.playerAt(state.turn);
    }
    play.position.toMove = next;
  }
}

const withoutPast = (position) => {
  const copy = position.clone();
  copy.past = { turns: null, turnStart: null };
  return copy;
};

const isCaptureMove = (move) => move.captures || move.taken.some(isCapture);

const sortedPassers = (passers) => {
  const sorted = passers.slice().sort((a, b) => a.passed - b.passed || a.stands - b.stands);
  return sorted.filter((each, i) => i === 0 || each.passed !== sorted[i - 1].passed || each.stands !== sorted[i - 1].stands);
};

const sortedCells = (cells) => [...new Set(cells)].sort((a, b) => a - b);

// The enemies that a piece on the cell encloses.
const enclosed = (book, position, rule, cell, player) => {
  const { board } = book;
  const isVictim = (at) => position.isPiece(at) && position.owner[at] !== player && covers(rule.victims, position.type[at])
    && board.isIn(rule.zone, player, at);
  const isCaptor = (at) => position.isPiece(at)
    ? position.owner[at] === player && (covers(rule.captors, position.type[at]) || rule.helpers.includes(position.type[at]))
    : rule.hostile !== none && position.isEmpty(at) && board.isIn(rule.hostile, player, at);
  const lines = board.lines(rule.lines, cell);
  if (rule.backing === "friend" && !lines.some((line) => line.length && position.owner[line[0]] === player)) return [];
  const found = [];
  for (const line of lines) {
    if (!line.length) continue;
    if (rule.shape === "line") {
      const end = line.findIndex((at) => !isVictim(at));
      if (end > 0 && isCaptor(line[end])) found.push(...line.slice(0, end));
    } else if (isVictim(line[0])) {
      const isTaken = rule.shape === "neighbour" || (rule.shape === "pair" && line.length > 1 && isCaptor(line[1]))
        || (rule.shape === "all" && board.lines(rule.lines, line[0]).every((other) => !other.length || isCaptor(other[0])));
      if (isTaken) found.push(line[0]);
    }
  }
  return sortedCells(found);
};
