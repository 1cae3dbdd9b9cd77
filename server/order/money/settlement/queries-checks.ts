import { sql } from 'kysely';
import type { SettledProvider } from '#contract/admin/settlement.ts';
import type { Db, ReadDb } from '#database/connect.ts';

export interface CheckRow {
  /** As `movementOf` names it: `PAYMENT 123`. */
  movement: string;
  difference: number;
  note: string;
  by: string;
  at: Date;
}

/** Returns the checks of these movements. */
export async function selectChecks(
  db: ReadDb,
  provider: string,
  movements: readonly string[],
): Promise<CheckRow[]> {
  const { rows } = await sql<CheckRow>`
    select c.kind || ' ' || c.transaction_id as movement, c.difference_som as difference, c.note, s.name as by, c.checked_at as at
    from settlement_checks c join staff s on s.id = c.checked_by
    where c.provider = ${provider} and c.transaction_id = any(${movements.map(transactionIn)}::text[])`.execute(
    db,
  );
  return rows;
}

const transactionIn = (movement: string): string => movement.slice(movement.indexOf(' ') + 1);

interface Movement {
  provider: string;
  kind: 'PAYMENT' | 'REFUND';
  transactionId: string;
}

export interface NewCheck extends Movement {
  difference: number;
  note: string;
  staffId: number;
  now: Date;
}

/** Until the end of the transaction nobody else checks a difference of this provider, so that the counts of open ones are right. */
export async function lockChecks(db: Db, provider: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`settlement-checks:${provider}`}, 0))`.execute(
    db,
  );
}

/** Replaces a check of another difference. Returns the check, or undefined if this difference was checked already. */
export async function insertCheck(db: Db, check: NewCheck): Promise<CheckRow | undefined> {
  const { provider, kind, transactionId, difference, note, staffId, now } = check;
  const { rows } = await sql<CheckRow>`
    insert into settlement_checks as c (provider, kind, transaction_id, difference_som, note, checked_by, checked_at)
    values (${provider}, ${kind}, ${transactionId}, ${difference}, ${note}, ${staffId}, ${now})
    on conflict (provider, kind, transaction_id) do update set difference_som = excluded.difference_som, note = excluded.note,
      checked_by = excluded.checked_by, checked_at = excluded.checked_at
    where c.difference_som <> excluded.difference_som
    returning c.kind || ' ' || c.transaction_id as movement, c.difference_som as difference, c.note,
      (select name from staff where id = c.checked_by) as by, c.checked_at as at`.execute(db);
  return rows[0];
}

export async function deleteCheck(db: Db, { provider, kind, transactionId }: Movement): Promise<void> {
  await db
    .deleteFrom('settlement_checks')
    .where('provider', '=', provider)
    .where('kind', '=', kind)
    .where('transaction_id', '=', transactionId)
    .execute();
}

export interface OpenDay {
  provider: SettledProvider;
  day: string;
}

/** Returns the days that had unchecked differences when they were last counted, latest first. */
export async function selectOpenDays(
  db: ReadDb,
  { provider, limit }: { provider: string | undefined; limit: number },
): Promise<OpenDay[]> {
  const { rows } = await sql<OpenDay>`
    select provider, day::text as day from settlement_differences
    where ${provider ?? null}::text is null or provider = ${provider ?? null}
    order by day desc, provider limit ${limit}`.execute(db);
  return rows;
}

/** Stores how many unchecked differences each of these days has; a day without any is removed. */
export async function storeOpenDays(
  db: Db,
  days: readonly (OpenDay & { open: number })[],
  now: Date,
): Promise<void> {
  const counted = sql`jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as n (provider text, day date, open integer)`;
  await sql`delete from settlement_differences d using ${counted}
    where d.provider = n.provider and d.day = n.day and n.open = 0`.execute(db);
  await sql`insert into settlement_differences (provider, day, lines, found_at)
    select n.provider, n.day, n.open, ${now} from ${counted} where n.open > 0
    on conflict (provider, day) do update set lines = excluded.lines`.execute(db);
}
