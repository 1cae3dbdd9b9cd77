import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { FiscalReceipt } from '#providers/payment/fiscal-port.ts';

/** A repeated call overwrites the receipt: a register may report an error first and the receipt later. */
export async function upsertReceipt(
  db: Db,
  args: { paymentId: number; refundId: number | null; receipt: FiscalReceipt; now: Date },
): Promise<void> {
  const { receipt } = args;
  const receiptColumns = {
    url: receipt.url,
    receipt_number: receipt.receiptNumber,
    terminal: receipt.terminal,
    fiscal_sign: receipt.fiscalSign,
    issued_at: receipt.issuedAt,
    status_code: receipt.statusCode,
    message: receipt.message,
    noted_at: args.now,
  };
  await db
    .insertInto('receipts')
    .values({ payment_id: args.paymentId, refund_id: args.refundId, ...receiptColumns })
    .onConflict((conflict) => conflict.columns(['payment_id', 'refund_id']).doUpdateSet(receiptColumns))
    .execute();
}

/** Returns the id of a payment's newest refund. */
export async function lastRefundId(db: ReadDb, paymentId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', paymentId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export interface ReceiptRow {
  order_id: number;
  refund_id: number | null;
  url: string;
  at: Date;
}

/** Returns the viewable receipts of these orders, oldest first. */
export async function selectReceipts(db: ReadDb, orderIds: readonly number[]): Promise<ReceiptRow[]> {
  const { rows } = await sql<ReceiptRow>`
    select p.order_id, r.refund_id, r.url, coalesce(r.issued_at, r.noted_at) as at
    from receipts r join payments p on p.id = r.payment_id
    where p.order_id = any(${orderIds}::bigint[]) and r.url is not null
    order by r.id`.execute(db);
  return rows;
}

export interface MissingReceiptRow {
  payment_id: number;
  order_id: number;
  number: string;
  refund_id: number | null;
}

/** Returns payments and refunds of these providers since then that have no viewable receipt yet, oldest first. */
export async function selectMissingReceipts(
  db: ReadDb,
  args: { providers: readonly string[]; since: Date },
): Promise<MissingReceiptRow[]> {
  const { rows } = await sql<MissingReceiptRow>`
    with moved as (
      select l.payment_id, l.order_id, l.refund_id, l.id from ledger_entries l
      join payments p on p.id = l.payment_id
      where p.provider = any(${args.providers}::text[]) and p.transaction_id is not null and l.at > ${args.since}
    )
    select m.payment_id, m.order_id, o.number, m.refund_id from moved m join orders o on o.id = m.order_id
    where not exists (
      select from receipts r
      where r.payment_id = m.payment_id and r.refund_id is not distinct from m.refund_id and r.url is not null)
    order by m.id limit 100`.execute(db);
  return rows;
}

/** Returns the register's last response about a receipt without an address. */
export async function selectNoted(
  db: ReadDb,
  { paymentId, refundId }: { paymentId: number; refundId: number | null },
): Promise<Pick<FiscalReceipt, 'statusCode' | 'message'> | undefined> {
  return db
    .selectFrom('receipts')
    .select(['status_code as statusCode', 'message'])
    .where('payment_id', '=', paymentId)
    .where('refund_id', refundId === null ? 'is' : '=', refundId)
    .executeTakeFirst();
}
