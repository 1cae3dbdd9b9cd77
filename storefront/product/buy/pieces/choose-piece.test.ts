import { describe, expect, it } from 'vitest';
import { choosePiece, readWish, sizesOf, writeWish, type ChoosablePiece } from './choose-piece.ts';
import { nearestByWeight, nearestSizes } from './nearest-pieces.ts';

const piece = (serial: string, facts: Partial<ChoosablePiece>): ChoosablePiece => ({
  serial,
  size: 17,
  weight: 3.42,
  price: 7_270_000,
  state: 'AVAILABLE',
  resizable: '1',
  ...facts,
});

const pieces = [
  piece('ZR-16', { size: 16, weight: 3.1, price: 6_650_000 }),
  piece('ZR-17', { weight: 3.42, price: 7_270_000 }),
  piece('ZR-17-heavy', { weight: 3.51, price: 7_440_000 }),
  piece('ZR-17-sold', { weight: 3.3, price: 7_020_000, state: 'SOLD' }),
  piece('ZR-17.5-held', { size: 17.5, weight: 3.5, price: 7_400_000, state: 'RESERVED' }),
  piece('ZR-18.5', { size: 18.5, weight: 3.63, price: 7_670_000, resizable: 'none' }),
];
const chosen = (search: string) => choosePiece(pieces, readWish(new URLSearchParams(search)));

it('the address of a choice is parsed back to the same choice', () => {
  for (const wish of [
    { piece: 'ZR-001842', size: null },
    { piece: null, size: 17.5 },
  ])
    expect(readWish(new URLSearchParams(writeWish(wish)))).toEqual(wish);
});

describe('the piece that a product page shows', () => {
  it.each([
    ['', 16, 'ZR-16'],
    ['size=17', 17, 'ZR-17'],
    ['size=17,5', 17.5, undefined],
    ['size=25', 16, 'ZR-16'],
    ['size=big', 16, 'ZR-16'],
    ['piece=ZR-17-heavy', 17, 'ZR-17-heavy'],
    ['piece=ZR-17-sold', 17, 'ZR-17-sold'],
    ['piece=ZR-17-heavy&size=17', 17, 'ZR-17-heavy'],
    ['piece=ZR-17-heavy&size=16', 16, 'ZR-16'],
    ['piece=ZR-unknown', 16, 'ZR-16'],
  ])('for ?%s has the size %s: %s', (search, size, serial) => {
    const choice = chosen(search);
    expect(choice.size).toBe(size);
    expect(choice.piece?.serial).toBe(serial);
  });

  it('is null if every piece is sold', () => {
    const sold = [piece('ZR-1', { state: 'SOLD' })];
    expect(choosePiece(sold, { piece: null, size: null })).toEqual({ size: null, piece: null });
  });

  it('prefers a piece with a price to one on request', () => {
    const some = [piece('ZR-1', { price: null }), piece('ZR-2', { price: 9_000_000 })];
    expect(choosePiece(some, { piece: null, size: null }).piece?.serial).toBe('ZR-2');
  });
});

describe('a size without a piece for sale', () => {
  it('stays in the list of sizes', () => {
    expect(sizesOf(pieces)).toEqual([
      { size: 16, isBuyable: true },
      { size: 17, isBuyable: true },
      { size: 17.5, isBuyable: false },
      { size: 18.5, isBuyable: true },
    ]);
  });

  it('suggests the nearest sizes with their price difference, and whether they can be resized', () => {
    expect(nearestSizes(pieces, 17.5)).toEqual([
      { size: 17, serial: 'ZR-17', price: 7_270_000, difference: -130_000, canBeResized: true },
      { size: 18.5, serial: 'ZR-18.5', price: 7_670_000, difference: 270_000, canBeResized: false },
    ]);
  });
});

describe('a piece that was sold in the meantime', () => {
  it('is replaced by the one nearest in weight of the same size', () => {
    expect(nearestByWeight(pieces, piece('ZR-17-sold', { weight: 3.3 }))?.serial).toBe('ZR-17');
  });

  it('is replaced by another size if its own has none left', () => {
    expect(nearestByWeight(pieces, piece('ZR-17.5-held', { size: 17.5, weight: 3.5 }))?.serial).toBe(
      'ZR-17-heavy',
    );
  });

  it('has no replacement if it was the last one', () => {
    expect(nearestByWeight([], piece('ZR-1', {}))).toBeNull();
  });
});
