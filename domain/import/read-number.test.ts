import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactSteps, readDecimal, somOf } from './read-number.ts';

const shown = (text: string, mark?: ',' | '.') => {
  const answer = readDecimal(text, mark ?? null);
  return answer.ok ? Number(answer.value.digits) / 10 ** answer.value.scale : answer.code;
};

describe('readDecimal', () => {
  it.each([
    ['3,42', 3.42],
    ['3.42', 3.42],
    ['1 234,50', 1234.5],
    ['1\u00a0234,50', 1234.5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['7 100 000', 7_100_000],
    ['1,234,567', 1_234_567],
    ['-5', -5],
  ])('reads %s', (text, number) => {
    expect(shown(text)).toBe(number);
  });

  it('a single comma separates thousands only if the mapping says so', () => {
    expect(shown('1,234')).toBe(1.234);
    expect(shown('1,234', '.')).toBe(1234);
    expect(shown('1.234', ',')).toBe(1234);
  });

  it.each(['', 'abc', '3,4,2', '12.34.56', '3,42 г', '1e5', '--5', '1,23,456.7'])('refuses %j', (text) => {
    expect(shown(text)).toBe('NOT_A_NUMBER');
  });

  it('returns every price and weight unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.constantFrom(',', '.'), (thousandths, mark) => {
        const text = `${Math.floor(thousandths / 1000)}${mark}${String(thousandths % 1000).padStart(3, '0')}`;
        const answer = readDecimal(text, null);
        expect(answer.ok && exactSteps(answer.value, { of: 1n, by: 1n }, 3)).toEqual({
          ok: true,
          value: thousandths,
        });
      }),
    );
  });
});

describe('conversions', () => {
  const decimal = (text: string) => {
    const answer = readDecimal(text, '.');
    if (!answer.ok) throw new Error(text);
    return answer.value;
  };

  it('is exact or refused: 0.23 ct are 46 mg, and 0.001 ct is not a whole milligram', () => {
    const carat = { of: 1n, by: 5n };
    expect(exactSteps(decimal('0.23'), carat, 3)).toEqual({ ok: true, value: 46 });
    expect(exactSteps(decimal('0.001'), carat, 3)).toMatchObject({ ok: false, code: 'TOO_FINE' });
  });

  it('converts dollars to soʻm, rounded up to 10 000', () => {
    const dollars = { rate: decimal('12150'), step: 10_000 };
    expect(somOf(decimal('326'), dollars)).toEqual({ ok: true, value: 3_970_000 });
    expect(somOf(decimal('0.01'), dollars)).toEqual({ ok: true, value: 10_000 });
    expect(somOf(decimal('-1'), dollars)).toMatchObject({ ok: false, code: 'OUT_OF_RANGE' });
  });
});
