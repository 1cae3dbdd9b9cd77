import { type RawBuilder, sql } from 'kysely';
import type { MissingReceipt, StaffPaymentRow, StaffRefundRow } from '#contract/admin/money.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { isReceiptMissing } from '#server/payment/receipts/missing-receipt.ts';
import { allOf, countRows, type EdgeRow, type ListPage, pageClauses } from '#server/kit/list-page.ts';

/** The caller's stores; null = all stores. */
type Stores = readonly number[] | null;

const inStores = (stores: Stores): RawBuilder<boolean> =>
  stores === null ? sql<boolean>`true` : sql<boolean>`o.store_id = any(${stores}::bigint[])`;

export interface PaymentFilter {
  stores: Stores;
  q?: string;
  states?: readonly string[];
  providers?: readonly string[];
}

export interface PaymentListRow extends EdgeRow, Omit<StaffPaymentRow, 'createdAt'> {
  createdAt: Date;
}

const ofPayments = ({ stores, q, states, providers }: PaymentFilter): RawBuilder<boolean> =>
  allOf([
    inStores(stores),
    q === undefined ? undefined : typedIn(q.trim()),
    states && sql`p.payment_state = any(${states}::text[])`,
    providers && sql`p.provider = any(${providers}::text[])`,
  ]);

/** An order's number, or a provider's. Each by its own index. */
const typedIn = (typed: string): RawBuilder<unknown> =>
  sql`p.id in (select t.id from payments t where t.transaction_id = ${typed}
    union select t.id from orders n join payments t on t.order_id = n.id where n.number = upper(${typed}))`;

export async function selectPaymentList(
  db: ReadDb,
  filter: PaymentFilter,
  page: ListPage,
): Promise<PaymentListRow[]> {
  const { where, order } = pageClauses(page);
  const { rows } = await sql<PaymentListRow>`
    select p.id, o.number, p.provider, p.transaction_id as transaction, p.payment_state as state, p.failure,
      p.amount_som as amount, p.refunded_som as refunded, p.created_at as "createdAt", (${page.sort.by})::text as edge
    from payments p join orders o on o.id = p.order_id where ${ofPayments(filter)} and ${where} ${order}`.execute(
    db,
  );
  return rows;
}

export async function countPayments(
  db: ReadDb,
  filter: PaymentFilter,
  wanted: 'capped' | 'exact',
): Promise<number> {
  return countRows(
    db,
    sql`from payments p join orders o on o.id = p.order_id
      where ${ofPayments(filter)}`,
    wanted,
  );
}

export interface RefundFilter {
  stores: Stores;
  states?: readonly string[];
  isManual?: boolean;
}

export interface RefundListRow extends EdgeRow, Omit<StaffRefundRow, 'createdAt' | 'doneAt'> {
  createdAt: Date;
  doneAt: Date | null;
}

const ofRefunds = ({ stores, states, isManual }: RefundFilter): RawBuilder<boolean> =>
  allOf([
    inStores(stores),
    states && sql`r.refund_state = any(${states}::text[])`,
    isManual ? sql`(r.is_manual or p.transaction_id is null)` : undefined,
  ]);

export async function selectRefundList(
  db: ReadDb,
  filter: RefundFilter,
  page: ListPage,
): Promise<RefundListRow[]> {
  const { where, order } = pageClauses(page);
  const { rows } = await sql<RefundListRow>`
    select r.id, o.number, p.provider, p.transaction_id as transaction, r.amount_som as amount, r.refund_state as state,
      r.is_manual or p.transaction_id is null as "isManual", r.reason, r.paper_number as paper,
      o.store_id as "storeId", r.created_at as "createdAt",
      r.done_at as "doneAt", (${page.sort.by})::text as edge
    from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
    where ${ofRefunds(filter)} and ${where} ${order}`.execute(db);
  return rows;
}

export async function countRefunds(
  db: ReadDb,
  filter: RefundFilter,
  wanted: 'capped' | 'exact',
): Promise<number> {
  return countRows(
    db,
    sql`from refunds r join payments p on p.id = r.payment_id
      join orders o on o.id = p.order_id where ${ofRefunds(filter)}`,
    wanted,
  );
}

export interface PaymentOrderRow {
  orderId: number;
  number: string;
  transaction: string | null;
}

/** Returns the order of a payment or of a refund's payment; undefined if there is none in these stores. */
export async function findPaymentOrder(
  db: ReadDb,
  { stores, ...of }: { stores: Stores } & ({ paymentId: number } | { refundId: number }),
): Promise<PaymentOrderRow | undefined> {
  const which =
    'paymentId' in of
      ? sql`p.id = ${of.paymentId}`
      : sql`p.id = (select payment_id from refunds where id = ${of.refundId})`;
  const { rows } = await sql<PaymentOrderRow>`
    select o.id as "orderId", o.number, p.transaction_id as transaction from payments p join orders o on o.id = p.order_id
    where ${which} and ${inStores(stores)}`.execute(db);
  return rows[0];
}

/** Returns online payments and refunds since that instant that have no viewable receipt, oldest first, at most 200. */
export async function selectReceiptless(
  db: ReadDb,
  { stores, since }: { stores: Stores; since: Date },
): Promise<(Omit<MissingReceipt, 'at'> & { at: Date })[]> {
  const { rows } = await sql<Omit<MissingReceipt, 'at'> & { at: Date }>`
    select l.payment_id as "paymentId", l.refund_id as "refundId", o.number, p.provider,
      o.channel = 'COUNTER' as "isCounter", l.at, r.status_code as "statusCode", r.message,
      (select coalesce(jsonb_agg(jsonb_build_object('serialNumber', i.serial_number, 'ikpu', n.ikpu, 'packageCode', n.package_code)
        order by n.position), '[]') from order_lines n join product_items i on i.id = n.item_id where n.order_id = o.id) as lines
    from ledger_entries l join payments p on p.id = l.payment_id join orders o on o.id = l.order_id
    left join receipts r on r.payment_id = l.payment_id and r.refund_id is not distinct from l.refund_id
    where ${isReceiptMissing(since)} and ${inStores(stores)}
    order by l.id limit 200`.execute(db);
  return rows;
}

/** Changes the codes of a piece and of its line in this order. Returns false if the order has no such piece. */
export async function updateCodes(
  db: Db,
  codes: { orderId: number; serialNumber: string; ikpu: string; packageCode: string },
): Promise<boolean> {
  const { orderId, serialNumber, ikpu, packageCode } = codes;
  const { rows } = await sql<{ id: number }>`
    update order_lines l set ikpu = ${ikpu}, package_code = ${packageCode} from product_items i
    where l.order_id = ${orderId} and i.id = l.item_id and i.serial_number = ${serialNumber} returning i.id`.execute(
    db,
  );
  const [item] = rows;
  if (item === undefined) return false;
  await db
    .updateTable('product_items')
    .set({ ikpu, package_code: packageCode })
    .where('id', '=', item.id)
    .execute();
  return true;
}
