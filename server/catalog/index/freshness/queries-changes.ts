import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { TashkentDay } from '#domain/units/tashkent-day.ts';
import type { Db } from '#database/connect.ts';

/** STOCK: pieces were added, reserved, released or sold; PRICE: a retail price changed; CONTENT: anything else of the product. */
export type ChangeKind = 'STOCK' | 'PRICE' | 'CONTENT';

export interface Changes {
  horizon: string;
  /** One entry per change: the transaction, the product, and the kind. */
  changes: [transactionId: string, productId: number, kind: ChangeKind][];
}

/** Returns the committed changes of transactions from `horizon` on, and the horizon for the next call. */
export async function selectChanges(pool: Pool, horizon: string): Promise<Changes> {
  const { rows } = await pool.query<Changes>({
    name: 'catalog_changes',
    text: changesText,
    values: [horizon],
  });
  return rows[0] ?? { horizon, changes: [] };
}

const changesText = `
  select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
    coalesce((
      select json_agg(json_build_array(transaction_id::text, product_id, change_kind))
      from (select distinct transaction_id, product_id, change_kind from catalog_changes where transaction_id >= $1::xid8) changed
    ), '[]') as changes`;

/** Notifies the indexes of products with pieces that arrived on these days, because an arrival changes no row. */
export async function recordArrivals(
  db: Db,
  { from, to }: { from: TashkentDay; to: TashkentDay },
): Promise<void> {
  await sql`select note_product_changes((select array_agg(distinct product_id) from product_items
    where arrives_on between ${from} and ${to}))`.execute(db);
}

export async function deleteChangesBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('catalog_changes').where('changed_at', '<', instant).execute();
}
