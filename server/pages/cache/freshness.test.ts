import { describe, expect, it } from 'vitest';
import { afterChange, freshnessOf, stateAt } from './freshness.ts';

const lifetimeMs = 300_000;
/** A page rendered at 0 and changed with `kind` at `at`: its state a moment before and at each of these instants. */
const states = (kind: Parameters<typeof afterChange>[1], at: number, instants: number[]) => {
  const freshness = afterChange(freshnessOf(0, lifetimeMs), kind, at);
  return instants.map((now) => stateAt(freshness, now));
};

describe('how long a cached page may be shown', () => {
  it('without a change: for its lifetime, rendered again during the last tenth', () => {
    const freshness = freshnessOf(0, lifetimeMs);
    expect([0, 269_999, 270_000, 299_999, 300_000].map((now) => stateAt(freshness, now))).toEqual([
      'fresh',
      'fresh',
      'stale',
      'stale',
      'over',
    ]);
  });

  it('after a sale: for 5 s more, while it is rendered again', () => {
    expect(states('stale', 20_000, [20_000, 24_999, 25_000])).toEqual(['stale', 'stale', 'over']);
  });

  it('after a sale just after its rendering: rendered again at the earliest 5 s after it', () => {
    expect(states('stale', 2_000, [2_000, 4_999, 5_000, 6_999, 7_000])).toEqual([
      'fresh',
      'fresh',
      'stale',
      'stale',
      'over',
    ]);
  });

  it('after a change of counts: for a minute', () => {
    expect(states('counts', 20_000, [69_999, 70_000, 79_999, 80_000])).toEqual([
      'fresh',
      'stale',
      'stale',
      'over',
    ]);
  });

  it('after a price change: not at all, unless the page is younger than 5 s', () => {
    expect(states('price', 20_000, [20_000])).toEqual(['over']);
    expect(states('price', 2_000, [2_000, 4_999, 5_000])).toEqual(['fresh', 'fresh', 'over']);
  });

  it('after a deletion: not at all', () => {
    expect(states('gone', 1, [1])).toEqual(['over']);
  });

  it('a later change never extends the time that an earlier one allowed', () => {
    const first = afterChange(freshnessOf(0, lifetimeMs), 'stale', 20_000);
    expect(afterChange(first, 'stale', 24_000).showUntil).toBe(25_000);
    expect(afterChange(first, 'counts', 24_000).showUntil).toBe(25_000);
  });
});
