import { describe, expect, it } from 'vitest';
import { caratThousandths, caratWeightFrom, caratsText } from './carat.ts';
import { probeOf } from './probe.ts';
import { centimetersText, lengthFromCm, millimetersText, sizeFromMm } from './size.ts';
import { gramsText, weightFromGrams, weightMg } from './weight.ts';

describe('measures', () => {
  it('a weight is stored in whole milligrams', () => {
    expect(weightFromGrams('3.42')).toBe(3420);
    expect(gramsText(weightMg(600))).toBe('0.6');
    expect(() => weightFromGrams('0')).toThrow(RangeError);
    expect(() => weightMg(3.5)).toThrow(RangeError);
  });

  it('the weight of a stone is stored in thousandths of a carat', () => {
    expect(caratWeightFrom('0.015')).toBe(15);
    expect(caratsText(caratThousandths(1010))).toBe('1.01');
    expect(() => caratThousandths(0)).toThrow(RangeError);
  });

  it('a ring size is stored in hundredths of a millimetre and a length in millimetres', () => {
    expect(sizeFromMm('16.5')).toBe(1650);
    expect(millimetersText(sizeFromMm('17'))).toBe('17');
    expect(lengthFromCm('45')).toBe(450);
    expect(centimetersText(lengthFromCm('16.5'))).toBe('16.5');
    expect(() => sizeFromMm('0')).toThrow(RangeError);
    expect(() => lengthFromCm('-1')).toThrow(RangeError);
  });

  it('a fineness is stored in whole parts per thousand', () => {
    expect(probeOf(585)).toBe(585);
    for (const wrong of [0, 1000, 58.5]) expect(() => probeOf(wrong)).toThrow(RangeError);
  });
});
