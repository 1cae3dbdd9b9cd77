import type { Static } from 'typebox';
import type { ExportedList } from '#contract/admin/export.ts';
import type { PieceColumn } from '#contract/admin/stock/piece.ts';
import type { ExportWhole } from '#contract/admin/system/exchange.ts';
import type { exchangeOperations as declared } from '#contract/operations/admin/system/exchange.ts';
import type { Db } from '#database/connect.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import { dropStoredFile, listStoredFiles } from '#server/bulk/stored-files.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller, StaffFunctions } from '#server/kit/staff-operation.ts';
import { listModels } from '#server/model/read-models.ts';
import { listStaffPieces } from '#server/stock/read-pieces.ts';
import { pieceWords } from './export-words.ts';
import { fileOf } from './file-of.ts';
import { modelSheet } from './wire-model-sheet.ts';
import { findStoreNames } from '#server/content/store/store-names.ts';
import type { Sheet } from './sheet.ts';
import { pieceSheet } from './wire-piece-sheet.ts';

/** A larger export would take longer than a request may. */
const maxRows = 20_000;
const whole = { size: maxRows, count: 'exact' } as const;
const names = { CATALOG: 'catalog', PIECES: 'pieces', PRICES: 'prices' } as const;
const columns: Record<'PIECES' | 'PRICES', readonly PieceColumn[]> = {
  PIECES: ['serial', 'model', 'state', 'place', 'size', 'weight', 'probe', 'price', 'oldPrice', 'received'],
  PRICES: ['serial', 'model', 'price', 'oldPrice'],
};

/** Exports the catalogue as a file in the requester's language (EXPORT_TOO_LARGE), and lists and serves the files made by jobs. */
export const wholeExportOperations = {
  async exportWhole({ db }, { caller, input: { what, format }, now }): Promise<ExportedList> {
    const sheet =
      what === 'CATALOG' ? await readCatalog(db, caller) : await readPieces(db, { what, caller, now });
    return fileOf(sheet, { caller, now, name: names[what], format });
  },

  listExports: async ({ db }, { caller: { staff }, now }) => ({
    rows: await listStoredFiles(db, { staff, now }),
  }),

  dropExport: ({ db }, { caller: { staff }, input: { id }, now }) => dropStoredFile(db, { id, staff, now }),
} satisfies StaffFunctions<Pick<typeof declared, 'exportWhole' | 'listExports' | 'dropExport'>, { db: Db }>;

interface PiecesWanted {
  what: Exclude<Static<typeof ExportWhole>['what'], 'CATALOG'>;
  caller: StaffCaller;
  now: Date;
}

async function readPieces(db: Db, { what, caller, now }: PiecesWanted): Promise<Sheet> {
  const viewer = { staff: caller.staff, now };
  const query = what === 'PRICES' ? { ...whole, state: 'AVAILABLE' } : whole;
  const { rows, count } = await listStaffPieces(db, { query, viewer });
  requireFew(count);
  const { language } = caller;
  const seesCost = what === 'PIECES' && scopeOf(caller.staff, 'pieces.cost') !== null;
  const shown: readonly PieceColumn[] = seesCost ? [...columns[what], 'cost'] : columns[what];
  const storeNames = await findStoreNames(db, language);
  return pieceSheet(rows, shown, { words: pieceWords(language), storeNames, language });
}

async function readCatalog(db: Db, { language }: StaffCaller): Promise<Sheet> {
  const { rows, count } = await listModels(db, whole);
  requireFew(count);
  return modelSheet(rows, language);
}

function requireFew(count: { value: number } | null): void {
  if (count !== null && count.value > maxRows)
    throw new Refusal('EXPORT_TOO_LARGE', { rows: count.value, limit: maxRows });
}
