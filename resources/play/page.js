// What the page does with the rules: it draws the board, lets people move one after the other, and keeps the moves.
(() => {
  const { game: data, view } = JSON.parse(document.getElementById("game-data").textContent);
  const book = new Book(data);
  const legal = new Legal(book);
  const notation = new Notation(book);
  const opponent = new Opponent(legal);
  const svgSpace = "http://www.w3.org/2000/svg";
  const byId = (id) => document.getElementById(id);
  const capital = (type, player) => data.players[player].name + " " + data.types[type].name;

  let record = new GameRecord(legal);
  let texts = []; // of the moves played
  let moves = []; // that are legal now
  let choice = null; // what has been picked so far: { moves, cells: Map from cell to moves, hand, words, origin }
  let isTurned = false;
  let thinking = null; // the timer of the computer's move

  const svg = (name, attributes = {}, parent = null) => {
    const element = document.createElementNS(svgSpace, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (parent) parent.append(element);
    return element;
  };
  const element = (name, text = "", className = "") => {
    const made = document.createElement(name);
    made.textContent = text;
    if (className) made.className = className;
    return made;
  };
  // A tile of moves is another one where the board is turned.
  const pieceUse = (type, player) => {
    const name = `piece-${type}-${player}`;
    const turned = name + "-turned";
    return svg("use", { href: "#" + (isTurned && byId(turned) ? turned : name) });
  };
  const pictureOf = (type, player) => {
    const picture = svg("svg", { viewBox: "0 0 100 100", class: "picture", "aria-hidden": "true" });
    const use = pieceUse(type, player);
    use.setAttribute("width", "100");
    use.setAttribute("height", "100");
    picture.append(use);
    return picture;
  };

  // The board, seen from one side or the other.
  const board = svg("svg", { role: "group", "aria-label": "Board" });
  byId("board").append(board);
  const [left, top, width, height] = view.box;
  board.setAttribute("viewBox", view.box.join(" "));
  const seenX = (x) => (isTurned ? 2 * left + width - x : x);
  const seenY = (y) => (isTurned ? 2 * top + height - y : y);
  let cells = [];
  let overlay = null;

  const drawBoard = () => {
    board.replaceChildren();
    cells = view.cells.map((cell, number) => {
      const points = [];
      for (let i = 0; i < cell.points.length; i += 2) points.push(seenX(cell.points[i]) + "," + seenY(cell.points[i + 1]));
      const polygon = svg("polygon", { points: points.join(" "), class: "cell " + cell.ink, role: "button", tabindex: "0" }, board);
      polygon.addEventListener("click", () => pickCell(number));
      polygon.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        pickCell(number);
      });
      return polygon;
    });
    for (const label of view.labels) {
      const text = svg("text", { x: seenX(label.x), y: seenY(label.y) + label.size * 0.35, "font-size": label.size, class: "label" }, board);
      text.textContent = label.text;
    }
    overlay = svg("g", { class: "overlay" }, board);
  };

  const put = (cell, type, player) => {
    const { x, y, side } = view.cells[cell];
    const use = pieceUse(type, player);
    const values = { x: seenX(x) - side / 2, y: seenY(y) - side / 2, width: side, height: side };
    for (const [key, value] of Object.entries(values)) use.setAttribute(key, value);
    overlay.append(use);
  };

  // The piece on top, and how many there are.
  const putStack = (cell) => {
    const { position } = record;
    put(cell, position.type[cell], position.owner[cell] >= 0 ? position.owner[cell] : data.players.length);
    const height = 1 + position.underOf(cell).length;
    if (height > 1) writeOn(cell, String(height), 0.32, 0.42);
  };

  const writeOn = (cell, words, right, down) => {
    const { x, y, side } = view.cells[cell];
    const at = { x: seenX(x) + side * right, y: seenY(y) + side * down, "font-size": side * 0.3, class: "number" };
    svg("text", at, overlay).textContent = words;
  };

  const numbered = new Set(); // cells on which a number is written

  // Own numbers that are drawn: those of cells on them, the others above the board.
  const showNumbers = () => {
    const { position } = record;
    const told = [];
    numbered.clear();
    for (const { name, of, shown, begin, count } of book.own ? book.own.numbers : []) {
      if (!shown) continue;
      const values = [...position.numbers.slice(begin, begin + count)];
      if (of === "cell")
        values.forEach((value, cell) => {
          if (value === 0) return;
          writeOn(cell, String(value), 0, 0.1);
          numbered.add(cell);
        });
      else if (of === "player") told.push(name + ": " + values.map((value, player) => data.players[player].name + " " + value).join(", "));
      else if (of === "piece") told.push(name + ": " + values.map((value, type) => data.types[type].name + " " + value).join(", "));
      else told.push(name + ": " + values[0]);
    }
    byId("numbers").textContent = told.join(" \u00b7 ");
    byId("numbers").hidden = told.length === 0;
  };

  const ring = (cell, className, share) => {
    const { x, y, side } = view.cells[cell];
    svg("circle", { cx: seenX(x), cy: seenY(y), r: side * share, class: className }, overlay);
  };

  // What may be picked first: pieces on the board, pieces in hand, and words; nothing while the computer thinks.
  const begin = () => {
    const open = thinking === null ? moves : [];
    const dropTypes = new Set(open.filter((move) => move.kind === "drop").map((move) => move.type));
    const all = { moves, cells: new Map(), hand: new Map(), words: [], origin: none };
    for (const move of open) {
      if (move.kind === "drop" && dropTypes.size > 1) addTo(all.hand, move.type, move);
      else if (move.kind === "drop") addTo(all.cells, move.to, move);
      else if (move.kind === "build") addTo(all.cells, move.wall, move);
      else if (move.kind === "pass") all.words.push({ text: move.retires ? "Leave the game" : "Pass", moves: [move] });
      else if (move.kind === "own") addChoice(all, move, 0);
      else addTo(all.cells, move.from, move);
    }
    return all;
  };

  const addTo = (map, key, move) => {
    if (!map.has(key)) map.set(key, []);
    map.get(key).push(move);
  };

  // An own move is picked choice by choice: cells on the board, anything else by a word.
  const addChoice = (next, move, place) => {
    const given = move.own.choices[place];
    if (given && given.kind === "cell") return addTo(next.cells, given.value, move);
    const text = given ? notation.choice(given) : place === 0 ? book.own.moves[move.own.rule].name : notation.text(move, moves);
    const same = next.words.find((word) => word.key === text);
    if (same) same.moves.push(move);
    else next.words.push({ key: text, ...(given && given.kind === "type" ? { type: given.value } : { text }), moves: [move], place: place + 1 });
    return next;
  };

  const isPlaced = (among) => among.every((move) => move.kind === "drop" || move.kind === "build");

  // After the piece: where it goes.
  const withOrigin = (among, cell, type) => {
    const next = { moves: among, cells: new Map(), hand: new Map(), words: [], origin: cell, type };
    for (const move of among) {
      if (move.kind === "promote") next.words.push({ text: notation.typeName(move.becomes), type: move.becomes, moves: [move] });
      else if (move.kind === "own") addChoice(next, move, 1);
      else addTo(next.cells, move.to, move);
    }
    return next;
  };

  // After the cell: what else there is to choose.
  const withTarget = (among, origin, place = 2) => {
    if (among.length === 1) return play(among[0]);
    const next = { moves: among, cells: new Map(), hand: new Map(), words: [], origin, place: place + 1 };
    if (among.some((move) => move.kind === "own")) {
      for (const move of among) {
        if (move.kind === "own") addChoice(next, move, place);
        else next.words.push({ text: notation.text(move, moves), moves: [move] });
      }
      return choose(next);
    }
    const differ = (value) => new Set(among.map(value)).size > 1;
    const addWords = (value, toWord) => {
      for (const each of new Set(among.map(value))) {
        const matching = among.filter((move) => value(move) === each);
        next.words.push({ ...toWord(matching[0]), moves: matching });
      }
    };
    const gate = (move) => (move.gate ? move.gate.type + ">" + move.gate.cell : "");
    if (differ((move) => move.becomes)) {
      addWords((move) => move.becomes, (move) => ({ type: move.becomes === none ? move.type : move.becomes }));
    } else if (differ(gate)) {
      addWords(gate, (move) => (move.gate ? { type: move.gate.type, text: notation.name(move.gate.cell) } : { text: "Nothing comes in" }));
    } else if (differ((move) => move.wall)) {
      for (const move of among) addTo(next.cells, move.wall, move);
    } else {
      const others = (move) => move.taken.filter((taken) => !among.every((each) => each.taken.some((row) => row.cell === taken.cell)));
      const isOneEach = among.every((move) => others(move).length === 1);
      if (isOneEach) for (const move of among) addTo(next.cells, others(move)[0].cell, move);
      else addWords((move) => notation.text(move, moves), (move) => ({ text: notation.text(move, moves) }));
    }
    return choose(next);
  };

  const choose = (next) => {
    choice = next;
    show();
  };

  const pickCell = (cell) => {
    if (!choice) return;
    const found = choice.cells.get(cell);
    const first = begin();
    if (!found && first.cells.has(cell) && choice.origin !== cell) {
      choice = first;
      return pickCell(cell);
    }
    if (!found) return choose(first);
    const isFirst = choice.origin === none && choice.type === undefined && choice.place === undefined;
    if (isFirst && !isPlaced(found)) {
      const isWhole = found[0].kind === "remove" || (found[0].own && found[0].own.choices.length === 1);
      if (found.length === 1 && isWhole) return play(found[0]);
      return choose(withOrigin(found, cell));
    }
    return withTarget(found, isFirst ? none : choice.origin, choice.place || 2);
  };

  const pickHand = (type) => {
    const found = begin().hand.get(type);
    if (found) choose(choice.type === type ? begin() : withOrigin(found, none, type));
  };

  const pickWord = (word) => withTarget(word.moves, choice.origin, word.place || 2);

  const play = (move) => {
    texts.push(notation.text(move, moves));
    record.play(move);
    restart();
  };

  const isComputers = () => byId("computer").value === String(record.position.toMove);

  // The computer begins once people can see that it is its turn.
  const restart = () => {
    clearTimeout(thinking);
    moves = record.end() ? [] : record.legalMoves();
    thinking = moves.length && isComputers() ? setTimeout(() => play(opponent.choose(record)), 50) : null;
    choice = begin();
    show();
  };

  const show = () => {
    showCells();
    showHands();
    showStatus();
    showChoice();
    showMoves();
  };

  const lastCells = () => {
    if (!record.past.length) return [];
    const { move } = record.past[record.past.length - 1];
    return [move.from, move.to, move.wall].filter((cell) => cell >= 0);
  };

  const showCells = () => {
    const { position } = record;
    const last = lastCells();
    overlay.replaceChildren();
    cells.forEach((polygon, cell) => {
      polygon.classList.toggle("last", last.includes(cell));
      polygon.classList.toggle("origin", choice.origin === cell);
      const square = position.square(cell);
      const { owner, type } = square;
      polygon.classList.toggle("wall", position.isWall(cell) && !isPieceSquare(square));
      polygon.classList.toggle("open", choice.cells.has(cell));
      const piece = !isPieceSquare(square) ? "" : owner >= 0 ? ", " + capital(type, owner) : ", " + data.types[type].name;
      polygon.setAttribute("aria-label", notation.name(cell) + piece);
    });
    const checked = legal.threats.isInCheck(position, position.toMove) ? legal.threats.royalCells(position, position.toMove) : [];
    for (const cell of checked) if (legal.threats.isAttacked(position, cell, position.toMove)) ring(cell, "check", 0.46);
    for (let cell = 0; cell < position.cells; ++cell) if (isPieceSquare(position.square(cell))) putStack(cell);
    showNumbers();
    const isFirst = choice.origin === none && choice.type === undefined && choice.moves === moves;
    for (const cell of choice.cells.keys()) {
      if (position.isPiece(cell) && isFirst) continue;
      if (position.isPiece(cell) || numbered.has(cell)) ring(cell, "take", 0.44);
      else ring(cell, "go", isFirst ? 0.08 : 0.15);
    }
  };

  const showHands = () => {
    const near = isTurned && book.players > 1 ? 1 : 0;
    byId("hand-near").replaceChildren(...handOf(near));
    const far = data.players.map((_, player) => player).filter((player) => player !== near);
    byId("hand-far").replaceChildren(...far.flatMap(handOf));
  };

  const handOf = (player) => {
    const { position } = record;
    const isEndless = book.rules.hands.supply === "endless";
    const mayDrop = player === position.toMove ? begin().hand : new Map();
    return data.types.flatMap((_, type) => {
      const count = position.inHand(player, type);
      if (count === 0 && !(isEndless && mayDrop.has(type))) return [];
      const button = element("button", "", "held");
      button.type = "button";
      button.disabled = !mayDrop.has(type);
      button.setAttribute("aria-label", capital(type, player) + (isEndless ? "" : ", " + count + " in hand"));
      button.setAttribute("aria-pressed", String(choice.type === type && player === position.toMove));
      button.append(pictureOf(type, player));
      if (!isEndless) button.append(element("span", "\u00d7" + count, "count"));
      button.addEventListener("click", () => pickHand(type));
      return [button];
    });
  };

  const showStatus = () => {
    const end = record.end();
    const player = record.position.toMove;
    const isCheck = !end && legal.threats.isInCheck(record.position, player);
    const status = byId("status");
    status.textContent = end ? notation.result(end) : data.players[player].name + " to move" + (isCheck ? ", in check" : "")
      + (thinking === null ? "" : " (the computer thinks)");
    status.classList.toggle("over", end !== null);
    byId("back").disabled = texts.length === 0;
  };

  const showChoice = () => {
    const buttons = choice.words.map((word) => {
      const button = element("button", word.text || "", "word");
      button.type = "button";
      if (word.type !== undefined) {
        button.prepend(pictureOf(word.type, record.position.toMove));
        button.append(element("span", data.types[word.type].name));
      }
      button.addEventListener("click", () => pickWord(word));
      return button;
    });
    byId("choice").replaceChildren(...buttons);
    byId("choice").hidden = buttons.length === 0;
  };

  const showMoves = () => {
    const list = byId("moves");
    list.replaceChildren();
    const perLine = book.takeSimpleTurns() ? book.players : 1;
    texts.forEach((text, i) => {
      if (i % perLine === 0) list.append(element("li"));
      list.lastElementChild.append(element("span", text, i === texts.length - 1 ? "move latest" : "move"));
    });
    list.style.setProperty("--columns", String(Math.min(perLine, 4)));
    list.scrollTop = list.scrollHeight;
  };

  // As far as the last move that the computer did not make.
  byId("back").addEventListener("click", () => {
    do {
      record.takeBack();
      texts.pop();
    } while (texts.length && isComputers());
    restart();
  });
  byId("turn").addEventListener("click", () => {
    isTurned = !isTurned;
    drawBoard();
    show();
  });
  byId("new").addEventListener("click", () => {
    record = new GameRecord(legal);
    texts = [];
    restart();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") choose(begin());
  });
  byId("computer").append(...data.players.map(({ name }, player) => {
    const option = element("option", name);
    option.value = String(player);
    return option;
  }));
  byId("computer").value = "";
  byId("computer").addEventListener("change", restart);
  byId("opponent").hidden = !Opponent.knows(book);
  // Paper shows what is folded.
  let folded = [];
  addEventListener("beforeprint", () => {
    folded = [...document.querySelectorAll("details:not([open])")];
    for (const each of folded) each.open = true;
  });
  addEventListener("afterprint", () => {
    for (const each of folded) each.open = false;
  });
  drawBoard();
  restart();
})();
