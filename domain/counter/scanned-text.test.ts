import { describe, expect, it } from 'vitest';
import { fiscalUrl, readFiscalCode, serialsOf } from './scanned-text.ts';

describe('serialsOf', () => {
  it('a serial number is found in any case and in the other keyboard layout', () => {
    expect(serialsOf(' zr-001017 ')).toEqual(['ZR-001017', 'ЯК-001017']);
    expect(serialsOf('як-001017')).toContain('ZR-001017');
  });
});

describe('the QR code of a fiscal receipt (BO-40)', () => {
  const url = 'https://ofd.soliq.uz/check?t=UZ210317228263&r=2013&c=20260408120355&s=123456789012';
  const code = {
    terminal: 'UZ210317228263',
    number: '2013',
    issuedAt: new Date('2026-04-08T07:03:55Z'),
    sign: '123456789012',
  };

  it('has four fields', () => {
    expect(readFiscalCode(url)).toEqual(code);
    expect(fiscalUrl(code)).toBe(url);
  });

  it('is read even if the scanner types in the Russian layout', () => {
    expect(
      readFiscalCode('реезыЖ..щавюыщдшйюгя.срусл,е=ГЯ210317228263?к=2013?с=20260408120355?ы=123456789012'),
    ).toEqual(code);
  });

  it.each([
    ['a serial number', 'ZR-001017'],
    ['a receipt without its fiscal sign', 'https://ofd.soliq.uz/check?t=UZ1&r=2013&c=20260408120355'],
    ['a receipt with an impossible date', 'https://ofd.soliq.uz/check?t=UZ1&r=2013&c=20261408120355&s=1'],
    ['a receipt whose number is not a number', 'https://ofd.soliq.uz/check?t=UZ1&r=x&c=20260408120355&s=1'],
  ])('is refused: %s', (_what, text) => {
    expect(readFiscalCode(text)).toBeNull();
  });
});
