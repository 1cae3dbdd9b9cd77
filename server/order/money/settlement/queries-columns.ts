import { sql } from 'kysely';
import type { ReportColumnName, SettledProvider } from '#contract/admin/settlement.ts';
import type { Db, ReadDb } from '#database/connect.ts';

export interface Column {
  name: ReportColumnName;
  title: string;
  inTiyin: boolean;
}

/** The columns that the staff chose for a provider's reports. */
export async function selectColumns(db: ReadDb, provider: SettledProvider): Promise<Column[]> {
  return db
    .selectFrom('report_columns')
    .select(['name', 'title', 'in_tiyin as inTiyin'])
    .where('provider', '=', provider)
    .orderBy('id')
    .execute();
}

/**
 * Returns the version of the choice; 0 if there is none. It is the number of its last row: each choice is stored as new rows, whose
 * numbers are used once.
 */
export async function findColumnsVersion(db: ReadDb, provider: SettledProvider): Promise<number> {
  const { version } = await db
    .selectFrom('report_columns')
    .select(({ fn }) => fn.max('id').as('version'))
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

/** Serializes changes of the choices until the transaction ends, because one without rows cannot be locked. */
export async function lockColumns(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('report-columns'))`.execute(db);
}

interface Replacement {
  provider: SettledProvider;
  columns: readonly Column[];
  staffId: number;
  now: Date;
}

export async function replaceColumns(
  db: Db,
  { provider, columns, staffId, now }: Replacement,
): Promise<void> {
  await db.deleteFrom('report_columns').where('provider', '=', provider).execute();
  if (columns.length === 0) return;
  await db
    .insertInto('report_columns')
    .values(
      columns.map(({ name, title, inTiyin }) => ({
        provider,
        name,
        title,
        in_tiyin: inTiyin,
        changed_by: staffId,
        changed_at: now,
      })),
    )
    .execute();
}
