import { availabilityOf, newForDays, type Availability } from '#domain/catalog/availability.ts';
import { laboratories } from '#domain/catalog/facets.ts';
import { forEachPiece, type MatchingPieces } from './matches.ts';
import type { IndexState } from './state.ts';

/** What a card shows of a model's pieces whatever the filter: the same object until the model changes. */
export interface ModelFacts {
  availability: Availability;
  probes: number[];
  /** Rings in mm, chains in cm; ascending. */
  sizes: number[];
  laboratories: string[];
}

/** The part of a card that comes from the pieces. Price, count and weights are those of the matching pieces. */
export interface Tile {
  productId: number;
  model: ModelFacts;
  /** Of the cheapest matching piece; null = on request, or no piece. */
  priceSom: number | null;
  /** What that piece cost before a real reduction. */
  oldPriceSom: number | null;
  pieceCount: number;
  minWeightMg: number | null;
  maxWeightMg: number | null;
  isNew: boolean;
}

/** `today` counts days since 1970, in Tashkent. */
export function tileOf(
  state: IndexState,
  { ordinal, pieces, today }: { ordinal: number; pieces: MatchingPieces | null; today: number },
): Tile {
  const { id, available, newestDay } = state.models;
  return {
    productId: id[ordinal] ?? 0,
    model: (state.modelFacts[ordinal] ??= modelFacts(state, ordinal)),
    ...matchingFacts(state, { ordinal, pieces }),
    isNew: (available[ordinal] ?? 0) > 0 && (newestDay[ordinal] ?? 0) > today - newForDays,
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
    probes.add(probe[slot] ?? 0);
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
