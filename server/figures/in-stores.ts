import { type RawBuilder, sql } from 'kysely';
import type { Stores } from './queries-sales.ts';

/** What is of these stores; null = everything, also what is of none. */
export const inStores = (stores: Stores, storeId: RawBuilder<unknown>): RawBuilder<boolean> =>
  stores === null ? sql<boolean>`true` : sql<boolean>`${storeId} = any(${stores}::bigint[])`;
