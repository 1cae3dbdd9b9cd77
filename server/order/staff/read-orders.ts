import type { Static } from 'typebox';
import type { StaffOrder, StaffOrderRow, StaffOrdersQuery } from '#contract/admin/order.ts';
import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import { listWaitingRequests } from '#server/approval/waiting-request.ts';
import { countWithin } from '#server/kit/count-within.ts';
import { type ListSort, readPage, type ListedRows } from '#server/kit/list-page.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import { listPayments } from '#server/payment/list-payments.ts';
import { selectOrder, selectOrderLines } from '../queries.ts';
import { selectEventsForStaff, selectMessagesForStaff } from '../lists/queries-orders-for-staff.ts';
import { selectCertificates } from '../queries-certificates.ts';
import {
  countStaffOrders,
  findStaffOrder,
  selectPlacesOfPieces,
  selectRefundsForStaff,
  selectStaffOrders,
} from './queries-staff-list.ts';
import { filterOf } from './order-filter.ts';
import { recordToWire, rowToWire } from './staff-wire.ts';

type Query = Static<typeof StaffOrdersQuery>;
type Seer = { staff: Pick<StaffCaller['staff'], 'role'> } & Pick<StaffCaller, 'stores'>;

const sorts: Record<string, Omit<ListSort, 'isDescending'>> = {
  createdAt: { by: sql`o.created_at`, type: 'timestamptz' },
  promisedTo: { by: sql`o.promised_to`, type: 'date' },
  total: { by: sql`o.total_som`, type: 'bigint' },
  number: { by: sql`o.number`, type: 'text' },
};

/** Returns a page of orders, newest first unless `sort` says otherwise. Two statements. Refuses with CURSOR_INVALID or COUNT_TOO_SLOW. */
export async function listStaffOrders(
  db: Db,
  { query, caller, now }: { query: Query; caller: Seer; now: Date },
): Promise<ListedRows<StaffOrderRow>> {
  const filter = filterOf(query, { caller, now });
  const page = await readPage(query, {
    sorts,
    defaultSort: '-createdAt',
    id: sql`o.id`,
    select: (part) => selectStaffOrders(db, filter, part),
    count: (wanted) =>
      wanted === 'exact'
        ? countWithin(db, (db) => countStaffOrders(db, filter, wanted))
        : countStaffOrders(db, filter, wanted),
  });
  const viewer = { ...caller.staff, now };
  return { ...page, rows: page.rows.map((row) => rowToWire(row, viewer)) };
}

/** Returns an order in full. Ten statements for any number of pieces. Refuses with NOT_FOUND, also for an order of another store. */
export async function readStaffOrder(
  db: ReadDb,
  { number, caller, now }: { number: string; caller: Pick<StaffCaller, 'staff' | 'stores'>; now: Date },
): Promise<StaffOrder> {
  const row = await findStaffOrder(db, { number, stores: caller.stores });
  const order = row && (await selectOrder(db, { id: row.id }));
  if (row === undefined || order === undefined) throw new Refusal('NOT_FOUND');
  const { id } = order;
  const places = await selectPlacesOfPieces(db, id);
  const parts = {
    row,
    order,
    lines: await selectOrderLines(db, [id]),
    places: new Map(places.map((place) => [place.serial_number, place.store_id])),
    certificates: await selectCertificates(db, [id]),
    events: await selectEventsForStaff(db, id),
    payments: await listPayments(db, [id]),
    refunds: await selectRefundsForStaff(db, id),
    messages: await selectMessagesForStaff(db, id),
    waiting: await listWaitingRequests(db, { resource: 'order', recordId: number, staff: caller.staff }),
  };
  return recordToWire(parts, { ...caller.staff, now });
}
