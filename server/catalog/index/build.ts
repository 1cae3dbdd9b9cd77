import type { Pool } from 'pg';
import type { PriceType } from '#domain/pricing/price-for.ts';
import { readAllForIndex, type ReferenceRows } from '../queries-index.ts';
import { putModel } from './put-model.ts';
import { makeReference } from './reference.ts';
import { emptyState, type IndexState } from './state.ts';

/** A new index from one streaming read, and from where its changes must be asked for. Others run between two batches. */
export async function buildIndex(
  pool: Pool,
  { reference, priceType }: { reference: ReferenceRows; priceType: PriceType },
): Promise<{ state: IndexState; horizon: string }> {
  const state = emptyState(makeReference(reference));
  const { horizon, rows } = await readAllForIndex(pool, priceType);
  for await (const batch of rows) for (const row of batch) putModel(state, row);
  return { state, horizon };
}
