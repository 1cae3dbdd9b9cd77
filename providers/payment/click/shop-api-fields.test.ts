import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWhole, readFields, signedAt, somOf } from './shop-api-fields.ts';

const whole = {
  click_trans_id: '123456',
  service_id: '777',
  click_paydoc_id: '55',
  merchant_trans_id: 'A-1001',
  merchant_prepare_id: '42',
  amount: '1500000.00',
  action: '1',
  error: '0',
  error_note: 'Success',
  sign_time: '2026-01-15 10:00:30',
  sign_string: 'f5756c2a2fb0c21a7982923f999a852a',
};
const read = (fields: Partial<typeof whole> = {}) =>
  readFields(new URLSearchParams({ ...whole, ...fields }).toString());

describe('somOf', () => {
  it.each([
    ['1000', 1000],
    ['1000.0', 1000],
    ['1000.00', 1000],
    ['1000.01', 1000],
    ['999.99', 1000],
    ['0.995', 1],
    ['1000.0100000001', undefined],
    ['-1000.00', undefined],
    ['-0.001', undefined],
    ['1000.02', undefined],
    ['999.98', undefined],
    ['1000.5', undefined],
    ['500000000.00', 500_000_000],
    ['999999999999999.99', 1_000_000_000_000_000],
  ])('%s is %s soʻm', (amount, expected) => {
    expect(somOf(amount)).toBe(expected);
  });

  it('whole soʻm are unchanged, however many zeros follow the decimal point', () => {
    const amount = fc.property(fc.integer({ min: 0 }), fc.integer({ min: 0, max: 10 }), (sum, zeros) =>
      Object.is(somOf(`${sum}${zeros === 0 ? '' : '.'}${'0'.repeat(zeros)}`), sum),
    );
    expect(() => fc.assert(amount)).not.toThrow();
  });
});

describe('isWhole and readFields', () => {
  it('a call is complete if it has every field of the protocol', () => {
    expect(isWhole(read())).toBe(true);
    expect(isWhole(read({ action: '0', merchant_prepare_id: '' }))).toBe(true);
  });

  it.each(Object.keys(whole).filter((name) => name !== 'error_note'))(
    'a call without %s is incomplete',
    (name) => {
      expect(isWhole(read({ [name]: '' }))).toBe(false);
    },
  );

  it.each([
    { amount: '1e6' },
    { amount: '--5' },
    { amount: '1 000' },
    { amount: '1000,00' },
    { amount: 'NaN' },
    { click_trans_id: '12a' },
    { click_trans_id: '9'.repeat(20) },
    { merchant_prepare_id: '9'.repeat(20) },
    { merchant_trans_id: 'A\u0000' },
    { error: 'no' },
  ])('a call with %o is refused', (fields) => {
    expect(isWhole(read(fields))).toBe(false);
  });

  it('a field is read unchanged, and the first of two', () => {
    expect(readFields('amount=1000.0&sign_time=2026-01-15+10%3A00%3A30&amount=2').amount).toBe('1000.0');
    expect(readFields('sign_time=2026-01-15+10%3A00%3A30').sign_time).toBe('2026-01-15 10:00:30');
  });

  it('the sign time is in Tashkent; an invalid one is replaced by the current time', () => {
    const now = new Date('2026-04-08T07:00:00Z');
    expect(signedAt('2026-01-15 10:00:30', now)).toEqual(new Date('2026-01-15T05:00:30Z'));
    expect(signedAt('yesterday', now)).toEqual(now);
    expect(signedAt('2026-13-45 10:00:30', now)).toEqual(now);
  });
});
