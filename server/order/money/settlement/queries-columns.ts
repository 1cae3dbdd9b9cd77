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
