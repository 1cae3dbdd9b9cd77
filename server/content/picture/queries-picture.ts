import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import type { AttachmentRow } from '#server/attachment/attachment-row.ts';
import { beginningWith, containing } from '#server/kit/texts/typed-text.ts';

export async function selectPictures(db: ReadDb, ids: readonly number[]): Promise<AttachmentRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('attachments')
    .select(['id', 'key', 'kind', 'alt', 'width', 'height', 'placeholder'])
    .where('id', 'in', ids)
    .execute();
}

/** Returns which of these ids and keys are those of pictures. */
export async function selectKnownPictures(
  db: ReadDb,
  { ids, keys }: { ids: readonly number[]; keys: readonly string[] },
): Promise<{ id: number; key: string }[]> {
  const { rows } = await sql<{ id: number; key: string }>`
    select id, key from attachments where id = any(${ids}::bigint[]) or key = any(${keys}::text[])`.execute(
    db,
  );
  return rows;
}

interface ChangedAlt {
  id: number;
  alt: LocalizedText;
  /** The text before; undefined = not known. */
  base: LocalizedText | undefined;
}

/** Stores the alternative texts that differ from the text before, unless somebody else has changed that since. */
export async function updateAlts(db: Db, pictures: readonly ChangedAlt[]): Promise<void> {
  if (pictures.length === 0) return;
  await sql`
    update attachments a set alt = n.alt
    from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as n (id bigint, alt jsonb, base jsonb)
    where a.id = n.id and a.alt is distinct from n.alt and (n.base is null or (n.alt <> n.base and a.alt = n.base))`.execute(
    db,
  );
}

/** The alternative texts of these pictures. */
export async function selectAlts(
  db: ReadDb,
  ids: readonly number[],
): Promise<{ id: number; alt: LocalizedText }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('attachments').select(['id', 'alt']).where('id', 'in', ids).execute();
}

export interface PointedModelRow {
  id: number;
  artikul: string;
  name: LocalizedText;
  imageKey: string | null;
  isOnSale: boolean;
}

const model = sql`
  p.id, p.artikul, p.name, p.product_state = 'ACTIVE'
    and exists (select from product_items i where i.product_id = p.id and i.product_item_state = 'AVAILABLE') as "isOnSale",
  (select a.key from product_attachments pa join attachments a on a.id = pa.attachment_id
    where pa.product_id = p.id and pa.is_main and a.kind = 'IMAGE') as "imageKey"`;

export async function selectModelsByIds(db: ReadDb, ids: readonly number[]): Promise<PointedModelRow[]> {
  const { rows } = await sql<PointedModelRow>`
    select ${model} from products p where p.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

/** Returns public models whose artikul begins with the query, or with the query in a name. */
export async function searchModels(db: ReadDb, q: string): Promise<PointedModelRow[]> {
  const part = containing(q);
  const { rows } = await sql<PointedModelRow>`
    select ${model} from products p
    where p.product_state = 'ACTIVE' and (p.artikul ilike ${beginningWith(q)} or p.name ->> 'ru' ilike ${part}
      or p.name ->> 'uz' ilike ${part} or p.name ->> 'en' ilike ${part})
    order by p.artikul limit 12`.execute(db);
  return rows;
}
