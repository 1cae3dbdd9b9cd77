import { Value } from 'typebox/value';
import type { ExportedListName, ExportList } from '#contract/admin/system/list-export.ts';
import { Shape } from '#contract/primitives.ts';
import type { Db } from '#database/connect.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import { findStoreNames } from '#server/content/store/store-names.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import { findRegionNames } from '../queries-export.ts';
import type { PageOf, Reader, SheetPage } from '../read-lists.ts';
import type { AnyExportedList } from './declare-list.ts';
import { exportedLists } from './exported-lists.ts';
import { listSheet, type ShownWith } from './list-sheet.ts';
import { listWords } from './list-words.ts';

export interface ListExport {
  list: ExportedListName;
  query: ExportList['query'];
  columns: readonly string[];
  isWithContacts: boolean;
}

/** The reader; the stores are determined by the list's own permission. */
export type ListReader = Omit<Reader, 'stores'>;

/**
 * Reads a page of a list with these columns, in their order, followed by names and phones if requested. Refuses with PERMISSION_MISSING if
 * the reader may export but not read this list, VALIDATION_FAILED for an unknown filter or column.
 */
export async function readList(
  db: Db,
  { list: name, query, columns, isWithContacts }: ListExport,
  { reader, page }: { reader: ListReader; page: PageOf },
): Promise<SheetPage> {
  const list = exportedLists[name];
  const contacts = isWithContacts ? requireContacts(list) : undefined;
  const permissions = contacts ? [list.permission, contacts.permission] : [list.permission];
  for (const permission of permissions)
    if (scopeOf(reader.staff, permission) === null) throw new Refusal('PERMISSION_MISSING', { permission });
  const chosen = columns.map((column) => {
    const known = Object.hasOwn(list.columns, column) ? list.columns[column] : undefined;
    if (known === undefined)
      throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '/columns', code: 'enum' }]);
    return known;
  });
  const input = { ...filtersOf(list, query), ...page };
  const {
    rows,
    next = null,
    count = null,
  } = await list.read({ db }, { caller: callerOf(reader, list), input, now: reader.now });
  const shown = await shownWith(db, reader);
  const sheet = listSheet(rows, chosen, shown);
  // a list without pages is complete
  const counted = count ?? { value: rows.length, isExact: true };
  if (contacts === undefined) return { sheet, next, count: counted };
  const people = await contacts.of(db, rows);
  return { sheet: withContacts(sheet, people, shown), next, count: counted };
}

function requireContacts({ contacts }: AnyExportedList) {
  if (contacts === undefined)
    throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '/list', code: 'enum' }]);
  return contacts;
}

/** Converts the filters and the sort of an address to the types of the list. */
function filtersOf({ query }: AnyExportedList, given: ExportList['query']): Record<string, unknown> {
  const { size: _size, cursor: _cursor, count: _count, ...filters } = query.properties;
  const schema = Shape(filters);
  const typed = Value.Convert(schema, given);
  if (!Value.Check(schema, typed))
    throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '/query', code: 'additionalProperties' }]);
  return typed;
}

/** Lists use only the role, stores and language of their caller; a job has nothing else. */
function callerOf({ staff, language }: ListReader, { permission }: AnyExportedList): StaffCaller {
  const stores = scopeOf(staff, permission) === 'ALL' ? null : staff.storeIds;
  const caller: Pick<StaffCaller, 'stores' | 'language'> & { staff: ListReader['staff'] } = {
    staff,
    stores,
    language,
  };
  return caller as StaffCaller; // as: see above
}

async function shownWith(db: Db, { language }: ListReader): Promise<ShownWith> {
  const storeNames = await findStoreNames(db, language);
  const regionNames = await findRegionNames(db, language);
  return { words: listWords(language), language, storeNames, regionNames };
}

function withContacts(
  { columns, rows }: SheetPage['sheet'],
  people: readonly { name: string | null; phone: string | null }[],
  { words: { people: heads } }: ShownWith,
): SheetPage['sheet'] {
  return {
    columns: [
      ...columns,
      { head: heads.column.name, kind: 'text' },
      { head: heads.column.phone, kind: 'text' },
    ],
    rows: rows.map((row, nth) => [...row, people[nth]?.name ?? null, people[nth]?.phone ?? null]),
  };
}
