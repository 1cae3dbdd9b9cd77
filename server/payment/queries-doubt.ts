import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { TransactionKey } from './queries.ts';

/** How a doubt ended: what is written down is true, its money went back, or a person must look. */
export type DoubtOutcome = 'STANDS' | 'RETURNED' | 'BY_HAND';

/** A doubt that comes again is asked about again, unless its money went back or it waits for a person. */
export async function insertDoubt(
  db: Db,
  { provider, id, now }: TransactionKey & { now: Date },
): Promise<void> {
  await sql`
    insert into payment_doubts (payment_id, noted_at)
    select id, ${now} from payments where provider = ${provider} and transaction_id = ${id}
    on conflict (payment_id) do update set noted_at = excluded.noted_at, outcome = null, decided_at = null
      where payment_doubts.outcome = 'STANDS'`.execute(db);
}

export interface DoubtRow {
  payment_id: number;
  order_id: number;
  number: string;
  noted_at: Date;
}

/** Doubts older than `before` that no provider has settled, the oldest first. */
export async function selectOpenDoubts(db: ReadDb, before: Date): Promise<DoubtRow[]> {
  return db
    .selectFrom('payment_doubts as d')
    .innerJoin('payments as p', 'p.id', 'd.payment_id')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['d.payment_id', 'p.order_id', 'o.number', 'd.noted_at'])
    .where('d.outcome', 'is', null)
    .where('d.noted_at', '<', before)
    .orderBy('d.noted_at')
    .limit(100)
    .execute();
}

export async function decideDoubt(
  db: Db,
  args: { paymentId: number; outcome: DoubtOutcome; now: Date },
): Promise<void> {
  await db
    .updateTable('payment_doubts')
    .set({ outcome: args.outcome, decided_at: args.now })
    .where('payment_id', '=', args.paymentId)
    .where('outcome', 'is', null)
    .execute();
}

export interface HandDoubtRow {
  payment_id: number;
  number: string;
  order_state: string;
  provider: string;
  transaction_id: string | null;
  /** What the shop has written down of the payment. */
  payment_state: string;
  amount_som: number;
  noted_at: Date;
}

/** Doubts that wait for a person, the oldest first, at most 200; of all orders, or of one. */
export async function selectHandDoubts(db: ReadDb, of: { orderId?: number } = {}): Promise<HandDoubtRow[]> {
  let query = db
    .selectFrom('payment_doubts as d')
    .innerJoin('payments as p', 'p.id', 'd.payment_id')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['d.payment_id', 'd.noted_at', 'o.number', 'o.order_state', 'p.provider', 'p.transaction_id'])
    .select(['p.payment_state', 'p.amount_som'])
    .where('d.outcome', '=', 'BY_HAND');
  if (of.orderId !== undefined) query = query.where('p.order_id', '=', of.orderId);
  return query.orderBy('d.noted_at').orderBy('d.payment_id').limit(200).execute();
}

/** Of one that waits for a person. */
export async function closeDoubtRow(
  db: Db,
  args: { paymentId: number; outcome: 'STANDS' | 'RETURNED'; now: Date },
): Promise<void> {
  await db
    .updateTable('payment_doubts')
    .set({ outcome: args.outcome, decided_at: args.now })
    .where('payment_id', '=', args.paymentId)
    .where('outcome', '=', 'BY_HAND')
    .execute();
}
