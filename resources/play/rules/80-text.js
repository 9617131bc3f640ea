// Moves as text, as the program that wrote this page writes them.

class Notation {
  constructor(book) {
    this.book = book;
  }

  name(cell) {
    return this.book.board.names[cell];
  }

  typeName(type) {
    return this.book.types[type].letter || this.book.types[type].name;
  }

  // `among`: the legal moves, where some need a longer text beside others.
  text(move, among) {
    return this.core(move, among) + this.tail(move);
  }

  core(move, among) {
    switch (move.kind) {
      case "move": return this.displacement(move);
      case "castle": return this.castling(move, among);
      case "drop": return this.drop(move, among);
      case "promote": return this.name(move.from);
      case "remove": return "x" + this.name(move.from) + move.taken.map((taken) => "x" + this.name(taken.cell)).join("");
      case "build": return "";
      case "own": return this.ownMove(move, among);
      default: return "PASS";
    }
  }

  choice({ kind, value }) {
    const joined = (name) => name.replace(/ /g, "_");
    switch (kind) {
      case "cell": return this.name(value);
      case "direction": return this.book.data.own.directionNames[value];
      case "player": return joined((this.book.data.players[value] || { name: "" }).name);
      case "type": return joined(this.typeName(value));
      default: return String(value);
    }
  }

  // The choices, with the rule in front where another move reads like them.
  ownMove(move, among) {
    const { rule, choices } = move.own;
    const texts = choices.map((choice) => this.choice(choice));
    const isCell = (place, cell) => choices[place].kind === "cell" && choices[place].value === cell;
    const readsAlike = (other) => {
      if (other.kind === "own") return other.own.rule !== rule && JSON.stringify(other.own.choices) === JSON.stringify(choices);
      if (other.kind === "move" || other.kind === "castle") return choices.length === 2 && isCell(0, other.from) && isCell(1, other.to);
      return other.kind === "drop" && choices.length === 1 && isCell(0, other.to);
    };
    const name = this.book.own.moves[rule].name.replace(/ /g, "_");
    if (!choices.length) return name;
    return (among.some(readsAlike) ? name + ":" : "") + texts.join("-");
  }

  displacement(move) {
    const others = move.taken.map((taken) =>
      (taken.cell !== move.to ? "x" + this.name(taken.cell) : "") + (taken.putTo !== none ? "," + this.name(taken.putTo) : ""));
    return this.name(move.from) + "-" + this.name(move.to) + others.join("");
  }

  castling(move, among) {
    const walks = (other) => other.kind === "move" || other.kind === "castle";
    const hasRival = among.some((other) => walks(other) && other.from === move.from && other.to === move.to
      && (other.kind !== move.kind || JSON.stringify(other.taken) !== JSON.stringify(move.taken)));
    return this.name(move.from) + "-" + this.name(move.to) + (hasRival ? "," + this.name(move.taken[0].putTo) : "");
  }

  drop(move, among) {
    const hasRival = among.some((other) => other.kind === "drop" && other.to === move.to && other.type !== move.type);
    const others = move.taken.map((taken) => "x" + this.name(taken.cell)).join("");
    return (hasRival ? this.typeName(move.type) + "@" : "") + this.name(move.to) + others;
  }

  tail(move) {
    let text = "";
    if (move.becomes !== none) text += "=" + this.typeName(move.becomes);
    if (move.gate) text += "/" + this.typeName(move.gate.type) + (move.gate.cell !== move.from ? this.name(move.gate.cell) : "");
    if (move.wall !== none) text += "," + this.name(move.wall);
    return text;
  }

  // The result in a sentence.
  result(end) {
    const names = this.book.data.players.map((player) => player.name);
    const { ends, reasons } = this.book.rules;
    const why = end.reason ? end.reason : end.rule ? reasons[ends.indexOf(end.rule)][end.about] : names[end.about] + " has no move";
    if (end.winner !== none) return names[end.winner] + " wins: " + why;
    return end.isDraw ? "Drawn: " + why : names[end.about] + " loses: " + why;
  }
}
