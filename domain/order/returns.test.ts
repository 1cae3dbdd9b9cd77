import { expect, it } from 'vitest';
import { isReturnable, mayReturn } from './returns.ts';

it('an engraved piece cannot be returned, any other can', () => {
  expect(isReturnable({ engraving: { text: 'Anvar', lettering: 'PLAIN' } })).toBe(false);
  expect(isReturnable({ engraving: null })).toBe(true);
});

it('a piece can be returned for ten days; a faulty one at any time, engraved or not', () => {
  const deliveredAt = new Date('2026-04-08T07:00:00Z');
  const day = (count: number) => new Date(deliveredAt.getTime() + count * 24 * 60 * 60 * 1000);
  const plain = { returnable: true, deliveredAt, returnDays: 10, isFaulty: false };
  expect(mayReturn(plain, day(10))).toEqual({ ok: true });
  expect(mayReturn(plain, day(10.01))).toEqual({ ok: false, why: 'TOO_LATE' });
  expect(mayReturn({ ...plain, returnDays: 14 }, day(14))).toEqual({ ok: true });
  expect(mayReturn({ ...plain, returnable: false }, day(1))).toEqual({ ok: false, why: 'ENGRAVED' });
  expect(mayReturn({ ...plain, returnable: false, isFaulty: true }, day(90))).toEqual({ ok: true });
});
