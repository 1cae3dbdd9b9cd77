import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StarCounts, summarize } from './rating-summary.ts';

const some = fc.nat({ max: 5_000 });
const anyStars: fc.Arbitrary<StarCounts> = fc.tuple(some, some, some, some, some);

describe('summarize', () => {
  it('has an average exactly if there are reviews', () => {
    expect(summarize([0, 0, 0, 0, 0])).toEqual({ count: 0, averageTenths: null });
    expect(summarize([0, 0, 0, 1, 3])).toEqual({ count: 4, averageTenths: 48 });
    expect(summarize([0, 0, 0, 1, 1])).toEqual({ count: 2, averageTenths: 45 });
    expect(summarize([0, 1, 0, 0, 3])).toEqual({ count: 4, averageTenths: 43 });
  });

  it('the average is between the worst and the best review', () => {
    const written = anyStars.filter((stars) => stars.some((count) => count > 0));
    fc.assert(
      fc.property(written, (stars) => {
        const { averageTenths } = summarize(stars);
        const given = stars.flatMap((number, index) => (number > 0 ? [index + 1] : []));
        expect(averageTenths).toBeGreaterThanOrEqual(Math.min(...given) * 10);
        expect(averageTenths).toBeLessThanOrEqual(Math.max(...given) * 10);
      }),
    );
  });

  it('the average never falls with another five-star review', () => {
    fc.assert(
      fc.property(anyStars, ([one, two, three, four, five]) => {
        const before = summarize([one, two, three, four, five]).averageTenths ?? 0;
        expect(summarize([one, two, three, four, five + 1]).averageTenths).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
