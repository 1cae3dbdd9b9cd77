import type { Availability } from '#domain/catalog/availability.ts';

/** What a card shows of a model's pieces, independent of filters. */
export interface ModelFacts {
  availability: Availability;
  probes: number[];
  /** In ascending order; rings in mm, chains in cm. */
  sizes: number[];
  laboratories: string[];
}

/** The part of a card that is computed from the pieces. Price, count and weights are those of the matching pieces. */
export interface Tile {
  productId: number;
  /**
   * Every AVAILABLE piece matches. Then the object stays the same until the model or the day changes, so that results derived from it can
   * be cached.
   */
  isWhole: boolean;
  /** The same object until the model changes. */
  model: ModelFacts;
  /** The price of the cheapest matching piece; null = on request, or no piece. */
  priceSom: number | null;
  /** That piece's price before a real reduction. */
  oldPriceSom: number | null;
  pieceCount: number;
  minWeightMg: number | null;
  maxWeightMg: number | null;
  isNew: boolean;
}

/** Cached parts of tiles, by ordinal; cleared when their model changes. */
export interface MemoizedTiles {
  models: (ModelFacts | undefined)[];
  whole: (Tile | undefined)[];
  /** The day for which the tiles are valid, because a model is new for a few days only. */
  day: number;
}
