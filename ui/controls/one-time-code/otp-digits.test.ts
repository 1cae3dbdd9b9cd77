import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFinished, pastedDigits, typedDigits } from './otp-digits.ts';

const length = 6;

describe('a one-time code', () => {
  it.each([
    ['', '123456', 0, '123456'],
    ['12', '3456', 2, '123456'],
    ['999999', '12', 2, '991299'],
    ['1', '2345678', 1, '234567'],
    ['12', '9', 0, '92'],
    ['12345', '678', 5, '123456'],
  ])('%j after pasting %j into box %i is %j', (value, pasted, at, code) => {
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
  ])('refuses the paste of %j, in which not every character is a digit', (pasted) => {
    expect(pastedDigits({ value: '12', at: 2, pasted, length })).toBeNull();
  });

  const boxes = fc.stringMatching(/^\d{0,6}$/);

  it('accepts any paste of digits, at most one per box', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d+$/), boxes, (pasted, value) => {
        expect(pastedDigits({ value, at: value.length, pasted, length })).toMatch(/^\d{1,6}$/);
      }),
    );
  });

  it('refuses a paste with anything other than digits', () => {
    const withoutDigits = fc.string({ minLength: 1 }).filter((text) => /\D/.test(text));
    fc.assert(
      fc.property(withoutDigits, boxes, (pasted, value) => {
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

describe('a code is complete', () => {
  it.each([
    ['by its last digit', '12345', '123456', true],
    ['by all of its digits at once', '', '123456', true],
    ['by another code in place of a wrong one', '111111', '123456', true],
    ['by another last digit', '123455', '123456', true],
    ['not by a digit on the way', '1234', '12345', false],
    ['not by one corrected digit of six', '123456', '193456', false],
  ])('%s', (_how, before, after, expected) => {
    expect(isFinished({ before, after, length: 6 })).toBe(expected);
  });
});
