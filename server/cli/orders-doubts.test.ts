import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import { requireSound } from '#database/invariants.ts';
import { desk } from '#server/order/testing-desk.ts';
import { addOrder, cards, payAtBank, readOrder } from '#server/testing-order.ts';
import { type Sale, noon, testSale } from '#server/testing-sale.ts';
import type { Shopper } from '#server/testing-shopper.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

/** A paid order, of whose payment its bank says something else than the shop, and goes on doing so. */
async function doubted(): Promise<{ buyer: Shopper; order: Order; transactionId: string }> {
  const { buyer, order } = await addOrder(sale, { method: 'FAKE' });
  await payAtBank(buyer, order, cards.approved);
  const payment = await sale.db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.id', 'p.transaction_id'])
    .where('o.number', '=', order.number)
    .executeTakeFirstOrThrow();
  await sale.db
    .insertInto('payment_doubts')
    .values({ payment_id: payment.id, noted_at: noon, outcome: 'BY_HAND', decided_at: noon })
    .execute();
  return { buyer, order, transactionId: payment.transaction_id ?? '' };
}

const outcomeOf = async ({ number }: Order) =>
  (
    await sql<{
      outcome: string;
    }>`select d.outcome from payment_doubts d join payments p on p.id = d.payment_id
      join orders o on o.id = p.order_id where o.number = ${number}`.execute(sale.db)
  ).rows[0]?.outcome;

describe('npm run orders, of doubts about payments', () => {
  it('has none in a quiet shop', async () => {
    expect(await desk(sale, 'doubts')).toBe('No doubt about a payment waits.');
    expect(await desk(sale)).not.toContain('Doubts');
  });

  it('names those that wait for a person, until one says what they found', async () => {
    const { buyer, order, transactionId } = await doubted();
    expect(await desk(sale)).toMatch(/^Doubts about payments: 1 \(npm run orders -- doubts\)$/m);
    expect(await desk(sale, 'doubts')).toContain(
      `${order.number} · PAID · FAKE ${transactionId} · here PAID · ${order.total} soʻm · since 2026-04-08 12:00`,
    );
    const found = await desk(sale, 'close-doubt', order.number, 'stands', 'in the cabinet of 8 April');
    expect(found).toBe(`The doubt about FAKE ${transactionId} of order ${order.number} is closed.`);
    expect(await outcomeOf(order)).toBe('STANDS');
    expect(await desk(sale, 'doubts')).toBe('No doubt about a payment waits.');
    expect(await desk(sale, 'show', order.number)).toContain(
      `DOUBT_CLOSED (PAID) · by STAFF · FAKE ${transactionId} STANDS: in the cabinet of 8 April`,
    );
    // the shopper's own page tells what happened to the order, and no more
    const { events } = await readOrder(buyer, order);
    expect(events.map(({ state }) => state)).toEqual(['PENDING_PAYMENT', 'PAID']);
  });

  it('writes down money that was given back at the bank', async () => {
    const { order, transactionId } = await doubted();
    const words = ['returned', 'reversed', 'by', 'Uzum', '--transaction', transactionId];
    await desk(sale, 'close-doubt', order.number, ...words);
    expect(await outcomeOf(order)).toBe('RETURNED');
    expect(await desk(sale, 'show', order.number)).toContain('RETURNED: reversed by Uzum');
  });

  it('closes nothing twice, nothing without a word why, and no other payment', async () => {
    const { order, transactionId } = await doubted();
    const close = (...words: string[]) => desk(sale, 'close-doubt', order.number, ...words);
    await expect(close('stands')).rejects.toThrow('Say why');
    await expect(close('perhaps', 'who knows')).rejects.toThrow('stands or returned');
    await expect(close('stands', 'seen', '--transaction', 'another')).rejects.toThrow('No doubt');
    expect(await outcomeOf(order)).toBe('BY_HAND');
    await close('stands', 'seen', '--transaction', transactionId);
    await expect(close('returned', 'seen again')).rejects.toThrow('No doubt about a payment');
    expect(await outcomeOf(order)).toBe('STANDS');
  });

  it('asks which, when several payments of an order are in doubt', async () => {
    const { order } = await doubted();
    await sql`
      with other as (
        insert into payments (order_id, provider, transaction_id, payment_state, amount_som, failure, started_at, opened_at, ended_at, created_at)
        select p.order_id, p.provider, 'other', 'FAILED', p.amount_som, 'DECLINED', p.started_at, p.opened_at, ${noon}, p.created_at
        from payments p join orders o on o.id = p.order_id where o.number = ${order.number} returning id)
      insert into payment_doubts (payment_id, noted_at, outcome, decided_at) select id, ${noon}, 'BY_HAND', ${noon} from other`.execute(
      sale.db,
    );
    await expect(desk(sale, 'close-doubt', order.number, 'stands', 'seen')).rejects.toThrow('name one');
    await desk(sale, 'close-doubt', order.number, 'stands', 'seen', '--transaction', 'other');
    expect(await desk(sale, 'doubts')).not.toContain('other');
    await desk(sale, 'close-doubt', order.number, 'stands', 'seen');
  });
});
