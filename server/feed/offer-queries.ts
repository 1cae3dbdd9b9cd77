import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText, ProductsTable } from '#database/schema.ts';
import type { Slugs } from './addresses.ts';

/** A public product with the pieces that can be bought, for the feeds. */
export interface OfferedProduct extends Slugs {
  id: number;
  artikul: string;
  name: LocalizedText;
  description: LocalizedText;
  kind: 'jewel' | 'loose-stone';
  /** Names of its metal, with and without the color; and its gender. Null = a loose stone. */
  metal: LocalizedText | null;
  precious_metal: LocalizedText | null;
  gender: ProductsTable['gender'];
  category_id: number;
  category_name: LocalizedText;
  category_slug: string;
  pictures: string[];
  pieces: OfferedPiece[];
}

export interface OfferedPiece {
  serial: string;
  /** In whole soʻm; the price that a guest pays is computed by domain/pricing. */
  b2c_som: number | null;
  /** Before a real reduction. */
  before_som: number | null;
  /** Null = a loose stone. */
  probe: number | null;
  size_hundredths_mm: number | null;
  length_mm: number | null;
  weight_mg: number;
  /** `YYYY-MM-DD`, for a piece in transit. */
  arrives_on: string | null;
  store_id: number | null;
  stones: { name: LocalizedText; count: number; carat_thousandths: number | null }[];
}

/** Returns the next products by id, after `after`, that have an AVAILABLE piece. */
export async function selectOffered(
  db: ReadDb,
  { after, limit }: { after: number; limit: number },
): Promise<OfferedProduct[]> {
  const { rows } = await sql<OfferedProduct>`
    select p.id, p.artikul, p.name, p.description, p.slug_uz, p.slug_ru, p.slug_en, p.kind, m.name as metal, f.name as precious_metal, p.gender, p.category_id,
      c.name as category_name, c.slug_en as category_slug, array(
        select a.key from product_attachments pa join attachments a on a.id = pa.attachment_id
        where pa.product_id = p.id and a.kind = 'IMAGE' order by pa.is_main desc, pa.order_number, a.id) as pictures, (
        select json_agg(json_build_object('serial', i.serial_number, 'b2c_som', i.price_b2c_som, 'before_som', i.old_price_b2c_som,
          'probe', i.probe, 'size_hundredths_mm', i.size_hundredths_mm, 'length_mm', i.length_mm, 'weight_mg', i.weight_mg,
          'arrives_on', i.arrives_on, 'store_id', i.store_id, 'stones', (
            select coalesce(json_agg(json_build_object('name', k.name, 'count', s.count, 'carat_thousandths', s.carat_thousandths)
              order by s.is_main desc, s.position, s.id), '[]')
            from stones s join stone_kinds k on k.kind = s.kind where s.item_id = i.id)
          ) order by i.id)
        from product_items i where i.product_id = p.id and i.product_item_state = 'AVAILABLE') as pieces
    from products p join categories c on c.id = p.category_id
      left join metals m on m.code = p.metal left join precious_metals f on f.code = m.precious_metal
    where p.product_state = 'ACTIVE' and p.id > ${after} and exists (
      select from product_items i where i.product_id = p.id and i.product_item_state = 'AVAILABLE')
    order by p.id limit ${limit}`.execute(db);
  return rows;
}

export interface FeedCategory {
  id: number;
  parent_id: number | null;
  name: LocalizedText;
}

export async function selectFeedCategories(db: ReadDb): Promise<FeedCategory[]> {
  return db
    .selectFrom('categories')
    .select(['id', 'parent_id', 'name'])
    .orderBy('position')
    .orderBy('id')
    .limit(1000)
    .execute();
}
