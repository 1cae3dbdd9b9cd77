import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';

const name = 'staff_networks';

export interface StoredNetworks {
  networks: string[];
  /** 0 = never set. */
  version: number;
}

export async function selectNetworks(db: ReadDb): Promise<StoredNetworks> {
  const row = await db
    .selectFrom('shop_settings')
    .select(['value', 'version'])
    .where('name', '=', name)
    .executeTakeFirst();
  return { networks: (row?.value ?? []) as string[], version: row?.version ?? 0 }; // as upsertNetworks wrote it
}

/** Serializes changes of the list until the transaction ends, because a missing row cannot be locked. */
export async function lockNetworks(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('staff-networks'))`.execute(db);
}

export async function upsertNetworks(db: Db, networks: readonly string[]): Promise<void> {
  const value = JSON.stringify(networks);
  await db
    .insertInto('shop_settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
