import { minutesAfter } from '../past.ts';
import { type AuditContext, type Entry, insertOf, updateOf } from './entry.ts';

/** Number of days of order entries: more than fit on one page of the list. */
const days = 24;
/** One in this many: confirmed orders whose phone number was viewed, and packed orders whose packing slip was printed. */
const contactEvery = 3;
const printEvery = 4;

interface EventRow {
  id: number;
  order_id: number;
  number: string;
  at: Date;
  kind: string;
  from_state: string | null;
  to_state: string;
  channel: string;
  store_id: number | null;
  staff_id: number | null;
  item_ids: number[];
}

/** Returns entries for the orders of the last weeks: who changed their states, viewed contacts, printed documents. */
export async function orderEntries({ client, today, staff }: AuditContext): Promise<Entry[]> {
  const { rows } = await client.query<EventRow>(
    `select e.id::integer as id, e.order_id::integer as order_id, o.number, e.at, e.kind, e.from_state, e.to_state, o.channel,
       o.store_id::integer as store_id, o.staff_id::integer as staff_id,
       array(select l.item_id::integer from order_lines l where l.order_id = o.id order by l.position) as item_ids
     from order_events e join orders o on o.id = e.order_id
     where e.actor = 'STAFF' and o.channel <> 'COUNTER' and e.at < $1::timestamp at time zone 'Asia/Tashkent'
       and e.at >= ($1::date - $2::integer)::timestamp at time zone 'Asia/Tashkent'
     order by e.at, e.id`,
    [today, days],
  );
  return rows.flatMap((event, nth) => {
    const staffId = moverOf(event, staff);
    const entries: Entry[] = [moveEntry(event, staffId)];
    const record = { resource: 'order', record: event.number };
    if (event.to_state === 'CONFIRMED' && nth % contactEvery === 0)
      entries.unshift({ ...record, at: minutesAfter(event.at, -4), staffId, action: 'orders.contact' });
    if (event.to_state === 'ASSEMBLING' && nth % printEvery === 0)
      entries.push({ ...record, at: minutesAfter(event.at, 3), staffId, action: 'orders.print' });
    return entries;
  });
}

function moverOf(
  { to_state: to, channel, store_id: storeId, staff_id: staffId, from_state: from }: EventRow,
  staff: AuditContext['staff'],
): number {
  if (channel === 'PHONE' && from === null) return staffId ?? staff.support;
  if (to === 'ASSEMBLING' || to === 'SHIPPED') return staff.idOf('WAREHOUSE');
  const isInStore = to === 'READY_FOR_PICKUP' || to === 'DELIVERED' || to === 'RETURNED';
  return isInStore && storeId !== null ? staff.sellerOf(storeId) : staff.support;
}

function moveEntry(event: EventRow, staffId: number): Entry {
  const { id, order_id: orderId, number, at, kind, from_state: from, to_state: to } = event;
  const written = insertOf('order_events', id, {
    id,
    order_id: orderId,
    at: at.toISOString(),
    actor: 'STAFF',
    kind,
    from_state: from,
    to_state: to,
  });
  const common = { at, staffId, resource: 'order', record: number };
  if (from === null) return { ...common, action: 'orders.place', changes: [written] };
  const moved =
    from === to ? [] : [updateOf('orders', orderId, [{ order_state: from }, { order_state: to }])];
  const handedOver =
    to === 'DELIVERED' && from !== to
      ? event.item_ids.map((item) =>
          updateOf('product_items', item, [
            { product_item_state: 'RESERVED' },
            { product_item_state: 'SOLD' },
          ]),
        )
      : [];
  return { ...common, action: actionOf(event), changes: [...moved, written, ...handedOver] };
}

function actionOf({ kind, to_state: to, store_id: storeId }: EventRow): string {
  if (kind === 'PIECES_RETURNED' || to === 'RETURNED') return 'orders.return';
  if (to === 'CANCELLED') return 'orders.cancel';
  return to === 'DELIVERED' && storeId !== null ? 'orders.hand-over' : 'orders.move';
}
