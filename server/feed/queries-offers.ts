import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';

export interface OfferCounts {
  offers: number;
  no_picture: number;
  on_request: number;
}

/** Counts the pieces on sale by whether the feeds contain them: a piece needs a price, and its model a picture. */
export async function countOffers(db: ReadDb): Promise<OfferCounts> {
  const { rows } = await sql<OfferCounts>`
    select (count(*) filter (where has_picture and has_price))::integer as offers,
      (count(*) filter (where not has_picture))::integer as no_picture,
      (count(*) filter (where has_picture and not has_price))::integer as on_request
    from (
      select i.price_b2c_som is not null as has_price, exists (
        select from product_attachments pa join attachments a on a.id = pa.attachment_id
        where pa.product_id = p.id and a.kind = 'IMAGE') as has_picture
      from product_items i join products p on p.id = i.product_id
      where i.product_item_state = 'AVAILABLE' and p.product_state = 'ACTIVE'
    ) on_sale`.execute(db);
  return rows[0] ?? { offers: 0, no_picture: 0, on_request: 0 };
}
