import type { CounterSale, FinishedSale } from '#contract/admin/counter.ts';
import { type AddedPiece, addPiece, type NewPiece } from '#server/testing-goods.ts';
import type { Sale } from '#server/testing-sale.ts';
import type { StaffAnswer, StaffBrowser } from '#server/testing-staff.ts';

/** A piece that is in the store of the demo's first seller. */
export const addHere = (sale: Sale, piece: NewPiece = {}): Promise<AddedPiece> =>
  addPiece(sale.db, { storeId: sale.places.amirTemur, ...piece });

/** The seller's open sale. */
export async function openSale(sale: Sale, seller: StaffBrowser): Promise<CounterSale> {
  const answer = await seller.post('counter/sales', { storeId: sale.places.amirTemur });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

/** Opens the drawer of the store, where it is not open. */
export async function openDay(sale: Sale, seller: StaffBrowser, opening = 0): Promise<void> {
  await seller.post('counter/days', { storeId: sale.places.amirTemur, opening });
}

export const scan = (seller: StaffBrowser, { id }: CounterSale, serial: string): Promise<StaffAnswer> =>
  seller.post(`counter/sales/${id}/pieces`, { serial });

let receipts = 0;
/** A fiscal receipt of its own. */
export function newReceipt(): object {
  receipts += 1;
  return {
    terminal: 'UZ210317228263',
    number: String(receipts),
    issuedAt: '2026-04-08T07:03:55Z',
    sign: '123456789012',
  };
}

/** The sale of what is in it, in cash unless it is said. */
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

/** One piece, sold by this seller in cash. */
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
