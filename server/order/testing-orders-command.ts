import { sql } from 'kysely';
import type { Order, PlaceOrder } from '#contract/order.ts';
import { testSecret } from '#server/testing-accounts.ts';
import { type AddedPiece, type NewPiece, addPiece } from '#server/testing-goods.ts';
import { orderForm, place } from '#server/testing-order.ts';
import type { Sale } from '#server/testing-sale.ts';
import { type Shopper, putLine, shopper } from '#server/testing-shopper.ts';
import { ordersCommand } from '#server/cli/orders/orders.ts';

let phones = 0;

/** A phone of its own, so that its messages can be found. */
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

/** An order under a phone of its own, of one piece at the usual price by default. */
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

/** `npm run orders`, at the clock of the sale. */
export async function runOrdersCommand(sale: Sale, ...words: string[]): Promise<string> {
  const { db, config, now } = sale.parts;
  const deps = { db, secret: testSecret, publicUrl: config.publicUrl, now: now() };
  return ordersCommand.read(words)(deps);
}

/** Several commands about one order, one after the other. */
export async function walk(sale: Sale, { number }: Order, ...commands: string[]): Promise<void> {
  for (const command of commands) await runOrdersCommand(sale, command, number);
}

/** Every message of an order, as `PAID SMS SENT`, the oldest first. */
export async function outboxOf(sale: Sale, { number }: Order): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select concat_ws(' ', m.message, m.channel, m.message_state, m.dropped_because) as what
    from order_messages m join order_events e on e.id = m.event_id join orders o on o.id = e.order_id
    where o.number = ${number} order by m.id`.execute(sale.db);
  return rows.map(({ what }) => what);
}
