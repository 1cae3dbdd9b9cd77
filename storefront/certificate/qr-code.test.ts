import { describe, expect, it } from 'vitest';
import { pathOf, qrCode } from './qr-code.ts';
import { errorCorrection } from './reed-solomon.ts';

const bytesOf = (hex: string) => hex.split(' ').map((byte) => Number.parseInt(byte, 16));

describe('a QR code', () => {
  it('has the error correction of the standard’s own example', () => {
    const data = bytesOf('10 20 0C 56 61 80 EC 11 EC 11 EC 11 EC 11 EC 11');
    expect(errorCorrection(data, 10)).toEqual(bytesOf('A5 24 D4 C1 ED 36 C7 87 2C 55'));
  });

  it('is as large as its text needs', () => {
    const sides = [14, 26, 42, 62, 84, 106].map((bytes) => qrCode('x'.repeat(bytes)).length);
    expect(sides).toEqual([21, 25, 29, 33, 37, 41]);
    expect(() => qrCode('x'.repeat(107))).toThrow(RangeError);
  });

  // read back once by two other programs
  it('of an address is the one that cameras read', () => {
    const modules = qrCode('ZC-2026-000101');
    expect(modules.map((row) => row.map((dark) => (dark ? '#' : '·')).join(''))).toMatchInlineSnapshot(`
      [
        "#######·##··#·#######",
        "#·····#··#·##·#·····#",
        "#·###·#····##·#·###·#",
        "#·###·#·####··#·###·#",
        "#·###·#·#···#·#·###·#",
        "#·····#·##··#·#·····#",
        "#######·#·#·#·#######",
        "········###··········",
        "#···#·###···######··#",
        "·#·#·#··#·##····#·###",
        "#·###·#·#·##·#·##·##·",
        "#··##··##·##···#·#··#",
        "·#····##·#··#··#···#·",
        "········#··#·#####··#",
        "#######·####···##··#·",
        "#·····#···#····#·#··#",
        "#·###·#·##··#····#···",
        "#·###·#···##·####·###",
        "#·###·#··#·#···####··",
        "#·····#··#·#···###···",
        "#######·#·#·#····#··#",
      ]
    `);
  });

  it('is drawn as one path of dark runs', () => {
    expect(
      pathOf([
        [true, true, false],
        [false, false, true],
      ]),
    ).toBe('M0 0h2v1h-2zM2 1h1v1h-1z');
  });
});
