import type { Availability } from '#domain/catalog/availability.ts';

/** What a card shows of a model's pieces whatever the filter. */
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
  /** Every AVAILABLE piece matches: the same object until the model or the day changes, so that results made of it can be cached. */
  isWhole: boolean;
  /** The same object until the model changes. */
  model: ModelFacts;
  /** The price of the cheapest matching piece; null = on request, or no piece. */
  priceSom: number | null;
  /** What that piece cost before a real reduction. */
  oldPriceSom: number | null;
  pieceCount: number;
  minWeightMg: number | null;
  maxWeightMg: number | null;
  isNew: boolean;
}

/** What tiles are made of again and again, by ordinal: a model that changes loses its own. */
export interface MemoizedTiles {
  models: (ModelFacts | undefined)[];
  whole: (Tile | undefined)[];
  /** The day for which the tiles are right, since a model is new for some days only. */
  day: number;
}
