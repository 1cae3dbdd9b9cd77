import { describe, expect, it } from 'vitest';
import { hasFiscalCodes } from './fiscal-codes.ts';

const real = { ikpu: '0'.repeat(17), packageCode: '1501319' };
const demo = { ikpu: 'DEMO-rings', packageCode: 'DEMO-1' };
const none = { ikpu: null, packageCode: null };

describe('hasFiscalCodes', () => {
  it.each([
    ['OFF', real, true],
    ['OFF', none, true],
    ['REAL', real, true],
    ['REAL', { ...real, packageCode: '1' }, true],
    ['REAL', demo, false],
    ['REAL', none, false],
    ['REAL', { ...real, packageCode: null }, false],
    ['REAL', { ...real, ikpu: '0'.repeat(16) }, false],
    ['REAL', { ...real, packageCode: '1'.repeat(21) }, false],
    ['DEMO_TOO', demo, true],
    ['DEMO_TOO', real, true],
    ['DEMO_TOO', { ...demo, packageCode: null }, false],
    ['DEMO_TOO', none, false],
  ] as const)('with the rule %s and %o: %s', (rule, codes, expected) => {
    expect(hasFiscalCodes(codes, rule)).toBe(expected);
  });
});
