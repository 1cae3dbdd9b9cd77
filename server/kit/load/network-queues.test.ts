import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNetworkQueues, type NetworkQueues } from './network-queues.ts';

let queues: NetworkQueues;
let inside: { name: string; leave: () => void }[];
let refused: string[];
beforeEach(() => {
  vi.useFakeTimers();
  queues = createNetworkQueues({ inFlight: 2, queued: 2, maxWaitMs: 5_000 });
  [inside, refused] = [[], []];
});
afterEach(() => vi.useRealTimers());

const enter = (name: string) =>
  queues.enter(name, (leave) => (leave === null ? refused.push(name) : inside.push({ name, leave })));
const leaveFirst = () => inside.shift()?.leave();

describe('requests of one network', () => {
  it('two run, two wait, and more are refused; another network does not wait for them', () => {
    for (let count = 0; count < 5; count += 1) enter('a');
    enter('b');
    expect(inside.map(({ name }) => name)).toEqual(['a', 'a', 'b']);
    expect(refused).toEqual(['a']);
  });

  it('a waiting request starts when another one has left, even if that one leaves repeatedly', () => {
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

  it('a request that waited five seconds is refused', () => {
    for (let count = 0; count < 3; count += 1) enter('a');
    vi.advanceTimersByTime(5_000);
    expect(refused).toEqual(['a']);
    leaveFirst();
    expect(inside).toHaveLength(1);
  });

  it('a request that was aborted takes no turn', () => {
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

it('two requests of a network run at a time while other networks send requests, more when they have stopped', () => {
  const contended = { inFlight: 2, crowdedFrom: 20, restTimes: 3 };
  queues = createNetworkQueues({ inFlight: 5, contended, queued: 20, maxWaitMs: 5_000 });
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
  // two of the first network, and the other one
  leaveFirst();
  expect(inside.filter(({ name }) => name === 'a')).toHaveLength(2);
});

describe('a crowded network while others send requests', () => {
  beforeEach(() => {
    const contended = { inFlight: 2, crowdedFrom: 3, restTimes: 3 };
    queues = createNetworkQueues({ inFlight: 5, contended, queued: 20, maxWaitMs: 5_000 });
  });
  const counts = () => ({
    a: inside.filter(({ name }) => name === 'a').length,
    b: inside.filter(({ name }) => name === 'b').length,
  });
  const leave = (name: string) => {
    const at = inside.findIndex((one) => one.name === name);
    inside.splice(at, 1)[0]?.leave();
  };

  it('runs one request at a time, then pauses three times as long as it took; another network waits for neither', () => {
    enter('b');
    for (let count = 0; count < 12; count += 1) enter('a');
    expect(counts()).toEqual({ a: 2, b: 1 });
    leave('a');
    expect(counts()).toEqual({ a: 1, b: 1 });
    vi.advanceTimersByTime(10);
    leave('a');
    vi.advanceTimersByTime(29);
    enter('b');
    expect(counts()).toEqual({ a: 0, b: 2 });
    vi.advanceTimersByTime(1);
    expect(counts()).toEqual({ a: 1, b: 2 });
  });

  it('pauses at most a tenth of a second, and not at all once few requests wait or others have stopped', () => {
    enter('b');
    for (let count = 0; count < 7; count += 1) enter('a');
    leave('a');
    vi.advanceTimersByTime(900);
    leave('a');
    vi.advanceTimersByTime(99);
    expect(counts().a).toBe(0);
    vi.advanceTimersByTime(1);
    expect(counts().a).toBe(5);
    expect(refused).toEqual([]);
  });

  it('shares the pause with other crowded networks', () => {
    for (const name of ['a', 'b']) for (let count = 0; count < 12; count += 1) enter(name);
    while (counts().a > 1) leave('a');
    while (counts().b > 1) leave('b');
    vi.advanceTimersByTime(200);
    expect(counts()).toEqual({ a: 1, b: 1 });
    vi.advanceTimersByTime(10);
    const [first] = inside;
    if (first) leave(first.name);
    vi.advanceTimersByTime(100);
    expect(counts()).toEqual({ a: 1, b: 1 });
  });

  it('does not include a network with a much shorter queue than the longest', () => {
    enter('b');
    for (let count = 0; count < 18; count += 1) enter('a');
    for (let count = 0; count < 5; count += 1) enter('b');
    expect(counts()).toEqual({ a: 2, b: 2 });
    vi.advanceTimersByTime(50);
    leave('b');
    leave('b');
    expect(counts().b).toBe(2);
  });
});
