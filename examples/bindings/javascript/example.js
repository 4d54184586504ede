// SPDX-License-Identifier: MIT
// example.js [SEED]: a whole game, a look back, and what is refused.
import {
  ChinczykError,
  Game,
  MoveFlag,
  Overshoot,
  Phase,
  Preset,
  Rules,
  version,
} from './chinczyk.js';

// The first move that captures, else the last one.
function choose(game) {
  for (const move of game) {
    if (move.flags & MoveFlag.CAPTURE) {
      console.log(`player ${move.player} captures: ${move}`);
      return move;
    }
  }
  return game.moves.at(-1);
}

function play(game) {
  while (game.phase !== Phase.OVER) {
    if (game.steps % 40 === 0) console.log(`step ${game.steps}: ${game.position}`);
    if (game.phase === Phase.MOVE) game.play(choose(game));
    else game.roll();
  }
}

function showEnd(game) {
  const { players, place, pawns_home: home, walked } = game.state;
  const hash = game.hash.toString(16).padStart(16, '0');
  console.log(`over after ${game.steps} steps, hash ${hash}`);
  for (let i = 0; i < players; i++) {
    console.log(`player ${i}: place ${place[i]}, ${home[i]} home, ${walked[i]} walked`);
  }
  for (const event of game.events) console.log(`event ${event.kind} of player ${event.player}`);
}

function undoAndRedo(game) {
  console.log(`end: ${game.position}`);
  for (let i = 0; i < 3; i++) game.undo();
  console.log(`undone: ${game.position}`);
  for (let i = 0; i < 3; i++) game.redo();
  console.log(`redone: ${game.position}`);
}

function refused(action) {
  try {
    action();
  } catch (error) {
    if (!(error instanceof ChinczykError)) throw error;
    console.log(`error ${error.code}: ${error.message}`);
    return error;
  }
  throw new Error('it was not refused');
}

function refusedInDetail(action) {
  const { field, offset } = refused(action);
  console.log(`  field '${field ?? ''}', offset ${offset ?? -1}`);
}

function showErrors(game) {
  refusedInDetail(() => Rules.parse('polish,pawns=5'));
  refusedInDetail(() => Rules.parse('polish,horses=5'));
  const rules = new Rules(Preset.ROBBER);
  rules.stack_limit = 2;
  refusedInDetail(() => rules.check());
  refusedInDetail(() => Game.at('0.1. 77,b,b,b/./b,b,b,b/. 0 roll t0s0 -', game.rules));
  refused(() => game.roll());
  const other = Game.at('0.1. 3,b,b,b/./b,b,b,b/. 0 roll t0s0 -', game.rules);
  refused(() => other.undo());
  other.roll(4);
  refusedInDetail(() => other.play('0:3-8'));
  other.undo();
  console.log(`perft 4: ${other.perft(4)}`);
  refused(() => other.perft(255, () => true));
  other.close();
}

console.log(`libchinczyk ${version()}`);
const rules = new Rules(Preset.POLISH);
rules.exit_faces = (1 << 1) | (1 << 6);
rules.overshoot = Overshoot.BOUNCE;
console.log(`rules ${rules}`);
const game = new Game(rules, { players: 2, seed: BigInt(process.argv[2] ?? 1) });
try {
  play(game);
  showEnd(game);
  undoAndRedo(game);
  showErrors(game);
} finally {
  game.close();
}
