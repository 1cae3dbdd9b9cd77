import { availabilityOf } from '#domain/catalog/availability.ts';
import { laboratories } from '#domain/catalog/facets.ts';
import { has } from './sets/bits.ts';
import { forEachPiece, type MatchingPieces } from './sets/matches.ts';
import { isNewOn } from './new-pieces.ts';
import type { IndexState } from './state.ts';
import type { ModelFacts, Tile } from './tile.ts';

interface Wanted {
  ordinal: number;
  pieces: MatchingPieces | null;
  /** Days since 1970, in Tashkent. */
  today: number;
}

export function tileOf(state: IndexState, wanted: Wanted): Tile {
  const { tiles } = state;
  const { ordinal, pieces, today } = wanted;
  if (pieces !== null && !has(pieces.wholeModels, ordinal)) return makeTile(state, wanted);
  if (tiles.day !== today) {
    tiles.whole = [];
    tiles.day = today;
  }
  return (tiles.whole[ordinal] ??= makeTile(state, { ...wanted, pieces: null }));
}

function makeTile(state: IndexState, { ordinal, pieces, today }: Wanted): Tile {
  const { id, available, newestDay } = state.models;
  return {
    productId: id[ordinal] ?? 0,
    isWhole: pieces === null,
    model: (state.tiles.models[ordinal] ??= modelFacts(state, ordinal)),
    ...matchingFacts(state, { ordinal, pieces }),
    isNew: (available[ordinal] ?? 0) > 0 && isNewOn(today, newestDay[ordinal] ?? 0),
  };
}

function matchingFacts(state: IndexState, place: { ordinal: number; pieces: MatchingPieces | null }) {
  const { priceSom, oldPriceSom, weightMg } = state.pieces;
  const facts = { priceSom: Infinity, oldPriceSom: 0, pieceCount: 0, minWeightMg: Infinity, maxWeightMg: 0 };
  forEachPiece(state, place, (slot) => {
    const price = priceSom[slot] ?? 0;
    const weight = weightMg[slot] ?? 0;
    if (price > 0 && price < facts.priceSom) {
      facts.priceSom = price;
      facts.oldPriceSom = oldPriceSom[slot] ?? 0;
    }
    facts.pieceCount++;
    facts.minWeightMg = Math.min(facts.minWeightMg, weight);
    facts.maxWeightMg = Math.max(facts.maxWeightMg, weight);
  });
  const isNone = facts.pieceCount === 0;
  return {
    priceSom: facts.priceSom === Infinity ? null : facts.priceSom,
    oldPriceSom: facts.oldPriceSom || null,
    pieceCount: facts.pieceCount,
    minWeightMg: isNone ? null : facts.minWeightMg,
    maxWeightMg: isNone ? null : facts.maxWeightMg,
  };
}

function modelFacts(state: IndexState, ordinal: number): ModelFacts {
  const available = state.models.available[ordinal] ?? 0;
  const reserved = state.models.reserved[ordinal] ?? 0;
  const { probe, sizeHundredthsMm, lengthMm, laboratories: reports } = state.pieces;
  const probes = new Set<number>();
  const sizes = new Set<number>();
  let reported = 0;
  forEachPiece(state, { ordinal, pieces: null }, (slot) => {
    const fineness = probe[slot] ?? 0;
    if (fineness > 0) probes.add(fineness);
    const size = (sizeHundredthsMm[slot] ?? 0) / 100 || (lengthMm[slot] ?? 0) / 10;
    if (size > 0) sizes.add(size);
    reported |= reports[slot] ?? 0;
  });
  return {
    availability: availabilityOf({ available, reserved }),
    probes: ascending(probes),
    sizes: ascending(sizes),
    laboratories: laboratories.filter((_, place) => (reported >>> place) & 1),
  };
}

function ascending(numbers: Set<number>): number[] {
  return [...numbers].toSorted((one, other) => one - other);
}
