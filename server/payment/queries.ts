import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { PaymentsTable } from '#database/schema.ts';

export type PaymentAttemptState = PaymentsTable['payment_state'];
export type PaymentFailureWord = NonNullable<PaymentsTable['failure']>;

export interface PaymentRow {
  id: number;
  order_id: number;
  provider: string;
  /** The position of this tender: 0, or more for the further tenders of a counter sale. */
  tender: number;
  transaction_id: string | null;
  payment_state: PaymentAttemptState;
  amount_som: number;
  refunded_som: number;
  /** The part that the staff refunded themselves, at the counter or by transfer. */
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

/** Identifies a provider's transaction. */
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

/** Returns transactions that started in this period by the provider's clock, with their order numbers, oldest first. */
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

/** Returns the payment attempts of these orders, newest first. */
export async function selectPayments(db: ReadDb, orderIds: readonly number[]): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .select(columns)
    .where(sql<boolean>`order_id = any(${orderIds}::bigint[])`)
    .orderBy('id', 'desc')
    .execute();
}

/** Reads and locks a payment until the end of the transaction. Lock its order first. */
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

/** Inserts a payment without a provider, already paid. */
export async function insertPaidAtHandOver(
  db: Db,
  args: {
    orderId: number;
    method: string;
    amountSom: number;
    now: Date;
    /** 0 if omitted. */
    tender?: number;
    /** The cash handed over, if known. */
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

/** Returns transactions of these providers that have been open since before their `before`, with their order numbers, oldest first. */
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
