import type { pricingOperations as declared } from '#contract/operations/pricing.ts';
import type { ReadDb } from '#database/connect.ts';
import { contentTag, productTag } from '#server/kit/cache-tags.ts';
import type { OperationFunctions } from '#server/kit/operation.ts';
import { listPriceParts } from './list-price-parts.ts';

export const pricingOperations = {
  async listPriceParts({ db }, { input: { id } }) {
    const tables = ['price_formulas', 'metal_rates', 'metals', 'precious_metals'] as const;
    const tags = [productTag(id), ...tables.map((table) => contentTag(table))];
    return { answer: await listPriceParts(db, id), tags };
  },
} satisfies OperationFunctions<typeof declared, { db: ReadDb }>;
