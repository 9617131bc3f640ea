// Answers the questions of a proof, a line each: a depth and the moves from the start. Moves are listed, too, where only
// what was played before has ended the game.

const answersTo = (data, lines) => {
  const book = new Book(data);
  const legal = new Legal(book);
  const notation = new Notation(book);
  const game = new GameRecord(legal);
  let played = [];
  const listed = () => {
    const moves = legal.legal(game.position);
    return new Map(moves.map((move) => [notation.text(move, moves).replace(/ /g, "_"), move]));
  };
  const count = (depth) => {
    const moves = legal.legal(game.position);
    if (depth === 1) return moves.length;
    return moves.reduce((sum, move) => {
      game.play(move);
      const below = count(depth - 1);
      game.takeBack();
      return sum + below;
    }, 0);
  };
  const follow = (wanted) => {
    let same = 0;
    while (same < played.length && played[same] === wanted[same]) ++same;
    while (played.length > same) {
      game.takeBack();
      played.pop();
    }
    for (const text of wanted.slice(same)) {
      const move = listed().get(text);
      if (!move) return played.length;
      game.play(move);
      played.push(text);
    }
    return none;
  };
  const ending = () => {
    const end = game.end();
    if (!end) return "*";
    if (end.isDraw || end.winner === none) return "1/2-1/2";
    return end.winner === 0 ? "1-0" : "0-1";
  };
  const answers = [];
  for (const line of lines) {
    const [depth, ...moves] = line.split(" ").filter((word) => word !== "");
    if (depth === undefined) continue;
    const refused = follow(moves);
    if (refused !== none) {
      answers.push("refused: " + refused, "done");
      continue;
    }
    const known = listed();
    answers.push("moves: " + [...known.keys()].join(" "), "end: " + ending());
    if (Number(depth) > 1) answers.push("below: " + [...known.values()].map((move) => {
      game.play(move);
      const below = count(Number(depth) - 1);
      game.takeBack();
      return below;
    }).join(" "));
    answers.push("done");
  }
  return answers;
};
