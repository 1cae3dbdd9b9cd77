import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { certificateId } from '#domain/catalog/certificate-id.ts';
import { pathOf, qrCode, type Modules } from './qr-code.ts';

const scale = 4;
const quietZone = 4;

/** Decodes the code as a camera would: the path that the certificate's page draws, painted in pixels with its quiet zone. */
function scan(modules: Modules): string {
  const side = (modules.length + 2 * quietZone) * scale;
  const data = new Uint8Array(side * side * 3).fill(255);
  for (const [, x, y, width] of pathOf(modules).matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    const left = (Number(x) + quietZone) * scale;
    const top = (Number(y) + quietZone) * scale;
    for (let row = top; row < top + scale; row += 1)
      data.fill(0, (row * side + left) * 3, (row * side + left + Number(width) * scale) * 3);
  }
  return decodeQR({ width: side, height: side, data }, { timeLimit: 5_000 });
}

/** The two copies of the level's bits in the format information: the first two modules of row 8, unmasked (ISO/IEC 18004, 7.9.1). */
const levelOf = (modules: Modules): number =>
  ((Number(modules[8]?.[0]) << 1) | Number(modules[8]?.[1])) ^ 0b10;

describe('the QR code of a certificate', () => {
  // sides are 17 + 4 × version modules; a version holds 14, 26, 42, 62, 84, 106 bytes at level M
  it.each([
    [1, 'ZC-2026-000101'],
    [2, `http://localhost:3000/cert`],
    [3, `https://zarona.uz/certificate/${certificateId(2026, 101)}`.slice(0, 42)],
    [4, `https://www.zarona.uz/uz/certificate/${certificateId(2026, 999_999)}`.padEnd(62, '-')],
    [5, `https://zarona.example/uz/certificate/${'ў'.repeat(20)}`],
    [6, `https://${'staging-'.repeat(6)}zarona.uz/uz/certificate/${certificateId(2026, 101)}`],
    [7, `https://${'staging-'.repeat(8)}zarona.uz/uz/certificate/${certificateId(2026, 101)}`],
    [10, `https://${'staging-'.repeat(20)}zarona.uz/certificate/1`],
  ])('of version %i is decoded to its text, with error correction M', (version, text) => {
    const modules = qrCode(text);
    expect(modules).toHaveLength(17 + 4 * version);
    expect(levelOf(modules)).toBe(0b00);
    expect(scan(modules)).toBe(text);
  });

  it('is decoded with nine modules in its middle inverted', () => {
    const text = `https://zarona.uz/certificate/${certificateId(2026, 101)}`;
    const modules = qrCode(text);
    const middle = Math.floor(modules.length / 2);
    const damaged = modules.map((row, y) =>
      row.map((dark, x) => (Math.abs(x - middle) <= 1 && Math.abs(y - middle) <= 1 ? !dark : dark)),
    );
    expect(scan(damaged)).toBe(text);
  });

  it('is drawn as a single path of dark runs', () => {
    expect(
      pathOf([
        [true, true, false],
        [false, false, true],
      ]),
    ).toBe('M0 0h2v1h-2zM2 1h1v1h-1z');
  });
});
