import { describe, expect, it } from 'vitest';
import { checkHandoverCode, needsHandoverCode } from './hand-over.ts';

describe('hand-over codes', () => {
  it.each([
    ['DELIVERY', 5_000_000, true],
    ['DELIVERY', 4_999_999, false],
    ['PICKUP', 90_000_000, false],
  ] as const)('%s for %i soʻm needs a code: %s', (kind, totalSom, needed) => {
    expect(needsHandoverCode({ kind, totalSom }, 5_000_000)).toBe(needed);
  });

  it('the right code is accepted; no code is needed if the order has none', () => {
    expect(checkHandoverCode({ code: '004217', typed: '004217', tries: 4 })).toEqual({ ok: true });
    expect(checkHandoverCode({ code: null, typed: undefined, tries: 0 })).toEqual({ ok: true });
  });

  it('a required code is refused without one, and locked after five wrong tries, even for the right code', () => {
    expect(checkHandoverCode({ code: '004217', typed: undefined, tries: 0 })).toEqual({
      ok: false,
      why: 'NEEDED',
    });
    expect(checkHandoverCode({ code: '004217', typed: '111111', tries: 0 })).toEqual({
      ok: false,
      why: 'WRONG',
      triesLeft: 4,
    });
    expect(checkHandoverCode({ code: '004217', typed: '111111', tries: 4 })).toMatchObject({ triesLeft: 0 });
    expect(checkHandoverCode({ code: '004217', typed: '004217', tries: 5 })).toEqual({
      ok: false,
      why: 'LOCKED',
    });
  });
});
