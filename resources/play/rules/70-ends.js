// How games end: in single positions, and by what has been played before.

class Judge {
  constructor(legal) {
    this.legal = legal;
    this.book = legal.book;
    this.board = legal.board;
    this.rules = legal.rules;
    this.threats = legal.threats;
    this.own = legal.book.own ? new OwnRules(legal.book) : null;
  }

  // An end that holds whatever moves there are: { rule, about, winner, isDraw }; null if there is none.
  immediate(position) {
    for (const end of this.rules.ends) {
      for (let turn = 1; turn <= this.book.players; ++turn) {
        const player = (position.toMove + turn) % this.book.players;
        if (!covers(end.players, player) || position.state.out[player] || this.isForOneOnly(end, position)) continue;
        if (this.holds(end, position, player)) return this.resolved(end, player, position);
      }
    }
    return null;
  }

  holds(end, position, player) {
    const look = looks[end.when];
    return look ? look(this, end, position, player) : false;
  }

  // What a player builds counts when it is built, also between two moves of the same turn.
  hasMoved(position, player) {
    const { turn } = position.state;
    return player !== position.toMove || this.book.players === 1
      || (!this.book.takeSimpleTurns() && turn > 0 && this.book.playerAt(turn - 1) === player);
  }

  playersIn(position) {
    return position.state.out.filter((isOut) => !isOut).length;
  }

  // Whether the others go on when a player loses by this end.
  isForOneOnly(end, position) {
    if (this.rules.turns.lost === "ends-game" || end.outcome !== "loss") return false;
    return this.playersIn(position) > (this.book.players > 2 && this.rules["goes-on-alone"] ? 1 : 2);
  }

  mustRetire(position) {
    const player = position.toMove;
    return this.rules.ends.some((end) => covers(end.players, player) && this.isForOneOnly(end, position) && this.holds(end, position, player));
  }

  retiresWhenStuck(position) {
    const end = this.stuck(position, []);
    return end.rule !== null && this.isForOneOnly(end.rule, position);
  }

  // An end that the player to move could only have put off by one of these moves.
  unanswered(position, moves) {
    for (const end of this.rules.ends) {
      if (end.when !== "reached" || !end.answered.length) continue;
      for (let player = 0; player < this.book.players; ++player) {
        if (!covers(end.players, player) || end.answered.includes(player) || !this.mayBeAnswered(end, position, player)
          || !this.hasReached(end, position, player)) continue;
        const answerer = position.toMove;
        const canAnswer = moves.some((move) => {
          const undo = this.legal.maker.make(position, move);
          const answers = this.hasReached(end, position, answerer);
          Maker.undo(undo);
          return answers;
        });
        if (!canAnswer) return this.resolved(end, player, position);
      }
    }
    return null;
  }

  mayBeAnswered(end, position, player) {
    return player !== position.toMove && end.answered.length > 0 && end.answered.includes(position.toMove);
  }

  hasReached(end, position, player) {
    let pieces = 0;
    let attacked = 0;
    let isFull = true;
    for (let cell = 0; cell < this.board.size; ++cell) {
      if (!this.board.isIn(end.zone, player, cell)) continue;
      isFull = isFull && !position.isEmpty(cell);
      if (!this.belongs(position, cell, player, end.types)) continue;
      ++pieces;
      if (end.safe && attacked === 0) attacked = this.threats.isAttacked(position, cell, player) ? 1 : 0;
    }
    pieces -= attacked;
    return pieces >= end.count || (end["blocked-counts"] && isFull && pieces > 0);
  }

  belongs(position, cell, player, types) {
    return position.owner[cell] === player && covers(types, position.type[cell]);
  }

  checkers(position, player) {
    const types = this.threats.royalCells(position, player)
      .flatMap((royal) => this.threats.attackers(position, royal, player)).map((from) => position.type[from]);
    return sortedCells(types);
  }

  // The end of a player who has no move; `earlier`: types that have given check in the turns before, without a gap.
  stuck(position, earlier) {
    const player = position.toMove;
    const isInCheck = this.threats.isInCheck(position, player);
    for (const end of this.rules.ends) {
      const fits = isInCheck ? end.when === "mate" && this.isSuchMate(end, position, earlier) : end.when === "stalemate";
      if (fits && covers(end.players, player)) return this.resolved(end, player, position);
    }
    return { rule: null, about: player, winner: none, isDraw: true };
  }

  isSuchMate(end, position, earlier) {
    if (!end.checkers.length && !end.series.length) return true;
    const now = this.checkers(position, position.toMove);
    const isInSeries = (type) => covers(end.series, type);
    return now.every((type) => covers(end.checkers, type)) && (now.some(isInSeries) || earlier.some(isInSeries));
  }

  onlyOther(player, position) {
    const others = position.state.out.map((isOut, other) => (isOut || other === player ? none : other)).filter((other) => other !== none);
    return others.length === 1 ? others[0] : none;
  }

  // The player with the most, if no other has as much.
  leader(value) {
    const values = Array.from({ length: this.book.players }, (_, player) => value(player));
    const most = Math.max(...values);
    return values.filter((each) => each === most).length === 1 ? values.indexOf(most) : none;
  }

  pointsOf(position, player) {
    const given = this.rules.scoring.players.filter((row) => row.player === player).reduce((sum, row) => sum + row.points, 0);
    const standing = position.state.out[player] ? [] : position.piecesOf(player);
    return standing.reduce((sum, cell) => sum + this.book.typePoints(position.type[cell]), position.state.points[player] + given);
  }

  // What it means that this end's condition holds for this player.
  resolved(end, about, position) {
    const result = { rule: end, about, winner: none, isDraw: end.outcome === "draw" };
    const decide = (winner) => {
      result.winner = winner;
      result.isDraw = winner === none;
    };
    const pieces = (player) => (position.state.out[player] ? 0 : position.count(player));
    if (this.own) result.reason = this.own.reason(end.own, position, about);
    if (this.own && end.own.most) decide(this.leader((player) => this.own.most(end.own, position, player)));
    else if (end.outcome === "win") result.winner = about;
    else if (end.outcome === "loss") result.winner = this.onlyOther(about, position);
    else if (end.outcome === "more-pieces") decide(this.leader(pieces));
    else if (end.outcome === "fewer-pieces") decide(this.leader((player) => -pieces(player)));
    else if (end.outcome === "more-points") decide(this.leader((player) => this.pointsOf(position, player)));
    if (end.when === "reached" && (end.safe || end.answered.length)) {
      const other = this.onlyOther(about, position);
      if (other !== none && this.isGoalOf(end, other) && this.hasReached(end, position, other)) decide(none);
    }
    const heir = this.rules.scoring["draws-go-to"];
    if (result.isDraw && heir !== none) {
      result.winner = heir;
      result.isDraw = false;
    }
    return result;
  }

  isGoalOf(goal, player) {
    const said = (end) => JSON.stringify({ ...end, players: [], outcome: "" });
    return goal.answered.length > 0
      || this.rules.ends.some((end) => end.when === "reached" && said(end) === said(goal) && covers(end.players, player));
  }

  // Why the game is over, if it is.
  end(position, earlier) {
    const immediate = this.immediate(position);
    if (immediate) return immediate;
    const moves = this.legal.safeMoves(position);
    const unanswered = this.unanswered(position, moves);
    if (unanswered) return unanswered;
    return !moves.length && !this.legal.retires(position, moves) ? this.stuck(position, earlier) : null;
  }
}

// Whether a condition holds for a player in a position.
const looks = {
  extinct(judge, end, position, player) {
    const mayAnswer = end.answered && player === position.toMove;
    const enemyAtLeast = end["enemy-at-least"] + (mayAnswer ? 1 : 0);
    const count = (who, types) => judge.book.types.reduce((sum, _, type) =>
      sum + (covers(types, type) ? position.count(who, type) + position.inHand(who, type) : 0), 0);
    const isGone = (types) => {
      let enemies = 0;
      for (let other = 0; other < judge.book.players; ++other)
        if (other !== player && !position.state.out[other]) enemies += count(other, types);
      return count(player, types) <= end["at-most"] && enemies >= enemyAtLeast;
    };
    if (end.counted === "together") return isGone(end.types);
    return judge.book.types.some((_, type) => covers(end.types, type) && isGone([type]));
  },
  reached(judge, end, position, player) {
    const counts = end.answered.length ? !judge.mayBeAnswered(end, position, player) : judge.hasMoved(position, player) || end.safe;
    return counts && judge.hasReached(end, position, player);
  },
  said: (judge, end, position, player) => judge.own.holds(end.own, position, player),
  checks: (judge, end, position, player) => position.state.checks[player] >= end.count,
  row(judge, end, position, player) {
    return judge.hasMoved(position, player) && position.piecesOf(player).some((cell) => covers(end.types, position.type[cell])
      && judge.board.lines(end.lines, cell).some((line) => {
        let length = 1;
        for (const at of line) {
          const isPiece = judge.belongs(position, at, player, end.types);
          if (!isPiece && end.order === "unbroken") break;
          length += isPiece ? 1 : 0;
        }
        return length >= end.length;
      }));
  },
  joining(judge, end, position, player) {
    if (!judge.hasMoved(position, player)) return false;
    const seen = new Set();
    const reached = [];
    const enter = (cell) => {
      if (cell < 0 || seen.has(cell) || !judge.belongs(position, cell, player, end.types)) return;
      seen.add(cell);
      reached.push(cell);
    };
    const next = (cell) => end.directions.length
      ? end.directions.map((direction) => judge.board.links[judge.board.seen(judge.board.facings[player], direction)][cell])
      : judge.board.lines(end.lines, cell).filter((line) => line.length).map((line) => line[0]);
    for (let cell = 0; cell < judge.board.size; ++cell) if (judge.board.isIn(end.from, player, cell)) enter(cell);
    for (let at = 0; at < reached.length; ++at) {
      if (judge.board.isIn(end.to, player, reached[at])) return true;
      next(reached[at]).forEach(enter);
    }
    return false;
  },
  "board-full": (judge, end, position, player) => player === position.toMove && !position.owner.includes(none),
  passes: (judge, end, position, player) => player === position.toMove && position.state.passes >= end.count,
  "facing-refused": (judge, end, position, player) =>
    player !== position.toMove && position.state.facing && royalsFace(judge.book, position, end.lines),
};

// A game from its first position on.
class GameRecord {
  constructor(legal) {
    this.legal = legal;
    this.book = legal.book;
    this.rules = legal.rules;
    this.position = this.book.startPosition();
    this.past = []; // of each move: { move, before, gaveCheck, undo }
  }

  play(move) {
    const before = this.position.clone();
    const undo = this.legal.make(this.position, move);
    this.past.push({ move, before, undo, gaveCheck: this.legal.threats.isInCheck(this.position, this.position.toMove) });
  }

  takeBack() {
    if (this.past.length) Maker.undo(this.past.pop().undo);
  }

  legalMoves() {
    return this.endByHistory() ? [] : this.legal.legal(this.position);
  }

  end() {
    return this.legal.judge.end(this.position, this.earlierCheckers()) || this.endByHistory();
  }

  earlierCheckers() {
    const isAsked = this.rules.ends.some((end) => end.when === "mate" && end.series.length);
    const types = [];
    if (!isAsked) return types;
    const player = this.position.toMove;
    for (let i = this.past.length - 1; i >= 0; --i) {
      const { before } = this.past[i];
      if (before.toMove !== player) continue;
      const now = this.legal.judge.checkers(before, player);
      if (!now.length) break;
      types.push(...now);
    }
    return types;
  }

  endByHistory() {
    for (const end of this.rules.ends) {
      const look = historyLooks[end.when];
      const about = look ? look(this, end) : none;
      if (about !== none && covers(end.players, about)) return this.legal.judge.resolved(end, about, this.position);
    }
    return null;
  }

  // The number of the move after which the position stood for the first of so many times; none if it did not.
  repeatedSince(times) {
    let count = 1;
    for (let i = this.past.length - 1; i >= 0; --i)
      if (isSamePlay(this.past[i].before, this.position, this.book.own) && ++count === times) return i;
    return none;
  }

  hasChecked(player, since) {
    const moves = this.past.slice(since).filter((past) => past.before.toMove === player);
    return moves.length > 0 && moves.every((past) => past.gaveCheck);
  }
}

// Whether the same could happen from both: the counters of the past do not matter.
const isSamePlay = (a, b, own) => {
  if (a.toMove !== b.toMove) return false;
  if (own && (own.historyKey(a) !== own.historyKey(b) || JSON.stringify(a.state.own.only) !== JSON.stringify(b.state.own.only))) return false;
  for (const name of ["owner", "hand"]) for (let i = 0; i < a[name].length; ++i) if (a[name][i] !== b[name][i]) return false;
  for (let cell = 0; cell < a.cells; ++cell)
    if (a.owner[cell] >= 0 && (a.type[cell] !== b.type[cell] || a.was[cell] !== b.was[cell])) return false;
  const said = (state) => JSON.stringify([state.passers, state.rights, state.exchanges, state.out]);
  return said(a.state) === said(b.state);
};

// The player whom an end by what has been played is about; none if it does not hold.
const historyLooks = {
  repetition(game, end) {
    const since = game.past.length ? game.repeatedSince(end.times) : none;
    if (since === none) return none;
    if (end.repeating === "anything") return game.past[game.past.length - 1].before.toMove;
    const culprits = [];
    for (let player = 0; player < game.book.players; ++player)
      if (end.repeating === "check" ? game.hasChecked(player, since) : new Chase(game.legal, end, player).hasChased(game, since)) culprits.push(player);
    return culprits.length === 1 ? culprits[0] : none;
  },
  "quiet-moves": (game, end) => (game.position.state.quiet >= end.moves ? game.position.toMove : none),
  "move-limit": (game, end) => (game.position.state.turn >= end.moves ? game.position.toMove : none),
  "counted-out"(game, end) {
    const count = new EndgameCount(end);
    const positions = [...game.past.map((past) => past.before), game.position];
    positions.forEach((position, i) => (i === 0 ? count.start(position) : count.follow(positions[i - 1], position)));
    return count.isUp() ? count.now.player : none;
  },
};

// The moves that a player may still make before the game is drawn: one count at a time.
class EndgameCount {
  constructor(end) {
    this.end = end;
    this.now = null;
  }

  start(position) {
    if (this.limit(position, position.toMove) > 0) this.begin(position, position.toMove);
  }

  follow(before, after) {
    const mover = before.toMove;
    const next = after.toMove;
    if (this.now && this.now.player === mover) ++this.now.reached;
    const isCaptured = this.all(after) < this.all(before);
    const wasLastPawn = this.hasPawns(before) && !this.hasPawns(after);
    const isNewlyBare = after.count(next) === 1 && (isCaptured || wasLastPawn);
    const freesItself = isCaptured && wasLastPawn && after.count(mover) === 1 && this.end.rule !== "asean";
    if (freesItself && this.limit(after, mover) > 0) this.begin(after, mover);
    if ((!this.now || isNewlyBare) && this.limit(after, next) > 0) this.begin(after, next);
  }

  isUp() {
    return this.now !== null && this.now.reached > this.now.limit;
  }

  begin(position, player) {
    const countsPieces = this.honour(position, player) === "pieces" && this.end.rule !== "asean";
    this.now = { player, reached: countsPieces ? this.all(position) : 0, limit: this.limit(position, player) };
  }

  all(position) {
    return position.owner.reduce((sum, owner) => sum + (owner >= 0 ? 1 : 0), 0);
  }

  hasPawns(position) {
    return position.owner.some((owner, cell) => owner >= 0 && this.end.pawns.includes(position.type[cell]));
  }

  // What a player counts by: the board, the pieces that are left, or nothing.
  honour(position, player) {
    const own = position.count(player);
    const countsBesidePawns = this.end.rule === "cambodian" && own > 1;
    if (own === 0 || this.all(position) - own < 2 || (this.hasPawns(position) && !countsBesidePawns)) return "none";
    if (own === 1) return "pieces";
    return this.end.rule === "makruk" || (this.end.rule === "cambodian" && own <= 3) ? "board" : "none";
  }

  limit(position, player) {
    const by = this.honour(position, player);
    if (by !== "pieces") return by === "board" ? this.end.moves : 0;
    const enemies = (type) => position.owner.reduce((sum, owner, cell) =>
      sum + (owner >= 0 && owner !== player && position.type[cell] === type ? 1 : 0), 0);
    const row = this.end.against.find((each) => each.types.every((type) => enemies(type) >= each["at-least"]));
    return row ? row.moves : this.end.moves;
  }
}

// Which pieces a player threatens, move after move.
class Chase {
  constructor(legal, end, player) {
    this.legal = legal;
    this.book = legal.book;
    this.end = end;
    this.player = player;
  }

  hasChased(game, since) {
    let chased = null;
    for (let i = since; i < game.past.length; ++i) {
      const { before, move } = game.past[i];
      const after = i + 1 < game.past.length ? game.past[i + 1].before : game.position;
      if (before.toMove === this.player) {
        const now = this.victims(before, after, move).filter((cell) => !chased || chased.includes(cell));
        if (!now.length) return false;
        chased = now;
      } else if (chased && move.kind === "move") {
        chased = chased.map((cell) => (cell === move.from ? move.to : cell));
      }
    }
    return chased !== null;
  }

  movesOf(position, player) {
    const copy = position.clone();
    copy.toMove = player;
    copy.state.passers = [];
    return this.legal.legal(copy);
  }

  victims(before, after, played) {
    const earlier = this.movesOf(before, this.player);
    const cells = this.movesOf(after, this.player).filter((capture) => {
      if (!capture.captures) return false;
      const stood = capture.from === played.to ? played.from : capture.from;
      const isNew = !earlier.some((move) => move.captures && move.from === stood && move.to === capture.to);
      return isNew && this.threatens(after, capture);
    }).map((capture) => capture.to);
    return sortedCells(cells);
  }

  threatens(position, capture) {
    const type = position.type[capture.to];
    const owner = position.owner[capture.to];
    const isChaser = covers(this.end.chasers, capture.type) && (this.end.chasers.length || !this.book.isRoyal(capture.type, this.player));
    const isUnharmed = this.end.unchased.includes(type) && this.book.board.isIn(this.end.zone, owner, capture.to);
    if (!isChaser || isUnharmed || this.book.isRoyal(type, owner)) return false;
    const isReturned = (move) => move.captures && move.from === capture.to && move.to === capture.from;
    if (capture.type === type && this.movesOf(position, owner).some(isReturned)) return false;
    if (this.end.prized.includes(type) && !this.end.prized.includes(capture.type)) return true;
    return !this.isAvenged(position, capture, owner);
  }

  isAvenged(position, capture, owner) {
    const copy = position.clone();
    copy.toMove = this.player;
    this.legal.make(copy, capture);
    return this.movesOf(copy, owner).some((move) => move.captures && move.to === capture.to);
  }
}
