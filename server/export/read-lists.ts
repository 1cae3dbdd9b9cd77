import type { Static } from 'typebox';
import type { ExportModels, ExportOrders, ExportPieces } from '#contract/admin/export.ts';
import type { Language } from '#contract/words.ts';
import type { Db } from '#database/connect.ts';
import type { Count } from '#server/kit/list-page.ts';
import { findStoreNames } from '#server/content/store/store-names.ts';
import type { Staff } from '#server/kit/staff-operation.ts';
import { listModels } from '#server/model/read-models.ts';
import { listStaffOrders } from '#server/order/staff/read-orders.ts';
import { listStaffPieces } from '#server/stock/read-pieces.ts';
import { modelWords, orderWords, pieceWords } from './export-words.ts';
import { modelListSheet } from './wire-model-list-sheet.ts';
import { orderSheet, withContacts } from './order-sheet.ts';
import { findCategoryNames, selectContacts } from './queries-export.ts';
import type { Sheet } from './sheet.ts';
import { pieceSheet } from './wire-piece-sheet.ts';

/** The member of the staff who reads the list. */
export interface Reader {
  staff: Pick<Staff, 'role' | 'storeIds'>;
  /** Null = all. */
  stores: readonly number[] | null;
  language: Language;
  now: Date;
}

/** A page of a list as shown in a file. */
export interface SheetPage {
  sheet: Sheet;
  next: string | null;
  count: Count | null;
}

export interface PageOf {
  size: number;
  cursor?: string;
  count: 'capped' | 'none';
}

export type OrdersExport = Omit<Static<typeof ExportOrders>, 'format'> & { isWithContacts: boolean };
export type PiecesExport = Omit<Static<typeof ExportPieces>, 'format'>;
export type ModelsExport = Omit<Static<typeof ExportModels>, 'format'>;

/** Reads orders with these columns, in their order, with their shoppers' names and phones if requested. */
export async function readOrders(
  db: Db,
  { query, columns, isWithContacts }: OrdersExport,
  { reader, page }: { reader: Reader; page: PageOf },
): Promise<SheetPage> {
  const { language, now } = reader;
  const { rows, next, count } = await listStaffOrders(db, {
    query: { ...query, ...page },
    caller: reader,
    now,
  });
  const words = orderWords(language);
  const sheet = orderSheet(rows, columns, { words, storeNames: await findStoreNames(db, language) });
  if (!isWithContacts) return { sheet, next, count };
  const numbers = rows.map(({ number }) => number);
  const found = new Map((await selectContacts(db, numbers)).map((row) => [row.number, row]));
  const contacts = numbers.map((number) => found.get(number) ?? { name: null, phone: null });
  return { sheet: withContacts(sheet, contacts, words.phone), next, count };
}

/** Reads pieces with these columns, in their order; their cost only if the role may see it. */
export async function readPieces(
  db: Db,
  { query, columns }: PiecesExport,
  { reader, page }: { reader: Reader; page: PageOf },
): Promise<SheetPage> {
  const { language } = reader;
  const { rows, next, count } = await listStaffPieces(db, { query: { ...query, ...page }, viewer: reader });
  const storeNames = await findStoreNames(db, language);
  const sheet = pieceSheet(rows, columns, { words: pieceWords(language), storeNames, language });
  return { sheet, next, count };
}

/** Reads models with these columns, in their order. */
export async function readModels(
  db: Db,
  { query, columns }: ModelsExport,
  { reader: { language }, page }: { reader: Reader; page: PageOf },
): Promise<SheetPage> {
  const { rows, next, count } = await listModels(db, { ...query, ...page });
  const categoryNames = await findCategoryNames(db, language);
  const sheet = modelListSheet(rows, columns, { words: modelWords(language), categoryNames, language });
  return { sheet, next, count };
}
