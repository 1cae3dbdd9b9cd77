import { describe, expect, it } from 'vitest';
import { isReservedAddress } from './page-address.ts';

describe('isReservedAddress', () => {
  it.each(['catalog', 'admin', 'api', 'uz', 'ring-moments'])('%s is reserved', (slug) => {
    expect(isReservedAddress(slug)).toBe(true);
  });
  it.each(['gift-cards', 'catalogue', 'moments-of-joy', 'uzbekistan'])('%s is free', (slug) => {
    expect(isReservedAddress(slug)).toBe(false);
  });
});
