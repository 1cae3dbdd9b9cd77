import type { Pool } from 'pg';
import type { PriceType } from '#domain/pricing/price-for.ts';
import { readAllForIndex } from '../queries-index.ts';
import type { ReferenceRows } from '../queries-reference.ts';
import { putModel } from './put-model.ts';
import { makeReference } from './reference.ts';
import { emptyState, type IndexState, type Capacity } from './state.ts';

/**
 * Builds the index from one streaming read and returns the position from which changes have to be read. Yields to other work between
 * batches.
 */
export async function buildIndex(
  pool: Pool,
  { reference, priceType }: { reference: ReferenceRows; priceType: PriceType },
): Promise<{ state: IndexState; horizon: string }> {
  const { horizon, size, rows } = await readAllForIndex(pool, priceType);
  const state = emptyState(makeReference(reference), capacityFor(size));
  for await (const batch of rows) for (const row of batch) putModel(state, row);
  return { state, horizon };
}

/**
 * Returns the capacity for all models and pieces plus a tenth. A fifth of the slots stays empty, because regions are not split across
 * words.
 */
function capacityFor({ models, pieces }: { models: number; pieces: number }): Capacity {
  return { models: models * 1.1, words: (pieces / 32) * 1.3 };
}
