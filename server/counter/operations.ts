import { FinishedSale } from '#contract/admin/counter.ts';
import type { CounterSale } from '#contract/admin/counter.ts';
import type { counterOperations as declared } from '#contract/operations/admin/counter.ts';
import { maxDiscountPercent } from '#domain/counter/manual-discount.ts';
import { readFiscalCode, serialsOf } from '#domain/counter/scanned-text.ts';
import { readPromoCode } from '#domain/pricing/promo-code.ts';
import type { Db } from '#database/connect.ts';
import type { ExpireDeps } from '#server/cart/hold/expire-holds.ts';
import { lockPiecesOfSale, releaseFromCounter, renewCounterHold } from '#server/cart/hold/counter-hold.ts';
import { takesCash } from '#server/cash/record-cash.ts';
import { listReadyGold } from '#server/gold/read-gold.ts';
import { onceOnly } from '#server/kit/idempotency.ts';
import { requireNamedStore, requireOwnStore } from '#server/kit/own-store.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller, StaffFunctions } from '#server/kit/staff-operation.ts';
import { recordCounterReceipt } from '#server/payment/receipts/record-receipt.ts';
import { findPromo } from '#server/pricing/promo-codes/find-cart-promo.ts';
import { loadCounterSettings } from './counter-settings.ts';
import { findPurchase } from './find-purchase.ts';
import { finishSale, refuseUsedReceipt } from './finish-sale.ts';
import { layOutVisit } from './lay-out-visit.ts';
import { loadSale } from './load-sale.ts';
import { watchPiece } from './queries-piece.ts';
import {
  endSale,
  isReceiptUsed,
  lockSale,
  lockSaleWithoutReceipt,
  openSale,
  type SaleChange,
  type SaleRow,
  setReceipt,
  updateSale,
} from './queries-sale.ts';
import { type ReturnDeps, returnAtCounter } from './return-at-counter.ts';
import { requireDiscount } from './request-discount.ts';
import { counterExpiry, scanPiece } from './scan-piece.ts';
import { saleToWire } from './wire.ts';

export interface CounterDeps extends ExpireDeps, ReturnDeps {
  secret: string;
}

interface OwnSale {
  caller: StaffCaller;
  input: { id: number };
  now: Date;
}

const once = onceOnly(FinishedSale);

/** Counter sales and returns. Each operation is one transaction with an audit entry. */
export const counterOperations = {
  async openCounterSale({ db }, call) {
    const { caller, input, now } = call;
    await requireNamedStore(db, caller, input.storeId);
    const row = await openSale(db, { storeId: input.storeId, staffId: caller.staff.id, now });
    return present(db, row, call);
  },

  async addSalePiece(deps, call) {
    const row = await lockOwn(deps.db, call);
    await scanPiece(deps, { sale: row, typed: call.input.serial, now: call.now });
    await renew(deps.db, row, call.now);
    return present(deps.db, row, call);
  },

  async watchPiece({ db }, { caller, input, now }) {
    const state = await watchPiece(db, { serials: serialsOf(input.serial), staffId: caller.staff.id, now });
    if (state === undefined) throw new Refusal('NOT_FOUND');
    return { isWaiting: state === 'RESERVED' };
  },

  layOutVisit: (deps, { caller, input: { id }, now }) => layOutVisit(deps, { id, caller, now }),

  async removeSalePiece({ db }, call) {
    const row = await lockOwn(db, call);
    const { pieces, hold } = await loadSale(db, row, call.now);
    const serials = serialsOf(call.input.serial);
    const piece = pieces.find((one) => serials.includes(one.piece.serialNumber));
    if (piece !== undefined && hold !== undefined) await releaseFromCounter(db, hold, piece.itemId);
    return present(db, row, call);
  },

  async changeSale({ db }, call) {
    const row = await lockOwn(db, call);
    await updateSale(db, row.id, await readChange(db, row, call));
    await renew(db, row, call.now);
    return present(db, await lockOwn(db, call), call);
  },

  async renewSale({ db }, call) {
    const row = await lockOwn(db, call);
    await renew(db, row, call.now);
    return present(db, row, call);
  },

  async dropSale({ db }, call) {
    const row = await lockOwn(db, call);
    const hold = await lockPiecesOfSale(db, row.id);
    if (hold !== undefined) await releaseFromCounter(db, hold);
    await endSale(db, { id: row.id, orderId: null, receipt: null, now: call.now });
  },

  async readReceipt(_deps, { input }) {
    const code = readFiscalCode(input.text);
    return { receipt: code && { ...code, issuedAt: code.issuedAt.toISOString() } };
  },

  async finishSale(deps, { caller, input, now }) {
    const { id, idempotencyKey: key, ...form } = input;
    const keyed = { scope: `counter-sale:${caller.staff.id}:${id}`, key, request: form, now };
    const run = async () =>
      finishSale(deps, { row: await lockOwn(deps.db, { caller, input, now }), form, caller, now });
    return once(deps.db, keyed, { run });
  },

  async addCounterReceipt({ db }, { caller: { stores }, input: { id, receipt }, now }) {
    const sale = await lockSaleWithoutReceipt(db, { paymentId: id, stores });
    if (sale === undefined) throw new Refusal('NOT_FOUND');
    if (await isReceiptUsed(db, receipt)) throw new Refusal('RECEIPT_USED');
    await setReceipt(db, sale.id, receipt).catch(refuseUsedReceipt);
    const code = { ...receipt, issuedAt: new Date(receipt.issuedAt) };
    await recordCounterReceipt(db, { paymentId: id, receipt: code, now });
  },

  findPurchase: ({ db }, { caller, input, now }) => findPurchase(db, { ...input, caller, now }),
  returnAtCounter: (deps, { caller, input, now }) => returnAtCounter(deps, { form: input, caller, now }),
} satisfies StaffFunctions<typeof declared, CounterDeps>;

/** Locks the caller's own open sale. Refuses with NOT_FOUND. */
async function lockOwn(db: Db, { caller, input: { id } }: OwnSale): Promise<SaleRow> {
  const row = await lockSale(db, { id, staffId: caller.staff.id });
  if (row?.sale_state !== 'OPEN') throw new Refusal('NOT_FOUND');
  requireOwnStore(caller, row.store_id);
  return row;
}

async function renew(db: Db, row: SaleRow, now: Date): Promise<void> {
  const hold = await lockPiecesOfSale(db, row.id);
  if (hold !== undefined) await renewCounterHold(db, { hold, expiresAt: await counterExpiry(db, now) });
}

async function readChange(
  db: Db,
  row: SaleRow,
  {
    caller,
    input: { buyerPhone, promoCode, manualDiscount },
    now,
  }: OwnSale & { input: Parameters<typeof counterOperations.changeSale>[1]['input'] },
): Promise<SaleChange> {
  const change: SaleChange = {};
  if (buyerPhone !== undefined) change.buyerPhone = buyerPhone;
  if (promoCode === null) change.promoCodeId = null;
  else if (promoCode !== undefined) change.promoCodeId = await findCode(db, { row, typed: promoCode, now });
  if (manualDiscount === undefined) return change;
  if (manualDiscount !== null) await requireDiscount(db, { row, caller, wish: manualDiscount, now });
  return { ...change, manualDiscount: manualDiscount && { ...manualDiscount, approvalId: null } };
}

/** Returns a code even if it does not apply to these pieces; the sale reports the reason. Refuses with PROMO_CODE_UNKNOWN. */
async function findCode(
  db: Db,
  { row, typed, now }: { row: SaleRow; typed: string; now: Date },
): Promise<number> {
  const code = readPromoCode(typed);
  const shopper = { userId: null, phone: row.buyer_phone };
  const promo = code === null ? undefined : await findPromo(db, { by: { code }, pieces: [], shopper, now });
  if (promo === undefined) throw new Refusal('PROMO_CODE_UNKNOWN');
  return promo.id;
}

async function present(
  db: Db,
  row: SaleRow,
  { caller, now }: Pick<OwnSale, 'caller' | 'now'>,
): Promise<CounterSale> {
  const { needsReceipt, discounts } = await loadCounterSettings(db);
  return saleToWire(await loadSale(db, row, now), {
    maxDiscountPercent: maxDiscountPercent(caller.staff.role, discounts),
    needsReceipt,
    takesCash: await takesCash(db, row.store_id),
    gold: await listReadyGold(db, row.store_id),
  });
}
