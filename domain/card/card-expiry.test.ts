import { describe, expect, it } from 'vitest';
import { expiryState } from './card-expiry.ts';

describe('the expiry of a card', () => {
  it.each([
    ['04/26', '2026-04-30', 'EXPIRES_SOON'],
    ['04/26', '2026-05-01', 'EXPIRED'],
    ['05/26', '2026-04-01', 'EXPIRES_SOON'],
    ['06/26', '2026-04-30', 'VALID'],
    ['01/27', '2026-12-15', 'EXPIRES_SOON'],
    ['12/26', '2027-01-01', 'EXPIRED'],
    ['12/39', '2026-04-08', 'VALID'],
  ] as const)('%s is on %s %s', (expiry, today, state) => {
    expect(expiryState(expiry, today)).toBe(state);
  });
});
