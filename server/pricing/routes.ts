import { Type } from 'typebox';
import { PriceParts, PricePartsParams } from '#contract/price-parts.ts';
import { Shape } from '#contract/primitives.ts';
import { Problem } from '#contract/problem.ts';
import type { App } from '#server/kit/app-type.ts';
import { contentTag, productTag, tagsHeader } from '#server/kit/cache-tags.ts';
import type { ReadDb } from '#database/connect.ts';
import { listPriceParts } from './list-price-parts.ts';

/** What prices are made of, for the pieces of a product; an unknown product has none. */
export function pricingRoutes(app: App, { db }: { db: ReadDb }): void {
  app.get(
    '/api/v1/products/:id/price-parts',
    {
      schema: {
        params: PricePartsParams,
        querystring: Shape({}),
        response: { 200: Type.Array(PriceParts), '4xx': Problem },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      reply.header('x-cache-tags', tagsHeader(productTag(id), contentTag('metal_rates')));
      return listPriceParts(db, id);
    },
  );
}
