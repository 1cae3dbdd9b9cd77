import { type Updateable, sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { ProductsTable } from '#database/schema.ts';

/** The dictionary words and records that a change of a model refers to. */
export interface Referred {
  categoryId?: number | undefined;
  collectionIds?: readonly number[] | undefined;
  metal?: string | undefined;
  occasions?: readonly string[] | undefined;
  styles?: readonly string[] | undefined;
}

/** Returns the names of the fields that refer to something unknown. */
export async function selectUnknown(db: ReadDb, referred: Referred): Promise<string[]> {
  const { categoryId, collectionIds = [], metal, occasions = [], styles = [] } = referred;
  const { rows } = await sql<{ field: string }>`
    select 'categoryId' as field where ${categoryId ?? null}::bigint not in (select id from categories)
    union all select 'metal' where ${metal ?? null}::text not in (select code from metals)
    union all select 'collectionIds' where exists (select unnest(${collectionIds}::bigint[]) except select id from collections)
    union all select 'occasions' where exists (select unnest(${occasions}::text[]) except select code from occasions)
    union all select 'styles' where exists (select unnest(${styles}::text[]) except select code from styles)`.execute(
    db,
  );
  return rows.map(({ field }) => field);
}

export async function updateModel(db: Db, id: number, columns: Updateable<ProductsTable>): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await db.updateTable('products').set(columns).where('id', '=', id).execute();
}

/** Increments the model's version after a change in a related table. */
export async function touchModel(db: Db, id: number): Promise<void> {
  await sql`update products set updated_at = clock_timestamp() where id = ${id}`.execute(db);
}

/** Sets exactly these collections for the model; in a new one it is last. Returns whether anything changed. */
export async function replaceCollections(
  db: Db,
  { id, collectionIds }: { id: number; collectionIds: readonly number[] },
): Promise<boolean> {
  const { rows: gone } = await sql`
    delete from collection_products where product_id = ${id} and collection_id <> all(${collectionIds}::bigint[])
    returning collection_id`.execute(db);
  const { rows: come } = await sql`
    insert into collection_products (collection_id, product_id, position)
    select c.id, ${id}, coalesce((select max(position) + 1 from collection_products where collection_id = c.id), 1)
    from collections c where c.id = any(${collectionIds}::bigint[])
    on conflict do nothing returning collection_id`.execute(db);
  return gone.length + come.length > 0;
}

/** Sets the VAT of this model from this day on. */
export async function upsertVat(
  db: Db,
  { id, percent, today }: { id: number; percent: number; today: string },
): Promise<void> {
  await sql`
    insert into vat_rates (product_id, effective_on, percent) values (${id}, ${today}::date, ${percent})
    on conflict (product_id, effective_on) do update set percent = excluded.percent`.execute(db);
}

export interface Codes {
  ikpu: string | null;
  package_code: string | null;
}

export async function selectCodes(db: ReadDb, id: number): Promise<Codes> {
  return db
    .selectFrom('products')
    .select(['ikpu', 'package_code'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Sets new receipt codes on pieces in stock that had none, or the model's previous ones. */
export async function giveCodesToPieces(
  db: Db,
  { id, before, after }: { id: number; before: Codes; after: Codes },
): Promise<void> {
  await sql`
    update product_items set
      ikpu = case when ikpu is null or ikpu = ${before.ikpu} then coalesce(${after.ikpu}, ikpu) else ikpu end,
      package_code = case when package_code is null or package_code = ${before.package_code}
        then coalesce(${after.package_code}, package_code) else package_code end
    where product_id = ${id} and product_item_state <> 'SOLD'`.execute(db);
}

/** Copies what the import does not cover: the model's collections and receipt codes. */
export async function copyFacts(db: Db, { from, to }: { from: number; to: number }): Promise<void> {
  await sql`
    update products set ikpu = l.ikpu, package_code = l.package_code from products l
    where products.id = ${to} and l.id = ${from} and (l.ikpu, l.package_code) is distinct from (null, null)`.execute(
    db,
  );
  await sql`
    insert into collection_products (collection_id, product_id, position)
    select c.collection_id, ${to}, (select max(position) + 1 from collection_products where collection_id = c.collection_id)
    from collection_products c where c.product_id = ${from}`.execute(db);
}
