import { describe, expect, it } from 'vitest';
import { formulaPrices } from '#domain/pricing/metal-formula.ts';
import { centimetersText, millimetersText } from '#domain/units/size.ts';
import { readModels } from './demo/models.ts';
import { needsReport } from './demo/piece-stones.ts';
import { makePieces } from './demo/pieces.ts';
import type { Piece } from './demo/piece.ts';
import { valuesOfSet } from './demo/size-sets.ts';

const models = readModels();
const pieces = makePieces(models);
const of = (artikul: string): Piece[] => pieces.filter(({ model }) => model.artikul === artikul);
const available = (artikul: string): Piece[] =>
  of(artikul).filter(({ stock }) => stock.state === 'AVAILABLE');
const share = (matches: (piece: Piece) => boolean): number =>
  (pieces.filter(matches).length / pieces.length) * 100;

describe('the pieces of the demo', () => {
  it('are the same each time they are created', () => {
    expect(makePieces(readModels())).toEqual(pieces);
  });

  it('have serial numbers that increase by one to three', () => {
    const serials = pieces.map(({ serialNumber }) => Number(serialNumber.replace('ZR-', '')));
    const steps = serials.slice(1).map((serial, index) => serial - (serials[index] ?? 0));
    expect(new Set(steps)).toEqual(new Set([1, 2, 3]));
    expect(pieces.map(({ id }) => id)).toEqual(pieces.map((_, index) => index + 1));
  });

  it('have different weights within the range of the model, higher in a larger size', () => {
    for (const model of models) {
      const own = of(model.artikul);
      expect(new Set(own.map(({ weight }) => weight)).size).toBe(own.length);
      expect(
        own.every(({ weight }) => weight >= model.lightest && weight <= model.heaviest && weight % 10 === 0),
      ).toBe(true);
      const sized = own
        .filter(({ size }) => size.position !== null)
        .toSorted((one, other) => one.weight - other.weight);
      const positions = sized.map(({ size }) => size.position ?? 0);
      expect(positions).toEqual(positions.toSorted((one, other) => one - other));
    }
  });

  it('have sizes of the set of their model', () => {
    const sized = pieces.filter(({ model }) => model.sizeSet !== 'LETTER' && model.sizeSet !== '-');
    for (const { model, size } of sized) {
      const values = [
        ...(size.size === null ? [] : [millimetersText(size.size)]),
        ...(size.length === null ? [] : [centimetersText(size.length)]),
      ];
      expect(values).toHaveLength(1);
      expect(valuesOfSet(model.sizeSet)).toContain(values[0]);
    }
    const unsized = pieces.filter(({ model }) => model.sizeSet === '-');
    expect(
      unsized.every(({ size }) => size.size === null && size.length === null && size.letter === null),
    ).toBe(true);
    expect(of('ZR-072').every(({ size }) => size.letter !== null && size.size === null)).toBe(true);
  });

  it('have the price of the formula, before a reduction', () => {
    for (const { model, weight, stones, price } of pieces) {
      if (price === null) continue;
      const metal = model.metal === 'silver' || model.metal === 'platinum' ? model.metal : 'gold';
      const formula = formulaPrices({ metal, probe: model.probe, make: model.make, weight, stones });
      expect(price.oldSom ?? price.b2cSom).toBe(formula?.b2cSom);
      expect(price.b2bSom).toBe(formula?.b2bSom);
      expect(price.b2bSom).toBeLessThan(price.b2cSom);
    }
  });

  it('are reduced in 14 models of 120, by 8 to 15 %, never with a laboratory report', () => {
    const reduced = pieces.filter(({ price }) => price !== null && price.oldSom !== null);
    expect(new Set(reduced.map(({ model }) => model.artikul)).size).toBe(14);
    for (const { price, stones } of reduced) {
      const percent = 100 - ((price?.b2cSom ?? 0) / (price?.oldSom ?? 1)) * 100;
      // prices are multiples of 10 000, so a cheap piece may differ slightly from its percentage
      expect(percent).toBeGreaterThan(7);
      expect(percent).toBeLessThanOrEqual(15);
      expect(stones.some(needsReport)).toBe(false);
    }
  });

  it('are distributed over stores and states as the plan defines', () => {
    expect(share(({ stock }) => stock.state === 'AVAILABLE')).toBeCloseTo(86, -1);
    expect(share(({ stock }) => stock.state === 'RESERVED')).toBeGreaterThan(3.5);
    expect(share(({ stock }) => stock.state === 'RESERVED')).toBeLessThan(6.5);
    expect(share(({ stock }) => stock.state === 'SOLD')).toBeLessThan(8);
    expect(share(({ stock }) => stock.state === 'WITHDRAWN')).toBeLessThan(4.5);
    expect(share(({ stock }) => stock.store !== null)).toBeGreaterThan(52);
    expect(share(({ stock }) => stock.arrivesInDays !== null)).toBeGreaterThan(3);
    expect(share(({ stock }) => stock.receivedDaysAgo <= 7)).toBeGreaterThan(8);
    expect(share(({ stock }) => stock.receivedDaysAgo <= 7)).toBeLessThan(12);
    expect(Math.max(...pieces.map(({ stock }) => stock.receivedDaysAgo))).toBeLessThanOrEqual(400);
  });

  it('vary in their main stone and never in the small ones', () => {
    const grades = new Set(
      of('ZR-017')
        .concat(of('ZR-018'), of('ZR-019'))
        .map(({ stones }) => stones[0]?.grade),
    );
    expect(grades.size).toBeGreaterThan(2);
    for (const { model, stones } of pieces) {
      for (const [index, stone] of stones.entries()) {
        const nominal = model.stones[index]?.weight ?? 0;
        const isVaried = index === 0 && nominal >= 250;
        expect(stone.weight ?? 0).toBeGreaterThanOrEqual(nominal);
        expect(stone.weight ?? 0).toBeLessThanOrEqual(isVaried ? nominal * 1.06 : nominal);
      }
    }
  });
});

describe('the demo has the edge cases of a real shop:', () => {
  it('a model sold out, one with a last piece, one whose cheapest piece is reserved', () => {
    expect(available('ZR-077')).toEqual([]);
    expect(available('ZR-066')).toHaveLength(1);
    const cheapest = of('ZR-003').toSorted(
      (one, other) => (one.price?.b2cSom ?? 0) - (other.price?.b2cSom ?? 0),
    )[0];
    expect(cheapest?.stock.state).toBe('RESERVED');
    const soldOut = models.filter(({ artikul }) => artikul !== 'ZR-077' && available(artikul).length === 0);
    expect(soldOut).toEqual([]);
  });

  it('twelve pieces of twelve sizes, the smallest and the largest ring', () => {
    expect(new Set(of('ZR-028').map(({ size }) => size.size)).size).toBe(12);
    const sizes = pieces.map(({ size }) => size.size);
    expect(sizes).toContain(1550);
    expect(sizes).toContain(2150);
  });

  it('a price on request, the cheapest stud and the most expensive ring', () => {
    expect(of('ZR-084').every(({ price }) => price === null)).toBe(true);
    const prices = pieces.flatMap(({ price }) => (price === null ? [] : [price.b2cSom]));
    expect(Math.min(...prices)).toBe(270_000);
    expect(Math.max(...prices)).toBeGreaterThan(140_000_000);
    expect(Math.max(...prices)).toBeLessThan(165_000_000);
  });

  it('a pendant of 0.60 g, a chain of 41.8 g, stones without stated facts', () => {
    const weights = pieces.map(({ weight }) => weight);
    expect(Math.min(...weights)).toBe(600);
    expect(Math.max(...weights)).toBe(41_800);
    expect(
      pieces.some(({ stones }) => stones.some(({ weight, color }) => weight === null && color === null)),
    ).toBe(true);
  });

  it('letters of both alphabets, and a laboratory-grown diamond among natural ones', () => {
    const letters = of('ZR-072').map(({ size }) => size.letter);
    expect(letters).toEqual(expect.arrayContaining(['Oʻ', 'Gʻ', 'Sh', 'Ch', 'Ж', 'Ш']));
    expect(of('ZR-024').every(({ stones }) => stones[0]?.origin === 'lab-grown')).toBe(true);
  });
});
