import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import type { AttachmentRow } from '#server/attachment/attachment-row.ts';
import type { MarkRow } from '#server/attachment/picture-marks.ts';
import type { AuditEntryRow } from '#server/kit/audit-entry.ts';

export interface ModelFactsRow {
  id: number;
  slug_uz: string;
  slug_ru: string;
  slug_en: string;
  gender: 'women' | 'men' | 'unisex' | 'kids' | null;
  occasions: string[];
  styles: string[];
  ikpu: string | null;
  package_code: string | null;
  seo_title: LocalizedText | null;
  seo_description: LocalizedText | null;
  collection_ids: number[];
  vat_percent: number;
}

/** Returns the facts that a list row does not contain. `today`: the day of the VAT, in Asia/Tashkent. */
export async function selectModelFacts(
  db: ReadDb,
  { id, today }: { id: number; today: string },
): Promise<ModelFactsRow> {
  const { rows } = await sql<ModelFactsRow>`
    select p.id, p.slug_uz, p.slug_ru, p.slug_en, p.gender, p.occasions, p.styles, p.ikpu, p.package_code, p.seo_title, p.seo_description,
      coalesce((select json_agg(c.collection_id order by c.collection_id) from collection_products c where c.product_id = p.id), '[]')
        as collection_ids,
      coalesce((select v.percent from vat_rates v where (v.product_id = p.id or v.product_id is null) and v.effective_on <= ${today}::date
        order by v.product_id nulls last, v.effective_on desc limit 1), 0) as vat_percent
    from products p
    where p.id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`model ${id} does not exist`);
  return row;
}

export type ModelPictureRow = AttachmentRow & MarkRow & { is_main: boolean };

export async function selectModelPictures(db: ReadDb, id: number): Promise<ModelPictureRow[]> {
  return db
    .selectFrom('product_attachments as pa')
    .innerJoin('attachments as a', 'a.id', 'pa.attachment_id')
    .select(['a.id', 'a.address as key', 'a.kind', 'a.alt', 'a.width', 'a.height', 'a.placeholder'])
    .select(['a.focal_x', 'a.focal_y', 'a.is_model_photo', 'a.is_in_scale', 'pa.is_main'])
    .where('pa.product_id', '=', id)
    .orderBy('pa.is_main', 'desc')
    .orderBy('pa.order_number')
    .orderBy('a.id')
    .limit(100)
    .execute();
}

export interface PieceOfModelRow {
  serial_number: string;
  product_item_state: 'AVAILABLE' | 'RESERVED' | 'SOLD' | 'WITHDRAWN';
  size_hundredths_mm: number | null;
  length_mm: number | null;
  weight_mg: number;
  probe: number | null;
  price_b2c_som: number | null;
  price_source: 'FORMULA' | 'FIXED';
}

/** Pieces in stock first, latest first. */
export async function selectPiecesOfModel(db: ReadDb, id: number): Promise<PieceOfModelRow[]> {
  return db
    .selectFrom('product_items')
    .select(['serial_number', 'product_item_state', 'size_hundredths_mm', 'length_mm', 'weight_mg'])
    .select(['probe', 'price_b2c_som', 'price_source'])
    .where('product_id', '=', id)
    .orderBy((where) => where('product_item_state', '=', 'SOLD'))
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}

export interface LockedModelRow {
  id: number;
  version: number;
  state: 'DRAFT' | 'ACTIVE' | 'ARCHIVED';
}

/** Locks the model until the end of the transaction. */
export async function lockModel(db: Db, artikul: string): Promise<LockedModelRow | undefined> {
  return db
    .selectFrom('products')
    .select(['id', 'version', 'product_state as state'])
    .where('artikul', '=', artikul)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Returns the audit entries about a model or its row, latest first. */
export async function selectModelHistory(
  db: ReadDb,
  { id, artikul }: { id: number; artikul: string },
): Promise<AuditEntryRow[]> {
  const { rows } = await sql<AuditEntryRow>`
    select a.id, a.at, a.staff_id, s.name as staff_name, k.name as key_name, a.action, a.resource, a.record_id, a.reason, c.changes
    from (
      select entry_id from audit_changes where table_name = 'products' and record_id = ${String(id)}
      union select id from audit_entries where resource = 'model' and record_id = ${artikul}
      order by entry_id desc limit 100
    ) e
    join audit_entries a on a.id = e.entry_id
    left join staff s on s.id = a.staff_id left join api_keys k on k.id = a.key_id
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('table', table_name, 'record', record_id, 'op', op,
        'before', before - 'updated_at', 'after', after - 'updated_at') order by id), '[]') as changes
      from audit_changes where entry_id = a.id and (table_name <> 'products' or record_id = ${String(id)})
    ) c
    order by a.id desc`.execute(db);
  return rows;
}
