import { describe, expect, it } from 'vitest';
import { classifyScan } from './scanned.ts';

const serials = ['ZR-001017', 'ZR-001323'];

describe('a scan', () => {
  it('marks a piece of this order', () => {
    expect(classifyScan(' zr-001017\n', serials, new Set())).toEqual({ kind: 'ticked', serial: 'ZR-001017' });
  });

  it('marks it once', () => {
    expect(classifyScan('ZR-001017', serials, new Set(['ZR-001017'])).kind).toBe('twice');
  });

  it('refuses the piece of another order', () => {
    expect(classifyScan('ZR-009999', serials, new Set()).kind).toBe('wrong');
  });
});
