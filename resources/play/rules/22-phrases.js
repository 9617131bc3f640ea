// What own rules ask: each phrase is made a function of a frame once. A truth, number, cell, direction, player or type is a
// number (-1 is none); a set is a sorted list.

const greatestNumber = 1000000000;
const mostInRange = 65536;
const held = (number) => Math.max(-greatestNumber, Math.min(greatestNumber, number));
const ordered = (members) => [...new Set(members)].sort((a, b) => a - b);
const has = (set, member) => set.includes(member);
const areSame = (a, b) => (Array.isArray(a) ? a.length === b.length && a.every((each, i) => each === b[i]) : a === b);
const inTruth = (holds) => (holds ? 1 : 0);

// The values of one evaluation: which position is read, the move in progress, and the names of the rule.
class Frame {
  constructor() {
    this.read = { now: null, beforeMove: null, beforeTurn: null, atStart: null };
    this.reading = "now";
    this.locals = [];
    this.chosen = []; // what the move begun has chosen, by the names of its choices
    this.given = none; // the player that an end is about
    this.context = { me: none, turn: 0, from: none, to: none, mover: none, path: [], captured: [] };
  }

  get position() {
    return this.read[this.reading];
  }

  // What `of` gives, read from another position.
  within(reading, of) {
    const before = this.reading;
    if (this.read[reading]) this.reading = reading;
    const value = of(this);
    this.reading = before;
    return value;
  }
}

// The board as own rules look at it.
class PhraseBoard {
  constructor(board, own) {
    this.board = board;
    Object.assign(this, own.board);
    this.cells = Array.from({ length: board.size }, (_, cell) => cell);
    this.turns = board.turns.some((turns) => turns !== null);
    this.rays = new Map();
    this.edge = this.cells.filter((cell) => this.dirs.some((direction) => this.step(cell, direction) < 0));
  }

  step(cell, direction) {
    return cell < 0 || direction < 0 ? none : this.board.links[direction][cell];
  }

  ahead(cell, direction, steps) {
    if (cell < 0 || direction < 0 || steps < 0) return none;
    let at = cell;
    let orientation = 0;
    for (let left = steps; left > 0; --left) {
      const seen = this.board.seen(orientation, direction);
      const to = this.board.links[seen][at];
      if (to < 0) return none;
      orientation = this.board.crossed(orientation, seen, at);
      at = to;
    }
    return at;
  }

  ray(cell, direction) {
    if (cell < 0 || direction < 0) return [];
    const key = direction * this.board.size + cell;
    if (!this.rays.has(key)) this.rays.set(key, this.walk(cell, direction));
    return this.rays.get(key);
  }

  walk(cell, direction) {
    const line = [];
    const seen = new Set([cell]);
    let orientation = 0;
    let at = cell;
    for (;;) {
      const step = this.board.seen(orientation, direction);
      const to = this.board.links[step][at];
      if (to < 0 || seen.has(to)) return line;
      orientation = this.board.crossed(orientation, step, at);
      at = to;
      seen.add(at);
      line.push(at);
    }
  }

  toward(from, to) {
    if (from < 0 || to < 0) return none;
    const found = this.dirs.find((direction) => has(this.ray(from, direction), to));
    return found === undefined ? none : found;
  }

  turned(direction, places) {
    const at = this.dirs.indexOf(direction);
    const count = this.dirs.length;
    return at < 0 ? none : this.dirs[(at + (places % count) + count) % count];
  }

  near(cell, directions) {
    return ordered(directions.map((direction) => this.step(cell, direction)).filter((to) => to >= 0));
  }

  // What hangs together with the first cells, within others.
  spread(from, within, directions) {
    const inside = new Set(within);
    const found = new Set(from);
    const open = [...from];
    while (open.length) {
      for (const to of this.near(open.pop(), directions)) {
        if (!inside.has(to) || found.has(to)) continue;
        found.add(to);
        open.push(to);
      }
    }
    return ordered(found);
  }

  parts(cells, directions) {
    let left = cells;
    let count = 0;
    for (; left.length; ++count) {
      const part = new Set(this.spread([left[0]], cells, directions));
      left = left.filter((cell) => !part.has(cell));
    }
    return count;
  }

  // Steps from one of the first cells to one of the others, over cells within.
  way(from, to, within, directions) {
    const goal = new Set(to);
    const inside = new Set(within);
    const found = new Set(from);
    let front = [...from];
    for (let steps = 0; front.length; ++steps) {
      if (front.some((cell) => goal.has(cell))) return steps;
      const next = [];
      for (const cell of front)
        for (const near of this.near(cell, directions))
          if (inside.has(near) && !found.has(near)) {
            found.add(near);
            next.push(near);
          }
      front = next;
    }
    return none;
  }
}

// What stands on a cell.
const noPlayersMark = -5; // in `was` of a wall: a piece that belongs to no player

const isPieceSquare = (square) => square.owner >= 0 || (square.owner === wall && square.was === noPlayersMark);

const pieceAnswers = (game) => ({
  owner(position, cell) {
    if (cell < 0) return none;
    const owner = position.owner[cell];
    if (owner >= 0) return owner;
    return owner === wall && position.was[cell] === noPlayersMark ? game.players : none;
  },
  type(position, cell) {
    return this.owner(position, cell) < 0 ? none : position.type[cell];
  },
  isEmpty: (position, cell) => cell >= 0 && position.owner[cell] === none,
  height(position, cell) {
    return this.owner(position, cell) < 0 ? 0 : 1 + position.underOf(cell).length;
  },
  // The square at a place from the bottom, counted from 1.
  atHeight(position, cell, place) {
    const all = this.height(position, cell);
    if (place < 1 || place > all) return null;
    return place === all ? position.square(cell) : position.underOf(cell)[place - 1];
  },
  ownerOf: (square) => (square.owner >= 0 ? square.owner : isPieceSquare(square) ? game.players : none),
});

// The functions of the language. `a` are the values given, `d` the directions given after so many others.
const phraseFunctions = (game) => {
  const { board } = game;
  const pieces = pieceAnswers(game);
  const isPlayer = (player) => player >= 0 && player < game.players;
  const everyDirection = (a, count) => (a.length > count ? a[count] : board.dirs);
  const counted = (counts, position, player, type) => (isPlayer(player) && type >= 0 ? counts[player * position.types + type] : 0);
  const piecesOf = (position, player) =>
    player < 0 ? [] : board.cells.filter((cell) => pieces.owner(position, cell) === player);
  const coordinate = (axis) => (f, a) => {
    const place = a[0] < 0 ? [] : board.board.coordinates[a[0]];
    return place.length > axis ? place[axis] + 1 : 0;
  };
  const wasBefore = (f, isTurnCounted) => game.timesBefore(f.position, isTurnCounted);
  return {
    cells: () => board.cells,
    dirs: () => board.dirs,
    orthogonal: () => board.orthogonal,
    diagonal: () => board.diagonal,
    edge: () => board.edge,
    step: (f, a) => board.step(a[0], a[1]),
    ahead: (f, a) => board.ahead(a[0], a[1], a[2]),
    near: (f, a) => (a[0] < 0 ? [] : board.near(a[0], everyDirection(a, 1))),
    ray: (f, a) => ordered(board.ray(a[0], a[1])),
    line: (f, a) => (a[0] < 0 ? [] : ordered([a[0], ...board.ray(a[0], a[1]), ...(a[1] < 0 ? [] : board.ray(a[0], board.opposite[a[1]]))])),
    between(f, a) {
      const cells = board.ray(a[0], board.toward(a[0], a[1]));
      const end = cells.indexOf(a[1]);
      return ordered(end < 0 ? cells : cells.slice(0, end));
    },
    toward: (f, a) => board.toward(a[0], a[1]),
    distance: (f, a) => (a[0] < 0 || a[1] < 0 ? none : board.way([a[0]], [a[1]], board.cells, board.dirs)),
    opposite: (f, a) => (a[0] < 0 ? none : board.opposite[a[0]]),
    turned: (f, a) => board.turned(a[0], a[1]),
    facing: (f, a) => (!isPlayer(a[0]) || a[1] < 0 ? none : board.facing[a[0]][a[1]]),
    forward: (f, a) => (isPlayer(a[0]) ? board.forward[a[0]] : none),
    file: coordinate(0),
    rank: coordinate(1),
    level: coordinate(2),
    mirror: (f, a) => (a[0] < 0 ? none : board.mirror[a[0]]),
    types: () => game.allTypes,
    owner(f, a) {
      if (a.length === 1) return pieces.owner(f.position, a[0]);
      const square = pieces.atHeight(f.position, a[0], a[1]);
      return square ? pieces.ownerOf(square) : none;
    },
    type(f, a) {
      if (a.length === 1) return pieces.type(f.position, a[0]);
      const square = pieces.atHeight(f.position, a[0], a[1]);
      return square ? square.type : none;
    },
    height: (f, a) => pieces.height(f.position, a[0]),
    empty: (f, a) => inTruth(pieces.isEmpty(f.position, a[0])),
    occupied: (f, a) => inTruth(pieces.owner(f.position, a[0]) >= 0),
    friend: (f, a) => inTruth(a[0] >= 0 && f.position.owner[a[0]] >= 0 && f.position.owner[a[0]] === f.context.me),
    enemy: (f, a) => inTruth(a[0] >= 0 && f.position.owner[a[0]] >= 0 && f.position.owner[a[0]] !== f.context.me),
    wall: (f, a) => inTruth(a[0] >= 0 && f.position.isWall(a[0]) && pieces.owner(f.position, a[0]) < 0),
    moved: (f, a) => inTruth(pieces.owner(f.position, a[0]) >= 0 && f.position.moved[a[0]]),
    was(f, a) {
      if (pieces.owner(f.position, a[0]) < 0) return none;
      return f.position.owner[a[0]] >= 0 && f.position.was[a[0]] >= 0 ? f.position.was[a[0]] : f.position.type[a[0]];
    },
    pieces(f, a) {
      const all = piecesOf(f.position, a[0]);
      return a.length === 1 ? all : all.filter((cell) => f.position.type[cell] === a[1]);
    },
    hand: (f, a) => (game.endlessHands && isPlayer(a[0]) && a[1] >= 0 ? greatestNumber : counted(f.position.hand, f.position, a[0], a[1])),
    lost: (f, a) => (a.length > 1 ? counted(f.position.captured, f.position, a[0], a[1])
      : game.allTypes.reduce((sum, type) => sum + counted(f.position.captured, f.position, a[0], type), 0)),
    royals: (f, a) => (isPlayer(a[0]) ? ordered(game.questions.threats.royalCells(f.position, a[0])) : []),
    "castling-goals": (f, a) =>
      ordered(game.book.wings.filter((wing, i) => wing.player === a[0] && f.position.state.rights[i]).map((wing) => wing["king-to"])),
    "piece-points": (f, a) => game.book.typePoints(a[0]),
    slides(f, a) {
      const cells = [];
      for (const direction of everyDirection(a, 1))
        for (const cell of board.ray(a[0], direction)) {
          if (!pieces.isEmpty(f.position, cell)) break;
          cells.push(cell);
        }
      return ordered(cells);
    },
    seen(f, a) {
      const first = board.ray(a[0], a[1]).find((cell) => !pieces.isEmpty(f.position, cell));
      return first !== undefined && pieces.owner(f.position, first) >= 0 ? first : none;
    },
    moves: (f, a) => game.questions.reached(f.position, a[0], a.length > 1 ? a[1] : none, false),
    captures: (f, a) => game.questions.reached(f.position, a[0], a.length > 1 ? a[1] : none, true),
    attackers: (f, a) => (a[0] >= 0 && isPlayer(a[1]) ? game.questions.attackers(f.position, a[0], a[1]) : []),
    attacked: (f, a) => inTruth(a[0] >= 0 && isPlayer(a[1]) && game.questions.attackers(f.position, a[0], a[1]).length > 0),
    "in-check": (f, a) => inTruth(isPlayer(a[0]) && game.questions.threats.isInCheck(f.position, a[0])),
    legal: (f, a) => (a[0] >= 0 ? game.questions.legal(f.position, a[0]) : []),
    stuck: (f, a) => inTruth(isPlayer(a[0]) && game.questions.isStuck(f.position, a[0])),
    rest: (f) => (f.context.me >= 0 ? game.questions.movesLeft(f.position, f.context.me) : 0),
    group(f, a) {
      const owner = pieces.owner(f.position, a[0]);
      return owner < 0 ? [] : board.spread([a[0]], piecesOf(f.position, owner), everyDirection(a, 1));
    },
    region(f, a) {
      if (!pieces.isEmpty(f.position, a[0])) return [];
      return board.spread([a[0]], board.cells.filter((cell) => pieces.isEmpty(f.position, cell)), everyDirection(a, 1));
    },
    part: (f, a) => (has(a[1], a[0]) ? board.spread([a[0]], a[1], everyDirection(a, 2)) : []),
    parts: (f, a) => board.parts(a[0], everyDirection(a, 1)),
    border: (f, a) => ordered(a[0].flatMap((cell) => board.near(cell, everyDirection(a, 1))).filter((cell) => !has(a[0], cell))),
    joins(f, a) {
      const found = board.spread(a[0].filter((cell) => has(a[1], cell)), a[0], everyDirection(a, 3));
      return inTruth(found.some((cell) => has(a[2], cell)));
    },
    way: (f, a) => board.way(a[0], a[1], a[2], everyDirection(a, 3)),
    me: (f) => f.context.me,
    other: (f) => game.otherThan(f.context.me),
    next: (f) => (f.context.me < 0 ? none : game.book.playerAfter(f.context.me, f.position.state.turn)),
    nobody: () => game.players,
    players: () => game.allPlayers,
    "has-lost": (f, a) => inTruth(isPlayer(a[0]) && f.position.state.out[a[0]]),
    turn: (f) => f.context.turn,
    passes: (f) => f.position.state.passes,
    "last-from": (f) => f.position.state.own.lastFrom,
    "last-to": (f) => f.position.state.own.lastTo,
    "last-type": (f) => f.position.state.own.lastType,
    repeated: (f) => inTruth(wasBefore(f, false) > 0),
    "repeated-turn": (f) => inTruth(wasBefore(f, true) > 0),
    "times-repeated": (f) => wasBefore(f, true),
    from: (f) => f.context.from,
    to: (f) => f.context.to,
    path: (f) => ordered(f.context.path),
    captured: (f) => ordered(f.context.captured),
    mover: (f) => f.context.mover,
  };
};

const floorDivided = (a, b) => (b === 0 ? 0 : Math.floor(a / b));

const phraseOperators = {
  or: (a, b) => (f) => inTruth(a(f) || b(f)),
  and: (a, b) => (f) => inTruth(a(f) && b(f)),
  not: (a) => (f) => inTruth(!a(f)),
  equal: (a, b) => (f) => inTruth(areSame(a(f), b(f))),
  "not-equal": (a, b) => (f) => inTruth(!areSame(a(f), b(f))),
  less: (a, b) => (f) => inTruth(a(f) < b(f)),
  "less-equal": (a, b) => (f) => inTruth(a(f) <= b(f)),
  greater: (a, b) => (f) => inTruth(a(f) > b(f)),
  "greater-equal": (a, b) => (f) => inTruth(a(f) >= b(f)),
  in: (a, b) => (f) => inTruth(has(b(f), a(f))),
  "not-in": (a, b) => (f) => inTruth(!has(b(f), a(f))),
  add: (a, b) => (f) => held(a(f) + b(f)),
  subtract: (a, b) => (f) => held(a(f) - b(f)),
  multiply: (a, b) => (f) => held(a(f) * b(f)),
  divide: (a, b) => (f) => floorDivided(a(f), b(f)),
  remainder(a, b) {
    return (f) => {
      const left = a(f);
      const right = b(f);
      return right === 0 ? 0 : left - floorDivided(left, right) * right;
    };
  },
  negate: (a) => (f) => -a(f) + 0,
  union: (a, b) => (f) => ordered([...a(f), ...b(f)]),
  without(a, b) {
    return (f) => {
      const left = a(f);
      const gone = new Set(b(f));
      return left.filter((each) => !gone.has(each));
    };
  },
  common(a, b) {
    return (f) => {
      const left = a(f);
      const kept = new Set(b(f));
      return left.filter((each) => kept.has(each));
    };
  },
  range(a, b) {
    return (f) => {
      const least = a(f);
      const most = b(f);
      const count = Math.max(0, Math.min(most - least + 1, mostInRange));
      return Array.from({ length: count }, (_, i) => least + i);
    };
  },
  if: (a, b, c) => (f) => (a(f) ? b(f) : c(f)),
  before: (a) => (f) => f.within("beforeMove", a),
  "before-turn": (a) => (f) => f.within("beforeTurn", a),
  "at-start": (a) => (f) => f.within("atStart", a),
};

// Goes through the members of a set, as long as `visit` does not answer true.
const gathered = (node, parts) => {
  const gathers = ["image", "sum", "most", "least"].includes(node.k);
  const set = parts[0];
  const value = gathers ? parts[1] : null;
  const where = parts[gathers ? 2 : 1] || null;
  const each = (f, visit) => {
    for (const member of set(f)) {
      f.locals[node.s] = member;
      if ((!where || where(f)) && visit(member)) return true;
    }
    return false;
  };
  const folded = (start, join) => (f) => {
    let result = start;
    each(f, () => {
      result = join(result, value(f));
      return false;
    });
    return result;
  };
  switch (node.k) {
    case "filter": return (f) => {
      const members = [];
      each(f, (member) => {
        members.push(member);
        return false;
      });
      return members;
    };
    case "image": return (f) => {
      const members = [];
      each(f, () => {
        const found = value(f);
        if (Array.isArray(found)) members.push(...found);
        else if (found >= 0 || !node.p[1].x) members.push(found);
        return false;
      });
      return ordered(members);
    };
    case "some": return (f) => inTruth(each(f, () => true));
    case "no": return (f) => inTruth(!each(f, () => true));
    case "every": return (f) => inTruth(set(f).every((member) => {
      f.locals[node.s] = member;
      return where(f);
    }));
    case "count": return (f) => {
      let count = 0;
      each(f, () => {
        ++count;
        return false;
      });
      return count;
    };
    case "the": return (f) => {
      let first = node.x ? none : 0;
      each(f, (member) => {
        first = member;
        return true;
      });
      return first;
    };
    case "sum": return folded(0, (sum, each) => held(sum + each));
    case "most": return folded(-greatestNumber, Math.max);
    default: return folded(greatestNumber, Math.min);
  }
};

class PhraseCompiler {
  constructor(game) {
    this.game = game;
    this.functions = phraseFunctions(game);
  }

  // A function of a frame; null for no phrase. `x`: its members may be none. A node is { k: kind, i: index, s: slot, p: parts }.
  made(node) {
    if (!node) return null;
    const { game } = this;
    const parts = (node.p || []).map((part) => this.made(part));
    switch (node.k) {
      case "value": return () => node.i;
      case "set": return () => node.v;
      case "local": return (f) => f.locals[node.i];
      case "number": return this.number(game.numbers[node.i], parts[0]);
      case "word": return this.word(node.i, parts);
      case "zone": return (f) => {
        const player = parts.length ? parts[0](f) : 0;
        return player >= 0 && player < game.players ? ordered(game.board.board.zones[node.i].cells[player]) : [];
      };
      case "call": {
        const meaning = this.functions[node.f];
        return (f) => meaning(f, parts.map((part) => part(f)));
      }
      case "set-of": return (f) => {
        const members = [];
        parts.forEach((part, i) => {
          const member = part(f);
          if (member >= 0 || !node.p[i].x) members.push(member);
        });
        return ordered(members);
      };
      case "spread": return this.spread(node, parts);
      default: return phraseOperators[node.k] ? phraseOperators[node.k](...parts) : gathered(node, parts);
    }
  }

  number(row, of) {
    return (f) => {
      const place = of ? of(f) : 0;
      return place < 0 || place >= row.count ? 0 : f.position.numbers[row.begin + place];
    };
  }

  // Words are made when they are used first: they may use each other in any order.
  word(index, given) {
    const { words } = this.game;
    return (f) => {
      const values = given.map((each) => each(f));
      const { locals } = f;
      f.locals = values;
      words[index].made = words[index].made || this.made(words[index].means);
      const value = words[index].made(f);
      f.locals = locals;
      return value;
    };
  }

  spread(node, parts) {
    return (f) => {
      const found = new Set(parts[0](f));
      const open = [...found];
      while (open.length) {
        f.locals[node.s] = open.pop();
        for (const next of parts[1](f)) {
          if (found.has(next)) continue;
          found.add(next);
          open.push(next);
        }
      }
      return ordered(found);
    };
  }
}
