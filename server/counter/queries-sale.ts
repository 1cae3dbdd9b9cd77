import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { UsersTable } from '#database/schema.ts';

export interface SaleRow {
  id: number;
  store_id: number;
  staff_id: number;
  sale_state: 'OPEN' | 'DONE' | 'DROPPED';
  buyer_phone: string | null;
  promo_code_id: number | null;
  discount_percent: number | null;
  discount_reason: string | null;
  /** The approval of a discount above the seller's limit; null = within the limit. */
  discount_approval_id: number | null;
}

const columns = [
  'id',
  'store_id',
  'staff_id',
  'sale_state',
  'buyer_phone',
  'promo_code_id',
  'discount_percent',
  'discount_reason',
  'discount_approval_id',
] as const;

/** Returns the seller's open sale in a store, created if there is none. */
export async function openSale(
  db: Db,
  { storeId, staffId, now }: { storeId: number; staffId: number; now: Date },
): Promise<SaleRow> {
  await db
    .insertInto('counter_sales')
    .values({ store_id: storeId, staff_id: staffId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('counter_sales')
    .select(columns)
    .where('store_id', '=', storeId)
    .where('staff_id', '=', staffId)
    .where('sale_state', '=', 'OPEN')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Returns a sale of this seller, locked until the transaction ends, so that its scans run one after the other. */
export async function lockSale(
  db: Db,
  { id, staffId }: { id: number; staffId: number },
): Promise<SaleRow | undefined> {
  return db
    .selectFrom('counter_sales')
    .select(columns)
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Whether the sale is open; locked until the transaction ends. */
export async function lockOpenSale(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('counter_sales')
    .select('sale_state')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.sale_state === 'OPEN';
}

export interface SaleChange {
  buyerPhone?: string | null;
  promoCodeId?: number | null;
  manualDiscount?: { percent: number; reason: string; approvalId: number | null } | null;
}

export async function updateSale(db: Db, id: number, change: SaleChange): Promise<void> {
  const { buyerPhone, promoCodeId, manualDiscount } = change;
  if (Object.keys(change).length === 0) return;
  await db
    .updateTable('counter_sales')
    .set({
      ...(buyerPhone !== undefined && { buyer_phone: buyerPhone }),
      ...(promoCodeId !== undefined && { promo_code_id: promoCodeId }),
      ...(manualDiscount !== undefined && {
        discount_percent: manualDiscount?.percent ?? null,
        discount_reason: manualDiscount?.reason ?? null,
        discount_approval_id: manualDiscount?.approvalId ?? null,
      }),
    })
    .where('id', '=', id)
    .execute();
}

/** Returns the pieces that a discount was approved for. */
export async function selectApprovedSerials(db: ReadDb, approvalId: number): Promise<string[]> {
  const { rows } = await sql<{ serial: string }>`
    select jsonb_array_elements_text(effect->'serials') as serial from approvals where id = ${approvalId}`.execute(
    db,
  );
  return rows.map(({ serial }) => serial);
}

export async function endSale(
  db: Db,
  {
    id,
    orderId,
    receipt,
    now,
  }: { id: number; orderId: number | null; receipt: { terminal: string; number: string } | null; now: Date },
): Promise<void> {
  await db
    .updateTable('counter_sales')
    .set({
      sale_state: orderId === null ? 'DROPPED' : 'DONE',
      order_id: orderId,
      receipt_terminal: receipt?.terminal ?? null,
      receipt_number: receipt?.number ?? null,
      ended_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Returns the sale of a payment, locked, if it has no fiscal receipt; undefined if it has one or belongs to none of these stores (null =
 * all).
 */
export async function lockSaleWithoutReceipt(
  db: Db,
  { paymentId, stores }: { paymentId: number; stores: readonly number[] | null },
): Promise<{ id: number } | undefined> {
  const { rows } = await sql<{ id: number }>`
    select s.id from counter_sales s join payments p on p.order_id = s.order_id
    where p.id = ${paymentId} and p.tender = 0 and s.receipt_number is null
      and (${stores}::bigint[] is null or s.store_id = any(${stores}::bigint[]))
    for no key update of s`.execute(db);
  return rows[0];
}

export async function setReceipt(
  db: Db,
  saleId: number,
  { terminal, number }: { terminal: string; number: string },
): Promise<void> {
  await db
    .updateTable('counter_sales')
    .set({ receipt_terminal: terminal, receipt_number: number })
    .where('id', '=', saleId)
    .execute();
}

/** Whether another sale has this fiscal receipt. */
export async function isReceiptUsed(
  db: ReadDb,
  { terminal, number }: { terminal: string; number: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('counter_sales')
    .select('id')
    .where('receipt_terminal', '=', terminal)
    .where('receipt_number', '=', number)
    .executeTakeFirst();
  return row !== undefined;
}

export interface BuyerRow {
  id: number;
  name: string | null;
  price_type: 'B2C' | 'B2B';
  language: UsersTable['language'];
}

/** Returns the account with this phone. */
export async function findBuyer(db: ReadDb, phone: string): Promise<BuyerRow | undefined> {
  const { rows } = await sql<BuyerRow>`
    select id, nullif(concat_ws(' ', first_name, last_name), '') as name, price_type, language
    from users where phone = ${phone} and deleted_at is null`.execute(db);
  return rows[0];
}
