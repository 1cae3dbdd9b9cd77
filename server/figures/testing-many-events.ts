import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';

/**
 * Adds sessions on the 100 days until `until`, the same number each day; every third views a product, every ninth fills a cart, every 27th
 * begins the checkout. They alternate between three devices, languages and sources, one of them without a source.
 */
export async function addManyEvents(
  db: Db,
  { sessions, until }: { sessions: number; until: string },
): Promise<void> {
  await sql`
    insert into measured_events (day, id, at, received_at, name, session_id, language, page_type, path, context, extra, items, network)
    select day, md5('event-' || nth || name)::uuid, at, at, name, md5('session-' || nth)::uuid,
      (array['ru', 'uz', 'en'])[nth / 3 % 3 + 1], 'product', '/', jsonb_build_object(
        'device_class', (array['phone', 'phone', 'desktop'])[nth / 9 % 3 + 1], 'login_state', (array['guest', 'known'])[nth % 2 + 1],
        'net_type', (array['4g', '3g'])[nth / 2 % 2 + 1], 'city', null, 'first_touch', (array['{"source": "telegram"}', '{"source": "google"}', '{}']::jsonb[])[nth / 27 % 3 + 1]),
      extra::jsonb, '[]', ''
    from (
      select nth, ${until}::date - nth % 100 as day, (${until}::date - nth % 100)::timestamp at time zone 'Asia/Tashkent' + interval '9 hours' as at
      from generate_series(1, ${sessions}::integer) nth) begun
    cross join (values
      ('view_item_list', 1, '{"list": "listing"}'), ('view_item', 3, '{}'), ('zr_size_select', 6, '{"size": 17, "available": true}'),
      ('zr_piece_select', 12, '{}'), ('add_to_cart', 9, '{}'), ('begin_checkout', 27, '{}'), ('add_shipping_info', 54, '{"tier": "PICKUP"}'),
      ('search', 5, '{"term": "tasbeh", "results": 0}')) as steps (name, every, extra)
    where nth % every = 0`.execute(db);
  await sql`analyze measured_events`.execute(db);
}
