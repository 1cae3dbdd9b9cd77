import { sql } from 'kysely';
import type { Order, PlaceOrder } from '#contract/order.ts';
import { testSecret } from '#server/testing-accounts.ts';
import { type AddedPiece, type NewPiece, addPiece } from '#server/testing-goods.ts';
import { orderForm, place } from '#server/testing-order.ts';
import type { Sale } from '#server/testing-sale.ts';
import { type Shopper, putLine, shopper } from '#server/testing-shopper.ts';
import type { CodeCheck } from '#domain/order/hand-over.ts';
import type { BookedRefund } from '#server/payment/refunds/book-manual-refunds.ts';
import { advanceOrder } from './advance-order.ts';
import { bookOrderRefunds } from './cancel/book-order-refunds.ts';
import { type ReturnCall, type Returned, returnPieces } from './cancel/return-pieces.ts';
import { handOverOrder, sendNewCode } from './hand-over-order.ts';

let phones = 0;

/** A new phone for each order, so that its messages can be found. */
function nextPhone(): string {
  phones += 1;
  return `+99893${String(phones).padStart(7, '0')}`;
}

export interface Bought {
  buyer: Shopper;
  order: Order;
  pieces: AddedPiece[];
  phone: string;
}

/** Places an order under a new phone, of one piece at the default price unless given. */
export async function buy(
  sale: Sale,
  {
    form = {},
    pieces = [{}],
    language = 'ru',
    email,
  }: { form?: Partial<PlaceOrder>; pieces?: NewPiece[]; language?: string; email?: string } = {},
): Promise<Bought> {
  const phone = nextPhone();
  const buyer = shopper(sale.app, language);
  const added: AddedPiece[] = [];
  for (const piece of pieces) added.push(await addPiece(sale.db, piece));
  for (const { fullKey } of added) await putLine(buyer, fullKey);
  const contact = { name: 'Дилноза', phone, ...(email !== undefined && { email }) };
  const answer = await place(buyer, orderForm(sale, { contact, ...form }));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return { buyer, order: answer.json(), pieces: added, phone };
}

const steps = {
  confirm: 'CONFIRMED',
  assemble: 'ASSEMBLING',
  ship: 'SHIPPED',
  ready: 'READY_FOR_PICKUP',
} as const;

/** Advances an order to the given state, step by step, at the sale's clock. */
export async function walk(
  sale: Sale,
  { number }: Pick<Order, 'number'>,
  ...walked: (keyof typeof steps | 'deliver')[]
): Promise<void> {
  for (const step of walked) {
    if (step === 'deliver') await deliver(sale, { number });
    else await advanceOrder(staffDeps(sale), { number, to: steps[step], now: sale.parts.now() });
  }
}

/** Hands an order over on behalf of the staff, with the hand-over code if there is one. */
export const deliver = (sale: Sale, { number }: Pick<Order, 'number'>, code?: string): Promise<CodeCheck> =>
  handOverOrder(staffDeps(sale), { number, code, now: sale.parts.now() });

/** Replaces a lost or locked hand-over code. */
export const renewCode = (sale: Sale, { number }: Pick<Order, 'number'>): Promise<void> =>
  sendNewCode(staffDeps(sale), { number, now: sale.parts.now() });

/** Records that the pending manual refunds were paid out. */
export const giveBack = (sale: Sale, { number }: Pick<Order, 'number'>): Promise<BookedRefund[]> =>
  bookOrderRefunds(staffDeps(sale), { number, now: sale.parts.now() });

/** Returns pieces of a delivered order; none named = all of them. */
export const takeBack = (
  sale: Sale,
  { number }: Pick<Order, 'number'>,
  call: Partial<Omit<ReturnCall, 'number' | 'now'>> = {},
): Promise<Returned> =>
  returnPieces(sale.db, {
    number,
    serialNumbers: [],
    isFaulty: false,
    reason: 'не подошло',
    ...call,
    now: sale.parts.now(),
  });

const staffDeps = (sale: Sale) => ({
  db: sale.parts.db,
  secret: testSecret,
  publicUrl: sale.parts.config.publicUrl,
});

/** Returns every message of an order, for example `PAID SMS SENT`, oldest first. */
export async function outboxOf(sale: Sale, { number }: Order): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select concat_ws(' ', m.message, m.channel, m.message_state, m.dropped_because) as what
    from order_messages m join order_events e on e.id = m.event_id join orders o on o.id = e.order_id
    where o.number = ${number} order by m.id`.execute(sale.db);
  return rows.map(({ what }) => what);
}
