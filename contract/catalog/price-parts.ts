import { Type, type Static } from 'typebox';
import { Id, Shape, Som } from '../primitives.ts';

/**
 * What the price of a piece is made of, before any reduction: metal (`metalRate` soʻm a gram), stones and work together are that
 * price. `isMadeByTheGram`: the rate holds the making, as it is done for silver and platinum.
 */
export const PriceParts = Shape({
  itemId: Id,
  metalRate: Som,
  metal: Som,
  stones: Som,
  work: Som,
  isMadeByTheGram: Type.Boolean(),
});

export const PricePartsParams = Shape({ id: Id });

export type PriceParts = Static<typeof PriceParts>;
