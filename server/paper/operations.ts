import type { paperOperations as declared } from '#contract/operations/admin/paper.ts';
import type { Language } from '#contract/words.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { readCashDay } from '#server/cash/read-cash-day.ts';
import { readGoldAct } from '#server/gold/read-gold.ts';
import { recordAudit } from '#server/kit/audit.ts';
import { findStoreNames } from '#server/content/store/store-names.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller, StaffFunctions } from '#server/kit/staff-operation.ts';
import { readStaffOrder } from '#server/order/staff/read-orders.ts';
import { readStocktake } from '#server/stock/count/operations.ts';
import { listLabels } from '#server/stock/list-labels.ts';
import { readStaffPiece } from '#server/stock/read-pieces.ts';
import { readTransfer } from '#server/stock/transfer/read-transfer.ts';
import { cashReport } from './acts/cash-report.ts';
import { goldAct } from './acts/gold-act.ts';
import { handOverAct, returnAct } from './acts/wire-order-acts.ts';
import type { PrintedAct } from './acts/printed-act.ts';
import { stocktakeAct, waybill, writeOffAct } from './acts/stock-acts.ts';
import { printedLabel } from './label-lines.ts';
import { paperWords } from './paper-words.ts';
import { printedSlip } from './wire-slip.ts';

export interface PaperDeps {
  db: Db;
  publicUrl: string;
  secret: string;
}

/** Printing by the staff. The drawing libraries are loaded at the first print, because they take some megabytes. */
export const paperOperations = {
  async printLabels({ db, publicUrl }, { caller, input }) {
    const { serials, language, layout } = input;
    const labels = await listLabels(db, { serials, language });
    const { drawLabels } = await import('./draw-labels.ts');
    const pdf = await drawLabels(
      labels.map((label) => printedLabel(label, { language, publicUrl })),
      layout,
    );
    await notePrints(db, caller, { action: 'pieces.print', resource: 'piece', records: serials });
    return { name: nameOf('label', serials), pdf: pdf.toString('base64') };
  },

  async printSlips({ db }, { caller, input, now }) {
    const { numbers, language } = input;
    const storeNames = await findStoreNames(db, language);
    const slips = [];
    for (const number of numbers) {
      const order = await readStaffOrder(db, { number, caller, now });
      const storeName = order.storeId === null ? null : (storeNames.get(order.storeId) ?? null);
      slips.push(printedSlip(order, { language, storeName }));
    }
    const { drawSlips } = await import('./draw-slips.ts');
    const pdf = await drawSlips(slips);
    await notePrints(db, caller, { action: 'orders.print', resource: 'order', records: numbers });
    return { name: nameOf('slip', numbers), pdf: pdf.toString('base64') };
  },
  async printHandOverAct({ db }, call) {
    const { number, language } = call.input;
    const { order, of } = await readOrderOf(db, call);
    await notePrints(db, call.caller, { action: 'orders.print-act', resource: 'order', records: [number] });
    return drawn('hand-over', number, { act: handOverAct(order, { ...of, language }), copies: 2 });
  },

  async printReturnAct({ db }, call) {
    const { number, language } = call.input;
    const { order, of } = await readOrderOf(db, call);
    const act = returnAct(order, { ...of, language });
    if (act === null) throw new Refusal('ORDER_STATE_CONFLICT', { state: order.state });
    await notePrints(db, call.caller, { action: 'orders.print-act', resource: 'order', records: [number] });
    return drawn('return', number, { act, copies: 2 });
  },

  async printWaybill({ db }, { caller, input: { id, language } }) {
    const transfer = await readTransfer(db, id, caller);
    const act = waybill(transfer, { language, placeOf: await placesIn(db, language) });
    const records = [String(id)];
    await notePrints(db, caller, { action: 'transfers.print-act', resource: 'transfer', records });
    return drawn('transfer', String(id), { act, copies: 2 });
  },

  async printStocktakeAct({ db }, call) {
    const { id, language } = call.input;
    const stocktake = await readStocktake(db, call);
    if (stocktake.state === 'OPEN') throw new Refusal('STOCKTAKE_UNDECIDED');
    const act = stocktakeAct(stocktake, { language, placeOf: await placesIn(db, language) });
    const records = [String(id)];
    await notePrints(db, call.caller, { action: 'stocktakes.print-act', resource: 'stocktake', records });
    return drawn('stocktake', String(id), { act, copies: 1 });
  },

  async printWriteOffAct({ db }, { caller, input: { serial, language }, now }) {
    const piece = await readStaffPiece(db, { serial, viewer: { staff: caller.staff, now } });
    const act = writeOffAct(piece, { language, placeOf: await placesIn(db, language) });
    if (act === null) throw new Refusal('PIECE_STATE_CONFLICT', { state: piece.state });
    await notePrints(db, caller, { action: 'pieces.print-act', resource: 'piece', records: [serial] });
    return drawn('write-off', serial, { act, copies: 1 });
  },

  async printGoldAct({ db, secret }, { caller, input: { id, language } }) {
    const bought = await readGoldAct(db, { id, caller, secret, language });
    const place = (await placesIn(db, language))(bought.intake.storeId);
    const records = [String(id)];
    await notePrints(db, caller, { action: 'gold.print-act', resource: 'gold-intake', records });
    const act = goldAct(bought, { language, place });
    return drawn('old-gold', bought.intake.act, { act, copies: 2 });
  },

  async printCashReport({ db }, { caller, input: { id, language } }) {
    const day = await readCashDay(db, { id, caller });
    const place = (await placesIn(db, language))(day.storeId);
    const records = [String(id)];
    await notePrints(db, caller, { action: 'cash.print-act', resource: 'cash-day', records });
    return drawn('cash-day', String(id), { act: cashReport(day, { language, place }), copies: 1 });
  },
} satisfies StaffFunctions<typeof declared, PaperDeps>;

interface OrderCall {
  caller: StaffCaller;
  input: { number: string; language: Language };
  now: Date;
}

async function readOrderOf(db: Db, { caller, input: { number, language }, now }: OrderCall) {
  const order = await readStaffOrder(db, { number, caller, now });
  const placeOf = await placesIn(db, language);
  const place = order.storeId === null ? null : placeOf(order.storeId);
  return { order, of: { place, today: tashkentDay(now) } };
}

/** Returns the names of places; null = the warehouse. */
async function placesIn(db: Db, language: Language): Promise<(storeId: number | null) => string> {
  const names = await findStoreNames(db, language);
  const { warehouse } = paperWords(language).act;
  return (storeId) => (storeId === null ? warehouse : (names.get(storeId) ?? ''));
}

/** Draws an act; loads the drawing library on first use. */
async function drawn(
  kind: string,
  record: string,
  { act, copies }: { act: PrintedAct; copies: 1 | 2 },
): Promise<{ name: string; pdf: string }> {
  const { drawAct } = await import('./acts/draw-act.ts');
  const pdf = await drawAct(act, copies);
  return { name: nameOf(kind, [record]), pdf: pdf.toString('base64') };
}

const nameOf = (kind: string, records: readonly string[]): string =>
  `${kind}-${records.length === 1 ? records[0] : records.length}.pdf`;

/** Writes an audit entry for each printed record. */
async function notePrints(
  db: Db,
  { staff, keyId, ip, device, requestId }: StaffCaller,
  { action, resource, records }: { action: string; resource: string; records: readonly string[] },
): Promise<void> {
  await withTransaction(db, async (db) => {
    for (const recordId of records)
      await recordAudit(db, {
        staffId: staff.id,
        keyId,
        action,
        resource,
        recordId,
        ip,
        device,
        requestId,
      });
  });
}
