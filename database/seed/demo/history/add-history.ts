import type { ClientBase } from 'pg';
import type { TashkentDay } from '#domain/units/tashkent-day.ts';
import { continueIds, insertRows } from '../../insert-rows.ts';
import { productRows } from '../catalog-rows.ts';
import { itemRows, stoneRows } from '../item-rows.ts';
import type { Model } from '../model.ts';
import { readModels } from '../models.ts';
import { snapshotOf } from '../orders/order-snapshot.ts';
import type { Piece } from '../piece.ts';
import { addDemoStaff } from '../staff.ts';
import { formerModels, formerPieces, modelLike, type TakenIds } from './former-models.ts';
import { historyOrders } from './history-orders.ts';
import { type NumberedOrder, numberOrders } from './numbered-orders.ts';
import { eventRows, heldItemRows, holdRows, lineRows, orderRows, pieceStates } from './order-rows.ts';
import { moneyRows } from './payment-rows.ts';

const tables = [
  'products',
  'product_items',
  'orders',
  'order_lines',
  'order_events',
  'holds',
  'payments',
  'refunds',
] as const;

/**
 * Adds the 90 days of sales before `today` to a demo without them: orders of former models, with their payments (backoffice.md 7). Returns
 * the number of orders added.
 */
export async function addHistory(client: ClientBase, today: TashkentDay): Promise<number> {
  const known = await client.query(`select from products where artikul = 'ZA-001'`);
  if (known.rowCount !== 0) return 0;
  const taken = await readTaken(client);
  const catalogue = readModels();
  const models = formerModels(catalogue, taken);
  const pieces = formerPieces(models, taken);
  const storeId = await readStores(client);
  const context = { today, storeId, snapshot: snapshotLike(catalogue) };
  const orders = numberOrders(historyOrders(pieces, context), {
    taken,
    end: new Date(`${today}T00:00:00+05:00`),
  });
  const sold = soldPieces(pieces, orders);
  const soldModels = models.filter((model) => sold.some((piece) => piece.model === model));
  const products = productRows(soldModels, sold, today).map((row) => ({
    ...row,
    product_state: 'ARCHIVED' as const,
  }));
  await insertRows(client, 'products', products);
  await insertRows(client, 'product_items', itemRows(sold, today, storeId));
  await insertRows(client, 'stones', stoneRows(sold));
  await insertOrders(client, { orders, taken, snapshot: context.snapshot });
  await continueIds(client, tables);
  return orders.length;
}

/** Former models have no pictures of their own. */
const snapshotLike = (catalogue: readonly Model[]) => (piece: Piece) => ({
  ...snapshotOf(piece),
  image: snapshotOf({ ...piece, model: modelLike(piece.model, catalogue) })['image'],
});

interface Inserted {
  orders: readonly NumberedOrder[];
  taken: TakenIds;
  snapshot: (piece: Piece) => unknown;
}

async function insertOrders(client: ClientBase, { orders, taken, snapshot }: Inserted): Promise<void> {
  await insertRows(
    client,
    'orders',
    orderRows(orders, {
      lastNumber: await takeNumbers(client, orders.length),
      staff: await addDemoStaff(client),
    }),
  );
  await insertRows(client, 'order_events', eventRows(orders));
  await insertRows(client, 'order_lines', lineRows(orders, snapshot));
  await insertRows(client, 'holds', holdRows(orders, taken.hold));
  await insertRows(client, 'hold_items', heldItemRows(orders, taken.hold));
  const money = moneyRows(orders);
  await insertRows(client, 'payments', money.payments);
  await insertRows(client, 'refunds', money.refunds);
  await insertRows(client, 'refund_lines', money.refund_lines);
  await insertRows(client, 'ledger_entries', money.ledger_entries);
  await insertRows(client, 'receipts', money.receipts);
}

/** Returns the pieces that an order has, in their state after it; the others are not created. */
function soldPieces(pieces: readonly Piece[], orders: readonly NumberedOrder[]): Piece[] {
  const states = pieceStates(orders);
  return pieces.flatMap((piece) => {
    const state = states.get(piece.id);
    if (state === undefined) return [];
    // each was received before the first order
    const receivedDaysAgo = piece.stock.receivedDaysAgo + 100;
    return [{ ...piece, stock: { ...piece.stock, state, arrivesInDays: null, receivedDaysAgo } }];
  });
}

async function readTaken(client: ClientBase): Promise<TakenIds> {
  const columns = tables.map((table) => `(select coalesce(max(id), 0) from ${table})::integer as ${table}`);
  const { rows } = await client.query<Record<(typeof tables)[number], number>>(
    `select ${columns.join(', ')}`,
  );
  const [most] = rows;
  if (most === undefined) throw new Error('a select without from must return one row');
  return {
    product: most.products,
    item: most.product_items,
    order: most.orders,
    line: most.order_lines,
    event: most.order_events,
    hold: most.holds,
    payment: most.payments,
    refund: most.refunds,
  };
}

async function readStores(client: ClientBase): Promise<(slug: string) => number> {
  const { rows } = await client.query<{ id: number; slug: string }>('select id, slug from stores');
  const ids = new Map(rows.map(({ id, slug }) => [slug, Number(id)]));
  return (slug) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`there is no store ${slug}`);
    return id;
  };
}

/** Reserves this many running numbers; returns the one before the first. */
async function takeNumbers(client: ClientBase, count: number): Promise<number> {
  const { rows } = await client.query<{ last: number }>(
    `select last_value::integer - (not is_called)::integer as last from order_numbers`,
  );
  const last = rows[0]?.last ?? 0;
  await client.query(`select setval('order_numbers', $1)`, [last + count]);
  return last;
}
