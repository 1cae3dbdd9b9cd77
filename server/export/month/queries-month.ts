import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';

/** Days in Tashkent, both inclusive. */
export interface MonthDays {
  from: string;
  to: string;
}

export interface MovementRow {
  day: string;
  at: Date;
  number: string;
  provider: string;
  kind: 'PAYMENT' | 'REFUND';
  transaction: string | null;
  /** Positive = received, negative = refunded; in whole soʻm. */
  amount_som: number;
  paper: string | null;
  receipt: string | null;
  receipt_url: string | null;
  /** In whole soʻm; null = in no report. */
  commission_som: number | null;
}

export interface DayRow {
  day: string;
  provider: string;
  payments: number;
  paid_som: number;
  refunds: number;
  refunded_som: number;
  commission_som: number | null;
  receiptless: number;
}

/** Movements with their receipts and the commission from the provider's latest report. */
const movements = ({ from, to }: MonthDays) => sql`
  select l.id, (l.at at time zone 'Asia/Tashkent')::date::text as day, l.at, o.number, p.provider,
    case when l.refund_id is null then 'PAYMENT' else 'REFUND' end as kind, p.transaction_id as transaction, l.amount_som,
    f.paper_number as paper, r.receipt_number as receipt, r.url as receipt_url, case when l.refund_id is null then (
      select s.commission_som from settlement_rows s
      where s.provider = p.provider and s.transaction_id = p.transaction_id and s.kind = 'PAYMENT'
      order by s.report_id desc limit 1) end as commission_som
  from ledger_entries l join payments p on p.id = l.payment_id join orders o on o.id = l.order_id
  left join refunds f on f.id = l.refund_id
  left join receipts r on r.payment_id = l.payment_id and r.refund_id is not distinct from l.refund_id
  where l.at >= ${from}::date::timestamp at time zone 'Asia/Tashkent' and l.at < (${to}::date + 1)::timestamp at time zone 'Asia/Tashkent'`;

/** Returns movements by day and payment method, earliest first; at most `limit` rows. */
export async function selectMovements(
  db: ReadDb,
  { limit, ...days }: MonthDays & { limit: number },
): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    select day, at, number, provider, kind, transaction, amount_som, paper, receipt, receipt_url, commission_som
    from (${movements(days)}) m order by day, provider, id limit ${limit}`.execute(db);
  return rows;
}

/** Returns the totals per day and payment method, earliest first. */
export async function selectDays(db: ReadDb, days: MonthDays): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select day, provider, count(*) filter (where kind = 'PAYMENT')::integer as payments,
      coalesce(sum(amount_som) filter (where kind = 'PAYMENT'), 0)::bigint as paid_som,
      count(*) filter (where kind = 'REFUND')::integer as refunds,
      coalesce(-sum(amount_som) filter (where kind = 'REFUND'), 0)::bigint as refunded_som,
      sum(commission_som)::bigint as commission_som, count(*) filter (where receipt is null)::integer as receiptless
    from (${movements(days)}) m group by day, provider order by day, provider`.execute(db);
  return rows;
}
