import { describe, expect, it } from 'vitest';
import type { PieceStone } from '#contract/admin/stock/stone.ts';
import { emptyStone, formOfStone, isCount, isMeasure, typedStones } from './stone-form.ts';

const diamond: PieceStone = {
  kind: 'diamond',
  nameUz: 'Brilliant',
  nameRu: 'Бриллиант',
  nameEn: 'Diamond',
  origin: 'natural',
  shape: 'round',
  count: 7,
  isMain: true,
  caratWeight: 0.03,
  sizeMm: null,
  color: 'G',
  clarity: 'VS',
  cut: null,
  treatment: null,
  polish: null,
  symmetry: null,
  fluorescence: null,
  lengthMm: null,
  widthMm: null,
  depthMm: null,
  depthPercent: 61.5,
  tablePercent: null,
};

describe('the form of stones', () => {
  it('sends an unchanged stone as it was loaded', () => {
    const { nameUz, nameRu, nameEn, ...facts } = diamond;
    expect(nameUz + nameRu + nameEn).not.toBe('');
    expect(typedStones([formOfStone(diamond)])).toEqual([facts]);
  });

  it('parses a comma, and omits empty fields', () => {
    const typed = { ...emptyStone, kind: 'ruby', shape: 'oval', count: '2', caratWeight: '0,25', color: ' ' };
    expect(typedStones([typed])).toMatchObject([
      { kind: 'ruby', shape: 'oval', count: 2, caratWeight: 0.25, color: null, sizeMm: null, isMain: false },
    ]);
  });

  it('accepts whole numbers of stones; a measure may be empty', () => {
    expect([isCount('1'), isCount('0'), isCount('1.5'), isCount('')]).toEqual([true, false, false, false]);
    expect([isMeasure(''), isMeasure('0,3'), isMeasure('x')]).toEqual([true, true, false]);
  });
});
