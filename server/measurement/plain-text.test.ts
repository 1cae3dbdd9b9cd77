import { describe, expect, it } from 'vitest';
import { plainMessage, plainTerm } from './plain-text.ts';

describe('a stored search', () => {
  it('is one line in lower case', () => {
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
  ])('is left out if it may identify a person: %s', (typed) => {
    expect(plainTerm(typed)).toBeUndefined();
  });
});

describe('a stored error message', () => {
  it('loses the query string of every address in it', () => {
    expect(plainMessage('Failed to fetch /checkout/success?order=1&token=secret (x)')).toBe(
      'Failed to fetch /checkout/success (x)',
    );
  });

  it('is left out if it may identify a person', () => {
    expect(plainMessage('no such phone +998901234567')).toBeUndefined();
  });
});
