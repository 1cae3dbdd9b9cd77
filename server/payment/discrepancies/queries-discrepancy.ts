import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { TransactionKey } from '../queries.ts';

/** How a discrepancy was resolved: the recorded state is true, the money was refunded, or staff must decide. */
export type DiscrepancyOutcome = 'STANDS' | 'RETURNED' | 'MANUAL';

/** Opens a repeated discrepancy again, unless it was refunded or is left to the staff. */
export async function insertDiscrepancy(
  db: Db,
  { provider, id, now }: TransactionKey & { now: Date },
): Promise<void> {
  await sql`
    insert into payment_discrepancies (payment_id, noted_at)
    select id, ${now} from payments where provider = ${provider} and transaction_id = ${id}
    on conflict (payment_id) do update set noted_at = excluded.noted_at, outcome = null, decided_at = null
      where payment_discrepancies.outcome = 'STANDS'`.execute(db);
}

export interface DiscrepancyRow {
  payment_id: number;
  order_id: number;
  number: string;
  noted_at: Date;
}

/** Returns discrepancies recorded before `before` and not resolved yet, oldest first. */
export async function selectOpenDiscrepancies(db: ReadDb, before: Date): Promise<DiscrepancyRow[]> {
  return db
    .selectFrom('payment_discrepancies as d')
    .innerJoin('payments as p', 'p.id', 'd.payment_id')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['d.payment_id', 'p.order_id', 'o.number', 'd.noted_at'])
    .where('d.outcome', 'is', null)
    .where('d.noted_at', '<', before)
    .orderBy('d.noted_at')
    .limit(100)
    .execute();
}

export async function decideDiscrepancy(
  db: Db,
  args: { paymentId: number; outcome: DiscrepancyOutcome; now: Date },
): Promise<void> {
  await db
    .updateTable('payment_discrepancies')
    .set({ outcome: args.outcome, decided_at: args.now })
    .where('payment_id', '=', args.paymentId)
    .where('outcome', 'is', null)
    .execute();
}

export interface ManualDiscrepancyRow {
  payment_id: number;
  number: string;
  order_state: string;
  provider: string;
  transaction_id: string | null;
  /** The state recorded by the shop. */
  payment_state: string;
  amount_som: number;
  noted_at: Date;
}

/** Returns the discrepancies that are left to the staff, oldest first, at most 200, of all orders or of one. */
export async function selectManualDiscrepancies(
  db: ReadDb,
  of: { orderId?: number; stores?: readonly number[] | null; providers?: readonly string[] } = {},
): Promise<ManualDiscrepancyRow[]> {
  let query = db
    .selectFrom('payment_discrepancies as d')
    .innerJoin('payments as p', 'p.id', 'd.payment_id')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['d.payment_id', 'd.noted_at', 'o.number', 'o.order_state', 'p.provider', 'p.transaction_id'])
    .select(['p.payment_state', 'p.amount_som'])
    .where('d.outcome', '=', 'MANUAL');
  const { stores = null } = of;
  if (stores !== null) query = query.where(sql<boolean>`o.store_id = any(${stores}::bigint[])`);
  if (of.providers !== undefined) query = query.where('p.provider', 'in', [...of.providers]);
  if (of.orderId !== undefined) query = query.where('p.order_id', '=', of.orderId);
  return query.orderBy('d.noted_at').orderBy('d.payment_id').limit(200).execute();
}

/** Resolves the discrepancy only if it is left to the staff. */
export async function resolveDiscrepancyRow(
  db: Db,
  args: { paymentId: number; outcome: 'STANDS' | 'RETURNED'; now: Date },
): Promise<void> {
  await db
    .updateTable('payment_discrepancies')
    .set({ outcome: args.outcome, decided_at: args.now })
    .where('payment_id', '=', args.paymentId)
    .where('outcome', '=', 'MANUAL')
    .execute();
}
