import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { ExportModels, ExportOrders, ExportPieces } from '#contract/admin/export.ts';
import { ExportList, ExportListParams } from '#contract/admin/system/list-export.ts';
import { LanguageWord, Shape } from '#contract/primitives.ts';
import type { Db } from '#database/connect.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import type { FileJob, FileJobs, JobStaff, MadeFile } from '#server/bulk/file-job.ts';
import { readList } from './lists/read-list.ts';
import {
  type PageOf,
  type Reader,
  readModels,
  readOrders,
  readPieces,
  type SheetPage,
} from './read-lists.ts';
import type { LongSheet, Sheet } from './sheet.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

const { format } = ExportOrders.properties;
const { query: ordersQuery, columns: orderColumns } = ExportOrders.properties;
const { query: piecesQuery, columns: pieceColumns } = ExportPieces.properties;
const { query: modelsQuery, columns: modelColumns } = ExportModels.properties;

const OrdersPayload = Shape({
  list: Shape({ query: ordersQuery, columns: orderColumns, isWithContacts: Type.Boolean() }),
  format,
  language: LanguageWord,
});
const PiecesPayload = Shape({
  list: Shape({ query: piecesQuery, columns: pieceColumns }),
  format,
  language: LanguageWord,
});
const { query: listQuery, columns: listColumns } = ExportList.properties;
const ListPayload = Shape({
  list: Shape({
    list: ExportListParams.properties.list,
    query: listQuery,
    columns: listColumns,
    isWithContacts: Type.Boolean(),
  }),
  format,
  language: LanguageWord,
});
const ModelsPayload = Shape({
  list: Shape({ query: modelsQuery, columns: modelColumns }),
  format,
  language: LanguageWord,
});
export type ExportJob =
  | Static<typeof OrdersPayload>
  | Static<typeof PiecesPayload>
  | Static<typeof ModelsPayload>
  | Static<typeof ListPayload>;

const ordersStored = Compile(OrdersPayload);
const piecesStored = Compile(PiecesPayload);
const modelsStored = Compile(ModelsPayload);
const listStored = Compile(ListPayload);

/** Rows per page; a job can be cancelled between two pages. */
const pageRows = 1000;
/** Rows beyond the count at the beginning are not written. */
const maxRows = 100_000;

type ReadPage = (page: PageOf, reader: Reader) => Promise<SheetPage>;
type Run = Parameters<FileJob['run']>[1];

interface Making {
  name: string;
  /** The stores that the reader of the list may see. */
  stores: readonly number[] | null;
  payload: ExportJob;
  read: ReadPage;
}

/** Reads the list page by page into its file. */
async function make(
  { staff, now, progress }: Run,
  { name, stores, payload, read }: Making,
): Promise<MadeFile | null> {
  const { language } = payload;
  const reader: Reader = { staff, stores, language, now };
  const first = await read({ size: pageRows, count: 'none' }, reader);
  const state = { rows: 0, isCancelled: false };
  async function* pages(): AsyncGenerator<Sheet['rows']> {
    let page = first;
    for (;;) {
      state.rows += page.sheet.rows.length;
      yield page.sheet.rows;
      state.isCancelled = !(await progress(state.rows));
      const { next: cursor } = page;
      if (cursor === null || state.isCancelled || state.rows >= maxRows) return;
      page = await read({ size: pageRows, count: 'none', cursor }, reader);
    }
  }
  const sheet: LongSheet = { columns: first.sheet.columns, pages: pages() };
  const bytes = await (payload.format === 'CSV' ? writeCsv(sheet, language) : writeXlsx(sheet, name));
  if (state.isCancelled) return null;
  return { name: `${name}-${tashkentDay(now)}.${payload.format.toLowerCase()}`, bytes, rows: state.rows };
}

/** Returns the stores whose orders a role may read; null = all. */
function storesOf({ role, storeIds }: JobStaff): readonly number[] | null {
  const scope = scopeOf({ role }, 'orders.read');
  return scope === 'ALL' ? null : scope === null ? [] : storeIds;
}

function runOrders(db: Db, run: Run): Promise<MadeFile | null> {
  const payload = ordersStored.Parse(run.payload);
  return make(run, {
    name: 'orders',
    stores: storesOf(run.staff),
    payload,
    read: (page, reader) => readOrders(db, payload.list, { reader, page }),
  });
}

function runPieces(db: Db, run: Run): Promise<MadeFile | null> {
  const payload = piecesStored.Parse(run.payload);
  return make(run, {
    name: 'pieces',
    stores: null,
    payload,
    read: (page, reader) => readPieces(db, payload.list, { reader, page }),
  });
}

function runModels(db: Db, run: Run): Promise<MadeFile | null> {
  const payload = modelsStored.Parse(run.payload);
  return make(run, {
    name: 'models',
    stores: null,
    payload,
    read: (page, reader) => readModels(db, payload.list, { reader, page }),
  });
}

function runList(db: Db, run: Run): Promise<MadeFile | null> {
  const payload = listStored.Parse(run.payload);
  return make(run, {
    name: payload.list.list,
    stores: null,
    payload,
    read: (page, reader) => readList(db, payload.list, { reader, page }),
  });
}

/** Exports that take longer than a request may, by the names of their jobs. */
export const fileJobs: FileJobs = {
  'orders.export': { permission: 'exports.run', run: runOrders },
  'orders.export-contacts': { permission: 'exports.personal', run: runOrders },
  'pieces.export': { permission: 'exports.run', run: runPieces },
  'models.export': { permission: 'exports.run', run: runModels },
  'lists.export': { permission: 'exports.run', run: runList },
  'lists.export-contacts': { permission: 'exports.personal', run: runList },
};
