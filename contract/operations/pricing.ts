import { Type } from 'typebox';
import { PriceParts, PricePartsParams } from '#contract/catalog/price-parts.ts';
import { declareOperations } from './operation.ts';

/** What prices are made of. */
export const pricingOperations = declareOperations({
  listPriceParts: {
    method: 'GET',
    path: '/api/v1/products/:id/price-parts',
    summary:
      'The parts of the price of each piece whose price can be taken apart; an unknown product has none.',
    actor: 'visitor',
    params: PricePartsParams,
    answer: Type.Array(PriceParts),
    refusals: [],
    cache: 'shared',
  },
});
