import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNetworkTurns, type NetworkTurns } from './network-turns.ts';

let turns: NetworkTurns;
let inside: { name: string; leave: () => void }[];
let refused: string[];
beforeEach(() => {
  vi.useFakeTimers();
  turns = createNetworkTurns({ inFlight: 2, queued: 2, patienceMs: 5_000 });
  [inside, refused] = [[], []];
});
afterEach(() => vi.useRealTimers());

const enter = (name: string) =>
  turns.enter(name, (leave) => (leave === null ? refused.push(name) : inside.push({ name, leave })));
const leaveFirst = () => inside.shift()?.leave();

describe('of a network', () => {
  it('two go on, two wait, and more are turned away; another network does not wait for them', () => {
    for (let count = 0; count < 5; count += 1) enter('a');
    enter('b');
    expect(inside.map(({ name }) => name)).toEqual(['a', 'a', 'b']);
    expect(refused).toEqual(['a']);
  });

  it('who waits goes on when another has left, however often that one says so', () => {
    for (let count = 0; count < 4; count += 1) enter('a');
    const [first] = inside;
    first?.leave();
    first?.leave();
    expect(inside).toHaveLength(3);
    for (let count = 0; count < 3; count += 1) leaveFirst();
    expect(inside).toHaveLength(1);
    enter('a');
    expect(inside).toHaveLength(2);
  });

  it('who waited five seconds is turned away', () => {
    for (let count = 0; count < 3; count += 1) enter('a');
    vi.advanceTimersByTime(5_000);
    expect(refused).toEqual(['a']);
    leaveFirst();
    expect(inside).toHaveLength(1);
  });

  it('who has gone takes nobody’s turn', () => {
    for (let count = 0; count < 2; count += 1) enter('a');
    const giveUp = enter('a');
    enter('a');
    giveUp();
    leaveFirst();
    expect(inside).toHaveLength(2);
    vi.advanceTimersByTime(5_000);
    expect(refused).toEqual([]);
  });
});

it('of a network two go on at a time while others come, and more when they have gone', () => {
  turns = createNetworkTurns({ inFlight: 5, besideOthers: 2, queued: 20, patienceMs: 5_000 });
  enter('b');
  leaveFirst();
  for (let count = 0; count < 8; count += 1) enter('a');
  expect(inside).toHaveLength(2);
  leaveFirst();
  expect(inside).toHaveLength(2);
  vi.advanceTimersByTime(1_000);
  leaveFirst();
  expect(inside).toHaveLength(5);
  enter('b');
  expect(inside.at(-1)?.name).toBe('b');
  for (let count = 0; count < 3; count += 1) leaveFirst();
  // two of the first network, and the other
  leaveFirst();
  expect(inside.filter(({ name }) => name === 'a')).toHaveLength(2);
});
