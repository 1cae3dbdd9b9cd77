import { type WeightMg, weightFromGrams } from '#domain/units/weight.ts';
import type { Piece } from './piece.ts';

// Edge cases that random data would not reliably contain (catalogue-plan 14), by artikul.

/** One piece of each size of the set. */
export const everySizeOnce = 'ZR-028';
/** The price is on request: a handmade necklace of 18 g gold. */
export const onRequest = 'ZR-084';
/** Named and described in Uzbek and Russian only. */
export const withoutEnglish = 'ZR-070';
/** Rings that a banner can show by one of their pieces: such a piece is in the first store, and its price is not reduced. */
export const heroes: readonly string[] = ['ZR-001', 'ZR-005'];
export const soldOut = 'ZR-077';

const lastOne = 'ZR-066';
const cheapestReserved = 'ZR-003';
const withdrawn = 'ZR-004';

/** Weights that must occur: 0.60 g, 41.8 g, and the one that makes the cheapest piece cost 270 000 soʻm. */
export const endWeights: Readonly<Record<string, { lightest?: WeightMg; heaviest?: WeightMg }>> = {
  'ZR-061': { lightest: weightFromGrams('1.61') },
  'ZR-110': { heaviest: weightFromGrams('41.8') },
  'ZR-119': { lightest: weightFromGrams('0.6') },
};

/** The clarity in the sample report of catalogue-plan 11, which describes the first piece of the model. */
export const sampleClarity: Readonly<Record<string, string>> = {
  'ZR-017': 'VS2',
  'ZR-018': 'VVS2',
  'ZR-021': 'VVS1',
  'ZR-022': 'VS1',
  'ZR-024': 'VS1',
  'ZR-025': 'VS2',
  'ZR-058': 'VS2',
};

/** Adjusts the random pieces of one model to its edge cases. */
export function withEdgeCases(artikul: string, pieces: readonly Piece[]): Piece[] {
  const stated = pieces.map((piece, index) => ({
    ...piece,
    stock: { ...piece.stock, ...stateOf(artikul, piece, index) },
  }));
  if (artikul === cheapestReserved) return reserveCheapest(stated);
  if (heroes.includes(artikul)) return showHero(stated);
  if (artikul === soldOut || stated.some(({ stock }) => stock.state === 'AVAILABLE')) return stated;
  return stated.map((piece, index) =>
    index === 0 ? { ...piece, stock: { ...piece.stock, state: 'AVAILABLE' } } : piece,
  );
}

function stateOf(artikul: string, piece: Piece, index: number): Partial<Piece['stock']> {
  if (artikul === soldOut) return { state: 'SOLD', arrivesInDays: null };
  if (artikul === lastOne) return { state: index === 0 ? 'AVAILABLE' : 'SOLD', arrivesInDays: null };
  if (artikul === onRequest) return { state: 'AVAILABLE' };
  if (artikul in sampleClarity && index === 0) return { state: 'AVAILABLE' };
  if (artikul === withdrawn && index === piece.model.pieceCount - 1)
    return { state: 'WITHDRAWN', arrivesInDays: null };
  return {};
}

function reserveCheapest(pieces: readonly Piece[]): Piece[] {
  const cheapest = pieces.toSorted((one, other) => (one.price?.b2cSom ?? 0) - (other.price?.b2cSom ?? 0))[0];
  return pieces.map((piece) => ({
    ...piece,
    stock: { ...piece.stock, state: piece === cheapest ? 'RESERVED' : 'AVAILABLE' },
  }));
}

/** Puts one piece, of size 17 if there is one, into the first store: the banner shows its number, weight and price. */
function showHero(pieces: readonly Piece[]): Piece[] {
  const shown = pieces.find(({ size }) => size.size === 1700) ?? pieces[0];
  return pieces.map((piece) => {
    if (piece !== shown) return piece;
    return {
      ...piece,
      stock: { ...piece.stock, state: 'AVAILABLE', store: 'toshkent-amir-temur', arrivesInDays: null },
    };
  });
}
