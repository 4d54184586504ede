// SPDX-License-Identifier: MIT
// What the example does not show.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EventKind, Game, LANE, Phase, Preset, Rules, Status } from './chinczyk.js';

test('rules of 64 bits', () => {
  const rules = Rules.parse('polish,colours=2,track_length=96,lap_length=96');
  rules.safe_squares = 1n << 47n;
  assert.match(`${rules}`, /safe_squares=47/);
});

test('rules are equal', () => {
  assert(Rules.parse('british').equals(new Rules(Preset.BRITISH)));
  assert(!new Rules().equals(new Rules(Preset.BRITISH)));
});

test('a text holds a zero byte', () => {
  assert.throws(() => Rules.parse('polish\0,pawns=3'), { status: Status.PARSE });
});

test('a field is misspelt', () => {
  assert.throws(() => {
    new Rules().exit_face = 6;
  }, TypeError);
});

test('use after close', () => {
  const game = new Game();
  game.close();
  game.close();
  assert.throws(() => game.roll(), /the game is closed/);
});

test('copy', () => {
  const game = new Game(new Rules(), { first: 0, seed: 3 });
  const copy = game.copy();
  copy.roll();
  assert.deepEqual([game.steps, copy.steps], [0, 1]);
  game.close();
  copy.close();
});

test('seats and leave', () => {
  const game = new Game(new Rules(), { seats: '012.', first: 1 });
  game.leave(1);
  assert.equal(game.player, 2);
  assert.deepEqual(
    game.events.map((event) => event.kind),
    [EventKind.LEFT, EventKind.TURN],
  );
  game.undo();
  game.redo();
  game.leave(0);
  assert.equal(game.phase, Phase.OVER);
  assert.deepEqual([...game.state.place.slice(0, 3)], [2, 3, 1]);
  game.close();
});

test('pieces on a square', () => {
  const game = Game.at('0.1. 100,b,7,b/./b,b,b,b/. 0 roll t0s0 -');
  assert.deepEqual(game.piecesOn(0, LANE), [0]);
  assert.deepEqual(game.piecesOn(2, 7), [2]);
  assert.throws(() => game.piecesOn(0, 40), { status: Status.INVALID_ARGUMENT });
  game.close();
});

test('stop throws', () => {
  const game = new Game(new Rules(), { first: 0 });
  const stop = () => {
    game.roll(6); // not what is counted
    throw new RangeError('enough');
  };
  assert.throws(() => game.perft(255, stop), RangeError);
  assert.equal(game.steps, 1);
  game.close();
});
