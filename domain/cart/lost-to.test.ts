import { describe, expect, it } from 'vitest';
import { lossOf } from './lost-to.ts';

const [soon, later] = [new Date('2026-04-08T07:12:00Z'), new Date('2026-04-08T07:30:00Z')];
const sold = { isReserved: false, expiresAt: null };
const ordered = { isReserved: true, expiresAt: null };
const paying = { isReserved: true, expiresAt: later };

describe('lossOf', () => {
  it.each([
    ['was sold', [sold], { to: 'SOLD', mayReturnAt: null }],
    ['no longer exists', [], { to: 'SOLD', mayReturnAt: null }],
    ['belongs to an order that does not expire', [sold, ordered], { to: 'ORDERED', mayReturnAt: null }],
    ['is being paid for', [ordered, paying, sold], { to: 'PAYING', mayReturnAt: later }],
    [
      'is being paid for by two buyers, the first of whom has less time left',
      [paying, { isReserved: true, expiresAt: soon }],
      { to: 'PAYING', mayReturnAt: soon },
    ],
  ])('%s', (_case, pieces, loss) => {
    expect(lossOf(pieces)).toEqual(loss);
  });
});
