import { type RawBuilder, sql } from 'kysely';
import type { ReportedMovement } from '#providers/settlement/port.ts';
import type { OurMovement, TheirMovement } from '#domain/payment/reconcile.ts';
import type { Db, ReadDb } from '#database/connect.ts';

/** Days in Asia/Tashkent, both inclusive. */
export interface Days {
  provider: string;
  from: string;
  to: string;
}

export interface ReportRow {
  id: number;
  file_name: string;
  from_day: string;
  to_day: string;
  uploaded_by: string;
  uploaded_at: Date;
}

/** Reports that cover any of these days, latest first. */
export async function selectReports(db: ReadDb, { provider, from, to }: Days): Promise<ReportRow[]> {
  return db
    .selectFrom('settlement_reports as r')
    .innerJoin('staff as s', 's.id', 'r.uploaded_by')
    .select(['r.id', 'r.file_name', 'r.from_day', 'r.to_day', 's.name as uploaded_by', 'r.uploaded_at'])
    .where('r.provider', '=', provider)
    .where('r.from_day', '<=', to)
    .where('r.to_day', '>=', from)
    .orderBy('r.id', 'desc')
    .execute();
}

export type OurRow = Omit<OurMovement, 'isReported'> & { at: Date };
export type TheirRow = TheirMovement & {
  at: Date;
  line: number;
  commissionSom: number | null;
  isOrder: boolean;
};

const dayOf = (instant: RawBuilder<unknown>) => sql`(${instant} at time zone 'Asia/Tashkent')::date`;

/** Report rows that count: a later report that covers the same day replaces earlier rows. */
const counts = sql`not exists (select from settlement_reports n
  where n.provider = r.provider and n.id > r.report_id and r.day between n.from_day and n.to_day)`;

/** Our movements of these days, and those of other days whose payment appears in the provider's report on one of these days. */
export async function selectOurs(db: ReadDb, { provider, from, to }: Days): Promise<OurRow[]> {
  const { rows } = await sql<OurRow>`
    select case when l.refund_id is null then 'PAYMENT' else 'REFUND' end as kind, p.transaction_id as "transactionId",
      o.number as "orderNumber", abs(l.amount_som) as "amountSom", ${dayOf(sql`l.at`)}::text as day, l.at,
      coalesce(f.is_manual, false) as "isManual"
    from ledger_entries l join payments p on p.id = l.payment_id join orders o on o.id = l.order_id
    left join refunds f on f.id = l.refund_id
    where p.provider = ${provider} and p.transaction_id is not null and (
      (l.at >= ${from}::date::timestamp at time zone 'Asia/Tashkent' and l.at < (${to}::date + 1)::timestamp at time zone 'Asia/Tashkent')
      or p.transaction_id in (select r.transaction_id from settlement_rows r
        where r.provider = ${provider} and r.day between ${from} and ${to}))
    order by l.id`.execute(db);
  return rows;
}

/** The provider's movements of these days, and those of other days whose payment moved in our ledger on one of these days. */
export async function selectTheirs(db: ReadDb, { provider, from, to }: Days): Promise<TheirRow[]> {
  const { rows } = await sql<TheirRow>`
    select r.kind, r.transaction_id as "transactionId", coalesce(o.number, r.order_number) as "orderNumber", r.amount_som as "amountSom",
      r.commission_som as "commissionSom", r.day::text as day, r.at, r.line, o.id is not null as "isOrder"
    from settlement_rows r
    left join payments p on p.provider = r.provider and p.transaction_id = r.transaction_id
    left join orders o on o.id = p.order_id or (p.id is null and o.number = upper(r.order_number))
    where r.provider = ${provider} and ${counts} and (r.day between ${from} and ${to}
      or r.transaction_id in (
        select p.transaction_id from ledger_entries l join payments p on p.id = l.payment_id
        where p.provider = ${provider} and l.at >= ${from}::date::timestamp at time zone 'Asia/Tashkent'
          and l.at < (${to}::date + 1)::timestamp at time zone 'Asia/Tashkent'))
    order by r.report_id, r.nth`.execute(db);
  return rows;
}

/** The providers of these transactions, the most frequent first. */
export async function findProviderOf(db: ReadDb, transactionIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ provider: string }>`
    select provider from payments where transaction_id = any(${transactionIds}::text[])
    group by provider order by count(*) desc, provider`.execute(db);
  return rows.map(({ provider }) => provider);
}

export interface NewReport extends Days {
  fileName: string;
  hash: Buffer;
  staffId: number;
  now: Date;
  movements: readonly (ReportedMovement & { day: string })[];
}

/** Returns the new row's id. */
export async function insertReport(db: Db, report: NewReport): Promise<number> {
  const { provider, from, to, fileName, hash, staffId, now, movements } = report;
  const { id } = await db
    .insertInto('settlement_reports')
    .values({
      provider,
      from_day: from,
      to_day: to,
      file_name: fileName,
      content_hash: hash,
      movements: movements.length,
      uploaded_by: staffId,
      uploaded_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stored = movements.map((movement, nth) => ({
    nth,
    line: movement.line,
    kind: movement.kind,
    transaction_id: movement.transactionId,
    order_number: movement.orderNumber,
    amount_som: movement.amountSom,
    commission_som: movement.commissionSom,
    at: movement.at.toISOString(),
    day: movement.day,
  }));
  await sql`
    insert into settlement_rows (report_id, provider, nth, line, kind, transaction_id, order_number, amount_som, commission_som, at, day)
    select ${id}, ${provider}, m.* from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as m (nth integer, line integer, kind text,
      transaction_id text, order_number text, amount_som bigint, commission_som bigint, at timestamptz, day date)`.execute(
    db,
  );
  return id;
}
