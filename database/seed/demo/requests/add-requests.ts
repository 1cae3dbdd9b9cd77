import type { ClientBase } from 'pg';
import type { TashkentDay } from '#domain/units/tashkent-day.ts';
import { insertRows } from '../../insert-rows.ts';
import { callRows } from './calls.ts';
import { visitRows } from './visits.ts';
import { waitRows, type WantedModel } from './waits.ts';

interface StoredPiece {
  id: number;
  product_id: number;
  serial_number: string;
  store_id: number | null;
}

/**
 * Adds 60 call-backs, 40 visits and 30 stock alerts of the 90 days before `today` to a demo without any (backoffice.md 7). Returns the
 * number of rows added.
 */
export async function addRequests(client: ClientBase, today: TashkentDay): Promise<number> {
  const known = await client.query(`select from callbacks where phone = '+998900000300'`);
  if (known.rowCount !== 0) return 0;
  const pieces = await readPieces(client);
  const { rows: orders } = await client.query<{ number: string }>(
    `select number from orders where created_at < $1::date order by id desc limit 60`,
    [today],
  );
  const calls = callRows(today, { pieces, orderNumbers: orders.map(({ number }) => number) });
  await insertRows(client, 'callbacks', await withIds(client, 'callbacks', calls));
  const visits = visitRows(today, {
    stores: await readIds(client, 'select id from stores order by id'),
    pieces,
    firstId: await nextId(client, 'visits'),
  });
  await insertRows(client, 'visits', visits.visits);
  await insertRows(client, 'visit_pieces', visits.pieces);
  await continueFrom(client, 'visits');
  const waits = waitRows(today, await readWanted(client));
  await insertRows(client, 'stock_alerts', await withIds(client, 'stock_alerts', waits));
  return calls.length + visits.visits.length + waits.length;
}

/** Reads pieces on sale that are not in transit, in the order in which they were created. */
async function readPieces(client: ClientBase): Promise<StoredPiece[]> {
  const { rows } = await client.query<StoredPiece>(
    `select i.id::integer as id, i.product_id::integer as product_id, i.serial_number, i.store_id::integer as store_id
     from product_items i join products p on p.id = i.product_id
     where i.product_item_state = 'AVAILABLE' and i.arrives_on is null and p.product_state = 'ACTIVE' order by i.id`,
  );
  return rows;
}

/** Reads models, with a size half a millimetre above their largest piece. */
async function readWanted(client: ClientBase): Promise<WantedModel[]> {
  const { rows } = await client.query<WantedModel>(
    `select i.product_id::integer as product_id, (max(i.size_hundredths_mm) + 50)::integer as size_hundredths_mm
     from product_items i join products p on p.id = i.product_id
     where p.product_state = 'ACTIVE' and i.size_hundredths_mm is not null group by i.product_id order by i.product_id`,
  );
  return rows;
}

async function readIds(client: ClientBase, query: string): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(query);
  return rows.map(({ id }) => Number(id));
}

type Numbered = 'callbacks' | 'visits' | 'stock_alerts';

async function nextId(client: ClientBase, table: Numbered): Promise<number> {
  const [last = 0] = await readIds(client, `select coalesce(max(id), 0) as id from ${table}`);
  return last + 1;
}

async function withIds<Row extends object>(
  client: ClientBase,
  table: Numbered,
  rows: readonly Row[],
): Promise<(Row & { id: number })[]> {
  const first = await nextId(client, table);
  await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [table, first + rows.length]);
  return rows.map((row, nth) => ({ ...row, id: first + nth }));
}

async function continueFrom(client: ClientBase, table: Numbered): Promise<void> {
  await client.query(
    `select setval(pg_get_serial_sequence($1, 'id'), (select max(id) + 1 from ${table}), false)`,
    [table],
  );
}
