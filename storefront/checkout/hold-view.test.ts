import { describe, expect, it } from 'vitest';
import { afterRefusal, type HoldRefusal, viewHold } from './hold-view.ts';

const now = new Date('2026-04-08T07:00:00Z');
const hold = { expiresAt: '2026-04-08T07:04:30.000Z', extendable: true, pieces: 10 };

describe('the hold that the checkout shows', () => {
  it('has its remaining time by the shop’s clock, and the number of pieces held', () => {
    expect(viewHold({ hold, count: 12 }, now)).toEqual({
      kind: 'HELD',
      until: '2026-04-08T07:04:30.000Z',
      secondsLeft: 270,
      canExtend: true,
      pieces: 10,
      wanted: 12,
      canHoldMore: false,
    });
  });

  it('can include pieces that were added later, up to ten', () => {
    const canHoldMore = (pieces: number, count: number) =>
      viewHold({ hold: { ...hold, pieces }, count }, now);
    expect(canHoldMore(1, 2)).toMatchObject({ canHoldMore: true });
    expect(canHoldMore(2, 2)).toMatchObject({ canHoldMore: false });
    expect(canHoldMore(9, 12)).toMatchObject({ canHoldMore: true });
  });

  it('never has a negative remaining time', () => {
    expect(viewHold({ hold, count: 1 }, new Date('2026-04-08T08:00:00Z'))).toMatchObject({ secondsLeft: 0 });
  });

  it('can begin if a piece is free', () => {
    expect(viewHold({ hold: null, count: 1 }, now)).toEqual({ kind: 'NONE', canHold: true });
    expect(viewHold({ hold: null, count: 0 }, now)).toEqual({ kind: 'NONE', canHold: false });
  });

  it('is refused until an instant after too many holds, while there is none', () => {
    const limit: HoldRefusal = { kind: 'LIMIT', againAt: '2026-04-08T07:30:00.000Z' };
    const [held, none] = [viewHold({ hold, count: 1 }, now), viewHold({ hold: null, count: 1 }, now)];
    expect(afterRefusal(limit, none)).toEqual(limit);
    expect(afterRefusal(limit, held)).toBe(held);
    expect(afterRefusal(null, none)).toBe(none);
  });
});
