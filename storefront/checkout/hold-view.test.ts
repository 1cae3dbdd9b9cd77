import { describe, expect, it } from 'vitest';
import { viewHold } from './hold-view.ts';

const now = new Date('2026-04-08T07:00:00Z');
const hold = { expiresAt: '2026-04-08T07:04:30.000Z', extendable: true, pieces: 10 };

describe('what the checkout says of its hold', () => {
  it('is how long it lasts by the shop’s clock, and how many of the pieces it keeps', () => {
    expect(viewHold({ hold, count: 12 }, { refusedFor: null, now })).toEqual({
      kind: 'HELD',
      until: '2026-04-08T07:04:30.000Z',
      secondsLeft: 270,
      canExtend: true,
      pieces: 10,
      wanted: 12,
    });
  });

  it('is never less than nothing', () => {
    const late = new Date('2026-04-08T08:00:00Z');
    expect(viewHold({ hold, count: 1 }, { refusedFor: null, now: late })).toMatchObject({ secondsLeft: 0 });
  });

  it('is when another may begin after too many', () => {
    expect(viewHold({ hold: null, count: 1 }, { refusedFor: 1800, now })).toEqual({
      kind: 'LIMIT',
      againAt: '2026-04-08T07:30:00.000Z',
    });
    expect(viewHold({ hold: null, count: 0 }, { refusedFor: null, now })).toEqual({ kind: 'NONE' });
  });
});
