import type { CounterSale, FinishedSale } from '#contract/admin/counter.ts';
import { type AddedPiece, addPiece, type NewPiece } from '#server/testing-goods.ts';
import type { Sale } from '#server/testing-sale.ts';
import type { StaffAnswer, StaffBrowser } from '#server/testing-staff.ts';

/** Adds a piece to the store of the demo's first seller. */
export const addHere = (sale: Sale, piece: NewPiece = {}): Promise<AddedPiece> =>
  addPiece(sale.db, { storeId: sale.places.amirTemur, ...piece });

/** Returns the seller's open sale. */
export async function openSale(sale: Sale, seller: StaffBrowser): Promise<CounterSale> {
  const answer = await seller.post('counter/sales', { storeId: sale.places.amirTemur });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

/** Opens the store's cash day if it is not open. */
export async function openDay(sale: Sale, seller: StaffBrowser, opening = 0): Promise<void> {
  await seller.post('counter/days', { storeId: sale.places.amirTemur, opening });
}

export const scan = (seller: StaffBrowser, { id }: CounterSale, serial: string): Promise<StaffAnswer> =>
  seller.post(`counter/sales/${id}/pieces`, { serial });

let receipts = 0;
/** Returns a unique fiscal receipt. */
export function newReceipt(): object {
  receipts += 1;
  return {
    terminal: 'UZ210317228263',
    number: String(receipts),
    issuedAt: '2026-04-08T07:03:55Z',
    sign: '123456789012',
  };
}

/** Completes the sale, in cash by default. */
export function finish(
  seller: StaffBrowser,
  { id, total }: CounterSale,
  { key = crypto.randomUUID(), ...form }: { key?: string; tenders?: object[]; receipt?: object | null } = {},
): Promise<StaffAnswer> {
  seller.headers['idempotency-key'] = key;
  return seller.post(`counter/sales/${id}/done`, {
    expectedTotal: total,
    tenders: [{ method: 'CASH', amount: total }],
    receipt: newReceipt(),
    ...form,
  });
}

/** Sells one piece for cash. */
export async function sell(
  sale: Sale,
  seller: StaffBrowser,
  form: Parameters<typeof finish>[2] = {},
): Promise<{ piece: AddedPiece; sold: FinishedSale }> {
  const piece = await addHere(sale);
  const opened = await openSale(sale, seller);
  const scanned = (await scan(seller, opened, piece.serialNumber)).json<CounterSale>();
  const answer = await finish(seller, scanned, form);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return { piece, sold: answer.json() };
}
