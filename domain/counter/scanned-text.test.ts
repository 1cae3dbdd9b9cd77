import { describe, expect, it } from 'vitest';
import { certificateId } from '../catalog/certificate-id.ts';
import { inOtherLayout } from '../search/keyboard-layout.ts';
import { fiscalUrl, namesIn, readFiscalCode, serialsOf } from './scanned-text.ts';

describe('serialsOf', () => {
  it('a serial number is found in any case and in the other keyboard layout', () => {
    expect(serialsOf(' zr-001017 ')).toEqual(['ZR-001017', 'ЯК-001017']);
    expect(serialsOf('як-001017')).toContain('ZR-001017');
  });
});

describe('the names in a scanned text', () => {
  const certificate = certificateId(2026, 101);
  const address = `https://zarona.uz/uz/certificate/${certificate}?from=tag`;
  // a scanner sends keys: in the Russian layout the key of a slash types a full stop
  const inRussianLayout = (text: string) =>
    Array.from(text, (sign) => ({ '/': '.', '?': ',' })[sign] ?? inOtherLayout(sign)).join('');

  it.each([
    ['a serial number', 'zr-001017', 'ZR-001017'],
    ['in the Russian layout', 'як-001017', 'ZR-001017'],
    ['at the end of an address', 'https://zarona.uz/pieces/ZR-001017', 'ZR-001017'],
  ])('are %s', (_, scanned, serial) => expect(namesIn(scanned).serials).toContain(serial));

  it.each([
    ['the number of a certificate', certificate.toLowerCase()],
    ['in the Russian layout', inRussianLayout(certificate)],
    ['at the end of the address of a label', address],
    ['of an address in the Russian layout', inRussianLayout(address)],
  ])('are %s', (_, scanned) => expect(namesIn(scanned).certificates).toContain(certificate));
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
