import { Type, type Static } from 'typebox';
import { Id, Shape, Som } from '../primitives.ts';

/**
 * Composition of a piece's price before any reduction: metal (`metalRate` in soʻm per gram), stones and work add up to that price.
 * `isMadeByTheGram`: the rate includes the making, as for silver and platinum.
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
