import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import type { ModelFacts } from '#domain/catalog/model-readiness.ts';

type State = ModelFacts['state'];

/** Returns models whose scheduled time of publication or archiving has come, at most 500. */
export async function selectDue(db: ReadDb, now: Date): Promise<{ id: number; state: State }[]> {
  const { rows } = await sql<{ id: number; state: State }>`
    select id, product_state as state from products where publish_at <= ${now} and product_state = 'DRAFT'
    union all select id, product_state from products where archive_at <= ${now} and product_state = 'ACTIVE'
    limit 500`.execute(db);
  return rows;
}

export async function selectReadiness(
  db: ReadDb,
  ids: readonly number[],
): Promise<(ModelFacts & { id: number })[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{
    id: number;
    state: State;
    name: LocalizedText;
    description: LocalizedText;
    hasPicture: boolean;
    hasPrice: boolean;
    hasCodes: boolean;
  }>`
    select p.id, p.product_state as state, p.name, p.description,
      p.kind = 'loose-stone' or exists (select from product_attachments pa join attachments a on a.id = pa.attachment_id
        where pa.product_id = p.id and a.kind = 'IMAGE') as "hasPicture",
      coalesce(stock.has_price, false) as "hasPrice",
      coalesce(stock.has_codes, p.ikpu is not null and p.package_code is not null) as "hasCodes"
    from products p
    cross join lateral (
      select bool_or(i.price_b2c_som > 0) as has_price, bool_and(i.ikpu is not null and i.package_code is not null) as has_codes
      from product_items i where i.product_id = p.id and i.product_item_state in ('AVAILABLE', 'RESERVED')
    ) stock
    where p.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

/** Changes the state of those models whose scheduled time is still the one that was read. */
export async function updateStates(
  db: Db,
  { ids, state, now }: { ids: readonly number[]; state: 'ACTIVE' | 'ARCHIVED'; now: Date },
): Promise<void> {
  const due =
    state === 'ACTIVE'
      ? sql<boolean>`product_state = 'DRAFT' and publish_at <= ${now}`
      : sql<boolean>`product_state = 'ACTIVE' and archive_at <= ${now}`;
  await db.updateTable('products').set({ product_state: state }).where('id', 'in', ids).where(due).execute();
}
