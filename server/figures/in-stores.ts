import { type RawBuilder, sql } from 'kysely';
import type { Stores } from './queries-sales.ts';

/** Condition: belongs to one of these stores; null = everything, including what belongs to no store. */
export const inStores = (stores: Stores, storeId: RawBuilder<unknown>): RawBuilder<boolean> =>
  stores === null ? sql<boolean>`true` : sql<boolean>`${storeId} = any(${stores}::bigint[])`;
