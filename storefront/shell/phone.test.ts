import { describe, expect, it } from 'vitest';
import { formatPhone, toUzbekPhone } from './phone.ts';

describe('a phone number as people write it', () => {
  it.each([
    '901234567',
    '90 123-45-67',
    '+998 (90) 123 45 67',
    '998901234567',
    '8 90 1234567',
    '+998901234567',
  ])('%s is accepted', (typed) => {
    expect(toUzbekPhone(typed)).toBe('+998901234567');
  });

  it.each(['', '12345', '+7 912 345 67 89', 'девяносто', '9012345678901'])('%s is refused', (typed) => {
    expect(toUzbekPhone(typed)).toBeNull();
  });

  it('is shown in groups', () => {
    expect(formatPhone('+998901234567')).toBe('+998\u00A090\u00A0123\u00A045\u00A067');
  });
});
