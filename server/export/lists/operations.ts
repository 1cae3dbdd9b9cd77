import type { ExportedListName, ExportList } from '#contract/admin/system/list-export.ts';
import type { ExportedList } from '#contract/admin/export.ts';
import type { exportOperations as declared } from '#contract/operations/admin/export.ts';
import type { Db } from '#database/connect.ts';
import type { StaffCaller, StaffFunctions } from '#server/kit/staff-operation.ts';
import { fileOf } from '../file-of.ts';
import { maxRows, requireFew, start } from '../start-export.ts';
import { readList } from './read-list.ts';

const whole = { size: maxRows, count: 'capped' } as const;
const first = { size: 25, count: 'capped' } as const;

type Names = 'exportList' | 'exportListContacts' | 'startListExport' | 'startListContactsExport';

interface Call {
  caller: StaffCaller;
  input: ExportList & { list: ExportedListName };
  now: Date;
}

/** Exports of declared lists. Each refuses with EXPORT_TOO_LARGE (facts.rows, facts.limit). */
export const listExportOperations = {
  exportList: ({ db }, call) => exportList(db, call, false),
  exportListContacts: ({ db }, call) => exportList(db, call, true),
  startListExport: ({ db }, call) => startList(db, call, false),
  startListContactsExport: ({ db }, call) => startList(db, call, true),
} satisfies StaffFunctions<Pick<typeof declared, Names>, { db: Db }>;

const readerOf = ({ staff, language }: StaffCaller, now: Date) => ({ staff, language, now });

async function exportList(
  db: Db,
  { caller, input, now }: Call,
  isWithContacts: boolean,
): Promise<ExportedList> {
  const { format, ...list } = input;
  const { sheet, count } = await readList(
    db,
    { ...list, isWithContacts },
    { reader: readerOf(caller, now), page: whole },
  );
  requireFew(count, maxRows);
  return fileOf(sheet, { caller, now, name: list.list, format });
}

async function startList(
  db: Db,
  { caller, input, now }: Call,
  isWithContacts: boolean,
): Promise<{ jobId: string }> {
  const { format, ...list } = { ...input, isWithContacts };
  const { count } = await readList(db, list, { reader: readerOf(caller, now), page: first });
  const kind = isWithContacts ? 'lists.export-contacts' : 'lists.export';
  return start(db, { caller, count, kind, payload: { list, format }, now });
}
