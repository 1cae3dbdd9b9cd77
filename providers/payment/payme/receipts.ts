import { toTiyin } from '../tiyin.ts';
import type { CallPayme } from './subscribe-api.ts';
import { paymeDetail } from './receipt-detail.ts';
import { fieldOf } from './merchant-params.ts';
import type { Bill, ProviderState } from '../port.ts';
import type { FiscalSale } from '../fiscal-port.ts';

/** Payme's states of a receipt: 0 not charged yet; 1 to 3 being charged; 4 paid; 21 and 50 cancelled. */
const stateOfReceipt = new Map<unknown, 'NEW' | ProviderState>([
  [0, 'NEW'],
  [4, 'PAID'],
  [21, 'FAILED'],
  [50, 'FAILED'],
]);

/** Creates a receipt for a bill and returns Payme's id; nothing is charged. Throws if that fails. */
export async function createReceipt(
  callPayme: CallPayme,
  { bill, sale }: { bill: Bill; sale: FiscalSale | null },
): Promise<string> {
  const reply = await callPayme('receipts.create', {
    amount: toTiyin(bill.amountSom),
    account: { order_id: bill.orderNumber },
    ...(sale !== null && { detail: paymeDetail(sale, bill.amountSom) }),
  });
  const id = 'result' in reply ? fieldOf(fieldOf(reply.result, 'receipt'), '_id') : undefined;
  if (typeof id !== 'string' || !/^[0-9a-f]{24}$/.test(id))
    throw new Error(`Payme created no receipt: ${'refused' in reply ? reply.refused : 'no id'}`);
  return id;
}

/** Charges the card. `OPEN`: the result is unknown. Never throws: a lost response is queried later. */
export async function payReceipt(
  callPayme: CallPayme,
  { id, token }: { id: string; token: string },
): Promise<'PAID' | 'FAILED' | 'OPEN'> {
  try {
    const reply = await callPayme('receipts.pay', { id, token });
    if ('result' in reply && fieldOf(fieldOf(reply.result, 'receipt'), 'state') === 4) return 'PAID';
    const state = await settleState(callPayme, id);
    return state === 'PAID' || state === 'FAILED' ? state : 'OPEN';
  } catch {
    return 'OPEN';
  }
}

/** Returns the state of a receipt. A receipt that was not charged yet is cancelled, so that it never will be. */
export async function settleState(callPayme: CallPayme, id: string): Promise<ProviderState> {
  const state = await fetchState(callPayme, id);
  if (state !== 'NEW') return state;
  await callPayme('receipts.cancel', { id });
  const after = await fetchState(callPayme, id);
  return after === 'NEW' ? 'OPEN' : after;
}

/** Refunds a whole receipt. Idempotent. Throws if it was not refunded. */
export async function cancelReceipt(callPayme: CallPayme, id: string): Promise<void> {
  await callPayme('receipts.cancel', { id });
  if ((await fetchState(callPayme, id)) !== 'FAILED')
    throw new Error(`Payme did not cancel the receipt ${id}`);
}

async function fetchState(callPayme: CallPayme, id: string): Promise<'NEW' | ProviderState> {
  const reply = await callPayme('receipts.check', { id });
  if ('refused' in reply) return 'UNKNOWN';
  return stateOfReceipt.get(fieldOf(reply.result, 'state')) ?? 'OPEN';
}
