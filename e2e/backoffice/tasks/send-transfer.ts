import type { Browser } from '@playwright/test';
import { rowsOf } from '../../support/shop-database.ts';
import { enterAs, onThisMachine } from '../enter.ts';

/** Stores whose pieces other tests sell, the model that another test withdraws as a whole, and the piece that a shopper searches for. */
const leftAlone = { stores: ['toshkent-amir-temur', 'samarqand'], model: 'ZR-114', serial: 'ZR-001014' };

/** Sends the given number of pieces from the place with the most pieces to another store. */
export async function sendTransfer(
  browser: Browser,
  count: number,
): Promise<{ id: number; serials: string[] }> {
  const [place] = await rowsOf<{ from: number | null; to: number; serials: string[] }>(
    `select i.store_id as from, (array_agg(i.serial_number order by i.id))[1:$3] as serials,
            (select max(s.id) from stores s where s.slug <> all($1) and s.id is distinct from i.store_id) as to
     from product_items i join products p on p.id = i.product_id left join stores o on o.id = i.store_id
     where i.product_item_state = 'AVAILABLE' and p.artikul <> $2 and i.serial_number <> $4 and (o.id is null or o.slug <> all($1))
       and not exists (select from transfer_pieces t where t.item_id = i.id)
     group by i.store_id order by count(*) desc limit 1`,
    [leftAlone.stores, leftAlone.model, count, leftAlone.serial],
  );
  if (place === undefined || place.serials.length < count) throw new Error(`no place has ${count} pieces`);
  const context = await browser.newContext(onThisMachine);
  const page = await context.newPage();
  await enterAs(page, 'WAREHOUSE');
  const session = await page.request.get('/api/admin/v1/session');
  const { csrf } = (await session.json()) as { csrf: string }; // StaffSession of the contract
  const { origin } = new URL(session.url());
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const { from, to, serials } = place;
  const sent = await page.request.post('/api/admin/v1/transfers', {
    headers: { origin, 'x-csrf': csrf, 'idempotency-key': crypto.randomUUID() },
    data: {
      fromStoreId: from === null ? null : Number(from),
      toStoreId: Number(to),
      arrivesOn: day,
      serials,
    },
  });
  if (!sent.ok()) throw new Error(await sent.text());
  const { id } = (await sent.json()) as { id: number }; // Transfer of the contract
  await context.close();
  return { id, serials };
}
