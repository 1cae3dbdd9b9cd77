import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OfferedPiece, type Wish, allocatePieces, cartRules, fits, hasKey } from './allocate-pieces.ts';
import { nearestPieces } from './nearest-pieces.ts';
import { lineKey } from './line-key.ts';
import { noOptions, optionsText } from './line-options.ts';

function piece(itemId: number, facts: Partial<OfferedPiece> = {}): OfferedPiece {
  return {
    itemId,
    productId: 1,
    sizeMm: 17,
    lengthCm: null,
    probe: 585,
    weightGrams: 3,
    priceSom: 1_000_000,
    isFree: true,
    isHeld: false,
    isEngravable: true,
    ...facts,
  };
}

const anyRing = '1___17___585';
const wish = (facts: Partial<Wish> = {}): Wish => ({
  key: anyRing,
  itemId: null,
  quantity: 1,
  options: noOptions,
  ...facts,
});
const engraved = { engraving: { text: 'Anvar', lettering: 'CLASSIC' }, gift: null } as const;
const ids = (pieces: readonly OfferedPiece[] | undefined) => pieces?.map(({ itemId }) => itemId);

describe('allocatePieces', () => {
  it('a line without a weight takes the cheapest piece', () => {
    const [line] = allocatePieces([wish()], [piece(1, { priceSom: 3 }), piece(2, { priceSom: 2 })]);
    expect(ids(line?.pieces)).toEqual([2]);
    expect(line).toMatchObject({ state: 'OK', maxQuantity: 2 });
  });

  it('the chosen piece is preferred to a cheaper one', () => {
    const [line] = allocatePieces(
      [wish({ itemId: 1 })],
      [piece(1, { priceSom: 3 }), piece(2, { priceSom: 2 })],
    );
    expect(ids(line?.pieces)).toEqual([1]);
  });

  it('pieces held by the cart are preferred to all others', () => {
    const [line] = allocatePieces([wish({ itemId: 1 })], [piece(1), piece(2, { isHeld: true })]);
    expect(ids(line?.pieces)).toEqual([2]);
  });

  it('a line with a weight gets its piece even if another line comes first', () => {
    const light = piece(1, { weightGrams: 3, priceSom: 1 });
    const heavy = piece(2, { weightGrams: 4, priceSom: 2 });
    const lines = allocatePieces([wish(), wish({ key: lineKey(light) })], [light, heavy]);
    expect(lines.map((line) => ids(line.pieces))).toEqual([[2], [1]]);
  });

  it('a line with fewer pieces than requested is REDUCED, without any it is UNAVAILABLE', () => {
    const lines = allocatePieces(
      [wish({ quantity: 3 }), wish({ key: '1___18___585' })],
      [piece(1), piece(2)],
    );
    expect(lines.map(({ state, maxQuantity }) => [state, maxQuantity])).toEqual([
      ['REDUCED', 2],
      ['UNAVAILABLE', 0],
    ]);
  });

  it('a piece with price on request is never allocated', () => {
    const [line] = allocatePieces([wish()], [piece(1, { priceSom: null })]);
    expect(line?.state).toBe('UNAVAILABLE');
  });

  it('for a lost piece the nearest by weight are offered, those of the same size first', () => {
    const lost = piece(1, { isFree: false, weightGrams: 3.42 });
    const pieces = [
      lost,
      piece(2, { weightGrams: 3.9 }),
      piece(3, { weightGrams: 3.5 }),
      piece(4, { weightGrams: 3.42, sizeMm: 18 }),
      piece(5, { weightGrams: 3, productId: 2 }),
    ];
    const [line] = allocatePieces([wish({ key: lineKey(lost), itemId: 1 })], pieces);
    expect(ids(line?.nearest)).toEqual([3, 2, 4]);
  });

  it('chains of different lengths are not interchangeable', () => {
    const chain = piece(1, { sizeMm: null, lengthCm: 45 });
    expect(hasKey(chain, '1___45___585')).toBe(true);
    expect(hasKey(chain, '1___50___585')).toBe(false);
    expect(ids(nearestPieces({ ...chain, weightGrams: 3 }, [chain]))).toEqual([1]);
  });

  it('an engraved line gets, and is offered, only pieces that can be engraved', () => {
    const pieces = [piece(1, { isEngravable: false, priceSom: 1 }), piece(2, { priceSom: 2 })];
    const [one] = allocatePieces([wish({ options: engraved })], pieces);
    expect([ids(one?.pieces), one?.maxQuantity]).toEqual([[2], 1]);
    const [none] = allocatePieces([wish({ options: engraved, itemId: 1 })], pieces.slice(0, 1));
    expect(none).toMatchObject({ state: 'UNAVAILABLE', maxQuantity: 0, nearest: [] });
  });

  it('at equal prices a plain line leaves pieces that can be engraved to an engraved line', () => {
    const pieces = [piece(1), piece(2, { isEngravable: false })];
    const lines = allocatePieces([wish(), wish({ options: engraved })], pieces);
    expect(lines.map((line) => ids(line.pieces))).toEqual([[2], [1]]);
  });

  it('of two lines with one key each gets the piece it chose, even while both are held', () => {
    const wishes = [wish({ itemId: 2 }), wish({ itemId: 1, options: engraved })];
    for (const isHeld of [false, true]) {
      const lines = allocatePieces(wishes, [piece(1, { isHeld }), piece(2, { isHeld })]);
      expect(lines.map((line) => ids(line.pieces))).toEqual([[2], [1]]);
    }
    const [first] = allocatePieces([wish(), wish({ itemId: 1, options: engraved })], [piece(1), piece(2)]);
    expect(ids(first?.pieces)).toEqual([2]);
  });
});

const anyPieces = fc.uniqueArray(
  fc.record({
    itemId: fc.integer({ min: 1, max: 40 }),
    productId: fc.integer({ min: 1, max: 2 }),
    sizeMm: fc.constantFrom(17, 18, null),
    lengthCm: fc.constant(null),
    probe: fc.constantFrom(585, 750),
    weightGrams: fc.constantFrom(3, 3.5),
    priceSom: fc.option(fc.integer({ min: 1, max: 9 }), { freq: 5 }),
    isFree: fc.boolean(),
    isHeld: fc.constant(false),
    isEngravable: fc.boolean(),
  }),
  { selector: (each) => each.itemId, maxLength: 30 },
);
const anyWishes = fc.uniqueArray(
  fc.record({
    key: fc
      .record({
        productId: fc.integer({ min: 1, max: 2 }),
        sizeMm: fc.constantFrom(17, 18, null),
        probe: fc.constantFrom(585, 750),
        weightGrams: fc.constantFrom(null, 3, 3.5),
      })
      .map(lineKey),
    itemId: fc.option(fc.integer({ min: 1, max: 40 })),
    quantity: fc.integer({ min: 1, max: 12 }),
    options: fc.constantFrom(noOptions, engraved),
  }),
  { selector: (each) => each.key + optionsText(each.options), maxLength: 12 },
);

describe('allocatePieces, for any cart and stock', () => {
  it('no piece is in two lines, and every piece fits its line, is free and has a price', () => {
    fc.assert(
      fc.property(anyWishes, anyPieces, (wishes, pieces) => {
        const lines = allocatePieces(wishes, pieces);
        const all = lines.flatMap((line) => line.pieces);
        expect(new Set(ids(all)).size).toBe(all.length);
        for (const [index, line] of lines.entries()) {
          for (const each of line.pieces) {
            expect(fits(wishes[index] ?? wish(), each) && each.isFree && each.priceSom !== null).toBe(true);
          }
        }
      }),
    );
  });

  it('a line never gets more pieces than requested, than 10, or than available', () => {
    fc.assert(
      fc.property(anyWishes, anyPieces, (wishes, pieces) => {
        for (const [index, line] of allocatePieces(wishes, pieces).entries()) {
          expect(line.pieces.length).toBeLessThanOrEqual(
            Math.min(wishes[index]?.quantity ?? 0, line.maxQuantity),
          );
          expect(line.maxQuantity).toBeLessThanOrEqual(cartRules.piecesPerLine);
        }
      }),
    );
  });

  it('a line stays empty only if no fitting piece is left', () => {
    fc.assert(
      fc.property(anyWishes, anyPieces, (wishes, pieces) => {
        const lines = allocatePieces(wishes, pieces);
        const taken = new Set(ids(lines.flatMap((line) => line.pieces)));
        for (const [index, line] of lines.entries()) {
          if (line.state === 'OK' || line.pieces.length === cartRules.piecesPerLine) continue;
          const left = pieces.filter(
            (each) =>
              each.isFree &&
              each.priceSom !== null &&
              !taken.has(each.itemId) &&
              fits(wishes[index] ?? wish(), each),
          );
          expect(left).toEqual([]);
        }
      }),
    );
  });
});
