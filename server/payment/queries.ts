import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { PaymentsTable } from '#database/schema.ts';

export type PaymentAttemptState = PaymentsTable['payment_state'];
export type PaymentFailureWord = NonNullable<PaymentsTable['failure']>;

export interface PaymentRow {
  id: number;
  order_id: number;
  provider: string;
  /** Which part of the order's money it is: 0, or over the counter the next ones too. */
  tender: number;
  transaction_id: string | null;
  payment_state: PaymentAttemptState;
  amount_som: number;
  refunded_som: number;
  /** The part of it that the staff gave back themselves, over the counter or by transfer. */
  manual_refund_som: number;
  failure: PaymentFailureWord | null;
  started_at: Date | null;
  opened_at: Date | null;
  settled_at: Date | null;
  ended_at: Date | null;
  facts: unknown;
}

export const columns = [
  'id',
  'order_id',
  'provider',
  'tender',
  'transaction_id',
  'payment_state',
  'amount_som',
  'refunded_som',
  'manual_refund_som',
  'failure',
  'started_at',
  'opened_at',
  'settled_at',
  'ended_at',
  'facts',
] as const;

/** A provider's own transaction. */
export interface TransactionKey {
  provider: string;
  id: string;
}

export async function selectTransaction(
  db: ReadDb,
  { provider, id }: TransactionKey,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .select(columns)
    .where('provider', '=', provider)
    .where('transaction_id', '=', id)
    .executeTakeFirst();
}

/** What began in this time by the provider's clock, with the numbers of the orders, the oldest first. */
export async function selectTransactions(
  db: ReadDb,
  { provider, from, to }: { provider: string; from: Date; to: Date },
): Promise<(PaymentRow & { number: string })[]> {
  return db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(columns.map((column) => `p.${column}` as const))
    .select('o.number')
    .where('provider', '=', provider)
    .where('started_at', '>=', from)
    .where('started_at', '<=', to)
    .orderBy('started_at')
    .orderBy('p.id')
    .execute();
}

/** The attempts to pay these orders, the newest first. */
export async function selectPayments(db: ReadDb, orderIds: readonly number[]): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .select(columns)
    .where(sql<boolean>`order_id = any(${orderIds}::bigint[])`)
    .orderBy('id', 'desc')
    .execute();
}

/** A payment as it is now, locked until the end of the transaction. Lock its order first. */
export async function lockPayment(db: Db, id: number): Promise<PaymentRow> {
  return db
    .selectFrom('payments')
    .select(columns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function insertPayment(
  db: Db,
  args: { orderId: number; provider: string; amountSom: number; now: Date },
): Promise<PaymentRow> {
  return db
    .insertInto('payments')
    .values({
      order_id: args.orderId,
      provider: args.provider,
      payment_state: 'PENDING',
      amount_som: args.amountSom,
      created_at: args.now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Money that was taken without a provider: there and paid in one. */
export async function insertPaidAtHandOver(
  db: Db,
  args: {
    orderId: number;
    method: string;
    amountSom: number;
    now: Date;
    /** Left out = the only one. */
    tender?: number;
    /** The cash that was handed over, where that is known. */
    givenSom?: number | null;
  },
): Promise<number> {
  const { id } = await db
    .insertInto('payments')
    .values({
      order_id: args.orderId,
      provider: args.method,
      payment_state: 'PAID',
      amount_som: args.amountSom,
      tender: args.tender ?? 0,
      given_som: args.givenSom ?? null,
      created_at: args.now,
      settled_at: args.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Transactions of these providers that are open since before their `before`, with the numbers of their orders, the oldest first. */
export async function selectLongOpen(
  db: ReadDb,
  due: readonly { provider: string; before: Date }[],
): Promise<(PaymentRow & { number: string })[]> {
  const providers = due.map(({ provider }) => provider);
  const befores = due.map(({ before }) => before);
  return db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .innerJoin(
      sql<{
        provider: string;
        before: Date;
      }>`(select * from unnest(${providers}::text[], ${befores}::timestamptz[]))`.as<'due'>(
        sql`due(provider, before)`,
      ),
      'due.provider',
      'p.provider',
    )
    .select(columns.map((column) => `p.${column}` as const))
    .select('o.number')
    .where('p.payment_state', '=', 'OPEN')
    .whereRef('p.opened_at', '<', 'due.before')
    .orderBy('p.opened_at')
    .limit(100)
    .execute();
}
