import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LostPiece, nearestPieces, type SimilarPiece, similarPieces } from './nearest-pieces.ts';

const lost: LostPiece = {
  productId: 1,
  sizeMm: 17,
  lengthCm: null,
  weightGrams: 3.42,
  priceSom: 7_000_000,
};
const piece = (itemId: number, fields: Partial<SimilarPiece> = {}): SimilarPiece => ({
  ...lost,
  itemId,
  isOfSameMetal: true,
  ...fields,
});
const ids = (pieces: readonly { itemId: number }[]) => pieces.map(({ itemId }) => itemId);

describe('nearestPieces', () => {
  it('the same size comes first, then the next one; within a size the nearest weight', () => {
    const left = [
      piece(1, { sizeMm: 21 }),
      piece(2, { sizeMm: 17.5 }),
      piece(3, { weightGrams: 4 }),
      piece(4, { weightGrams: 3.4 }),
      piece(5, { productId: 2 }),
    ];
    expect(ids(nearestPieces(lost, left))).toEqual([4, 3, 2]);
  });

  it('of a lighter and a heavier piece at the same distance the older one comes first', () => {
    expect(
      ids(nearestPieces(lost, [piece(8, { weightGrams: 3.52 }), piece(7, { weightGrams: 3.32 })])),
    ).toEqual([7, 8]);
  });

  it('without sizes only the weight decides', () => {
    const left = [piece(1, { sizeMm: null, weightGrams: 9 }), piece(2, { sizeMm: null })];
    expect(ids(nearestPieces({ ...lost, sizeMm: null }, left))).toEqual([2, 1]);
  });
});

describe('similarPieces', () => {
  const similar = (offered: SimilarPiece[], from = lost, count = 3) =>
    ids(similarPieces(from, { offered, count }));

  it.each([
    [
      'of the same metal before another',
      [piece(1, { productId: 2, isOfSameMetal: false }), piece(2, { productId: 3 })],
      [2, 1],
    ],
    [
      'of the same size before the next',
      [piece(1, { productId: 2, sizeMm: 17.5 }), piece(2, { productId: 3 })],
      [2, 1],
    ],
    [
      'of the nearest price, dearer or cheaper',
      [piece(1, { productId: 2, priceSom: 9_000_000 }), piece(2, { productId: 3, priceSom: 6_500_000 })],
      [2, 1],
    ],
    ['one of each model', [piece(1, { productId: 2, priceSom: 7_000_001 }), piece(2, { productId: 2 })], [2]],
    ['never one that fits nobody who wore the lost one', [piece(1, { productId: 2, sizeMm: 18 })], []],
    ['never one without sizes', [piece(1, { productId: 2, sizeMm: null })], []],
    ['never one whose price is on request', [piece(1, { productId: 2, priceSom: null })], []],
    ['never the same model', [piece(1)], []],
  ])('%s', (_case, offered, expected) => {
    expect(similar(offered)).toEqual(expected);
  });

  it('a chain may be slightly longer or shorter', () => {
    const chain = { ...lost, sizeMm: null, lengthCm: 45 };
    const offered = [50, 51, 40].map((lengthCm, index) =>
      piece(index, { productId: 9 + index, sizeMm: null, lengthCm }),
    );
    expect(similar(offered, chain)).toEqual([0, 2]);
  });

  it('if the lost piece was priced on request, the other facts decide', () => {
    const offered = [piece(1, { productId: 2, weightGrams: 9 }), piece(2, { productId: 3 })];
    expect(similar(offered, { ...lost, priceSom: null })).toEqual([2, 1]);
  });

  it('the result does not depend on the order of the input and has at most the requested number', () => {
    const any = fc.record({
      itemId: fc.nat(1000),
      productId: fc.integer({ min: 1, max: 6 }),
      sizeMm: fc.constantFrom(16.5, 17, 17.5, 19),
      priceSom: fc.constantFrom(null, 6_000_000, 7_000_000),
      isOfSameMetal: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.uniqueArray(any, { selector: ({ itemId }) => itemId }), fc.nat(4), (drawn, count) => {
        const offered = drawn.map((fields) => piece(fields.itemId, fields));
        const one = similar(offered, lost, count);
        expect(similar(offered.toReversed(), lost, count)).toEqual(one);
        expect(one.length).toBeLessThanOrEqual(count);
      }),
    );
  });
});
