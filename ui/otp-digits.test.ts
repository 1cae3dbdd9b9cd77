import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pastedDigits, typedDigits } from './otp-digits.ts';

const length = 6;

describe('a one-time code', () => {
  it.each([
    ['', '123456', 0, '123456'],
    ['12', '3456', 2, '123456'],
    ['999999', '12', 2, '991299'],
    ['1', '2345678', 1, '234567'],
    ['12', '9', 0, '92'],
    ['12345', '678', 5, '123456'],
  ])('%j takes the paste of %j into box %i: %j', (value, pasted, at, code) => {
    expect(pastedDigits({ value, at, pasted, length })).toBe(code);
  });

  it.each([
    '12345a',
    '123 456',
    ' 123456',
    '123-456',
    '123456\n',
    '１２３４５６',
    '٣٤٥٦٧٨',
    '-12345',
    '1e5',
    '',
  ])('does not take the paste of %j, of which not every character is a digit', (pasted) => {
    expect(pastedDigits({ value: '12', at: 2, pasted, length })).toBeNull();
  });

  const boxes = fc.stringMatching(/^\d{0,6}$/);

  it('takes any paste of digits, at most one a box', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d+$/), boxes, (pasted, value) => {
        expect(pastedDigits({ value, at: value.length, pasted, length })).toMatch(/^\d{1,6}$/);
      }),
    );
  });

  it('takes no paste with anything else in it', () => {
    const others = fc.string({ minLength: 1 }).filter((text) => /\D/.test(text));
    fc.assert(
      fc.property(others, boxes, (pasted, value) => {
        expect(pastedDigits({ value, at: value.length, pasted, length })).toBeNull();
      }),
    );
  });

  it('is typed digit by digit', () => {
    expect(typedDigits('1', length)).toBe('1');
    expect(typedDigits('', length)).toBe('');
    expect(typedDigits('1234567', length)).toBe('123456');
    expect(typedDigits('12a', length)).toBeNull();
  });
});
