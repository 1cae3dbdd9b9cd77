import type { Static } from 'typebox';
import type { ExportedList, ExportFormat, ExportOrders } from '#contract/admin/export.ts';
import type { exportOperations as declared } from '#contract/operations/admin/export.ts';
import type { Language } from '#contract/words.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller, StaffFunctions } from '#server/kit/staff-operation.ts';
import { listStaffOrders } from '#server/order/staff/read-orders.ts';
import { listStaffPieces } from '#server/stock/read-pieces.ts';
import { orderWords, pieceWords } from './export-words.ts';
import { orderSheet, withContacts } from './order-sheet.ts';
import { pieceSheet } from './wire-piece-sheet.ts';
import { findStoreNames, selectContacts } from './queries-export.ts';
import type { Sheet } from './sheet.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

/** A file of more rows would take longer than a call may. */
const mostRows = 1000;
const whole = { size: mostRows, count: 'capped' } as const;

/** Lists as files, in the language of who exports. Each refuses EXPORT_TOO_LARGE (facts.rows, facts.limit). */
export const exportOperations = {
  async exportOrders({ db }, call) {
    const { sheet } = await readOrders(db, call);
    return fileOf(sheet, { ...call, name: 'orders', format: call.input.format });
  },

  async exportOrderContacts({ db }, call) {
    const { sheet, numbers } = await readOrders(db, call);
    const found = new Map((await selectContacts(db, numbers)).map((row) => [row.number, row]));
    const contacts = numbers.map((number) => found.get(number) ?? { name: null, phone: null });
    const heads = orderWords(call.caller.language).phone;
    const full = withContacts(sheet, contacts, heads);
    return fileOf(full, { ...call, name: 'orders', format: call.input.format });
  },

  async exportPieces({ db }, { caller, input, now }) {
    const { columns, query, format } = input;
    const viewer = { staff: caller.staff, now };
    const { rows, count } = await listStaffPieces(db, { query: { ...query, ...whole }, viewer });
    requireFew(count);
    const { language } = caller;
    const storeNames = await findStoreNames(db, language);
    const sheet = pieceSheet(rows, columns, { words: pieceWords(language), storeNames, language });
    return fileOf(sheet, { caller, now, name: 'pieces', format });
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;

interface OrdersCall {
  caller: StaffCaller;
  input: Static<typeof ExportOrders>;
  now: Date;
}

/** Refuses PERMISSION_MISSING: who may export does not read orders for that. */
async function readOrders(
  db: ReadDb,
  { caller, input: { query, columns }, now }: OrdersCall,
): Promise<{ sheet: Sheet; numbers: string[] }> {
  if (scopeOf(caller.staff.role, 'orders.read') === null)
    throw new Refusal('PERMISSION_MISSING', { permission: 'orders.read' });
  const { rows, count } = await listStaffOrders(db, { query: { ...query, ...whole }, caller, now });
  requireFew(count);
  const { language } = caller;
  const storeNames = await findStoreNames(db, language);
  return {
    sheet: orderSheet(rows, columns, { words: orderWords(language), storeNames }),
    numbers: rows.map(({ number }) => number),
  };
}

function requireFew(count: { value: number } | null): void {
  if (count !== null && count.value > mostRows)
    throw new Refusal('EXPORT_TOO_LARGE', { rows: count.value, limit: mostRows });
}

interface FileFacts {
  caller: { language: Language };
  now: Date;
  name: string;
  format: ExportFormat;
}

function fileOf(sheet: Sheet, { caller: { language }, now, name, format }: FileFacts): ExportedList {
  const bytes = format === 'CSV' ? writeCsv(sheet, language) : writeXlsx(sheet, name);
  return {
    name: `${name}-${tashkentDay(now)}.${format.toLowerCase()}`,
    file: bytes.toString('base64'),
    rows: sheet.rows.length,
  };
}
