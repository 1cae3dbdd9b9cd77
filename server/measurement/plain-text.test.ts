import { describe, expect, it } from 'vitest';
import { plainMessage, plainTerm } from './plain-text.ts';

describe('a search that is written down', () => {
  it('is one line in small letters', () => {
    expect(plainTerm('  Кольцо \n Ласточка ')).toBe('кольцо ласточка');
    expect(plainTerm('ZR-001842')).toBe('zr-001842');
    expect(plainTerm('585 17,5')).toBe('585 17,5');
  });

  it.each([
    '+998 90 123-45-67',
    '901234567',
    '8600 0000 0000 0001',
    'dilnoza@example.uz',
    '(90) 123.45.67',
    ' ',
  ])('is left out when it may name somebody: %s', (typed) => {
    expect(plainTerm(typed)).toBeUndefined();
  });
});

describe('an error that is written down', () => {
  it('loses the query of every address it names', () => {
    expect(plainMessage('Failed to fetch /checkout/success?order=1&token=secret (x)')).toBe(
      'Failed to fetch /checkout/success (x)',
    );
  });

  it('is left out when it may name somebody', () => {
    expect(plainMessage('no such phone +998901234567')).toBeUndefined();
  });
});
