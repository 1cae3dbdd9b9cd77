import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificateId, checkCharacters, readCertificateId } from './certificate-id.ts';

const ids = fc.integer({ min: 0, max: 999_999 }).map((number) => certificateId(2026, number));

describe('certificate ids', () => {
  it('an id has the check characters of ISO 7064 MOD 1271-36', () => {
    expect(checkCharacters('ISO79')).toBe('3W');
    expect(certificateId(2026, 101)).toMatch(/^ZC-2026-000101-[0-9A-Z]{2}$/);
    expect(() => certificateId(2026, 1_000_000)).toThrow(RangeError);
    expect(() => checkCharacters('ж')).toThrow(RangeError);
  });

  it('an id is read in any case, with spaces around and without hyphens', () => {
    const id = certificateId(2026, 101);
    expect(readCertificateId(` ${id.toLowerCase()} `)).toEqual({ ok: true, id });
    expect(readCertificateId(id.replaceAll('-', ''))).toEqual({ ok: true, id });
    expect(readCertificateId('ZC-2026-101')).toEqual({ ok: false, reason: 'FORM' });
  });

  it.each([
    ['Russian letters', (id: string) => id.replace('ZC', 'зс')],
    ['spaces for hyphens', (id: string) => id.replaceAll('-', ' ')],
    ['long dashes', (id: string) => id.replaceAll('-', ' – ')],
    ['the number sign', (id: string) => `№ ${id}`],
    ['letters for digits', (id: string) => id.replace('2026-000101', '2O26-OOOl0I')],
    ['no letters before the digits', (id: string) => id.slice(3)],
  ])('an id is read with %s', (_what, type) => {
    const id = certificateId(2026, 101);
    expect(readCertificateId(type(id))).toEqual({ ok: true, id });
  });

  it('the number of another laboratory is not an id of the shop', () => {
    for (const typed of ['', 'GIA 2141438171', 'ZC', 'ZC-2026-000101-', 'Ж'.repeat(14)])
      expect(readCertificateId(typed)).toEqual({ ok: false, reason: 'FORM' });
  });

  it('every wrong character is detected', () => {
    const characters = fc.integer({ min: 0, max: 9 }).map(String);
    fc.assert(
      fc.property(ids, fc.integer({ min: 3, max: 13 }), characters, (id, position, wrong) => {
        fc.pre(id.charAt(position) !== '-' && id.charAt(position) !== wrong);
        const typed = `${id.slice(0, position)}${wrong}${id.slice(position + 1)}`;
        expect(readCertificateId(typed)).toEqual({ ok: false, reason: 'CHECK' });
      }),
    );
  });

  it('two swapped neighbors are detected, including check characters', () => {
    fc.assert(
      fc.property(ids, fc.integer({ min: 3, max: 15 }), (id, position) => {
        const [left, right] = [id.charAt(position), id.charAt(position + 1)];
        fc.pre(left !== right && left !== '-' && right !== '-');
        const typed = `${id.slice(0, position)}${right}${left}${id.slice(position + 2)}`;
        expect(readCertificateId(typed)).toEqual({ ok: false, reason: 'CHECK' });
      }),
    );
  });
});
