import { formulaPrices } from '#domain/pricing/metal-formula.ts';
import { percentOf, roundSomUp, som } from '#domain/units/som.ts';
import type { WeightMg } from '#domain/units/weight.ts';
import { type Random, mulberry32 } from '../random.ts';
import { endWeights, everySizeOnce, onRequest, sampleClarity, withEdgeCases } from './edge-cases.ts';
import type { Model } from './model.ts';
import { type PieceStone, drawStones } from './piece-stones.ts';
import { type Season, planSeason } from './season.ts';
import { type PieceSize, drawSizes } from './size-sets.ts';
import { drawStock } from './stock.ts';
import { drawWeights } from './weights.ts';
import type { Piece, PiecePrice } from './piece.ts';

const firstSerial = 1000;

/** Returns all pieces of the shop by the rules of catalogue-plan 2, model by model, with ids and increasing serial numbers. */
export function makePieces(models: readonly Model[]): Piece[] {
  const season = planSeason(models);
  const pieces: Piece[] = [];
  let serial = firstSerial;
  for (const model of models) {
    const random = mulberry32(7919 * model.index);
    const drafts = drawPieces(model, season, random).map((draft, index) => {
      serial += random.whole(1, 3);
      return {
        ...draft,
        id: pieces.length + index + 1,
        serialNumber: `ZR-${String(serial).padStart(6, '0')}`,
      };
    });
    pieces.push(...withEdgeCases(model.artikul, drafts));
  }
  return pieces;
}

type Draft = Omit<Piece, 'id' | 'serialNumber'>;

function drawPieces(model: Model, season: Season, random: Random): Draft[] {
  const percent = season.reductions.get(model.artikul) ?? null;
  const hallmark = random.next() < 0.6 ? 'state' : 'maker';
  const isRhodiumPlated = model.metal === 'white' && random.next() < 0.8;
  const sizes = drawSizes(model.sizeSet, model.pieceCount, {
    random,
    eachOnce: model.artikul === everySizeOnce,
  });
  const measured = shuffled(pairWeights(model, sizes, random), random);
  return measured.map(({ size, weight }, index) => {
    const nominal = index === 0 ? (sampleClarity[model.artikul] ?? null) : null;
    const stones = drawStones(model, nominal, random);
    const stock = drawStock(season.novelties.has(model.artikul), random);
    const price = priceOf({ model, weight, stones, percent });
    return { model, size, weight, stones, stock, price, isRhodiumPlated, hallmark };
  });
}

interface Measured {
  size: PieceSize;
  weight: WeightMg;
}

function pairWeights(model: Model, sizes: readonly PieceSize[], random: Random): Measured[] {
  const ends = endWeights[model.artikul] ?? {};
  const weights = drawWeights({ lightest: model.lightest, heaviest: model.heaviest, ...ends }, sizes, random);
  if (ends.lightest !== undefined) weights[0] = ends.lightest;
  if (ends.heaviest !== undefined) weights[weights.length - 1] = ends.heaviest;
  return sizes.flatMap((size, index) => {
    const weight = weights[index];
    return weight === undefined ? [] : [{ size, weight }];
  });
}

/** Pieces are numbered in the order in which they leave the workshop, not by size. */
function shuffled<T>(values: readonly T[], random: Random): T[] {
  return values
    .map((value) => ({ value, place: random.next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ value }) => value);
}

interface Priced {
  model: Model;
  weight: WeightMg;
  stones: readonly PieceStone[];
  percent: number | null;
}

function priceOf({ model, weight, stones, percent }: Priced): PiecePrice | null {
  if (model.artikul === onRequest) return null;
  const { metal: mix, probe, make } = model;
  const metal = mix === 'silver' || mix === 'platinum' ? mix : 'gold';
  const prices = formulaPrices({ metal, probe, make, weight, stones });
  if (prices === null) throw new Error(`${model.artikul} has a stone without a rate`);
  if (percent === null) return { ...prices, oldSom: null };
  // rounded up to 10 000 like every price, in favor of the shop's margin
  const reduced = roundSomUp(som(prices.b2cSom - percentOf(prices.b2cSom, percent)), 10_000);
  return { ...prices, b2cSom: reduced, oldSom: prices.b2cSom };
}
