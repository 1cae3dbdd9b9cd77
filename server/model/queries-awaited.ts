import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

export interface MetalRow {
  precious_metal: string;
  /** The finenesses in which the model is sold. */
  probes: readonly number[];
}

export async function findMetal(db: ReadDb, code: string): Promise<MetalRow | undefined> {
  return db
    .selectFrom('metals as m')
    .innerJoin('precious_metals as f', 'f.code', 'm.precious_metal')
    .select(['m.precious_metal', 'f.probes'])
    .where('m.code', '=', code)
    .executeTakeFirst();
}

export interface AwaitedModelRow {
  kind: 'jewel' | 'loose-stone';
  artikul: string;
  name: LocalizedText;
  image_key: string | null;
  publish_at: Date | null;
  probes: number[];
}

/** Returns drafts without a piece: loose stones, and jewels with a make; those with the earliest scheduled publication first. */
export async function selectAwaitedModels(db: ReadDb): Promise<AwaitedModelRow[]> {
  const { rows } = await sql<AwaitedModelRow>`
    select p.kind, p.artikul, p.name, p.publish_at, coalesce(f.probes, '{}') as probes, (
      select a.address from product_attachments pa join attachments a on a.id = pa.attachment_id
      where pa.product_id = p.id and a.kind = 'IMAGE' order by pa.is_main desc, pa.order_number, a.id limit 1) as image_key
    from products p
    left join metals m on m.code = p.metal
    left join precious_metals f on f.code = m.precious_metal
    where p.product_state = 'DRAFT' and (p.make is not null or p.kind = 'loose-stone')
      and not exists (select from product_items i where i.product_id = p.id)
    order by p.publish_at nulls last, p.id desc
    limit 200`.execute(db);
  return rows;
}
