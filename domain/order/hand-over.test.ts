import { describe, expect, it } from 'vitest';
import { checkHandOverCode, needsHandOverCode, usualCodeFromSom } from './hand-over.ts';

describe('the code of a hand-over', () => {
  it.each([
    ['DELIVERY', 5_000_000, true],
    ['DELIVERY', 4_999_999, false],
    ['PICKUP', 90_000_000, false],
  ] as const)('by %s for %i soʻm: %s', (kind, totalSom, needed) => {
    expect(needsHandOverCode({ kind, totalSom }, usualCodeFromSom)).toBe(needed);
  });

  it('opens with the right code, and with none where there is none', () => {
    expect(checkHandOverCode({ code: '004217', typed: '004217', tries: 4 })).toEqual({ ok: true });
    expect(checkHandOverCode({ code: null, typed: undefined, tries: 0 })).toEqual({ ok: true });
  });

  it('is asked for, counted and locked after five wrong ones, also for the right one', () => {
    expect(checkHandOverCode({ code: '004217', typed: undefined, tries: 0 })).toEqual({
      ok: false,
      why: 'NEEDED',
    });
    expect(checkHandOverCode({ code: '004217', typed: '111111', tries: 0 })).toEqual({
      ok: false,
      why: 'WRONG',
      triesLeft: 4,
    });
    expect(checkHandOverCode({ code: '004217', typed: '111111', tries: 4 })).toMatchObject({ triesLeft: 0 });
    expect(checkHandOverCode({ code: '004217', typed: '004217', tries: 5 })).toEqual({
      ok: false,
      why: 'LOCKED',
    });
  });
});
