import { Type } from 'typebox';
import { PriceParts, PricePartsParams } from '#contract/catalog/price-parts.ts';
import { declareOperations } from './operation.ts';

/** Composition of prices. */
export const pricingOperations = declareOperations({
  listPriceParts: {
    method: 'GET',
    path: '/api/v1/products/:id/price-parts',
    summary:
      'Returns the parts of the price of each piece for which they are known; an empty list for an unknown product.',
    actor: 'visitor',
    params: PricePartsParams,
    answer: Type.Array(PriceParts),
    refusals: [],
    cache: 'shared',
  },
});
