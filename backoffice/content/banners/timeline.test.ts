import { describe, expect, it } from 'vitest';
import { barOf, monthsOf, nowLeft } from './timeline.ts';

const now = new Date('2026-11-28T07:00:00Z');

describe('the time line of periods', () => {
  it('cuts a period at the edges and marks that it continues', () => {
    expect(barOf({ activeFrom: null, activeTo: null }, now)).toEqual({
      left: 0,
      width: 100,
      opens: true,
      closes: true,
    });
    const bar = barOf({ activeFrom: now.toISOString(), activeTo: '2026-12-05T07:00:00Z' }, now);
    expect(bar).toMatchObject({ left: nowLeft, opens: false, closes: false });
    expect(bar?.width).toBeCloseTo(nowLeft);
  });

  it('omits periods that ended more than a week ago, or begin after its end', () => {
    expect(barOf({ activeFrom: null, activeTo: '2026-11-20T07:00:00Z' }, now)).toBeUndefined();
    expect(barOf({ activeFrom: '2027-03-01T00:00:00Z', activeTo: null }, now)).toBeUndefined();
  });

  it('labels the months that begin in it, by Tashkent time', () => {
    expect(monthsOf(now).map(({ day }) => day)).toEqual([
      '2026-11-30T19:00:00.000Z',
      '2026-12-31T19:00:00.000Z',
      '2027-01-31T19:00:00.000Z',
    ]);
  });
});
